//! Reads the conventions that a file wants its tree searched under.

use std::fmt;

use serde::de::{self, Deserialize, DeserializeSeed, Deserializer, MapAccess, Visitor};

use super::document::Conventions;
use super::failure::Trail;
use super::keys::ClosedKeys;
use super::place::Step;
use super::problem::Expected;
use super::values::{Keyword, Text, Word};
use crate::search::{Cut, Fail, Order};

/// The keys of `conventions`.
const CONVENTION_KEYS: &[&str] = &["cut", "fail", "order", "depth"];

/// Reads the value of `conventions`.
pub(super) struct ConventionsSeed<'g>(pub &'g mut Trail);

impl<'de> DeserializeSeed<'de> for ConventionsSeed<'_> {
    type Value = Conventions;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Conventions, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for ConventionsSeed<'_> {
    type Value = Conventions;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with conventions")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Conventions, A::Error> {
        let ConventionsSeed(trail) = self;
        let mut keys = ClosedKeys::new(CONVENTION_KEYS);
        let mut conventions = Conventions::default();
        while let Some(Text(key)) = map.next_key::<Text<'de>>()? {
            let key = keys.note(&key).map_err(|failure| trail.fail(failure))?;
            let (outcome, expected) = match key {
                "cut" => (read_word(&mut map, &mut conventions.cut), Expected::Cut),
                "fail" => (read_word(&mut map, &mut conventions.fail), Expected::Fail),
                "order" => (read_word(&mut map, &mut conventions.order), Expected::Order),
                _ => (read_depth(&mut map, &mut conventions.depth), Expected::Depth),
            };
            outcome.map_err(|error| trail.through(Step::Key(key), expected, error))?;
        }
        Ok(conventions)
    }
}

fn read_word<'de, A: MapAccess<'de>, K: Keyword>(map: &mut A, field: &mut Option<K>) -> Result<(), A::Error> {
    *field = Some(map.next_value::<Word<K>>()?.0);
    Ok(())
}

fn read_depth<'de, A: MapAccess<'de>>(map: &mut A, field: &mut Option<usize>) -> Result<(), A::Error> {
    *field = Some(map.next_value::<Depth>()?.0);
    Ok(())
}

/// A whole number of plies.
struct Depth(usize);

impl<'de> Deserialize<'de> for Depth {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Depth, D::Error> {
        struct DepthVisitor;

        impl Visitor<'_> for DepthVisitor {
            type Value = Depth;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a whole number of plies")
            }

            fn visit_u64<E: de::Error>(self, plies: u64) -> Result<Depth, E> {
                usize::try_from(plies).map(Depth).map_err(E::custom)
            }
        }

        deserializer.deserialize_any(DepthVisitor)
    }
}

impl Keyword for Cut {
    fn of_word(word: &str) -> Option<Cut> {
        Cut::ALL.into_iter().find(|cut| cut.keyword() == word)
    }
}

impl Keyword for Fail {
    fn of_word(word: &str) -> Option<Fail> {
        Fail::ALL.into_iter().find(|fail| fail.keyword() == word)
    }
}

impl Keyword for Order {
    fn of_word(word: &str) -> Option<Order> {
        Order::ALL.into_iter().find(|&order| order_word(order) == Some(word))
    }
}

/// What tree files call an order; they know two.
pub(super) fn order_word(order: Order) -> Option<&'static str> {
    match order {
        Order::Given => Some("left-to-right"),
        Order::Reversed => Some("right-to-left"),
        _ => None,
    }
}

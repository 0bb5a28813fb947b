//! Nodes within nodes: numbers, arrays and objects with `children`, read straight into the arena.

use std::fmt;

use serde::de::{self, DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::failure::Failure;
use super::foreign::{ForeignSeen, twice};
use super::form::{self, Form};
use super::growth::{Growth, Place};
use super::keys::{KeysSeen, NODE_KEYS, NodeKey, TOP_KEYS};
use super::place::Step;
use super::probability::Shares;
use super::problem::{Expected, Problem};
use super::values::{Number, Text, Word};
use crate::tree::Player;

/// How much stack must be left for a node, and how much is added when it is not. Every level of the file takes some.
const STACK_LEFT: usize = 64 * 1024;
const STACK_ADDED: usize = 4 * 1024 * 1024;

/// Reads one node with everything below it, and gives its probability.
pub(super) struct NodeSeed<'g, 'w> {
    pub growth: &'g mut Growth<'w>,
    pub place: Place,
}

impl<'de> DeserializeSeed<'de> for NodeSeed<'_, '_> {
    type Value = Option<f64>;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Option<f64>, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl NodeSeed<'_, '_> {
    #[inline]
    fn leaf<E: de::Error>(self, number: Number) -> Result<Option<f64>, E> {
        let value = self.growth.exact(number)?;
        self.growth.add(self.place, Some(value))?;
        Ok(None)
    }
}

impl<'de> Visitor<'de> for NodeSeed<'_, '_> {
    type Value = Option<f64>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a node")
    }

    #[inline]
    fn visit_u64<E: de::Error>(self, whole: u64) -> Result<Option<f64>, E> {
        self.leaf(Number::of_u64(whole))
    }

    fn visit_i64<E: de::Error>(self, whole: i64) -> Result<Option<f64>, E> {
        self.leaf(Number::of_i64(whole))
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<Option<f64>, E> {
        self.leaf(Number::of_f64(value))
    }

    fn visit_str<E: de::Error>(self, word: &str) -> Result<Option<f64>, E> {
        match Number::of_word(word) {
            Some(number) => self.leaf(number),
            None => Err(E::custom("no infinity")),
        }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<Option<f64>, A::Error> {
        let NodeSeed { growth, place } = self;
        let number = growth.add(place, None)?;
        let shares = stacker::maybe_grow(STACK_LEFT, STACK_ADDED, || {
            Children { growth: &mut *growth, place: place.below(number) }.visit_seq(seq)
        })?;
        if shares.children() == 0 {
            return Err(growth.trail.fail(Failure::new(Problem::NoChildren)));
        }
        shares.check(false).map_err(|fault| growth.trail.fail(fault.in_parent()))?;
        Ok(None)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Option<f64>, A::Error> {
        let NodeSeed { growth, place } = self;
        let number = growth.add(place, None)?;
        let mut node = Object { growth, place, number, seen: KeysSeen::default(), shares: None, probability: None };
        stacker::maybe_grow(STACK_LEFT, STACK_ADDED, || node.read(map))?;
        node.finish()
    }
}

/// The elements of an array of children.
struct Children<'g, 'w> {
    growth: &'g mut Growth<'w>,
    /// Where each of them hangs.
    place: Place,
}

impl<'de> DeserializeSeed<'de> for Children<'_, '_> {
    type Value = Shares;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Shares, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Children<'_, '_> {
    type Value = Shares;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array of nodes")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Shares, A::Error> {
        let Children { growth, place } = self;
        let mut shares = Shares::default();
        loop {
            match seq.next_element_seed(NodeSeed { growth: &mut *growth, place }) {
                Ok(Some(probability)) => shares.add(probability),
                Ok(None) => return Ok(shares),
                Err(error) => return Err(growth.trail.through(Step::Child(shares.children()), Expected::Node, error)),
            }
        }
    }
}

/// A node written as an object.
struct Object<'g, 'w> {
    growth: &'g mut Growth<'w>,
    place: Place,
    number: u32,
    seen: KeysSeen,
    /// What the children said, once they are read.
    shares: Option<Shares>,
    probability: Option<f64>,
}

impl Object<'_, '_> {
    fn read<'de, A: MapAccess<'de>>(&mut self, mut map: A) -> Result<(), A::Error> {
        let mut foreign = ForeignSeen::default();
        while let Some(key) = map.next_key::<NodeKey<'de>>()? {
            if let NodeKey::Other(key) = key {
                self.note_foreign(&key, &mut foreign)?;
                map.next_value::<IgnoredAny>()?;
                continue;
            }
            let again = key.number().is_some_and(|number| self.seen.again(number));
            if again || self.names_again(&key) {
                return Err(self.growth.trail.fail(self.again(&key)));
            }
            self.read_value(&key, &mut map)?;
        }
        Ok(())
    }

    fn note_foreign<E: de::Error>(&mut self, key: &str, seen: &mut ForeignSeen) -> Result<(), E> {
        let is_whole_text = self.place.parent.is_none() && self.growth.form == Form::Nested;
        if is_whole_text && form::is_of_another(key) {
            return Err(E::custom("the text has another shape"));
        }
        let expected = if is_whole_text { TOP_KEYS } else { NODE_KEYS };
        self.growth.foreign.note(key, seen, expected).map_err(|failure| self.growth.trail.fail(failure))
    }

    /// True if both `label` and `name` are there, of which this is the second.
    fn names_again(&self, key: &NodeKey<'_>) -> bool {
        matches!(key, NodeKey::Label | NodeKey::Name)
            && [NodeKey::Label, NodeKey::Name].iter().filter_map(NodeKey::number).all(|number| self.seen.has(number))
    }

    fn again(&self, key: &NodeKey<'_>) -> Failure {
        match key {
            NodeKey::Label if self.names_again(key) => Failure::same_twice("name", "label"),
            NodeKey::Name if self.names_again(key) => Failure::same_twice("label", "name"),
            _ => twice(key.text().unwrap_or_default()),
        }
    }

    #[inline]
    fn read_value<'de, A: MapAccess<'de>>(&mut self, key: &NodeKey<'_>, map: &mut A) -> Result<(), A::Error> {
        let (outcome, name, expected) = match key {
            NodeKey::Label => (self.read_label(map), "label", Expected::Text),
            NodeKey::Name => (self.read_label(map), "name", Expected::Text),
            NodeKey::Move => (self.read_move(map), "move", Expected::Text),
            NodeKey::State => (self.read_state(map), "state", Expected::Text),
            NodeKey::Player => (self.read_player(map), "player", Expected::Player),
            NodeKey::Value => (self.read_number(map), "value", Expected::Value),
            NodeKey::Probability => (self.read_probability(map), "probability", Expected::Probability),
            NodeKey::Children => return self.read_children(map),
            NodeKey::Other(_) => return Ok(()),
        };
        outcome.map_err(|error| self.growth.trail.through(Step::Key(name), expected, error))
    }

    #[inline]
    fn read_label<'de, A: MapAccess<'de>>(&mut self, map: &mut A) -> Result<(), A::Error> {
        let text = map.next_value::<Text<'de>>()?.0;
        self.growth.builder.set_label(self.number, &text);
        Ok(())
    }

    fn read_move<'de, A: MapAccess<'de>>(&mut self, map: &mut A) -> Result<(), A::Error> {
        let text = map.next_value::<Text<'de>>()?.0;
        self.growth.builder.set_move(self.number, &text);
        Ok(())
    }

    fn read_state<'de, A: MapAccess<'de>>(&mut self, map: &mut A) -> Result<(), A::Error> {
        let text = map.next_value::<Text<'de>>()?.0;
        self.growth.builder.set_state(self.number, &text);
        Ok(())
    }

    #[inline]
    fn read_player<'de, A: MapAccess<'de>>(&mut self, map: &mut A) -> Result<(), A::Error> {
        let player = map.next_value::<Word<_>>()?.0;
        self.growth.set_player(self.number, player);
        self.growth.guessed |= self.shares.is_some() && player != self.place.player;
        self.place.player = player;
        Ok(())
    }

    #[inline]
    fn read_number<'de, A: MapAccess<'de>>(&mut self, map: &mut A) -> Result<(), A::Error> {
        let number = map.next_value::<Number>()?;
        let value = self.growth.exact(number)?;
        self.growth.builder.set_value(self.number, Some(value));
        Ok(())
    }

    fn read_probability<'de, A: MapAccess<'de>>(&mut self, map: &mut A) -> Result<(), A::Error> {
        let number = map.next_value::<Number>()?;
        let probability = number.as_probability().map_err(|failure| self.growth.trail.fail(failure))?;
        self.growth.builder.set_probability(self.number, probability);
        self.probability = Some(probability);
        Ok(())
    }

    fn read_children<'de, A: MapAccess<'de>>(&mut self, map: &mut A) -> Result<(), A::Error> {
        let place = self.place.below(self.number);
        let shares = map.next_value_seed(Children { growth: &mut *self.growth, place });
        // A child's step goes through `children` by itself.
        self.shares = Some(shares.map_err(|error| self.growth.trail.through_children(error))?);
        Ok(())
    }

    fn finish<E: de::Error>(self) -> Result<Option<f64>, E> {
        let Object { growth, place, seen, shares, probability, .. } = self;
        let chance = place.player == Player::Chance;
        let has_value = NodeKey::Value.number().is_some_and(|number| seen.has(number));
        let problem = match shares {
            Some(shares) if shares.children() > 0 => {
                return match shares.check(chance) {
                    Ok(()) => Ok(probability),
                    Err(fault) => Err(growth.trail.fail(fault.in_parent())),
                };
            }
            _ if has_value => return Ok(probability),
            Some(_) => Problem::NoChildren,
            None => Problem::NoValue,
        };
        Err(growth.trail.fail(Failure::new(problem)))
    }
}

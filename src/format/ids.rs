//! What nodes of a graph are called: texts or numbers.

use std::collections::HashMap;
use std::fmt;

use serde::de::{self, Deserialize, Deserializer, Visitor};

use super::place::quoted;

/// A node's id. `1` and `1.0` are the same, `1` and `"1"` are not.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Id {
    Text(String),
    Whole(i128),
    /// The bits of a float.
    Fraction(u64),
}

impl Id {
    fn of_float(value: f64) -> Id {
        // 2¹²⁰ and everything below fits; what is whole and larger is told apart by its bits just as well.
        const FITS: f64 = (1u128 << 120) as f64;
        if value.fract() == 0.0 && value.abs() <= FITS {
            Id::Whole(value as i128)
        } else {
            Id::Fraction(value.to_bits())
        }
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Id::Text(text) => f.write_str(&quoted(text)),
            Id::Whole(whole) => write!(f, "{whole}"),
            Id::Fraction(bits) => write!(f, "{}", f64::from_bits(*bits)),
        }
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Id, D::Error> {
        struct IdVisitor;

        impl Visitor<'_> for IdVisitor {
            type Value = Id;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an id")
            }

            fn visit_str<E>(self, text: &str) -> Result<Id, E> {
                Ok(Id::Text(text.to_owned()))
            }

            fn visit_u64<E>(self, whole: u64) -> Result<Id, E> {
                Ok(Id::Whole(whole.into()))
            }

            fn visit_i64<E>(self, whole: i64) -> Result<Id, E> {
                Ok(Id::Whole(whole.into()))
            }

            fn visit_f64<E: de::Error>(self, value: f64) -> Result<Id, E> {
                Ok(Id::of_float(value))
            }
        }

        deserializer.deserialize_any(IdVisitor)
    }
}

/// All ids of a graph, numbered in order of appearance.
#[derive(Default)]
pub(super) struct Ids {
    numbers: HashMap<Id, u32>,
    ids: Vec<Id>,
}

impl Ids {
    /// The number of an id, new or known.
    pub(super) fn number(&mut self, id: Id) -> u32 {
        if let Some(&number) = self.numbers.get(&id) {
            return number;
        }
        let number = self.ids.len() as u32;
        self.ids.push(id.clone());
        self.numbers.insert(id, number);
        number
    }

    /// The id with this number.
    pub(super) fn id(&self, number: u32) -> &Id {
        &self.ids[number as usize]
    }

    /// Counts the ids.
    pub(super) fn len(&self) -> usize {
        self.ids.len()
    }
}

//! The small values inside a node, as serde types: numbers, texts, players.

use std::borrow::Cow;
use std::fmt;

use serde::de::{self, Deserialize, Deserializer, Visitor};

use super::failure::Failure;
use super::problem::Problem;
use crate::tree::Player;

/// A number as JSON may write it, and whether a float can hold it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Number {
    pub value: f64,
    pub exactness: Exactness,
}

/// Whether a number as written is what a float says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Exactness {
    /// It is, or it is a fraction, which may be rounded.
    Exact,
    /// It is a whole number, and another than the float.
    Inexact,
    /// It is too large for the parser to have kept its digits: they must be looked at in the text.
    Unknown,
}

impl Number {
    pub(super) fn of_u64(whole: u64) -> Number {
        let value = whole as f64;
        Number::of_whole(value, value as u128 == u128::from(whole))
    }

    pub(super) fn of_i64(whole: i64) -> Number {
        let value = whole as f64;
        Number::of_whole(value, value as i128 == i128::from(whole))
    }

    pub(super) fn of_f64(value: f64) -> Number {
        // Whole numbers that fit into 64 bits do not come as floats.
        const LEAST: f64 = -9_223_372_036_854_775_808.0;
        const MOST: f64 = 18_446_744_073_709_551_615.0;
        let exactness = if value > LEAST && value < MOST { Exactness::Exact } else { Exactness::Unknown };
        Number { value, exactness }
    }

    /// `inf` or `-inf`.
    pub(super) fn of_word(word: &str) -> Option<Number> {
        let value = match word {
            "inf" => f64::INFINITY,
            "-inf" => f64::NEG_INFINITY,
            _ => return None,
        };
        Some(Number { value, exactness: Exactness::Exact })
    }

    /// The number as a probability.
    pub(super) fn as_probability(self) -> Result<f64, Failure> {
        let probability = self.value;
        if (0.0..=1.0).contains(&probability) {
            // Adding 0 turns −0 into 0.
            Ok(probability + 0.0)
        } else {
            Err(Failure::new(Problem::ProbabilityOutOfRange { probability }))
        }
    }

    fn of_whole(value: f64, exact: bool) -> Number {
        Number { value, exactness: if exact { Exactness::Exact } else { Exactness::Inexact } }
    }
}

impl<'de> Deserialize<'de> for Number {
    #[inline]
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Number, D::Error> {
        struct NumberVisitor;

        impl Visitor<'_> for NumberVisitor {
            type Value = Number;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number")
            }

            #[inline]
            fn visit_u64<E>(self, whole: u64) -> Result<Number, E> {
                Ok(Number::of_u64(whole))
            }

            fn visit_i64<E>(self, whole: i64) -> Result<Number, E> {
                Ok(Number::of_i64(whole))
            }

            fn visit_f64<E>(self, value: f64) -> Result<Number, E> {
                Ok(Number::of_f64(value))
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<Number, E> {
                Number::of_word(word).ok_or_else(|| E::custom("no infinity"))
            }
        }

        deserializer.deserialize_any(NumberVisitor)
    }
}

/// A text, borrowed from the file unless it has escapes.
pub(super) struct Text<'de>(pub Cow<'de, str>);

impl<'de> Deserialize<'de> for Text<'de> {
    #[inline]
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Text<'de>, D::Error> {
        struct TextVisitor;

        impl<'de> Visitor<'de> for TextVisitor {
            type Value = Text<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text")
            }

            #[inline]
            fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Text<'de>, E> {
                Ok(Text(Cow::Borrowed(text)))
            }

            fn visit_str<E>(self, text: &str) -> Result<Text<'de>, E> {
                Ok(Text(Cow::Owned(text.to_owned())))
            }
        }

        deserializer.deserialize_str(TextVisitor)
    }
}

/// A word out of a closed list.
pub(super) trait Keyword: Copy {
    /// The value that a word stands for.
    fn of_word(word: &str) -> Option<Self>;
}

/// A [`Keyword`] read from a string.
pub(super) struct Word<K>(pub K);

impl<'de, K: Keyword> Deserialize<'de> for Word<K> {
    #[inline]
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Word<K>, D::Error> {
        let text = Text::deserialize(deserializer)?;
        K::of_word(&text.0).map(Word).ok_or_else(|| de::Error::custom("not a known word"))
    }
}

impl Keyword for Player {
    fn of_word(word: &str) -> Option<Player> {
        [Player::Max, Player::Min, Player::Chance].into_iter().find(|player| player.keyword() == word)
    }
}

/// A player who may be named by a file's `root`.
#[derive(Clone, Copy)]
pub(super) struct RootPlayer(pub Player);

impl Keyword for RootPlayer {
    fn of_word(word: &str) -> Option<RootPlayer> {
        Player::of_word(word).filter(|&player| player != Player::Chance).map(RootPlayer)
    }
}

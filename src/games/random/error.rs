//! Why there is no such random tree.

use std::fmt;

use super::MAX_DEPTH;
use crate::games::MAX_NODES;
use crate::texts::{Language, Texts};

/// Why there is no such random tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum RandomError {
    /// The range of children is empty or holds 0.
    Branching {
        /// The fewest children.
        fewest: usize,
        /// The most children.
        most: usize,
    },
    /// The range of values is empty, or reaches beyond the whole numbers that f64 holds.
    Values {
        /// The lowest value.
        low: i64,
        /// The highest value.
        high: i64,
    },
    /// The chance of early leaves is not between 0 and 1.
    EarlyLeaves(f64),
    /// There are more plies than [`MAX_DEPTH`].
    TooDeep(usize),
    /// The tree has more than [`MAX_NODES`] nodes.
    TooLarge,
    /// Without ties there are more leaves than values.
    TooFewValues {
        /// How many leaves the tree has.
        leaves: usize,
        /// How many values there are.
        values: u64,
    },
}

impl RandomError {
    /// The error in words.
    pub fn describe(&self, texts: &Texts) -> String {
        let texts = &texts.games;
        match *self {
            RandomError::Branching { fewest, most } => (texts.random_branching)(fewest, most),
            RandomError::Values { low, high } => (texts.random_values)(low, high),
            RandomError::EarlyLeaves(chance) => (texts.random_early_leaves)(chance),
            RandomError::TooDeep(depth) => (texts.random_too_deep)(depth, MAX_DEPTH),
            RandomError::TooLarge => (texts.tree_too_large)(MAX_NODES),
            RandomError::TooFewValues { leaves, values } => (texts.random_too_few_values)(leaves, values),
        }
    }
}

impl fmt::Display for RandomError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.describe(Language::English.texts()))
    }
}

impl std::error::Error for RandomError {}

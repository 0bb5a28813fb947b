//! Random trees, the same for the same seed on every machine and in every version.
//!
//! ```
//! use plywalk::games::random::{RandomTree, generate};
//!
//! let options = RandomTree { seed: 7, depth: 3, branching: 2..=4, ..RandomTree::default() };
//! let tree = generate(&options).unwrap();
//! assert_eq!(tree.level_count(), 4);
//! assert_eq!(generate(&options).unwrap().leaf_count(), tree.leaf_count());
//! ```

mod error;
mod generate;
mod split_mix;
mod values;

use std::ops::RangeInclusive;

use crate::tree::Player;

pub use error::RandomError;
pub use generate::generate;
pub use split_mix::SplitMix64;

/// As many plies as a tree file may hold: 10,000 levels.
pub const MAX_DEPTH: usize = 9_999;

/// What a random tree shall be like.
#[derive(Clone, Debug, PartialEq)]
pub struct RandomTree {
    /// Equal seeds, other options equal, make equal trees.
    pub seed: u64,
    /// Who moves at the root; the players alternate.
    pub root: Player,
    /// Plies from the root to the lowest leaves.
    pub depth: usize,
    /// Children of an inner node, every number equally likely.
    pub branching: RangeInclusive<usize>,
    /// The chance with which a node above the lowest level is a leaf, 0 to 1; 0 puts all leaves on the lowest level.
    /// The root is a leaf only at depth 0, and one node of every level goes on, so that the depth is reached.
    pub early_leaves: f64,
    /// Once the tree has this many nodes, no further node gets children; none to grow it whole. The last node expanded
    /// keeps all its children, so that there may be a few more.
    pub nodes: Option<usize>,
    /// The leaves' values, whole numbers, every one equally likely.
    pub values: RangeInclusive<i64>,
    /// Whether two leaves may have the same value.
    pub ties: bool,
}

impl Default for RandomTree {
    /// A uniform tree of three plies with three children each, values 0 to 99, ties allowed, seed 1.
    fn default() -> RandomTree {
        RandomTree {
            seed: 1,
            root: Player::Max,
            depth: 3,
            branching: 3..=3,
            early_leaves: 0.0,
            nodes: None,
            values: 0..=99,
            ties: true,
        }
    }
}

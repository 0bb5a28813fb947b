//! The smallest words of a game tree: a node's name and a player.

use std::fmt;

/// A node of a [`GameTree`](super::GameTree), numbered in level order: the root is 0, then its children from left
/// to right, then theirs. Children of one node are neighbours, and so are the nodes of one level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(crate) u32);

impl NodeId {
    /// The root of every tree.
    pub const ROOT: NodeId = NodeId(0);

    /// The node numbered `index` in level order.
    ///
    /// # Panics
    /// If `index` does not fit in 32 bits, which no tree reaches.
    #[inline]
    pub fn new(index: usize) -> NodeId {
        assert!(u32::try_from(index).is_ok(), "node numbers are 32 bits wide");
        NodeId(index as u32)
    }

    /// The node's place in level order, for indexing arrays that hold one entry a node.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Who decides at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Wants the largest value.
    Max,
    /// Wants the smallest value.
    Min,
    /// Nobody: the children come with their probabilities.
    Chance,
}

impl Player {
    /// The player to move one ply later when nothing else is said. After chance it is Max's turn.
    #[inline]
    pub fn opponent(self) -> Player {
        match self {
            Player::Max => Player::Min,
            Player::Min | Player::Chance => Player::Max,
        }
    }

    /// `max`, `min` or `chance`, as tree files and machine output write it.
    pub fn keyword(self) -> &'static str {
        match self {
            Player::Max => "max",
            Player::Min => "min",
            Player::Chance => "chance",
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.keyword())
    }
}

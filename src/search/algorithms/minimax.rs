//! Minimax: Max takes the largest child, Min the smallest, every node is visited (von Neumann 1928; Shannon 1950).
//!
//! ```text
//! minimax(node):
//!     if node is a leaf: return its value
//!     if Max is to move: return the largest  minimax(child) over all children
//!     if Min is to move: return the smallest minimax(child) over all children
//! ```

use crate::search::rules::{Answer, Frame, Rules};
use crate::tree::NodeId;

pub(super) struct Minimax;

impl Rules for Minimax {
    #[inline]
    fn take(&self, frame: &mut Frame, child: NodeId, answer: Answer) -> bool {
        frame.prefer(child, answer.value)
    }
}

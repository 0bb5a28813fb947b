//! Minimax: Max takes the largest child, Min the smallest, every node is visited (von Neumann 1928; Shannon 1950).
//!
//! ```text
//! minimax(node):
//!     if node is a leaf: return its value
//!     if Max is to move: return the largest  minimax(child) over all children
//!     if Min is to move: return the smallest minimax(child) over all children
//! ```

use crate::search::code::{Does, LEAF, LIMIT, Page, line};
use crate::search::rules::{Answer, Frame, Rules};
use crate::tree::{NodeId, Player};

pub(super) const PAGE: Page = Page {
    name: "minimax",
    lines: &[
        line(0, "minimax(s):").does(Does::Enter),
        LEAF,
        LIMIT,
        line(1, "if Player(s) = Max:"),
        line(2, "v ← −∞"),
        line(2, "for c in Children(s):"),
        line(3, "v ← max(v, minimax(c))").does(Does::Return).of(Player::Max),
        line(1, "else:"),
        line(2, "v ← ∞"),
        line(2, "for c in Children(s):"),
        line(3, "v ← min(v, minimax(c))").does(Does::Return).of(Player::Min),
        line(1, "return v").does(Does::Leave),
    ],
};

pub(super) struct Minimax;

impl Rules for Minimax {
    #[inline]
    fn take(&self, frame: &mut Frame, child: NodeId, answer: Answer) -> bool {
        frame.prefer(child, answer)
    }
}

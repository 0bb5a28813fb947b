//! Expectimax: minimax of games with dice, where a chance node is worth the average of its children, each weighted
//! with its probability (Michie 1966; Russell and Norvig, *Artificial Intelligence*, "Stochastic Games").
//!
//! ```text
//! expectimax(node):
//!     if node is a leaf: return its value
//!     if Max is to move: return the largest  expectimax(child) over all children
//!     if Min is to move: return the smallest expectimax(child) over all children
//!     if chance plays:   return the sum of probability(child) · expectimax(child) over all children
//! ```
//!
//! Every child counts towards an average, so nothing is pruned. While the children of a chance node come in, its
//! running value is the sum so far; none of them is a choice.

use crate::search::code::{Does, LEAF, LIMIT, Page, line};
use crate::search::rules::{Answer, Frame, Rules};
use crate::tree::{NodeId, Player};

pub(super) const PAGE: Page = Page {
    name: "expectimax",
    lines: &[
        line(0, "expectimax(s):").does(Does::Enter),
        LEAF,
        LIMIT,
        line(1, "if Player(s) = Max:"),
        line(2, "v ← −∞"),
        line(2, "for c in Children(s):"),
        line(3, "v ← max(v, expectimax(c))").does(Does::Return).of(Player::Max),
        line(1, "else if Player(s) = Min:"),
        line(2, "v ← ∞"),
        line(2, "for c in Children(s):"),
        line(3, "v ← min(v, expectimax(c))").does(Does::Return).of(Player::Min),
        line(1, "else:"),
        line(2, "v ← 0"),
        line(2, "for c in Children(s):"),
        line(3, "v ← v + P(c) · expectimax(c)").does(Does::Return).of(Player::Chance).note(|comments| comments.average),
        line(1, "return v").does(Does::Leave),
    ],
};

pub(super) struct Expectimax;

impl Rules for Expectimax {
    #[inline]
    fn take(&self, frame: &mut Frame, child: NodeId, answer: Answer) -> bool {
        if frame.player == Player::Chance {
            frame.value = frame.proven.low;
            return false;
        }
        frame.prefer(child, answer)
    }
}

//! Alpha-beta: minimax that stops at a node once its value cannot matter (Knuth and Moore 1975; fail-soft after
//! Fishburn 1983).
//!
//! ```text
//! alpha_beta(node, α, β):
//!     if node is a leaf: return its value
//!     if Max is to move:
//!         v ← −∞
//!         for each child:
//!             v ← max(v, alpha_beta(child, α, β))
//!             α ← max(α, v)
//!             if α ≥ β: break                      (beta cutoff)
//!     if Min is to move:
//!         v ← ∞
//!         for each child:
//!             v ← min(v, alpha_beta(child, α, β))
//!             β ← min(β, v)
//!             if α ≥ β: break                      (alpha cutoff)
//!     return v                                     (fail-hard: v clamped into the window at entry)
//! ```

use crate::search::bound::Interval;
use crate::search::code::{Does, ENTRY, LEAF, LIMIT, Page, RETURN_HARD, RETURN_SOFT, line};
use crate::search::options::{Cut, Fail, Options};
use crate::search::rules::{Answer, Frame, Rules};
use crate::search::window::Window;
use crate::tree::{NodeId, Player};

pub(super) const PAGE: Page = Page {
    name: "alphabeta",
    lines: &[
        line(0, "alphabeta(s, α, β):").does(Does::Enter),
        ENTRY,
        LEAF,
        LIMIT,
        line(1, "if Player(s) = Max:"),
        line(2, "v ← −∞"),
        line(2, "for c in Children(s):"),
        line(3, "v ← max(v, alphabeta(c, α, β))"),
        line(3, "α ← max(α, v)").does(Does::Return).of(Player::Max),
        line(3, "if α ≥ β: break").does(Does::Cutoff).of(Player::Max).note(|comments| comments.beta_cutoff),
        line(1, "else:"),
        line(2, "v ← ∞"),
        line(2, "for c in Children(s):"),
        line(3, "v ← min(v, alphabeta(c, α, β))"),
        line(3, "β ← min(β, v)").does(Does::Return).of(Player::Min),
        line(3, "if α ≥ β: break").does(Does::Cutoff).of(Player::Min).note(|comments| comments.alpha_cutoff),
        RETURN_SOFT,
        RETURN_HARD,
    ],
};

pub(super) struct AlphaBeta {
    cut: Cut,
    fail: Fail,
}

impl AlphaBeta {
    pub(super) fn new(options: &Options) -> AlphaBeta {
        AlphaBeta { cut: options.cut, fail: options.fail }
    }
}

impl Rules for AlphaBeta {
    #[inline]
    fn take(&self, frame: &mut Frame, child: NodeId, answer: Answer) -> bool {
        let improved = frame.prefer(child, answer);
        match frame.player {
            Player::Max => frame.window.alpha = frame.window.alpha.max(frame.value),
            Player::Min => frame.window.beta = frame.window.beta.min(frame.value),
            Player::Chance => {}
        }
        improved
    }

    #[inline]
    fn cuts(&self, frame: &Frame) -> bool {
        self.cut.is_met(frame.window.alpha, frame.window.beta)
    }

    #[inline]
    fn hand_back(&self, entry: Window, found: Answer) -> Answer {
        failed(self.fail, entry, found)
    }
}

/// What a node returns that was entered with a window: under fail-hard, nothing outside it.
#[inline]
pub(super) fn failed(fail: Fail, entry: Window, found: Answer) -> Answer {
    match fail {
        Fail::Hard if found.value < entry.alpha => {
            Answer { value: entry.alpha, proven: Interval { low: f64::NEG_INFINITY, high: entry.alpha } }
        }
        Fail::Hard if found.value > entry.beta => {
            Answer { value: entry.beta, proven: Interval { low: entry.beta, high: f64::INFINITY } }
        }
        _ => found,
    }
}

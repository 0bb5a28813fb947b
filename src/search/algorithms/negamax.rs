//! Negamax: alpha-beta said once for both players, since what one wins the other loses (Knuth and Moore 1975, where
//! it is called F2).
//!
//! ```text
//! negamax(node, α, β):                     (all from the side of the player to move at the node)
//!     if node is a leaf: return its value
//!     v ← −∞
//!     for each child:
//!         v ← max(v, −negamax(child, −β, −α))
//!         α ← max(α, v)
//!         if α ≥ β: break
//!     return v                             (fail-hard: v clamped into the window at entry)
//! ```
//!
//! Where a player moves twice in a row the child's value is already from the right side, and nothing changes sign.
//! Answers and windows travel from Max's side, so each line here looks at them from the mover's: see
//! [`seen_by`]. At chance nodes there is no mover, and the search is refused.

use super::alpha_beta::failed;
use crate::search::code::{Case, Does, ENTRY, LIMIT, Page, RETURN_HARD, RETURN_SOFT, line};
use crate::search::options::{Cut, Fail, Options};
use crate::search::rules::{Answer, Frame, Rules};
use crate::search::side::seen_by;
use crate::search::window::Window;
use crate::tree::NodeId;

pub(super) const PAGE: Page = Page {
    name: "negamax",
    lines: &[
        line(0, "negamax(s, α, β):").does(Does::Enter).note(|comments| comments.mover),
        ENTRY,
        line(1, "if Terminal(s): return U(s)").does(Does::Leaf),
        LIMIT,
        line(1, "v ← −∞"),
        line(1, "for c in Children(s):"),
        line(2, "v ← max(v, −negamax(c, −β, −α))").when(Case::alternates),
        line(2, "if Player(c) = Player(s): w ← negamax(c, α, β)").when(|case| !case.alternates()),
        line(2, "else: w ← −negamax(c, −β, −α)").when(|case| !case.alternates()),
        line(2, "v ← max(v, w)").when(|case| !case.alternates()),
        line(2, "α ← max(α, v)").does(Does::Return),
        line(2, "if α ≥ β: break").does(Does::Cutoff),
        RETURN_SOFT,
        RETURN_HARD,
    ],
};

pub(super) struct Negamax {
    cut: Cut,
    fail: Fail,
}

impl Negamax {
    pub(super) fn new(options: &Options) -> Negamax {
        Negamax { cut: options.cut, fail: options.fail }
    }
}

impl Rules for Negamax {
    #[inline]
    fn take(&self, frame: &mut Frame, child: NodeId, answer: Answer) -> bool {
        let mover = frame.player;
        let better = seen_by(mover, answer.value) > seen_by(mover, frame.value);
        let improved = frame.choose(child, answer, better);
        let Window { alpha, beta } = frame.window.seen_by(mover);
        let alpha = alpha.max(seen_by(mover, frame.value));
        frame.window = Window { alpha, beta }.seen_by(mover);
        improved
    }

    #[inline]
    fn cuts(&self, frame: &Frame) -> bool {
        let Window { alpha, beta } = frame.window.seen_by(frame.player);
        self.cut.is_met(alpha, beta)
    }

    #[inline]
    fn hand_back(&self, entry: Window, found: Answer) -> Answer {
        failed(self.fail, entry, found)
    }
}

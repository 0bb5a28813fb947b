//! Principal variation search: alpha-beta that trusts its order. The first child is searched with the whole window;
//! of every other it only asks whether it is better, with a window that nothing fits in, and searches it again with
//! the whole window if it is (Pearl 1980, SCOUT; Marsland and Campbell 1982; Reinefeld 1983, NegaScout).
//!
//! ```text
//! pvs(node, α, β):                             (at a Max node; at a Min node the same with the sides exchanged)
//!     if node is a leaf: return its value
//!     v ← −∞
//!     for each child:
//!         if it is the first: s ← pvs(child, α, β)
//!         else:
//!             s ← pvs(child, α, α⁺)            (null window: is the child worth more than α?)
//!             if α < s < β and the child was expanded:
//!                 s ← pvs(child, α, β)         (yes: how much more, and by which line?)
//!         v ← max(v, s)
//!         α ← max(α, v)
//!         if α ≥ β: break
//!     return v                                 (fail-hard: v clamped into the window at entry)
//! ```
//!
//! **The null window.** Textbooks with whole numbers write `[α, α + 1]`. For any numbers, α⁺ is the next larger one
//! that the machine can write, so that under the rule `≥` the answer is "at most α" or "more than α" and nothing lies
//! between. Under the rule `>` the window `[α, α]` asks just that, since α itself does not cut.
//!
//! **Searching again.** A child is asked twice even if its value is known exactly the first time: below a null window
//! bounds stand for values, and the line that a node prefers there need not be its best one. Only of a child that has
//! no more to say, a leaf or a node at the depth limit, the first answer is taken (Reinefeld leaves out the last two
//! plies). With a table an exact value is enough too, for the table would answer with just that.

use super::alpha_beta::AlphaBeta;
use crate::search::bound::Interval;
use crate::search::code::{Case, Does, ENTRY, LEAF, LIMIT, Page, RETURN_HARD, RETURN_SOFT, line};
use crate::search::options::{Cut, Options};
use crate::search::rules::{Answer, Frame, Rules};
use crate::search::window::Window;
use crate::tree::{NodeId, Player};

pub(super) const PAGE: Page = Page {
    name: "pvs",
    lines: &[
        line(0, "pvs(s, α, β):").does(Does::Enter),
        ENTRY,
        LEAF,
        LIMIT,
        line(1, "if Player(s) = Max:"),
        line(2, "v ← −∞"),
        line(2, "for c in Children(s):"),
        line(3, "if c is the first: w ← pvs(c, α, β)"),
        line(3, "else:"),
        line(4, "w ← pvs(c, α, α+)").note(|comments| comments.null_more).when(|case| !case.is_strict()),
        line(4, "w ← pvs(c, α, α)").note(|comments| comments.null_more).when(Case::is_strict),
        line(4, "if α < w < β and c was expanded:").when(|case| !case.is_strict() && !case.has_table()),
        line(4, "if α < w < β and w is only a bound:").when(|case| !case.is_strict() && case.has_table()),
        line(4, "if w is not proven ≤ α, w ≤ β, α < β and c was expanded:")
            .when(|case| case.is_strict() && !case.has_table()),
        line(4, "if w is a lower bound, w ≤ β and α < β:").when(|case| case.is_strict() && case.has_table()),
        line(5, "w ← pvs(c, α, β)").does(Does::Again).of(Player::Max).note(|comments| comments.again),
        line(3, "v ← max(v, w)"),
        line(3, "α ← max(α, v)").does(Does::Return).of(Player::Max),
        line(3, "if α ≥ β: break").does(Does::Cutoff).of(Player::Max).note(|comments| comments.beta_cutoff),
        line(1, "else:"),
        line(2, "v ← ∞"),
        line(2, "for c in Children(s):"),
        line(3, "if c is the first: w ← pvs(c, α, β)"),
        line(3, "else:"),
        line(4, "w ← pvs(c, β−, β)").note(|comments| comments.null_less).when(|case| !case.is_strict()),
        line(4, "w ← pvs(c, β, β)").note(|comments| comments.null_less).when(Case::is_strict),
        line(4, "if α < w < β and c was expanded:").when(|case| !case.is_strict() && !case.has_table()),
        line(4, "if α < w < β and w is only a bound:").when(|case| !case.is_strict() && case.has_table()),
        line(4, "if w is not proven ≥ β, w ≥ α, α < β and c was expanded:")
            .when(|case| case.is_strict() && !case.has_table()),
        line(4, "if w is an upper bound, w ≥ α and α < β:").when(|case| case.is_strict() && case.has_table()),
        line(5, "w ← pvs(c, α, β)").does(Does::Again).of(Player::Min).note(|comments| comments.again),
        line(3, "v ← min(v, w)"),
        line(3, "β ← min(β, v)").does(Does::Return).of(Player::Min),
        line(3, "if α ≥ β: break").does(Does::Cutoff).of(Player::Min).note(|comments| comments.alpha_cutoff),
        RETURN_SOFT,
        RETURN_HARD,
    ],
};

pub(super) struct Pvs {
    cut: Cut,
    alpha_beta: AlphaBeta,
}

impl Pvs {
    pub(super) fn new(options: &Options) -> Pvs {
        Pvs { cut: options.cut, alpha_beta: AlphaBeta::new(options) }
    }

    /// The window in which only "no better" and "better" fit.
    fn null_window(&self, frame: &Frame) -> Window {
        let Window { alpha, beta } = frame.window;
        match (frame.player, self.cut) {
            (Player::Max, Cut::AtLeast) => Window { alpha, beta: alpha.next_up() },
            (Player::Max, Cut::Above) => Window { alpha, beta: alpha },
            (Player::Min, Cut::AtLeast) => Window { alpha: beta.next_down(), beta },
            (Player::Min, Cut::Above) => Window { alpha: beta, beta },
            (Player::Chance, _) => frame.window,
        }
    }
}

impl Rules for Pvs {
    fn window(&self, frame: &Frame) -> Window {
        if frame.searched == 0 { frame.window } else { self.null_window(frame) }
    }

    fn again(&self, frame: &Frame, answer: Answer) -> Option<Window> {
        if frame.searched == 1 || self.null_window(frame) == frame.window {
            return None;
        }
        let Window { alpha, beta } = frame.window;
        let Interval { low, high } = answer.proven;
        let (better, cuts) = match frame.player {
            Player::Max => (high > alpha, self.cut.is_met(answer.value, beta)),
            Player::Min => (low < beta, self.cut.is_met(alpha, answer.value)),
            Player::Chance => (false, false),
        };
        (better && !cuts).then_some(frame.window)
    }

    fn take(&self, frame: &mut Frame, child: NodeId, answer: Answer) -> bool {
        self.alpha_beta.take(frame, child, answer)
    }

    fn cuts(&self, frame: &Frame) -> bool {
        self.alpha_beta.cuts(frame)
    }

    fn hand_back(&self, entry: Window, found: Answer) -> Answer {
        self.alpha_beta.hand_back(entry, found)
    }
}

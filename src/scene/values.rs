//! What is written inside a node: its value, as large and as exact as there is room for.

use super::Scene;
use super::measure::{HALF_CAP_HEIGHT, width};
use super::shape::{Anchor, Point, Rect, Role, Run, end, number, point};
use super::stage::{Level, Stage, readable};
use super::theme::Rgba;
use crate::search::{Bound, seen_by};
use crate::trace::{NodeState, Status};
use crate::tree::{NodeId, Player};

/// A number is rounded rather than written smaller than this share of the size that it should have.
const LEAST_SHARE: f32 = 0.5;

/// What stands before a value that nobody has searched for: the static value of an inner node at the depth limit.
const ESTIMATE: &str = "~";

/// A value with what is said of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Written {
    before: &'static str,
    value: f64,
    after: &'static str,
}

impl Written {
    /// What the search knows of a node's value; of a leaf, what the file says.
    pub(super) fn known(stage: &Stage, node: NodeId, state: NodeState) -> Option<Written> {
        let side = stage.side_at(node);
        let plain = |value: f64| Written { before: "", value: seen_by(side, value), after: "" };
        let Some(value) = state.value else {
            return stage.tree.value(node).filter(|_| stage.tree.is_leaf(node)).map(plain);
        };
        Some(match (state.status, state.bound.seen_by(side)) {
            (Status::Open, _) => Written { after: "…", ..plain(value) },
            _ if stage.is_estimate(node, state.status) => Written { before: ESTIMATE, ..plain(value) },
            (_, Bound::Exact) => plain(value),
            (_, Bound::Upper) => Written { before: "≤ ", ..plain(value) },
            (_, Bound::Lower) => Written { before: "≥ ", ..plain(value) },
        })
    }

    /// A true value that the search has not computed.
    pub(super) fn truth(stage: &Stage, node: NodeId, value: f64) -> Written {
        Written { before: "(", value: seen_by(stage.side_at(node), value), after: ")" }
    }

    /// True if this already says that the value is exactly the true one, or what is taken for it at the depth limit.
    pub(super) fn says_as(&self, truth: &Written) -> bool {
        let same = self.value == truth.value && self.after.is_empty();
        same && (self.before.is_empty() || self.before == ESTIMATE)
    }

    pub(super) fn text(&self) -> String {
        let is_bound = !matches!(self.before, "" | "(" | ESTIMATE);
        let written = if is_bound { end(self.value) } else { number(self.value) };
        format!("{}{written}{}", self.before, self.after)
    }

    /// The text with a number of at most so many digits, marked as rounded.
    fn rounded(&self, digits: usize) -> String {
        let scientific = format!("{:.*e}", digits - 1, self.value);
        let value = scientific.parse().unwrap_or(self.value);
        let short = if scientific.len() < number(value).len() { scientific.replace('-', "−") } else { number(value) };
        let about = if self.before == ESTIMATE { "" } else { "≈" };
        format!("{}{about}{short}{}", self.before, self.after)
    }

    /// The most exact text that fits into a body without becoming too small.
    fn fitting(&self, rect: Rect, player: Option<Player>, wanted: f32, bold: bool) -> (String, f32, Point) {
        let fit = |text: String| {
            let (size, pos) = inside(rect, player, wanted, width(&text, 1.0, bold));
            (text, size, pos)
        };
        let exact = fit(self.text());
        if exact.1 >= LEAST_SHARE * wanted || !self.value.is_finite() {
            return exact;
        }
        let shorter = (2..=5).rev().map(|digits| fit(self.rounded(digits)));
        let mut best = exact;
        for candidate in shorter {
            if candidate.1 > best.1 {
                best = candidate;
            }
            if best.1 >= LEAST_SHARE * wanted {
                break;
            }
        }
        best
    }
}

/// Writes into a node.
pub(super) fn draw_inside(
    stage: &Stage,
    level: &Level,
    node: NodeId,
    written: Written,
    (color, bold): (Rgba, bool),
    role: Role,
    scene: &mut Scene,
) {
    let player = Some(stage.tree.player(node)).filter(|_| !stage.tree.is_leaf(node));
    let wanted = stage.view.style.sizes.value_text * level.zoom;
    let (text, size, pos) = written.fitting(stage.rect(node, level), player, wanted, bold);
    if size >= 1.0 {
        let run = Run { text, color, bold, underline: false };
        scene.text(pos, Anchor::Middle, size, vec![run], role, Some(node));
    }
}

/// The size and the middle of a text inside the body of a leaf, or of an inner node of some player, at most `wanted`
/// large, `unit` wide at size 1. In a triangle it stands as near to the long side as it can, where there is most room.
fn inside(rect: Rect, player: Option<Player>, wanted: f32, unit: f32) -> (f32, Point) {
    let cap = 2.0 * HALF_CAP_HEIGHT;
    let center = rect.center();
    let (w, h) = (rect.width(), rect.height());
    let Some(player) = player else { return (readable(wanted.min(0.84 * w / unit)), center) };
    if player == Player::Chance {
        // The corners of the text are inside a circle that keeps clear of the thickest outline.
        return (readable(wanted.min(0.84 * w.min(h) / unit.hypot(cap))), center);
    }
    let base = 0.11 * h;
    // The triangle's width at the text's far side must hold it: unit·s ≤ w·(1 − (base + cap·s) / h) − margin.
    let most = (w * (1.0 - base / h) - 0.03 * w) / (unit + cap * w / h);
    let size = readable(wanted.min(most));
    let y = base + cap * size / 2.0;
    match player {
        Player::Max => (size, point(center.x, rect.max.y - y)),
        _ => (size, point(center.x, rect.min.y + y)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fitted(value: f64, player: Player) -> (String, f32) {
        let rect = Rect::around(point(0.0, 0.0), 68.0, 50.0);
        let (text, size, _) = Written { before: "≥ ", value, after: "" }.fitting(rect, Some(player), 18.0, true);
        (text, size)
    }

    #[test]
    fn usual_bounds_fit_nearly_at_full_size() {
        for player in [Player::Max, Player::Min] {
            let (text, size) = fitted(13.0, player);
            assert!(text == "≥ 13" && size >= 16.0, "{text} at {size}");
            assert_eq!(fitted(3.0, player), ("≥ 3".to_owned(), 18.0));
        }
    }

    #[test]
    fn long_numbers_shrink_and_then_are_rounded() {
        assert_eq!(fitted(-100.5, Player::Max).0, "≥ −100.5");
        assert_eq!(fitted(1.0 / 3.0, Player::Max).0, "≥ ≈0.333");
        assert_eq!(fitted(123_456_789.0, Player::Min).0, "≥ ≈1.23e8");
        assert_eq!(fitted(f64::NEG_INFINITY, Player::Min).0, "≥ −∞");
    }

    #[test]
    fn texts_stay_inside_the_triangle() {
        let rect = Rect::around(point(0.0, 0.0), 68.0, 50.0);
        for text in ["3", "≤ 2", "≥ 13", "≥ −100", "(12.5)"] {
            for player in [Player::Max, Player::Min] {
                let (size, pos) = inside(rect, Some(player), 18.0, width(text, 1.0, true));
                let (half, cap) = (width(text, size, true) / 2.0, HALF_CAP_HEIGHT * size);
                // The corner of the text nearest to the slanted side, mirrored so that the tip is above.
                let up = if player == Player::Max { pos.y - cap } else { -(pos.y + cap) };
                let room = (up - rect.min.y) / rect.height() * rect.width() / 2.0;
                assert!(half <= room, "{text}: {half} > {room}");
            }
        }
    }
}

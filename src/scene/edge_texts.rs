//! What is written along edges, and where it stands beside their crosses.

use super::Scene;
use super::edges::{CROSS, CROSS_REACH, between};
use super::measure::{shortened, width};
use super::shape::{Anchor, Point, Rect, Role, Run, number};
use super::stage::{Level, READABLE, Stage, readable};
use super::theme::Rgba;
use crate::games::{board_at, node_name};
use crate::trace::Status;
use crate::tree::{NodeId, Player};

/// Where on an edge its cross stands, and where the move, if it is long enough for both.
pub(super) const CROSS_AT: f32 = 0.42;
const MOVE_AT: f32 = 0.70;

/// The move that leads to a node, as its edge says it. On boards it is the node's name.
fn move_name(stage: &Stage, child: NodeId) -> Option<String> {
    let text = stage.tree.move_text(child).filter(|text| !text.is_empty())?;
    if stage.has_boards && board_at(stage.tree, child).is_some() {
        return None;
    }
    if stage.tree.label(child).is_some() {
        return Some(text.to_owned());
    }
    Some(node_name(stage.tree, child, stage.view.texts))
}

/// As which of its siblings a node is searched: `2.` for the second.
fn order_number(stage: &Stage, child: NodeId) -> Option<String> {
    let moment = stage.moment().filter(|_| stage.view.style.order_numbers)?;
    Some(format!("{}.", moment.search_rank(child) + 1))
}

/// How likely chance plays to a node: as the file gives it, to three digits, or as one of so many.
fn probability(stage: &Stage, child: NodeId) -> Option<String> {
    let parent = stage.tree.parent(child).filter(|&parent| stage.tree.player(parent) == Player::Chance)?;
    let Some(given) = stage.tree.given_probability(child) else {
        return Some(format!("1/{}", stage.tree.children(parent).len()));
    };
    let rounded: f64 = format!("{given:.2e}").parse().unwrap_or(given);
    let about = if rounded == given { "" } else { "≈" };
    Some(format!("{about}{}", number(rounded)))
}

/// What an edge says.
pub(super) struct Said {
    run: Run,
    size: f32,
}

impl Said {
    fn width(&self) -> f32 {
        width(&self.run.text, self.size, false) + 4.0
    }

    /// Its capitals and a little more.
    fn height(&self) -> f32 {
        0.8 * self.size
    }

    pub(super) fn draw(self, place: Point, ground: Rgba, child: NodeId, scene: &mut Scene) {
        let plate = Rect::around(place, self.width(), self.height());
        scene.rect(plate, 0.0, Some(ground), None, Role::Move, Some(child));
        scene.text(place, Anchor::Middle, self.size, vec![self.run], Role::Move, Some(child));
    }
}

/// What the edge to a node says, as far as there is room for it: when it is searched, by which move and how likely.
pub(super) fn said_on(stage: &Stage, level: &Level, child: NodeId) -> Option<Said> {
    let size = readable(stage.view.style.sizes.name_text * level.zoom);
    if size < READABLE {
        return None;
    }
    let measure = |text: &str| width(text, size, false);
    let mut room = if stage.root_at_left() { f32::INFINITY } else { stage.gap_around(child, level) - 4.0 };
    // A number that is cut off would be another number.
    let whole = |text: Option<String>, room: &mut f32| {
        let text = text.filter(|text| measure(text) <= *room)?;
        *room -= measure(&text) + measure(" ");
        Some(text)
    };
    let first = whole(order_number(stage, child), &mut room);
    let last = whole(probability(stage, child), &mut room);
    let name = move_name(stage, child).map(|name| shortened(&name, size, false, room));
    let parts = [first, name.filter(|name| !name.is_empty()), last];
    let text = parts.into_iter().flatten().collect::<Vec<_>>().join(" ");
    let theme = &stage.view.style.theme;
    let color = match stage.status(child) {
        Status::Untouched | Status::BelowLimit | Status::BelowTable => theme.faint(),
        Status::Open | Status::Closed | Status::FromTable => theme.ink,
        Status::Pruned => theme.pruned,
    };
    (!text.is_empty()).then_some(Said { run: Run { text, color, bold: false, underline: false }, size })
}

/// Where on an edge things stand.
pub(super) struct Places {
    pub cross: Point,
    pub said: Point,
}

impl Places {
    /// On a long edge always at the same shares of it. On a short one a text keeps clear of what is at its end, and the
    /// cross clear of the text.
    pub(super) fn on(
        stage: &Stage,
        (level, child): (&Level, NodeId),
        (from, to): (Point, Point),
        said: Option<&Said>,
        zoom: f32,
    ) -> Places {
        let at = |share: f32| between(from, to, share);
        let Some(said) = said else { return Places { cross: at(CROSS_AT), said: at(MOVE_AT) } };
        let (length, half) = match stage.root_at_left() {
            true => ((to.x - from.x).abs().max(1.0), said.width() / 2.0),
            false => ((to.y - from.y).abs().max(1.0), said.height() / 2.0),
        };
        // The edge may end at a slanted side, further in than the node reaches.
        let body = stage.rect(child, level).min;
        let inside = if stage.root_at_left() { to.x - body.x } else { to.y - body.y };
        let text = MOVE_AT.min(1.0 - (half + inside.max(0.0) + 1.0) / length).max(0.5);
        // Above all texts beside each other, not only above its own.
        let cross = CROSS_AT.min(text - (half + CROSS_REACH * CROSS * zoom) / length).max(0.15);
        Places { cross: at(cross), said: at(text) }
    }
}

//! Nodes: their bodies, what is written in them and what they are called.

use super::measure::{HALF_CAP_HEIGHT, shortened};
use super::outline::{corners, grown};
use super::places::{CURRENT_OUTLINE, VARIATION_OUTLINE};
use super::shape::{Anchor, Dash, Form, Point, Rect, Role, Run, Stroke, Text, point};
use super::stage::{Detail, Level, READABLE, Stage, readable};
use super::theme::Rgba;
use super::values::{Written, draw_inside};
use super::{Scene, boards};
use crate::games::{board_at, node_name};
use crate::trace::{NodeState, Status};
use crate::tree::{NodeId, Player};

/// Open nodes are at least this large, whatever the zoom, so that one sees where the search is.
const LEAST_MARKER_ZOOM: f32 = 0.22;

/// Draws all nodes that have a shape of their own.
pub(super) fn draw(stage: &Stage, scene: &mut Scene) {
    let levels = || stage.levels.iter().filter(|level| level.detail >= Detail::Shape);
    // Second outlines reach further than there is room between neighbours, and go behind these.
    for level in levels() {
        for node in level.drawn().map(|slot| stage.node(slot)) {
            draw_outlines(stage, level, node, scene);
        }
    }
    for level in levels() {
        for node in level.drawn().map(|slot| stage.node(slot)) {
            draw_node(stage, level, node, scene);
        }
    }
    draw_markers(stage, scene);
}

/// Open nodes and the current one in levels whose other nodes are too small for a shape.
fn draw_markers(stage: &Stage, scene: &mut Scene) {
    for (depth, node) in stage.path_to_current() {
        let Some(level) = stage.level_at(depth).filter(|level| level.detail < Detail::Shape) else { continue };
        let level = level.at_least(LEAST_MARKER_ZOOM);
        let sizes = &stage.view.style.sizes;
        let (w, h) =
            if stage.tree.is_leaf(node) { (sizes.leaf, sizes.leaf) } else { (sizes.node_width, sizes.node_height) };
        let rect = Rect::around(stage.center(node, &level), w * level.zoom, h * level.zoom);
        let theme = &stage.view.style.theme;
        let (leaf, player) = (stage.tree.is_leaf(node), stage.tree.player(node));
        let fill = match player {
            Player::Max if !leaf => theme.alpha,
            Player::Min if !leaf => theme.beta,
            _ => theme.ink,
        };
        let (body, zoom) = (Body { rect, leaf, player }, stage.line_zoom(level.zoom));
        if stage.current == Some(node) {
            let stroke = Stroke::solid(4.0 * zoom, theme.ink);
            body.draw_around((CURRENT_OUTLINE - 2.0) * zoom, stroke, Role::Current, node, scene);
        }
        let stroke = Stroke::solid(2.0 * zoom, theme.ground);
        scene.push(body.form(Some(fill), Some(stroke)), Role::Node, Some(node));
    }
}

fn draw_node(stage: &Stage, level: &Level, node: NodeId, scene: &mut Scene) {
    let rect = stage.rect(node, level);
    let state = stage.state(node, level.depth);
    draw_body(stage, level, node, state, rect, scene);
    if level.detail < Detail::Label {
        return;
    }
    let mut room = rect;
    draw_value(stage, level, node, state, scene);
    draw_name(stage, level, node, state, rect, scene);
    if let Some(board) = stage.shows_boards(level).then(|| board_at(stage.tree, node)).flatten() {
        let place = stage.board_rect(node, level);
        let ink = ink(stage, state.status);
        boards::draw(&board, place, ink, stage.board_share(level), &stage.view.style.theme, node, scene);
        room = room.union(place);
    }
    scene.labels.push((node, room));
}

/// The ink for what belongs to a node.
fn ink(stage: &Stage, status: Status) -> Rgba {
    let theme = &stage.view.style.theme;
    match status {
        Status::Untouched | Status::BelowLimit | Status::BelowTable => theme.faint(),
        Status::Open | Status::Closed | Status::FromTable => theme.ink,
        Status::Pruned => theme.pruned,
    }
}

fn draw_body(stage: &Stage, level: &Level, node: NodeId, state: NodeState, rect: Rect, scene: &mut Scene) {
    let theme = &stage.view.style.theme;
    let zoom = stage.line_zoom(level.zoom);
    let shape = Body { rect, leaf: stage.tree.is_leaf(node), player: stage.tree.player(node) };
    let color = ink(stage, state.status);
    let (width, dash) = match state.status {
        Status::Untouched => (1.0, Dash::Solid),
        Status::Open => (4.0 * zoom, Dash::Solid),
        Status::Closed => (2.0 * zoom, Dash::Solid),
        Status::Pruned => (1.5 * zoom, Dash::Dashed),
        Status::BelowLimit | Status::FromTable | Status::BelowTable => (1.5 * zoom, Dash::Dotted),
    };
    let stroke = match (stage.current == Some(node), dash) {
        (true, Dash::Solid) => Stroke::solid(4.0 * zoom, theme.ink),
        _ => Stroke { width, color, dash },
    };
    let visited = matches!(state.status, Status::Open | Status::Closed);
    let fill = match (visited, shape.leaf, shape.player) {
        (true, false, Player::Max) => theme.alpha_ground,
        (true, false, Player::Min) => theme.beta_ground,
        _ => theme.ground,
    };
    scene.push(shape.form(Some(fill), Some(stroke)), Role::Node, Some(node));
}

/// What is around a node that is current, on the principal variation, or chosen.
fn draw_outlines(stage: &Stage, level: &Level, node: NodeId, scene: &mut Scene) {
    let (is_current, is_chosen) =
        (stage.current == Some(node), stage.view.chosen == Some(node) || stage.view.hovered == Some(node));
    let on_variation = stage.is_on_variation(node, level.depth);
    if !(is_current || is_chosen || on_variation) {
        return;
    }
    let (theme, zoom) = (&stage.view.style.theme, stage.line_zoom(level.zoom));
    let shape = Body { rect: stage.rect(node, level), leaf: stage.tree.is_leaf(node), player: stage.tree.player(node) };
    if is_current {
        let stroke = Stroke::solid(4.0 * zoom, theme.ink);
        shape.draw_around((CURRENT_OUTLINE - 2.0) * zoom, stroke, Role::Current, node, scene);
    } else if on_variation {
        let stroke = Stroke::solid(2.0 * zoom, theme.ink);
        shape.draw_around((VARIATION_OUTLINE - 1.0) * zoom, stroke, Role::Variation, node, scene);
    }
    if is_chosen {
        let stroke = Stroke { width: 2.0 * zoom, color: theme.ink, dash: Dash::Dotted };
        shape.draw_around(14.0 * zoom, stroke, Role::Chosen, node, scene);
    }
}

/// A node's outline.
#[derive(Clone, Copy)]
pub(super) struct Body {
    rect: Rect,
    leaf: bool,
    player: Player,
}

impl Body {
    fn form(&self, fill: Option<Rgba>, stroke: Option<Stroke>) -> Form {
        match (self.leaf, self.player) {
            (true, _) => Form::Rect { rect: self.rect, radius: 0.0, fill, stroke },
            (false, Player::Chance) => {
                Form::Circle { center: self.rect.center(), radius: radius(self.rect), fill, stroke }
            }
            (false, player) => Form::Polygon { points: corners(self.rect, player), fill, stroke },
        }
    }

    /// An outline around the body, some points away, its corners rounded.
    fn draw_around(&self, distance: f32, stroke: Stroke, role: Role, node: NodeId, scene: &mut Scene) {
        let form = match (self.leaf, self.player) {
            (true, _) => {
                let rect = self.rect.grown(distance);
                Form::Rect { rect, radius: distance, fill: None, stroke: Some(stroke) }
            }
            (false, Player::Chance) => {
                let radius = radius(self.rect) + distance;
                Form::Circle { center: self.rect.center(), radius, fill: None, stroke: Some(stroke) }
            }
            (false, player) => {
                let points = grown(&corners(self.rect, player), distance);
                Form::Polygon { points, fill: None, stroke: Some(stroke) }
            }
        };
        scene.push(form, role, Some(node));
    }
}

fn draw_value(stage: &Stage, level: &Level, node: NodeId, state: NodeState, scene: &mut Scene) {
    let visited = matches!(state.status, Status::Open | Status::Closed | Status::FromTable);
    let look = (ink(stage, state.status), visited);
    let known = Written::known(stage, node, state);
    let truth = stage.view.true_values.and_then(|values| values.get(node.index())).copied();
    let truth = truth.filter(|value| !value.is_nan()).map(|value| Written::truth(stage, node, value));
    let truth = truth.filter(|truth| !known.is_some_and(|known| known.says_as(truth)));
    if let Some(known) = known {
        draw_inside(stage, level, node, known, look, Role::Value, scene);
    }
    match truth {
        Some(truth) if known.is_some() || state.status == Status::Open => {
            draw_beside(stage, level, node, truth.text(), scene);
        }
        Some(truth) => draw_inside(stage, level, node, truth, (look.0, false), Role::TrueValue, scene),
        None => {}
    }
}

fn plain(text: String, color: Rgba, bold: bool) -> Run {
    Run { text, color, bold, underline: false }
}

/// Writes a true value into the corner that a triangle leaves free, opposite the name.
fn draw_beside(stage: &Stage, level: &Level, node: NodeId, text: String, scene: &mut Scene) {
    let rect = stage.rect(node, level);
    let size = readable(stage.view.style.sizes.name_text * level.zoom);
    if size < READABLE {
        return;
    }
    let place = free_corner(stage, level, node, size);
    let pos = point(2.0 * rect.center().x - place.x, place.y);
    let run = plain(text, stage.view.style.theme.faint(), false);
    scene.text(pos, Anchor::Start, size, vec![run], Role::TrueValue, Some(node));
}

fn draw_name(stage: &Stage, level: &Level, node: NodeId, state: NodeState, rect: Rect, scene: &mut Scene) {
    let size = readable(stage.view.style.sizes.name_text * level.zoom);
    let Some(name) = name_at_node(stage, node).filter(|_| size >= READABLE) else { return };
    let color = ink(stage, state.status);
    let bold = matches!(state.status, Status::Open | Status::Closed);
    let (pos, anchor, room) = if stage.tree.is_leaf(node) {
        leaf_name_place(stage, level, node, rect, size)
    } else {
        let corner = free_corner(stage, level, node, size);
        let room = name_room(stage, level, node, corner);
        if comes_from_tip(stage, node) {
            (point(2.0 * rect.center().x - corner.x, corner.y), Anchor::Start, room)
        } else {
            (corner, Anchor::End, room)
        }
    };
    let name = shortened(&name, size, bold, room);
    if !name.is_empty() {
        scene.text(pos, anchor, size, vec![plain(name, color, bold)], Role::Name, Some(node));
    }
}

/// The name written at a node: its label, the mark and square of a board, or its letter. A move is written on its edge, and
/// leaves without a label and the root need no name.
fn name_at_node(stage: &Stage, node: NodeId) -> Option<String> {
    let tree = stage.tree;
    if let Some(label) = tree.label(node) {
        return Some(label.to_owned()).filter(|label| !label.is_empty());
    }
    if node == NodeId::ROOT {
        return None;
    }
    let named_by_move = tree.move_text(node).is_some_and(|text| !text.is_empty());
    let on_board = stage.has_boards && board_at(tree, node).is_some();
    let letter = !named_by_move && !tree.is_leaf(node);
    (letter || (named_by_move && on_board)).then(|| node_name(tree, node, stage.view.texts))
}

/// Where a name ends: in the corner left of a triangle's tip or of a circle, clear of a second outline.
fn free_corner(stage: &Stage, level: &Level, node: NodeId, size: f32) -> Point {
    let rect = stage.rect(node, level);
    let (center, half) = (rect.center(), HALF_CAP_HEIGHT * size);
    let aside = 0.17 * rect.width() + 0.85 * size;
    match stage.tree.player(node) {
        Player::Max => point(center.x - aside, rect.min.y + half),
        Player::Min => point(center.x - aside, rect.max.y - half),
        Player::Chance => {
            let radius = radius(rect) + stage.outline(level) + 2.0;
            point(center.x - half_chord(radius, center.y - rect.min.y - half), rect.min.y)
        }
    }
}

/// The radius of a chance node.
fn radius(rect: Rect) -> f32 {
    rect.width().min(rect.height()) / 2.0
}

/// How far from the middle a circle reaches across at some height.
fn half_chord(radius: f32, height: f32) -> f32 {
    (radius * radius - height * height).max(0.0).sqrt()
}

/// True if levels run to the right and the edge to a node comes from the side where its tip is, across the place
/// left of the tip.
fn comes_from_tip(stage: &Stage, node: NodeId) -> bool {
    let Some(parent) = stage.tree.parent(node).filter(|_| stage.root_at_left()) else { return false };
    let (from, to) = (stage.across(parent), stage.across(node));
    match stage.tree.player(node) {
        Player::Max | Player::Chance => from < to - 1.0,
        Player::Min => from > to + 1.0,
    }
}

/// How wide a name may be before it meets the neighbour.
fn name_room(stage: &Stage, level: &Level, node: NodeId, end: Point) -> f32 {
    let most = 2.0 * stage.view.style.sizes.node_width * level.zoom;
    let Some(neighbor) = stage.neighbor_before(node, level).filter(|_| !stage.root_at_left()) else { return most };
    let other = stage.rect(neighbor, level);
    let same = !stage.tree.is_leaf(neighbor) && stage.tree.player(neighbor) == stage.tree.player(node);
    let reach = match stage.tree.player(node) {
        Player::Chance if same => {
            let outline = if stage.current == Some(neighbor) { stage.outline(level) } else { 0.0 };
            let height = (other.center().y - end.y).abs() - 0.5 * stage.view.style.sizes.name_text * level.zoom;
            other.center().x + half_chord(radius(other) + outline, height)
        }
        _ if same => other.center().x + 0.22 * other.width(),
        _ => other.max.x,
    };
    (end.x - reach - 3.0).clamp(0.0, most)
}

/// The room of the name at a leaf, if it has one that can be read.
pub(super) fn leaf_name_room(stage: &Stage, level: &Level, leaf: NodeId) -> Option<Rect> {
    let size = readable(stage.view.style.sizes.name_text * level.zoom);
    let name = name_at_node(stage, leaf).filter(|_| size >= READABLE)?;
    let (pos, anchor, room) = leaf_name_place(stage, level, leaf, stage.rect(leaf, level), size);
    let name = shortened(&name, size, true, room);
    let runs = vec![plain(name, stage.view.style.theme.ink, true)];
    Some(Text { pos, anchor, size, runs }.bounds()).filter(|room| room.width() > 0.0)
}

/// Where a leaf's label stands, and its room: below the leaf, or right of it where levels run to the right; clear of a
/// second outline.
fn leaf_name_place(stage: &Stage, level: &Level, node: NodeId, rect: Rect, size: f32) -> (Point, Anchor, f32) {
    let gap = stage.outline(level) + 3.0;
    if stage.root_at_left() {
        let room = 3.0 * stage.view.style.sizes.leaf * level.zoom;
        (point(rect.max.x + gap, rect.center().y), Anchor::Start, room)
    } else {
        let room = stage.gap_around(node, level) - 4.0;
        (point(rect.center().x, rect.max.y + gap + HALF_CAP_HEIGHT * size), Anchor::Middle, room)
    }
}

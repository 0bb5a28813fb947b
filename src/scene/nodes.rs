//! Nodes: their bodies, what is written in them and what they are called.

use super::measure::{HALF_CAP_HEIGHT, shortened};
use super::outline::{corners, grown};
use super::places::CURRENT_OUTLINE;
use super::shape::{Anchor, Dash, Form, Point, Rect, Role, Run, Stroke, point};
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
    for level in stage.levels.iter().filter(|level| level.detail >= Detail::Shape) {
        for slot in level.drawn() {
            draw_node(stage, level, stage.node(slot), scene);
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
    let is_current = stage.current == Some(node);
    let shape = Body { rect, leaf: stage.tree.is_leaf(node), player: stage.tree.player(node) };
    let color = ink(stage, state.status);
    let stroke = match state.status {
        _ if is_current => Stroke::solid(4.0 * zoom, theme.ink),
        Status::Untouched => Stroke::solid(1.0, color),
        Status::Open => Stroke::solid(4.0 * zoom, color),
        Status::Closed => Stroke::solid(2.0 * zoom, color),
        Status::Pruned => Stroke { width: 1.5 * zoom, color, dash: Dash::Dashed },
        Status::BelowLimit | Status::FromTable | Status::BelowTable => {
            Stroke { width: 1.5 * zoom, color, dash: Dash::Dotted }
        }
    };
    let visited = matches!(state.status, Status::Open | Status::Closed);
    let fill = match (visited, shape.leaf, shape.player) {
        (true, false, Player::Max) => theme.alpha_ground,
        (true, false, Player::Min) => theme.beta_ground,
        _ => theme.ground,
    };
    if is_current {
        shape.draw_around(
            (CURRENT_OUTLINE - 2.0) * zoom,
            Stroke::solid(4.0 * zoom, theme.ink),
            Role::Current,
            node,
            scene,
        );
    } else if stage.is_on_variation(node, level.depth) {
        shape.draw_around(4.5 * zoom, Stroke::solid(2.0 * zoom, theme.ink), Role::Variation, node, scene);
    }
    if stage.view.chosen == Some(node) || stage.view.hovered == Some(node) {
        let stroke = Stroke { width: 2.0 * zoom, color: theme.ink, dash: Dash::Dotted };
        shape.draw_around(14.0 * zoom, stroke, Role::Chosen, node, scene);
    }
    scene.push(shape.form(Some(fill), Some(stroke)), Role::Node, Some(node));
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
                let radius = self.rect.width().min(self.rect.height()) / 2.0;
                Form::Circle { center: self.rect.center(), radius, fill, stroke }
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
                let radius = self.rect.width().min(self.rect.height()) / 2.0 + distance;
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
    let place = free_corner(stage, node, rect, size);
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
        let corner = free_corner(stage, node, rect, size);
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

/// Where a name ends: in the corner left of a triangle's tip, clear of a second outline.
fn free_corner(stage: &Stage, node: NodeId, rect: Rect, size: f32) -> Point {
    let center = rect.center();
    let aside = 0.17 * rect.width() + 0.85 * size;
    let y = match stage.tree.player(node) {
        Player::Max => rect.min.y + HALF_CAP_HEIGHT * size,
        Player::Min => rect.max.y - HALF_CAP_HEIGHT * size,
        Player::Chance => rect.min.y,
    };
    point(center.x - aside, y)
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
    let reach = if same { other.center().x + 0.22 * other.width() } else { other.max.x };
    (end.x - reach - 3.0).clamp(0.0, most)
}

/// Where a leaf's label stands, and its room: below the leaf, or right of it where levels run to the right.
fn leaf_name_place(stage: &Stage, level: &Level, node: NodeId, rect: Rect, size: f32) -> (Point, Anchor, f32) {
    let gap = 0.5 * size + 3.0;
    if stage.root_at_left() {
        let room = 3.0 * stage.view.style.sizes.leaf * level.zoom;
        (point(rect.max.x + gap, rect.center().y), Anchor::Start, room)
    } else {
        let room = stage.gap_around(node, level) - 4.0;
        (point(rect.center().x, rect.max.y + gap + HALF_CAP_HEIGHT * size), Anchor::Middle, room)
    }
}

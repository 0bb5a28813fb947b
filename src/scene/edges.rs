//! Edges, and the crosses on pruned ones.

use std::ops::Range;

use super::Scene;
use super::chips::Chips;
use super::edge_texts::{CROSS_AT, Places, said_on};
use super::shape::{Dash, Form, Point, Role, Stroke, point};
use super::stage::{Detail, Level, Stage};
use super::theme::Rgba;
use crate::trace::Status;
use crate::tree::NodeId;

/// The most edges between two levels that are drawn one by one.
const MOST_LINES: usize = 1_200;
/// The most nodes of a level whose edges are drawn.
const MOST_PARENTS: usize = 800;
/// Children outside the picture are drawn one by one if they are no more than this.
const MOST_OUTSIDE: usize = 12;
/// The inverse of how far nodes have grown on their way to shapes when their edges are wholly there.
const FADE_IN: f32 = 3.0;
/// How far outside the picture lines are cut off, in points.
const OUTSIDE: f64 = 3_000.0;
/// How large a cross is, and how thick its strokes are, at zoom 1.
pub(super) const CROSS: f32 = 16.0;
const CROSS_STROKE: f32 = 3.0;
/// How far a cross reaches to each side, in sizes.
pub(super) const CROSS_REACH: f32 = std::f32::consts::FRAC_1_SQRT_2 / 2.0;
/// Where the stub of an edge ends that leads to nothing that is drawn.
const STUB: f32 = 0.36;

/// A pair of levels and how their edges are drawn.
struct Gap<'s> {
    stage: &'s Stage<'s>,
    chips: &'s Chips,
    above: &'s Level,
    below: &'s Level,
    one_by_one: bool,
    /// How opaque edges are: they come out of nothing while the nodes above turn from strips to rectangles.
    opacity: f32,
    /// How far the nodes below have come to be shapes.
    growth: f32,
}

/// Draws all edges in view; those on the path and of the principal variation last.
pub(super) fn draw(stage: &Stage, chips: &Chips, scene: &mut Scene) {
    for pair in stage.levels.windows(2) {
        let [above, below] = pair else { continue };
        let one_by_one = below.detail >= Detail::Box && below.count() <= MOST_LINES;
        let opacity = (FADE_IN * stage.growth(above)).min(1.0);
        Gap { stage, chips, above, below, one_by_one, opacity, growth: stage.growth(below) }.draw(scene);
    }
    draw_variation(stage, chips, scene);
    draw_path(stage, chips, scene);
}

impl Gap<'_> {
    fn draw(&self, scene: &mut Scene) {
        if self.above.detail < Detail::Box || self.opacity == 0.0 {
            return;
        }
        for parent in self.parents() {
            self.draw_children(parent, scene);
        }
    }

    /// The nodes above whose edges may come into view: those in view, and the parents of what is in view below and of
    /// its neighbours. None if they are too many.
    fn parents(&self) -> impl Iterator<Item = NodeId> {
        let Stage { tree, view, .. } = self.stage;
        let level = view.layout.level(tree, self.below.depth);
        let parent_of = |slot: usize| Some(view.layout.slot(tree.parent(self.stage.node(slot))?));
        let Range { start, end } = self.above.slots.clone();
        let mut parents = start..end;
        if let Some(last) = level.end.checked_sub(1).filter(|_| !level.is_empty()) {
            let first = parent_of(self.below.slots.start.saturating_sub(1).clamp(level.start, last));
            let last = parent_of(self.below.slots.end.clamp(level.start, last)).map(|last| last + 1);
            parents = match parents.is_empty() {
                true => first.unwrap_or(start)..last.unwrap_or(end),
                false => first.unwrap_or(start).min(start)..last.unwrap_or(end).max(end),
            };
        }
        let few = if parents.len() > MOST_PARENTS { 0..0 } else { parents };
        few.map(|slot| self.stage.node(slot))
    }

    fn draw_children(&self, parent: NodeId, scene: &mut Scene) {
        let children = self.stage.view.layout.children(self.stage.tree, parent);
        let start = self.below.slots.start.clamp(children.start, children.end);
        let end = self.below.slots.end.clamp(start, children.end);
        let mut in_view = start..end;
        // A few children outside cost no more than a fan, and look like what they are.
        for outside in [children.start..start, end..children.end] {
            if outside.len() <= MOST_OUTSIDE && self.one_by_one {
                in_view = in_view.start.min(outside.start)..in_view.end.max(outside.end);
            } else {
                self.draw_fan(parent, outside, scene);
            }
        }
        if self.one_by_one {
            for child in in_view.map(|slot| self.stage.node(slot)) {
                self.draw_edge(parent, child, scene);
            }
        } else {
            self.draw_fan(parent, in_view, scene);
        }
    }

    fn draw_edge(&self, parent: NodeId, child: NodeId, scene: &mut Scene) {
        let stage = self.stage;
        if stage.is_on_path(child, self.below.depth) || stage.is_on_variation(child, self.below.depth) {
            return;
        }
        if !stage.is_reached(child) {
            self.draw_stub(parent, child, scene);
            return;
        }
        let Some((from, to)) = self.ends(parent, child) else { return };
        let theme = &stage.view.style.theme;
        let zoom = stage.line_zoom(self.below.zoom.min(self.above.zoom));
        let (stroke, role) = match stage.status(child) {
            Status::Untouched => (Stroke::solid(1.0, theme.faint()), Role::Edge),
            Status::Open | Status::Closed | Status::FromTable => (Stroke::solid(2.0 * zoom, theme.ink), Role::Edge),
            Status::Pruned => (Stroke { width: 1.5 * zoom, color: theme.pruned, dash: Dash::Dashed }, Role::PrunedEdge),
            Status::BelowLimit | Status::BelowTable => {
                (Stroke { width: 1.0, color: theme.faint(), dash: Dash::Dotted }, Role::BelowEdge)
            }
        };
        let stroke = self.thinned(stroke);
        scene.line(vec![from, to], stroke, role, Some(child));
        let detail = self.below.detail.min(self.above.detail);
        let said = if detail == Detail::Label { said_on(stage, self.below, child) } else { None };
        let places = Places::on(stage, (self.below, child), (from, to), said.as_ref(), zoom);
        if role == Role::PrunedEdge && stage.status(parent) != Status::Pruned && detail >= Detail::Shape {
            draw_cross(places.cross, CROSS * zoom, CROSS_STROKE * zoom, theme.ink, child, scene);
        }
        if let Some(said) = said {
            said.draw(places.said, theme.ground, child, scene);
        }
    }

    /// Where nodes appear as the search reaches them: the beginning of an edge that it will not take.
    fn draw_stub(&self, parent: NodeId, child: NodeId, scene: &mut Scene) {
        let stage = self.stage;
        if !stage.is_stub(parent, child) {
            return;
        }
        let Some((from, to)) = self.ends(parent, child) else { return };
        let (theme, zoom) = (&stage.view.style.theme, stage.line_zoom(self.below.zoom.min(self.above.zoom)));
        let end = between(from, to, STUB);
        let stroke = Stroke { width: 1.5 * zoom, color: theme.pruned, dash: Dash::Dashed };
        scene.line(vec![from, end], self.thinned(stroke), Role::PrunedEdge, Some(child));
        if self.below.detail.min(self.above.detail) >= Detail::Shape {
            draw_cross(end, CROSS * zoom, CROSS_STROKE * zoom, theme.ink, child, scene);
        }
    }

    /// Lines among many are thin, faint and unbroken, so that they do not run together.
    fn thinned(&self, stroke: Stroke) -> Stroke {
        let share = 0.5 + 0.5 * self.growth;
        let dash = if self.below.detail > Detail::Box { stroke.dash } else { Dash::Solid };
        Stroke { width: share * stroke.width, color: stroke.color.faded(share * self.opacity), dash }
    }

    fn ends(&self, parent: NodeId, child: NodeId) -> Option<(Point, Point)> {
        let stage = self.stage;
        let from = (stage.across(parent), stage.exit_down(parent, self.above, Some(self.chips)));
        let to = (stage.across(child), stage.entry_down(child, self.below));
        stage.segment(from, to)
    }

    /// Children too close to be told apart, those that a cutoff skipped apart from the others.
    fn draw_fan(&self, parent: NodeId, children: Range<usize>, scene: &mut Scene) {
        let stage = self.stage;
        let is_drawn = |slot: &usize| stage.is_reached(stage.node(*slot)) || stage.is_stub(parent, stage.node(*slot));
        let (Some(first), Some(last)) = (children.clone().find(is_drawn), children.clone().rev().find(is_drawn)) else {
            return;
        };
        let pruned = |slot: usize| stage.status(stage.node(slot)) == Status::Pruned;
        let skipped = match (stage.moment(), pruned(first), pruned(last)) {
            (Some(moment), before, after) if before != after && stage.view.layout.seats().are_given() => {
                let nodes = stage.node(first).index()..stage.node(last).index() + 1;
                (moment.tally(nodes).pruned as usize).min(last + 1 - first)
            }
            (Some(_), before, after) if before != after => (first..last + 1).filter(|&slot| pruned(slot)).count(),
            _ => 0,
        };
        let cut = if pruned(first) { first + skipped } else { last + 1 - skipped };
        for part in [first..cut, cut..last + 1] {
            if !part.is_empty() {
                self.draw_part(parent, part, scene);
            }
        }
    }

    /// One polygon from a node to the first and the last of some children.
    fn draw_part(&self, parent: NodeId, children: Range<usize>, scene: &mut Scene) {
        let stage = self.stage;
        let (first, last) = (stage.node(children.start), stage.node(children.end - 1));
        let top = (stage.across(parent), stage.exit_down(parent, self.above, Some(self.chips)));
        let down = stage.entry_down(first, self.below);
        let limit = |across: f64| across.clamp(-OUTSIDE, stage.extent_across() + OUTSIDE);
        let (low, high) = (limit(stage.across(first)), limit(stage.across(last)));
        let pruned = stage.status(first) == Status::Pruned && stage.status(last) == Status::Pruned;
        let theme = &stage.view.style.theme;
        let color = if pruned { theme.pruned.faded(0.14) } else { theme.fan() }.faded(self.opacity);
        let (low, high) = (low.min(high) - 0.5, low.max(high) + 0.5);
        let mut points =
            [(limit(top.0), top.1), (low, down), (high, down)].map(|(across, down)| stage.camera.point(across, down));
        if pruned && stage.reveals() {
            points = [points[0], between(points[0], points[1], STUB), between(points[0], points[2], STUB)];
        }
        let (from, to) = (points[0], between(points[1], points[2], 0.5));
        scene.push(Form::Polygon { points: points.to_vec(), fill: Some(color), stroke: None }, Role::Fan, Some(parent));
        if pruned && stage.status(parent) != Status::Pruned && self.above.detail >= Detail::Shape {
            let zoom = stage.line_zoom(self.above.zoom);
            let cross = if stage.reveals() { to } else { between(from, to, CROSS_AT) };
            draw_cross(cross, CROSS * zoom, CROSS_STROKE * zoom, theme.ink, first, scene);
        }
    }
}

pub(super) fn between(from: Point, to: Point, share: f32) -> Point {
    point(from.x + share * (to.x - from.x), from.y + share * (to.y - from.y))
}

fn draw_cross(center: Point, size: f32, stroke: f32, color: Rgba, node: NodeId, scene: &mut Scene) {
    let half = CROSS_REACH * size;
    let at = |dx: f32, dy: f32| point(center.x + dx * half, center.y + dy * half);
    for (from, to) in [(at(-1.0, -1.0), at(1.0, 1.0)), (at(-1.0, 1.0), at(1.0, -1.0))] {
        scene.line(vec![from, to], Stroke::solid(stroke, color), Role::Cross, Some(node));
    }
}

/// The principal variation as a double line: a broad one and the ground inside it.
fn draw_variation(stage: &Stage, chips: &Chips, scene: &mut Scene) {
    let theme = &stage.view.style.theme;
    for (depth, pair) in stage.variation.windows(2).enumerate() {
        let &[parent, child] = pair else { continue };
        if !stage.shows(child) {
            return;
        }
        let Some((from, to, zoom)) = long_edge(stage, chips, depth, parent, child) else { continue };
        for (width, color) in [(6.5, theme.ink), (2.5, theme.ground)] {
            scene.line(vec![from, to], Stroke::solid(width * zoom, color), Role::VariationEdge, Some(child));
        }
        draw_move_on_top(stage, depth + 1, child, from, to, scene);
    }
}

fn draw_path(stage: &Stage, chips: &Chips, scene: &mut Scene) {
    let theme = &stage.view.style.theme;
    let nodes: Vec<(usize, NodeId)> = stage.path_to_current().collect();
    for pair in nodes.windows(2) {
        let &[(depth, parent), (_, child)] = pair else { continue };
        let Some((from, to, zoom)) = long_edge(stage, chips, depth, parent, child) else { continue };
        scene.line(vec![from, to], Stroke::solid(4.0 * zoom, theme.ink), Role::PathEdge, Some(child));
        draw_move_on_top(stage, depth + 1, child, from, to, scene);
    }
}

fn draw_move_on_top(stage: &Stage, depth: usize, child: NodeId, from: Point, to: Point, scene: &mut Scene) {
    let near = stage.level_at(depth).zip(stage.level_at(depth - 1));
    if let Some((level, _)) = near.filter(|(low, high)| low.detail.min(high.detail) == Detail::Label)
        && let Some(said) = said_on(stage, level, child)
    {
        let place = Places::on(stage, (level, child), (from, to), Some(&said), 0.0).said;
        said.draw(place, stage.view.style.theme.ground, child, scene);
    }
}

/// An edge that is drawn whatever the detail of its levels, and how thick.
fn long_edge(stage: &Stage, chips: &Chips, depth: usize, parent: NodeId, child: NodeId) -> Option<(Point, Point, f32)> {
    let (above, below) = stage.level_at(depth).zip(stage.level_at(depth + 1))?;
    let from = (stage.across(parent), stage.exit_down(parent, above, Some(chips)));
    let to = (stage.across(child), stage.entry_down(child, below));
    let (from, to) = stage.segment(from, to)?;
    Some((from, to, stage.line_zoom(below.zoom.min(above.zoom))))
}

/// The part of a segment that lies near a picture, in coordinates across and down. The segment of two points far out
/// on either side is cut off before it is made f32.
pub(super) fn clipped(
    (x0, y0): (f64, f64),
    (x1, y1): (f64, f64),
    (width, height): (f64, f64),
) -> Option<((f64, f64), (f64, f64))> {
    let (mut low, mut high) = (0.0f64, 1.0f64);
    let (dx, dy) = (x1 - x0, y1 - y0);
    // Liang and Barsky (1984): each side of the window leaves an interval of the segment's parameter.
    let sides = [(-dx, x0 + OUTSIDE), (dx, width + OUTSIDE - x0), (-dy, y0 + OUTSIDE), (dy, height + OUTSIDE - y0)];
    for (towards, room) in sides {
        if towards == 0.0 {
            if room < 0.0 {
                return None;
            }
        } else if towards < 0.0 {
            low = low.max(room / towards);
        } else {
            high = high.min(room / towards);
        }
    }
    (low <= high).then_some(((x0 + low * dx, y0 + low * dy), (x0 + high * dx, y0 + high * dy)))
}

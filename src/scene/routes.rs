//! Ways for a curve from a node to one of its ancestors, past everything that stands between.

use super::Scene;
use super::outline::distance;
use super::shape::{Form, Point, Rect, Role, Shape, point};
use super::stage::{Level, Stage};
use crate::tree::{NodeId, Player};

/// Straight pieces of a curve.
const PIECES: usize = 28;
/// So many points apart a way is looked at.
const STEP: f32 = 3.0;
/// Between a curve and what it goes round, in points at zoom 1.
const CLEAR: f64 = 14.0;
/// What a point of a way costs where it is on something, by what that is, beside one on free ground.
const ON_NODE: f32 = 30.0;
const ON_PLATE: f32 = 20.0;
const ON_TEXT: f32 = 6.0;
const OUTSIDE: f32 = 40.0;
/// What it costs to leave at the side where more is in the way, to go straight between the neighbours, and to arrive at
/// the ancestor's far side.
const OTHER_SIDE: f32 = 150.0;
const STRAIGHT: f32 = 200.0;
const FAR_SIDE: f32 = 50.0;

/// A way from a node's outline to that of an ancestor.
pub(super) struct Route {
    pub points: Vec<Point>,
    /// The texts that it goes under.
    pub under: Vec<Rect>,
}

/// Something that a way had better not cross.
struct Obstacle<'s> {
    shape: &'s Shape,
    bounds: Rect,
    grown: f32,
    cost: f32,
}

/// The ends of a way: nodes with their levels.
#[derive(Clone, Copy)]
pub(super) struct Ends<'s> {
    pub node: NodeId,
    pub low: &'s Level,
    pub holder: NodeId,
    pub high: &'s Level,
}

/// The best of a few ways: a curve round all nodes between, on either side, or a line through the gaps between
/// neighbours. It keeps some points away from where it ends.
pub(super) fn route(stage: &Stage, ends: Ends, before_end: f32, scene: &Scene) -> Option<Route> {
    let body = |node| scene.shapes.iter().find(|shape| shape.role == Role::Node && shape.node == Some(node));
    let (from, to) = (&body(ends.node)?.form, &body(ends.holder)?.form);
    let grown = |node, level| if stage.current == Some(node) { stage.outline(level) } else { 1.0 };
    let out = (grown(ends.node, ends.low), grown(ends.holder, ends.high) + before_end);
    let mut ways: Vec<(f32, Vec<Point>)> = Vec::new();
    let usual = usual_side(stage, ends);
    for side in [usual, -usual] {
        let bias = if side == usual { 0.0 } else { OTHER_SIDE };
        ways.push((bias, around(stage, ends, side)));
        for landing in [1.0, -1.0] {
            let far =
                if landing * (stage.across(ends.node) - stage.across(ends.holder)) < 0.0 { FAR_SIDE } else { 0.0 };
            ways.push((STRAIGHT + far, between(stage, ends, (side, landing), out.1)));
        }
    }
    let cut = ways.into_iter().filter_map(|(bias, way)| Some((bias, trimmed(&way, (from, out.0), (to, out.1))?)));
    let cut: Vec<(f32, Vec<Point>)> = cut.collect();
    let room = Rect::bounding(cut.iter().flat_map(|(_, way)| way.iter().copied()));
    let obstacles = obstacles(stage, ends, room, scene);
    let cost = |(bias, way): &(f32, Vec<Point>)| bias + cost(way, &obstacles, stage);
    let (_, points) = cut.into_iter().map(|way| (cost(&way), way.1)).min_by(|a, b| a.0.total_cmp(&b.0))?;
    let texts = obstacles.iter().filter(|obstacle| obstacle.cost == ON_TEXT);
    let under =
        texts.filter(|text| points.iter().any(|&at| text.bounds.contains(at))).map(|text| text.bounds).collect();
    Some(Route { points, under })
}

/// What stands where ways go.
fn obstacles<'s>(stage: &Stage, ends: Ends, room: Rect, scene: &'s Scene) -> Vec<Obstacle<'s>> {
    let cost = |shape: &Shape| match (shape.role, &shape.form) {
        (Role::Node, _) if shape.node == Some(ends.node) || shape.node == Some(ends.holder) => None,
        (Role::Node | Role::Board, Form::Rect { .. } | Form::Polygon { .. } | Form::Circle { .. }) => Some(ON_NODE),
        (Role::WindowChip | Role::CutoffChip | Role::TableChip | Role::Folded, Form::Rect { .. }) => Some(ON_PLATE),
        (Role::Name | Role::TrueValue, _) => Some(ON_TEXT),
        _ => None,
    };
    let level_of = |node: Option<NodeId>| stage.level_at(stage.tree.depth(node?));
    let obstacle = |shape: &'s Shape| {
        let (cost, bounds) = (cost(shape)?, shape.bounds());
        let is_ring = shape.role == Role::Node && shape.node == stage.current;
        let grown = if is_ring { level_of(shape.node).map_or(0.0, |level| stage.outline(level)) } else { 2.0 };
        let bounds = bounds.grown(grown);
        bounds.overlaps(&room).then_some(Obstacle { shape, bounds, grown, cost })
    };
    scene.shapes.iter().filter_map(obstacle).collect()
}

/// How bad a way is: its length, that on something counted several times.
fn cost(way: &[Point], obstacles: &[Obstacle], stage: &Stage) -> f32 {
    let picture = Rect { min: Point::default(), max: point(stage.view.size.width, stage.view.size.height) };
    let at = |p: Point| {
        let on = obstacles.iter().filter(|o| o.bounds.contains(p) && is_on(&o.shape.form, o.grown, p)).map(|o| o.cost);
        1.0 + on.fold(0.0, f32::max) + if picture.contains(p) { 0.0 } else { OUTSIDE }
    };
    way.iter().map(|&p| STEP * at(p)).sum()
}

/// True if a point is inside a form, or at most so far outside it.
fn is_on(form: &Form, grown: f32, at: Point) -> bool {
    match form {
        Form::Polygon { points, .. } => distance(points, at) <= grown,
        Form::Circle { center, radius, .. } => (at.x - center.x).hypot(at.y - center.y) <= radius + grown,
        Form::Rect { rect, .. } => rect.grown(grown).contains(at),
        Form::Text(text) => text.bounds().grown(grown).contains(at),
        Form::Line { .. } | Form::Quads(_) => false,
    }
}

/// A way in steps of equal length, from where it leaves one form to where it comes to another; none if nothing is left.
fn trimmed(way: &[Point], (from, out): (&Form, f32), (to, into): (&Form, f32)) -> Option<Vec<Point>> {
    let points = stepped(way);
    let start = points.iter().rposition(|&at| is_on(from, out, at)).map_or(0, |last| last + 1);
    let rest = &points[start..];
    let end = rest.iter().position(|&at| is_on(to, into, at)).unwrap_or(rest.len());
    (end > 2).then(|| rest[..end].to_vec())
}

/// The same way with points in steps of equal length.
fn stepped(way: &[Point]) -> Vec<Point> {
    let mut points = Vec::new();
    let mut ahead = 0.0;
    for pair in way.windows(2) {
        let (dx, dy) = (pair[1].x - pair[0].x, pair[1].y - pair[0].y);
        let length = dx.hypot(dy);
        while ahead < length {
            points.push(point(pair[0].x + dx * ahead / length, pair[0].y + dy * ahead / length));
            ahead += STEP;
        }
        ahead -= length;
    }
    points
}

/// Where a way leaves its node: at the height of a triangle's long side, since its name stands at the tip.
fn leaving_down(stage: &Stage, Ends { node, low, .. }: Ends) -> f64 {
    let lift = match stage.tree.player(node) {
        _ if stage.root_at_left() => 0.0,
        Player::Min => -0.3,
        Player::Max | Player::Chance => 0.3,
    };
    low.down + lift * f64::from(stage.turned(stage.body(node, low)).1)
}

fn half(stage: &Stage, node: NodeId, level: &Level) -> f64 {
    f64::from(stage.turned(stage.body(node, level)).0) / 2.0
}

/// A curve out of one side of a node and into a side of an ancestor, around all nodes on the path between.
fn around(stage: &Stage, ends: Ends, side: f64) -> Vec<Point> {
    let Ends { node, low, holder, high } = ends;
    let (from, to) = (stage.across(node), stage.across(holder));
    let (left, right) = reach(stage, node, holder);
    let clear = CLEAR * f64::from(low.zoom);
    // The curve ends at the side from which it comes.
    let landing = if (from - to).abs() > half(stage, holder, high) { (from - to).signum() } else { side };
    let start = (from + side * (half(stage, node, low) + clear), leaving_down(stage, ends));
    let end = (to + landing * (half(stage, holder, high) * 0.62 + clear), high.down);
    let bulge = if side > 0.0 { right + clear } else { left - clear };
    // A cubic's middle is at an eighth of its ends and three eighths of its handles.
    let handle = (8.0 * bulge - start.0 - end.0) / 6.0;
    let least = if side > 0.0 { start.0.max(end.0) } else { start.0.min(end.0) };
    let handles = if side == landing {
        let handle = if side > 0.0 { handle.max(least) } else { handle.min(least) };
        [(handle, start.1), (handle, end.1)]
    } else {
        [(start.0 + side * clear, start.1 + 0.5 * (end.1 - start.1)), (end.0 + landing * 3.0 * clear, end.1)]
    };
    let ends = [(from, start.1), (to, end.1)];
    let places = [ends[0]].into_iter().chain(bezier(start, handles, end)).chain([ends[1]]);
    places.map(|place| on_picture(stage, place)).collect()
}

/// A line through the gaps between neighbours, out of one side of a node and into one side of an ancestor, of which it
/// keeps so many points away.
fn between(stage: &Stage, ends: Ends, (side, landing): (f64, f64), into: f32) -> Vec<Point> {
    let Ends { node, low, holder, high } = ends;
    let (from, to) = (stage.across(node), stage.across(holder));
    let beside = |node: NodeId, level: &Level, side: f64, clear: f64| {
        let room = stage.gap_beside(node, level, side > 0.0).map_or(f64::INFINITY, |gap| gap / 2.0);
        stage.across(node) + side * room.min(half(stage, node, level) + clear)
    };
    let clear = CLEAR * f64::from(low.zoom);
    let out = beside(node, low, side, clear);
    let into = beside(holder, high, landing, clear.max(f64::from(into) + 3.0));
    let leaving = leaving_down(stage, ends);
    let mut places = vec![(from, leaving), (out, leaving), (out, stage.row(low).0)];
    let goal = stage.row(high).1;
    for depth in (high.depth + 1..low.depth).rev() {
        let Some(level) = stage.level_at(depth) else { continue };
        let (top, bottom) = stage.row(level);
        let share = (stage.row(low).0 - level.down) / (stage.row(low).0 - goal).max(1.0);
        let across = stage.gap_near(level, out + share.clamp(0.0, 1.0) * (into - out), CLEAR * f64::from(level.zoom));
        places.extend([(across, bottom), (across, top)]);
    }
    places.extend([(into, goal), (into, high.down), (to, high.down)]);
    let points: Vec<Point> = places.into_iter().map(|place| on_picture(stage, place)).collect();
    rounded(&points, CLEAR as f32 * low.zoom)
}

fn on_picture(stage: &Stage, (across, down): (f64, f64)) -> Point {
    stage.camera.point(across.clamp(-1e5, 1e5), down.clamp(-1e5, 1e5))
}

/// A line with its corners rounded.
fn rounded(points: &[Point], radius: f32) -> Vec<Point> {
    let mut round = points.first().copied().into_iter().collect::<Vec<_>>();
    for corner in points.windows(3) {
        let [before, at, after] = [corner[0], corner[1], corner[2]];
        let towards = |other: Point| {
            let length = (other.x - at.x).hypot(other.y - at.y);
            let share = if length > 0.0 { (radius / length).min(0.5) } else { 0.0 };
            point(at.x + share * (other.x - at.x), at.y + share * (other.y - at.y))
        };
        let (start, end) = (towards(before), towards(after));
        round.extend((0..=6).map(|piece| {
            let t = piece as f32 / 6.0;
            let [a, b, c] = [(1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t];
            point(a * start.x + b * at.x + c * end.x, a * start.y + b * at.y + c * end.y)
        }));
    }
    round.extend(points.last());
    round
}

fn bezier(start: (f64, f64), [a, b]: [(f64, f64); 2], end: (f64, f64)) -> impl Iterator<Item = (f64, f64)> {
    (0..=PIECES).map(move |piece| {
        let t = piece as f64 / PIECES as f64;
        let weights = [(1.0 - t).powi(3), 3.0 * t * (1.0 - t).powi(2), 3.0 * t * t * (1.0 - t), t.powi(3)];
        let sum = |f: fn((f64, f64)) -> f64| {
            [start, a, b, end].into_iter().zip(weights).map(|(place, weight)| weight * f(place)).sum::<f64>()
        };
        (sum(|place| place.0), sum(|place| place.1))
    })
}

/// How far the nodes from one up to, and without, an ancestor reach to either side.
fn reach(stage: &Stage, node: NodeId, ancestor: NodeId) -> (f64, f64) {
    let (mut left, mut right) = (f64::INFINITY, f64::NEG_INFINITY);
    let mut at = Some(node).filter(|&node| node != ancestor);
    while let Some(here) = at {
        if let Some(level) = stage.level_at(stage.tree.depth(here)) {
            let half = half(stage, here, level);
            left = left.min(stage.across(here) - half);
            right = right.max(stage.across(here) + half);
        }
        at = stage.tree.parent(here).filter(|&parent| parent != ancestor);
    }
    (left, right)
}

/// 1 or −1: the side on which a curve need not go round other nodes of the path; the one away from the ancestor if it
/// may choose.
fn usual_side(stage: &Stage, Ends { node, low, holder, .. }: Ends) -> f64 {
    let (from, to, half) = (stage.across(node), stage.across(holder), half(stage, node, low));
    let (left, right) = reach(stage, node, holder);
    let outward = if from < to { -1.0 } else { 1.0 };
    let detour = |side: f64| if side > 0.0 { right - (from + half) } else { (from - half) - left };
    if detour(outward) > detour(-outward) + 1.0 { -outward } else { outward }
}

//! From a cutoff to the ancestor that holds the bound.

use super::Scene;
use super::shape::{Dash, Form, Point, Role, Stroke, point};
use super::stage::{Detail, Level, Stage};
use crate::trace::Moment;
use crate::tree::{NodeId, Player};

/// The most arcs shown at the end of a search; more would hide the tree.
const MOST_ARCS: usize = 8;
/// Straight pieces of an arc.
const PIECES: usize = 28;

/// Draws the arc of the latest cutoff as long as the search is at the node or at its parent; after the search, the
/// arcs of all cutoffs if they are few.
pub(super) fn draw(stage: &Stage, scene: &mut Scene) {
    let Some(moment) = stage.moment() else { return };
    if stage.is_finished() {
        let steps: Vec<usize> = stage.cutoffs_in_view(MOST_ARCS + 1);
        if steps.len() <= MOST_ARCS {
            for step in steps {
                draw_arc(stage, moment.at(step), scene);
            }
        }
    } else if let Some(step) = latest(stage, moment) {
        draw_arc(stage, moment.at(step), scene);
    }
}

/// The step of the latest cutoff, if its node or the node's parent is where the search is.
fn latest(stage: &Stage, moment: Moment) -> Option<usize> {
    let step = moment.trace.previous_cutoff(moment.step + 1)?;
    let node = moment.at(step).current()?;
    let here = moment.deepest_open()?;
    (here == node || stage.tree.parent(node) == Some(here)).then_some(step)
}

fn draw_arc(stage: &Stage, cutoff: Moment, scene: &mut Scene) {
    let (Some(node), Some(setter)) = (cutoff.current(), cutoff.setter()) else { return };
    if !stage.shows(node) {
        return;
    }
    let depth = stage.tree.depth(node);
    let (Some(low), Some(high)) = (stage.level_at(depth), stage.level_at(stage.tree.depth(setter.node))) else {
        return;
    };
    if low.detail < Detail::Shape || high.detail < Detail::Shape {
        return;
    }
    let theme = &stage.view.style.theme;
    let color = if stage.tree.player(node) == Player::Min { theme.alpha } else { theme.beta };
    let zoom = stage.line_zoom(low.zoom);
    let stroke = Stroke { width: 2.5 * zoom, color, dash: Dash::Dotted };
    let points = curve(stage, (node, low), (setter.node, high));
    let head = arrow_head(&points, 9.0 * zoom);
    scene.line(points, stroke, Role::Arc, Some(node));
    if let Some(points) = head {
        scene.push(Form::Polygon { points, fill: Some(color), stroke: None }, Role::Arc, Some(node));
    }
}

/// A curve from the side of a node to the side of an ancestor, around all nodes between.
fn curve(stage: &Stage, (node, low): (NodeId, &Level), (holder, high): (NodeId, &Level)) -> Vec<Point> {
    let half = |node, level| f64::from(stage.turned(stage.body(node, level)).0) / 2.0;
    let (from, to) = (stage.across(node), stage.across(holder));
    let (left, right) = reach(stage, node, holder);
    let clear = 14.0 * f64::from(low.zoom);
    let side = bulge_side(stage, from, to, (left, right), half(node, low));
    // The curve ends at the side from which it comes.
    let landing = if (from - to).abs() > half(holder, high) { (from - to).signum() } else { side };
    // At the height of a triangle's long side, since its name stands at the tip.
    let lift = match stage.tree.player(node) {
        Player::Min => -0.3,
        Player::Max | Player::Chance => 0.3,
    };
    let body = f64::from(stage.turned(stage.body(node, low)).1);
    let start = (from + side * (half(node, low) + clear), low.down + lift * body);
    let end = (to + landing * (half(holder, high) * 0.62 + clear), high.down);
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
    bezier(start, handles, end).map(|(x, y)| stage.camera.point(x.clamp(-1e5, 1e5), y.clamp(-1e5, 1e5))).collect()
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
            let half = f64::from(stage.turned(stage.body(here, level)).0) / 2.0;
            left = left.min(stage.across(here) - half);
            right = right.max(stage.across(here) + half);
        }
        at = stage.tree.parent(here).filter(|&parent| parent != ancestor);
    }
    (left, right)
}

/// 1 or −1: the side on which the curve need not go round other nodes, the one away from the ancestor if it may
/// choose, and never out of the picture if it need not.
fn bulge_side(stage: &Stage, from: f64, to: f64, (left, right): (f64, f64), half: f64) -> f64 {
    let outward = if from < to { -1.0 } else { 1.0 };
    let detour = |side: f64| if side > 0.0 { right - (from + half) } else { (from - half) - left };
    let outside = |side: f64| if side > 0.0 { right + 60.0 > stage.extent_across() } else { left < 60.0 };
    let worse = detour(outward) > detour(-outward) + 1.0;
    match (outside(outward), outside(-outward)) {
        (true, false) => -outward,
        (false, true) => outward,
        _ if worse => -outward,
        _ => outward,
    }
}

/// A triangle at the end of a line.
fn arrow_head(points: &[Point], length: f32) -> Option<Vec<Point>> {
    let (&before, &tip) = (points.get(points.len().checked_sub(2)?)?, points.last()?);
    let (dx, dy) = (tip.x - before.x, tip.y - before.y);
    let norm = dx.hypot(dy);
    if norm == 0.0 {
        return None;
    }
    let (dx, dy) = (dx / norm * length, dy / norm * length);
    let at = |along: f32, aside: f32| point(tip.x + along * dx - aside * dy, tip.y + along * dy + aside * dx);
    Some(vec![at(0.9, 0.0), at(-0.2, 0.55), at(-0.2, -0.55)])
}

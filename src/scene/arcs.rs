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

/// A curve from the side of one node to the side of another above it, bulging beyond all nodes between.
fn curve(stage: &Stage, (node, low): (NodeId, &Level), (holder, high): (NodeId, &Level)) -> Vec<Point> {
    let (from, to) = (stage.across(node), stage.across(holder));
    let half = |node, level| f64::from(stage.turned(stage.body(node, level)).0) / 2.0;
    let side = bulge_side(stage, from, to);
    let mut reach = f64::NEG_INFINITY;
    let mut at = Some(node);
    while let Some(here) = at {
        if let Some(level) = stage.level_at(stage.tree.depth(here)) {
            reach = reach.max(side * stage.across(here) + half(here, level));
        }
        at = stage.tree.parent(here).filter(|_| here != holder);
    }
    let clear = 14.0 * f64::from(low.zoom);
    let starts = (from + side * (half(node, low) * 0.62 + clear), low.down);
    let ends = (to + side * (half(holder, high) * 0.62 + clear), high.down);
    // A cubic's middle is at an eighth of its ends and three eighths of its handles.
    let middle = side * (reach + clear);
    let handle = (8.0 * middle - starts.0 - ends.0) / 6.0;
    let handle = if side > 0.0 { handle.max(starts.0).max(ends.0) } else { handle.min(starts.0).min(ends.0) };
    (0..=PIECES)
        .map(|piece| {
            let t = piece as f64 / PIECES as f64;
            let weights = [(1.0 - t).powi(3), 3.0 * t * (1.0 - t).powi(2), 3.0 * t * t * (1.0 - t), t.powi(3)];
            let across = weights[0] * starts.0 + (weights[1] + weights[2]) * handle + weights[3] * ends.0;
            let down = (weights[0] + weights[1]) * starts.1 + (weights[2] + weights[3]) * ends.1;
            stage.camera.point(across.clamp(-1e5, 1e5), down.clamp(-1e5, 1e5))
        })
        .collect()
}

/// 1 or −1: away from the ancestor, unless there the picture ends.
fn bulge_side(stage: &Stage, from: f64, to: f64) -> f64 {
    let outward = if from < to { -1.0 } else { 1.0 };
    let room = stage.extent_across() - 60.0;
    if outward > 0.0 && from.max(to) > room && from.min(to) > 60.0 {
        -1.0
    } else if outward < 0.0 && from.min(to) < 60.0 && from.max(to) < room {
        1.0
    } else {
        outward
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

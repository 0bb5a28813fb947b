//! Which node is at a point.

use super::View;
use super::shape::{Point, Rect};
use super::stage::Stage;
use crate::tree::NodeId;

/// Nodes smaller than this, in points, are easier to hit than they are large.
const EASY: f32 = 6.0;

/// The node at a point of the picture, if there is one. One level and one binary search, however large the tree.
pub fn hit(view: &View, at: Point) -> Option<NodeId> {
    let stage = Stage::of(view);
    let place = stage.camera.place_at(at, view.size);
    let depth = place.down.round();
    if !(0.0..view.tree.level_count() as f64).contains(&depth) {
        return None;
    }
    let depth = depth as usize;
    let node = nearest(view, depth, place.across)?;
    let Some(level) = stage.level_at(depth) else {
        let off = (stage.across(node) - stage.camera.across(place.across, view.size)).abs();
        return (off <= f64::from(EASY)).then_some(node);
    };
    let (width, height) = stage.body(node, level);
    let body = Rect::around(stage.center(node, level), width.max(EASY), height.max(EASY));
    body.contains(at).then_some(node)
}

/// The shown node of a level that stands nearest to a place across.
fn nearest(view: &View, depth: usize, across: f64) -> Option<NodeId> {
    let level = view.tree.level(depth);
    let after = view.layout.level_within(view.tree, depth, across..f64::INFINITY).start;
    let shown = |index: &usize| view.layout.shows(NodeId::new(*index));
    let left = (level.start..after).rev().find(shown);
    let right = (after..level.end).find(shown);
    let distance = |index: &usize| (view.layout.x(NodeId::new(*index)) - across).abs();
    [left, right].into_iter().flatten().min_by(|a, b| distance(a).total_cmp(&distance(b))).map(NodeId::new)
}

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
    let node = nearest(&stage, depth, place.across)?;
    let Some(level) = stage.level_at(depth) else {
        let off = (stage.across(node) - stage.camera.across(place.across, view.size)).abs();
        return (off <= f64::from(EASY)).then_some(node);
    };
    let (width, height) = stage.body(node, level);
    let body = Rect::around(stage.center(node, level), width.max(EASY), height.max(EASY));
    body.contains(at).then_some(node)
}

/// The node nearest to the middle of the picture, on the level that is nearest.
pub fn middle(view: &View) -> NodeId {
    let stage = Stage::of(view);
    let deepest = view.layout.deepest_level(view.tree) as f64;
    let depth = stage.camera.center.down.round().clamp(0.0, deepest) as usize;
    nearest(&stage, depth, stage.camera.center.across).unwrap_or(NodeId::ROOT)
}

/// The drawn node of a level that stands nearest to a place across.
fn nearest(stage: &Stage, depth: usize, across: f64) -> Option<NodeId> {
    let layout = stage.view.layout;
    let level = layout.level(stage.tree, depth);
    let after = layout.level_within(stage.tree, depth, across..f64::INFINITY).start;
    let drawn = |slot: &usize| stage.is_reached(stage.node(*slot));
    // Where nodes are hit, neighbours are not so near that others would matter.
    let (left, right) = (after.checked_sub(1).filter(|slot| level.contains(slot)), Some(after));
    let near = [left, right.filter(|slot| level.contains(slot))].into_iter().flatten().filter(drawn);
    let distance = |slot: &usize| (layout.xs()[*slot] - across).abs();
    near.min_by(|a, b| distance(a).total_cmp(&distance(b))).map(|slot| stage.node(slot))
}

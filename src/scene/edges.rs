//! Edges.

use super::Scene;
use super::shape::{Role, Stroke};
use super::stage::{Detail, Stage};
use crate::tree::NodeId;

pub(super) fn draw(stage: &Stage, scene: &mut Scene) {
    for level in stage.levels.iter().filter(|level| level.detail >= Detail::Box) {
        for index in level.nodes.clone() {
            let node = NodeId::new(index);
            let above = stage.tree.parent(node).zip(level.depth.checked_sub(1).and_then(|depth| stage.level_at(depth)));
            if let Some((parent, above)) = above {
                let points = vec![stage.center(parent, above), stage.center(node, level)];
                scene.line(points, Stroke::solid(1.5, stage.view.style.theme.faint()), Role::Edge, Some(node));
            }
        }
    }
}

//! Nodes: bodies and values.

use super::shape::{Anchor, Form, Point, Quad, Rect, Role, Run, Stroke, Text, number, point};
use super::stage::{Detail, Level, READABLE, Stage};
use super::theme::Rgba;
use super::{Scene, measure};
use crate::search::Bound;
use crate::trace::Status;
use crate::tree::{NodeId, Player};

pub(super) fn draw(stage: &Stage, scene: &mut Scene) {
    for level in &stage.levels {
        for index in level.nodes.clone() {
            let node = NodeId::new(index);
            if !stage.view.layout.shows(node) {
                continue;
            }
            match level.detail {
                Detail::Strip => {}
                Detail::Box => {
                    let (width, height) = stage.body(node, level);
                    let rect = Rect::around(stage.center(node, level), width, height);
                    scene.push(Form::Quads(vec![Quad { rect, color: stage.view.style.theme.faint() }]), Role::Node, Some(node));
                }
                Detail::Shape | Detail::Label => body(stage, level, node, scene),
            }
        }
    }
}

fn body(stage: &Stage, level: &Level, node: NodeId, scene: &mut Scene) {
    let (width, height) = stage.body(node, level);
    let center = stage.center(node, level);
    let rect = Rect::around(center, width, height);
    let theme = &stage.view.style.theme;
    let stroke = Some(Stroke::solid(2.0 * level.zoom, theme.ink));
    if stage.tree.is_leaf(node) {
        scene.rect(rect, 0.0, Some(theme.ground), stroke, Role::Node, Some(node));
    } else {
        let points = match stage.tree.player(node) {
            Player::Max => vec![point(center.x, rect.min.y), rect.max, point(rect.min.x, rect.max.y)],
            Player::Min => vec![rect.min, point(rect.max.x, rect.min.y), point(center.x, rect.max.y)],
            Player::Chance => vec![rect.min, point(rect.max.x, rect.min.y), rect.max, point(rect.min.x, rect.max.y)],
        };
        scene.push(Form::Polygon { points, fill: Some(theme.ground), stroke }, Role::Node, Some(node));
    }
    if level.detail == Detail::Label {
        scene.labels.push((node, rect));
        if let Some(text) = value_text(stage, node) {
            label(scene, center, stage.view.style.sizes.value_text * level.zoom, text, theme.ink, node);
        }
    }
}

fn label(scene: &mut Scene, pos: Point, size: f32, text: String, color: Rgba, node: NodeId) {
    if size >= READABLE && measure::width(&text, size, true) > 0.0 {
        let runs = vec![Run { text, color, bold: true, underline: false }];
        scene.push(Form::Text(Text { pos, anchor: Anchor::Middle, size, runs }), Role::Value, Some(node));
    }
}

/// What is written in a node.
fn value_text(stage: &Stage, node: NodeId) -> Option<String> {
    if stage.tree.is_leaf(node) {
        return stage.tree.value(node).map(number);
    }
    let state = stage.moment()?.node(node);
    let value = number(state.value?);
    Some(match (state.status, state.bound) {
        (Status::Open, _) => format!("{value}…"),
        (_, Bound::Exact) => value,
        (_, Bound::Upper) => format!("≤ {value}"),
        (_, Bound::Lower) => format!("≥ {value}"),
    })
}

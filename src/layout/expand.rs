//! Lays out a part of a tree.

use super::{Layout, place};
use crate::tree::{GameTree, NodeId};

/// Lays out what is visible, and gives every hidden node a place that keeps its level in order.
pub(super) fn of_visible(tree: &GameTree, visible: impl Fn(NodeId) -> bool) -> Layout {
    let shown = shown(tree, visible);
    let part: Vec<NodeId> = tree.nodes().filter(|node| shown[node.index()]).collect();
    let (part_xs, width) = place::place(&first_children(tree, &part, &shown));
    let mut xs = vec![0.0; tree.len()];
    for (&node, x) in part.iter().zip(part_xs) {
        xs[node.index()] = x;
    }
    place_hidden(tree, &shown, &mut xs);
    Layout { xs, width, shown }
}

/// By node: whether it is laid out. The root always is.
fn shown(tree: &GameTree, visible: impl Fn(NodeId) -> bool) -> Vec<bool> {
    let mut shown = vec![true; tree.len()];
    for node in tree.nodes().skip(1) {
        shown[node.index()] = tree.parent(node).is_some_and(|parent| shown[parent.index()]) && visible(node);
    }
    shown
}

/// The first children of a part of a tree that is numbered for itself, in level order.
fn first_children(tree: &GameTree, part: &[NodeId], shown: &[bool]) -> Vec<u32> {
    let mut first = Vec::with_capacity(part.len() + 1);
    let mut next = 1;
    first.push(next);
    for &node in part {
        next += tree.children(node).filter(|child| shown[child.index()]).count() as u32;
        first.push(next);
    }
    first
}

/// Gives every hidden node the x of its nearest ancestor that is laid out, or the nearest to it between its
/// neighbours.
fn place_hidden(tree: &GameTree, shown: &[bool], xs: &mut [f64]) {
    // Level order: a hidden node's parent holds the ancestor's x until its own level is put in order.
    for node in tree.nodes().skip(1) {
        if let (false, Some(parent)) = (shown[node.index()], tree.parent(node)) {
            xs[node.index()] = xs[parent.index()];
        }
    }
    for depth in 0..tree.level_count() {
        let level = tree.level(depth);
        let mut low = f64::NEG_INFINITY;
        for index in level.clone() {
            if !shown[index] {
                xs[index] = xs[index].max(low);
            }
            low = xs[index];
        }
        let mut high = f64::INFINITY;
        for index in level.rev() {
            xs[index] = xs[index].min(high);
            high = xs[index];
        }
    }
}

//! Averages at chance nodes, as sums first: of children that are equally likely the plain sum is kept and divided at
//! the end, so that whole numbers add up exactly and the average of equal values is that value.

use super::bound::Interval;
use crate::tree::{GameTree, NodeId};

/// What a child adds to the sum of its parent, a chance node.
pub(super) fn part(tree: &GameTree, child: NodeId, proven: Interval) -> Interval {
    match tree.given_probability(child) {
        Some(probability) => Interval { low: weigh(probability, proven.low), high: weigh(probability, proven.high) },
        None => proven,
    }
}

/// The average that a sum over children stands for.
pub(super) fn average(tree: &GameTree, node: NodeId, sum: Interval) -> Interval {
    let children = tree.children(node);
    match children.clone().next().and_then(|first| tree.given_probability(first)) {
        Some(_) => sum,
        None => Interval { low: sum.low / children.len() as f64, high: sum.high / children.len() as f64 },
    }
}

/// What never happens weighs nothing, not even if it is worth ∞.
fn weigh(probability: f64, value: f64) -> f64 {
    if probability == 0.0 { 0.0 } else { probability * value }
}

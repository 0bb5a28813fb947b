//! What every node is really worth: minimax without the search.

use super::options::Options;
use crate::tree::{GameTree, NodeId, Player};

/// By node, in level order: its minimax value, searched or not. NaN below the depth limit, and for nodes at the
/// limit that have no static value (a search under these options would be refused).
///
/// One pass from the last level up, so that it shares nothing with the searches that it is held against. At chance
/// nodes the value is the expectation.
///
/// ```
/// use plywalk::{format, search::{self, Options}, tree::NodeId};
///
/// let tree = format::parse("[[3, 17, 8], [9, 7, 12], [14, 5, 2]]").unwrap().tree;
/// let values = search::true_values(&tree, &Options::default());
/// assert_eq!(values[..4], [7.0, 3.0, 7.0, 2.0]);
/// ```
pub fn true_values(tree: &GameTree, options: &Options) -> Vec<f64> {
    let levels = options.depth.map_or(tree.level_count(), |limit| tree.level_count().min(limit.saturating_add(1)));
    let expanded = options.depth.map_or(tree.len(), |limit| tree.level(limit).start);
    let end = tree.level(levels - 1).end;
    let mut values = vec![f64::NAN; tree.len()];
    for index in (0..end).rev() {
        let node = NodeId::new(index);
        values[index] = if tree.is_leaf(node) || index >= expanded {
            tree.value(node).unwrap_or(f64::NAN)
        } else {
            let children = &values[tree.children(node).indices()];
            match tree.player(node) {
                Player::Max => children.iter().copied().fold(f64::NEG_INFINITY, f64::max),
                Player::Min => children.iter().copied().fold(f64::INFINITY, f64::min),
                Player::Chance => average(tree, node, children),
            }
        };
    }
    values
}

/// The average of children's values: weighted where the tree gives probabilities, plain where it gives none. What
/// never happens weighs nothing, not even if it is worth ∞.
fn average(tree: &GameTree, node: NodeId, values: &[f64]) -> f64 {
    let weights: Vec<_> = tree.children(node).filter_map(|child| tree.given_probability(child)).collect();
    if weights.is_empty() {
        return values.iter().sum::<f64>() / values.len() as f64;
    }
    values.iter().zip(weights).filter(|(_, weight)| *weight != 0.0).map(|(value, weight)| weight * value).sum()
}

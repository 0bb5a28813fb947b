//! What every node is really worth: minimax without the search.

use super::chance::Average;
use super::options::Options;
use crate::tree::{GameTree, NodeId, Player};

/// By node, in level order: its minimax value, searched or not. NaN below the depth limit, and where it depends on a
/// node at the limit without a static value or on an average of ∞ and −∞ (a search would be refused).
///
/// One pass from the last level up, so that it shares nothing with the searches that it is held against but the
/// arithmetic of averages: at chance nodes the value is the expectation.
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
                Player::Max => {
                    children.iter().copied().fold(f64::NEG_INFINITY, |a, b| if b > a || b.is_nan() { b } else { a })
                }
                Player::Min => {
                    children.iter().copied().fold(f64::INFINITY, |a, b| if b < a || b.is_nan() { b } else { a })
                }
                Player::Chance => average(tree, node, children),
            }
        };
    }
    values
}

/// The average of children's values.
fn average(tree: &GameTree, node: NodeId, values: &[f64]) -> f64 {
    let mut average = Average::of(tree, node);
    for (child, &value) in tree.children(node).zip(values) {
        average.add(tree, child, value);
    }
    average.value()
}

//! Minimax told from below, a level at a time, as many lessons tell it.

use super::names::player;
use crate::texts::Texts;
use crate::texts::numbers::format_value;
use crate::tree::{GameTree, NodeId};

/// More values of a level than this are not read out.
const MOST_VALUES: usize = 16;

/// Says what the level told last is worth: of `told` levels, counted from the last one up, the highest. `values` are
/// those of [`search::true_values`](crate::search::true_values).
///
/// ```
/// use plywalk::{explain, format, search::{self, Options}, texts::Language};
///
/// let tree = format::parse("[[3, 17, 8], [9, 7, 12], [14, 5, 2]]").unwrap().tree;
/// let values = search::true_values(&tree, &Options::default());
/// let texts = Language::English.texts();
/// assert_eq!(explain::level(&tree, &values, 2, texts), "Level 1, Min takes the smallest child: 3, 7, 2.");
/// assert_eq!(explain::level(&tree, &values, 3, texts), "The root, Max takes the largest child: 7.");
/// ```
pub fn level(tree: &GameTree, values: &[f64], told: usize, texts: &Texts) -> String {
    let words = &texts.explain.levels;
    let Some(depth) = tree.level_count().checked_sub(told).filter(|_| told > 0) else {
        return words.start.to_owned();
    };
    let nodes = tree.level(depth);
    let inner: Vec<NodeId> = nodes.clone().map(NodeId::new).filter(|&node| !tree.is_leaf(node)).collect();
    let value = |node: NodeId| format_value(values[node.index()]);
    let list = |nodes: &[NodeId]| {
        let mut list: Vec<String> = nodes.iter().take(MOST_VALUES).map(|&node| value(node)).collect();
        if nodes.len() > MOST_VALUES {
            list.push("…".to_owned());
        }
        list.join(", ")
    };
    if inner.is_empty() {
        let leaves: Vec<NodeId> = nodes.map(NodeId::new).collect();
        return (words.leaves)(depth, &list(&leaves));
    }
    let player = player(tree, inner[0]);
    match (depth, inner.iter().all(|&node| self::player(tree, node) == player)) {
        (0, _) => (words.root)(player, &list(&inner)),
        (_, true) => (words.level)(depth, player, &list(&inner)),
        (_, false) => (words.mixed)(depth, &list(&inner)),
    }
}

//! Whether nodes that share a position are worth the same whatever the search.

use std::collections::HashMap;

use super::keys::Keys;
use super::random::mix;
use crate::tree::{GameTree, NodeId, Player};

/// The first node, in level order, that shares a position with an earlier one although its subtree is another; and
/// that earlier one.
pub(super) fn unequal(tree: &GameTree, keys: &Keys) -> Option<(NodeId, NodeId)> {
    let prints = fingerprints(tree);
    let mut seen: HashMap<u64, NodeId> = HashMap::new();
    tree.nodes().find_map(|node| {
        let first = *seen.entry(keys.of(tree, node)?).or_insert(node);
        (prints[first.index()] != prints[node.index()]).then_some((node, first))
    })
}

/// By node: a number that two subtrees share if they have the same players, values and probabilities, whatever the
/// order of children; others share it once in 2⁶⁴.
fn fingerprints(tree: &GameTree) -> Vec<u64> {
    let mut prints = vec![0; tree.len()];
    for index in (0..tree.len()).rev() {
        let node = NodeId::new(index);
        let player = match tree.player(node) {
            _ if tree.is_leaf(node) => 0,
            Player::Max => 1,
            Player::Min => 2,
            Player::Chance => 3,
        };
        let value = tree.value(node).map_or(u64::MAX, f64::to_bits);
        // A sum does not mind the order, and each child is scattered over all bits before it is added.
        let below = tree.children(node).fold(0u64, |sum, child| {
            let probability = tree.given_probability(child).map_or(0, f64::to_bits);
            sum.wrapping_add(mix(prints[child.index()] ^ mix(probability)))
        });
        prints[index] = mix(mix(mix(value).wrapping_add(player)) ^ below);
    }
    prints
}

//! The least that any search must read to be sure of a tree's value.

use super::options::Options;
use super::true_values::true_values;
use crate::tree::{GameTree, NodeId, Player};

/// How many leaves, depth-limit nodes included, a search under the rule `≥` must evaluate at least to prove the root's
/// value of this very tree, in whatever order it takes the children. None for trees with chance nodes, or where the
/// limit asks for static values that are not there.
///
/// To prove "at least v" is to show, for every reply of Min, one move of Max: a tree with one child at Max nodes, all
/// children at Min nodes, and leaves worth at least v. To prove "at most v" is the same with the sides exchanged. The
/// smallest two of their kinds have L₊ and L₋ leaves, exactly one of them in common, so that the least is L₊ + L₋ − 1:
/// for a uniform tree of branching *b* and depth *d* with distinct values b^⌈d/2⌉ + b^⌊d/2⌋ − 1 (Knuth and Moore 1975).
///
/// One pass from the last level up.
///
/// ```
/// use plywalk::{format, search};
///
/// let tree = format::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]").unwrap().tree;
/// assert_eq!(search::least_leaves(&tree, None), Some(5));
/// ```
pub fn least_leaves(tree: &GameTree, depth: Option<usize>) -> Option<usize> {
    if tree.has_chance() {
        return None;
    }
    let value = true_values(tree, &Options { depth, ..Options::DEFAULT })[0];
    let at_least = smallest_proof(tree, depth, Player::Max, |leaf| leaf >= value)?;
    let at_most = smallest_proof(tree, depth, Player::Min, |leaf| leaf <= value)?;
    Some(match value {
        // Nobody needs a proof that a value is at least −∞ or at most ∞.
        f64::NEG_INFINITY => at_most,
        f64::INFINITY => at_least,
        _ => at_least + at_most - 1,
    })
}

/// The leaves of the smallest tree that proves something of the root: with one child where `chooser` is to move, all
/// children where the other is, and nothing but `good` leaves.
fn smallest_proof(tree: &GameTree, depth: Option<usize>, chooser: Player, good: impl Fn(f64) -> bool) -> Option<usize> {
    let expanded = depth.map_or(tree.len(), |limit| tree.level(limit).start);
    let mut leaves: Vec<Option<u32>> = vec![None; tree.len()];
    for index in (0..tree.len()).rev() {
        let node = NodeId::new(index);
        leaves[index] = if tree.is_leaf(node) || index >= expanded {
            tree.value(node).filter(|&value| good(value)).map(|_| 1)
        } else {
            let children = leaves[tree.children(node).indices()].iter().copied();
            if tree.player(node) == chooser { children.flatten().min() } else { children.sum() }
        };
    }
    leaves[0].map(|leaves| leaves as usize)
}

//! Whether a search is defined.

use super::arrangement::square;
use super::error::SearchError;
use super::options::Options;
use super::order::Order;
use super::true_values::true_values;
use crate::tree::{GameTree, NodeId, Player};

/// Says whether a search is defined, without searching.
///
/// # Errors
/// As [`run`](super::run), but for what only shows while it runs.
pub fn check(tree: &GameTree, options: &Options) -> Result<(), SearchError> {
    if tree.has_chance() {
        check_chance(tree, options)?;
    }
    if options.order == Order::Static {
        check_squares(tree, options)?;
    }
    check_static_values(tree, options)
}

/// Refuses moves that are no squares.
fn check_squares(tree: &GameTree, options: &Options) -> Result<(), SearchError> {
    match (1..end_of_search(tree, options)).map(NodeId::new).find(|&node| square(tree, node).is_none()) {
        Some(node) => Err(SearchError::NoSquare { node, path: tree.path(node) }),
        None => Ok(()),
    }
}

/// How many nodes, in level order, can be expanded or evaluated: those down to the limit.
fn end_of_search(tree: &GameTree, options: &Options) -> usize {
    options.depth.map_or(tree.len(), |limit| tree.level(limit.saturating_add(1)).start)
}

/// Refuses chance nodes that the algorithm cannot play, or that nobody could: those that average ∞ and −∞.
fn check_chance(tree: &GameTree, options: &Options) -> Result<(), SearchError> {
    let mut chance_nodes = (0..end_of_search(tree, options))
        .map(NodeId::new)
        .filter(|&node| tree.player(node) == Player::Chance && !tree.is_leaf(node));
    if !options.algorithm.plays_chance() {
        return match chance_nodes.next() {
            Some(node) => Err(SearchError::Chance { algorithm: options.algorithm, node, path: tree.path(node) }),
            None => Ok(()),
        };
    }
    if tree.nodes().any(|node| tree.value(node).is_some_and(f64::is_infinite)) {
        let values = true_values(tree, options);
        let expanded = options.depth.map_or(tree.len(), |limit| tree.level(limit).start);
        if let Some(node) = chance_nodes.find(|node| node.index() < expanded && values[node.index()].is_nan()) {
            return Err(SearchError::NoAverage { node, path: tree.path(node) });
        }
    }
    Ok(())
}

/// Refuses inner nodes at the depth limit that have no static value.
fn check_static_values(tree: &GameTree, options: &Options) -> Result<(), SearchError> {
    let Some(depth) = options.depth else { return Ok(()) };
    match tree.level(depth).map(NodeId::new).find(|&node| tree.value(node).is_none()) {
        Some(node) => Err(SearchError::NoStaticValue { node, path: tree.path(node), depth }),
        None => Ok(()),
    }
}

//! Whether a search is defined.

use super::arrangement::square;
use super::deepening::depths;
use super::error::SearchError;
use super::fingerprint::unequal;
use super::keys::Keys;
use super::options::Options;
use super::order::Order;
use super::table::Table;
use super::true_values::true_values;
use super::zobrist::board;
use crate::tree::{GameTree, NodeId, Player};

/// Says whether a search is defined, without searching.
///
/// # Errors
/// As [`run`](super::run), but for what only shows while it runs.
pub fn check(tree: &GameTree, options: &Options) -> Result<(), SearchError> {
    if tree.has_chance() {
        check_players(tree, options)?;
    }
    if options.order == Order::Static {
        check_squares(tree, options)?;
    }
    if options.order == Order::Previous && !options.iterative {
        return Err(SearchError::OrderNeedsIterations);
    }
    if (options.node_budget.is_some() || options.time_budget.is_some()) && !options.iterative {
        return Err(SearchError::BudgetNeedsIterations);
    }
    check_positions(tree, options.table)?;
    check_static_values(tree, options)?;
    check_averages(tree, options)
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

/// The chance nodes among so many nodes.
fn chance_nodes(tree: &GameTree, nodes: usize) -> impl Iterator<Item = NodeId> {
    let nodes = (0..nodes).map(NodeId::new);
    nodes.filter(|&node| tree.player(node) == Player::Chance && !tree.is_leaf(node))
}

/// Refuses chance nodes that the algorithm cannot play.
fn check_players(tree: &GameTree, options: &Options) -> Result<(), SearchError> {
    let Options { algorithm, .. } = *options;
    let refused = if algorithm.plays_chance() { 0 } else { end_of_search(tree, options) };
    match chance_nodes(tree, refused).next() {
        Some(node) => Err(SearchError::Chance { algorithm, node, path: tree.path(node) }),
        None => Ok(()),
    }
}

/// Refuses chance nodes that nobody could play: those that average ∞ and −∞. Every node that is read has a value by
/// now, so that what is no number comes from such a node, or from one below.
fn check_averages(tree: &GameTree, options: &Options) -> Result<(), SearchError> {
    if !tree.has_chance() || !tree.nodes().any(|node| tree.value(node).is_some_and(f64::is_infinite)) {
        return Ok(());
    }
    let without_average = |depth| {
        let values = true_values(tree, &Options { depth, ..*options });
        let expanded = depth.map_or(tree.len(), |limit| tree.level(limit).start);
        let is_number = |node: NodeId| !values[node.index()].is_nan();
        chance_nodes(tree, expanded).find(|&node| !is_number(node) && tree.children(node).all(is_number))
    };
    let found = match options.iterative {
        true => depths(tree, options).find_map(|depth| without_average(Some(depth))),
        false => without_average(options.depth),
    };
    match found {
        Some(node) => Err(SearchError::NoAverage { node, path: tree.path(node) }),
        None => Ok(()),
    }
}

/// Refuses inner nodes at the depth limit, or at that of an iteration, that have no static value.
fn check_static_values(tree: &GameTree, options: &Options) -> Result<(), SearchError> {
    let read = if options.iterative {
        let depths = depths(tree, options);
        tree.level(*depths.start()).start..tree.level(*depths.end()).end
    } else {
        options.depth.map_or(0..0, |depth| tree.level(depth))
    };
    match read.map(NodeId::new).find(|&node| tree.value(node).is_none()) {
        Some(node) => Err(SearchError::NoStaticValue { node, path: tree.path(node), depth: tree.depth(node) }),
        None => Ok(()),
    }
}

/// Refuses a table without positions, or with nodes that share one and are not the same.
fn check_positions(tree: &GameTree, table: Table) -> Result<(), SearchError> {
    if table == Table::Off {
        return Ok(());
    }
    if !tree.has_states() {
        return Err(SearchError::NoStates);
    }
    let keys = match table {
        Table::Symmetric => Keys::symmetric(tree),
        _ => Some(Keys::new(tree)),
    };
    let Some(keys) = keys else {
        let is_board = |node: &NodeId| tree.state(*node).is_none_or(|state| board(state).is_some());
        let node = tree.nodes().find(|node| !is_board(node)).unwrap_or(NodeId::ROOT);
        return Err(SearchError::NoBoard { node, path: tree.path(node) });
    };
    match unequal(tree, &keys) {
        Some((node, other)) => {
            Err(SearchError::UnequalStates { node, path: tree.path(node), other, other_path: tree.path(other) })
        }
        None => Ok(()),
    }
}

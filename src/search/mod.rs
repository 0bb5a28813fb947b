//! Searches of game trees, one file an algorithm.
//!
//! [`run`] walks a tree under some [`Options`] and tells an [`Observer`] of every event. The walk itself, an explicit
//! stack in `walk.rs`, is the same for all; what an algorithm does with a child's value, when it stops looking at
//! further children and what it hands back is its [`Rules`](rules::Rules), in a file that reads like its textbook page.
//!
//! ```
//! use plywalk::search::{self, Options};
//!
//! let tree = plywalk::format::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]").unwrap().tree;
//! let outcome = search::run(&tree, &Options::default(), &mut search::Silent).unwrap();
//! assert_eq!(outcome.value, 3.0);
//! assert_eq!(outcome.best_child, tree.child(plywalk::tree::NodeId::ROOT, 0));
//! ```

mod alpha_beta;
mod bound;
mod event;
mod minimax;
mod options;
mod order;
mod rules;
mod true_values;
mod walk;
mod window;

use std::ops::ControlFlow;

use thiserror::Error;

use crate::tree::{GameTree, NodeId, Player};

pub use bound::{Bound, Interval};
pub use event::{Event, Observer, Silent};
pub use options::{Algorithm, Cut, Fail, Options, Order};
pub use true_values::true_values;
pub use window::Window;

/// What a finished search says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// The root's value, from Max's side.
    pub value: f64,
    /// The first child that is worth that much; none if the root was evaluated itself.
    pub best_child: Option<NodeId>,
}

/// Why a search did not start or did not finish.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SearchError {
    /// An inner node at the depth limit has no static value.
    #[error("at depth limit {depth} the inner node at path {path:?} needs a static value")]
    NoStaticValue {
        /// The node.
        node: NodeId,
        /// Its child indices from the root.
        path: Vec<usize>,
        /// The limit, in plies.
        depth: usize,
    },
    /// The algorithm is for two players, and the tree has chance nodes.
    #[error("{} is not defined for the chance node at path {path:?}", algorithm.keyword())]
    Chance {
        /// The algorithm asked for.
        algorithm: Algorithm,
        /// The first chance node in level order.
        node: NodeId,
        /// Its child indices from the root.
        path: Vec<usize>,
    },
    /// The observer asked to stop.
    #[error("the search was stopped")]
    Stopped,
}

/// Searches a tree and tells `observer` of every event.
///
/// # Errors
/// If the algorithm is not defined for the tree, an inner node at the depth limit has no static value, or the
/// observer stops the search.
pub fn run(tree: &GameTree, options: &Options, observer: &mut impl Observer) -> Result<Outcome, SearchError> {
    check(tree, options)?;
    let outcome = match options.algorithm {
        Algorithm::Minimax => walk::walk(tree, options, &minimax::Minimax, observer),
        Algorithm::AlphaBeta => walk::walk(tree, options, &alpha_beta::AlphaBeta::new(options), observer),
    };
    match outcome {
        ControlFlow::Continue(outcome) => Ok(outcome),
        ControlFlow::Break(()) => Err(SearchError::Stopped),
    }
}

/// Says whether a search is defined, without searching.
///
/// # Errors
/// As [`run`], but for [`SearchError::Stopped`].
pub fn check(tree: &GameTree, options: &Options) -> Result<(), SearchError> {
    // Only nodes that can be expanded or evaluated matter: those down to the limit.
    let searched_levels = options.depth.map_or(tree.level_count(), |limit| tree.level_count().min(limit + 1));
    if !options.algorithm.plays_chance() {
        for index in 0..tree.level(searched_levels.saturating_sub(1)).end {
            let node = NodeId::new(index);
            if tree.player(node) == Player::Chance && !tree.is_leaf(node) {
                return Err(SearchError::Chance { algorithm: options.algorithm, node, path: tree.path(node) });
            }
        }
    }
    if let Some(depth) = options.depth {
        for index in tree.level(depth) {
            let node = NodeId::new(index);
            if tree.value(node).is_none() {
                return Err(SearchError::NoStaticValue { node, path: tree.path(node), depth });
            }
        }
    }
    Ok(())
}

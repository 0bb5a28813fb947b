//! Why a search does not take place.

use thiserror::Error;

use super::algorithms::Algorithm;
use crate::tree::NodeId;

/// Why a search did not start or did not finish. A path is child indices from the root.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SearchError {
    /// An inner node at the depth limit has no static value.
    #[error("at depth limit {depth} the inner node at path {path:?} needs a static value")]
    NoStaticValue {
        /// The node.
        node: NodeId,
        /// Its path.
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
        /// Its path.
        path: Vec<usize>,
    },
    /// A chance node averages ∞ and −∞, which is no number.
    #[error("the chance node at path {path:?} averages ∞ and −∞")]
    NoAverage {
        /// The first such node in level order.
        node: NodeId,
        /// Its path.
        path: Vec<usize>,
    },
    /// The static order is asked for, and a move is no square of tic-tac-toe.
    #[error("the static order needs squares 0 to 8 as moves, and the move to the node at path {path:?} is none")]
    NoSquare {
        /// The first node in level order that such a move leads to.
        node: NodeId,
        /// Its path.
        path: Vec<usize>,
    },
    /// The observer asked to stop.
    #[error("the search was stopped")]
    Stopped,
}

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
        /// The first such node in level order whose children all have values.
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
    /// A table is asked for, and no node has a state.
    #[error("a transposition table needs the nodes' states, and this tree has none")]
    NoStates,
    /// A table that merges symmetric boards is asked for, and a state is no board.
    #[error("symmetric boards are those of tic-tac-toe, and the state of the node at path {path:?} is none")]
    NoBoard {
        /// The first node in level order with such a state.
        node: NodeId,
        /// Its path.
        path: Vec<usize>,
    },
    /// A table is asked for, and two nodes share a position but not what comes after it.
    #[error("the nodes at paths {path:?} and {other_path:?} share a position, but their subtrees differ")]
    UnequalStates {
        /// The first node in level order that differs from an earlier one.
        node: NodeId,
        /// Its path.
        path: Vec<usize>,
        /// The first node in level order with the same position.
        other: NodeId,
        /// Its path.
        other_path: Vec<usize>,
    },
    /// A budget is given to a search that has no iterations, and so no answer to fall back on.
    #[error("a budget needs iterative deepening, whose last finished iteration is the answer when it is spent")]
    BudgetNeedsIterations,
    /// The order by the previous iteration is asked for, and there are none.
    #[error("the order by the previous iteration needs iterative deepening")]
    OrderNeedsIterations,
    /// The budget was spent before the first iteration was finished.
    #[error("the budget was spent before the first iteration was finished")]
    BudgetSpent,
    /// The observer asked to stop.
    #[error("the search was stopped")]
    Stopped,
}

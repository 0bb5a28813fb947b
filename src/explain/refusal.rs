//! Why a search is refused.

use super::names::name;
use crate::search::SearchError;
use crate::texts::Texts;
use crate::tree::GameTree;

/// Says in words why a search did not start or did not finish.
pub fn refusal(error: &SearchError, tree: &GameTree, texts: &Texts) -> String {
    let words = &texts.search;
    match error {
        SearchError::NoStaticValue { node, depth, path: _ } => {
            (words.no_static_value)(&name(tree, *node, texts).text, *depth)
        }
        SearchError::Chance { algorithm, node, path: _ } => {
            (words.chance)(algorithm.name(texts), &name(tree, *node, texts).text)
        }
        SearchError::NoAverage { node, path: _ } => (words.no_average)(&name(tree, *node, texts).text),
        SearchError::NoSquare { node, path: _ } => (words.no_square)(&name(tree, *node, texts).text),
        SearchError::NoStates => words.no_states.to_owned(),
        SearchError::NoBoard { node, path: _ } => (words.no_board)(&name(tree, *node, texts).text),
        SearchError::UnequalStates { node, other, path: _, other_path: _ } => {
            (words.unequal_states)(&name(tree, *node, texts).text, &name(tree, *other, texts).text)
        }
        SearchError::BudgetNeedsIterations => words.budget_needs_iterations.to_owned(),
        SearchError::OrderNeedsIterations => words.order_needs_iterations.to_owned(),
        SearchError::BudgetSpent => words.budget_spent.to_owned(),
        SearchError::Stopped => words.stopped.to_owned(),
    }
}

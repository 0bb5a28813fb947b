//! Why a search is refused.

use super::names::name;
use crate::search::{Algorithm, SearchError};
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
            (words.chance)(algorithm_name(*algorithm, texts), &name(tree, *node, texts).text)
        }
        SearchError::NoAverage { node, path: _ } => (words.no_average)(&name(tree, *node, texts).text),
        SearchError::NoSquare { node, path: _ } => (words.no_square)(&name(tree, *node, texts).text),
        SearchError::Stopped => words.stopped.to_owned(),
    }
}

/// What an algorithm is called.
pub fn algorithm_name(algorithm: Algorithm, texts: &Texts) -> &'static str {
    algorithm.name(texts)
}

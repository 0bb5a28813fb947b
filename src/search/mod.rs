//! Searches of game trees, one file an algorithm.
//!
//! [`run`] walks a tree under some [`Options`] and tells an [`Observer`] of every event. The walk itself, an explicit
//! stack in `walk.rs`, is the same for all; what an algorithm does with a child's value, when it stops looking at
//! further children and what it hands back is its `Rules`, in a file that reads like its textbook page.
//!
//! ```
//! use plywalk::search::{self, Options};
//!
//! let tree = plywalk::format::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]").unwrap().tree;
//! let outcome = search::run(&tree, &Options::default(), &mut search::Silent).unwrap();
//! assert_eq!(outcome.value, 3.0);
//! assert_eq!(outcome.best_child, tree.child(plywalk::tree::NodeId::ROOT, 0));
//! ```
//!
//! # To add an algorithm
//!
//! 1. Write its file in `algorithms/`: a doc comment with the idea and its source; `PAGE`, its pseudocode for the
//!    window, each line with the step that ends there; and a type that implements `Rules`. `minimax.rs` is the shortest
//!    example, `alpha_beta.rs` has a window.
//! 2. Register it in `algorithms/mod.rs`: its `mod` line, a variant of [`Algorithm`], its place in
//!    [`Algorithm::ALL`], what others must know of it in `profile`, and its arm in `conduct`. The compiler asks for the
//!    last two, and for its name in each language in `texts/`.
//!
//! Nothing else: recording, moments, pictures, sentences, the line of the pseudocode that a step executes, the command
//! line's and the window's choices, and the tests that hold every algorithm against brute force take it from
//! [`Algorithm::ALL`].

mod algorithms;
mod arrangement;
mod bound;
mod budget;
mod chance;
mod check;
mod code;
mod conduct;
mod deepening;
mod error;
mod event;
mod fingerprint;
mod keys;
mod least_leaves;
mod memory;
mod options;
mod order;
mod random;
mod rules;
mod side;
mod table;
mod true_values;
mod walk;
mod window;
mod zobrist;

use std::sync::Arc;

use crate::tree::{GameTree, NodeId};

use conduct::Search;

pub use algorithms::Algorithm;
pub use arrangement::{Arrangement, better_first};
pub use bound::{Bound, Interval};
pub use chance::share;
pub use check::check;
pub use code::{Code, Does, code, executed};
pub use error::SearchError;
pub use event::{Event, Observer, Silent};
pub use least_leaves::least_leaves;
pub use options::{Cut, Fail, Options};
pub use order::Order;
pub use side::seen_by;
pub use table::{Table, TableEntry};
pub use true_values::true_values;
pub use window::Window;

/// What a finished search says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// The root's value, from Max's side.
    pub value: f64,
    /// The first child that is worth that much; none if the root was evaluated itself or is a chance node.
    pub best_child: Option<NodeId>,
    /// The depth limit under which it was found: of the last finished iteration, where there are any.
    pub depth: Option<usize>,
}

/// Searches a tree and tells `observer` of every event.
///
/// # Errors
/// If the search is not defined for the tree (see [`check`]), the observer stops it, or its budget is spent before the
/// first iteration is finished.
pub fn run(tree: &GameTree, options: &Options, observer: &mut impl Observer) -> Result<Outcome, SearchError> {
    check(tree, options)?;
    let arrangement = Arc::new(Arrangement::new(tree, options));
    observer.arranged(&arrangement);
    let search = Search { tree, options, arrangement: &arrangement, depth: options.depth };
    options.algorithm.conduct(search, observer)
}

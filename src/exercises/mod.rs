//! The built-in exercises: the tree files of `trees/`, inside the program.
//!
//! ```
//! use plywalk::{exercises, texts::Language};
//!
//! let first = exercises::first().document();
//! assert_eq!(first.title.get(Language::English), Some("Nine leaves"));
//! assert_eq!(first.tree.leaf_count(), 9);
//! ```

use crate::format::{self, Document};

/// A tree file with a question and an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The file's name in `trees/`, without its ending. Stays the same from version to version.
    pub id: &'static str,
    /// What is in the file.
    pub text: &'static str,
}

/// The exercises with these names, each with the text of its file.
macro_rules! from_trees {
    ($($id:literal)*) => {
        [$(Exercise { id: $id, text: include_str!(concat!("../../trees/", $id, ".json")) }),*]
    };
}

/// In the order in which they are taught; those of one group stand together.
static ALL: [Exercise; 33] = from_trees![
    // First steps
    "nine-leaves"
    "one-level"
    "unknown-leaves"
    "returned-bound"
    "five-against-three"
    "two-shops"
    // Pruning by hand
    "twelve-leaves"
    "eight-leaves"
    "window-by-window"
    "fourteen-leaves"
    "deep-cutoff"
    "ragged"
    "two-moves-in-a-row"
    // Order of children
    "best-first"
    "worst-first"
    "from-the-right"
    // Ties and conventions
    "ties-cut"
    "ties-go-on"
    "strict-and-hard"
    "infinite-leaves"
    // Where programs go wrong
    "zero"
    "all-negative"
    "raised-not-overwritten"
    "forced-moves"
    // Depth limits
    "depth-two"
    "horizon"
    "pushed-over-the-horizon"
    // Tic-tac-toe endgames
    "last-square"
    "three-squares"
    "any-win"
    "quick-win"
    "fork"
    "opposite-corners"
];

/// Every exercise, group by group.
pub fn all() -> &'static [Exercise] {
    &ALL
}

/// The one that the window opens with.
pub fn first() -> Exercise {
    ALL[0]
}

/// The exercise of this name.
pub fn find(id: &str) -> Option<Exercise> {
    ALL.iter().copied().find(|exercise| exercise.id == id)
}

impl Exercise {
    /// The exercise, read.
    pub fn document(&self) -> Document {
        match format::parse(self.text) {
            Ok(document) => document,
            // Each of the texts above is read by a test.
            Err(error) => unreachable!("trees/{}.json: {error}", self.id),
        }
    }
}

//! Tree files: what a teacher would type, read and written.
//!
//! [`parse`] and [`load`] read the four shapes of `plywalk/1`: nested arrays; nodes with `children`; an object around
//! either that gives title, question and conventions; and graphs as networkx writes them. A file that is wrong in any way
//! is refused with its place and the reason, a [`FormatError`]. [`write`](fn@write) writes a [`Document`] so that reading it back
//! gives the same document.
//!
//! The parsing is serde_json's; the visitors here put each node straight into the arena, so that a deep tree never
//! exists in a form that recurses.

mod conventions;
mod document;
mod error;
mod excerpt;
mod failure;
mod foreign;
mod form;
mod graph;
mod graph_tree;
mod growth;
mod ids;
mod keys;
mod load;
mod localized;
mod nested;
mod number;
mod place;
mod probability;
mod problem;
mod read;
mod scanner;
mod states;
mod suggest;
mod syntax;
mod values;
mod wording;
mod wrapped;
mod write;

pub use document::{Conventions, Document, Localized};
pub use error::{FormatError, LoadError};
pub use excerpt::Excerpt;
pub use load::{load, load_watched, parse_bytes};
pub use problem::{Difference, Expected, Found, Problem};
pub use read::{parse, parse_watched};
pub use write::{write, write_to};

/// How many nodes the longest path of a tree file may have.
pub const MAX_LEVELS: usize = 10_000;
/// How many nodes a tree file may have.
pub const MAX_NODES: usize = 5_000_000;

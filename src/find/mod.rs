//! Finding nodes by what one knows of them: a name, a value, a board, the moves that lead there.
//!
//! A [`Query`] is what a person typed, understood; a [`Finder`] goes through a tree with it, a stretch at a time, so that
//! half a million nodes never hold anything up. Both know nothing of windows and keys.
//!
//! ```
//! use plywalk::{find::{Finder, Query}, format, search::Options, texts::Language, trace::{Moment, Trace}};
//!
//! let tree = format::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]").unwrap().tree;
//! let trace = Trace::record(&tree, &Options::default()).unwrap();
//! let texts = Language::English.texts();
//! let found = |text: &str, step: usize| {
//!     let mut finder = Finder::new(Query::parse(text).unwrap(), &tree, texts);
//!     while !finder.go_on(&Moment::new(&tree, &trace, step), 1000) {}
//!     finder.matches().iter().map(|node| tree.path(*node)).collect::<Vec<_>>()
//! };
//! assert_eq!(found("2", 0), [[1, 0], [2, 2]]);
//! assert_eq!(found("B 6", 0), [[1, 2]]);
//! assert_eq!(found(">= 12", 0), [[0, 1], [2, 0]]);
//! // At the end A has returned 3, and so has the root.
//! assert_eq!(found("= 3", trace.steps()), [vec![], vec![0], vec![0, 0]]);
//! ```

mod finder;
mod name;
mod pattern;
mod query;

pub use finder::{Finder, Miss};
pub use pattern::Pattern;
pub use query::{Comparison, Query, QueryError};

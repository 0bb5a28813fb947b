//! Plywalk steps through searches of game trees, forwards and backwards, and says what is known at every step.
//!
//! Read the rooms in this order: a [`tree`] is loaded by [`format`](mod@format) or grown by [`games`]; [`search`] walks it and
//! tells an observer; a [`trace`] records what it was told and answers for any step; [`explain`] puts a step into
//! words, [`find`] finds nodes, [`layout`] gives them their places, [`scene`] turns a step into shapes, [`export`]
//! writes those to files; [`commands`] is the command line and `app` the window. [`exercises`] are trees to begin with.
//!
//! ```
//! use plywalk::{format, search::Options, trace::{Moment, Trace}, tree::NodeId};
//!
//! let tree = format::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]").unwrap().tree;
//! let trace = Trace::record(&tree, &Options::default()).unwrap();
//!
//! // After the seventh leaf: what is the root sure of, and what was never looked at?
//! let end = Moment::new(&tree, &trace, trace.steps());
//! assert_eq!(end.node(NodeId::ROOT).value, Some(3.0));
//! assert_eq!(end.counts().pruned_nodes, 2);
//! ```
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

#[cfg(feature = "app")]
pub mod app;
pub mod commands;
pub mod exercises;
pub mod explain;
pub mod export;
pub mod find;
pub mod format;
pub mod games;
pub mod layout;
pub mod scene;
pub mod search;
pub mod texts;
pub mod trace;
pub mod tree;

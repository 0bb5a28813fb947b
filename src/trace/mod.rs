//! A recorded search, and what is known at any of its steps.
//!
//! A [`Trace`] is the list of a search's events, eight bytes each, and by node the steps at which it was entered and
//! left. A [`Moment`] is a trace at one step: a pure query, answered without replaying anything, so that step *n*
//! cannot depend on how it was reached.
//!
//! ```
//! use plywalk::{format, search::Options, trace::{Moment, Trace}};
//!
//! let tree = format::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]").unwrap().tree;
//! let trace = Trace::record(&tree, &Options::default()).unwrap();
//! let end = Moment::new(&tree, &trace, trace.steps());
//! assert_eq!(end.counts().evaluated, 7);
//! assert_eq!(end.counts().pruned_nodes, 2);
//! ```

mod counts;
mod iterations;
mod moment;
mod navigate;
mod packed;
mod pruned;
mod recorder;
mod setter;
mod spans;
mod tally;
mod trace_of;
mod transpositions;
mod unpack;

pub use counts::Counts;
pub use iterations::Iteration;
pub use moment::{Moment, NodeState, OpenNode, Status};
pub use recorder::Recorder;
pub use setter::Setter;
pub use tally::Tally;
pub use trace_of::Trace;

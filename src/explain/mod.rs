//! A step in words, and whatever else a student asks of it.
//!
//! [`sentence`] says what a step did and why.

mod names;
mod sentence;

pub use names::node_name;
pub use sentence::sentence;

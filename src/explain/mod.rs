//! A step in words, and whatever else a student asks of it.
//!
//! [`sentence`] says what a step did and why. It is made of a [`reason`], which holds the facts, and of the words
//! that a language of [`texts`](crate::texts) finds for them.

mod facts;
mod names;
mod reason;
mod sentence;

pub use names::node_name;
pub use reason::{Reason, reason};
pub use sentence::sentence;

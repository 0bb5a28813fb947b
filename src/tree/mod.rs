//! Game trees: who is to move at each node, what a leaf is worth, in which order the children stand.
//!
//! [`GameTree`] is immutable but for its leaves' values; [`TreeBuilder`] makes one. Nothing in this room knows
//! where a tree comes from or what is done with it.

mod builder;
mod game_tree;
mod letters;
mod node;
mod strings;

pub use builder::{BuildError, NodeSpec, TreeBuilder};
pub use game_tree::{Children, GameTree};
pub use letters::{letters, rank_of_letters};
pub use node::{NodeId, Player};
pub use strings::Strings;

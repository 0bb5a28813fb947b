//! Games: from a position to its tree.
//!
//! A [`Game`] says who moves, what can be played and when it is over; [`grow`] unfolds a position into a
//! [`GameTree`](crate::tree::GameTree). [`tictactoe`] is the game that every lesson starts with; [`random`] makes trees
//! that belong to no game.
//!
//! ```
//! use std::ops::ControlFlow::Continue;
//! use plywalk::games::{self, tictactoe::{Position, TicTacToe}};
//!
//! let start = Position::parse("XOX/OXO/.XO", None).unwrap();
//! let tree = games::grow(&TicTacToe::default(), start, None, &mut |_| Continue(())).unwrap();
//! assert_eq!(tree.len(), 2);
//! ```

mod game;
mod grow;
mod names;
pub mod random;
pub mod tictactoe;

pub use game::Game;
pub use grow::{GrowError, MAX_NODES, grow};
pub use names::{board_at, node_name};

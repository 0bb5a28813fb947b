//! Tic-tac-toe. X is Max; squares are numbered 0 to 8, row by row.

mod board;
mod count;
mod game;
mod mark;
mod move_order;
mod position;
mod scores;

pub use board::{Board, LINES};
pub use count::{Size, count_nodes};
pub use game::TicTacToe;
pub use mark::Mark;
pub use move_order::{MoveOrder, MoveOrderError};
pub use position::{Position, PositionError};
pub use scores::{Evaluation, Scores};

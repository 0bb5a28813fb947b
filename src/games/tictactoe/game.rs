//! Tic-tac-toe as a game to grow.

use super::{Evaluation, MoveOrder, Position, Scores, count_nodes};
use crate::games::Game;
use crate::tree::Player;

/// What follows the last square of a packed list.
const END: u64 = 15;

/// Tic-tac-toe under the conventions of a lesson: what a finished game is worth, in which order squares are tried,
/// what an unfinished game looks worth.
#[derive(Clone, Debug)]
pub struct TicTacToe {
    scores: Scores,
    evaluation: Option<Evaluation>,
    /// By set of empty squares: these in the order in which they are tried, four bits each, then [`END`].
    choices: Vec<u64>,
}

impl TicTacToe {
    /// The game under these conventions.
    pub fn new(scores: Scores, order: MoveOrder, evaluation: Option<Evaluation>) -> TicTacToe {
        let choices = (0..512u32)
            .map(|empty| {
                let tried = order.squares().rev().filter(|square| empty >> square & 1 == 1);
                tried.fold(u64::MAX, |packed, square| packed << 4 | square as u64)
            })
            .collect();
        TicTacToe { scores, evaluation, choices }
    }
}

impl Default for TicTacToe {
    /// ±1, row by row, no evaluation.
    fn default() -> TicTacToe {
        TicTacToe::new(Scores::default(), MoveOrder::default(), None)
    }
}

impl Game for TicTacToe {
    type Position = Position;
    /// A square.
    type Move = usize;

    #[inline]
    fn player(&self, position: &Position) -> Player {
        position.to_move().player()
    }

    /// A line counts before the full board is looked at.
    #[inline]
    fn final_value(&self, position: &Position) -> Option<f64> {
        let winner = position.winner();
        let over = winner.is_some() || position.board().is_full();
        over.then(|| self.scores.value(winner, position.board()))
    }

    #[inline]
    fn static_value(&self, position: &Position) -> Option<f64> {
        self.evaluation.map(|evaluation| evaluation.value(position.board()))
    }

    #[inline]
    fn moves(&self, position: &Position) -> impl Iterator<Item = usize> {
        let mut rest = self.choices[position.board().empty_squares() as usize];
        std::iter::from_fn(move || {
            let square = rest & 15;
            rest >>= 4;
            (square != END).then_some(square as usize)
        })
    }

    #[inline]
    fn play(&self, position: &Position, square: usize) -> Position {
        position.after(square)
    }

    fn move_name(&self, square: usize) -> String {
        square.to_string()
    }

    #[inline]
    fn move_key(&self, square: usize) -> Option<usize> {
        Some(square)
    }

    fn state_name(&self, position: &Position) -> Option<String> {
        Some(position.board().to_string())
    }

    /// Below one start a board has one side to move, so that the board is the state.
    #[inline]
    fn state_key(&self, position: &Position) -> Option<usize> {
        Some(position.board().key())
    }

    fn tree_size(&self, start: &Position, depth: Option<usize>) -> Option<usize> {
        Some(count_nodes(*start, depth).nodes)
    }
}

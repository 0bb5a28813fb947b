//! The board on which a tic-tac-toe position is set up, and what would grow from it.

use crate::games::tictactoe::{
    Board, Evaluation, Mark, MoveOrder, MoveOrderError, Position, PositionError, Scores, Size, TicTacToe, count_nodes,
};
use crate::texts::Texts;

use super::jobs::Task;

/// In which order squares are tried.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum GrowOrder {
    /// Row by row.
    #[default]
    Reading,
    /// Centre, corners, edges.
    CentreFirst,
    /// As typed: `4,0,2,…`.
    Typed(String),
}

/// Why nothing can grow from what is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GrowProblem {
    /// The position cannot come about.
    Position(PositionError),
    /// The order typed is none.
    Order(MoveOrderError),
}

impl GrowProblem {
    /// The problem in words.
    pub fn describe(&self, texts: &Texts) -> String {
        match self {
            GrowProblem::Position(error) => error.describe(texts),
            GrowProblem::Order(error) => error.describe(texts),
        }
    }
}

/// A position being set up.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GrowDialog {
    /// The nine squares, row by row.
    pub squares: [Option<Mark>; 9],
    /// Who moves, as the user says; none to take it from the marks.
    pub to_move: Option<Mark>,
    /// What a finished game is worth.
    pub scores: Scores,
    /// The order of moves.
    pub order: GrowOrder,
    /// How many plies to grow; none for all.
    pub depth: Option<usize>,
    /// What an unfinished game is worth where a search stops at it.
    pub evaluation: Evaluation,
}

impl GrowDialog {
    /// The next content of a square that is clicked: empty, X, O, empty.
    pub fn click(&mut self, square: usize) {
        let Some(content) = self.squares.get_mut(square) else { return };
        *content = match content {
            None => Some(Mark::X),
            Some(Mark::X) => Some(Mark::O),
            Some(Mark::O) => None,
        };
    }

    /// The position, if it is possible.
    fn position(&self) -> Result<Position, GrowProblem> {
        let board = (0..9).fold(Board::EMPTY, |board, square| board.with(square, self.squares[square]));
        Position::new(board, self.to_move).map_err(GrowProblem::Position)
    }

    /// The order in which squares are tried.
    fn move_order(&self) -> Result<MoveOrder, GrowProblem> {
        match &self.order {
            GrowOrder::Reading => Ok(MoveOrder::READING),
            GrowOrder::CentreFirst => Ok(MoveOrder::CENTRE_FIRST),
            GrowOrder::Typed(text) => MoveOrder::parse(text).map_err(GrowProblem::Order),
        }
    }

    /// How large the tree would be.
    ///
    /// # Errors
    /// What is wrong with position or order.
    pub fn size(&self) -> Result<Size, GrowProblem> {
        self.move_order()?;
        Ok(count_nodes(self.position()?, self.depth))
    }

    /// The job that grows it.
    ///
    /// # Errors
    /// What is wrong with position or order.
    pub fn task(&self) -> Result<Task, GrowProblem> {
        let (start, order) = (self.position()?, self.move_order()?);
        let nodes = count_nodes(start, self.depth).nodes;
        Ok(Task::Grow {
            game: TicTacToe::new(self.scores, order, Some(self.evaluation)),
            start,
            depth: self.depth,
            nodes,
        })
    }
}

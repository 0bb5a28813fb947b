//! What a finished game is worth, and what an unfinished one looks worth.

use super::{Board, Mark};

/// What a finished game is worth to X. A draw is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Scores {
    /// ±1.
    #[default]
    Unit,
    /// ±10.
    Ten,
    /// ±(10 − marks on the board): plies count from the empty board, so that a quicker win is worth more.
    Depth,
}

impl Scores {
    /// Every way to score, in the order in which menus list them.
    pub const ALL: [Scores; 3] = [Scores::Unit, Scores::Ten, Scores::Depth];

    /// The name on the command line.
    pub fn keyword(self) -> &'static str {
        match self {
            Scores::Unit => "unit",
            Scores::Ten => "ten",
            Scores::Depth => "depth",
        }
    }

    /// What a game that ended on this board is worth to X; `winner` is none for a draw.
    #[inline]
    pub fn value(self, winner: Option<Mark>, board: Board) -> f64 {
        let size = match self {
            Scores::Unit => 1.0,
            Scores::Ten => 10.0,
            Scores::Depth => 10.0 - board.marks() as f64,
        };
        match winner {
            Some(Mark::X) => size,
            Some(Mark::O) => -size,
            None => 0.0,
        }
    }
}

/// What an unfinished game looks worth to X.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evaluation {
    /// Lines still open to X minus lines still open to O (Nilsson 1971). At most 4 either way from a board on which
    /// both can still win, so that with [`Scores::Ten`] a win stays worth more than any promise.
    OpenLines,
}

impl Evaluation {
    /// Every evaluation, in the order in which menus list them.
    pub const ALL: [Evaluation; 1] = [Evaluation::OpenLines];

    /// The name on the command line.
    pub fn keyword(self) -> &'static str {
        match self {
            Evaluation::OpenLines => "open-lines",
        }
    }

    /// What the board looks worth to X.
    pub fn value(self, board: Board) -> f64 {
        match self {
            Evaluation::OpenLines => board.open_lines(Mark::X) as f64 - board.open_lines(Mark::O) as f64,
        }
    }
}

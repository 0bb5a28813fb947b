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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Evaluation {
    /// Nothing can be said of it: 0, as if it were a draw.
    #[default]
    Zero,
    /// Lines still open to X minus lines still open to O (N. J. Nilsson, *Problem-Solving Methods in Artificial
    /// Intelligence*, 1971). At most 4 either way while a game goes on, so that with [`Scores::Ten`] a win is worth more
    /// than any promise; with ±1 it is not.
    OpenLines,
}

impl Evaluation {
    /// Every evaluation, in the order in which menus list them.
    pub const ALL: [Evaluation; 2] = [Evaluation::Zero, Evaluation::OpenLines];

    /// The name on the command line.
    pub fn keyword(self) -> &'static str {
        match self {
            Evaluation::Zero => "zero",
            Evaluation::OpenLines => "open-lines",
        }
    }

    /// What the board looks worth to X.
    pub fn value(self, board: Board) -> f64 {
        match self {
            Evaluation::Zero => 0.0,
            Evaluation::OpenLines => board.open_lines(Mark::X) as f64 - board.open_lines(Mark::O) as f64,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(board: &str) -> f64 {
        Evaluation::OpenLines.value(Board::of_state(board).unwrap())
    }

    #[test]
    fn open_lines_are_counted_for_both_sides() {
        assert_eq!(value("........."), 0.0);
        assert_eq!(value("....X...."), 4.0);
        assert_eq!(value("O...X...."), 1.0);
        assert_eq!(value(".O..X...."), 2.0);
        assert_eq!(value("X...O...."), -1.0);
    }

    #[test]
    fn depth_scores_count_marks_from_the_empty_board() {
        let board = Board::of_state("XXXOO....").unwrap();
        let values = Scores::ALL.map(|scores| scores.value(Some(Mark::X), board));
        assert_eq!(values, [1.0, 10.0, 5.0]);
        assert_eq!(Scores::Depth.value(Some(Mark::O), board), -5.0);
        assert_eq!(Scores::Depth.value(None, board), 0.0);
    }
}

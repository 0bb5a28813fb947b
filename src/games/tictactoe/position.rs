//! A board that can come about in play, and who is to move.

use std::fmt;

use super::{Board, Mark};
use crate::texts::{Language, Texts};

/// A board that can come about when either side may begin, and who is to move on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    to_move: Mark,
}

/// Why there is no such position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The text names another number of squares than nine.
    Length {
        /// How many it names.
        squares: usize,
    },
    /// The text holds something that is neither a mark nor `.`, or a `/` that is not between two rows.
    Character {
        /// What it holds.
        found: char,
        /// The character's place in the text, counted from 1.
        place: usize,
    },
    /// One side has two marks more than the other, or still more.
    Counts {
        /// X's marks.
        x: usize,
        /// O's marks.
        o: usize,
    },
    /// A side is said to be to move that has more marks than the other.
    ToMove {
        /// The side that is said to be to move.
        named: Mark,
        /// X's marks.
        x: usize,
        /// O's marks.
        o: usize,
    },
    /// The side to move has a line already: the game was over before the last move.
    Line {
        /// The side to move.
        to_move: Mark,
        /// True if the counts are equal, so that the other side may be to move.
        counts_equal: bool,
    },
    /// Both sides have a line.
    BothLines,
}

impl Position {
    /// The empty board, X to move.
    pub const START: Position = Position { board: Board::EMPTY, to_move: Mark::X };

    /// Reads nine of `X O .` row by row, with or without `/` between rows; small letters will do. The side with fewer
    /// marks is to move; with equal counts whom the caller names, else X.
    ///
    /// ```
    /// use plywalk::games::tictactoe::{Mark, Position};
    ///
    /// let position = Position::parse(".X./.O./OXX", None).unwrap();
    /// assert_eq!(position.to_move(), Mark::O);
    ///
    /// let error = Position::parse("XX./.../...", None).unwrap_err();
    /// assert_eq!(error.to_string(), "there are 2 X and 0 O: the counts may differ by at most one");
    /// ```
    ///
    /// # Errors
    /// If the text is no board, or as [`Position::new`].
    pub fn parse(text: &str, to_move: Option<Mark>) -> Result<Position, PositionError> {
        Position::new(read(text)?, to_move)
    }

    /// The position on a board. The side with fewer marks is to move; with equal counts whom the caller names, else X.
    ///
    /// # Errors
    /// If the counts differ by more than one, the side named is not the one to move, or a side has a line that did
    /// not just move.
    pub fn new(board: Board, to_move: Option<Mark>) -> Result<Position, PositionError> {
        let (x, o) = (board.count(Mark::X), board.count(Mark::O));
        if x.abs_diff(o) > 1 {
            return Err(PositionError::Counts { x, o });
        }
        let by_counts = match x.cmp(&o) {
            std::cmp::Ordering::Less => Some(Mark::X),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Mark::O),
        };
        let to_move = match (by_counts, to_move) {
            (Some(due), Some(named)) if due != named => return Err(PositionError::ToMove { named, x, o }),
            (Some(due), _) => due,
            (None, named) => named.unwrap_or(Mark::X),
        };
        match (board.has_line(to_move), board.has_line(to_move.other())) {
            (true, true) => Err(PositionError::BothLines),
            (true, false) => Err(PositionError::Line { to_move, counts_equal: x == o }),
            (false, _) => Ok(Position { board, to_move }),
        }
    }

    /// The board.
    #[inline]
    pub fn board(self) -> Board {
        self.board
    }

    /// Who is to move; in a finished game, who would be.
    #[inline]
    pub fn to_move(self) -> Mark {
        self.to_move
    }

    /// Who has a line. Only the side that just moved can.
    #[inline]
    pub fn winner(self) -> Option<Mark> {
        let moved = self.to_move.other();
        self.board.has_line(moved).then_some(moved)
    }

    /// True if somebody has a line or the board is full.
    #[inline]
    pub fn is_over(self) -> bool {
        self.winner().is_some() || self.board.is_full()
    }

    /// The position after the side to move has marked a square; none if the game is over, or there is no such square
    /// or it is taken.
    pub fn play(self, square: usize) -> Option<Position> {
        let free = square < 9 && self.board.get(square).is_none();
        (free && !self.is_over()).then(|| self.after(square))
    }

    /// As [`play`](Self::play), on a square known to be free.
    #[inline]
    pub(super) fn after(self, square: usize) -> Position {
        Position { board: self.board.marked(square, self.to_move), to_move: self.to_move.other() }
    }
}

/// Reads nine of `X O .` with or without `/` between rows.
fn read(text: &str) -> Result<Board, PositionError> {
    let (mut board, mut squares) = (Board::EMPTY, 0);
    let mut row_ended = true;
    for (index, found) in text.trim().chars().enumerate() {
        let mark = Mark::of_letter(found);
        let between_rows = found == '/' && !row_ended && squares % 3 == 0;
        if mark.is_none() && found != '.' && !between_rows {
            return Err(PositionError::Character { found, place: index + 1 });
        }
        row_ended = between_rows;
        if !between_rows {
            if squares < 9 {
                board = board.with(squares, mark);
            }
            squares += 1;
        }
    }
    if squares != 9 || row_ended {
        return Err(PositionError::Length { squares });
    }
    Ok(board)
}

impl fmt::Display for Position {
    /// The board as `XO./.X./...`, as [`Position::parse`] reads it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let squares = self.board.to_string();
        write!(f, "{}/{}/{}", &squares[..3], &squares[3..6], &squares[6..])
    }
}

impl PositionError {
    /// The error in words.
    pub fn describe(&self, texts: &Texts) -> String {
        let texts = &texts.games;
        match *self {
            PositionError::Length { squares } => (texts.position_length)(squares),
            PositionError::Character { found, place } => (texts.position_character)(found, place),
            PositionError::Counts { x, o } => (texts.position_counts)(x, o),
            PositionError::ToMove { named, x, o } => {
                (texts.position_to_move)(named.letter(), named.other().letter(), x, o)
            }
            PositionError::Line { to_move, counts_equal } => {
                (texts.position_line)(to_move.letter(), to_move.other().letter(), counts_equal)
            }
            PositionError::BothLines => texts.position_both_lines.to_owned(),
        }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.describe(Language::English.texts()))
    }
}

impl std::error::Error for PositionError {}

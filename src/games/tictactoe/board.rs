//! Nine squares and what stands on them.

use std::fmt;

use super::Mark;

/// The eight lines: rows, columns, diagonals.
pub const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// A set of squares as a bit mask holds one bit a square.
const ALL_SQUARES: u16 = 0x1ff;

/// By set of squares: whether it holds a line.
const HOLDS_LINE: [bool; 512] = {
    let mut table = [false; 512];
    let mut set = 0;
    while set < 512 {
        let mut line = 0;
        while line < 8 {
            let mask = mask_of(LINES[line]);
            table[set] |= set & mask == mask;
            line += 1;
        }
        set += 1;
    }
    table
};

/// By set of squares: the number with a digit 1 at each of them, to base 3.
const TERNARY: [u16; 512] = {
    let mut table = [0; 512];
    let mut set = 0;
    while set < 512 {
        let (mut square, mut digit) = (0, 1);
        while square < 9 {
            if set >> square & 1 == 1 {
                table[set] += digit;
            }
            digit *= 3;
            square += 1;
        }
        set += 1;
    }
    table
};

const fn mask_of(line: [usize; 3]) -> usize {
    1 << line[0] | 1 << line[1] | 1 << line[2]
}

/// What stands on the nine squares, possible in play or not.
///
/// ```
/// use plywalk::games::tictactoe::{Board, Mark};
///
/// let board = Board::EMPTY.with(4, Some(Mark::X)).with(0, Some(Mark::O));
/// assert_eq!(board.to_string(), "O...X....");
/// assert_eq!(Board::of_state("O...X...."), Some(board));
/// assert_eq!(board.get(4), Some(Mark::X));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    /// The squares of X and of O, a bit each.
    marks: [u16; 2],
}

impl Board {
    /// No mark at all.
    pub const EMPTY: Board = Board { marks: [0, 0] };

    /// How many boards [`key`](Self::key) tells apart: 3⁹.
    pub const KEYS: usize = 19_683;

    /// Reads nine of `X O .`, as states in tree files name boards; none for any other text.
    pub fn of_state(state: &str) -> Option<Board> {
        if state.len() != 9 {
            return None;
        }
        state.chars().enumerate().try_fold(Board::EMPTY, |board, (square, letter)| match letter {
            'X' => Some(board.with(square, Some(Mark::X))),
            'O' => Some(board.with(square, Some(Mark::O))),
            '.' => Some(board),
            _ => None,
        })
    }

    /// What stands on a square.
    ///
    /// # Panics
    /// If there is no such square.
    pub fn get(self, square: usize) -> Option<Mark> {
        let bit = bit(square);
        Mark::ALL.into_iter().find(|&mark| self.squares(mark) & bit != 0)
    }

    /// The board with something else on a square.
    ///
    /// # Panics
    /// If there is no such square.
    #[must_use]
    pub fn with(self, square: usize, mark: Option<Mark>) -> Board {
        let bit = bit(square);
        let mut marks = self.marks.map(|squares| squares & !bit);
        if let Some(mark) = mark {
            marks[mark as usize] |= bit;
        }
        Board { marks }
    }

    /// Counts one side's marks.
    #[inline]
    pub fn count(self, mark: Mark) -> usize {
        self.squares(mark).count_ones() as usize
    }

    /// Counts all marks.
    #[inline]
    pub fn marks(self) -> usize {
        self.count(Mark::X) + self.count(Mark::O)
    }

    /// True if one side has three in a row.
    #[inline]
    pub fn has_line(self, mark: Mark) -> bool {
        HOLDS_LINE[self.squares(mark) as usize]
    }

    /// The lines that one side has completed; a last move can complete two.
    pub fn lines(self, mark: Mark) -> impl Iterator<Item = [usize; 3]> {
        LINES.into_iter().filter(move |&line| self.squares(mark) as usize & mask_of(line) == mask_of(line))
    }

    /// Counts the lines on which the other side has no mark.
    pub fn open_lines(self, mark: Mark) -> usize {
        LINES.into_iter().filter(|&line| self.squares(mark.other()) as usize & mask_of(line) == 0).count()
    }

    /// True if no square is empty.
    #[inline]
    pub fn is_full(self) -> bool {
        self.empty_squares() == 0
    }

    /// A number below [`KEYS`](Self::KEYS) that no other board has.
    #[inline]
    pub fn key(self) -> usize {
        let [x, o] = self.marks.map(|squares| TERNARY[squares as usize] as usize);
        x + 2 * o
    }

    /// The empty squares, a bit each.
    #[inline]
    pub(super) fn empty_squares(self) -> u16 {
        ALL_SQUARES & !(self.marks[0] | self.marks[1])
    }

    /// The board with a mark on an empty square.
    #[inline]
    pub(super) fn marked(mut self, square: usize, mark: Mark) -> Board {
        self.marks[mark as usize] |= 1 << square;
        self
    }

    #[inline]
    fn squares(self, mark: Mark) -> u16 {
        self.marks[mark as usize] & ALL_SQUARES
    }
}

fn bit(square: usize) -> u16 {
    assert!(square < 9, "squares are numbered 0 to 8");
    1 << square
}

impl fmt::Display for Board {
    /// Nine of `X O .`, row by row.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..9).try_for_each(|square| write!(f, "{}", self.get(square).map_or('.', Mark::letter)))
    }
}

//! X and O.

use std::fmt;

use crate::tree::Player;

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Max's mark.
    X,
    /// Min's mark.
    O,
}

impl Mark {
    /// Both marks.
    pub const ALL: [Mark; 2] = [Mark::X, Mark::O];

    /// The other side.
    #[inline]
    pub fn other(self) -> Mark {
        match self {
            Mark::X => Mark::O,
            Mark::O => Mark::X,
        }
    }

    /// The player whose mark it is.
    #[inline]
    pub fn player(self) -> Player {
        match self {
            Mark::X => Player::Max,
            Mark::O => Player::Min,
        }
    }

    /// `X` or `O`.
    pub fn letter(self) -> char {
        match self {
            Mark::X => 'X',
            Mark::O => 'O',
        }
    }

    /// The mark written as `X`, `x`, `O` or `o`.
    pub fn of_letter(letter: char) -> Option<Mark> {
        match letter {
            'X' | 'x' => Some(Mark::X),
            'O' | 'o' => Some(Mark::O),
            _ => None,
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

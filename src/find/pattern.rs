//! Boards of tic-tac-toe, some squares of which may hold anything.

use crate::games::tictactoe::{Board, Mark};

/// What stands on each of nine squares; none where anything may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pattern([Option<Square>; 9]);

/// What stands on a square: a mark, or none.
type Square = Option<Mark>;

impl Pattern {
    /// Reads nine of `X O . ?`, row by row, with or without `/` or blanks between them; small letters will do.
    ///
    /// # Errors
    /// The number of squares, if it is not nine. Texts that cannot be meant as a board are no patterns: `None`.
    pub(super) fn parse(text: &str) -> Option<Result<Pattern, usize>> {
        let mut squares = Vec::new();
        for letter in text.chars().filter(|letter| !letter.is_whitespace() && *letter != '/') {
            squares.push(match letter {
                '.' => Some(None),
                '?' => None,
                letter => Some(Some(Mark::of_letter(letter)?)),
            });
        }
        let count = squares.len();
        match <[Option<Square>; 9]>::try_from(squares) {
            Ok(squares) => Some(Ok(Pattern(squares))),
            // Without any sign that only boards have, a few marks are a name.
            Err(_) => text.contains(['.', '?', '/']).then_some(Err(count)),
        }
    }

    /// True if a board is as the pattern says.
    pub fn fits(&self, board: Board) -> bool {
        (0..9).zip(self.0).all(|(square, wanted)| wanted.is_none_or(|wanted| board.get(square) == wanted))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fits(pattern: &str, board: &str) -> bool {
        Pattern::parse(pattern).unwrap().unwrap().fits(Board::of_state(board).unwrap())
    }

    #[test]
    fn squares_are_compared_one_by_one() {
        assert!(fits("XO./.X./...", "XO..X...."));
        assert!(fits("xo. .x. ...", "XO..X...."));
        assert!(!fits("XO./.X./..O", "XO..X...."));
        assert!(fits("?????????", "XO..X...."));
        assert!(fits("X???X???.", "XO..X...."));
        assert!(!fits("X???O???.", "XO..X...."));
    }

    #[test]
    fn other_texts_are_no_boards() {
        assert_eq!(Pattern::parse("X4 O0"), None);
        assert_eq!(Pattern::parse("OX"), None);
        assert_eq!(Pattern::parse("X.O"), Some(Err(3)));
        assert_eq!(Pattern::parse("XOX/OXO/XOX/O"), Some(Err(10)));
        assert!(Pattern::parse("XOXOXOXOX").is_some_and(|pattern| pattern.is_ok()));
    }
}

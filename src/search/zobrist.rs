//! Zobrist's keys for boards of tic-tac-toe: one random number a mark and square, and a board's key is the exclusive or
//! of those of its marks. A move changes the key by one number, and taking it back changes it by the same (Zobrist 1970,
//! *A New Hashing Method with Application for Game Playing*).

use super::random::Dice;

/// Nine of `X O .`, row by row.
pub(super) type Board = [u8; 9];

/// The board that a state names, if it names one.
pub(super) fn board(state: &str) -> Option<Board> {
    let board: Board = state.as_bytes().try_into().ok()?;
    board.iter().all(|mark| matches!(mark, b'X' | b'O' | b'.')).then_some(board)
}

/// The eight ways to lay a board on itself: where each square goes.
const SYMMETRIES: [[usize; 9]; 8] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    [2, 5, 8, 1, 4, 7, 0, 3, 6],
    [8, 7, 6, 5, 4, 3, 2, 1, 0],
    [6, 3, 0, 7, 4, 1, 8, 5, 2],
    [2, 1, 0, 5, 4, 3, 8, 7, 6],
    [6, 7, 8, 3, 4, 5, 0, 1, 2],
    [0, 3, 6, 1, 4, 7, 2, 5, 8],
    [8, 5, 2, 7, 4, 1, 6, 3, 0],
];

/// The random numbers.
pub(super) struct Zobrist {
    /// By square: for X and for O.
    numbers: [[u64; 2]; 9],
}

impl Zobrist {
    /// Always the same numbers. No two boards have the same key by them, so that a key stands for its board.
    pub(super) fn new() -> Zobrist {
        let mut dice = Dice::new(1970, 0);
        Zobrist { numbers: std::array::from_fn(|_| [dice.next(), dice.next()]) }
    }

    /// The number of a mark on a square; 0 for an empty one.
    fn number(&self, square: usize, mark: u8) -> u64 {
        let [x, o] = self.numbers[square];
        match mark {
            b'X' => x,
            b'O' => o,
            _ => 0,
        }
    }

    /// A board's key, from its marks.
    pub(super) fn key(&self, board: &Board) -> u64 {
        board.iter().enumerate().fold(0, |key, (square, &mark)| key ^ self.number(square, mark))
    }

    /// A board's key, from that of another: only what differs is changed, after a move one square.
    pub(super) fn changed(&self, key: u64, from: &Board, to: &Board) -> u64 {
        let differs = (0..9).filter(|&square| from[square] != to[square]);
        differs.fold(key, |key, square| key ^ self.number(square, from[square]) ^ self.number(square, to[square]))
    }

    /// A key that a board shares with its rotations and reflections, and with no other board: the least of theirs.
    pub(super) fn symmetric_key(&self, board: &Board) -> u64 {
        let laid = |symmetry: &[usize; 9]| symmetry.map(|square| board[square]);
        SYMMETRIES.iter().map(|symmetry| self.key(&laid(symmetry))).fold(u64::MAX, u64::min)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{HashMap, HashSet};

    fn every_board() -> impl Iterator<Item = Board> {
        (0..3usize.pow(9)).map(|number| {
            let mut digits = number;
            std::array::from_fn(|_| {
                let mark = b".XO"[digits % 3];
                digits /= 3;
                mark
            })
        })
    }

    #[test]
    fn no_two_boards_share_a_key() {
        let zobrist = Zobrist::new();
        let keys: HashSet<_> = every_board().map(|board| zobrist.key(&board)).collect();
        assert_eq!(keys.len(), 19_683);
    }

    #[test]
    fn a_changed_key_is_the_key_of_the_changed_board() {
        let zobrist = Zobrist::new();
        let boards: Vec<_> = every_board().step_by(97).collect();
        for from in &boards {
            for to in &boards {
                assert_eq!(zobrist.changed(zobrist.key(from), from, to), zobrist.key(to));
            }
        }
    }

    /// By turning and flipping rows of a three by three grid.
    fn images(board: &Board) -> HashSet<Board> {
        let turned = |b: Board| [b[6], b[3], b[0], b[7], b[4], b[1], b[8], b[5], b[2]];
        let flipped = |b: Board| [b[2], b[1], b[0], b[5], b[4], b[3], b[8], b[7], b[6]];
        let mut images = HashSet::new();
        let mut image = *board;
        for _ in 0..4 {
            images.extend([image, flipped(image)]);
            image = turned(image);
        }
        images
    }

    #[test]
    fn boards_share_a_symmetric_key_exactly_with_their_images() {
        let zobrist = Zobrist::new();
        let mut classes: HashMap<u64, HashSet<Board>> = HashMap::new();
        for board in every_board() {
            classes.entry(zobrist.symmetric_key(&board)).or_default().insert(board);
        }
        for board in every_board() {
            assert_eq!(classes[&zobrist.symmetric_key(&board)], images(&board));
        }
    }

    #[test]
    fn only_nine_marks_are_a_board() {
        assert_eq!(board("XO.......").as_ref(), Some(b"XO......."));
        for state in ["", "XO......", "XO........", "xo.......", "XO     ..", "é........"] {
            assert_eq!(board(state), None, "{state}");
        }
    }
}

//! In which order the squares are tried.

use std::fmt;

use crate::texts::{Language, Texts};

/// The order in which squares are tried, at every node alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveOrder([u8; 9]);

/// Why a text names no order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveOrderError {
    /// Something between commas is no square. Holds it.
    NotASquare(String),
    /// A square is named twice.
    Twice(usize),
    /// A square is not named.
    Missing(usize),
}

impl MoveOrder {
    /// Row by row, 0 to 8.
    pub const READING: MoveOrder = MoveOrder([0, 1, 2, 3, 4, 5, 6, 7, 8]);

    /// The centre, the corners, the edges: 4,0,2,6,8,1,3,5,7.
    pub const CENTRE_FIRST: MoveOrder = MoveOrder([4, 0, 2, 6, 8, 1, 3, 5, 7]);

    /// The orders that have a name, in the order in which menus list them.
    pub const NAMED: [(&'static str, MoveOrder); 2] =
        [("reading", MoveOrder::READING), ("centre-first", MoveOrder::CENTRE_FIRST)];

    /// Reads `reading`, `centre-first`, or all nine squares in some order with commas between them.
    ///
    /// ```
    /// use plywalk::games::tictactoe::MoveOrder;
    ///
    /// assert_eq!(MoveOrder::parse("4,0,2,6,8,1,3,5,7"), Ok(MoveOrder::CENTRE_FIRST));
    /// assert_eq!(MoveOrder::parse("1,1,2").unwrap_err().to_string(), "square 1 is named twice in the order of moves");
    /// ```
    ///
    /// # Errors
    /// If something is no square, or a square is named twice or not at all.
    pub fn parse(text: &str) -> Result<MoveOrder, MoveOrderError> {
        let text = text.trim();
        if let Some(&(_, order)) = MoveOrder::NAMED.iter().find(|(name, _)| *name == text) {
            return Ok(order);
        }
        let mut squares = Vec::with_capacity(9);
        for part in text.split(',') {
            let square = part.trim();
            let square = match square.as_bytes() {
                [digit @ b'0'..=b'8'] => digit - b'0',
                _ => return Err(MoveOrderError::NotASquare(square.to_owned())),
            };
            if squares.contains(&square) {
                return Err(MoveOrderError::Twice(square as usize));
            }
            squares.push(square);
        }
        match (0..9).find(|square| !squares.contains(square)) {
            Some(missing) => Err(MoveOrderError::Missing(missing as usize)),
            None => Ok(MoveOrder(std::array::from_fn(|place| squares[place]))),
        }
    }

    /// The squares in this order.
    pub fn squares(self) -> impl DoubleEndedIterator<Item = usize> + ExactSizeIterator {
        self.0.into_iter().map(usize::from)
    }
}

impl Default for MoveOrder {
    fn default() -> MoveOrder {
        MoveOrder::READING
    }
}

impl fmt::Display for MoveOrder {
    /// The order's name, else the squares with commas, as [`MoveOrder::parse`] reads it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match MoveOrder::NAMED.iter().find(|(_, order)| order == self) {
            Some((name, _)) => f.write_str(name),
            None => f.write_str(&self.squares().map(|square| square.to_string()).collect::<Vec<_>>().join(",")),
        }
    }
}

impl MoveOrderError {
    /// The error in words.
    pub fn describe(&self, texts: &Texts) -> String {
        let texts = &texts.games;
        match self {
            MoveOrderError::NotASquare(text) => (texts.order_not_a_square)(text),
            MoveOrderError::Twice(square) => (texts.order_square_twice)(*square),
            MoveOrderError::Missing(square) => (texts.order_square_missing)(*square),
        }
    }
}

impl fmt::Display for MoveOrderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.describe(Language::English.texts()))
    }
}

impl std::error::Error for MoveOrderError {}

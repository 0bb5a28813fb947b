//! How programs are told numbers and paths.

use serde::{Serialize, Serializer};

use crate::tree::{GameTree, NodeId};

/// A game value: `3`, `2.5`, `"inf"`, `"-inf"`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Number(pub f64);

/// Whole numbers up to here are the same in every language that reads JSON.
const LARGEST_WHOLE: f64 = 9_007_199_254_740_992.0;

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            f64::INFINITY => serializer.serialize_str("inf"),
            f64::NEG_INFINITY => serializer.serialize_str("-inf"),
            value if value.fract() == 0.0 && value.abs() <= LARGEST_WHOLE => serializer.serialize_i64(value as i64),
            value => serializer.serialize_f64(value),
        }
    }
}

/// What a node is called by whoever wrote the tree: its label, else its move; of a move on a tic-tac-toe board the
/// square's number.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub(super) enum MoveName {
    Square(u8),
    Text(String),
}

impl MoveName {
    pub(super) fn of(tree: &GameTree, node: NodeId) -> Option<MoveName> {
        if let Some(label) = tree.label(node) {
            return Some(MoveName::Text(label.to_owned()));
        }
        let text = tree.move_text(node)?;
        let square = text.parse().ok().filter(|_| crate::games::board_at(tree, node).is_some());
        Some(square.map_or_else(|| MoveName::Text(text.to_owned()), MoveName::Square))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_programs_read_them() {
        let written = |value| serde_json::to_string(&Number(value)).unwrap();
        let all = [3.0, -2.0, 0.0, 2.5, 1e300, f64::INFINITY, f64::NEG_INFINITY].map(written);
        assert_eq!(all, ["3", "-2", "0", "2.5", "1e+300", "\"inf\"", "\"-inf\""]);
    }
}

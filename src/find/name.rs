//! A name as somebody typed it, and whether it is a node's.

use crate::games::board_at;
use crate::games::tictactoe::Mark;
use crate::texts::numbers::parse_value;
use crate::tree::{GameTree, NodeId, rank_of_letters};

/// A name as it was typed.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Name {
    /// As it was typed.
    pub typed: String,
    /// In small letters.
    pub text: String,
    /// As a number, if it is one.
    pub number: Option<f64>,
    /// As a mark on a square, such as `X4`.
    mark: Option<(Mark, char)>,
}

impl Name {
    pub(super) fn new(text: &str) -> Name {
        let mut letters = text.chars();
        let mark = match [letters.next(), letters.next(), letters.next()] {
            [Some(mark), Some(square @ '0'..='8'), None] => Mark::of_letter(mark).map(|mark| (mark, square)),
            _ => None,
        };
        Name { typed: text.to_owned(), text: text.to_lowercase(), number: parse_value(text), mark }
    }

    /// True if a node goes by this name: its label, its move, its mark and square on a board; if it has none of them,
    /// its value as a leaf, else its letter. Letters are looked up: see [`with_letters`](Name::with_letters).
    pub(super) fn is_of(&self, tree: &GameTree, node: NodeId, lettered: Option<NodeId>) -> bool {
        let given = [tree.label(node), tree.move_text(node)];
        if given.iter().flatten().any(|name| is_same(name, &self.text)) || self.is_mark_at(tree, node) {
            return true;
        }
        if given.iter().flatten().any(|name| !name.is_empty()) {
            return false;
        }
        if tree.is_leaf(node) {
            self.number.is_some_and(|number| tree.value(node) == Some(number))
        } else {
            lettered == Some(node)
        }
    }

    /// True if what a node is called contains the name.
    pub(super) fn is_part_of(&self, tree: &GameTree, node: NodeId) -> bool {
        let state = tree.state(node).filter(|_| board_at(tree, node).is_none());
        [tree.label(node), tree.move_text(node), state].into_iter().flatten().any(|name| contains(name, &self.text))
    }

    /// True if the position at a node is called so.
    pub(super) fn is_state(&self, tree: &GameTree, node: NodeId) -> bool {
        tree.state(node).is_some_and(|state| is_same(state, &self.text))
    }

    fn is_mark_at(&self, tree: &GameTree, node: NodeId) -> bool {
        let Some((mark, square)) = self.mark else { return false };
        let moved = tree.move_text(node).is_some_and(|text| text.chars().eq([square]));
        let at = square.to_digit(10).unwrap_or_default() as usize;
        moved && board_at(tree, node).is_some_and(|board| board.get(at) == Some(mark))
    }

    /// The inner node whose letters in reading order are this name. One search among the nodes, not one a node.
    pub(super) fn with_letters(&self, tree: &GameTree) -> Option<NodeId> {
        let rank = rank_of_letters(&self.text.to_uppercase())?;
        // Ranks grow with the inner nodes before a node: they never fall from one node to the next.
        let (mut low, mut high) = (1, tree.len());
        while low < high {
            let middle = low.midpoint(high);
            let passed = tree.letter_rank(NodeId::new(middle)) + usize::from(!tree.is_leaf(NodeId::new(middle)));
            if passed > rank { high = middle } else { low = middle + 1 }
        }
        (low < tree.len() && tree.letter_rank(NodeId::new(low)) == rank).then(|| NodeId::new(low))
    }
}

/// True if a text is a name in small letters, but for the size of its letters.
fn is_same(text: &str, small: &str) -> bool {
    text.eq_ignore_ascii_case(small) || (!text.is_ascii() && text.to_lowercase() == small)
}

/// True if a text contains a name in small letters, whatever the size of its own.
fn contains(text: &str, small: &str) -> bool {
    match text.is_ascii() {
        true => text.as_bytes().windows(small.len().max(1)).any(|part| part.eq_ignore_ascii_case(small.as_bytes())),
        false => text.to_lowercase().contains(small),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::node_name;
    use crate::texts::Language;

    #[test]
    fn letters_lead_to_their_node() {
        let tree = crate::format::parse("[[[1, 2], 3], 4, [[5], [6, [7]]]]").unwrap().tree;
        for node in tree.nodes().filter(|&node| node != NodeId::ROOT && !tree.is_leaf(node)) {
            let name = node_name(&tree, node, Language::English.texts());
            assert_eq!(Name::new(&name.to_lowercase()).with_letters(&tree), Some(node), "{name}");
        }
        let labelled =
            crate::format::parse(r#"{"tree":[{"label":"B","children":[1]},[2],{"label":"C","children":[3]}]}"#);
        assert_eq!(Name::new("d").with_letters(&labelled.unwrap().tree), Some(NodeId::new(2)));
        assert_eq!(Name::new("Z").with_letters(&tree), None);
        assert_eq!(Name::new("7").with_letters(&tree), None);
        assert_eq!(Name::new("A").with_letters(&crate::format::parse("7").unwrap().tree), None);
    }

    #[test]
    fn the_size_of_letters_is_of_no_account() {
        assert!(is_same("Shop Ä", "shop ä") && contains("The Shop", "shop") && contains("井字棋", "字"));
        assert!(!is_same("Shop", "shops") && !contains("Shop", "shops"));
    }
}

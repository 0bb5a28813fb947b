//! What a node is called where people read it.

use super::tictactoe::Board;
use crate::texts::Texts;
use crate::texts::numbers::format_value;
use crate::tree::{GameTree, NodeId, letters};

/// What a node is called in the picture, in sentences and in the log.
///
/// The root is "the root". Any other node goes by its label; on a board, by the move that led there, such as `X4`;
/// by its move; an inner node without any of these by a letter, in reading order, and a leaf by its value.
///
/// ```
/// use plywalk::{games::node_name, texts::Language, tree::NodeId};
///
/// let tree = plywalk::format::parse("[[3, 12], 5]").unwrap().tree;
/// let names: Vec<_> = tree.nodes().map(|node| node_name(&tree, node, Language::English.texts())).collect();
/// assert_eq!(names, ["the root", "A", "5", "3", "12"]);
/// ```
pub fn node_name(tree: &GameTree, node: NodeId, texts: &Texts) -> String {
    if node == NodeId::ROOT {
        return texts.games.the_root.to_owned();
    }
    if let Some(label) = tree.label(node).filter(|label| !label.is_empty()) {
        return label.to_owned();
    }
    if let Some(name) = mark_and_square(tree, node) {
        return name;
    }
    if let Some(text) = tree.move_text(node).filter(|text| !text.is_empty()) {
        return text.to_owned();
    }
    match tree.value(node).filter(|_| tree.is_leaf(node)) {
        Some(value) => format_value(value),
        None => letters(tree.inner_rank(node)),
    }
}

/// The tic-tac-toe board at a node, if its state names one.
pub fn board_at(tree: &GameTree, node: NodeId) -> Option<Board> {
    Board::of_state(tree.state(node)?)
}

/// The mark set by the move to a node, and its square.
fn mark_and_square(tree: &GameTree, node: NodeId) -> Option<String> {
    let board = board_at(tree, node)?;
    let square = tree.move_text(node)?.parse().ok().filter(|&square: &usize| square < 9)?;
    Some(format!("{}{square}", board.get(square)?))
}

//! What a node is called where people read it.

use super::tictactoe::Board;
use crate::texts::Texts;
use crate::texts::numbers::format_value;
use crate::tree::{GameTree, NodeId, letters};

/// What a node is called in the picture, in sentences and in the log.
///
/// The root is "the root". Any other node goes by its label; on a board, by the move that led there, such as `X4`;
/// by its move; an inner node without any of these by a letter, in reading order and by none that is another node's
/// label or move, and a leaf by its value.
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
        return printable(label);
    }
    if let Some(name) = mark_and_square(tree, node) {
        return name;
    }
    if let Some(text) = tree.move_text(node).filter(|text| !text.is_empty()) {
        return printable(text);
    }
    match tree.value(node).filter(|_| tree.is_leaf(node)) {
        Some(value) => format_value(value),
        None => letters(tree.letter_rank(node)),
    }
}

/// A label without what a terminal would obey, and in one line.
fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '·' } else { c }).collect()
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

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow::Continue;

    use super::*;
    use crate::games::{
        grow,
        tictactoe::{Position, TicTacToe},
    };
    use crate::texts::Language;
    use crate::tree::{NodeSpec, Player, TreeBuilder};

    #[test]
    fn boards_name_mark_and_square() {
        let start = Position::parse("X../.../...", None).unwrap();
        let tree = grow(&TicTacToe::default(), start, Some(2), &mut |_| Continue(())).unwrap();
        let name = |path: &[usize]| node_name(&tree, tree.at_path(path).unwrap(), Language::English.texts());
        assert_eq!(name(&[]), "the root");
        assert_eq!(name(&[3]), "O4");
        assert_eq!(name(&[3, 0]), "X1");
        assert_eq!(board_at(&tree, NodeId::ROOT), Some(start.board()));
    }

    #[test]
    fn what_a_node_says_of_itself_comes_in_order() {
        let mut builder = TreeBuilder::default();
        let root = builder.add(None, NodeSpec { player: Player::Max, value: None });
        let inner = builder.add(Some(root), NodeSpec { player: Player::Min, value: Some(7.0) });
        for _ in 0..5 {
            builder.add(Some(inner), NodeSpec { player: Player::Max, value: Some(-1.5) });
        }
        builder.set_label(2, "here");
        builder.set_label(3, "");
        builder.set_move(2, "Nf3");
        builder.set_move(3, "Nf3");
        builder.set_move(4, "9");
        builder.set_state(4, "X........");
        builder.set_state(5, "a position");
        let tree = builder.finish().unwrap();
        let texts = Language::Chinese.texts();
        let names: Vec<_> = tree.nodes().map(|node| node_name(&tree, node, texts)).collect();
        assert_eq!(names, ["根节点", "A", "here", "Nf3", "9", "−1.5", "−1.5"]);
        assert_eq!(board_at(&tree, NodeId::new(5)), None);
    }
}

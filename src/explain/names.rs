//! What nodes are called.

use crate::texts::Texts;
use crate::texts::numbers::format_value;
use crate::tree::{GameTree, NodeId, letters};

/// What a sentence calls a node: the root, its label, its move, a letter for other inner nodes, a leaf's value.
pub fn node_name(tree: &GameTree, node: NodeId, texts: &Texts) -> String {
    if node == NodeId::ROOT {
        return texts.terms.the_root.to_owned();
    }
    match tree.label(node).or_else(|| tree.move_text(node)) {
        Some(name) => name.to_owned(),
        None if tree.is_leaf(node) => (texts.terms.leaf)(&format_value(tree.value(node).unwrap_or(f64::NAN))),
        None => letters(tree.inner_rank(node)),
    }
}

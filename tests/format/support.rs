//! Trees compared and described without the code under test.

use plywalk::format::Document;
use plywalk::texts::Language;
use plywalk::tree::{GameTree, NodeId, Player};

/// Everything that a node says, its children by count.
#[derive(Debug, PartialEq)]
pub struct NodeFacts {
    pub label: Option<String>,
    pub move_text: Option<String>,
    pub state: Option<String>,
    pub player: Player,
    /// As bits, so that 0 and −0 differ.
    pub value: Option<u64>,
    pub probability: Option<u64>,
    pub children: usize,
}

/// What every node says, in level order. Two trees are the same if this is.
pub fn facts(tree: &GameTree) -> Vec<NodeFacts> {
    tree.nodes()
        .map(|node| NodeFacts {
            label: tree.label(node).map(str::to_owned),
            move_text: tree.move_text(node).map(str::to_owned),
            state: tree.state(node).map(str::to_owned),
            player: tree.player(node),
            value: tree.value(node).map(f64::to_bits),
            probability: tree.given_probability(node).map(f64::to_bits),
            children: tree.children(node).len(),
        })
        .collect()
}

/// Panics unless two documents say the same.
pub fn assert_same(a: &Document, b: &Document) {
    assert_eq!(facts(&a.tree), facts(&b.tree));
    for language in Language::ALL {
        for (a, b) in [
            (&a.title, &b.title),
            (&a.description, &b.description),
            (&a.question, &b.question),
            (&a.answer, &b.answer),
            (&a.group, &b.group),
        ] {
            assert_eq!(a.get(language), b.get(language));
        }
    }
    assert_eq!(a.source, b.source);
    assert_eq!(a.conventions, b.conventions);
}

/// The values of the leaves, from left to right.
pub fn leaves(tree: &GameTree) -> Vec<f64> {
    let mut leaves: Vec<NodeId> = tree.nodes().filter(|&node| tree.is_leaf(node)).collect();
    leaves.sort_by_key(|&leaf| tree.path(leaf));
    leaves.into_iter().map(|leaf| tree.value(leaf).unwrap()).collect()
}

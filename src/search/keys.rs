//! What stands for the positions of a tree in a transposition table.

use super::zobrist::{Zobrist, board};
use crate::tree::{GameTree, NodeId};

/// What stands for the position of each node that has one.
pub(super) enum Keys {
    /// The number of its state, which no other state has.
    Numbers,
    /// By the number of its state: the key of the board that the state names.
    Boards(Vec<Option<u64>>),
}

impl Keys {
    /// Zobrist's keys if every state names a board of tic-tac-toe, else the states' numbers.
    pub(super) fn new(tree: &GameTree) -> Keys {
        let zobrist = Zobrist::new();
        let key = |node: NodeId, keys: &[Option<u64>]| {
            let here = board(tree.state(node)?)?;
            // A node's key differs from its parent's by the move between them.
            let above = tree.parent(node).and_then(|parent| {
                let number = tree.state_number(parent)?;
                Some((keys[number as usize]?, board(tree.state(parent)?)?))
            });
            Some(match above {
                Some((key, above)) => zobrist.changed(key, &above, &here),
                None => zobrist.key(&here),
            })
        };
        by_state(tree, key).map_or(Keys::Numbers, Keys::Boards)
    }

    /// Keys that boards share with their rotations and reflections; none unless every state names a board.
    pub(super) fn symmetric(tree: &GameTree) -> Option<Keys> {
        let zobrist = Zobrist::new();
        let key = |node: NodeId, _: &[Option<u64>]| Some(zobrist.symmetric_key(&board(tree.state(node)?)?));
        by_state(tree, key).map(Keys::Boards)
    }

    /// What stands for a node's position; none for a node without a state.
    pub(super) fn of(&self, tree: &GameTree, node: NodeId) -> Option<u64> {
        let number = tree.state_number(node)?;
        match self {
            Keys::Numbers => Some(u64::from(number)),
            Keys::Boards(keys) => keys[number as usize],
        }
    }
}

/// By the number of a state: the key of the first node that has it, made from the keys before. None if a node with a
/// state has no key.
fn by_state(tree: &GameTree, key: impl Fn(NodeId, &[Option<u64>]) -> Option<u64>) -> Option<Vec<Option<u64>>> {
    let mut keys: Vec<Option<u64>> = Vec::new();
    for node in tree.nodes() {
        let Some(number) = tree.state_number(node).map(|number| number as usize) else { continue };
        if number >= keys.len() {
            keys.resize(number + 1, None);
        }
        if keys[number].is_none() {
            keys[number] = Some(key(node, &keys)?);
        }
    }
    Some(keys)
}

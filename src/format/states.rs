//! Nodes with the same state are the same position, so they must have the same player and the same subtree.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, Hasher, RandomState};

use super::problem::Difference;
use crate::tree::{GameTree, NodeId};

/// Two nodes with the same state that are not the same.
#[derive(Debug, PartialEq)]
pub(super) struct Clash {
    /// The one that comes first in level order.
    pub first: NodeId,
    /// The other.
    pub second: NodeId,
    /// In what they, or the first nodes below them that differ, differ.
    pub difference: Difference,
}

/// The first clash of states in level order. Linear in the nodes.
pub(super) fn first_clash(tree: &GameTree) -> Option<Clash> {
    if !tree.has_states() {
        return None;
    }
    let classes = Classes::of(tree);
    let mut first_of_state: Vec<Option<NodeId>> = Vec::new();
    for second in tree.nodes() {
        let Some(state) = tree.state_number(second) else { continue };
        let state = state as usize;
        if first_of_state.len() <= state {
            first_of_state.resize(state + 1, None);
        }
        let first = *first_of_state[state].get_or_insert(second);
        if classes.of_node(first) != classes.of_node(second) {
            let difference = classes.difference(first, second);
            return Some(Clash { first, second, difference });
        }
    }
    None
}

/// Puts nodes with equal players, values and subtrees into classes, from the leaves up. Labels and states may differ.
struct Classes<'t> {
    tree: &'t GameTree,
    /// By node: the largest node number of its class.
    class: Vec<u32>,
}

/// The end of a chain of classes.
const NONE: u32 = u32::MAX;

impl<'t> Classes<'t> {
    fn of(tree: &'t GameTree) -> Classes<'t> {
        let mut classes = Classes { tree, class: vec![NONE; tree.len()] };
        let random = RandomState::new();
        // By hash the last class that has it, by class the one before with the same hash.
        let mut last: HashMap<u64, u32> = HashMap::new();
        let mut before: HashMap<u32, u32> = HashMap::new();
        for node in tree.nodes().rev() {
            let head = last.entry(classes.hash(node, &random)).or_insert(NONE);
            let mut candidate = *head;
            while candidate != NONE && !classes.same(node, NodeId::new(candidate as usize)) {
                candidate = before.get(&candidate).copied().unwrap_or(NONE);
            }
            if candidate == NONE {
                candidate = node.index() as u32;
                if *head != NONE {
                    before.insert(candidate, *head);
                }
                *head = candidate;
            }
            classes.class[node.index()] = candidate;
        }
        classes
    }

    fn of_node(&self, node: NodeId) -> u32 {
        self.class[node.index()]
    }

    /// A hash over what [`same`](Self::same) compares.
    fn hash(&self, node: NodeId, random: &RandomState) -> u64 {
        let mut hasher = random.build_hasher();
        self.tree.player(node).hash(&mut hasher);
        self.tree.value(node).map(f64::to_bits).hash(&mut hasher);
        for child in self.tree.children(node) {
            hasher.write_u32(self.of_node(child));
            self.tree.move_number(child).hash(&mut hasher);
        }
        hasher.finish()
    }

    /// True if two nodes whose children have their classes belong together.
    fn same(&self, a: NodeId, b: NodeId) -> bool {
        self.differ_here(a, b).is_none()
            && self.tree.children(a).zip(self.tree.children(b)).all(|(a, b)| self.of_node(a) == self.of_node(b))
    }

    /// In what two nodes differ, the subtrees of their children aside.
    fn differ_here(&self, a: NodeId, b: NodeId) -> Option<Difference> {
        let tree = self.tree;
        let pairs = || tree.children(a).zip(tree.children(b));
        if tree.player(a) != tree.player(b) {
            Some(Difference::Player)
        } else if tree.value(a) != tree.value(b) {
            Some(Difference::Value)
        } else if tree.children(a).len() != tree.children(b).len() {
            Some(Difference::Children)
        } else if pairs().any(|(a, b)| tree.move_number(a) != tree.move_number(b)) {
            Some(Difference::Move)
        } else if pairs().any(|(a, b)| tree.given_probability(a) != tree.given_probability(b)) {
            Some(Difference::Probability)
        } else {
            None
        }
    }

    /// In what the first nodes that differ, in or below these two, differ.
    fn difference(&self, a: NodeId, b: NodeId) -> Difference {
        let (mut a, mut b) = (a, b);
        loop {
            if let Some(difference) = self.differ_here(a, b) {
                return difference;
            }
            let below = self.tree.children(a).zip(self.tree.children(b));
            match below.into_iter().find(|&(a, b)| self.of_node(a) != self.of_node(b)) {
                Some(pair) => (a, b) = pair,
                None => return Difference::Children,
            }
        }
    }
}

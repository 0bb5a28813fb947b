//! Builds a [`GameTree`] from nodes given in any order in which parents come before their children.

use petgraph::Graph;
use petgraph::graph::NodeIndex;
use thiserror::Error;

use super::game_tree::{GameTree, Names, Payload};
use super::node::Player;
use super::strings::StringsBuilder;

/// Why nodes do not make a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BuildError {
    /// No node was added.
    #[error("a tree needs at least one node")]
    Empty,
    /// An inner node says what it is worth but has no child, or a leaf has no value. `node` is its number in the
    /// order of adding.
    #[error("node {node} is a leaf without a value")]
    LeafWithoutValue {
        /// The number that [`TreeBuilder::add`] gave.
        node: u32,
    },
}

/// What one node says of itself. Texts are set afterwards, since most nodes have none.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NodeSpec {
    /// Who is to move; at a leaf, who would be.
    pub player: Player,
    /// A leaf's value, or an inner node's static value; always from Max's side.
    pub value: Option<f64>,
}

/// Collects nodes and hands them over as a [`GameTree`].
///
/// ```
/// use plywalk::tree::{NodeSpec, Player, TreeBuilder};
///
/// let mut builder = TreeBuilder::default();
/// let root = builder.add(None, NodeSpec { player: Player::Max, value: None });
/// for value in [3.0, 12.0, 8.0] {
///     builder.add(Some(root), NodeSpec { player: Player::Min, value: Some(value) });
/// }
/// let tree = builder.finish().unwrap();
/// assert_eq!(tree.leaf_count(), 3);
/// ```
#[derive(Default)]
pub struct TreeBuilder {
    /// The nodes in the order of adding, and as long as that is level order their edges: edge `e` leads to node `e + 1`.
    graph: Graph<Payload, ()>,
    parents: Vec<u32>,
    /// True once a parent was smaller than the one before: the nodes are not in level order.
    scattered: bool,
    labels: StringsBuilder,
    moves: StringsBuilder,
    states: StringsBuilder,
    /// By node, NaN where none was given; empty as long as no node has one.
    probabilities: Vec<f64>,
}

impl TreeBuilder {
    /// A builder with room for `nodes` nodes.
    pub fn with_capacity(nodes: usize) -> TreeBuilder {
        TreeBuilder {
            graph: Graph::with_capacity(nodes, nodes),
            parents: Vec::with_capacity(nodes),
            scattered: false,
            labels: StringsBuilder::for_nodes(nodes),
            moves: StringsBuilder::for_nodes(nodes),
            states: StringsBuilder::for_nodes(nodes),
            probabilities: Vec::new(),
        }
    }

    /// Adds a node as the last child of `parent`, the first node without one, and returns its number. −0 becomes 0.
    ///
    /// # Panics
    /// If the first node has a parent, a later one has none, the parent is not there yet, or the value is NaN.
    #[inline]
    pub fn add(&mut self, parent: Option<u32>, spec: NodeSpec) -> u32 {
        let number = self.len() as u32;
        match parent {
            None => assert!(number == 0, "only the first node is the root"),
            Some(parent) => assert!(parent < number, "parents come before their children"),
        }
        assert!(!spec.value.is_some_and(f64::is_nan), "a value is a number");
        self.graph.add_node(Payload::new(spec.player, spec.value));
        if let Some(parent) = parent {
            if self.parents.last().is_some_and(|&last| parent < last) {
                self.scatter();
            }
            if !self.scattered {
                self.graph.add_edge(NodeIndex::from(parent), NodeIndex::from(number), ());
            }
        }
        self.parents.push(parent.unwrap_or(0));
        number
    }

    /// Gives up the edges so far: the nodes will be numbered anew.
    #[cold]
    fn scatter(&mut self) {
        if !self.scattered {
            self.scattered = true;
            self.graph.clear_edges();
            self.graph.shrink_to_fit_edges();
        }
    }

    /// Counts the nodes added so far.
    pub fn len(&self) -> usize {
        self.parents.len()
    }

    /// True before the first node.
    pub fn is_empty(&self) -> bool {
        self.parents.is_empty()
    }

    /// The parent of a node added before; the root's is itself.
    pub fn parent(&self, node: u32) -> u32 {
        self.parents[node as usize]
    }

    /// Who is to move at a node added before.
    pub fn player(&self, node: u32) -> Player {
        self.graph[NodeIndex::from(node)].player
    }

    /// Gives or takes the value of a node added before.
    pub fn set_value(&mut self, node: u32, value: Option<f64>) {
        let payload = &mut self.graph[NodeIndex::from(node)];
        *payload = Payload::new(payload.player, value);
    }

    /// Gives a node added before another player.
    pub fn set_player(&mut self, node: u32, player: Player) {
        self.graph[NodeIndex::from(node)].player = player;
    }

    /// Labels a node.
    pub fn set_label(&mut self, node: u32, label: &str) {
        self.labels.set_quickly(node as usize, label);
    }

    /// Names the move that leads to a node.
    pub fn set_move(&mut self, node: u32, text: &str) {
        self.moves.set(node as usize, text);
    }

    /// Names the position at a node.
    pub fn set_state(&mut self, node: u32, state: &str) {
        self.states.set(node as usize, state);
    }

    /// A number for a move's text, for [`set_move_number`](Self::set_move_number): saves looking the text up again.
    pub fn move_number(&mut self, text: &str) -> u32 {
        self.moves.intern(text)
    }

    /// A number for a state's text, for [`set_state_number`](Self::set_state_number).
    pub fn state_number(&mut self, text: &str) -> u32 {
        self.states.intern(text)
    }

    /// As [`set_move`](Self::set_move), by number.
    #[inline]
    pub fn set_move_number(&mut self, node: u32, number: u32) {
        self.moves.set_number(node as usize, number);
    }

    /// As [`set_state`](Self::set_state), by number.
    #[inline]
    pub fn set_state_number(&mut self, node: u32, number: u32) {
        self.states.set_number(node as usize, number);
    }

    /// Gives the probability with which chance plays to a node.
    pub fn set_probability(&mut self, node: u32, probability: f64) {
        self.probabilities.resize(self.len(), f64::NAN);
        self.probabilities[node as usize] = probability;
    }

    /// Numbers the nodes in level order and hands the tree over.
    ///
    /// # Errors
    /// If there is no node, or a node has neither children nor a value.
    pub fn finish(mut self) -> Result<GameTree, BuildError> {
        if self.is_empty() {
            return Err(BuildError::Empty);
        }
        let order = self.scattered.then(|| level_order(&self.parents));
        if let Some(order) = &order {
            self.renumber(order);
        }
        let TreeBuilder { graph, parents, scattered: _, labels, moves, states, mut probabilities } = self;
        let first_child = first_children(&parents);
        if let Some(new) = leaf_without_value(&graph, &first_child) {
            return Err(BuildError::LeafWithoutValue { node: order.map_or(new as u32, |order| order[new]) });
        }
        if !probabilities.is_empty() {
            probabilities.resize(parents.len(), f64::NAN);
        }
        let names = Names { labels: labels.finish(), moves: moves.finish(), states: states.finish() };
        Ok(GameTree::assemble(graph, &parents, first_child, names, probabilities))
    }

    /// Numbers the nodes anew: node `i` becomes what was node `order[i]`.
    fn renumber(&mut self, order: &[u32]) {
        let mut new_of_old = vec![0u32; order.len()];
        for (new, &old) in order.iter().enumerate() {
            new_of_old[old as usize] = new as u32;
        }
        self.parents = order.iter().map(|&old| new_of_old[self.parents[old as usize] as usize]).collect();
        drop(new_of_old);
        let mut graph = Graph::with_capacity(order.len(), 0);
        for &old in order {
            graph.add_node(self.graph[NodeIndex::from(old)]);
        }
        self.graph = graph;
        self.graph.reserve_exact_edges(order.len() - 1);
        for (child, &parent) in self.parents.iter().enumerate().skip(1) {
            self.graph.add_edge(NodeIndex::from(parent), NodeIndex::new(child), ());
        }
        for strings in [&mut self.labels, &mut self.moves, &mut self.states] {
            strings.renumber(order);
        }
        if !self.probabilities.is_empty() {
            self.probabilities.resize(order.len(), f64::NAN);
            self.probabilities = order.iter().map(|&old| self.probabilities[old as usize]).collect();
        }
    }
}

/// The first leaf in level order that has no value.
fn leaf_without_value(graph: &Graph<Payload, ()>, first_child: &[u32]) -> Option<usize> {
    let mut nodes = graph.node_weights().zip(first_child.windows(2));
    // Not `&&`: whether a node is a leaf cannot be predicted, whether one lacks a value can.
    nodes.position(|(payload, range)| (range[0] == range[1]) & payload.value().is_none())
}

/// The nodes in level order: siblings in the order of adding, cousins in the order of their parents.
fn level_order(parents: &[u32]) -> Vec<u32> {
    let count = parents.len();
    let mut start = vec![0u32; count + 1];
    for &parent in &parents[1..] {
        start[parent as usize + 1] += 1;
    }
    for node in 0..count {
        start[node + 1] += start[node];
    }
    let mut next = start.clone();
    let mut children = vec![0u32; count - 1];
    for (node, &parent) in parents.iter().enumerate().skip(1) {
        children[next[parent as usize] as usize] = node as u32;
        next[parent as usize] += 1;
    }
    drop(next);
    let mut order = Vec::with_capacity(count);
    order.push(0);
    let mut done = 0;
    while done < order.len() {
        let node = order[done] as usize;
        order.extend_from_slice(&children[start[node] as usize..start[node + 1] as usize]);
        done += 1;
    }
    order
}

/// By node in level order: its first child's number, or where that would be; one entry more than nodes.
fn first_children(parents: &[u32]) -> Vec<u32> {
    let mut first = vec![0; parents.len() + 1];
    first[0] = 1;
    // Where the children of an inner node end, the next node's would begin.
    for (child, &parent) in parents.iter().enumerate().skip(1) {
        first[parent as usize + 1] = child as u32 + 1;
    }
    let mut end = 0;
    for first in &mut first {
        end = end.max(*first);
        *first = end;
    }
    first
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::NodeId;

    fn spec(value: Option<f64>) -> NodeSpec {
        NodeSpec { player: Player::Max, value }
    }

    #[test]
    fn any_parent_first_order_gives_the_same_level_order() {
        // root(a(1, 2), b(3)) added in preorder, and with b's child before a's.
        for (parents, values) in [
            (
                vec![None, Some(0), Some(1), Some(1), Some(0), Some(4)],
                vec![None, None, Some(1.0), Some(2.0), None, Some(3.0)],
            ),
            (
                vec![None, Some(0), Some(0), Some(2), Some(1), Some(1)],
                vec![None, None, None, Some(3.0), Some(1.0), Some(2.0)],
            ),
        ] {
            let mut builder = TreeBuilder::default();
            for (parent, value) in parents.iter().zip(&values) {
                let node = builder.add(*parent, spec(*value));
                if let Some(value) = value {
                    builder.set_label(node, &format!("leaf {value}"));
                }
            }
            let tree = builder.finish().unwrap();
            let labels: Vec<_> = (0..tree.len()).map(|i| tree.label(NodeId::new(i))).collect();
            assert_eq!(labels, [None, None, None, Some("leaf 1"), Some("leaf 2"), Some("leaf 3")]);
            assert_eq!(tree.children(NodeId::new(1)).collect::<Vec<_>>(), [NodeId::new(3), NodeId::new(4)]);
            assert_eq!(tree.parent(NodeId::new(5)), Some(NodeId::new(2)));
        }
    }

    #[test]
    fn a_leaf_needs_a_value() {
        let mut builder = TreeBuilder::default();
        let root = builder.add(None, spec(None));
        builder.add(Some(root), spec(None));
        assert_eq!(builder.finish().unwrap_err(), BuildError::LeafWithoutValue { node: 1 });
        assert_eq!(TreeBuilder::default().finish().unwrap_err(), BuildError::Empty);
    }
}

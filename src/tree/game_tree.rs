//! The tree itself, over a petgraph graph.

use std::ops::Range;

use petgraph::graph::{EdgeIndex, Graph, NodeIndex};

use super::letters::PassedOver;
use super::node::{NodeId, Player};
use super::strings::Strings;

/// What the graph keeps at each node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Payload {
    /// NaN where there is none.
    value: f64,
    pub(super) player: Player,
}

impl Payload {
    pub(super) fn new(player: Player, value: Option<f64>) -> Payload {
        // Adding 0 turns −0 into 0.
        Payload { value: value.map_or(f64::NAN, |value| value + 0.0), player }
    }

    pub(super) fn value(self) -> Option<f64> {
        Some(self.value).filter(|value| !value.is_nan())
    }
}

/// Where each level begins in level order; one entry more than levels.
#[derive(Clone, Debug, PartialEq)]
struct LevelOffsets(Vec<u32>);

impl LevelOffsets {
    /// The levels of a tree given by its nodes' first children.
    fn of(first_child: &[u32]) -> LevelOffsets {
        let count = first_child.len() as u32 - 1;
        let mut offsets = vec![0, 1];
        let mut end = 1;
        while end < count {
            end = first_child[end as usize];
            offsets.push(end);
        }
        LevelOffsets(offsets)
    }
}

/// What nodes are called, by kind of name.
pub(super) struct Names {
    pub labels: Strings,
    pub moves: Strings,
    pub states: Strings,
}

/// How many nodes share one entry of the count of inner nodes.
const RANK_BLOCK: usize = 256;

/// A game tree of at least one node, numbered in level order (see [`NodeId`]).
///
/// The nodes and edges are a petgraph [`Graph`]. petgraph's own neighbour lists run backwards, so the order of
/// children, on which alpha-beta depends, is kept beside it: the children of a node are a range of numbers.
#[derive(Clone, Debug)]
pub struct GameTree {
    graph: Graph<Payload, ()>,
    /// By node: its first child's number, or where that would be; one entry more than nodes.
    first_child: Vec<u32>,
    levels: LevelOffsets,
    /// By node: how many leaves stand left of its subtree.
    leaves_before: Vec<u32>,
    /// By node: the nodes of its subtree, itself included.
    subtree_len: Vec<u32>,
    /// By block of [`RANK_BLOCK`] nodes: how many inner nodes come before it.
    inner_before: Vec<u32>,
    leaf_count: u32,
    has_chance: bool,
    alternates: bool,
    labels: Strings,
    moves: Strings,
    states: Strings,
    probabilities: Vec<f64>,
    passed_over: PassedOver,
}

impl GameTree {
    pub(super) fn assemble(
        graph: Graph<Payload, ()>,
        parents: &[u32],
        first_child: Vec<u32>,
        names: Names,
        probabilities: Vec<f64>,
    ) -> GameTree {
        let Names { labels, moves, states } = names;
        let levels = LevelOffsets::of(&first_child);
        let inner_before = count_inner(&first_child);
        let (subtree_len, leaves_before, leaf_count) = count_subtrees(&first_child, parents);
        let has_chance = graph.node_weights().any(|payload| payload.player == Player::Chance);
        let player = |node: u32| graph[NodeIndex::from(node)].player;
        let alternates = (1..).zip(&parents[1..]).all(|(node, &parent)| player(node) == player(parent).opponent());
        let mut tree = GameTree {
            graph,
            first_child,
            levels,
            leaves_before,
            subtree_len,
            inner_before,
            leaf_count,
            has_chance,
            alternates,
            labels,
            moves,
            states,
            probabilities,
            passed_over: PassedOver::default(),
        };
        tree.passed_over = PassedOver::of(&tree);
        tree
    }

    /// Counts the nodes; never 0.
    #[expect(clippy::len_without_is_empty, reason = "a tree has at least its root")]
    pub fn len(&self) -> usize {
        self.first_child.len() - 1
    }

    /// Counts the leaves.
    pub fn leaf_count(&self) -> usize {
        self.leaf_count as usize
    }

    /// Counts the levels: 1 for a single node.
    pub fn level_count(&self) -> usize {
        self.levels.0.len() - 1
    }

    /// The nodes of the level at `depth`, as a range of indices from left to right; empty below the last level.
    pub fn level(&self, depth: usize) -> Range<usize> {
        match self.levels.0.get(depth..) {
            Some(&[start, end, ..]) => start as usize..end as usize,
            _ => self.len()..self.len(),
        }
    }

    /// The depth of a node in plies; the root is at 0. O(log of the number of levels).
    pub fn depth(&self, node: NodeId) -> usize {
        self.levels.0.partition_point(|&start| start <= node.0) - 1
    }

    /// All nodes, in level order.
    pub fn nodes(&self) -> Children {
        Children(0..self.len() as u32)
    }

    /// The children of a node, from left to right.
    #[inline]
    pub fn children(&self, node: NodeId) -> Children {
        Children(self.first_child[node.index()]..self.first_child[node.index() + 1])
    }

    /// By node, in level order: its first child's number, or where that would be; one entry more than nodes.
    pub(crate) fn first_children(&self) -> &[u32] {
        &self.first_child
    }

    /// The child with this index, counted from the left.
    pub fn child(&self, node: NodeId, index: usize) -> Option<NodeId> {
        self.children(node).nth(index)
    }

    /// The parent of a node; none for the root.
    #[inline]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        let edge = EdgeIndex::new(node.index().checked_sub(1)?);
        self.graph.edge_endpoints(edge).map(|(parent, _)| NodeId(parent.index() as u32))
    }

    /// Which child of its parent a node is, counted from the left; 0 for the root.
    pub fn child_index(&self, node: NodeId) -> usize {
        self.parent(node).map_or(0, |parent| node.index() - self.first_child[parent.index()] as usize)
    }

    /// True if a node has no children.
    #[inline]
    pub fn is_leaf(&self, node: NodeId) -> bool {
        self.first_child[node.index()] == self.first_child[node.index() + 1]
    }

    /// Who is to move at a node; at a leaf, who would be.
    #[inline]
    pub fn player(&self, node: NodeId) -> Player {
        self.graph[NodeIndex::new(node.index())].player
    }

    /// True if chance is to move at some node.
    pub fn has_chance(&self) -> bool {
        self.has_chance
    }

    /// True if no player moves twice in a row.
    pub fn alternates(&self) -> bool {
        self.alternates
    }

    /// A leaf's value, or the static value of an inner node that has one; from Max's side.
    #[inline]
    pub fn value(&self, node: NodeId) -> Option<f64> {
        self.graph[NodeIndex::new(node.index())].value()
    }

    /// Gives a leaf another value. −0 becomes 0.
    ///
    /// # Panics
    /// If the node is no leaf or the value is NaN.
    pub fn set_leaf_value(&mut self, leaf: NodeId, value: f64) {
        assert!(self.is_leaf(leaf), "only a leaf's value can be set");
        assert!(!value.is_nan(), "a value is a number");
        let payload = &mut self.graph[NodeIndex::new(leaf.index())];
        *payload = Payload::new(payload.player, Some(value));
    }

    /// What the file calls a node.
    pub fn label(&self, node: NodeId) -> Option<&str> {
        self.labels.get(node.index())
    }

    /// The move that leads to a node.
    pub fn move_text(&self, node: NodeId) -> Option<&str> {
        self.moves.get(node.index())
    }

    /// A number shared by all nodes with the same move.
    pub fn move_number(&self, node: NodeId) -> Option<u32> {
        self.moves.number(node.index())
    }

    /// The name of the position at a node. Equal states have equal subtrees.
    pub fn state(&self, node: NodeId) -> Option<&str> {
        self.states.get(node.index())
    }

    /// A number shared by all nodes with the same state.
    pub fn state_number(&self, node: NodeId) -> Option<u32> {
        self.states.number(node.index())
    }

    /// True if some node has a state.
    pub fn has_states(&self) -> bool {
        !self.states.is_empty()
    }

    /// The probability with which chance plays from the parent to this node, as the file gives it.
    pub fn given_probability(&self, node: NodeId) -> Option<f64> {
        self.probabilities.get(node.index()).copied().filter(|p| !p.is_nan())
    }

    /// The probability with which chance plays from the parent to this node: as given, else uniform over the
    /// siblings. 1 for the root.
    pub fn probability(&self, node: NodeId) -> f64 {
        match (self.given_probability(node), self.parent(node)) {
            (Some(given), _) => given,
            (None, Some(parent)) => 1.0 / self.children(parent).len() as f64,
            (None, None) => 1.0,
        }
    }

    /// How many leaves of the whole tree stand left of a node's subtree. At a leaf, its index among the leaves.
    #[inline]
    pub fn leaves_before(&self, node: NodeId) -> usize {
        self.leaves_before[node.index()] as usize
    }

    /// A leaf's index among the leaves, from the left; none for an inner node.
    pub fn leaf_index(&self, node: NodeId) -> Option<usize> {
        self.is_leaf(node).then(|| self.leaves_before(node))
    }

    /// Counts the nodes of a subtree, its top included.
    #[inline]
    pub fn subtree_len(&self, node: NodeId) -> usize {
        self.subtree_len[node.index()] as usize
    }

    /// Counts the leaves of a subtree. O(depth of the subtree).
    pub fn subtree_leaves(&self, node: NodeId) -> usize {
        let mut last = node;
        while let Some(child) = self.children(last).next_back() {
            last = child;
        }
        self.leaves_before(last) + 1 - self.leaves_before(node)
    }

    /// How many inner nodes other than the root come before this one in level order.
    pub fn inner_rank(&self, node: NodeId) -> usize {
        let block = node.index() / RANK_BLOCK;
        let within = (block * RANK_BLOCK..node.index()).filter(|&i| !self.is_leaf(NodeId::new(i))).count();
        (self.inner_before[block] as usize + within).saturating_sub(1)
    }

    /// The inner node other than the root before which so many others come in level order.
    pub(super) fn inner_at(&self, rank: usize) -> Option<NodeId> {
        let before = rank + 1;
        let block = self.inner_before.partition_point(|&count| count as usize <= before).checked_sub(1)?;
        let nodes = (block * RANK_BLOCK..self.len()).map(NodeId::new);
        let mut inner = nodes.filter(|&node| !self.is_leaf(node));
        inner.nth(before - self.inner_before[block] as usize)
    }

    /// The rank of the [`letters`](super::letters) that name an inner node if nothing else does: by reading order, those
    /// passed over that the file uses for another node.
    pub fn letter_rank(&self, node: NodeId) -> usize {
        self.passed_over.letter_rank(self.inner_rank(node))
    }

    /// The labels and the moves.
    pub(super) fn given_names(&self) -> (&Strings, &Strings) {
        (&self.labels, &self.moves)
    }

    /// The child indices that lead from the root to a node.
    pub fn path(&self, node: NodeId) -> Vec<usize> {
        let mut path = Vec::new();
        let mut at = node;
        while let Some(parent) = self.parent(at) {
            path.push(self.child_index(at));
            at = parent;
        }
        path.reverse();
        path
    }

    /// The node that child indices lead to from the root.
    pub fn at_path(&self, path: &[usize]) -> Option<NodeId> {
        path.iter().try_fold(NodeId::ROOT, |node, &index| self.child(node, index))
    }

    /// True if `ancestor` is `node` or lies on its path to the root.
    pub fn is_within(&self, node: NodeId, ancestor: NodeId) -> bool {
        let mut at = Some(node);
        while let Some(here) = at {
            if here <= ancestor {
                return here == ancestor;
            }
            at = self.parent(here);
        }
        false
    }

    /// Bytes that the tree holds on to, allocator's overhead aside.
    pub fn memory(&self) -> usize {
        let per_node = size_of::<petgraph::graph::Node<Payload>>() + 3 * size_of::<u32>();
        let per_edge = size_of::<petgraph::graph::Edge<()>>();
        let texts = |strings: &Strings| if strings.is_empty() { 0 } else { 4 * self.len() };
        self.len() * (per_node + per_edge)
            + texts(&self.labels)
            + texts(&self.moves)
            + texts(&self.states)
            + self.probabilities.len() * size_of::<f64>()
    }
}

/// By block of [`RANK_BLOCK`] nodes: how many inner nodes come before it.
fn count_inner(first_child: &[u32]) -> Vec<u32> {
    let mut before = 0;
    let ends = &first_child[1..];
    let blocks = first_child[..ends.len()].chunks(RANK_BLOCK).zip(ends.chunks(RANK_BLOCK));
    blocks
        .map(|(starts, ends)| {
            let inner: u32 = starts.iter().zip(ends).map(|(start, end)| u32::from(start < end)).sum();
            before += inner;
            before - inner
        })
        .collect()
}

/// By node, its subtree's size and the leaves left of it; and the number of leaves in all.
fn count_subtrees(first_child: &[u32], parents: &[u32]) -> (Vec<u32>, Vec<u32>, u32) {
    let count = parents.len();
    let mut sizes = vec![1u32; count];
    let mut leaves: Vec<u32> = first_child.windows(2).map(|range| u32::from(range[0] == range[1])).collect();
    for node in (1..count).rev() {
        let parent = parents[node] as usize;
        sizes[parent] += sizes[node];
        leaves[parent] += leaves[node];
    }
    let total = leaves[0];
    // From here on `leaves[n]` of a passed node is what stands left of its next child.
    let mut before = Vec::with_capacity(count);
    before.push(0);
    leaves[0] = 0;
    for node in 1..count {
        let parent = parents[node] as usize;
        let left = leaves[parent];
        leaves[parent] = left + leaves[node];
        leaves[node] = left;
        before.push(left);
    }
    (sizes, before, total)
}

/// Nodes next to each other in level order, such as the children of a node.
#[derive(Clone, Debug)]
pub struct Children(Range<u32>);

impl Children {
    /// The nodes as a range of indices.
    pub fn indices(&self) -> Range<usize> {
        self.0.start as usize..self.0.end as usize
    }
}

impl Iterator for Children {
    type Item = NodeId;

    #[inline]
    fn next(&mut self) -> Option<NodeId> {
        self.0.next().map(NodeId)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<NodeId> {
        self.0.nth(n).map(NodeId)
    }
}

impl DoubleEndedIterator for Children {
    #[inline]
    fn next_back(&mut self) -> Option<NodeId> {
        self.0.next_back().map(NodeId)
    }
}

impl ExactSizeIterator for Children {}

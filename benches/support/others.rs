//! The same work done by crates that people use for it.

use std::cell::Cell;
use std::marker::PhantomData;

use alpha_beta_pruning::{AlphaBeta as _, Grade};
use minimax::Strategy as _;
use plywalk::tree::{GameTree, NodeId, Player};
use tidy_tree::TidyTree;

/// Alpha-beta by the crate `alpha_beta_pruning`, walking the same tree in memory. Returns the root's value and how
/// many nodes were entered.
pub fn alpha_beta_pruning_crate(tree: &GameTree) -> (f64, usize) {
    let mut cursor = Cursor { tree, path: vec![NodeId::ROOT], visited: 1 };
    let is_max = tree.player(NodeId::ROOT) == Player::Max;
    let grade = cursor.alpha_beta(Grade::Min, Grade::Max, tree.level_count(), is_max);
    (i64::from(&grade) as f64, cursor.visited)
}

#[derive(Clone)]
struct Cursor<'t> {
    tree: &'t GameTree,
    path: Vec<NodeId>,
    visited: usize,
}

impl Cursor<'_> {
    fn node(&self) -> NodeId {
        *self.path.last().expect("the root stays")
    }
}

impl alpha_beta_pruning::AlphaBeta<NodeId> for Cursor<'_> {
    fn evaluate(&self) -> Grade {
        Grade::Score(self.tree.value(self.node()).expect("a leaf") as i64)
    }

    fn get_moves(&self) -> Vec<NodeId> {
        self.tree.children(self.node()).collect()
    }

    fn set(&mut self, child: &NodeId) {
        self.path.push(*child);
        self.visited += 1;
    }

    fn unset(&mut self, _child: &NodeId) {
        self.path.pop();
    }
}

/// Negamax with alpha-beta by the crate `minimax`, walking the same tree, of wins, losses and draws, in memory.
/// Returns how many nodes were entered. The crate shuffles the moves at the root and prefers sooner wins.
pub fn minimax_crate(tree: &GameTree) -> usize {
    let visited = Cell::new(1);
    let mut strategy = minimax::Negamax::new(Nothing(PhantomData), u8::MAX);
    let start = At { tree, node: NodeId::ROOT, visited: &visited };
    assert!(strategy.choose_move(&start).is_some(), "the game has begun");
    visited.get()
}

#[derive(Clone)]
struct At<'t> {
    tree: &'t GameTree,
    node: NodeId,
    visited: &'t Cell<usize>,
}

struct Walk<'t>(PhantomData<&'t ()>);

impl<'t> minimax::Game for Walk<'t> {
    type S = At<'t>;
    type M = NodeId;

    fn generate_moves(at: &At<'t>, moves: &mut Vec<NodeId>) -> Option<minimax::Winner> {
        let winner = Self::get_winner(at);
        if winner.is_none() {
            moves.extend(at.tree.children(at.node));
        }
        winner
    }

    fn apply(at: &mut At<'t>, child: NodeId) -> Option<At<'t>> {
        at.visited.set(at.visited.get() + 1);
        Some(At { node: child, ..*at })
    }

    fn get_winner(at: &At<'t>) -> Option<minimax::Winner> {
        let value = at.tree.value(at.node)?;
        let for_mover = if at.tree.player(at.node) == Player::Max { value } else { -value };
        Some(match for_mover {
            v if v > 0.0 => minimax::Winner::PlayerToMove,
            v if v < 0.0 => minimax::Winner::PlayerJustMoved,
            _ => minimax::Winner::Draw,
        })
    }
}

/// Every game is played to its end.
struct Nothing<'t>(PhantomData<&'t ()>);

impl<'t> minimax::Evaluator for Nothing<'t> {
    type G = Walk<'t>;

    fn evaluate(&self, _at: &At<'t>) -> minimax::Evaluation {
        0
    }
}

/// A tree as the crate `tidy-tree` holds it, with unit spacing.
pub fn tidy_tree_of(tree: &GameTree) -> TidyTree {
    let mut tidy = TidyTree::with_tidy_layout(1.0, 0.0);
    for node in tree.nodes() {
        let parent = tree.parent(node).map_or(usize::MAX, NodeId::index);
        tidy.add_node(node.index(), 1.0, 1.0, parent);
    }
    tidy
}

/// The nodes and edges of a tree in a petgraph graph and nothing else.
pub fn petgraph_alone(tree: &GameTree) -> petgraph::Graph<(f64, Player), ()> {
    let mut graph = petgraph::Graph::with_capacity(tree.len(), tree.len() - 1);
    for node in tree.nodes() {
        graph.add_node((tree.value(node).unwrap_or(f64::NAN), tree.player(node)));
        if let Some(parent) = tree.parent(node) {
            let index = |node: NodeId| petgraph::graph::NodeIndex::new(node.index());
            graph.add_edge(index(parent), index(node), ());
        }
    }
    graph
}

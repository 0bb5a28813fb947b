//! The answer of a finished search, whoever it is written for.

use crate::search::{Event, Table, Window, least_leaves};
use crate::trace::{Counts, Moment, Setter, Status, Trace};
use crate::tree::{GameTree, NodeId, Player};

/// A finished search, seen from its end.
#[derive(Clone, Copy)]
pub(super) struct Answer<'a> {
    pub tree: &'a GameTree,
    pub trace: &'a Trace,
    /// Where the root is left with the value that counts: the end, unless a budget was spent in a later iteration.
    pub end: Moment<'a>,
}

/// A cutoff, and the moment at which it has just happened.
pub(super) struct CutoffFound<'a> {
    pub moment: Moment<'a>,
    pub node: NodeId,
    pub window: Window,
    pub value: f64,
    pub setter: Option<Setter>,
}

impl<'a> Answer<'a> {
    pub(super) fn new(tree: &'a GameTree, trace: &'a Trace) -> Answer<'a> {
        Answer { tree, trace, end: Moment::new(tree, trace, trace.answered_at()) }
    }

    /// All that the search did: in every iteration, an unfinished one included.
    pub(super) fn counts(&self) -> Counts {
        self.end.at(self.trace.steps()).counts()
    }

    /// The least that any search must evaluate that searches each position for itself.
    pub(super) fn least_leaves(&self) -> Option<usize> {
        let has_table = self.trace.options().table != Table::Off;
        if has_table { None } else { least_leaves(self.tree, self.end.limit()) }
    }

    pub(super) fn best_child(&self) -> Option<NodeId> {
        self.end.best_child(NodeId::ROOT)
    }

    /// The leaves that were evaluated, in order; nodes at the depth limit are none.
    pub(super) fn visited_leaves(&self) -> impl Iterator<Item = usize> {
        self.trace.visits().filter_map(|node| self.tree.leaf_index(node))
    }

    /// How many different leaves were evaluated, of how many; none if other nodes were evaluated too.
    pub(super) fn evaluated_leaves(&self) -> Option<[usize; 2]> {
        let mut leaves: Vec<_> = self.visited_leaves().collect();
        if leaves.len() < self.counts().evaluated {
            return None;
        }
        leaves.sort_unstable();
        leaves.dedup();
        Some([leaves.len(), self.tree.leaf_count()])
    }

    /// The leaves under pruned branches, from left to right.
    pub(super) fn pruned_leaves(&self) -> Vec<usize> {
        let leaves = self.tree.nodes().filter(|&node| self.tree.is_leaf(node));
        let mut pruned: Vec<_> = leaves
            .filter(|&leaf| self.end.status(leaf) == Status::Pruned)
            .map(|leaf| self.tree.leaves_before(leaf))
            .collect();
        pruned.sort_unstable();
        pruned
    }

    /// How many different nodes were entered.
    pub(super) fn distinct_nodes(&self) -> usize {
        let mut visited = vec![false; self.tree.len()];
        self.trace.visits().for_each(|node| visited[node.index()] = true);
        visited.into_iter().filter(|&visited| visited).count()
    }

    pub(super) fn cutoffs(&self) -> impl ExactSizeIterator<Item = CutoffFound<'a>> {
        let end = self.end;
        self.trace.cutoff_steps().map(move |step| CutoffFound::at(end.at(step)))
    }
}

impl<'a> CutoffFound<'a> {
    /// The cutoff that has just happened.
    pub(super) fn at(moment: Moment<'a>) -> CutoffFound<'a> {
        let (node, window, value) = match moment.event() {
            Some(Event::Cutoff { node, window, value, .. }) => (node, window, value),
            _ => (NodeId::ROOT, Window::FULL, f64::NAN),
        };
        CutoffFound { moment, node, window, value, setter: moment.setter() }
    }

    /// `alpha` at a Min node, `beta` at a Max node.
    pub(super) fn kind(&self) -> &'static str {
        match self.moment.tree.player(self.node) {
            Player::Min => "alpha",
            Player::Max | Player::Chance => "beta",
        }
    }

    /// True if the bound is held further up than at the parent.
    pub(super) fn is_deep(&self) -> bool {
        self.setter.is_some_and(|setter| setter.deep)
    }

    /// Where the ancestor that holds the bound is; none if the bound is infinite and nobody moved it.
    pub(super) fn set_by(&self) -> Option<Vec<usize>> {
        self.setter.map(|setter| self.moment.tree.path(setter.node))
    }

    /// Which children are skipped, from left to right.
    pub(super) fn skipped(&self) -> Vec<usize> {
        self.moment.unsearched(self.node).map(|child| self.moment.tree.child_index(child)).collect()
    }
}

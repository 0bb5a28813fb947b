//! The iterations of a search that deepens.

use super::counts::Counts;
use super::moment::Moment;
use super::trace_of::Trace;
use crate::search::{Order, better_first};
use crate::tree::{GameTree, NodeId};

/// Where an iteration begins, and what it has from the one before.
#[derive(Clone, Debug)]
pub(super) struct IterationRecord {
    /// The step of its [`Event::Iteration`](crate::search::Event::Iteration).
    pub step: u32,
    pub depth: u32,
    /// The best line of the iteration before, which this one tries first.
    pub line: Vec<NodeId>,
}

/// One iteration of a search that deepens.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Iteration {
    /// Its depth limit, in plies.
    pub depth: usize,
    /// The step that begins it.
    pub start: usize,
    /// Its last step.
    pub end: usize,
    /// The root's value by it; none if the budget was spent before.
    pub value: Option<f64>,
    /// The root's choice by it.
    pub best_child: Option<NodeId>,
    /// What it cost, by itself.
    pub counts: Counts,
}

impl Trace {
    /// The steps that begin an iteration, ascending; none for a search without iterations.
    pub fn iteration_steps(&self) -> impl ExactSizeIterator<Item = usize> + DoubleEndedIterator {
        self.iterations.iter().map(|iteration| iteration.step as usize)
    }

    /// The steps that begin an iteration with its depth limit, ascending.
    pub fn iteration_depths(&self) -> impl ExactSizeIterator<Item = (usize, usize)> {
        self.iterations.iter().map(|iteration| (iteration.step as usize, iteration.depth as usize))
    }

    /// Every iteration with its answer and its cost; none for a search without iterations.
    pub fn iterations(&self, tree: &GameTree) -> Vec<Iteration> {
        let ends = self.iteration_steps().skip(1).map(|next| next - 1).chain([self.steps()]);
        self.iterations
            .iter()
            .zip(ends)
            .map(|(record, end)| {
                let moment = Moment::new(tree, self, end);
                let finished = moment.left_at(NodeId::ROOT).is_some();
                Iteration {
                    depth: record.depth as usize,
                    start: record.step as usize,
                    end,
                    value: moment.node(NodeId::ROOT).value.filter(|_| finished),
                    best_child: moment.best_child(NodeId::ROOT).filter(|_| finished),
                    counts: moment.iteration_counts(),
                }
            })
            .collect()
    }

    /// The iteration that a step belongs to, by its number.
    pub(super) fn iteration_at(&self, step: usize) -> Option<usize> {
        self.iterations.partition_point(|iteration| iteration.step as usize <= step).checked_sub(1)
    }

    /// Notes for each iteration the best line of the one before.
    pub(super) fn draw_lines(&mut self, tree: &GameTree) {
        for number in 1..self.iterations.len() {
            let end = self.iterations[number].step as usize - 1;
            self.iterations[number].line = Moment::new(tree, self, end).principal_variation();
        }
    }
}

impl Moment<'_> {
    /// Which iteration this step belongs to, counted from 0; none before the first and where there are none.
    pub fn iteration(&self) -> Option<usize> {
        self.trace.iteration_at(self.step)
    }

    /// The depth limit in force: that of the iteration, else that of the options.
    pub fn limit(&self) -> Option<usize> {
        match self.iteration() {
            Some(number) => Some(self.trace.iterations[number].depth as usize),
            None => self.trace.options().depth,
        }
    }

    /// What the search has done in this iteration; in a search without iterations, all it has done.
    pub fn iteration_counts(&self) -> Counts {
        match self.iteration() {
            Some(number) => self.counts() - self.at(self.trace.iterations[number].step as usize).counts(),
            None => self.counts(),
        }
    }

    /// How many siblings the search takes before a node, whether it comes to them or not; 0 for the root. In a search
    /// that deepens, as in this iteration.
    pub fn search_rank(&self, node: NodeId) -> usize {
        let Some(parent) = self.tree.parent(node) else { return 0 };
        let rank = |node| match self.trace.options().order {
            Order::Previous => self.rank_by_last_iteration(parent, node),
            _ => self.trace.search_rank(self.tree, node),
        };
        let Some(first) = self.tried_first(parent) else { return rank(node) };
        let own = rank(node);
        if node == first { 0 } else { own + usize::from(own < rank(first)) }
    }

    /// Brings the children of a node into the order in which the search takes them, whether it comes to them or not. In
    /// a search that deepens, as in this iteration. `children` holds them all.
    pub fn put_in_search_order(&self, node: NodeId, children: &mut [NodeId]) {
        if self.trace.options().order == Order::Previous {
            // Where the last iteration never was, nothing is to be gone by.
            if let Some(before) = self.last_iteration().filter(|before| before.entered_at(node).is_some()) {
                let player = self.tree.player(node);
                let mut valued: Vec<_> = children.iter().map(|&child| (before.value_left(child), child)).collect();
                valued.sort_by(|&(a, _), &(b, _)| better_first(player, a, b));
                children.iter_mut().zip(valued).for_each(|(place, (_, child))| *place = child);
            }
        } else {
            children.iter_mut().zip(self.trace.searched(self.tree, node)).for_each(|(place, child)| *place = child);
        }
        let first = self.tried_first(node).and_then(|first| children.iter().position(|&child| child == first));
        if let Some(place) = first {
            children[..=place].rotate_right(1);
        }
    }

    /// The child that a node searches first because it lies on the best line of the iteration before.
    fn tried_first(&self, parent: NodeId) -> Option<NodeId> {
        let line = &self.trace.iterations[self.iteration()?].line;
        let depth = line.binary_search(&parent).ok()?;
        line.get(depth + 1).copied()
    }

    /// The end of the iteration before; none in the first.
    fn last_iteration(&self) -> Option<Moment<'_>> {
        let number = self.iteration().filter(|&number| number > 0)?;
        Some(self.at(self.trace.iterations[number].step as usize - 1))
    }

    /// What a node returned in this iteration, if it has been left.
    fn value_left(&self, node: NodeId) -> Option<f64> {
        self.left_at(node).and_then(|_| self.node(node).value)
    }

    fn rank_by_last_iteration(&self, parent: NodeId, node: NodeId) -> usize {
        let Some(before) = self.last_iteration() else { return self.tree.child_index(node) };
        let player = self.tree.player(parent);
        let (own, place) = (before.value_left(node), self.tree.child_index(node));
        let goes_before = |(other_place, other): (usize, NodeId)| {
            better_first(player, before.value_left(other), own).then(other_place.cmp(&place)).is_lt()
        };
        self.tree.children(parent).enumerate().filter(|&sibling| goes_before(sibling)).count()
    }
}

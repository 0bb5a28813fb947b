//! Iterative deepening: the same search to depth 1, to depth 2 and so on, each made cheaper by the one before, so that
//! an answer is at hand whenever the budget is spent (Slate and Atkin 1977; Korf 1985).
//!
//! ```text
//! for depth = 1, 2, 3, … until the tree or the budget ends:
//!     answer ← search(root, depth), the best line of the last iteration first
//! return the last answer of a finished iteration
//! ```

use std::ops::{ControlFlow, RangeInclusive};

use super::Outcome;
use super::arrangement::Arrangement;
use super::budget::Budgeted;
use super::code::{Does, Page, line};
use super::conduct::Search;
use super::error::SearchError;
use super::event::{Event, Observer};
use super::memory::{Promoted, Remembering};
use super::options::Options;
use super::order::Order;
use super::rules::Rules;
use super::walk::walk;
use crate::tree::{GameTree, NodeId};

pub(super) const PAGE: Page = Page {
    name: "deepen",
    lines: &[
        line(0, "deepen(root):"),
        line(1, "for depth ← 1, 2, 3, …:").does(Does::Deepen).note(|comments| comments.deepening),
        line(2, "v ← search(root, −∞, ∞)").note(|comments| comments.best_line_first),
        line(1, "return v").note(|comments| comments.last_finished),
    ],
};

/// The depths to which a tree is searched, one after the other.
pub(super) fn depths(tree: &GameTree, options: &Options) -> RangeInclusive<usize> {
    let height = tree.level_count() - 1;
    let last = options.depth.unwrap_or(height).min(height);
    last.min(1)..=last
}

/// Searches deeper and deeper. The answer is that of the last iteration that was finished.
pub(super) fn deepen(
    search: Search<'_>,
    rules: &impl Rules,
    memory: &mut Remembering<'_>,
    observer: &mut impl Observer,
) -> Result<Outcome, SearchError> {
    let mut observer = Budgeted::new(search.options, observer);
    let mut by_last_iteration = None;
    let mut answer = None;
    for depth in depths(search.tree, search.options) {
        if answer.is_some()
            && let Some(earlier) = &mut memory.earlier
        {
            if search.options.order == Order::Previous {
                by_last_iteration = Some(Arrangement::by_value(search.tree, |node| earlier.value(node)));
            }
            earlier.begin_iteration(search.tree, by_last_iteration.as_ref().unwrap_or(search.arrangement));
        }
        let arrangement = by_last_iteration.as_ref().unwrap_or(search.arrangement);
        let iteration = Search { depth: Some(depth), arrangement, ..search };
        let begun = observer.observe(&Event::Iteration { depth });
        let outcome = match begun {
            ControlFlow::Continue(()) => walk(iteration, rules, memory, &mut observer),
            ControlFlow::Break(()) => ControlFlow::Break(()),
        };
        match outcome {
            ControlFlow::Continue(outcome) => answer = Some(outcome),
            ControlFlow::Break(()) if observer.is_spent() => break,
            ControlFlow::Break(()) => return Err(SearchError::Stopped),
        }
    }
    answer.ok_or(SearchError::BudgetSpent)
}

/// What earlier iterations found.
pub(super) struct Recollection {
    /// By node: the child it would play by its last answer; the root for none.
    best: Vec<NodeId>,
    /// By node: its answer in this iteration, NaN before it has one. Empty where no order asks for it.
    values: Vec<f64>,
    /// The best line of the last iteration, from the root.
    line: Vec<Promoted>,
}

impl Recollection {
    pub(super) fn new(tree: &GameTree, options: &Options) -> Recollection {
        let valued = if options.order == Order::Previous { tree.len() } else { 0 };
        Recollection { best: vec![NodeId::ROOT; tree.len()], values: vec![f64::NAN; valued], line: Vec::new() }
    }

    /// The child to search first at a node on the best line.
    pub(super) fn promoted(&self, node: NodeId, depth: usize) -> Option<Promoted> {
        self.line.get(depth).copied().filter(|promoted| promoted.node == node)
    }

    /// Takes note of what a node answered, and which child it would play.
    pub(super) fn note(&mut self, node: NodeId, value: f64, best: Option<NodeId>) {
        self.best[node.index()] = best.unwrap_or(NodeId::ROOT);
        if let Some(place) = self.values.get_mut(node.index()) {
            *place = value;
        }
    }

    /// What a node answered in the iteration just finished.
    fn value(&self, node: NodeId) -> Option<f64> {
        self.values.get(node.index()).copied().filter(|value| !value.is_nan())
    }

    /// Makes the best line of the iteration just finished that of the next one.
    fn begin_iteration(&mut self, tree: &GameTree, arrangement: &Arrangement) {
        self.line.clear();
        let (mut node, mut child) = (NodeId::ROOT, self.best[0]);
        while child != NodeId::ROOT {
            self.line.push(Promoted { node, child, rank: arrangement.rank(tree, child) });
            (node, child) = (child, self.best[child.index()]);
        }
        self.values.fill(f64::NAN);
    }
}

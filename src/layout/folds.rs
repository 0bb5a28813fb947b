//! Which part of a tree is laid out: what is folded away, and what the search has not seen.

use super::Layout;
use super::expand::Listing;
use super::insert::insert;
use super::seats::Seats;
use crate::trace::{Moment, Status};
use crate::tree::{GameTree, NodeId};

/// A layout of up to this many nodes is made anew when the search opens something.
const MOST_MADE_ANEW: usize = 20_000;

/// How many nodes share one word of marks.
const WORD: usize = u64::BITS as usize;

/// What is folded away. The search is never hidden: a folded node stands open for as long as the search is below it.
///
/// ```
/// use plywalk::{layout::Folds, search::Options, trace::{Moment, Trace}};
///
/// let tree = plywalk::format::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]").unwrap().tree;
/// let trace = Trace::record(&tree, &Options::default()).unwrap();
/// let mut folds = Folds::default();
/// folds.fold_below(&tree, 1);
/// let before = folds.layout(&Moment::new(&tree, &trace, 0));
/// assert_eq!(before.count(), 4, "the root and its children");
/// // The search has entered the first child, which opens.
/// assert_eq!(folds.layout(&Moment::new(&tree, &trace, 2)).count(), 7);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folds {
    /// By node: whether it is folded. Empty if none is.
    marks: Vec<u64>,
    /// True if everything is folded to show the search's path.
    path_only: bool,
    seen_only: bool,
}

impl Folds {
    /// True if nothing is folded away.
    pub fn is_empty(&self) -> bool {
        self.marks.iter().all(|&marks| marks == 0) && !self.seen_only
    }

    /// True if only what the search has seen is laid out.
    pub fn seen_only(&self) -> bool {
        self.seen_only
    }

    /// True if everything but the path was folded, and not all unfolded since.
    pub fn path_only(&self) -> bool {
        self.path_only
    }

    /// Lays out only what the search has seen, or all again.
    pub fn set_seen_only(&mut self, seen_only: bool) {
        self.seen_only = seen_only;
    }

    /// True if a node is folded: its children are hidden as long as the search is not below it.
    #[inline]
    pub fn is_folded(&self, node: NodeId) -> bool {
        let marks = self.marks.get(node.index() / WORD).copied().unwrap_or_default();
        marks >> (node.index() % WORD) & 1 == 1
    }

    /// Folds what is below a node, or unfolds it. Leaves have nothing to fold.
    pub fn set_folded(&mut self, tree: &GameTree, node: NodeId, folded: bool) {
        if tree.is_leaf(node) || self.is_folded(node) == folded {
            return;
        }
        self.marks.resize(tree.len() / WORD + 1, 0);
        let word = &mut self.marks[node.index() / WORD];
        if folded {
            *word |= 1 << (node.index() % WORD);
        } else {
            *word &= !(1 << (node.index() % WORD));
        }
    }

    /// Folds all nodes from some depth on, and unfolds all above: one that is unfolded then shows its children alone.
    pub fn fold_below(&mut self, tree: &GameTree, depth: usize) {
        self.unfold_all();
        for node in (tree.level(depth).start..tree.len()).map(NodeId::new) {
            self.set_folded(tree, node, true);
        }
    }

    /// Folds everything: what stays is the path of the search and the siblings of its nodes, after the search those of
    /// the principal variation.
    pub fn fold_to_path(&mut self, tree: &GameTree) {
        self.fold_below(tree, 0);
        self.path_only = true;
    }

    /// Unfolds everything.
    pub fn unfold_all(&mut self) {
        self.marks.clear();
        self.path_only = false;
    }

    /// Unfolds what hides a node.
    pub fn unfold_to(&mut self, tree: &GameTree, node: NodeId) {
        let mut at = tree.parent(node);
        while let Some(ancestor) = at {
            self.set_folded(tree, ancestor, false);
            at = tree.parent(ancestor);
        }
    }

    /// The folded nodes that stand open, from the root down: the search is below them.
    pub fn held_open(&self, moment: &Moment) -> Vec<NodeId> {
        if self.marks.is_empty() {
            return Vec::new();
        }
        let is_over = moment.step > 0 && moment.step == moment.trace.steps();
        let line = if self.path_only && is_over {
            moment.principal_variation()
        } else {
            std::iter::successors(moment.deepest_open(), |&node| moment.tree.parent(node)).collect()
        };
        let mut open: Vec<NodeId> = line.into_iter().filter(|&node| self.is_folded(node)).collect();
        open.sort_unstable();
        open
    }

    /// Lays out what is not folded away at a moment, children in the tree's own order.
    pub fn layout(&self, moment: &Moment) -> Layout {
        self.layout_until(moment, moment.step, &Seats::default())
    }

    /// Lays out what is not folded away at a moment, children in some order, with room for all that the search has seen
    /// by a step, if only that is laid out.
    pub fn layout_until(&self, moment: &Moment, until: usize, seats: &Seats) -> Layout {
        let base = self.base(moment, until, seats);
        self.opened(&base, &self.held_open(moment), moment, until).unwrap_or(base)
    }

    /// Lays out what is not folded away, the nodes that stand open for the search's sake closed too, with room for all
    /// that the search has seen by a step, if only that is laid out.
    pub fn base(&self, moment: &Moment, until: usize, seats: &Seats) -> Layout {
        self.listed(NodeId::ROOT, &[], &moment.at(until), seats).lay_out()
    }

    /// Lays out what a base lacks: what is below the nodes that the search holds open. None if there are none.
    ///
    /// In a large base the other nodes keep their places but for a gap that is made for the opened ones, so that a
    /// search can go fast through half a million folded nodes.
    pub fn opened(&self, base: &Layout, held_open: &[NodeId], moment: &Moment, until: usize) -> Option<Layout> {
        let (&first, then, seats) = (held_open.first()?, moment.at(until), base.seats());
        Some(if base.count() <= MOST_MADE_ANEW {
            self.listed(NodeId::ROOT, held_open, &then, seats).lay_out()
        } else {
            insert(moment.tree, base, self.listed(first, held_open, &then, seats))
        })
    }

    /// Lists what is shown of the subtree of a node, as the search has seen it at a moment.
    fn listed<'a>(&self, top: NodeId, held_open: &[NodeId], then: &Moment<'a>, seats: &'a Seats) -> Listing<'a> {
        let tree = then.tree;
        let has_room = |child: NodeId| !self.seen_only || then.has_seen(child) || then.status(child) == Status::Pruned;
        let mut listing = Listing::new(tree, seats, top);
        while let Some(node) = listing.next() {
            let is_closed = self.is_folded(node) && held_open.binary_search(&node).is_err();
            // What was pruned gets room for a stub, without what is below it.
            let is_stub = self.seen_only && node != NodeId::ROOT && !then.has_seen(node);
            listing.list(|child| !is_closed && !is_stub && has_room(child));
        }
        listing
    }
}

/// The step up to which room is made for what the search sees: the next of a few round numbers, the same for all steps
/// before it, so that nodes keep their places for long stretches of a search and a search of any length is laid out
/// some dozens of times in all.
pub fn stretch_end(moment: &Moment) -> usize {
    let step = moment.step.max(4);
    // Rounded up to three binary digits.
    let unit = 1 << (step.ilog2() - 2);
    let end = step.div_ceil(unit) * unit;
    // What was pruned is another in the next iteration.
    let last = moment.trace.next_iteration(moment.step).map_or(moment.trace.steps(), |next| next - 1);
    end.clamp(moment.step, last.max(moment.step))
}

//! What is known at one step.

use super::counts::Counts;
use super::packed::{Kind, Packed};
use super::spans::{NEVER, Span, is_by};
use super::trace_of::{CHECKPOINT, Trace};
use crate::search::{Bound, Window};
use crate::tree::{GameTree, NodeId, Player};

/// A recorded search at one step. Every answer is computed from the trace alone, in O(depth + log).
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    /// The tree that was searched.
    pub tree: &'a GameTree,
    /// The search.
    pub trace: &'a Trace,
    /// How many events have happened.
    pub step: usize,
    /// The step that began this iteration: what was visited before counts for nothing. 0 where there are none.
    since: u32,
}

/// What has become of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// The search has not come here yet.
    Untouched,
    /// Entered and not yet left.
    Open,
    /// Left, with a value.
    Closed,
    /// Under a branch that a cutoff skipped.
    Pruned,
    /// Under a node that was evaluated at the depth limit.
    BelowLimit,
    /// Answered by the table: it has a value without having been searched.
    FromTable,
    /// Under a node that the table answered.
    BelowTable,
}

/// A node at a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NodeState {
    /// What has become of it.
    pub status: Status,
    /// The running value of an open node (none before its first child returned), what a closed one returned or the
    /// table answered for it, none for others.
    pub value: Option<f64>,
    /// What the value of a closed node or the table's answer proves; of no meaning for others.
    pub bound: Bound,
}

impl NodeState {
    const UNTOUCHED: NodeState = NodeState { status: Status::Untouched, value: None, bound: Bound::Exact };
}

/// An open node on the path from the root.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OpenNode {
    /// The node.
    pub node: NodeId,
    /// The window it was entered with.
    pub entry: Window,
    /// Its window now.
    pub window: Window,
    /// Its running value; none before its first child returned.
    pub value: Option<f64>,
}

impl<'a> Moment<'a> {
    /// The moment after `step` events; after the last if there are fewer.
    pub fn new(tree: &'a GameTree, trace: &'a Trace, step: usize) -> Moment<'a> {
        let step = step.min(trace.steps());
        let since = trace.iteration_at(step).map_or(0, |number| trace.iterations[number].step);
        Moment { tree, trace, step, since }
    }

    /// The same search at another step.
    pub fn at(self, step: usize) -> Moment<'a> {
        Moment::new(self.tree, self.trace, step)
    }

    /// The node that the event here is about; none at step 0.
    pub fn current(&self) -> Option<NodeId> {
        let packed = self.trace.packed(self.step)?;
        if packed.kind().is_of_child() { self.tree.parent(packed.node()) } else { Some(packed.node()) }
    }

    /// The deepest open node; none before the first event and after the last.
    pub fn deepest_open(&self) -> Option<NodeId> {
        let packed = self.trace.packed(self.step)?;
        match packed.kind() {
            Kind::Enter | Kind::Cutoff => Some(packed.node()),
            Kind::Iteration => None,
            _ => self.tree.parent(packed.node()),
        }
    }

    /// The open nodes from the root down, with their windows.
    pub fn path(&self) -> Vec<OpenNode> {
        let Some(deepest) = self.deepest_open() else { return Vec::new() };
        let mut path = Vec::new();
        let mut at = Some((deepest, self.step));
        while let Some((node, known_at)) = at {
            let value = self.at(known_at).running_value();
            path.push(OpenNode { node, entry: Window::FULL, window: Window::FULL, value });
            // What the parent knew when it sent for this node is what it knows now.
            at = self.tree.parent(node).zip(self.visit(node).map(|span| span.enter as usize - 1));
        }
        path.reverse();
        let mut window = Window::FULL;
        for open in &mut path {
            open.entry = self.own_window(open.node).unwrap_or(window);
            open.window = match open.value {
                Some(value) if self.trace.options.algorithm.has_window() => narrowed(self.tree, open, value),
                _ => open.entry,
            };
            window = open.window;
        }
        path
    }

    /// The window of the deepest open node, or full when none is open.
    pub(super) fn window_here(&self) -> Window {
        self.path().last().map_or(Window::FULL, |open| open.window)
    }

    /// The window that a node was entered with, where it is not its parent's.
    fn own_window(&self, node: NodeId) -> Option<Window> {
        let enter = self.trace.packed(self.visit(node)?.enter as usize)?;
        if enter.kind() == Kind::Enter {
            self.trace.windows.get(enter.slot.wrapping_sub(1) as usize).copied()
        } else {
            None
        }
    }

    /// The running value of the deepest open node.
    pub(super) fn running_value(&self) -> Option<f64> {
        let mut step = self.step;
        loop {
            let packed = self.trace.packed(step)?;
            step = match packed.kind() {
                Kind::Enter | Kind::Iteration => return None,
                Kind::Return | Kind::Improve => return Some(self.trace.value_of(packed)),
                // These tell the deepest open node nothing new.
                Kind::Cutoff | Kind::Probe => step - 1,
                // A child has just been closed: what its parent knew when it was entered, which is all that it knew
                // when it was entered before, if the child is searched again.
                Kind::Evaluate
                | Kind::LeaveExact
                | Kind::LeaveLower
                | Kind::LeaveUpper
                | Kind::HitExact
                | Kind::HitLower
                | Kind::HitUpper
                | Kind::Store
                | Kind::Again => self.at(step).visit(packed.node())?.enter as usize - 1,
            };
        }
    }

    /// The last visit of a node begun by now, in this iteration.
    pub(super) fn visit(&self, node: NodeId) -> Option<Span> {
        self.trace.spans.by(node, self.step as u32).filter(|span| span.enter > self.since)
    }

    /// True if the search has come to a node by now, in this iteration or in an earlier one.
    pub fn has_seen(&self, node: NodeId) -> bool {
        self.trace.first_entered(node).is_some_and(|entered| entered <= self.step)
    }

    /// The step at which the last visit of a node begun by now was entered.
    pub fn entered_at(&self, node: NodeId) -> Option<usize> {
        self.visit(node).map(|span| span.enter as usize)
    }

    /// The step at which a node, closed by now, was left for the last time.
    pub fn left_at(&self, node: NodeId) -> Option<usize> {
        self.visit(node).filter(|span| span.is_over(self.step as u32)).map(|span| span.leave as usize)
    }

    /// What is known of a node.
    pub fn node(&self, node: NodeId) -> NodeState {
        let step = self.step as u32;
        match self.visit(node) {
            Some(span) if span.is_over(step) => match self.trace.left_at(span.leave) {
                Some((value, bound)) => NodeState { status: self.closed(span), value: Some(value), bound },
                None => NodeState::UNTOUCHED,
            },
            Some(_) => NodeState { status: Status::Open, value: self.value_of_open(node), bound: Bound::Exact },
            None => NodeState { status: self.status_of_unvisited(node), ..NodeState::UNTOUCHED },
        }
    }

    /// What has become of a node, without its value.
    pub fn status(&self, node: NodeId) -> Status {
        match self.visit(node) {
            Some(span) => self.status_of_visited(span),
            None => self.status_of_unvisited(node),
        }
    }

    /// What has become of a node, by its visit.
    pub(super) fn status_of_visited(&self, span: Span) -> Status {
        if span.is_over(self.step as u32) { self.closed(span) } else { Status::Open }
    }

    /// What has become of a node whose visit has ended: searched, or answered by the table.
    fn closed(&self, span: Span) -> Status {
        let has_hits = !self.trace.transpositions.hits.is_empty();
        let is_hit = || self.trace.packed(span.leave as usize).is_some_and(|event| event.kind().is_hit());
        if has_hits && is_hit() { Status::FromTable } else { Status::Closed }
    }

    /// The running value of an open node: known when the open child was sent for.
    fn value_of_open(&self, node: NodeId) -> Option<f64> {
        let mut at = self.deepest_open()?;
        let mut known_at = self.step;
        while at != node {
            known_at = self.visit(at)?.enter as usize - 1;
            at = self.tree.parent(at)?;
        }
        self.at(known_at).running_value()
    }

    /// A node that the search has not entered by now: never to come, or not yet.
    pub(super) fn status_of_unvisited(&self, node: NodeId) -> Status {
        let settled = match self.trace.visits_once() {
            true => self.trace.settled(self.tree)[node.index()],
            false => self.settled_above(node),
        };
        self.status_of_settled(settled)
    }

    /// What became of a node never entered, by the step at which that was settled.
    #[inline]
    pub(super) fn status_of_settled(&self, settled: u32) -> Status {
        if !is_by(settled, self.step as u32) {
            return Status::Untouched;
        }
        match self.trace.packed(settled as usize).map(Packed::kind) {
            Some(Kind::Cutoff) => Status::Pruned,
            Some(Kind::Evaluate) => Status::BelowLimit,
            Some(kind) if kind.is_hit() => Status::BelowTable,
            _ => Status::Untouched,
        }
    }

    /// The step at which the nearest visited ancestor gave a node up.
    fn settled_above(&self, node: NodeId) -> u32 {
        let mut at = self.tree.parent(node);
        while let Some(ancestor) = at {
            if let Some(span) = self.visit(ancestor) {
                return match self.trace.settled_by(span.leave) {
                    // A search that was broken off there never left the node.
                    NEVER => self.cutoff_at(ancestor).map_or(NEVER, |cutoff| cutoff as u32),
                    settled => settled,
                };
            }
            at = self.tree.parent(ancestor);
        }
        NEVER
    }

    /// What the search has done so far.
    pub fn counts(&self) -> Counts {
        let block = self.step / CHECKPOINT;
        let mut so_far = self.trace.checkpoints[block];
        for event in &self.trace.events[block * CHECKPOINT..self.step] {
            so_far.add(event.kind());
        }
        let cut = self.trace.cutoffs.partition_point(|cutoff| cutoff.step as usize <= self.step);
        let cut = cut.checked_sub(1).map(|i| self.trace.cutoffs[i]).unwrap_or_default();
        let taken_back = self.trace.taken_back_by(self.step);
        let (from_table, hits) = self.trace.transpositions.hits_by(self.step);
        Counts {
            visited: so_far.visited as usize,
            evaluated: so_far.evaluated as usize,
            alpha_cutoffs: cut.alpha_cutoffs as usize,
            beta_cutoffs: cut.beta_cutoffs as usize,
            pruned_branches: cut.pruned_branches.saturating_sub(taken_back.branches) as usize,
            pruned_nodes: cut.pruned_nodes.saturating_sub(taken_back.nodes) as usize,
            searched_again: so_far.searched_again as usize,
            from_table,
            table_cutoffs: hits.cutoffs as usize,
            table_nodes: hits.nodes as usize,
        }
    }

    /// The step of the cutoff that ended the last visit of a node begun by now, if one has by now.
    pub fn cutoff_at(&self, node: NodeId) -> Option<usize> {
        let span = self.visit(node)?;
        let step = if span.is_over(self.step as u32) { span.leave as usize - 1 } else { self.step };
        let packed = self.trace.packed(step)?;
        (packed.kind() == Kind::Cutoff && packed.node() == node).then_some(step)
    }

    /// The child that a node prefers so far: the first searched, or the last that was strictly better. If that child's
    /// value is one that it has at best, the first that is exactly worth as much goes before it.
    pub fn best_child(&self, node: NodeId) -> Option<NodeId> {
        let here = self.visit(node)?;
        let returned = |child: NodeId| {
            let visit = self.visit(child).filter(|visit| visit.enter > here.enter && visit.leave != NEVER)?;
            let returned = self.trace.back_at(visit.leave as usize);
            (returned <= self.step).then_some((returned, child, self.trace.left_at(visit.leave)?))
        };
        let improved = |at: usize| self.trace.packed(at).is_some_and(|event| event.kind() == Kind::Improve);
        let back = || self.tree.children(node).filter_map(returned);
        let (at, choice, (value, bound)) = back().filter(|&(at, ..)| improved(at)).max_by_key(|&(at, ..)| at)?;
        let at_best = match self.tree.player(node) {
            Player::Max => bound == Bound::Upper,
            Player::Min => bound == Bound::Lower,
            Player::Chance => false,
        };
        if !at_best {
            return Some(choice);
        }
        let exactly = back().filter(|&(later, _, known)| later > at && known == (value, Bound::Exact));
        Some(exactly.min_by_key(|&(later, ..)| later).map_or(choice, |(_, child, _)| child))
    }

    /// The nodes from the root along every node's preferred child so far. At the last step, the principal variation.
    pub fn principal_variation(&self) -> Vec<NodeId> {
        let mut line = Vec::new();
        let mut at = self.visit(NodeId::ROOT).map(|_| NodeId::ROOT);
        while let Some(node) = at {
            line.push(node);
            at = self.best_child(node);
        }
        line
    }

    /// The children of a node that its last visit begun by now has not searched.
    pub fn unsearched(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let since = self.visit(node).map_or(u32::MAX, |span| span.enter);
        self.tree.children(node).filter(move |&child| self.visit(child).is_none_or(|span| span.enter <= since))
    }
}

/// The window of an open node whose running value is `value`.
fn narrowed(tree: &GameTree, open: &OpenNode, value: f64) -> Window {
    let Window { alpha, beta } = open.entry;
    match tree.player(open.node) {
        Player::Max => Window { alpha: alpha.max(value), beta },
        Player::Min => Window { alpha, beta: beta.min(value) },
        Player::Chance => open.entry,
    }
}

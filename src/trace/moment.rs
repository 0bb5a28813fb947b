//! What is known at one step.

use super::counts::Counts;
use super::packed::{Kind, Packed};
use super::spans::{NEVER, Span};
use super::trace_of::{CHECKPOINT, Trace};
use crate::search::{Bound, Event, Window};
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
}

/// A node at a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NodeState {
    /// What has become of it.
    pub status: Status,
    /// The running value of an open node (none before its first child returned), what a closed one returned, none
    /// for others.
    pub value: Option<f64>,
    /// What the value of a closed node proves; of no meaning for others.
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

/// Who holds the bound that a cutoff ran into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setter {
    /// The ancestor that last strictly moved the bound.
    pub node: NodeId,
    /// True if that is not the parent.
    pub deep: bool,
}

impl<'a> Moment<'a> {
    /// The moment after `step` events; after the last if there are fewer.
    pub fn new(tree: &'a GameTree, trace: &'a Trace, step: usize) -> Moment<'a> {
        Moment { tree, trace, step: step.min(trace.steps()) }
    }

    /// The same search at another step.
    pub fn at(self, step: usize) -> Moment<'a> {
        Moment::new(self.tree, self.trace, step)
    }

    /// The event that led here; none at step 0.
    pub fn event(&self) -> Option<Event> {
        let packed = self.trace.packed(self.step)?;
        let value = || self.trace.values[packed.slot as usize];
        Some(match packed.kind() {
            Kind::Enter => Event::Enter { node: packed.node(), window: self.window_here() },
            Kind::Evaluate => Event::Evaluate { node: packed.node(), value: value() },
            Kind::Again => {
                let (child_value, child_bound) = self.answer_of(packed.node());
                Event::SearchAgain {
                    node: self.tree.parent(packed.node()).unwrap_or(NodeId::ROOT),
                    child: packed.node(),
                    child_value,
                    child_bound,
                    window: self.window_here(),
                }
            }
            Kind::Return | Kind::Improve => {
                let (child_value, child_bound) = self.answer_of(packed.node());
                Event::Return {
                    node: self.tree.parent(packed.node()).unwrap_or(NodeId::ROOT),
                    child: packed.node(),
                    child_value,
                    child_bound,
                    value: value(),
                    window: self.window_here(),
                    improved: packed.kind() == Kind::Improve,
                }
            }
            Kind::Cutoff => {
                let index = packed.slot as usize;
                let now = self.trace.cutoffs[index];
                let before = index.checked_sub(1).map(|i| self.trace.cutoffs[i]).unwrap_or_default();
                Event::Cutoff {
                    node: packed.node(),
                    value: self.running_value().unwrap_or(f64::NAN),
                    window: self.window_here(),
                    pruned_branches: (now.pruned_branches - before.pruned_branches) as usize,
                    pruned_nodes: (now.pruned_nodes - before.pruned_nodes) as usize,
                }
            }
            Kind::LeaveExact | Kind::LeaveLower | Kind::LeaveUpper => {
                Event::Leave { node: packed.node(), value: value(), bound: packed.kind().bound() }
            }
        })
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

    /// What a node returned at the end of its last visit begun by now.
    fn answer_of(&self, node: NodeId) -> (f64, Bound) {
        self.visit(node).and_then(|span| self.trace.left_at(span.leave)).unwrap_or((f64::NAN, Bound::Exact))
    }

    /// The window of the deepest open node, or full when none is open.
    fn window_here(&self) -> Window {
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
    fn running_value(&self) -> Option<f64> {
        let mut step = self.step;
        loop {
            let packed = self.trace.packed(step)?;
            step = match packed.kind() {
                Kind::Enter => return None,
                Kind::Return | Kind::Improve => return Some(self.trace.values[packed.slot as usize]),
                Kind::Cutoff => step - 1,
                // A child has just been closed: what its parent knew when it was entered, which is all that it knew
                // when it was entered before, if the child is searched again.
                Kind::Evaluate | Kind::LeaveExact | Kind::LeaveLower | Kind::LeaveUpper | Kind::Again => {
                    self.at(step).visit(packed.node())?.enter as usize - 1
                }
            };
        }
    }

    /// The last visit of a node begun by now.
    fn visit(&self, node: NodeId) -> Option<Span> {
        self.trace.spans.by(node, self.step as u32)
    }

    /// The step at which the last visit of a node begun by now was entered.
    pub fn entered_at(&self, node: NodeId) -> Option<usize> {
        self.visit(node).map(|span| span.enter as usize)
    }

    /// The step at which a node, closed by now, was left for the last time.
    pub fn left_at(&self, node: NodeId) -> Option<usize> {
        self.visit(node).map(|span| span.leave as usize).filter(|&leave| leave <= self.step)
    }

    /// What is known of a node.
    pub fn node(&self, node: NodeId) -> NodeState {
        let step = self.step as u32;
        match self.visit(node) {
            Some(span) if span.leave <= step => match self.trace.left_at(span.leave) {
                Some((value, bound)) => NodeState { status: Status::Closed, value: Some(value), bound },
                None => NodeState::UNTOUCHED,
            },
            Some(_) => NodeState { status: Status::Open, value: self.value_of_open(node), bound: Bound::Exact },
            None => NodeState { status: self.status_of_unvisited(node), ..NodeState::UNTOUCHED },
        }
    }

    /// What has become of a node, without its value.
    pub fn status(&self, node: NodeId) -> Status {
        match self.visit(node) {
            Some(span) if span.leave <= self.step as u32 => Status::Closed,
            Some(_) => Status::Open,
            None => self.status_of_unvisited(node),
        }
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
    fn status_of_unvisited(&self, node: NodeId) -> Status {
        let settled = if self.trace.visits_once() {
            let span = self.trace.spans.last[node.index()];
            if span.enter == NEVER { span.leave } else { NEVER }
        } else {
            self.settled_above(node)
        };
        if settled > self.step as u32 {
            return Status::Untouched;
        }
        match self.trace.packed(settled as usize).map(Packed::kind) {
            Some(Kind::Cutoff) => Status::Pruned,
            Some(Kind::Evaluate) => Status::BelowLimit,
            _ => Status::Untouched,
        }
    }

    /// The step at which the nearest visited ancestor gave a node up.
    fn settled_above(&self, node: NodeId) -> u32 {
        let mut at = self.tree.parent(node);
        while let Some(ancestor) = at {
            if let Some(span) = self.visit(ancestor) {
                return if span.leave == NEVER { NEVER } else { self.trace.settled_by(span.leave) };
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
        Counts {
            visited: so_far.visited as usize,
            evaluated: so_far.evaluated as usize,
            alpha_cutoffs: cut.alpha_cutoffs as usize,
            beta_cutoffs: cut.beta_cutoffs as usize,
            pruned_branches: cut.pruned_branches as usize,
            pruned_nodes: cut.pruned_nodes as usize,
        }
    }

    /// The ancestor that holds the bound which the deepest open node, a Max or a Min node, could run into: of a Min
    /// node the one that last raised α, of a Max node the one that last lowered β. None while that bound is infinite.
    pub fn setter(&self) -> Option<Setter> {
        let path = self.path();
        let (here, above) = path.split_last()?;
        let player = self.tree.player(here.node);
        // A node holds the bound with which it sent for the child on the path if it moved that bound itself, or opened
        // a null window there.
        let holds = |(open, child): &(&OpenNode, &OpenNode)| match player {
            Player::Max => child.entry.beta < open.entry.beta,
            Player::Min => child.entry.alpha > open.entry.alpha,
            Player::Chance => false,
        };
        let by = above.iter().zip(&path[1..]).rev().find(holds)?.0.node;
        Some(Setter { node: by, deep: above.last().is_some_and(|parent| parent.node != by) })
    }

    /// The step of the cutoff that ended the last visit of a node begun by now, if one has by now.
    pub fn cutoff_at(&self, node: NodeId) -> Option<usize> {
        let span = self.visit(node)?;
        let step = if span.leave as usize <= self.step { span.leave as usize - 1 } else { self.step };
        let packed = self.trace.packed(step)?;
        (packed.kind() == Kind::Cutoff && packed.node() == node).then_some(step)
    }

    /// The child that a node prefers so far: the first searched, or the last that was strictly better.
    pub fn best_child(&self, node: NodeId) -> Option<NodeId> {
        let here = self.visit(node)?;
        self.tree
            .children(node)
            .filter_map(|child| {
                let left = self.visit(child).filter(|span| span.enter > here.enter)?.leave;
                let returned = left.checked_add(1)? as usize;
                let improved = returned <= self.step && self.trace.packed(returned)?.kind() == Kind::Improve;
                improved.then_some((returned, child))
            })
            .max()
            .map(|(_, child)| child)
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

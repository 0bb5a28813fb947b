//! The recorded search.

use std::sync::{Arc, OnceLock};

use super::iterations::IterationRecord;
use super::packed::{CutoffRecord, Kind, Packed};
use super::pruned::TakenBack;
use super::recorder::Recorder;
use super::spans::{NEVER, Spans};
use super::transpositions::Transpositions;
use crate::search::{self, Arrangement, Bound, Options, SearchError, TableEntry, Window};
use crate::tree::{GameTree, NodeId};

/// Events between two checkpoints of the counts.
pub(super) const CHECKPOINT: usize = 1024;

/// Counts that only a scan of the events could tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Checkpoint {
    pub visited: u32,
    pub evaluated: u32,
    pub searched_again: u32,
}

impl Checkpoint {
    pub(super) fn add(&mut self, kind: Kind) {
        self.visited += u32::from(kind.is_entry());
        self.evaluated += u32::from(kind == Kind::Evaluate);
        self.searched_again += u32::from(kind == Kind::Again);
    }
}

/// Every event of one search of one tree, eight bytes each, and an index by node.
///
/// Steps count events: step 0 is before the first, step [`steps`](Trace::steps) after the last. Ask a
/// [`Moment`](super::Moment) what is known at a step.
#[derive(Clone, Debug)]
pub struct Trace {
    pub(super) options: Options,
    pub(super) arrangement: Arc<Arrangement>,
    pub(super) events: Vec<Packed>,
    pub(super) values: Vec<f64>,
    /// Windows of nodes that were not entered with their parent's.
    pub(super) windows: Vec<Window>,
    pub(super) cutoffs: Vec<CutoffRecord>,
    /// By step, what the totals of the cutoffs count too much.
    pub(super) taken_back: Vec<TakenBack>,
    pub(super) iterations: Vec<IterationRecord>,
    pub(super) transpositions: Transpositions,
    pub(super) checkpoints: Vec<Checkpoint>,
    pub(super) spans: Spans,
    /// See [`settled`](Self::settled).
    pub(super) settled: OnceLock<Vec<u32>>,
}

impl Trace {
    /// Searches a tree and records every event.
    ///
    /// # Errors
    /// As [`search::run`].
    pub fn record(tree: &GameTree, options: &Options) -> Result<Trace, SearchError> {
        let mut recorder = Recorder::new(tree);
        search::run(tree, options, &mut recorder)?;
        Ok(recorder.finish(*options))
    }

    /// Counts the events, and so names the last step.
    pub fn steps(&self) -> usize {
        self.events.len()
    }

    /// The options of the search.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// How many siblings the search takes before a node, whether it comes to them or not; 0 for the root.
    pub fn search_rank(&self, tree: &GameTree, node: NodeId) -> usize {
        self.arrangement.rank(tree, node)
    }

    /// The children of a node in the order in which the search takes them, as settled before it began.
    pub(super) fn searched(&self, tree: &GameTree, node: NodeId) -> impl Iterator<Item = NodeId> {
        self.arrangement.children(tree, node)
    }

    /// The root's value: in a search that deepens, by the last finished iteration.
    pub fn value(&self) -> f64 {
        self.left_at(self.answered_at() as u32).map_or(f64::NAN, |(value, _)| value)
    }

    /// The step at which the root is left for the last time, with the value that is the search's answer. A budget may be
    /// spent later on.
    pub fn answered_at(&self) -> usize {
        let visits = self.spans.of(NodeId::ROOT);
        visits.filter(|span| span.leave != NEVER).last().map_or(0, |span| span.leave as usize)
    }

    /// How many visits, answers of the table among them, were of nodes visited before.
    pub fn repeated_visits(&self) -> usize {
        self.spans.repeated()
    }

    /// The first step that enters an inner node with a window of its own, not its parent's, that is as wanted.
    pub fn first_entered_with(&self, wanted: impl Fn(Window) -> bool) -> Option<usize> {
        let own = |event: &Packed| self.windows.get(event.slot.wrapping_sub(1) as usize).copied();
        let entered = |event: &Packed| event.kind() == Kind::Enter && own(event).is_some_and(&wanted);
        self.events.iter().position(entered).map(|place| place + 1)
    }

    /// The nodes entered or evaluated, in order, each as often as it is visited. What the table answers is neither.
    pub fn visits(&self) -> impl Iterator<Item = NodeId> {
        self.events.iter().filter(|event| event.kind().is_entry()).map(|event| event.node())
    }

    /// The steps after which a cutoff has just happened, ascending.
    pub fn cutoff_steps(&self) -> impl ExactSizeIterator<Item = usize> + DoubleEndedIterator {
        self.cutoffs.iter().map(|cutoff| cutoff.step as usize)
    }

    /// How many first steps two searches of trees of the same shape share, values included and windows left out.
    pub fn shared_steps(&self, other: &Trace) -> usize {
        let same = |(a, b): &(&Packed, &Packed)| {
            let kinds = a.kind() == b.kind() && a.node() == b.node();
            kinds
                && match a.kind() {
                    Kind::Enter | Kind::Cutoff | Kind::Again | Kind::Probe => true,
                    Kind::Iteration => {
                        self.iterations[a.slot as usize].depth == other.iterations[b.slot as usize].depth
                    }
                    Kind::Store => self.stored(**a) == other.stored(**b),
                    _ => self.value_of(**a) == other.value_of(**b),
                }
        };
        self.events.iter().zip(&other.events).take_while(same).count()
    }

    /// The value in an event that has one.
    pub(super) fn value_of(&self, event: Packed) -> f64 {
        let number =
            if event.kind().is_hit() { self.transpositions.hits[event.slot as usize].value } else { event.slot };
        self.values[number as usize]
    }

    /// The entry in an event that stores one.
    pub(super) fn stored(&self, event: Packed) -> TableEntry {
        self.transpositions.stores[event.slot as usize].entry
    }

    /// Bytes that the trace holds on to.
    pub fn memory(&self) -> usize {
        let Trace {
            options: _,
            arrangement,
            events,
            values,
            windows,
            cutoffs,
            taken_back,
            iterations,
            transpositions,
            checkpoints,
            spans,
            settled,
        } = self;
        let lines = iterations.iter().map(|iteration| size_of_val(&iteration.line[..])).sum::<usize>();
        size_of_val(&events[..])
            + size_of_val(&values[..])
            + size_of_val(&windows[..])
            + size_of_val(&cutoffs[..])
            + size_of_val(&taken_back[..])
            + size_of_val(&checkpoints[..])
            + size_of_val(&iterations[..])
            + lines
            + transpositions.memory()
            + spans.memory()
            + settled.get().map_or(0, |settled| size_of_val(&settled[..]))
            + arrangement.memory()
    }

    /// The event that led to a step.
    #[inline]
    pub(super) fn packed(&self, step: usize) -> Option<Packed> {
        self.events.get(step.wrapping_sub(1)).copied()
    }

    /// What a node returned when it was left at a step.
    pub(super) fn left_at(&self, step: u32) -> Option<(f64, Bound)> {
        let packed = self.packed(step as usize)?;
        let kind = packed.kind();
        let leaves = kind == Kind::Evaluate || kind.is_leave() || kind.is_hit();
        leaves.then(|| (self.value_of(packed), kind.bound()))
    }

    /// The step at which the parent takes note of what a child returned at `leave`.
    pub(super) fn back_at(&self, leave: usize) -> usize {
        let stored = self.packed(leave + 1).is_some_and(|event| event.kind() == Kind::Store);
        leave + 1 + usize::from(stored)
    }

    /// True if no node was visited twice, so that one look-up tells a node's state.
    pub(super) fn visits_once(&self) -> bool {
        self.spans.are_single() && self.iterations.len() < 2
    }

    /// True if, besides, there are neither iterations nor a table.
    pub(super) fn is_plain(&self) -> bool {
        self.spans.are_single() && self.iterations.is_empty() && self.transpositions.hits.is_empty()
    }

    /// Works out beforehand what the first question about a node never visited would: by node, the step at which its
    /// branch was pruned, or an ancestor evaluated at the depth limit or answered by the table.
    pub fn prepare(&self, tree: &GameTree) {
        if self.visits_once() {
            self.settled(tree);
        }
    }

    /// By node never visited: the step at which that was settled; [`NEVER`] for others. For searches that visit no node
    /// twice.
    pub(super) fn settled(&self, tree: &GameTree) -> &[u32] {
        self.settled.get_or_init(|| {
            let mut settled = vec![NEVER; tree.len()];
            for (index, span) in self.spans.last_of(1..tree.len()).enumerate() {
                let node = NodeId::new(index + 1);
                if span.enter == NEVER
                    && let Some(parent) = tree.parent(node)
                {
                    let above = self.spans.by(parent, u32::MAX);
                    settled[node.index()] = above.map_or(settled[parent.index()], |above| self.settled_by(above.leave));
                }
            }
            settled
        })
    }

    /// The step at which the unvisited children of a node left at `leave` were given up: that of the cutoff, of the
    /// evaluation at the depth limit, or of the table's answer.
    pub(super) fn settled_by(&self, leave: u32) -> u32 {
        if leave == NEVER {
            return NEVER;
        }
        let is_kind =
            |step: u32, is: fn(Kind) -> bool| self.packed(step as usize).is_some_and(|event| is(event.kind()));
        let cut = is_kind(leave, Kind::is_leave) && is_kind(leave.wrapping_sub(1), |kind| kind == Kind::Cutoff);
        if cut { leave - 1 } else { leave }
    }
}

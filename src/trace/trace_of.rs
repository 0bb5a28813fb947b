//! The recorded search.

use std::sync::Arc;

use super::packed::{CutoffRecord, Kind, Packed};
use super::recorder::Recorder;
use super::spans::{NEVER, Span, Spans};
use crate::search::{self, Arrangement, Bound, Options, SearchError, Window};
use crate::tree::{GameTree, NodeId};

/// Events between two checkpoints of the counts.
pub(super) const CHECKPOINT: usize = 1024;

/// Counts that only a scan of the events could tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Checkpoint {
    pub visited: u32,
    pub evaluated: u32,
}

impl Checkpoint {
    pub(super) fn add(&mut self, kind: Kind) {
        self.visited += u32::from(kind.is_entry());
        self.evaluated += u32::from(kind == Kind::Evaluate);
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
    pub(super) checkpoints: Vec<Checkpoint>,
    pub(super) spans: Spans,
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

    /// The root's value.
    pub fn value(&self) -> f64 {
        self.events.last().map_or(f64::NAN, |event| self.values[event.slot as usize])
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
                    Kind::Enter | Kind::Cutoff | Kind::Again => true,
                    _ => self.values[a.slot as usize] == other.values[b.slot as usize],
                }
        };
        self.events.iter().zip(&other.events).take_while(same).count()
    }

    /// Bytes that the trace holds on to.
    pub fn memory(&self) -> usize {
        let Trace { options: _, arrangement, events, values, windows, cutoffs, checkpoints, spans } = self;
        size_of_val(&events[..])
            + size_of_val(&values[..])
            + size_of_val(&windows[..])
            + size_of_val(&cutoffs[..])
            + size_of_val(&checkpoints[..])
            + size_of_val(&spans.last[..])
            + size_of_val(&spans.earlier[..])
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
        match packed.kind() {
            Kind::Evaluate | Kind::LeaveExact | Kind::LeaveLower | Kind::LeaveUpper => {
                Some((self.values[packed.slot as usize], packed.kind().bound()))
            }
            Kind::Enter | Kind::Return | Kind::Improve | Kind::Cutoff | Kind::Again => None,
        }
    }

    /// True if no node was visited twice, so that one look-up tells a node's state.
    pub(super) fn visits_once(&self) -> bool {
        self.spans.earlier.is_empty()
    }

    /// Notes for every node never visited at which step that was settled.
    pub(super) fn settle_unvisited(&mut self, tree: &GameTree) {
        if !self.visits_once() {
            return;
        }
        for index in 1..tree.len() {
            if self.spans.last[index].enter != NEVER {
                continue;
            }
            let Some(parent) = tree.parent(NodeId::new(index)) else { continue };
            let above = self.spans.last[parent.index()];
            let leave = if above.enter == NEVER { above.leave } else { self.settled_by(above.leave) };
            self.spans.last[index] = Span { enter: NEVER, leave };
        }
    }

    /// The step at which the unvisited children of a node left at `leave` were given up: that of the cutoff, or of
    /// the evaluation at the depth limit.
    pub(super) fn settled_by(&self, leave: u32) -> u32 {
        match self.packed(leave.wrapping_sub(1) as usize).map(Packed::kind) {
            Some(Kind::Cutoff) if self.packed(leave as usize).is_some_and(|e| e.kind() != Kind::Evaluate) => leave - 1,
            _ => leave,
        }
    }
}

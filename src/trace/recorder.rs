//! The observer that records.

use std::ops::ControlFlow::{self, Break, Continue};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use super::packed::{CutoffRecord, Kind, MOST_NODES, Packed, Values, same_window};
use super::spans::Spans;
use super::trace_of::{CHECKPOINT, Checkpoint, Trace};
use crate::search::{Arrangement, Event, Observer, Options, Window};
use crate::tree::{GameTree, Player};

/// Records a search as a [`Trace`].
///
/// A search in the background can be watched and stopped: see [`watched`](Recorder::watched).
pub struct Recorder<'a> {
    tree: &'a GameTree,
    events: Vec<Packed>,
    values: Values,
    windows: Vec<Window>,
    cutoffs: Vec<CutoffRecord>,
    checkpoints: Vec<Checkpoint>,
    so_far: Checkpoint,
    spans: Spans,
    /// The windows of the open nodes.
    open: Vec<Window>,
    arrangement: Option<Arc<Arrangement>>,
    watch: Option<(&'a AtomicBool, &'a AtomicUsize)>,
}

impl<'a> Recorder<'a> {
    /// A recorder for a search of this tree.
    ///
    /// # Panics
    /// If the tree has more than 2²⁸ nodes.
    pub fn new(tree: &'a GameTree) -> Recorder<'a> {
        assert!(tree.len() <= MOST_NODES, "a trace holds at most 2^28 nodes");
        Recorder {
            tree,
            events: Vec::new(),
            values: Values::default(),
            windows: Vec::new(),
            cutoffs: Vec::new(),
            checkpoints: vec![Checkpoint::default()],
            so_far: Checkpoint::default(),
            spans: Spans::for_nodes(tree.len()),
            open: Vec::new(),
            arrangement: None,
            watch: None,
        }
    }

    /// The same recorder, stopping the search soon after `cancel` becomes true and telling `visited` how many nodes
    /// were entered so far.
    pub fn watched(mut self, cancel: &'a AtomicBool, visited: &'a AtomicUsize) -> Recorder<'a> {
        self.watch = Some((cancel, visited));
        self
    }

    /// The trace of what was observed under these options.
    pub fn finish(mut self, options: Options) -> Trace {
        self.events.shrink_to_fit();
        self.spans.earlier.sort_unstable_by_key(|(node, span)| (*node, span.enter));
        let arrangement = self.arrangement.unwrap_or_else(|| Arc::new(Arrangement::new(self.tree, &options)));
        let mut trace = Trace {
            options,
            arrangement,
            events: self.events,
            values: self.values.into_values(),
            windows: self.windows,
            cutoffs: self.cutoffs,
            checkpoints: self.checkpoints,
            spans: self.spans,
        };
        trace.settle_unvisited(self.tree);
        trace
    }

    #[inline]
    fn push(&mut self, event: Packed) {
        self.events.push(event);
        if self.events.len().is_multiple_of(CHECKPOINT) {
            self.checkpoints.push(self.so_far);
        }
    }

    /// Every few thousand events: is the search still wanted?
    fn look_up(&self) -> ControlFlow<()> {
        if let Some((cancel, visited)) = self.watch {
            visited.store(self.so_far.visited as usize, Ordering::Relaxed);
            if cancel.load(Ordering::Relaxed) {
                return Break(());
            }
        }
        Continue(())
    }
}

impl Observer for Recorder<'_> {
    fn arranged(&mut self, arrangement: &Arc<Arrangement>) {
        self.arrangement = Some(Arc::clone(arrangement));
    }

    #[inline]
    fn observe(&mut self, event: &Event) -> ControlFlow<()> {
        let step = self.events.len() as u32 + 1;
        match *event {
            Event::Enter { node, window } => {
                let inherited = *self.open.last().unwrap_or(&Window::FULL);
                let slot = if same_window(window, inherited) {
                    0
                } else {
                    self.windows.push(window);
                    self.windows.len() as u32
                };
                self.open.push(window);
                self.spans.enter(node, step);
                self.so_far.visited += 1;
                self.push(Packed::new(Kind::Enter, node, slot));
            }
            Event::Evaluate { node, value } => {
                self.spans.enter(node, step);
                self.spans.last[node.index()].leave = step;
                self.so_far.visited += 1;
                self.so_far.evaluated += 1;
                let slot = self.values.number(value);
                self.push(Packed::new(Kind::Evaluate, node, slot));
            }
            Event::SearchAgain { child, .. } => self.push(Packed::new(Kind::Again, child, 0)),
            Event::Return { child, value, window, improved, .. } => {
                if let Some(open) = self.open.last_mut() {
                    *open = window;
                }
                let kind = if improved { Kind::Improve } else { Kind::Return };
                let slot = self.values.number(value);
                self.push(Packed::new(kind, child, slot));
            }
            Event::Cutoff { node, pruned_branches, pruned_nodes, .. } => {
                let mut record = self.cutoffs.last().copied().unwrap_or_default();
                record.step = step;
                match self.tree.player(node) {
                    Player::Min => record.alpha_cutoffs += 1,
                    Player::Max | Player::Chance => record.beta_cutoffs += 1,
                }
                record.pruned_branches += pruned_branches as u32;
                record.pruned_nodes += pruned_nodes as u32;
                let slot = self.cutoffs.len() as u32;
                self.cutoffs.push(record);
                self.push(Packed::new(Kind::Cutoff, node, slot));
            }
            Event::Leave { node, value, bound } => {
                self.open.pop();
                self.spans.last[node.index()].leave = step;
                let slot = self.values.number(value);
                self.push(Packed::new(Kind::leave(bound), node, slot));
            }
        }
        if self.events.len().is_multiple_of(CHECKPOINT) { self.look_up() } else { Continue(()) }
    }
}

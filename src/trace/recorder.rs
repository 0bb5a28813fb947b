//! The observer that records.

use std::collections::HashMap;
use std::ops::ControlFlow::{self, Break, Continue};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use super::iterations::IterationRecord;
use super::packed::{CutoffRecord, Kind, MOST_NODES, Packed, Values, same_window};
use super::spans::Spans;
use super::trace_of::{CHECKPOINT, Checkpoint, Trace};
use super::transpositions::{HitRecord, ProbeRecord, Transpositions};
use crate::search::{Arrangement, Bound, Event, Observer, Options, TableEntry, Window};
use crate::tree::{GameTree, NodeId, Player};

/// Events for which there is room from the start, so that smaller searches need not move what they recorded.
const ROOM: usize = 1 << 16;

/// Records a search as a [`Trace`].
///
/// A search in the background can be watched and stopped: see [`watched`](Recorder::watched).
pub struct Recorder<'a> {
    tree: &'a GameTree,
    events: Vec<Packed>,
    values: Values,
    windows: Vec<Window>,
    cutoffs: Vec<CutoffRecord>,
    iterations: Vec<IterationRecord>,
    transpositions: Transpositions,
    /// By key: the number of the entry that the table holds.
    stored: HashMap<u64, u32>,
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
            events: Vec::with_capacity((3 * tree.len()).min(ROOM)),
            values: Values::default(),
            windows: Vec::new(),
            cutoffs: Vec::new(),
            iterations: Vec::new(),
            transpositions: Transpositions::default(),
            stored: HashMap::new(),
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
        self.spans.finish();
        let arrangement = self.arrangement.unwrap_or_else(|| Arc::new(Arrangement::new(self.tree, &options)));
        let mut trace = Trace {
            options,
            arrangement,
            events: self.events,
            values: self.values.into_values(),
            windows: self.windows,
            cutoffs: self.cutoffs,
            taken_back: Vec::new(),
            iterations: self.iterations,
            transpositions: self.transpositions,
            checkpoints: self.checkpoints,
            spans: self.spans,
            settled: OnceLock::new(),
        };
        trace.draw_lines(self.tree);
        trace.take_back(self.tree);
        trace
    }

    #[inline]
    fn push(&mut self, event: Packed) {
        self.events.push(event);
        if self.events.len().is_multiple_of(CHECKPOINT) {
            self.checkpoints.push(self.so_far);
        }
    }

    /// The slot of a window: 0 if it is that of the deepest open node.
    #[inline]
    fn window_slot(&mut self, window: Window) -> u32 {
        let inherited = *self.open.last().unwrap_or(&Window::FULL);
        if same_window(window, inherited) {
            return 0;
        }
        self.windows.push(window);
        self.windows.len() as u32
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

/// What the table does, which the plain algorithms never come to.
impl Recorder<'_> {
    #[cold]
    fn record_probe(&mut self, node: NodeId, window: Window, found: Option<TableEntry>) {
        let found = found.and_then(|entry| self.stored.get(&entry.key)).map_or(0, |number| number + 1);
        let window = self.window_slot(window);
        let slot = self.transpositions.probes.len() as u32;
        self.transpositions.probes.push(ProbeRecord { found, window });
        self.push(Packed::new(Kind::Probe, node, slot));
    }

    #[cold]
    fn record_hit(&mut self, node: NodeId, value: f64, bound: Bound) {
        let step = self.events.len() as u32 + 1;
        self.spans.pass(node, step);
        let hits = &mut self.transpositions.hits;
        let last = hits.last().copied().unwrap_or_default();
        let slot = hits.len() as u32;
        hits.push(HitRecord {
            step,
            value: self.values.number(value),
            nodes: last.nodes.saturating_add(self.tree.subtree_len(node) as u32),
            cutoffs: last.cutoffs + u32::from(bound != Bound::Exact),
        });
        self.push(Packed::new(Kind::hit(bound), node, slot));
    }

    #[cold]
    fn record_store(&mut self, entry: TableEntry) {
        let step = self.events.len() as u32 + 1;
        let slot = self.transpositions.stores.len() as u32;
        let replaces = self.stored.insert(entry.key, slot);
        self.transpositions.store(entry, step, replaces);
        self.push(Packed::new(Kind::Store, entry.node, slot));
    }
}

impl Observer for Recorder<'_> {
    fn arranged(&mut self, arrangement: &Arc<Arrangement>) {
        self.arrangement = Some(Arc::clone(arrangement));
    }

    // Where the walk tells of an event its kind is known, so that only that kind's part is left of all this.
    #[inline(always)]
    fn observe(&mut self, event: &Event) -> ControlFlow<()> {
        let step = self.events.len() as u32 + 1;
        match *event {
            Event::Enter { node, window } => {
                let slot = self.window_slot(window);
                self.open.push(window);
                self.spans.enter(node, step);
                self.so_far.visited += 1;
                self.push(Packed::new(Kind::Enter, node, slot));
            }
            Event::Evaluate { node, value } => {
                self.spans.pass(node, step);
                self.so_far.visited += 1;
                self.so_far.evaluated += 1;
                let slot = self.values.number(value);
                self.push(Packed::new(Kind::Evaluate, node, slot));
            }
            Event::SearchAgain { child, .. } => {
                self.so_far.searched_again += 1;
                self.push(Packed::new(Kind::Again, child, 0));
            }
            Event::Iteration { depth } => {
                let slot = self.iterations.len() as u32;
                self.iterations.push(IterationRecord { step, depth: depth as u32, line: Vec::new() });
                self.push(Packed::new(Kind::Iteration, NodeId::ROOT, slot));
            }
            Event::Probe { node, window, found, .. } => self.record_probe(node, window, found),
            Event::FromTable { node, value, bound, .. } => self.record_hit(node, value, bound),
            Event::Store { entry } => self.record_store(entry),
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
                record.pruned_branches = record.pruned_branches.saturating_add(pruned_branches as u32);
                record.pruned_nodes = record.pruned_nodes.saturating_add(pruned_nodes as u32);
                let slot = self.cutoffs.len() as u32;
                self.cutoffs.push(record);
                self.push(Packed::new(Kind::Cutoff, node, slot));
            }
            Event::Leave { node, value, bound } => {
                self.open.pop();
                self.spans.leave(node, step);
                let slot = self.values.number(value);
                self.push(Packed::new(Kind::leave(bound), node, slot));
            }
        }
        if self.events.len().is_multiple_of(CHECKPOINT) { self.look_up() } else { Continue(()) }
    }
}

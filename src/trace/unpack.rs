//! Events as the search told them, from what the trace kept of them.

use super::moment::Moment;
use super::packed::{Kind, Packed};
use super::transpositions::{ProbeRecord, Transpositions};
use crate::search::{Bound, Event, TableEntry, Window};
use crate::tree::NodeId;

impl Moment<'_> {
    /// The event that led here; none at step 0.
    pub fn event(&self) -> Option<Event> {
        let packed = self.trace.packed(self.step)?;
        let value = || self.trace.value_of(packed);
        Some(match packed.kind() {
            Kind::Iteration => Event::Iteration { depth: self.trace.iterations[packed.slot as usize].depth as usize },
            Kind::Probe => {
                let (found, window) = self.probe(packed);
                Event::Probe { node: packed.node(), window, remaining: self.remaining(packed.node()), found }
            }
            Kind::HitExact | Kind::HitLower | Kind::HitUpper => {
                let (found, window) = self.trace.packed(self.step - 1).map_or((None, Window::FULL), |p| self.probe(p));
                Event::FromTable {
                    node: packed.node(),
                    window,
                    value: value(),
                    bound: packed.kind().bound(),
                    source: found.map_or(packed.node(), |entry| entry.node),
                }
            }
            Kind::Store => Event::Store { entry: self.trace.stored(packed) },
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

    /// What a probe of a child of the deepest open node found, and with which window it was made.
    fn probe(&self, probe: Packed) -> (Option<TableEntry>, Window) {
        let Transpositions { probes, stores, .. } = &self.trace.transpositions;
        let ProbeRecord { found, window } = probes[probe.slot as usize];
        let found = found.checked_sub(1).map(|number| stores[number as usize].entry);
        let window = window.checked_sub(1).map(|number| self.trace.windows[number as usize]);
        (found, window.unwrap_or_else(|| self.window_here()))
    }

    /// To how many plies below a node it is searched; none for all the way down.
    fn remaining(&self, node: NodeId) -> Option<usize> {
        self.limit().map(|limit| limit.saturating_sub(self.tree.depth(node)))
    }

    /// What a node returned at the end of its last visit begun by now.
    fn answer_of(&self, node: NodeId) -> (f64, Bound) {
        self.visit(node).and_then(|span| self.trace.left_at(span.leave)).unwrap_or((f64::NAN, Bound::Exact))
    }
}

//! When each node was entered and left.

use crate::tree::NodeId;

/// "At no step."
pub(super) const NEVER: u32 = u32::MAX;

/// One visit of a node, in steps: after `enter` events it is open, after `leave` events closed. Of a node that was
/// never visited, `enter` is [`NEVER`] and `leave` the step at which that was settled: its branch was pruned, or an
/// ancestor was evaluated at the depth limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    pub enter: u32,
    pub leave: u32,
}

impl Span {
    pub(super) const NEVER: Span = Span { enter: NEVER, leave: NEVER };
}

/// The visits of every node. Nearly all searches visit a node once, so the last visit has a place by node and
/// earlier ones a list aside.
#[derive(Clone, Debug, Default)]
pub(super) struct Spans {
    pub(super) last: Vec<Span>,
    /// Sorted by node, then by step.
    pub(super) earlier: Vec<(NodeId, Span)>,
}

impl Spans {
    pub(super) fn for_nodes(count: usize) -> Spans {
        Spans { last: vec![Span::NEVER; count], earlier: Vec::new() }
    }

    /// Notes that a node is entered.
    #[inline]
    pub(super) fn enter(&mut self, node: NodeId, step: u32) {
        let span = &mut self.last[node.index()];
        if span.enter != NEVER {
            self.earlier.push((node, *span));
        }
        *span = Span { enter: step, leave: NEVER };
    }

    /// The last visit of a node begun by a step.
    #[inline]
    pub(super) fn by(&self, node: NodeId, step: u32) -> Option<Span> {
        let last = self.last[node.index()];
        if last.enter <= step {
            return Some(last);
        }
        if self.earlier.is_empty() {
            return None;
        }
        let begun = self.earlier.partition_point(|(n, span)| (*n, span.enter) <= (node, step));
        self.earlier[..begun].last().filter(|(n, _)| *n == node).map(|(_, span)| *span)
    }

    /// Every visit of a node, in order.
    pub(super) fn of(&self, node: NodeId) -> impl Iterator<Item = Span> {
        let start = self.earlier.partition_point(|(n, _)| *n < node);
        let earlier = self.earlier[start..].iter().take_while(move |(n, _)| *n == node).map(|(_, span)| *span);
        earlier.chain(Some(self.last[node.index()]).filter(|span| span.enter != NEVER))
    }
}

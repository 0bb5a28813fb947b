//! When each node was entered and left.

use std::ops::Range;

use crate::tree::NodeId;

/// "At no step", since steps count from 1. Zero, so that memory for nodes that are never visited is never touched.
pub(super) const NEVER: u32 = 0;

/// One visit of a node, in steps: after `enter` events it is open, after `leave` events closed. A node that the table
/// answers is visited for one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    pub enter: u32,
    /// [`NEVER`] if the search ended before.
    pub leave: u32,
}

impl Span {
    /// True if it has begun by a step.
    #[inline]
    pub(super) fn is_begun(self, step: u32) -> bool {
        is_by(self.enter, step)
    }

    /// True if it has ended by a step.
    #[inline]
    pub(super) fn is_over(self, step: u32) -> bool {
        is_by(self.leave, step)
    }
}

/// True if something that happens at a step, or [`NEVER`], has happened by another.
#[inline]
pub(super) fn is_by(step: u32, now: u32) -> bool {
    step.wrapping_sub(1) < now
}

/// The visits of every node. Nearly all searches visit a node once, so the last visit has a place by node and
/// earlier ones a list aside.
#[derive(Clone, Debug, Default)]
pub(super) struct Spans {
    /// By node: entered and left, as in [`Span`].
    last: Vec<[u32; 2]>,
    /// While recording: all visits but the last, in the order in which the next one began.
    repeated: Vec<(NodeId, Span)>,
    /// Afterwards: all visits but the last, by node and then by step.
    earlier: Vec<Span>,
    /// By node: where its visits begin in `earlier`; one entry more than nodes. Empty if no node was visited twice.
    first_earlier: Vec<u32>,
}

impl Spans {
    pub(super) fn for_nodes(count: usize) -> Spans {
        Spans { last: vec![[NEVER; 2]; count], ..Spans::default() }
    }

    /// The last visit of a node; all [`NEVER`] if there is none.
    #[inline]
    fn last(&self, node: NodeId) -> Span {
        let [enter, leave] = self.last[node.index()];
        Span { enter, leave }
    }

    /// The last visits of some nodes, as [`last`](Self::last) has them.
    pub(super) fn last_of(&self, nodes: Range<usize>) -> impl Iterator<Item = Span> {
        self.last[nodes].iter().map(|&[enter, leave]| Span { enter, leave })
    }

    /// Notes that a node is entered.
    #[inline]
    pub(super) fn enter(&mut self, node: NodeId, step: u32) {
        let span = self.last(node);
        if span.enter != NEVER {
            self.repeated.push((node, span));
        }
        self.last[node.index()] = [step, NEVER];
    }

    /// Notes that a node is left.
    #[inline]
    pub(super) fn leave(&mut self, node: NodeId, step: u32) {
        self.last[node.index()][1] = step;
    }

    /// Sorts the visits by node, once all are noted. A node's visits come in order, and stay so.
    pub(super) fn finish(&mut self) {
        let repeated = std::mem::take(&mut self.repeated);
        if repeated.is_empty() {
            return;
        }
        let mut first = vec![0; self.last.len() + 1];
        for (node, _) in &repeated {
            first[node.index() + 1] += 1;
        }
        for node in 0..self.last.len() {
            first[node + 1] += first[node];
        }
        let mut next = first.clone();
        self.earlier = vec![Span { enter: NEVER, leave: NEVER }; repeated.len()];
        for (node, span) in repeated {
            let place = &mut next[node.index()];
            self.earlier[*place as usize] = span;
            *place += 1;
        }
        self.first_earlier = first;
    }

    /// True if no node was visited twice.
    pub(super) fn are_single(&self) -> bool {
        self.earlier.is_empty()
    }

    /// All visits of a node but the last.
    fn earlier(&self, node: NodeId) -> &[Span] {
        match self.first_earlier.get(node.index()..node.index() + 2) {
            Some(&[start, end]) => &self.earlier[start as usize..end as usize],
            _ => &[],
        }
    }

    /// The last visit of a node begun by a step.
    #[inline]
    pub(super) fn by(&self, node: NodeId, step: u32) -> Option<Span> {
        let last = self.last(node);
        if last.is_begun(step) {
            return Some(last);
        }
        if self.are_single() {
            return None;
        }
        let earlier = self.earlier(node);
        let begun = earlier.partition_point(|span| span.is_begun(step));
        earlier[..begun].last().copied()
    }

    /// Every visit of a node, in order.
    pub(super) fn of(&self, node: NodeId) -> impl Iterator<Item = Span> {
        let last = Some(self.last(node)).filter(|span| span.enter != NEVER);
        self.earlier(node).iter().copied().chain(last)
    }

    /// Bytes held on to.
    pub(super) fn memory(&self) -> usize {
        let Spans { last, repeated, earlier, first_earlier } = self;
        size_of_val(&last[..])
            + size_of_val(&repeated[..])
            + size_of_val(&earlier[..])
            + size_of_val(&first_earlier[..])
    }
}

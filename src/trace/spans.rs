//! When each node was entered and left.

use std::ops::Range;

use crate::tree::NodeId;

/// "At no step", since steps count from 1. Zero, so that memory for what never happened is never touched.
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
#[derive(Clone, Debug)]
pub(super) struct Spans {
    /// How many nodes there are.
    count: usize,
    /// By group of [`GROUP`] nodes: where in `groups` its last visits are; 0 as long as none of them was visited.
    places: Vec<u32>,
    /// The last visits of groups, entered and left as in [`Span`]. A search with a window leaves most of a large tree
    /// alone, and pays only for the groups it comes to. The first group stands for all the others.
    groups: Vec<[[u32; 2]; GROUP]>,
    /// While recording: all visits but the last, in the order in which the next one began.
    repeated: Vec<(NodeId, Span)>,
    /// Afterwards: all visits but the last, by node and then by step.
    earlier: Vec<Span>,
    /// By node: where its visits begin in `earlier`; one entry more than nodes. Empty if no node was visited twice.
    first_earlier: Vec<u32>,
}

/// How many neighbours, in level order, share a place in the index. Children are neighbours and mostly visited together.
const GROUP: usize = 16;
/// Groups for which there is room from the start, so that smaller searches need not move what they noted.
const ROOM: usize = 1 << 12;

impl Spans {
    pub(super) fn for_nodes(count: usize) -> Spans {
        let mut groups = Vec::with_capacity((1 + count.div_ceil(GROUP)).min(ROOM));
        groups.push([[NEVER; 2]; GROUP]);
        Spans {
            count,
            places: vec![0; count.div_ceil(GROUP)],
            groups,
            repeated: Vec::new(),
            earlier: Vec::new(),
            first_earlier: Vec::new(),
        }
    }

    /// The last visit of a node; all [`NEVER`] if there is none.
    #[inline]
    fn last(&self, node: NodeId) -> Span {
        let index = node.index();
        let [enter, leave] = self.groups[self.places[index / GROUP] as usize][index % GROUP];
        Span { enter, leave }
    }

    /// Where the last visit of a node is noted.
    #[inline]
    fn last_mut(&mut self, node: NodeId) -> &mut [u32; 2] {
        let index = node.index();
        let place = &mut self.places[index / GROUP];
        if *place == 0 {
            *place = self.groups.len() as u32;
            self.groups.push([[NEVER; 2]; GROUP]);
        }
        &mut self.groups[*place as usize][index % GROUP]
    }

    /// The last visits of some nodes, as [`last`](Self::last) has them.
    pub(super) fn last_of(&self, nodes: Range<usize>) -> impl Iterator<Item = Span> {
        nodes.map(|index| self.last(NodeId::new(index)))
    }

    /// Notes that a node is entered.
    #[inline]
    pub(super) fn enter(&mut self, node: NodeId, step: u32) {
        self.begin(node, [step, NEVER]);
    }

    /// Notes that a node is entered and left in one step.
    #[inline]
    pub(super) fn pass(&mut self, node: NodeId, step: u32) {
        self.begin(node, [step, step]);
    }

    #[inline]
    fn begin(&mut self, node: NodeId, visit: [u32; 2]) {
        let [enter, leave] = std::mem::replace(self.last_mut(node), visit);
        if enter != NEVER {
            self.repeated.push((node, Span { enter, leave }));
        }
    }

    /// Notes that a node is left.
    #[inline]
    pub(super) fn leave(&mut self, node: NodeId, step: u32) {
        self.last_mut(node)[1] = step;
    }

    /// Sorts the visits by node, once all are noted. A node's visits come in order, and stay so.
    pub(super) fn finish(&mut self) {
        self.groups.shrink_to_fit();
        let repeated = std::mem::take(&mut self.repeated);
        if repeated.is_empty() {
            return;
        }
        let mut first = vec![0; self.count + 1];
        for (node, _) in &repeated {
            first[node.index() + 1] += 1;
        }
        for node in 0..self.count {
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

    /// How many visits were not the first of their node.
    pub(super) fn repeated(&self) -> usize {
        self.earlier.len()
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
        let Spans { count: _, places, groups, repeated, earlier, first_earlier } = self;
        size_of_val(&places[..])
            + size_of_val(&groups[..])
            + size_of_val(&repeated[..])
            + size_of_val(&earlier[..])
            + size_of_val(&first_earlier[..])
    }
}

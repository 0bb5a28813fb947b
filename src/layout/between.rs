//! On the way from one layout of a tree to another.

use std::sync::Arc;

use super::Layout;
use super::part::Part;
use super::seats::Seats;
use crate::tree::{GameTree, NodeId};

/// A movement of a tree's nodes. Whatever is shown at its start or at its end is shown all the way; what is hidden at
/// one of them comes out of its nearest shown ancestor, or goes back into it. Where children have another order at the
/// end, they go past one another, and places do not ascend on the way.
#[derive(Clone, Debug)]
pub struct Between {
    /// By node on the way: its place at the start and at the end.
    from: Vec<f64>,
    to: Vec<f64>,
    widths: (f64, f64),
    layout: Arc<Layout>,
}

impl Between {
    /// A movement from one layout of a tree to another, at its start. O(nodes shown).
    pub fn new(tree: &GameTree, from: &Layout, to: &Layout) -> Between {
        let part = union(tree, from, to);
        let nodes = Nodes { tree, seats: &to.seats, part: part.as_ref() };
        let (seats, crossing) = (to.seats.clone(), from.crossing || from.seats != to.seats);
        let layout = Layout { xs: nodes.places(from), width: from.width, seats, part: part.clone(), crossing };
        let (from_xs, to_xs) = (layout.xs.clone(), nodes.places(to));
        Between { from: from_xs, to: to_xs, widths: (from.width, to.width), layout: Arc::new(layout) }
    }

    /// Where the nodes stood when last asked for, at first at the start.
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// Where the nodes stand when this share of the way lies behind them.
    pub fn at(&mut self, share: f64) -> &Arc<Layout> {
        let mixed = |from: f64, to: f64| from + share.clamp(0.0, 1.0) * (to - from);
        let layout = Arc::make_mut(&mut self.layout);
        for ((x, &from), &to) in layout.xs.iter_mut().zip(&self.from).zip(&self.to) {
            *x = mixed(from, to);
        }
        layout.width = mixed(self.widths.0, self.widths.1);
        &self.layout
    }
}

/// The nodes that one of two layouts shows, in the order of the second; none if that is all of them.
fn union(tree: &GameTree, from: &Layout, to: &Layout) -> Option<Part> {
    let (before, after, seats) = (from.part.as_ref()?, to.part.as_ref()?, &to.seats);
    let gone = before.nodes().iter().filter(|&&node| !to.shows(node));
    let mut nodes: Vec<NodeId> = after.nodes().iter().chain(gone).copied().collect();
    nodes.sort_unstable_by_key(|&node| seats.seat(node));
    (nodes.len() < tree.len()).then(|| Part::of(nodes, seats, tree.len()))
}

/// The nodes on the way.
struct Nodes<'a> {
    tree: &'a GameTree,
    seats: &'a Seats,
    /// None if all are.
    part: Option<&'a Part>,
}

impl Nodes<'_> {
    fn count(&self) -> usize {
        self.part.map_or(self.tree.len(), |part| part.nodes().len())
    }

    fn node(&self, slot: usize) -> NodeId {
        self.part.map_or_else(|| self.seats.node(slot), |part| part.nodes()[slot])
    }

    fn slot(&self, seat: usize) -> usize {
        self.part.map_or(seat, |part| part.count_before(seat))
    }

    /// Where a layout puts them: those that it hides as near to their shown ancestor as the order of the level allows.
    fn places(&self, layout: &Layout) -> Vec<f64> {
        let mut xs = Vec::with_capacity(self.count());
        for slot in 0..self.count() {
            let node = self.node(slot);
            // Parents come first: the place of a hidden node's parent is the shown ancestor's.
            let parent = self.tree.parent(node).filter(|_| !layout.shows(node));
            let x = parent.map_or_else(|| layout.x(node), |parent| xs[self.slot(self.seats.seat(parent))]);
            xs.push(x);
        }
        if layout.crossing || layout.seats != *self.seats {
            return xs;
        }
        for depth in 0..self.tree.level_count() {
            let level = self.tree.level(depth);
            let slots = self.slot(level.start)..self.slot(level.end);
            if slots.is_empty() {
                break;
            }
            let shown = |slot: usize| layout.shows(self.node(slot));
            put_in_order(&mut xs[slots.clone()], |place| shown(slots.start + place));
        }
        xs
    }
}

/// Moves the hidden ones among a level's places between their neighbours.
fn put_in_order(xs: &mut [f64], shown: impl Fn(usize) -> bool) {
    let mut low = f64::NEG_INFINITY;
    for (place, x) in xs.iter_mut().enumerate() {
        if !shown(place) {
            *x = x.max(low);
        }
        low = *x;
    }
    let mut high = f64::INFINITY;
    for x in xs.iter_mut().rev() {
        *x = x.min(high);
        high = *x;
    }
}

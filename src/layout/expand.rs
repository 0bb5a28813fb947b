//! Lays out a part of a tree.

use super::part::Part;
use super::seats::Seats;
use super::{Layout, place};
use crate::tree::{GameTree, NodeId};

/// The nodes of a tree that are to be laid out, listed from the root down.
pub(super) struct Listing<'a> {
    tree: &'a GameTree,
    seats: &'a Seats,
    /// As they are drawn; those before `done` have their children listed.
    nodes: Vec<NodeId>,
    done: usize,
    /// By node listed: where its children begin in the list, or would; one entry more for each that is done.
    first_children: Vec<u32>,
}

impl<'a> Listing<'a> {
    /// The top of a subtree alone.
    pub(super) fn new(tree: &'a GameTree, seats: &'a Seats, top: NodeId) -> Listing<'a> {
        Listing { tree, seats, nodes: vec![top], done: 0, first_children: vec![1] }
    }

    /// The next node whose children are to be listed.
    pub(super) fn next(&self) -> Option<NodeId> {
        self.nodes.get(self.done).copied()
    }

    /// Lists those children of the next node that are to be laid out.
    pub(super) fn list(&mut self, is_shown: impl Fn(NodeId) -> bool) {
        let node = self.nodes[self.done];
        self.nodes.extend(self.seats.children(self.tree, node).filter(|&child| is_shown(child)));
        self.first_children.push(self.nodes.len() as u32);
        self.done += 1;
    }

    /// The nodes listed, their places, and the width. The children of all nodes must be listed.
    pub(super) fn placed(self) -> (Vec<NodeId>, Vec<f64>, f64) {
        let (xs, width) = place::place(&self.first_children);
        (self.nodes, xs, width)
    }

    /// Lays out what is listed, from the root down, as if the tree held nothing else.
    pub(super) fn lay_out(self) -> Layout {
        let (tree, seats) = (self.tree, self.seats);
        let (nodes, xs, width) = self.placed();
        let part = (nodes.len() < tree.len()).then(|| Part::of(nodes, seats, tree.len()));
        Layout { xs, width, seats: seats.clone(), part, crossing: false }
    }
}

/// Lays out what is visible.
pub(super) fn of_visible(tree: &GameTree, visible: impl Fn(NodeId) -> bool) -> Layout {
    let seats = Seats::default();
    let mut listing = Listing::new(tree, &seats, NodeId::ROOT);
    while listing.next().is_some() {
        listing.list(&visible);
    }
    listing.lay_out()
}

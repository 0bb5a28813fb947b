//! Where nodes stand: a tidy drawing of a tree, or of a part of it.
//!
//! Axes are *depth* (the level) and *cross* (along a level), so that a picture with its root at the left is the same
//! layout with the axes swapped. This room knows numbers only: shapes and sizes are the scene's.
//!
//! [`Layout`] holds the places, [`Folds`] which part of a tree is laid out, [`Seats`] in which order children stand,
//! [`Between`] the way from one layout to another.

mod between;
mod expand;
mod folds;
mod insert;
mod merge;
mod part;
mod place;
mod seats;

use std::ops::Range;

use crate::tree::{GameTree, NodeId};

pub use between::Between;
pub use folds::{Folds, stretch_end};
use part::Part;
pub use seats::Seats;

/// The place of every node that is shown: its depth is its level, its x the place along the level, in units of the
/// least distance between two nodes.
///
/// The shown nodes are numbered level by level from left to right; these numbers are their *slots*. Where all nodes are
/// shown in the tree's own order, a node's slot is its index.
///
/// ```
/// use plywalk::{layout::Layout, tree::NodeId};
///
/// let tree = plywalk::format::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]").unwrap().tree;
/// let layout = Layout::tidy(&tree);
/// assert_eq!(layout.width(), 8.0);
/// assert_eq!(layout.x(NodeId::ROOT), 4.0);
/// assert_eq!(layout.level_within(&tree, 2, 2.5..5.0), 7..9, "two leaves of the middle branch");
///
/// let folded = Layout::of_visible(&tree, |node| tree.parent(node) != Some(NodeId::new(1)));
/// assert_eq!((folded.count(), folded.width()), (10, 5.0), "leaves have room under a folded node");
/// assert_eq!(folded.nearest_shown(&tree, NodeId::new(5)), NodeId::new(1));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// By slot.
    xs: Vec<f64>,
    width: f64,
    seats: Seats,
    /// Which nodes are shown; none if all are.
    part: Option<Part>,
    /// True while nodes go past one another: places do not ascend.
    crossing: bool,
}

impl Layout {
    /// Lays out all nodes of a tree: neighbours of a level one unit apart or more, parents over the middle of their
    /// children, as narrow as subtrees of fixed shape allow. Mirrored trees have mirrored drawings, equal subtrees
    /// equal ones. O(nodes). `place.rs` tells how.
    pub fn tidy(tree: &GameTree) -> Layout {
        Layout::seated(tree, &Seats::default())
    }

    /// The same, with children in some order.
    pub fn seated(tree: &GameTree, seats: &Seats) -> Layout {
        let (xs, width) = place::place(seats.first_children(tree));
        Layout { xs, width, seats: seats.clone(), part: None, crossing: false }
    }

    /// Lays out the root and every other node that is visible and whose parent is laid out, as if the tree held no
    /// others. O(nodes laid out, and their children).
    pub fn of_visible(tree: &GameTree, visible: impl Fn(NodeId) -> bool) -> Layout {
        expand::of_visible(tree, visible)
    }

    /// The place of a shown node along its level; 0 is the leftmost node's. Of a hidden node, that of the next shown
    /// one: ask for [its ancestor](Layout::nearest_shown) instead.
    #[inline]
    pub fn x(&self, node: NodeId) -> f64 {
        self.xs[self.slot(node).min(self.xs.len() - 1)]
    }

    /// By slot: the place along the level. Ascending within a level, unless nodes are [on their way](Between) past one
    /// another.
    pub fn xs(&self) -> &[f64] {
        &self.xs
    }

    /// The distance between the leftmost and the rightmost node.
    pub fn width(&self) -> f64 {
        self.width
    }

    /// Counts the shown nodes; never 0.
    pub fn count(&self) -> usize {
        self.xs.len()
    }

    /// True if every node is shown.
    #[inline]
    pub fn shows_all(&self) -> bool {
        self.part.is_none()
    }

    /// The order in which children are drawn.
    pub fn seats(&self) -> &Seats {
        &self.seats
    }

    /// True while nodes go past one another on their way to an order of children.
    pub fn is_crossing(&self) -> bool {
        self.crossing
    }

    /// True if every node is shown in the tree's own order, so that a node's slot is its index.
    #[inline]
    pub fn slots_are_indices(&self) -> bool {
        self.shows_all() && self.seats.are_given()
    }

    /// True if a node is shown, false if it is hidden.
    #[inline]
    pub fn shows(&self, node: NodeId) -> bool {
        self.part.as_ref().is_none_or(|part| part.contains(self.seats.seat(node)))
    }

    /// The node itself if it is shown, else its nearest ancestor that is.
    pub fn nearest_shown(&self, tree: &GameTree, node: NodeId) -> NodeId {
        let mut at = node;
        while !self.shows(at) {
            at = tree.parent(at).unwrap_or(NodeId::ROOT);
        }
        at
    }

    /// The node in a slot.
    #[inline]
    pub fn node(&self, slot: usize) -> NodeId {
        self.part.as_ref().map_or_else(|| self.seats.node(slot), |part| part.nodes()[slot])
    }

    /// A node's slot if it is shown, else that of the next shown one.
    #[inline]
    pub fn slot(&self, node: NodeId) -> usize {
        self.slot_of(self.seats.seat(node))
    }

    /// The slots of the shown nodes of a level.
    #[inline]
    pub fn level(&self, tree: &GameTree, depth: usize) -> Range<usize> {
        // Seats as well as indices go from level to level.
        self.slots_of(tree.level(depth))
    }

    /// The slots of the shown children of a node.
    #[inline]
    pub fn children(&self, tree: &GameTree, node: NodeId) -> Range<usize> {
        self.slots_of(self.seats.below(tree, self.seats.seat(node)))
    }

    /// By level, the slots of the shown nodes below a node, as far down as there are any.
    pub fn below(&self, tree: &GameTree, node: NodeId) -> impl Iterator<Item = Range<usize>> {
        let seat = self.seats.seat(node);
        // The descendants of a level are neighbours; the first with children begins the next level's.
        let below = move |seats: &Range<usize>| {
            let (first, last) = (seats.start, seats.end.checked_sub(1)?);
            let below = self.seats.below(tree, first).start..self.seats.below(tree, last).end;
            (!self.slots_of(below.clone()).is_empty()).then_some(below)
        };
        std::iter::successors(below(&(seat..seat + 1)), below).map(|seats| self.slots_of(seats))
    }

    /// The slots of the shown nodes in some seats.
    #[inline]
    fn slots_of(&self, seats: Range<usize>) -> Range<usize> {
        self.slot_of(seats.start)..self.slot_of(seats.end)
    }

    #[inline]
    fn slot_of(&self, seat: usize) -> usize {
        self.part.as_ref().map_or(seat, |part| part.count_before(seat))
    }

    /// The shown nodes of a level from one x up to, and without, another, as a range of slots. O(log of the level). While
    /// nodes go past one another, all of the level.
    pub fn level_within(&self, tree: &GameTree, depth: usize, xs: Range<f64>) -> Range<usize> {
        let level = self.level(tree, depth);
        if self.crossing {
            return level;
        }
        let places = &self.xs[level.clone()];
        let start = places.partition_point(|&x| x < xs.start);
        let end = places.partition_point(|&x| x < xs.end).max(start);
        level.start + start..level.start + end
    }

    /// The deepest level that shows a node.
    pub fn deepest_level(&self, tree: &GameTree) -> usize {
        tree.depth(self.node(self.count() - 1))
    }
}

//! Where nodes stand: a tidy drawing of a tree, or of a part of it.
//!
//! Axes are *depth* (the level) and *cross* (along a level), so that a picture with its root at the left is the same
//! layout with the axes swapped. This room knows numbers only: shapes and sizes are the scene's.
//!
//! [`Layout`] holds the places, [`Folds`] which part of a tree is laid out, [`Between`] the way from one layout to
//! another.

mod between;
mod expand;
mod folds;
mod insert;
mod merge;
mod part;
mod place;

use std::ops::Range;

use crate::tree::{GameTree, NodeId};

pub use between::Between;
pub use folds::{Folds, stretch_end};
use part::Part;

/// The place of every node that is shown: its depth is its level, its x the place along the level, in units of the
/// least distance between two nodes.
///
/// The shown nodes are numbered in level order; these numbers are their *slots*. Where all nodes are shown, a node's
/// slot is its index.
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
    /// Which nodes are shown; none if all are.
    part: Option<Part>,
}

impl Layout {
    /// Lays out all nodes of a tree: neighbours of a level one unit apart or more, parents over the middle of their
    /// children, as narrow as subtrees of fixed shape allow. Mirrored trees have mirrored drawings, equal subtrees
    /// equal ones. O(nodes). `place.rs` tells how.
    pub fn tidy(tree: &GameTree) -> Layout {
        let (xs, width) = place::place(tree.first_children());
        Layout { xs, width, part: None }
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
        self.xs[self.slot(node.index()).min(self.xs.len() - 1)]
    }

    /// By slot: the place along the level. Ascending within a level.
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

    /// True if a node is shown, false if it is hidden.
    #[inline]
    pub fn shows(&self, node: NodeId) -> bool {
        self.part.as_ref().is_none_or(|part| part.contains(node))
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
        self.part.as_ref().map_or_else(|| NodeId::new(slot), |part| part.nodes()[slot])
    }

    /// The slots of nodes with these indices, as far as they are shown.
    #[inline]
    pub fn slots(&self, indices: Range<usize>) -> Range<usize> {
        self.slot(indices.start)..self.slot(indices.end)
    }

    /// A node's slot if it is shown, else that of the next shown one.
    #[inline]
    fn slot(&self, index: usize) -> usize {
        self.part.as_ref().map_or(index, |part| part.count_before(index))
    }

    /// The shown nodes of a level from one x up to, and without, another, as a range of slots. O(log of the level).
    pub fn level_within(&self, tree: &GameTree, depth: usize, xs: Range<f64>) -> Range<usize> {
        let level = self.slots(tree.level(depth));
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

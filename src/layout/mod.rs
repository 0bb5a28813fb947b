//! Where nodes stand: a tidy drawing of a tree.
//!
//! Axes are *depth* (the level) and *cross* (along a level), so that a picture with its root at the left is the same
//! layout with the axes swapped. This room knows numbers only: shapes and sizes are the scene's.

mod expand;
mod merge;
mod place;

use std::ops::Range;

use crate::tree::{GameTree, NodeId};

/// The place of every node: its depth is its level, its x the place along the level, in units of the least distance
/// between two nodes.
///
/// ```
/// use plywalk::{layout::Layout, tree::NodeId};
///
/// let tree = plywalk::format::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]").unwrap().tree;
/// let layout = Layout::tidy(&tree);
/// assert_eq!(layout.width(), 8.0);
/// assert_eq!(layout.x(NodeId::ROOT), 4.0);
/// assert_eq!(layout.level_within(&tree, 2, 2.5..5.0), 7..9, "two leaves of the middle branch");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// By node.
    xs: Vec<f64>,
    width: f64,
    /// By node: whether it has a place of its own; empty if all have.
    shown: Vec<bool>,
}

impl Layout {
    /// Lays out all nodes of a tree: neighbours of a level one unit apart or more, parents over the middle of their
    /// children, as narrow as subtrees of fixed shape allow. Mirrored trees have mirrored drawings, equal subtrees
    /// equal ones. O(nodes). `place.rs` tells how.
    pub fn tidy(tree: &GameTree) -> Layout {
        let (xs, width) = place::place(tree.first_children());
        Layout { xs, width, shown: Vec::new() }
    }

    /// Lays out the root and every other node that is visible and whose parent is laid out, as if the tree held no
    /// others. A hidden node stands with its nearest ancestor that is laid out, or as near as the order of its level
    /// allows.
    pub fn of_visible(tree: &GameTree, visible: impl Fn(NodeId) -> bool) -> Layout {
        expand::of_visible(tree, visible)
    }

    /// The place of a node along its level; 0 is the leftmost node's.
    #[inline]
    pub fn x(&self, node: NodeId) -> f64 {
        self.xs[node.index()]
    }

    /// By node in level order: its place along its level. Ascending within a level.
    pub fn xs(&self) -> &[f64] {
        &self.xs
    }

    /// The distance between the leftmost and the rightmost node.
    pub fn width(&self) -> f64 {
        self.width
    }

    /// True if every node has a place of its own.
    #[inline]
    pub fn shows_all(&self) -> bool {
        self.shown.is_empty()
    }

    /// True if a node has a place of its own, false if it is hidden.
    #[inline]
    pub fn shows(&self, node: NodeId) -> bool {
        self.shown.is_empty() || self.shown[node.index()]
    }

    /// The nodes of a level from one x up to, and without, another, as a range of indices. O(log of the level).
    pub fn level_within(&self, tree: &GameTree, depth: usize, xs: Range<f64>) -> Range<usize> {
        let level = tree.level(depth);
        let places = &self.xs[level.clone()];
        let start = places.partition_point(|&x| x < xs.start);
        let end = places.partition_point(|&x| x < xs.end).max(start);
        level.start + start..level.start + end
    }
}

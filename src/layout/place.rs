//! Tidy places for the nodes of a tree in level order.
//!
//! The drawing is that of E. M. Reingold and J. S. Tilford, *Tidier Drawings of Trees* (IEEE Transactions on Software
//! Engineering 7, 1981): every subtree has a fixed shape, siblings' subtrees are pushed together until two of their
//! nodes are one unit apart on some level, and the parent stands over the middle of its first and last child. Contours
//! continue from a shallow subtree into a deeper neighbour by threads, as there, so that all is linear in the nodes.
//!
//! Two things differ:
//! - *Level order does the bookkeeping.* The node after a contour's last node is the neighbour's first, so that one
//!   number walks two contours; every pair of neighbours is compared once in all.
//! - *Between larger siblings, smaller ones stand in the middle of their room.* Walker (1990) and Buchheim, Jünger and
//!   Leipert (*Improving Walker's Algorithm to Run in Linear Time*, 2002) spread them evenly, which depends on the
//!   side that one begins with: a mirrored tree may get another drawing, and a wider one. Here siblings are pushed
//!   to the left as far as they go and to the right as far as they go, and stand halfway between. Distances that
//!   both placements keep, their mean keeps too.

use super::merge::Merger;

/// The x of every node, the leftmost at 0, and the width. `first_child` holds by node in level order its first child's
/// number, or where that would be, and one entry more.
pub(super) fn place(first_child: &[u32]) -> (Vec<f64>, f64) {
    let mut xs = place_below_parents(first_child);
    for node in 0..xs.len() {
        let x = xs[node];
        for child in &mut xs[first_child[node] as usize..first_child[node + 1] as usize] {
            *child += x;
        }
    }
    let (mut low, mut high) = (0.0_f64, 0.0_f64);
    for &x in &xs {
        (low, high) = (low.min(x), high.max(x));
    }
    for x in &mut xs {
        *x -= low;
    }
    (xs, high - low)
}

/// By node: its x as seen from its parent; 0 for the root.
fn place_below_parents(first_child: &[u32]) -> Vec<f64> {
    let count = first_child.len() - 1;
    let mut merger = Merger::new(first_child);
    let mut shifts = vec![0.0; count];
    for node in (0..count).rev() {
        let children = first_child[node] as usize..first_child[node + 1] as usize;
        if !children.is_empty() {
            merger.place_children(node, &mut shifts[children]);
        }
    }
    shifts
}

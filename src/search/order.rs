//! The order of children, made ready for the walk.

use super::options::Order;
use crate::tree::{Children, NodeId};

impl Order {
    /// The child to search after `searched` others of the same parent; none when all are.
    #[inline]
    pub(super) fn next(self, mut children: Children, searched: usize) -> Option<NodeId> {
        match self {
            Order::Given => children.nth(searched),
            Order::Reversed => children.nth_back(searched),
        }
    }

    /// The children left after `searched` others of the same parent.
    pub(super) fn rest(self, children: Children, searched: usize) -> impl Iterator<Item = NodeId> {
        let left = children.len() - searched;
        let skipped = match self {
            Order::Given => searched,
            Order::Reversed => 0,
        };
        children.skip(skipped).take(left)
    }
}

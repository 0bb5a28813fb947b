//! Which node stands where along each level, where children are not drawn in the order that the tree gives them.

use std::ops::Range;
use std::sync::Arc;

use crate::trace::Moment;
use crate::tree::{GameTree, NodeId};

/// An order in which children are drawn from left to right. The nodes of a level, and the levels one after another,
/// are numbered as they are drawn; these numbers are their *seats*. In the tree's own order, the default, a node's seat
/// is its index.
///
/// ```
/// use plywalk::{layout::{Layout, Seats}, tree::NodeId};
///
/// let tree = plywalk::format::parse("[[3, 12], [2]]").unwrap().tree;
/// let seats = Seats::new(&tree, |_, children| children.reverse());
/// let layout = Layout::seated(&tree, &seats);
/// let leaves: Vec<_> = layout.level(&tree, 2).map(|slot| tree.value(layout.node(slot)).unwrap()).collect();
/// assert_eq!(leaves, [2.0, 12.0, 3.0]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seats(Option<Arc<Taken>>);

#[derive(Debug, PartialEq, Eq)]
struct Taken {
    /// By seat.
    nodes: Vec<NodeId>,
    /// By node.
    seats: Vec<u32>,
    /// By seat: that of the first child, or where it would be; one entry more.
    first_children: Vec<u32>,
}

impl Seats {
    /// Lets `arrange` bring the children of every node into the order in which they are drawn. O(nodes) and what
    /// arranging takes.
    pub fn new(tree: &GameTree, mut arrange: impl FnMut(NodeId, &mut [NodeId])) -> Seats {
        let (mut nodes, mut first_children) = (Vec::with_capacity(tree.len()), Vec::with_capacity(tree.len() + 1));
        nodes.push(NodeId::ROOT);
        first_children.push(1);
        for seat in 0..tree.len() {
            let (node, first) = (nodes[seat], nodes.len());
            nodes.extend(tree.children(node));
            arrange(node, &mut nodes[first..]);
            first_children.push(nodes.len() as u32);
        }
        if nodes.is_sorted() {
            return Seats::default();
        }
        let mut seats = vec![0; tree.len()];
        for (seat, node) in nodes.iter().enumerate() {
            seats[node.index()] = seat as u32;
        }
        Seats(Some(Arc::new(Taken { nodes, seats, first_children })))
    }

    /// The order in which a search takes the children, whether it comes to them or not; in a search that deepens, that
    /// of the iteration.
    pub fn of_search(moment: &Moment) -> Seats {
        Seats::new(moment.tree, |node, children| moment.put_in_search_order(node, children))
    }

    /// True if children are drawn in the order that the tree gives them.
    #[inline]
    pub fn are_given(&self) -> bool {
        self.0.is_none()
    }

    #[inline]
    pub(super) fn node(&self, seat: usize) -> NodeId {
        self.0.as_ref().map_or_else(|| NodeId::new(seat), |taken| taken.nodes[seat])
    }

    #[inline]
    pub(super) fn seat(&self, node: NodeId) -> usize {
        self.0.as_ref().map_or(node.index(), |taken| taken.seats[node.index()] as usize)
    }

    /// The seats of the children of the node in a seat; of a leaf, the place where they would be.
    #[inline]
    pub(super) fn below(&self, tree: &GameTree, seat: usize) -> Range<usize> {
        match &self.0 {
            None => tree.children(NodeId::new(seat)).indices(),
            Some(taken) => taken.first_children[seat] as usize..taken.first_children[seat + 1] as usize,
        }
    }

    /// The children of a node from left to right.
    pub(super) fn children(&self, tree: &GameTree, node: NodeId) -> impl Iterator<Item = NodeId> {
        self.below(tree, self.seat(node)).map(|seat| self.node(seat))
    }

    /// By seat: that of the first child, or where it would be; one entry more.
    pub(super) fn first_children<'a>(&'a self, tree: &'a GameTree) -> &'a [u32] {
        self.0.as_ref().map_or(tree.first_children(), |taken| &taken.first_children)
    }
}

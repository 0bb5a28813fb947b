//! An order made ready for one search of one tree.

use std::cmp::Ordering;

use super::memory::Promoted;
use super::options::Options;
use super::order::Order;
use super::random::Dice;
use super::true_values::true_values;
use crate::tree::{Children, GameTree, NodeId, Player};

/// The squares of tic-tac-toe in the order in which a player without time to think tries them: the centre, the
/// corners, the edges.
const SQUARES: [u8; 9] = [4, 0, 2, 6, 8, 1, 3, 5, 7];

/// In which order a search takes the children of every node, settled before it begins.
#[derive(Clone, Debug)]
pub struct Arrangement(Kind);

#[derive(Clone, Debug)]
enum Kind {
    Given,
    Reversed,
    Permuted(Permutation),
}

#[derive(Clone, Debug)]
struct Permutation {
    /// Where the node numbered *first child + k* stands in the tree, the child to be searched *k*-th stands here.
    searched: Vec<NodeId>,
    /// By node: how many of its siblings go before it.
    ranks: Vec<u32>,
}

impl Arrangement {
    /// The order of some options, for this tree. O(n log b) where it must be worked out, else O(1).
    pub fn new(tree: &GameTree, options: &Options) -> Arrangement {
        match options.order {
            // Before the first iteration there is nothing to go by.
            Order::Given | Order::Previous => Arrangement(Kind::Given),
            Order::Reversed => Arrangement(Kind::Reversed),
            Order::BestFirst => {
                let values = true_values(tree, options);
                Arrangement::by_value(tree, |node| Some(values[node.index()]))
            }
            Order::WorstFirst => {
                let values = true_values(tree, options);
                let value = |node: NodeId| Some(values[node.index()]);
                Arrangement::permuted(tree, |node, children| {
                    children.sort_by(|&a, &b| better_first(tree.player(node), value(b), value(a)));
                })
            }
            Order::Static => Arrangement::permuted(tree, |_, children| {
                children.sort_by_key(|&child| static_rank(tree, child));
            }),
            Order::Random { seed } => Arrangement::permuted(tree, |node, children| {
                Dice::new(seed, node.index() as u64).shuffle(children);
            }),
        }
    }

    /// The children by some value, the best for the player to move first, those without one last. Stable.
    pub(super) fn by_value(tree: &GameTree, value: impl Fn(NodeId) -> Option<f64>) -> Arrangement {
        Arrangement::permuted(tree, |node, children| {
            children.sort_by(|&a, &b| better_first(tree.player(node), value(a), value(b)));
        })
    }

    /// Lets `arrange` bring the children of every node into order.
    fn permuted(tree: &GameTree, mut arrange: impl FnMut(NodeId, &mut [NodeId])) -> Arrangement {
        let mut searched: Vec<_> = tree.nodes().collect();
        let mut ranks = vec![0; tree.len()];
        for node in tree.nodes() {
            let children = &mut searched[tree.children(node).indices()];
            arrange(node, children);
            for (rank, child) in children.iter().enumerate() {
                ranks[child.index()] = rank as u32;
            }
        }
        Arrangement(Kind::Permuted(Permutation { searched, ranks }))
    }

    /// The child to search after `searched` others of the same parent; none when all are.
    #[inline]
    pub(super) fn next(&self, mut children: Children, searched: usize) -> Option<NodeId> {
        match &self.0 {
            Kind::Given => children.nth(searched),
            Kind::Reversed => children.nth_back(searched),
            Kind::Permuted(Permutation { searched: order, .. }) => {
                children.nth(searched).map(|place| order[place.index()])
            }
        }
    }

    /// The child to search after `searched` others, when one of them goes before all others.
    #[inline]
    pub(super) fn next_after(&self, first: Promoted, children: Children, searched: usize) -> Option<NodeId> {
        match searched {
            0 => Some(first.child),
            // Those that would have gone before it are one place late.
            _ if searched <= first.rank => self.next(children, searched - 1),
            _ => self.next(children, searched),
        }
    }

    /// How many siblings go before a node; 0 for the root.
    pub fn rank(&self, tree: &GameTree, node: NodeId) -> usize {
        let siblings = || tree.parent(node).map_or(1, |parent| tree.children(parent).len());
        match &self.0 {
            Kind::Given => tree.child_index(node),
            Kind::Reversed => siblings() - 1 - tree.child_index(node),
            Kind::Permuted(Permutation { ranks, .. }) => ranks[node.index()] as usize,
        }
    }

    /// The children of a node in the order in which they are searched.
    pub fn children(&self, tree: &GameTree, node: NodeId) -> impl ExactSizeIterator<Item = NodeId> + '_ {
        let children = tree.children(node);
        (0..children.len()).map(move |searched| self.next(children.clone(), searched).unwrap_or(node))
    }

    /// Bytes that the arrangement holds on to.
    pub(crate) fn memory(&self) -> usize {
        match &self.0 {
            Kind::Given | Kind::Reversed => 0,
            Kind::Permuted(Permutation { searched, ranks }) => size_of_val(&searched[..]) + size_of_val(&ranks[..]),
        }
    }
}

/// Which of two values a player would rather have first; any rather than none. Chance does not care.
pub fn better_first(player: Player, a: Option<f64>, b: Option<f64>) -> Ordering {
    match (player, a, b) {
        (Player::Max, Some(a), Some(b)) => b.total_cmp(&a),
        (Player::Min, Some(a), Some(b)) => a.total_cmp(&b),
        (Player::Max | Player::Min, a, b) => b.is_some().cmp(&a.is_some()),
        (Player::Chance, _, _) => Ordering::Equal,
    }
}

/// Where the square that a move names stands in [`SQUARES`]; last for any other move.
fn static_rank(tree: &GameTree, node: NodeId) -> usize {
    let square = square(tree, node);
    SQUARES.iter().position(|&s| Some(s) == square).unwrap_or(SQUARES.len())
}

/// The square of tic-tac-toe that the move to a node names: 0 to 8.
pub(super) fn square(tree: &GameTree, node: NodeId) -> Option<u8> {
    match tree.move_text(node)?.as_bytes() {
        [digit @ b'0'..=b'8'] => Some(digit - b'0'),
        _ => None,
    }
}

//! A part of a tree, as a set that is counted: which nodes are in it, and how many of them come before one.

use super::seats::Seats;
use crate::tree::NodeId;

/// How many nodes share one word of bits.
const WORD: usize = u64::BITS as usize;

/// Nodes of a tree as they are drawn, numbered for themselves. Asking for a node's number takes no longer in a large
/// part than in a small one, and making the set little longer than listing its nodes.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Part {
    nodes: Vec<NodeId>,
    /// By seat: whether its node is in the part.
    bits: Vec<u64>,
    /// By word of bits: how many nodes of the part come before it.
    before: Vec<u32>,
}

impl Part {
    /// A part of a tree of so many nodes; `nodes` by their seats.
    pub(super) fn of(nodes: Vec<NodeId>, seats: &Seats, count: usize) -> Part {
        let mut bits = vec![0u64; count / WORD + 1];
        for seat in nodes.iter().map(|&node| seats.seat(node)) {
            bits[seat / WORD] |= 1 << (seat % WORD);
        }
        let mut so_far = 0;
        let before = bits
            .iter()
            .map(|word| {
                so_far += word.count_ones();
                so_far - word.count_ones()
            })
            .collect();
        Part { nodes, bits, before }
    }

    pub(super) fn nodes(&self) -> &[NodeId] {
        &self.nodes
    }

    #[inline]
    pub(super) fn contains(&self, seat: usize) -> bool {
        let bits = self.bits.get(seat / WORD).copied().unwrap_or_default();
        bits >> (seat % WORD) & 1 == 1
    }

    /// How many nodes of the part sit before a seat. The number of the node in it, if that is of the part.
    #[inline]
    pub(super) fn count_before(&self, seat: usize) -> usize {
        let (word, bit) = (seat / WORD, seat % WORD);
        match (self.bits.get(word), self.before.get(word)) {
            (Some(bits), Some(&before)) => before as usize + (bits & ((1 << bit) - 1)).count_ones() as usize,
            _ => self.nodes.len(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn it_counts_as_a_list_would(members in prop::collection::vec(any::<bool>(), 0..300)) {
            let nodes: Vec<NodeId> = (0..members.len()).filter(|&i| members[i]).map(NodeId::new).collect();
            let part = Part::of(nodes.clone(), &Seats::default(), members.len());
            for index in 0..members.len() + 70 {
                let before = nodes.iter().filter(|node| node.index() < index).count();
                prop_assert_eq!(part.count_before(index), before);
                prop_assert_eq!(part.contains(index), members.get(index) == Some(&true));
            }
        }
    }
}

//! A part of a tree, as a set that is counted: which nodes are in it, and how many of them come before one.

use crate::tree::NodeId;

/// How many nodes share one word of bits.
const WORD: usize = u64::BITS as usize;

/// Nodes of a tree in level order, numbered for themselves. Asking for a node's number takes no longer in a large part
/// than in a small one, and making the set little longer than listing its nodes.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Part {
    nodes: Vec<NodeId>,
    /// By node: whether it is in the part.
    bits: Vec<u64>,
    /// By word of bits: how many nodes of the part come before it.
    before: Vec<u32>,
}

impl Part {
    /// A part of a tree of so many nodes; `nodes` in level order.
    pub(super) fn of(nodes: Vec<NodeId>, count: usize) -> Part {
        let mut bits = vec![0u64; count / WORD + 1];
        for node in &nodes {
            bits[node.index() / WORD] |= 1 << (node.index() % WORD);
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
    pub(super) fn contains(&self, node: NodeId) -> bool {
        let bits = self.bits.get(node.index() / WORD).copied().unwrap_or_default();
        bits >> (node.index() % WORD) & 1 == 1
    }

    /// How many nodes of the part have an index below this one. The number of a node of the part.
    #[inline]
    pub(super) fn count_before(&self, index: usize) -> usize {
        let (word, bit) = (index / WORD, index % WORD);
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
            let part = Part::of(nodes.clone(), members.len());
            for index in 0..members.len() + 70 {
                let before = nodes.iter().filter(|node| node.index() < index).count();
                prop_assert_eq!(part.count_before(index), before);
                prop_assert_eq!(part.contains(NodeId::new(index)), members.get(index) == Some(&true));
            }
        }
    }
}

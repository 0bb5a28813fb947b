//! Letters for nodes that nobody has named.

use super::game_tree::GameTree;
use super::node::NodeId;

/// The `rank`-th name of A, B, … Z, AA, AB, … (counted from 0), as spreadsheets name their columns.
///
/// ```
/// assert_eq!(plywalk::tree::letters(0), "A");
/// assert_eq!(plywalk::tree::letters(25), "Z");
/// assert_eq!(plywalk::tree::letters(26), "AA");
/// ```
pub fn letters(rank: usize) -> String {
    let mut reversed = Vec::new();
    let mut rest = rank;
    loop {
        reversed.push(b'A' + (rest % 26) as u8);
        if rest < 26 {
            break;
        }
        rest = rest / 26 - 1;
    }
    reversed.iter().rev().map(|&letter| char::from(letter)).collect()
}

/// The rank of which some letters are the name; none if they are no such name.
///
/// ```
/// use plywalk::tree::rank_of_letters;
///
/// assert_eq!(["A", "Z", "AA", "b", "A1", ""].map(rank_of_letters), [Some(0), Some(25), Some(26), None, None, None]);
/// ```
pub fn rank_of_letters(name: &str) -> Option<usize> {
    // Seven letters name more nodes than there can be.
    if name.is_empty() || name.len() > 6 || !name.bytes().all(|byte| byte.is_ascii_uppercase()) {
        return None;
    }
    Some(name.bytes().fold(0, |rank, byte| 26 * rank + usize::from(byte - b'A') + 1) - 1)
}

/// Which letters are passed over in a tree because the file calls another node so.
#[derive(Clone, Debug, Default)]
pub(super) struct PassedOver {
    /// For every letter that is passed over, ascending: the number of inner nodes before the one that would have it.
    ranks: Vec<u32>,
}

impl PassedOver {
    /// Passes over as few letters as keep names apart: all nodes before the first one that would share its name are
    /// called as if there were no other names.
    pub(super) fn of(tree: &GameTree) -> PassedOver {
        let (labels, moves) = tree.given_names();
        let mut taken: Vec<usize> = labels.all().chain(moves.all()).filter_map(rank_of_letters).collect();
        taken.sort_unstable();
        taken.dedup();
        let mut ranks = Vec::new();
        for letter in taken {
            let rank = letter - ranks.len();
            let Some(node) = tree.inner_at(rank) else { break };
            if is_lettered(tree, node) {
                ranks.push(rank as u32);
            }
        }
        PassedOver { ranks }
    }

    /// The rank of the letters for a node that comes after so many other inner nodes.
    pub(super) fn letter_rank(&self, inner_rank: usize) -> usize {
        inner_rank + self.ranks.partition_point(|&rank| rank as usize <= inner_rank)
    }
}

/// True if the file has no name for an inner node.
fn is_lettered(tree: &GameTree, node: NodeId) -> bool {
    [tree.label(node), tree.move_text(node)].into_iter().flatten().all(str::is_empty)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::{NodeSpec, Player, TreeBuilder};

    /// The letters of inner nodes beside each other, of which some have labels.
    fn lettered(labels: &[&str]) -> Vec<String> {
        let mut builder = TreeBuilder::default();
        let add =
            |builder: &mut TreeBuilder, parent, value| builder.add(parent, NodeSpec { player: Player::Max, value });
        let root = add(&mut builder, None, None);
        let inner: Vec<u32> = labels.iter().map(|_| add(&mut builder, Some(root), None)).collect();
        for (&node, label) in inner.iter().zip(labels) {
            add(&mut builder, Some(node), Some(1.0));
            if !label.is_empty() {
                builder.set_label(node, label);
            }
        }
        let tree = builder.finish().unwrap();
        let name = |node: NodeId| tree.label(node).map_or_else(|| letters(tree.letter_rank(node)), str::to_owned);
        tree.children(NodeId::ROOT).map(name).collect()
    }

    #[test]
    fn letters_that_the_file_uses_are_passed_over() {
        assert_eq!(lettered(&["B", "", "C", ""]), ["B", "D", "C", "F"]);
        assert_eq!(lettered(&["", "", "B"]), ["A", "C", "B"]);
        assert_eq!(lettered(&["B", "A", "", "D", ""]), ["B", "A", "C", "D", "E"]);
        assert_eq!(lettered(&["", "", "A", "B", "C", ""]), ["D", "E", "A", "B", "C", "I"]);
    }

    #[test]
    fn letters_stay_where_none_is_used_twice() {
        assert_eq!(lettered(&["", "", ""]), ["A", "B", "C"]);
        assert_eq!(lettered(&["A", "", "C", ""]), ["A", "B", "C", "D"]);
        assert_eq!(lettered(&["Shop", "", "b", "ZZ"]), ["Shop", "B", "b", "ZZ"]);
    }
}

//! Texts by node, each different text kept once.

use std::collections::HashMap;

/// A number for "this node has no text".
const NONE: u32 = u32::MAX;

/// An optional text for every node. Equal texts share a number, so that comparing two nodes' texts is comparing
/// two integers, and half a million nodes with nine different moves cost four bytes each.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Strings {
    /// All different texts, one after the other.
    text: String,
    /// Where each text ends in `text`.
    ends: Vec<usize>,
    /// By node: the number of its text. Empty as long as no node has one.
    of_node: Vec<u32>,
}

impl Strings {
    /// The text of node number `index`, if it has one. An empty text is a text.
    pub fn get(&self, index: usize) -> Option<&str> {
        self.number(index).map(|number| self.text(number))
    }

    /// The number shared by all nodes with the same text as node number `index`.
    pub fn number(&self, index: usize) -> Option<u32> {
        self.of_node.get(index).copied().filter(|&number| number != NONE)
    }

    /// The text with this number.
    pub fn text(&self, number: u32) -> &str {
        let number = number as usize;
        let start = if number == 0 { 0 } else { self.ends[number - 1] };
        &self.text[start..self.ends[number]]
    }

    /// Counts the different texts.
    pub fn distinct(&self) -> usize {
        self.ends.len()
    }

    /// True if no node has a text.
    pub fn is_empty(&self) -> bool {
        self.of_node.is_empty()
    }
}

/// Collects [`Strings`] node by node.
#[derive(Default)]
pub(super) struct StringsBuilder {
    strings: Strings,
    /// By hash of a text: the numbers of the texts that have it. The texts themselves stay in `strings`.
    numbers: HashMap<u64, Vec<u32>>,
    /// How many nodes are expected.
    nodes: usize,
}

impl StringsBuilder {
    /// A builder for a tree expected to have so many nodes. Takes no room before the first text.
    pub(super) fn for_nodes(nodes: usize) -> StringsBuilder {
        StringsBuilder { nodes, ..StringsBuilder::default() }
    }

    /// Gives node number `index` a text.
    pub(super) fn set(&mut self, index: usize, text: &str) {
        let number = self.intern(text);
        self.set_number(index, number);
    }

    /// Gives node number `index` the text that [`intern`](Self::intern) numbered.
    #[inline]
    pub(super) fn set_number(&mut self, index: usize, number: u32) {
        let of_node = &mut self.strings.of_node;
        if of_node.capacity() == 0 {
            of_node.reserve_exact(self.nodes.max(index + 1));
        }
        if let Some(known) = of_node.get_mut(index) {
            *known = number;
            return;
        }
        of_node.resize(index, NONE);
        of_node.push(number);
    }

    /// The number of a text, new or known.
    pub(super) fn intern(&mut self, text: &str) -> u32 {
        let candidates = self.numbers.entry(hash(text)).or_default();
        if let Some(&known) = candidates.iter().find(|&&number| self.strings.text(number) == text) {
            return known;
        }
        let number = self.strings.ends.len() as u32;
        candidates.push(number);
        self.strings.text.push_str(text);
        self.strings.ends.push(self.strings.text.len());
        number
    }

    /// Numbers the nodes anew: node `i` becomes what was node `old_of_new[i]`.
    pub(super) fn renumber(&mut self, old_of_new: &[u32]) {
        let of_node = &mut self.strings.of_node;
        if !of_node.is_empty() {
            of_node.resize(old_of_new.len(), NONE);
            *of_node = old_of_new.iter().map(|&old| of_node[old as usize]).collect();
        }
    }

    pub(super) fn finish(mut self) -> Strings {
        self.strings.text.shrink_to_fit();
        self.strings.ends.shrink_to_fit();
        self.strings.of_node.shrink_to_fit();
        self.strings
    }
}

fn hash(text: &str) -> u64 {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_share_a_number_and_gaps_have_none() {
        let mut builder = StringsBuilder::default();
        builder.set(2, "");
        builder.set(4, "a");
        builder.set(1, "a");
        let strings = builder.finish();
        let texts: Vec<_> = (0..6).map(|i| strings.get(i)).collect();
        assert_eq!(texts, [None, Some("a"), Some(""), None, Some("a"), None]);
        assert_eq!(strings.number(1), strings.number(4));
        assert_eq!(strings.distinct(), 2);
    }
}

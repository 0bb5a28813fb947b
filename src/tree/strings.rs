//! Texts by node, each different text kept once.

use std::hash::{BuildHasher, RandomState};

/// A number for "this node has no text".
const NONE: u32 = u32::MAX;
/// How many texts are looked at when one is set quickly.
const RECENT: usize = 1024;

/// An optional text for every node. Equal texts share a number, so that comparing two nodes' texts is comparing
/// two integers, and half a million nodes with nine different moves cost four bytes each. (Labels, which nobody
/// compares, may be kept several times.)
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

    /// All different texts.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        (0..self.ends.len() as u32).map(|number| self.text(number))
    }

    /// Counts the different texts.
    pub fn distinct(&self) -> usize {
        self.ends.len()
    }

    /// True if no node has a text.
    pub fn is_empty(&self) -> bool {
        self.of_node.is_empty()
    }

    /// Adds a text, and gives its number.
    fn push(&mut self, text: &str) -> u32 {
        self.text.push_str(text);
        self.ends.push(self.text.len());
        self.ends.len() as u32 - 1
    }
}

/// Collects [`Strings`] node by node.
#[derive(Default)]
pub(super) struct StringsBuilder {
    strings: Strings,
    /// How many nodes are expected.
    nodes: usize,
    /// Finds the number of a text, which itself stays in `strings`.
    numbers: NumberTable,
    /// By hash: the last text set quickly.
    recent: Vec<u32>,
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

    /// As [`set`](Self::set), but without looking further back than to the last few hundred texts: for texts of which
    /// nobody asks whether they are equal. Half a million different ones cost a third of the time.
    pub(super) fn set_quickly(&mut self, index: usize, text: &str) {
        if self.recent.is_empty() {
            self.recent = vec![NONE; RECENT];
        }
        let hash = text.bytes().fold(0usize, |hash, byte| hash.wrapping_mul(31).wrapping_add(byte.into()));
        let place = hash % RECENT;
        let recent = self.recent[place];
        if recent == NONE || self.strings.text(recent) != text {
            self.recent[place] = self.strings.push(text);
        }
        self.set_number(index, self.recent[place]);
    }

    /// The number of a text, new or known.
    pub(super) fn intern(&mut self, text: &str) -> u32 {
        let StringsBuilder { strings, numbers, .. } = self;
        let next = strings.ends.len() as u32;
        let number = numbers.find_or_insert(text, next, |number| strings.text(number) == text);
        if number == next {
            strings.push(text);
        }
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

/// A hash table of numbers whose texts are kept elsewhere, by linear probing. A `HashMap` would need either the texts a
/// second time or a list an entry, and half a million different states would cost three times as long.
#[derive(Default)]
struct NumberTable {
    /// A power of two of them, at most three quarters in use; none before the first text.
    slots: Vec<Slot>,
    used: usize,
    random: RandomState,
}

/// A place in a [`NumberTable`].
#[derive(Clone, Copy)]
struct Slot {
    hash: u32,
    /// [`NONE`] where nothing is.
    number: u32,
}

impl NumberTable {
    /// The number with the hash of `text` for which `is_it` is true, else `next`, which is put in.
    fn find_or_insert(&mut self, text: &str, next: u32, is_it: impl Fn(u32) -> bool) -> u32 {
        if self.used * 4 >= self.slots.len() * 3 {
            self.grow();
        }
        let hash = self.random.hash_one(text) as u32;
        let mask = self.slots.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            let slot = self.slots[at];
            if slot.number == NONE {
                self.slots[at] = Slot { hash, number: next };
                self.used += 1;
                return next;
            }
            if slot.hash == hash && is_it(slot.number) {
                return slot.number;
            }
            at = (at + 1) & mask;
        }
    }

    fn grow(&mut self) {
        let count = (2 * self.slots.len()).max(16);
        let old = std::mem::replace(&mut self.slots, vec![Slot { hash: 0, number: NONE }; count]);
        for slot in old.into_iter().filter(|slot| slot.number != NONE) {
            let mut at = slot.hash as usize & (count - 1);
            while self.slots[at].number != NONE {
                at = (at + 1) & (count - 1);
            }
            self.slots[at] = slot;
        }
    }
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

    #[test]
    fn texts_set_quickly_share_numbers_with_recent_ones() {
        let mut builder = StringsBuilder::default();
        let texts: Vec<String> = (0..10_000).map(|number| (number % 3000).to_string()).collect();
        for (index, text) in texts.iter().enumerate() {
            builder.set_quickly(2 * index, text);
            builder.set_quickly(2 * index + 1, "again");
        }
        let strings = builder.finish();
        assert!(texts.iter().enumerate().all(|(index, text)| strings.get(2 * index) == Some(text)));
        assert_eq!(strings.get(19_999), Some("again"));
        assert!(strings.distinct() < 20_000);
    }

    #[test]
    fn many_texts_keep_their_numbers() {
        let mut builder = StringsBuilder::default();
        let texts: Vec<String> = (0..10_000).map(|number| (number * number % 7919).to_string()).collect();
        for (index, text) in texts.iter().enumerate() {
            builder.set(index, text);
        }
        let strings = builder.finish();
        assert!(texts.iter().enumerate().all(|(index, text)| strings.get(index) == Some(text)));
        let distinct: std::collections::BTreeSet<&String> = texts.iter().collect();
        assert_eq!(strings.distinct(), distinct.len());
    }
}

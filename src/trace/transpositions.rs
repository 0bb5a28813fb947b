//! What a search told of its transposition table.

use super::moment::Moment;
use crate::search::TableEntry;

/// A probe: what was found, and with which window.
#[derive(Clone, Copy, Debug)]
pub(super) struct ProbeRecord {
    /// 1 + the number of the stored entry that was found; 0 for none.
    pub found: u32,
    /// As for [`Kind::Enter`](super::packed::Kind::Enter).
    pub window: u32,
}

/// A node that the table answered, with totals so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct HitRecord {
    /// The step after which it has happened.
    pub step: u32,
    /// The number of the value.
    pub value: u32,
    /// Nodes in the subtrees of answered nodes, these included.
    pub nodes: u32,
    /// How many of the answers were bounds.
    pub cutoffs: u32,
}

/// An entry put into the table, and for how long it stayed.
#[derive(Clone, Copy, Debug)]
pub(super) struct StoreRecord {
    pub entry: TableEntry,
    /// The step after which it is there.
    pub step: u32,
    /// The step after which another is in its place; the largest number if none ever is.
    pub replaced: u32,
    /// How many positions the table holds from then on.
    pub size: u32,
}

/// All of them, in order.
#[derive(Clone, Debug, Default)]
pub(super) struct Transpositions {
    pub probes: Vec<ProbeRecord>,
    pub hits: Vec<HitRecord>,
    pub stores: Vec<StoreRecord>,
}

impl Transpositions {
    /// The totals of the answers given by a step.
    pub(super) fn hits_by(&self, step: usize) -> (usize, HitRecord) {
        let count = self.hits.partition_point(|hit| hit.step as usize <= step);
        (count, count.checked_sub(1).map(|last| self.hits[last]).unwrap_or_default())
    }

    /// How many entries were stored by a step.
    fn stores_by(&self, step: usize) -> usize {
        self.stores.partition_point(|store| store.step as usize <= step)
    }

    /// Notes an entry, and that it takes the place of the one with this number.
    pub(super) fn store(&mut self, entry: TableEntry, step: u32, replaces: Option<u32>) {
        let size = self.stores.last().map_or(0, |last| last.size) + u32::from(replaces.is_none());
        if let Some(old) = replaces {
            self.stores[old as usize].replaced = step;
        }
        self.stores.push(StoreRecord { entry, step, replaced: u32::MAX, size });
    }

    /// Bytes held on to.
    pub(super) fn memory(&self) -> usize {
        let Transpositions { probes, hits, stores } = self;
        size_of_val(&probes[..]) + size_of_val(&hits[..]) + size_of_val(&stores[..])
    }
}

impl Moment<'_> {
    /// What the transposition table holds, in the order of storing. O(everything stored by now).
    pub fn table(&self) -> impl Iterator<Item = TableEntry> {
        let stores = &self.trace.transpositions.stores[..self.trace.transpositions.stores_by(self.step)];
        stores.iter().filter(|store| store.replaced as usize > self.step).map(|store| store.entry)
    }

    /// For how many positions the transposition table holds an entry.
    pub fn table_len(&self) -> usize {
        let count = self.trace.transpositions.stores_by(self.step);
        count.checked_sub(1).map_or(0, |last| self.trace.transpositions.stores[last].size as usize)
    }
}

//! What a search keeps in mind beside its open nodes.

use super::deepening::Recollection;
use super::table::{Entries, TableEntry};
use crate::tree::{GameTree, NodeId};

/// A child that is searched before its siblings, because an earlier search found it best.
#[derive(Clone, Copy, Debug)]
pub(super) struct Promoted {
    /// Whose child it is.
    pub node: NodeId,
    pub child: NodeId,
    /// How many siblings would go before it.
    pub rank: usize,
}

/// What a search keeps in mind beside its open nodes. [`Nothing`] is compiled to nothing.
pub(super) trait Memory {
    /// The child to search first at a node at some depth.
    fn promoted(&self, node: NodeId, depth: usize) -> Option<Promoted>;

    /// What stands for a node's position in the table; none without a table, or for a node without a state.
    fn key(&self, node: NodeId) -> Option<u64>;

    /// What the table holds for a position.
    fn find(&self, key: u64) -> Option<TableEntry>;

    /// Puts an entry in the place of the one that its position had.
    fn store(&mut self, entry: TableEntry);

    /// Takes note of what a node answered, and which child it would play.
    fn note(&mut self, node: NodeId, value: f64, best: Option<NodeId>);
}

/// No memory at all.
pub(super) struct Nothing;

impl Memory for Nothing {
    #[inline]
    fn promoted(&self, _node: NodeId, _depth: usize) -> Option<Promoted> {
        None
    }

    #[inline]
    fn key(&self, _node: NodeId) -> Option<u64> {
        None
    }

    #[inline]
    fn find(&self, _key: u64) -> Option<TableEntry> {
        None
    }

    #[inline]
    fn store(&mut self, _entry: TableEntry) {}

    #[inline]
    fn note(&mut self, _node: NodeId, _value: f64, _best: Option<NodeId>) {}
}

/// A transposition table, or what earlier iterations found, or both.
pub(super) struct Remembering<'a> {
    pub tree: &'a GameTree,
    pub table: Option<Entries>,
    pub earlier: Option<Recollection>,
}

impl Memory for Remembering<'_> {
    fn promoted(&self, node: NodeId, depth: usize) -> Option<Promoted> {
        self.earlier.as_ref()?.promoted(node, depth)
    }

    fn key(&self, node: NodeId) -> Option<u64> {
        self.table.as_ref()?.key(self.tree, node)
    }

    fn find(&self, key: u64) -> Option<TableEntry> {
        self.table.as_ref()?.find(key)
    }

    fn store(&mut self, entry: TableEntry) {
        if let Some(table) = &mut self.table {
            table.store(entry);
        }
    }

    fn note(&mut self, node: NodeId, value: f64, best: Option<NodeId>) {
        if let Some(earlier) = &mut self.earlier {
            earlier.note(node, value, best);
        }
    }
}

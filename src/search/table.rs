//! The transposition table: positions reached on several ways are searched once (Greenblatt, Eastlake and Crocker
//! 1967; Zobrist 1970).

use std::collections::HashMap;

use super::bound::{Bound, Interval};
use super::code::{Case, Does, Page, line};
use super::keys::Keys;
use super::options::Cut;
use super::rules::Answer;
use super::window::Window;
use crate::tree::{GameTree, NodeId};

pub(super) const PAGE: Page = Page {
    name: "lookup",
    lines: &[
        line(0, "lookup(s, α, β):"),
        line(1, "e ← Table[s]").does(Does::Probe).note(|comments| comments.probe),
        line(1, "if e is exact or cuts in [α, β], and e.depth = depth:")
            .when(|case| case.is_windowed() && case.is_limited()),
        line(1, "if e is exact or cuts in [α, β]:").when(|case| case.is_windowed() && !case.is_limited()),
        line(1, "if e is there and e.depth = depth:").when(|case| !case.is_windowed() && case.is_limited()),
        line(1, "if e is there:").when(|case| !case.is_windowed() && !case.is_limited()),
        line(2, "return e.v").does(Does::Answer).when(|case| !case.clamps()),
        line(2, "return max(α, min(e.v, β))")
            .does(Does::Answer)
            .note(|comments| comments.hard_table)
            .when(Case::clamps),
        line(1, "v ← search(s, α, β)"),
        line(1, "Table[s] ← (v, bound, depth)")
            .does(Does::Store)
            .note(|comments| comments.store)
            .when(Case::is_limited),
        line(1, "Table[s] ← (v, bound)")
            .does(Does::Store)
            .note(|comments| comments.store)
            .when(|case| !case.is_limited()),
        line(1, "return v"),
    ],
};

/// Whether a search keeps a transposition table, and what counts as the same position there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Table {
    /// No table.
    #[default]
    Off,
    /// Nodes with the same state share an entry.
    On,
    /// So do boards of tic-tac-toe that a rotation or a reflection makes the same.
    Symmetric,
}

impl Table {
    /// Every choice, in the order in which menus list them.
    pub const ALL: [Table; 3] = [Table::Off, Table::On, Table::Symmetric];

    /// `off`, `on` or `symmetric`, as the command line writes it.
    pub fn keyword(self) -> &'static str {
        match self {
            Table::Off => "off",
            Table::On => "on",
            Table::Symmetric => "symmetric",
        }
    }
}

/// What a transposition table holds for one position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TableEntry {
    /// What stands for the position.
    pub key: u64,
    /// The node whose search the entry comes from.
    pub node: NodeId,
    /// To how many plies below the position it was searched; none for all the way down.
    pub remaining: Option<usize>,
    /// What it returned.
    pub value: f64,
    /// What that proves.
    pub bound: Bound,
    /// The child of `node` that the value comes from.
    pub best: Option<NodeId>,
}

impl TableEntry {
    /// What the entry answers at a node that is to be searched to a depth, with a window: its value if that is exact,
    /// or a bound that decides there because it cuts. Nothing if it was searched to another depth, more or less, so
    /// that a table never changes a search's value.
    pub(super) fn serves(&self, remaining: Option<usize>, window: Window, cut: Cut) -> Option<Answer> {
        let TableEntry { value, .. } = *self;
        let (decides, proven) = match self.bound {
            Bound::Exact => (true, Interval::exactly(value)),
            Bound::Lower => (cut.is_met(value, window.beta), Interval { low: value, high: f64::INFINITY }),
            Bound::Upper => (cut.is_met(window.alpha, value), Interval { low: f64::NEG_INFINITY, high: value }),
        };
        (decides && self.remaining == remaining).then_some(Answer { value, proven })
    }
}

/// The table itself. A new entry takes the place of the one that its position had.
pub(super) struct Entries {
    keys: Keys,
    entries: HashMap<u64, TableEntry>,
}

impl Entries {
    /// An empty table for the positions of a tree; none if the tree has none, or the search is not to keep one.
    pub(super) fn new(tree: &GameTree, table: Table) -> Option<Entries> {
        let keys = match table {
            Table::Off => return None,
            Table::On => Keys::new(tree),
            Table::Symmetric => Keys::symmetric(tree)?,
        };
        Some(Entries { keys, entries: HashMap::new() })
    }

    pub(super) fn key(&self, tree: &GameTree, node: NodeId) -> Option<u64> {
        self.keys.of(tree, node)
    }

    pub(super) fn find(&self, key: u64) -> Option<TableEntry> {
        self.entries.get(&key).copied()
    }

    pub(super) fn store(&mut self, entry: TableEntry) {
        self.entries.insert(entry.key, entry);
    }
}

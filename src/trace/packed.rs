//! Events in eight bytes.

use crate::search::{Bound, Window};
use crate::tree::NodeId;

/// What kind of event; fits in four bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Kind {
    /// Slot: 0 if the window is the parent's at that step, else 1 + the number of the window.
    Enter = 0,
    /// Slot: number of the value.
    Evaluate,
    /// The node is the child; slot: number of the parent's running value.
    Return,
    /// As `Return`, and the child is the parent's choice.
    Improve,
    /// Slot: number of the cutoff.
    Cutoff,
    /// Slot: number of the value.
    LeaveExact,
    LeaveLower,
    LeaveUpper,
    /// The node is the child, which is searched again with its parent's window.
    Again,
    /// Slot: number of the iteration.
    Iteration,
    /// Slot: number of the probe.
    Probe,
    /// Slot: number of the hit.
    HitExact,
    HitLower,
    HitUpper,
    /// Slot: number of the entry stored.
    Store,
}

/// By the kind's number, which needs four bits.
const KINDS: [Kind; 16] = [
    Kind::Enter,
    Kind::Evaluate,
    Kind::Return,
    Kind::Improve,
    Kind::Cutoff,
    Kind::LeaveExact,
    Kind::LeaveLower,
    Kind::LeaveUpper,
    Kind::Again,
    Kind::Iteration,
    Kind::Probe,
    Kind::HitExact,
    Kind::HitLower,
    Kind::HitUpper,
    Kind::Store,
    // No event has this number.
    Kind::Store,
];

impl Kind {
    pub(super) fn leave(bound: Bound) -> Kind {
        match bound {
            Bound::Exact => Kind::LeaveExact,
            Bound::Lower => Kind::LeaveLower,
            Bound::Upper => Kind::LeaveUpper,
        }
    }

    pub(super) fn hit(bound: Bound) -> Kind {
        match bound {
            Bound::Exact => Kind::HitExact,
            Bound::Lower => Kind::HitLower,
            Bound::Upper => Kind::HitUpper,
        }
    }

    pub(super) fn bound(self) -> Bound {
        match self {
            Kind::LeaveLower | Kind::HitLower => Bound::Lower,
            Kind::LeaveUpper | Kind::HitUpper => Bound::Upper,
            _ => Bound::Exact,
        }
    }

    pub(super) fn is_entry(self) -> bool {
        matches!(self, Kind::Enter | Kind::Evaluate)
    }

    pub(super) fn is_leave(self) -> bool {
        matches!(self, Kind::LeaveExact | Kind::LeaveLower | Kind::LeaveUpper)
    }

    pub(super) fn is_hit(self) -> bool {
        matches!(self, Kind::HitExact | Kind::HitLower | Kind::HitUpper)
    }

    /// True if a node has its turn: it is entered, evaluated or answered by the table.
    pub(super) fn reaches_node(self) -> bool {
        self.is_entry() || self.is_hit()
    }

    pub(super) fn is_return(self) -> bool {
        matches!(self, Kind::Return | Kind::Improve)
    }

    /// True if the event's node is the child of the node that the event is about.
    pub(super) fn is_of_child(self) -> bool {
        self.is_return() || self == Kind::Again
    }
}

/// One event: the node above four bits of kind, and a number that the kind gives a meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Packed {
    word: u32,
    pub(super) slot: u32,
}

const KIND_BITS: u32 = 4;

/// More nodes than this cannot be recorded.
pub(super) const MOST_NODES: usize = 1 << (32 - KIND_BITS);

impl Packed {
    #[inline]
    pub(super) fn new(kind: Kind, node: NodeId, slot: u32) -> Packed {
        Packed { word: (node.index() as u32) << KIND_BITS | kind as u32, slot }
    }

    #[inline]
    pub(super) fn kind(self) -> Kind {
        KINDS[(self.word & 15) as usize]
    }

    #[inline]
    pub(super) fn node(self) -> NodeId {
        NodeId::new((self.word >> KIND_BITS) as usize)
    }
}

/// Numbers the values of a search. A value seen lately gets the number it had, so that a search over wins and
/// losses keeps a handful of values and not a million.
#[derive(Clone, Debug)]
pub(super) struct Values {
    values: Vec<f64>,
    /// By a hash of the value: the number it was given last.
    lately: Vec<u32>,
}

const LATELY: usize = 1024;

impl Default for Values {
    fn default() -> Values {
        Values { values: Vec::new(), lately: vec![u32::MAX; LATELY] }
    }
}

impl Values {
    #[inline]
    pub(super) fn number(&mut self, value: f64) -> u32 {
        let bits = value.to_bits();
        let slot = (bits.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 54) as usize;
        let known = self.lately[slot];
        if self.values.get(known as usize).is_some_and(|known| known.to_bits() == bits) {
            return known;
        }
        let number = self.values.len() as u32;
        self.values.push(value);
        self.lately[slot] = number;
        number
    }

    pub(super) fn into_values(mut self) -> Vec<f64> {
        self.values.shrink_to_fit();
        self.values
    }
}

/// A cutoff, with the totals of all cutoffs up to it, so that counts at any step are one binary search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct CutoffRecord {
    /// The step after which it has happened.
    pub step: u32,
    pub alpha_cutoffs: u32,
    pub beta_cutoffs: u32,
    pub pruned_branches: u32,
    pub pruned_nodes: u32,
}

/// True if two windows are the same, infinities included.
#[inline]
pub(super) fn same_window(a: Window, b: Window) -> bool {
    a.alpha == b.alpha && a.beta == b.beta
}

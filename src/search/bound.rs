//! What is proven of a node's value.

use crate::texts::numbers::{format_end, format_value};

/// What a closed node's returned value says about its true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// It is the true value.
    Exact,
    /// The true value is at least this much (`≥ v`).
    Lower,
    /// The true value is at most this much (`≤ v`).
    Upper,
}

impl Bound {
    /// `exact`, `lower` or `upper`, as machine output writes it.
    pub fn keyword(self) -> &'static str {
        match self {
            Bound::Exact => "exact",
            Bound::Lower => "lower",
            Bound::Upper => "upper",
        }
    }

    /// A value and what it proves, as pictures and tables write it: `3`, `≥ 13`, `≤ 2`.
    pub fn write(self, value: f64) -> String {
        match self {
            Bound::Exact => format_value(value),
            Bound::Lower => format!("≥ {}", format_end(value)),
            Bound::Upper => format!("≤ {}", format_end(value)),
        }
    }
}

/// The values that a node can still have, as far as the searched part of its subtree proves.
///
/// Kept apart from the window on purpose: with ties under the strict cut rule, a value on the window's edge may be
/// exact, and reading the bound off the window would deny it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The true value is at least this.
    pub low: f64,
    /// The true value is at most this.
    pub high: f64,
}

impl Interval {
    /// Nothing is proven.
    pub const UNKNOWN: Interval = Interval { low: f64::NEG_INFINITY, high: f64::INFINITY };

    /// The value is known.
    #[inline]
    pub fn exactly(value: f64) -> Interval {
        Interval { low: value, high: value }
    }

    /// True if the value is known.
    #[inline]
    pub fn is_exact(self) -> bool {
        self.low == self.high
    }

    /// What a returned value is, given what is proven.
    #[inline]
    pub fn bound(self, value: f64) -> Bound {
        if self.is_exact() {
            Bound::Exact
        } else if self.high <= value {
            Bound::Upper
        } else {
            Bound::Lower
        }
    }
}

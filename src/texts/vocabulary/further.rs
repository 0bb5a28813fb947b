//! Steps that only some searches have.

use super::explain::{Name, Says};

/// Sentences about steps that only some searches have.
#[derive(Debug)]
pub struct FurtherTexts {
    /// A child's answer to a null window made its parent curious.
    pub search_again: fn(&SearchAgain) -> String,
    /// An iteration begins.
    pub iteration: fn(&Iteration) -> String,
    /// The table is asked about a node.
    pub probe: fn(&Probe) -> String,
    /// The table answers for a node.
    pub from_table: fn(&FromTable) -> String,
    /// A node's answer is put into the table.
    pub store: fn(&Store) -> String,
}

/// A child's answer to a null window made its parent curious.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchAgain {
    /// Whose child it is.
    pub parent: Name,
    /// The child.
    pub child: Name,
    /// What it answered.
    pub value: f64,
    /// What that says of its true value.
    pub says: Says,
    /// The window of the second search.
    pub window: (f64, f64),
}

/// An iteration begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Iteration {
    /// How many plies deep it searches.
    pub depth: usize,
    /// The choice of the iteration before, which it tries first; none for the first iteration.
    pub first: Option<Name>,
}

/// What the table holds for a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Held {
    /// The node whose search it comes from.
    pub source: Name,
    /// The value.
    pub value: f64,
    /// What that says of the position's true value.
    pub says: Says,
    /// To how many plies below it was searched; none for all the way down.
    pub remaining: Option<usize>,
}

/// The table is asked about a node.
#[derive(Clone, Debug, PartialEq)]
pub struct Probe {
    /// The node.
    pub node: Name,
    /// What was found and what comes of it.
    pub found: Found,
}

/// What a probe found and what comes of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Found {
    /// Nothing: the node is searched.
    Nothing,
    /// The result of a search to another depth, so that the node is searched.
    OtherDepth {
        /// What was found.
        held: Held,
        /// To how many plies below the node it is to be searched; none for all the way down.
        needed: Option<usize>,
    },
    /// A bound that leaves the window open, so that the node is searched.
    Undecided {
        /// What was found.
        held: Held,
        /// The window.
        window: (f64, f64),
    },
    /// An answer.
    Answer {
        /// What was found.
        held: Held,
    },
}

/// The table answers for a node.
#[derive(Clone, Debug, PartialEq)]
pub struct FromTable {
    /// The node.
    pub node: Name,
    /// The node whose search the answer comes from.
    pub source: Name,
    /// The value.
    pub value: f64,
    /// What that says of the node's true value.
    pub says: Says,
    /// How a bound runs into the window, such as `2 ≤ α = 3`; empty for an exact value.
    pub met: String,
}

/// A node's answer is put into the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Store {
    /// The node.
    pub node: Name,
    /// The value.
    pub value: f64,
    /// What that says of its true value.
    pub says: Says,
    /// To how many plies below it was searched; none for all the way down.
    pub remaining: Option<usize>,
}

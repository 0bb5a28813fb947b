//! Steps that only some searches have.

use super::explain::{Name, Says, Side};

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
    /// Who asks: Max whether the child is worth more, Min whether it is worth less.
    pub side: Side,
    /// Than what.
    pub than: f64,
    /// The child.
    pub child: Name,
    /// What it answered.
    pub value: f64,
    /// What that says of its true value.
    pub says: Says,
    /// The window of the second search.
    pub window: (f64, f64),
    /// True if values are told from the side of the parent's player, where larger is always better.
    pub by_mover: bool,
}

/// An iteration begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Iteration {
    /// How many plies deep it searches.
    pub depth: usize,
    /// The iteration before; none for the first.
    pub before: Option<Before>,
}

/// An iteration that has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Before {
    /// How many plies deep it searched.
    pub depth: usize,
    /// What it found the root worth.
    pub value: f64,
    /// Whose value that is, where values are told from the side of the player to move.
    pub worth_to: Option<Side>,
    /// Which child it would choose, and the next one tries first.
    pub choice: Option<Name>,
    /// Who would choose.
    pub side: Option<Side>,
    /// How many nodes it entered.
    pub visited: usize,
    /// True if its values give the order of all children from now on.
    pub orders: bool,
    /// True if there is a table, which keeps what it holds.
    pub table: bool,
}

/// What a value in the table stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sees {
    /// A leaf.
    Leaf,
    /// A node at the depth limit, whose static value was read.
    Static,
    /// A node that was searched so many plies deep, where the tree goes deeper.
    Plies(usize),
    /// A node that was searched all the way down.
    End,
}

/// What the table holds for a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Held {
    /// The node whose search it comes from; none if that was this node's own.
    pub source: Option<Name>,
    /// True if the position there is the same only by a rotation or a reflection.
    pub mirrored: bool,
    /// The value.
    pub value: f64,
    /// Whose value it is, where values are told from the side of the player to move.
    pub worth_to: Option<Side>,
    /// What that says of the position's true value.
    pub says: Says,
    /// What it stands for.
    pub sees: Sees,
    /// How many plies the search had left when it was kept; none for all the way down.
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
    /// Nothing.
    Nothing,
    /// The result of a search to another depth, which does not count.
    OtherDepth {
        /// What was found.
        held: Held,
        /// How many plies the search has left here; none for all the way down.
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
    /// The node whose search the answer comes from; none if that was this node's own.
    pub source: Option<Name>,
    /// True if the position there is the same only by a rotation or a reflection.
    pub mirrored: bool,
    /// The value.
    pub value: f64,
    /// Whose value it is, where values are told from the side of the player to move.
    pub worth_to: Option<Side>,
    /// What that says of the node's true value.
    pub says: Says,
    /// What it stands for.
    pub sees: Sees,
    /// What a bound runs into: β if it is a lower one, α if it is an upper one; none for an exact value.
    pub met: Option<f64>,
    /// True if meeting it is not enough to cut.
    pub strict: bool,
}

/// A node's answer is put into the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Store {
    /// The node.
    pub node: Name,
    /// The value.
    pub value: f64,
    /// Whose value it is, where values are told from the side of the player to move.
    pub worth_to: Option<Side>,
    /// What that says of its true value.
    pub says: Says,
    /// What it stands for.
    pub sees: Sees,
}

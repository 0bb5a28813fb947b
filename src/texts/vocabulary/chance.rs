//! What can be said about a step at a chance node. Nobody chooses there, and nothing is pruned.

use super::explain::Name;

/// How likely a child of a chance node is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Likely {
    /// As the file says.
    Given(f64),
    /// As likely as each of so many siblings.
    OneOf(usize),
}

/// A step at a chance node.
#[derive(Clone, Debug, PartialEq)]
pub enum ChanceStep {
    /// It is entered.
    Enter {
        /// The node.
        node: Name,
        /// How many children it has.
        children: usize,
        /// True if they are equally likely.
        uniform: bool,
    },
    /// A child's value reaches it.
    Returned {
        /// The chance node.
        parent: Name,
        /// The child.
        child: Name,
        /// What it returned.
        value: f64,
        /// How likely it is.
        likely: Likely,
        /// What it adds to the expected value.
        adds: f64,
        /// What the sum has come to.
        so_far: f64,
        /// How many children are still to be searched.
        left: usize,
    },
    /// It is left.
    Leave {
        /// The node.
        node: Name,
        /// How many children it has.
        children: usize,
        /// True if they are equally likely.
        uniform: bool,
        /// The expected value.
        value: f64,
    },
}

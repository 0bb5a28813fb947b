//! Steps that only some searches have.

use super::explain::{Name, Says};

/// Sentences about steps that only some searches have.
#[derive(Debug)]
pub struct FurtherTexts {
    /// A child's answer to a null window made its parent curious.
    pub search_again: fn(&SearchAgain) -> String,
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

//! The window between what Max and what Min are already sure of.

use std::fmt;

use crate::texts::numbers::format_window;

/// The window `[α, β]` with which a node is searched, from Max's side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// What Max is already sure of on the path.
    pub alpha: f64,
    /// What Min is already sure of on the path.
    pub beta: f64,
}

impl Window {
    /// `[−∞, ∞]`: nobody is sure of anything.
    pub const FULL: Window = Window { alpha: f64::NEG_INFINITY, beta: f64::INFINITY };
}

/// As people read it: `[−∞, 3]`.
impl fmt::Display for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&format_window(self.alpha, self.beta))
    }
}

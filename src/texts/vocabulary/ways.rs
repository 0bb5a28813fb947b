//! How one finds one's way in a large tree.

use super::Label;

/// Going somewhere, finding, hovering.
#[derive(Debug)]
pub struct WayTexts {
    /// Show the path from the root to the current node.
    pub fit_path: Label,
    /// Show the subtree of the chosen node.
    pub fit_subtree: Label,
    /// Show the level of the chosen node.
    pub fit_level: Label,
    /// Put the root at the left, or at the top again.
    pub turn: Label,
}

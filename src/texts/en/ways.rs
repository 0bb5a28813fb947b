//! Finding one's way in a large tree, in English.

use super::super::vocabulary::{Label, WayTexts};

pub(super) const WAYS: WayTexts = WayTexts {
    fit_path: Label { text: "Fit the path", tip: "Show the path from the root to the current node" },
    fit_subtree: Label {
        text: "Fit the subtree",
        tip: "Show the chosen node, or else the current one, and all below it",
    },
    fit_level: Label {
        text: "Fit the level",
        tip: "Show the whole level of the chosen node, or else of the current one",
    },
    turn: Label { text: "Root at the left", tip: "Put the root at the left, or at the top again" },
};

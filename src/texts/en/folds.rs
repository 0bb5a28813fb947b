//! Folding, in English.

use super::super::numbers::format_count;
use super::super::vocabulary::Label;
use super::super::vocabulary::folds::{Became, FoldTexts, FoldedTexts};

pub(super) const FOLDS: FoldTexts = FoldTexts {
    group: "Folding",
    toggle: Label {
        text: "Fold or unfold",
        tip: "Fold away what is below the chosen node, or else the current one; unfold it again",
    },
    less: Label { text: "One level less", tip: "Fold away the lowest level that is shown" },
    more: Label { text: "One level more", tip: "Unfold the level below the lowest that is shown" },
    path: Label {
        text: "Only the path",
        tip: "Fold away everything but the path to the current node and its siblings, or unfold it again",
    },
    seen: Label {
        text: "Only what was seen",
        tip: "Lay out only what the search has seen so far, or everything again",
    },
    unfold_all: Label { text: "Unfold everything", tip: "Unfold everything that is folded away" },
    reveal: Label {
        text: "Reveal as it grows",
        tip: "Draw nodes only once the search reaches them and pruned ones as stubs, or draw all again",
    },
    below: "Fold below level",
    level: |depth| format!("Level {depth}"),
    folded_below: |depth| format!("Folded below level {depth}."),
    folds_later: "The search is in there: it folds when the search has left.",
};

pub(super) const FOLDED: FoldedTexts = FoldedTexts {
    nodes: |count| format!("{} {}", format_count(count), if count == 1 { "node" } else { "nodes" }),
    leaves: |count| format!("{} {}", format_count(count), if count == 1 { "leaf" } else { "leaves" }),
    comma: ", ",
    became: |Became { visited, pruned, untouched, below }| {
        let kinds = [(visited, "visited"), (pruned, "pruned"), (untouched, "not yet"), (below, "not expanded")];
        let parts = kinds.into_iter().filter(|&(&count, _)| count > 0);
        parts.map(|(&count, kind)| format!("{} {kind}", format_count(count))).collect::<Vec<_>>().join(", ")
    },
    hover: |became| format!("Folded away: {became}. Double click to unfold."),
    seen_note: "only what the search has seen",
};

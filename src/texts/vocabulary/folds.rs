//! Folding subtrees away, and showing only what the search has reached.

use super::Label;

/// Folding and unfolding.
#[derive(Debug)]
pub struct FoldTexts {
    /// The group of commands.
    pub group: &'static str,
    /// Fold what is below a node, or unfold it.
    pub toggle: Label,
    /// Show one level less.
    pub less: Label,
    /// Show one level more.
    pub more: Label,
    /// Fold everything but the path.
    pub path: Label,
    /// Lay out only what the search has seen.
    pub seen: Label,
    /// Unfold everything.
    pub unfold_all: Label,
    /// Draw nodes only once the search reaches them.
    pub reveal: Label,
    /// The menu of levels below which to fold.
    pub below: &'static str,
    /// A line of that menu: the depth.
    pub level: fn(depth: usize) -> String,
    /// Everything below some depth was folded.
    pub folded_below: fn(depth: usize) -> String,
    /// A node was folded with the search inside it.
    pub folds_later: &'static str,
}

/// What the picture says of folded subtrees.
#[derive(Debug)]
pub struct FoldedTexts {
    /// How many nodes a folded subtree holds.
    pub nodes: fn(count: usize) -> String,
    /// How many leaves it holds.
    pub leaves: fn(count: usize) -> String,
    /// Between the two on one line.
    pub comma: &'static str,
    /// What has become of a folded subtree's nodes, as far as they are any.
    pub became: fn(&Became) -> String,
    /// Under the pointer: what has become of a folded subtree, and how it is unfolded.
    pub hover: fn(became: &str) -> String,
    /// In the picture: what the search has not seen is not drawn.
    pub seen_note: &'static str,
}

/// Numbers of nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Became {
    /// The search has been there.
    pub visited: usize,
    /// A cutoff skipped them.
    pub pruned: usize,
    /// They may still be reached.
    pub untouched: usize,
    /// Below the depth limit, or below a node that the table answered.
    pub below: usize,
}

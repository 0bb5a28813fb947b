//! How much a search has done.

use std::ops::Sub;

/// What happened up to a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Nodes entered, leaves and root included; a node entered twice counts twice.
    pub visited: usize,
    /// Leaves and nodes at the depth limit whose static value was read.
    pub evaluated: usize,
    /// Cutoffs at Min nodes.
    pub alpha_cutoffs: usize,
    /// Cutoffs at Max nodes.
    pub beta_cutoffs: usize,
    /// Edges not searched because of a cutoff, on no visit of their node so far, unless the table answered for the node
    /// since; in a search that deepens, those of all iterations.
    pub pruned_branches: usize,
    /// Nodes under those edges.
    pub pruned_nodes: usize,
    /// Children searched for a second time with a wider window.
    pub searched_again: usize,
    /// Nodes that the table answered, neither entered nor evaluated.
    pub from_table: usize,
    /// How many of these answers were bounds that cut.
    pub table_cutoffs: usize,
    /// Nodes in the subtrees of answered nodes, these included.
    pub table_nodes: usize,
}

/// What happened since.
impl Sub for Counts {
    type Output = Counts;

    fn sub(self, earlier: Counts) -> Counts {
        let Counts {
            visited,
            evaluated,
            alpha_cutoffs,
            beta_cutoffs,
            pruned_branches,
            pruned_nodes,
            searched_again,
            from_table,
            table_cutoffs,
            table_nodes,
        } = self;
        Counts {
            visited: visited - earlier.visited,
            evaluated: evaluated - earlier.evaluated,
            alpha_cutoffs: alpha_cutoffs - earlier.alpha_cutoffs,
            beta_cutoffs: beta_cutoffs - earlier.beta_cutoffs,
            // What was searched since after all is no longer pruned.
            pruned_branches: pruned_branches.saturating_sub(earlier.pruned_branches),
            pruned_nodes: pruned_nodes.saturating_sub(earlier.pruned_nodes),
            searched_again: searched_again - earlier.searched_again,
            from_table: from_table - earlier.from_table,
            table_cutoffs: table_cutoffs - earlier.table_cutoffs,
            table_nodes: table_nodes - earlier.table_nodes,
        }
    }
}

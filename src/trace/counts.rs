//! How much a search has done.

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
    /// Edges never searched because of a cutoff.
    pub pruned_branches: usize,
    /// Nodes under those edges.
    pub pruned_nodes: usize,
}

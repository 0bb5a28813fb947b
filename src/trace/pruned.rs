//! Branches that a cutoff skipped and that are searched after all, or were before, or that the table answers for: not
//! pruned.

use std::collections::HashMap;

use super::moment::Moment;
use super::packed::Kind;
use super::trace_of::Trace;
use crate::tree::{GameTree, NodeId};

/// What the totals of all cutoffs up to a step count too much.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TakenBack {
    pub step: u32,
    pub branches: u32,
    pub nodes: u32,
}

impl TakenBack {
    fn add(&mut self, branches: u32, nodes: u32) {
        self.branches = self.branches.saturating_add(branches);
        self.nodes = self.nodes.saturating_add(nodes);
    }
}

impl Trace {
    /// Works out what is not pruned although a cutoff skipped it: what the same iteration searches on another visit of
    /// the node, or leaves to the table's answer for it. Only for searches that visit nodes again; one pass over the events.
    pub(super) fn take_back(&mut self, tree: &GameTree) {
        if self.spans.are_single() {
            return;
        }
        let mut all = Vec::new();
        let mut so_far = TakenBack::default();
        // By node, in which iteration it was visited last.
        let mut visited = vec![0u32; tree.len()];
        let mut iteration = 1;
        // By node, what its last cutoff in this iteration pruned.
        let mut pruned: HashMap<NodeId, (u32, u32)> = HashMap::new();
        for step in 1..=self.steps() {
            let Some(event) = self.packed(step) else { break };
            let (before, node) = ((so_far.branches, so_far.nodes), event.node());
            match event.kind() {
                Kind::Iteration => {
                    iteration += 1;
                    pruned.clear();
                }
                kind if kind.reaches_node() => {
                    visited[node.index()] = iteration;
                    let (branches, nodes) = pruned.remove(&node).unwrap_or_default();
                    so_far.add(branches, nodes);
                }
                Kind::Cutoff => {
                    let (mut branches, mut nodes) = (0, 0);
                    for child in Moment::new(tree, self, step).unsearched(node) {
                        let below = tree.subtree_len(child) as u32;
                        if visited[child.index()] == iteration {
                            so_far.add(1, below);
                        } else {
                            (branches, nodes) = (branches + 1, nodes + below);
                        }
                    }
                    pruned.insert(node, (branches, nodes));
                }
                _ => {}
            }
            if before != (so_far.branches, so_far.nodes) {
                so_far.step = step as u32;
                all.push(so_far);
            }
        }
        all.shrink_to_fit();
        self.taken_back = all;
    }

    /// What has been taken back by a step.
    pub(super) fn taken_back_by(&self, step: usize) -> TakenBack {
        let index = self.taken_back.partition_point(|taken| taken.step as usize <= step);
        index.checked_sub(1).map(|index| self.taken_back[index]).unwrap_or_default()
    }
}

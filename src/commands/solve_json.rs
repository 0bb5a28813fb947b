//! The answer for programs: one JSON object, the same in every language.

use serde::Serialize;

use super::answer::{Answer, CutoffFound};
use super::machine::{MoveName, Number};
use crate::search::Options;
use crate::trace::{Iteration, Status};
use crate::tree::NodeId;

/// What `solve --json` prints. Indices and paths follow the tree's own order; what does not exist is null.
#[derive(Serialize)]
pub(super) struct SolveObject {
    algorithm: &'static str,
    cut: Option<&'static str>,
    fail: Option<&'static str>,
    order: &'static str,
    depth: Option<usize>,
    root_player: &'static str,
    value: Number,
    best_child: Option<usize>,
    best_move: Option<MoveName>,
    principal_variation: Vec<usize>,
    nodes: usize,
    leaves: usize,
    visited_nodes: usize,
    distinct_nodes: usize,
    evaluated_leaves: usize,
    visited_leaf_indices: Vec<usize>,
    pruned_leaf_indices: Vec<usize>,
    pruned_branches: usize,
    pruned_nodes: usize,
    cutoffs: Vec<CutoffObject>,
    root_children: Vec<RootChild>,
    least_leaves: Option<usize>,
    searched_again: usize,
    iterative: bool,
    node_budget: Option<usize>,
    time_budget: Option<u64>,
    iterations: Vec<IterationObject>,
    table: &'static str,
    table_positions: usize,
    table_answers: usize,
    table_cutoffs: usize,
    table_nodes: usize,
}

/// An iteration: its answer, null if the budget was spent before, and what it cost by itself.
#[derive(Serialize)]
struct IterationObject {
    depth: usize,
    value: Option<Number>,
    best_child: Option<usize>,
    visited_nodes: usize,
    evaluated_leaves: usize,
}

/// A cutoff, in the answer and in the trace.
#[derive(Serialize)]
struct CutoffObject {
    path: Vec<usize>,
    label: Option<String>,
    #[serde(flatten)]
    cutoff: CutoffFacts,
}

/// What is to be said of a cutoff besides its node.
#[derive(Serialize)]
pub(super) struct CutoffFacts {
    kind: &'static str,
    deep: bool,
    alpha: Number,
    beta: Number,
    value: Number,
    set_by: Option<Vec<usize>>,
    skipped: Vec<usize>,
}

/// What the search says of a child of the root; nulls if it never went there.
#[derive(Serialize)]
struct RootChild {
    value: Option<Number>,
    bound: Option<&'static str>,
}

impl SolveObject {
    pub(super) fn of(answer: &Answer) -> SolveObject {
        let Answer { tree, trace, end } = *answer;
        let Options { algorithm, cut, fail, order, depth, iterative, node_budget, time_budget, table } =
            *trace.options();
        let counts = answer.counts();
        let best_child = answer.best_child();
        let line = end.principal_variation();
        SolveObject {
            algorithm: algorithm.keyword(),
            cut: algorithm.has_window().then(|| cut.keyword()),
            fail: algorithm.has_window().then(|| fail.keyword()),
            order: order.keyword(),
            depth,
            root_player: tree.player(NodeId::ROOT).keyword(),
            value: Number(trace.value()),
            best_child: best_child.map(|child| tree.child_index(child)),
            best_move: best_child.and_then(|child| MoveName::of(tree, child)),
            principal_variation: line.iter().skip(1).map(|&node| tree.child_index(node)).collect(),
            nodes: tree.len(),
            leaves: tree.leaf_count(),
            visited_nodes: counts.visited,
            distinct_nodes: answer.distinct_nodes(),
            evaluated_leaves: counts.evaluated,
            visited_leaf_indices: answer.visited_leaves().collect(),
            pruned_leaf_indices: answer.pruned_leaves(),
            pruned_branches: counts.pruned_branches,
            pruned_nodes: counts.pruned_nodes,
            cutoffs: answer.cutoffs().map(|cutoff| CutoffObject::of(&cutoff)).collect(),
            root_children: tree.children(NodeId::ROOT).map(|child| RootChild::of(answer, child)).collect(),
            least_leaves: answer.least_leaves(),
            searched_again: counts.searched_again,
            iterative,
            node_budget,
            time_budget,
            iterations: trace
                .iterations(tree)
                .into_iter()
                .map(|iteration| IterationObject::of(answer, iteration))
                .collect(),
            table: table.keyword(),
            table_positions: end.at(trace.steps()).table_len(),
            table_answers: counts.from_table,
            table_cutoffs: counts.table_cutoffs,
            table_nodes: counts.table_nodes,
        }
    }
}

impl IterationObject {
    fn of(answer: &Answer, iteration: Iteration) -> IterationObject {
        IterationObject {
            depth: iteration.depth,
            value: iteration.value.map(Number),
            best_child: iteration.best_child.map(|child| answer.tree.child_index(child)),
            visited_nodes: iteration.counts.visited,
            evaluated_leaves: iteration.counts.evaluated,
        }
    }
}

impl CutoffObject {
    fn of(cutoff: &CutoffFound) -> CutoffObject {
        let CutoffFound { moment, node, .. } = *cutoff;
        CutoffObject {
            path: moment.tree.path(node),
            label: moment.tree.label(node).map(str::to_owned),
            cutoff: CutoffFacts::of(cutoff),
        }
    }
}

impl CutoffFacts {
    pub(super) fn of(cutoff: &CutoffFound) -> CutoffFacts {
        CutoffFacts {
            kind: cutoff.kind(),
            deep: cutoff.is_deep(),
            alpha: Number(cutoff.window.alpha),
            beta: Number(cutoff.window.beta),
            value: Number(cutoff.value),
            set_by: cutoff.set_by(),
            skipped: cutoff.skipped(),
        }
    }
}

impl RootChild {
    fn of(answer: &Answer, child: NodeId) -> RootChild {
        let state = answer.end.node(child);
        let known = matches!(state.status, Status::Closed | Status::FromTable);
        RootChild { value: state.value.filter(|_| known).map(Number), bound: known.then(|| state.bound.keyword()) }
    }
}

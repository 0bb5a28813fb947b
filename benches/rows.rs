//! The rows of `table`, measured by criterion, to compare one version with another.
//!
//! ```sh
//! cargo bench --bench rows -- --save-baseline before
//! cargo bench --bench rows -- --baseline before
//! ```
#![allow(clippy::expect_used, reason = "a bench stops at what it does not expect")]

#[path = "support/inputs.rs"]
mod inputs;
#[path = "support/others.rs"]
mod others;
#[path = "support/trees.rs"]
mod trees;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use plywalk::format;
use plywalk::layout::Layout;
use plywalk::search::{self, Algorithm, Options, Silent};
use plywalk::trace::{Moment, Trace};
use plywalk::tree::GameTree;

fn grow(criterion: &mut Criterion) {
    let full = trees::full_tree();
    let mut group = criterion.benchmark_group("grow");
    group.throughput(Throughput::Elements(full.len() as u64)).sample_size(10);
    group.bench_function("full tree", |b| b.iter_with_large_drop(trees::full_tree));
    group.bench_function("petgraph alone", |b| b.iter_with_large_drop(|| others::petgraph_alone(&full)));
}

fn load(criterion: &mut Criterion) {
    let text = inputs::nested_objects(&trees::full_tree());
    let mut group = criterion.benchmark_group("load");
    group.throughput(Throughput::Bytes(text.len() as u64)).sample_size(10);
    group.bench_function("plywalk", |b| b.iter_with_large_drop(|| format::parse(&text).expect("a tree file")));
    group.bench_function("serde_json::Value", |b| {
        b.iter_with_large_drop(|| serde_json::from_str::<serde_json::Value>(&text).expect("JSON"));
    });
}

fn lay_out(criterion: &mut Criterion) {
    for (name, tree) in [("full tree", trees::full_tree()), ("ragged tree", trees::ragged_tree())] {
        let mut group = criterion.benchmark_group(format!("layout of the {name}"));
        group.throughput(Throughput::Elements(tree.len() as u64)).sample_size(10);
        group.bench_function("plywalk", |b| b.iter_with_large_drop(|| Layout::tidy(&tree)));
        let mut tidy = others::tidy_tree_of(&tree);
        group.bench_function("tidy-tree", |b| b.iter(|| tidy.layout()));
    }
}

fn search(criterion: &mut Criterion) {
    let full = trees::full_tree();
    for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta] {
        let options = Options { algorithm, ..Options::default() };
        let mut group = criterion.benchmark_group(algorithm.keyword());
        group.throughput(Throughput::Elements(visited(&full, &options) as u64)).sample_size(10);
        group.bench_function("unrecorded", |b| b.iter(|| search::run(&full, &options, &mut Silent).expect("a search")));
        group.bench_function("recorded", |b| {
            b.iter_with_large_drop(|| Trace::record(&full, &options).expect("a search"));
        });
        if algorithm == Algorithm::AlphaBeta {
            group.bench_function("alpha_beta_pruning", |b| b.iter(|| others::alpha_beta_pruning_crate(&full)));
            // Visits another number of nodes in each run, since it shuffles the root's moves: see `table`.
            group.bench_function("minimax", |b| b.iter(|| others::minimax_crate(&full)));
        }
    }
}

fn visited(tree: &GameTree, options: &Options) -> usize {
    let trace = Trace::record(tree, options).expect("a search");
    Moment::new(tree, &trace, trace.steps()).counts().visited
}

fn any_moment(criterion: &mut Criterion) {
    let full = trees::full_tree();
    let trace =
        Trace::record(&full, &Options { algorithm: Algorithm::Minimax, ..Options::default() }).expect("a search");
    let mut steps = inputs::some_steps(trace.steps(), 1_000).into_iter().cycle();
    criterion.bench_function("any moment, 5,000 visible nodes", |b| {
        b.iter_batched(
            || {
                let moment = Moment::new(&full, &trace, steps.next().unwrap_or_default());
                (moment, inputs::visible_nodes(&moment))
            },
            |(moment, visible)| visible.into_iter().filter(|&node| moment.node(node).value.is_some()).count(),
            BatchSize::SmallInput,
        );
    });
}

criterion_group!(benches, grow, load, lay_out, search, any_moment);
criterion_main!(benches);

//! Does one piece of work once, for counting its instructions. `instructions.sh` runs it under callgrind.
#![allow(clippy::expect_used, clippy::print_stdout, reason = "a program for the terminal")]

#[path = "support/trees.rs"]
mod trees;

use std::hint::black_box;

use plywalk::layout::Layout;
use plywalk::search::{self, Algorithm, Options, Silent};
use plywalk::trace::Trace;
use plywalk::tree::GameTree;

// Only what happens in the following functions is counted, so they keep their names.

#[inline(never)]
fn counted_layout(tree: &GameTree) -> Layout {
    Layout::tidy(tree)
}

#[inline(never)]
fn counted_search(tree: &GameTree, options: &Options) -> f64 {
    search::run(tree, options, &mut Silent).expect("a search").value
}

#[inline(never)]
fn counted_recording(tree: &GameTree, options: &Options) -> Trace {
    Trace::record(tree, options).expect("a search")
}

fn main() {
    let work = std::env::args().nth(1).unwrap_or_default();
    let tree = if work.ends_with("ragged") { trees::ragged_tree() } else { trees::full_tree() };
    let options = Options { algorithm: Algorithm::Minimax, ..Options::default() };
    match work.as_str() {
        "layout" | "layout-ragged" => _ = black_box(counted_layout(&tree)),
        "search" => _ = black_box(counted_search(&tree, &options)),
        "recording" => _ = black_box(counted_recording(&tree, &options)),
        _ => println!("layout, layout-ragged, search or recording?"),
    }
    println!("{}", tree.len());
}

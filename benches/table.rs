//! What the work on half a million nodes costs, beside what other crates need for the same, as one table.
//!
//! ```sh
//! cargo bench --bench table
//! ```
//!
//! Times are CPU times of this thread, medians of several runs; ratios are what to look at, since machines differ and
//! most are busy.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout, reason = "a program for the terminal")]

#[cfg(feature = "app")]
#[path = "support/frames.rs"]
mod frames;
#[path = "support/inputs.rs"]
mod inputs;
#[path = "support/others.rs"]
mod others;
#[path = "support/trees.rs"]
mod trees;

use std::hint::black_box;
use std::process::Command;
use std::time::Duration;

use cpu_time::ThreadTime;
use plywalk::format;
use plywalk::layout::Layout;
use plywalk::search::{self, Algorithm, Options, Order, Silent};
use plywalk::trace::{Moment, Trace};
use plywalk::tree::GameTree;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if let Some(at) = arguments.iter().position(|argument| argument == "--peak-of-loading") {
        return print_peak(arguments.get(at + 1).expect("a file"));
    }
    #[cfg(feature = "app")]
    if arguments.iter().any(|argument| argument == "--memory-of-the-window") {
        return print_memory_of_the_window();
    }
    println!("{:<44} {:>14} {:>12}   others, same work", "work", "measured", "must reach");
    let full = trees::full_tree();
    let ragged = trees::ragged_tree();
    growing(&full);
    loading(&full);
    laying_out("tidy layout, full tree", &full, 60.0);
    laying_out("tidy layout, ragged tree", &ragged, 90.0);
    searching(&full);
    the_trace(&full);
    any_moment("full tree", &full);
    any_moment("ragged tree", &ragged);
    memory(&full);
    #[cfg(feature = "app")]
    the_window(&full, &ragged);
}

/// The median CPU time of some runs; what a run makes is dropped outside of it.
fn median<T>(runs: usize, mut work: impl FnMut() -> T) -> Duration {
    let mut times = Vec::with_capacity(runs);
    for _ in 0..runs {
        let start = ThreadTime::now();
        let made = black_box(work());
        times.push(start.elapsed());
        drop(made);
    }
    times.sort_unstable();
    times[runs / 2]
}

fn nanoseconds_each(time: Duration, count: usize) -> f64 {
    time.as_nanos() as f64 / count as f64
}

fn row(work: &str, measured: &str, must_reach: &str, others: &[(&str, String)]) {
    let others: Vec<_> = others.iter().map(|(name, value)| format!("{name} {value}")).collect();
    println!("{work:<44} {measured:>14} {must_reach:>12}   {}", others.join(" · "));
}

/// Another's cost in words, with how many times ours it is.
fn times_ours(other: f64, ours: f64, unit: &str) -> String {
    format!("{other:.0}{unit} ({:.1}×)", other / ours)
}

fn growing(full: &GameTree) {
    let ours = nanoseconds_each(median(9, trees::full_tree), full.len());
    let petgraph = nanoseconds_each(median(9, || others::petgraph_alone(full)), full.len());
    row(
        "grow the full tree",
        &format!("{ours:.0} ns/node"),
        "≤ 60",
        &[("petgraph's nodes and edges alone", times_ours(petgraph, ours, ""))],
    );
}

fn loading(full: &GameTree) {
    let text = inputs::nested_objects(full);
    let megabytes = text.len() as f64 / 1e6;
    let speed = |time: Duration| megabytes / time.as_secs_f64();
    let ours = speed(median(9, || format::parse(&text).expect("a tree file")));
    let value = speed(median(5, || serde_json::from_str::<serde_json::Value>(&text).expect("JSON")));
    row(
        &format!("load {megabytes:.1} MB of JSON, every check"),
        &format!("{ours:.0} MB/s"),
        "≥ 100",
        &[("serde_json::Value", format!("{value:.0} ({:.2}×)", value / ours))],
    );
    if let Some(peak) = peak_of_loading(&text) {
        let above_file = peak - megabytes;
        row("  peak memory above the file's size", &format!("{above_file:.0} MB"), "≤ 60", &[]);
    }
}

/// The most memory, in MB, that a process of its own holds while it loads a file; none where that cannot be told.
fn peak_of_loading(text: &str) -> Option<f64> {
    let file = std::env::temp_dir().join(format!("plywalk-bench-{}.json", std::process::id()));
    std::fs::write(&file, text).ok()?;
    let run = |file| number_of_own_process(&["--peak-of-loading", file]);
    let peak = run(file.to_str()?).zip(run("")).map(|(loaded, empty)| loaded - empty);
    std::fs::remove_file(&file).ok()?;
    peak
}

/// Runs this program with other arguments and reads the number that it prints.
fn number_of_own_process(arguments: &[&str]) -> Option<f64> {
    let output = Command::new(std::env::current_exe().ok()?).args(arguments).output().ok()?;
    String::from_utf8(output.stdout).ok()?.trim().parse().ok()
}

/// Loads a file, or nothing, and prints the most memory that this process held, in MB.
fn print_peak(file: &str) {
    if !file.is_empty() {
        black_box(format::load(file.as_ref()).expect("a tree file"));
    }
    if let Some(bytes) = own_memory("VmHWM") {
        println!("{}", bytes / 1e6);
    }
}

/// What the system says of this process's memory, in bytes; none where it says nothing.
fn own_memory(key: &str) -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(':'))?;
    Some(line.trim().strip_suffix(" kB")?.parse::<f64>().ok()? * 1024.0)
}

fn laying_out(work: &str, tree: &GameTree, must_reach: f64) {
    let ours = nanoseconds_each(median(9, || Layout::tidy(tree)), tree.len());
    let mut tidy = others::tidy_tree_of(tree);
    let theirs = nanoseconds_each(median(5, || tidy.layout()), tree.len());
    row(
        work,
        &format!("{ours:.0} ns/node"),
        &format!("≤ {must_reach:.0}"),
        &[("tidy-tree", times_ours(theirs, ours, ""))],
    );
}

fn searching(full: &GameTree) {
    let minimax = Options { algorithm: Algorithm::Minimax, ..Options::default() };
    let millions = |visited: usize, time: Duration| visited as f64 / time.as_secs_f64() / 1e6;
    let visited = full.len();
    let silent = median(9, || search::run(full, &minimax, &mut Silent).expect("a search"));
    let recorded = median(9, || Trace::record(full, &minimax).expect("a search"));
    row("minimax, nothing recorded", &format!("{:.0} M nodes/s", millions(visited, silent)), "", &[]);
    let ratio = recorded.as_secs_f64() / silent.as_secs_f64();
    row(
        "minimax, every step recorded",
        &format!("{:.0} M nodes/s", millions(visited, recorded)),
        "≥ 25",
        &[("slower than unrecorded (must be ≤ 3×)", format!("{ratio:.1}×"))],
    );

    let options = Options::default();
    let trace = Trace::record(full, &options).expect("a search");
    let visited = Moment::new(full, &trace, trace.steps()).counts().visited;
    let silent = median(99, || search::run(full, &options, &mut Silent).expect("a search"));
    let recorded = median(99, || Trace::record(full, &options).expect("a search"));
    let (_, theirs_visited) = others::alpha_beta_pruning_crate(full);
    assert_eq!(theirs_visited, visited, "the crate searches the same nodes");
    let pruning = millions(theirs_visited, median(99, || others::alpha_beta_pruning_crate(full)));
    // The crate shuffles the root's moves, so that each run visits another number of nodes.
    let mut theirs_visited = 0;
    let start = ThreadTime::now();
    for _ in 0..99 {
        theirs_visited += others::minimax_crate(full);
    }
    let minimax_crate = millions(theirs_visited, start.elapsed());
    let ours = millions(visited, silent);
    row(
        "alpha-beta, nothing recorded",
        &format!("{ours:.0} M nodes/s"),
        "",
        &[
            ("alpha_beta_pruning", format!("{pruning:.0} ({:.2}×)", pruning / ours)),
            ("minimax", format!("{minimax_crate:.0} ({:.2}×)", minimax_crate / ours)),
        ],
    );
    let recorded = millions(visited, recorded);
    let slower = format!("{:.1}×", ours / recorded);
    row(
        "alpha-beta, every step recorded",
        &format!("{recorded:.0} M nodes/s"),
        "≥ 25",
        &[("slower than unrecorded (must be ≤ 3×)", slower)],
    );
}

fn the_trace(full: &GameTree) {
    let trace =
        Trace::record(full, &Options { algorithm: Algorithm::Minimax, ..Options::default() }).expect("a search");
    let bytes = trace.memory() as f64;
    row("the trace of minimax, bytes an event", &format!("{:.1}", bytes / trace.steps() as f64), "≤ 12", &[]);
    row("the trace of minimax, bytes a visit", &format!("{:.1}", bytes / full.len() as f64), "≤ 36", &[]);
}

fn any_moment(name: &str, tree: &GameTree) {
    let trace =
        Trace::record(tree, &Options { algorithm: Algorithm::Minimax, ..Options::default() }).expect("a search");
    let mut nodes = 0;
    let mut times: Vec<Duration> = inputs::some_steps(trace.steps(), 2_000)
        .into_iter()
        .map(|step| {
            let visible = inputs::visible_nodes(&Moment::new(tree, &trace, step));
            nodes = visible.len();
            let start = ThreadTime::now();
            let moment = Moment::new(tree, &trace, step);
            black_box(moment.path());
            for node in visible {
                black_box(moment.node(node));
            }
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    let microseconds = |time: Duration| time.as_nanos() as f64 / 1e3;
    row(
        &format!("any moment, {nodes} nodes of the {name}"),
        &format!("{:.0} µs", microseconds(times[times.len() / 2])),
        "",
        &[("99th percentile (must be ≤ 500 µs)", format!("{:.0} µs", microseconds(times[times.len() * 99 / 100])))],
    );
}

fn memory(full: &GameTree) {
    let trace =
        Trace::record(full, &Options { algorithm: Algorithm::Minimax, ..Options::default() }).expect("a search");
    let layout = size_of_val(Layout::tidy(full).xs());
    let each = |bytes: usize| format!("{:.0}", bytes as f64 / full.len() as f64);
    row(
        "memory of tree, trace and layout, bytes a node",
        &each(full.memory() + trace.memory() + layout),
        "≤ 150",
        &[("tree", each(full.memory())), ("trace", each(trace.memory())), ("layout", each(layout))],
    );
}

/// Grows the tree of the empty board, as the dialog does. Returns how long it took until the tree was shown.
#[cfg(feature = "app")]
fn grow_all(window: &mut frames::Window) -> std::time::Duration {
    use plywalk::app::command::Command;
    window.give(Command::GrowDialog);
    let shown = window.give(Command::Grow);
    assert_eq!(window.nodes(), 549_946, "the whole tree is open");
    shown
}

#[cfg(feature = "app")]
fn the_window(full: &GameTree, ragged: &GameTree) {
    use plywalk::app::command::Command;
    let mut window = frames::Window::open();
    let shown = grow_all(&mut window);
    row("from “grow” to the first picture", &format!("{:.2} s", shown.as_secs_f64()), "≤ 0.5", &[]);
    window.give(Command::SetAlgorithm(Algorithm::Minimax));
    frames_of("full tree", &mut window, "≤ 4");
    window.give(Command::SetAlgorithm(Algorithm::Pvs));
    frames_of("full tree, principal variation search", &mut window, "≤ 4");
    window.give(Command::SetAlgorithm(Algorithm::AlphaBeta));
    window.give(Command::SetOrder(Order::BestFirst));
    window.give(Command::ToggleSearchOrder);
    frames_of("full tree, drawn in search order", &mut window, "≤ 4");
    window.give(Command::ToggleSearchOrder);
    window.give(Command::SetOrder(Order::Given));
    window.give(Command::SetAlgorithm(Algorithm::Minimax));
    let file = std::env::temp_dir().join(format!("plywalk-bench-ragged-{}.json", std::process::id()));
    std::fs::write(&file, inputs::nested_objects(ragged)).expect("a file");
    let shown = window.give(Command::OpenPath(file.clone()));
    std::fs::remove_file(&file).expect("the file is there");
    row("from “open” of 20 MB to the first picture", &format!("{:.2} s", shown.as_secs_f64()), "≤ 0.5", &[]);
    frames_of("ragged tree", &mut window, "≤ 8");
    if let Some(bytes) = number_of_own_process(&["--memory-of-the-window"]) {
        row("memory of the window, bytes a node", &format!("{:.0}", bytes / full.len() as f64), "≤ 150", &[]);
    }
}

#[cfg(feature = "app")]
fn frames_of(name: &str, window: &mut frames::Window, must_reach: &str) {
    let mut costs = window.look_around();
    costs.sort_unstable_by_key(|cost| cost.time);
    let milliseconds = |at: usize| format!("{:.1} ms", costs[at].time.as_secs_f64() * 1e3);
    let most_quads = costs.iter().map(|cost| cost.quads).max().unwrap_or_default();
    row(
        &format!("a frame at any zoom and step, {name}"),
        &milliseconds(costs.len() / 2),
        must_reach,
        &[
            ("99th percentile", milliseconds(costs.len() * 99 / 100)),
            ("slowest", milliseconds(costs.len() - 1)),
            ("most quads (must be ≤ 50000)", most_quads.to_string()),
        ],
    );
}

/// Opens the full tree in a window and prints by how many bytes this process has grown.
#[cfg(feature = "app")]
fn print_memory_of_the_window() {
    use plywalk::app::command::Command;
    let mut window = frames::Window::open();
    let empty = own_memory("VmRSS");
    grow_all(&mut window);
    window.give(Command::SetAlgorithm(Algorithm::Minimax));
    if let Some((empty, full)) = empty.zip(own_memory("VmRSS")) {
        println!("{}", full - empty);
    }
}

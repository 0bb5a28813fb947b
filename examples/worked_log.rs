//! The log that one would write by hand: a line a step with α, β and v, then what each evaluated leaf led to.
//!
//! ```sh
//! cargo run --example worked_log                          # the twelve leaves of the lesson
//! cargo run --example worked_log -- trees/ragged.json     # a tree file
//! ```

use std::error::Error;
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::Path;

use plywalk::exercises;
use plywalk::format::{self, Document};
use plywalk::games::node_name;
use plywalk::search::{Bound, Event, Options, Window};
use plywalk::texts::numbers::format_value;
use plywalk::texts::{Language, Texts};
use plywalk::trace::{Moment, Trace};
use plywalk::tree::{GameTree, NodeId, Player};

fn main() -> Result<(), Box<dyn Error>> {
    let document = match std::env::args().nth(1) {
        Some(file) => format::load(Path::new(&file))?,
        None => exercises::find("twelve-leaves").ok_or("no such exercise")?.document(),
    };
    io::stdout().write_all(report(&document)?.as_bytes())?;
    Ok(())
}

/// The log of alpha-beta on a tree, under the file's conventions.
pub fn report(document: &Document) -> Result<String, Box<dyn Error>> {
    let tree = &document.tree;
    let trace = Trace::record(tree, &document.conventions.apply(Options::default()))?;
    let log = Log { tree, texts: Language::English.texts() };
    let moments = || (1..=trace.steps()).map(|step| Moment::new(tree, &trace, step));

    let mut text = String::new();
    writeln!(text, "{:>4}  {:<16} {:>5} {:>5} {:>5}  what happens", "step", "node", "α", "β", "v")?;
    for moment in moments() {
        text.push_str(&log.step(&moment)?);
    }
    writeln!(text, "\n{:<12} {:<34} leaves skipped", "leaf", "what it led to")?;
    for line in log.leaves(moments()) {
        writeln!(text, "{:<12} {:<34} {}", line.leaf, line.constraints.join(", "), dash_if_empty(&line.skipped))?;
    }
    let end = Moment::new(tree, &trace, trace.steps());
    let counts = end.counts();
    writeln!(text, "\nThe root is worth {}, by {}.", format_value(trace.value()), log.best(&end))?;
    writeln!(
        text,
        "Evaluated: {} of {} leaves. Pruned: {} nodes.",
        counts.evaluated,
        tree.leaf_count(),
        counts.pruned_nodes
    )?;
    Ok(text)
}

struct Log<'a> {
    tree: &'a GameTree,
    texts: &'static Texts,
}

/// What happened from one evaluated leaf to the next.
struct Line {
    leaf: String,
    constraints: Vec<String>,
    skipped: Vec<String>,
}

impl Log<'_> {
    fn name(&self, node: NodeId) -> String {
        node_name(self.tree, node, self.texts)
    }

    fn best(&self, end: &Moment<'_>) -> String {
        end.best_child(NodeId::ROOT).map_or_else(|| "nothing".to_owned(), |child| self.name(child))
    }

    /// One row of the first table.
    fn step(&self, moment: &Moment<'_>) -> Result<String, std::fmt::Error> {
        let Some(event) = moment.event() else { return Ok(String::new()) };
        let node = event.node();
        let indented = format!("{:indent$}{}", "", self.name(node), indent = self.tree.depth(node));
        let (window, value, what) = self.columns(moment, &event);
        let [alpha, beta] =
            window.map_or([String::new(), String::new()], |w| [format_value(w.alpha), format_value(w.beta)]);
        let value = value.map_or_else(String::new, format_value);
        let mut row = String::new();
        writeln!(row, "{:>4}  {indented:<16} {alpha:>5} {beta:>5} {value:>5}  {what}", moment.step)?;
        Ok(row)
    }

    fn columns(&self, moment: &Moment<'_>, event: &Event) -> (Option<Window>, Option<f64>, String) {
        match *event {
            Event::Enter { node, window } => {
                (Some(window), None, format!("{} to move", self.tree.player(node).keyword()))
            }
            Event::Evaluate { value, .. } => (None, Some(value), "evaluated".to_owned()),
            Event::Return { child, child_value, child_bound, value, window, improved, .. } => {
                let news = if improved { "" } else { ", no better" };
                let from = format!("{} returned {}{news}", self.name(child), bounded(child_value, child_bound));
                (Some(window), Some(value), from)
            }
            Event::Cutoff { node, value, window, pruned_nodes, .. } => {
                let by = moment
                    .setter()
                    .map_or_else(String::new, |setter| format!(" (bound of {})", self.name(setter.node)));
                let kind = if self.tree.player(node) == Player::Min { "alpha" } else { "beta" };
                (Some(window), Some(value), format!("{kind} cutoff{by}, {pruned_nodes} pruned"))
            }
            Event::Leave { value, bound, .. } => (None, Some(value), format!("returns {}", bounded(value, bound))),
            // Alpha-beta has no other events.
            _ => (None, None, event.keyword().to_owned()),
        }
    }

    /// The rows of the second table.
    fn leaves<'m>(&self, moments: impl Iterator<Item = Moment<'m>>) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::new();
        for moment in moments {
            match (moment.event(), lines.last_mut()) {
                (Some(Event::Evaluate { value, .. }), _) => {
                    lines.push(Line { leaf: format_value(value), constraints: Vec::new(), skipped: Vec::new() });
                }
                (Some(Event::Return { node, value, child_bound, improved: true, .. }), Some(line)) => {
                    // Max has at least what a child is surely worth; a child's upper bound promises Max nothing.
                    let (sign, useless) = match self.tree.player(node) {
                        Player::Min => ("≤", Bound::Lower),
                        _ => ("≥", Bound::Upper),
                    };
                    if child_bound != useless {
                        line.constraints.push(format!("{} {sign} {}", self.name(node), format_value(value)));
                    }
                }
                (Some(Event::Cutoff { node, .. }), Some(line)) => {
                    for child in moment.unsearched(node) {
                        line.skipped.extend(leaf_values(self.tree, child));
                    }
                }
                _ => {}
            }
        }
        lines
    }
}

/// The values of the leaves under a node, from left to right.
fn leaf_values(tree: &GameTree, top: NodeId) -> Vec<String> {
    let mut leaves: Vec<_> = tree.nodes().filter(|&node| tree.is_leaf(node) && tree.is_within(node, top)).collect();
    leaves.sort_by_key(|&leaf| tree.leaf_index(leaf));
    leaves.into_iter().filter_map(|leaf| tree.value(leaf)).map(format_value).collect()
}

fn dash_if_empty(list: &[String]) -> String {
    if list.is_empty() { "—".to_owned() } else { list.join(", ") }
}

fn bounded(value: f64, bound: Bound) -> String {
    let sign = match bound {
        Bound::Exact => "",
        Bound::Lower => "≥ ",
        Bound::Upper => "≤ ",
    };
    format!("{sign}{}", format_value(value))
}

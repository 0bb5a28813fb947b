//! `plywalk solve`: the answer.

use std::io::{self, Write};
use std::process::ExitCode;

use super::CommandError;
use super::answer::Answer;
use super::arguments::SolveArguments;
use super::output;
use super::record::record;
use super::solve_json::SolveObject;
use super::source::{self, Task};
use crate::explain;
use crate::games::node_name;
use crate::search::{Cut, Fail, Options, Table};
use crate::texts::Texts;
use crate::texts::numbers::format_value;
use crate::trace::{Iteration, Status};
use crate::tree::NodeId;

/// Nobody reads more than this; the trace has them all.
const MOST_CUTOFFS: usize = 20;
/// Nor more than this of the children of the root, or of a line of play.
const MOST_NODES: usize = 40;

pub(super) fn run(arguments: &SolveArguments) -> Result<ExitCode, CommandError> {
    let texts = arguments.language.get().texts();
    let Task { tree, options } = source::task(&arguments.source, arguments.search, texts)?;
    let trace = record(&tree, &options, texts)?;
    let answer = Answer::new(&tree, &trace);
    let mut out = output::stdout();
    if arguments.json {
        serde_json::to_writer(&mut out, &SolveObject::of(&answer)).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        write_text(&mut out, &answer, texts)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The answer for people.
fn write_text(out: &mut impl Write, answer: &Answer, texts: &Texts) -> io::Result<()> {
    let words = &texts.commands;
    let Answer { tree, trace, end } = *answer;
    let (options, counts) = (trace.options(), answer.counts());
    writeln!(out, "{}", conventions(options, texts))?;
    writeln!(out, "{}", (words.value)(&format_value(trace.value())))?;
    if let Some(child) = answer.best_child() {
        writeln!(out, "{}", (words.best_move)(&node_name(tree, child, texts), tree.child_index(child)))?;
    }
    writeln!(out, "{}", (words.line)(&line(answer, texts)))?;
    writeln!(out, "{}", (words.visited)(counts.visited, answer.distinct_nodes(), tree.len()))?;
    writeln!(out, "{}", (words.evaluated)(counts.evaluated, answer.evaluated_leaves()))?;
    if let Some(least) = answer.least_leaves() {
        writeln!(out, "{}", (words.least)(least))?;
    }
    if options.algorithm.has_window() {
        writeln!(out, "{}", (words.pruned)(counts.pruned_branches, counts.pruned_nodes))?;
        writeln!(out, "{}", (words.cutoffs)(counts.alpha_cutoffs, counts.beta_cutoffs))?;
    }
    if counts.searched_again > 0 {
        writeln!(out, "{}", (words.searched_again)(counts.searched_again))?;
    }
    if options.table != Table::Off {
        let positions = end.at(trace.steps()).table_len();
        writeln!(out, "{}", (words.table_holds)(positions, counts.from_table, counts.table_nodes))?;
    }
    write_iterations(out, answer, texts)?;
    write_root_children(out, answer, texts)?;
    write_cutoffs(out, answer, texts)
}

/// The algorithm and its conventions in a line.
fn conventions(options: &Options, texts: &Texts) -> String {
    let words = &texts.commands;
    let mut parts = Vec::new();
    if options.algorithm.has_window() {
        let rule = match options.cut {
            Cut::AtLeast => "α ≥ β",
            Cut::Above => "α > β",
        };
        let fail = match options.fail {
            Fail::Soft => texts.app.fail_soft,
            Fail::Hard => texts.app.fail_hard,
        };
        parts.extend([(words.cut)(rule), fail.to_owned()]);
    }
    parts.push((words.order)(options.order.keyword()));
    parts.extend(options.depth.map(words.depth));
    parts.extend(options.iterative.then(|| words.iterative.to_owned()));
    parts.extend(options.node_budget.map(words.node_budget));
    parts.extend(options.time_budget.map(words.time_budget));
    parts.extend(match options.table {
        Table::Off => None,
        Table::On => Some(words.table_on.to_owned()),
        Table::Symmetric => Some(words.table_symmetric.to_owned()),
    });
    (words.searched)(options.algorithm.name(texts), &parts)
}

/// Each iteration with its answer and what it cost.
fn write_iterations(out: &mut impl Write, answer: &Answer, texts: &Texts) -> io::Result<()> {
    let iterations = answer.trace.iterations(answer.tree);
    if iterations.is_empty() {
        return Ok(());
    }
    let words = &texts.commands;
    writeln!(out, "\n{}", words.iterations)?;
    for Iteration { depth, value, best_child, counts, .. } in iterations.iter().take(MOST_NODES) {
        let found = match (value, best_child) {
            (Some(value), Some(child)) => {
                (words.iteration_found)(&format_value(*value), &node_name(answer.tree, *child, texts))
            }
            (Some(value), None) => (words.value)(&format_value(*value)),
            (None, _) => words.iteration_unfinished.to_owned(),
        };
        writeln!(out, "  {}", (words.iteration)(*depth, &found, counts.visited, counts.evaluated))?;
    }
    write_rest(out, iterations.len(), MOST_NODES, texts)
}

/// The principal variation.
fn line(answer: &Answer, texts: &Texts) -> String {
    let line = answer.end.principal_variation();
    let mut names: Vec<_> = line.iter().take(MOST_NODES).map(|&node| node_name(answer.tree, node, texts)).collect();
    if line.len() > MOST_NODES {
        names.push("…".to_owned());
    }
    names.join(" → ")
}

fn write_root_children(out: &mut impl Write, answer: &Answer, texts: &Texts) -> io::Result<()> {
    let children = answer.tree.children(NodeId::ROOT);
    if children.len() == 0 || answer.best_child().is_none() {
        return Ok(());
    }
    writeln!(out, "\n{}", texts.commands.root_children)?;
    for child in children.clone().take(MOST_NODES) {
        let name = node_name(answer.tree, child, texts);
        let state = answer.end.node(child);
        match state.value.filter(|_| matches!(state.status, Status::Closed | Status::FromTable)) {
            Some(value) => writeln!(out, "  {name}: {}", state.bound.write(value))?,
            None => writeln!(out, "  {name}: {}", texts.commands.never_searched)?,
        }
    }
    write_rest(out, children.len(), MOST_NODES, texts)
}

/// Every cutoff with its reason.
fn write_cutoffs(out: &mut impl Write, answer: &Answer, texts: &Texts) -> io::Result<()> {
    let cutoffs = answer.cutoffs();
    let count = cutoffs.len();
    if count == 0 {
        return Ok(());
    }
    writeln!(out, "\n{}", texts.commands.cutoff_reasons)?;
    for cutoff in cutoffs.take(MOST_CUTOFFS) {
        let step = cutoff.moment.step;
        writeln!(out, "  {}", (texts.commands.at_step)(step, &explain::sentence(&cutoff.moment, texts)))?;
    }
    write_rest(out, count, MOST_CUTOFFS, texts)
}

/// Says how many were left out.
fn write_rest(out: &mut impl Write, count: usize, shown: usize, texts: &Texts) -> io::Result<()> {
    match count.checked_sub(shown) {
        None | Some(0) => Ok(()),
        Some(rest) => writeln!(out, "  {}", (texts.commands.and_more)(rest)),
    }
}

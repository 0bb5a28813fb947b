//! `plywalk solve`: the answer.

use std::io::{self, Write};
use std::process::ExitCode;

use super::CommandError;
use super::answer::Answer;
use super::arguments::SolveArguments;
use super::conventions;
use super::output;
use super::record::record;
use super::solve_json::SolveObject;
use super::source::{self, Task};
use crate::explain;
use crate::format::Conventions;
use crate::games::node_name;
use crate::search::{Options, Table};
use crate::texts::Texts;
use crate::texts::numbers::format_value;
use crate::trace::{Iteration, Status};
use crate::tree::{NodeId, Player};

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
    writeln!(out, "{}", searched(options, texts))?;
    writeln!(out, "{}", (words.value)(&format_value(trace.value())))?;
    if let Some(child) = answer.best_child() {
        let (place, children) = (tree.child_index(child) + 1, tree.children(NodeId::ROOT).len());
        writeln!(out, "{}", (words.best_move)(&node_name(tree, child, texts), place, children))?;
        writeln!(out, "{}", (words.line)(&line(answer, texts)))?;
    }
    writeln!(out, "{}", (words.visited)(counts.visited, answer.distinct_nodes(), tree.len()))?;
    writeln!(out, "{}", (words.evaluated)(counts.evaluated, answer.evaluated_leaves()))?;
    if let Some(least) = answer.least_leaves() {
        writeln!(out, "{}", (words.least)(least))?;
    }
    if options.algorithm.has_window() {
        writeln!(out, "{}", (words.pruned)(counts.pruned_branches, counts.pruned_nodes))?;
        let cutoffs = match counts_by_mover(options) {
            true => {
                (words.cutoffs_by_mover)(counts.alpha_cutoffs + counts.beta_cutoffs, conventions::rule(options.cut))
            }
            false => (words.cutoffs)(counts.alpha_cutoffs, counts.beta_cutoffs),
        };
        writeln!(out, "{cutoffs}")?;
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

/// True if sentences tell values from the side of the player to move.
fn counts_by_mover(options: &Options) -> bool {
    options.algorithm.counts_for(Player::Min) == Player::Min
}

/// The algorithm and its conventions in a line.
fn searched(options: &Options, texts: &Texts) -> String {
    let words = &texts.commands;
    let windowed = options.algorithm.has_window();
    let Options { cut, fail, order, depth, .. } = *options;
    let given = Conventions {
        cut: Some(cut).filter(|_| windowed),
        fail: Some(fail).filter(|_| windowed),
        order: Some(order),
        depth,
    };
    let mut parts: Vec<_> = conventions::in_words(given, texts).collect();
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
        let best = best_child.map(|child| node_name(answer.tree, child, texts));
        let found = match value {
            Some(value) => (words.iteration_found)(&format_value(*value), best.as_deref()),
            None => words.iteration_unfinished.to_owned(),
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
    let words = &texts.commands;
    let by_mover = counts_by_mover(answer.trace.options());
    let heading = if by_mover { words.root_children_for_max } else { words.root_children };
    writeln!(out, "\n{heading}")?;
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

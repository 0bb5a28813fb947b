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
use crate::search::{Cut, Fail, Options};
use crate::texts::Texts;
use crate::texts::numbers::format_value;
use crate::trace::Status;
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
    let (options, counts) = (trace.options(), end.counts());
    writeln!(out, "{}", conventions(options, texts))?;
    writeln!(out, "{}", (words.value)(&format_value(trace.value())))?;
    if let Some(child) = answer.best_child() {
        writeln!(out, "{}", (words.best_move)(&node_name(tree, child, texts), tree.child_index(child)))?;
    }
    writeln!(out, "{}", (words.line)(&line(answer, texts)))?;
    writeln!(out, "{}", (words.visited)(counts.visited, tree.len()))?;
    writeln!(out, "{}", (words.evaluated)(counts.evaluated, tree.leaf_count(), options.depth))?;
    if options.algorithm.has_window() {
        writeln!(out, "{}", (words.pruned)(counts.pruned_branches, counts.pruned_nodes))?;
        writeln!(out, "{}", (words.cutoffs)(counts.alpha_cutoffs, counts.beta_cutoffs))?;
    }
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
    (words.searched)(options.algorithm.name(texts), &parts)
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
        match state.value.filter(|_| state.status == Status::Closed) {
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

//! `plywalk trace`: every step.

use std::io::{self, Write};
use std::process::ExitCode;

use super::CommandError;
use super::arguments::{TraceArguments, TraceFormat};
use super::output;
use super::record::record;
use super::source::{self, Task};
use super::trace_json::StepObject;
use super::trace_table::{COLUMNS, csv_row, markdown_head, markdown_row};
use crate::explain;
use crate::texts::Texts;
use crate::trace::Moment;

/// Deeper steps are not indented any further.
const DEEPEST_INDENT: usize = 24;

pub(super) fn run(arguments: &TraceArguments) -> Result<ExitCode, CommandError> {
    let texts = arguments.language.get().texts();
    let Task { tree, options } = source::task(&arguments.source, arguments.search, texts)?;
    let trace = record(&tree, &options, texts)?;
    let start = Moment::new(&tree, &trace, 0);
    let mut out = output::stdout();
    match arguments.format {
        TraceFormat::Csv => writeln!(out, "{}", COLUMNS.join(","))?,
        TraceFormat::Markdown => writeln!(out, "{}", markdown_head(texts))?,
        TraceFormat::Text | TraceFormat::Json => {}
    }
    for step in 1..=trace.steps() {
        write_step(&mut out, start.at(step), arguments.format, texts)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn write_step(out: &mut impl Write, moment: Moment, format: TraceFormat, texts: &Texts) -> io::Result<()> {
    match format {
        TraceFormat::Text => write_sentence(out, moment, texts)?,
        TraceFormat::Json => {
            if let Some(step) = StepObject::of(moment, texts) {
                serde_json::to_writer(&mut *out, &step)?;
            }
        }
        TraceFormat::Csv => write!(out, "{}", csv_row(moment, texts).unwrap_or_default())?,
        TraceFormat::Markdown => write!(out, "{}", markdown_row(&explain::log_row(&moment, texts)))?,
    }
    writeln!(out)
}

/// The step's number and sentence, further in the deeper its node is.
fn write_sentence(out: &mut impl Write, moment: Moment, texts: &Texts) -> io::Result<()> {
    let digits = moment.trace.steps().to_string().len();
    let depth = moment.current().map_or(0, |node| moment.tree.depth(node));
    let indent = 2 * depth.min(DEEPEST_INDENT);
    write!(out, "{:>digits$}  {:indent$}{}", moment.step, "", explain::sentence(&moment, texts))
}

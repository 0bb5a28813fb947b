//! Steps as rows of a table.

use std::fmt::Display;

use super::answer::CutoffFound;
use crate::explain::{self, LogRow};
use crate::search::{Event, Window};
use crate::texts::Texts;
use crate::trace::Moment;
use crate::tree::{GameTree, NodeId};

/// The columns of the CSV table. A cell that does not apply is empty.
pub(super) const COLUMNS: [&str; 19] = [
    "step",
    "event",
    "path",
    "label",
    "depth",
    "player",
    "alpha",
    "beta",
    "child",
    "child_value",
    "child_bound",
    "value",
    "bound",
    "improved",
    "kind",
    "deep",
    "set_by",
    "skipped",
    "text",
];

/// The step that led to the moment as a line of CSV (RFC 4180); none at step 0. Only `text` depends on the language.
pub(super) fn csv_row(moment: Moment, texts: &Texts) -> Option<String> {
    let event = moment.event()?;
    let (tree, node) = (moment.tree, event.node());
    let mut cells = Cells::default();
    cells.set("step", &moment.step);
    cells.set("event", &event.keyword());
    cells.set("path", &path(tree, node));
    cells.set("label", &tree.label(node).unwrap_or_default());
    cells.set("depth", &tree.depth(node));
    cells.set("text", &explain::sentence(&moment, texts));
    let has_window = moment.trace.options().algorithm.has_window();
    match event {
        Event::Enter { window, .. } => {
            cells.set("player", &tree.player(node));
            cells.set_window(Some(window).filter(|_| has_window));
        }
        Event::Evaluate { value, .. } => cells.set("value", &value),
        Event::Return { child, child_value, child_bound, value, window, improved, .. } => {
            cells.set("child", &tree.child_index(child));
            cells.set("child_value", &child_value);
            cells.set("child_bound", &child_bound.keyword());
            cells.set("value", &value);
            cells.set_window(Some(window).filter(|_| has_window));
            cells.set("improved", &improved);
        }
        Event::SearchAgain { child, child_value, child_bound, window, .. } => {
            cells.set("child", &tree.child_index(child));
            cells.set("child_value", &child_value);
            cells.set("child_bound", &child_bound.keyword());
            cells.set_window(Some(window).filter(|_| has_window));
        }
        Event::Iteration { .. } => {}
        Event::Probe { window, .. } => cells.set_window(Some(window).filter(|_| has_window)),
        Event::FromTable { window, value, bound, .. } => {
            cells.set("value", &value);
            cells.set("bound", &bound.keyword());
            cells.set_window(Some(window).filter(|_| has_window));
        }
        Event::Store { entry } => {
            cells.set("value", &entry.value);
            cells.set("bound", &entry.bound.keyword());
        }
        Event::Cutoff { window, value, .. } => {
            let cutoff = CutoffFound::at(moment);
            cells.set("kind", &cutoff.kind());
            cells.set("deep", &cutoff.is_deep());
            let skipped: Vec<_> = cutoff.skipped().iter().map(ToString::to_string).collect();
            cells.set("value", &value);
            cells.set_window(Some(window));
            cells.set("set_by", &cutoff.setter.map(|setter| path(tree, setter.node)).unwrap_or_default());
            cells.set("skipped", &skipped.join(" "));
        }
        Event::Leave { value, bound, .. } => {
            cells.set("value", &value);
            cells.set("bound", &bound.keyword());
        }
    }
    Some(cells.0.map(|cell| quoted(&cell)).join(","))
}

/// The cells of a row, in the order of [`COLUMNS`].
#[derive(Default)]
struct Cells([String; COLUMNS.len()]);

impl Cells {
    fn set(&mut self, column: &str, content: &dyn Display) {
        if let Some(index) = COLUMNS.iter().position(|&name| name == column) {
            self.0[index] = content.to_string();
        }
    }

    fn set_window(&mut self, window: Option<Window>) {
        if let Some(Window { alpha, beta }) = window {
            self.set("alpha", &alpha);
            self.set("beta", &beta);
        }
    }
}

/// `root.1.0`: a path that no spreadsheet takes for a number.
fn path(tree: &GameTree, node: NodeId) -> String {
    tree.path(node).iter().fold("root".to_owned(), |path, index| format!("{path}.{index}"))
}

/// A cell in quotes where it needs them.
fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n', '\r']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell.to_owned() }
}

/// The head of the Markdown table: the log's columns, and the sentence.
pub(super) fn markdown_head(texts: &Texts) -> String {
    let headings = explain::log_headings(texts).into_iter().chain([texts.commands.sentence_heading]);
    let headings: Vec<_> = headings.collect();
    let rule = vec!["---"; headings.len()];
    format!("| {} |\n| {} |", headings.join(" | "), rule.join(" | "))
}

/// A row of the Markdown table.
pub(super) fn markdown_row(row: &LogRow) -> String {
    let cells = row.cells().into_iter().chain([row.text.clone()]);
    let cells: Vec<_> = cells.map(|cell| cell.replace('|', "\\|").replace(['\n', '\r'], " ")).collect();
    format!("| {} |", cells.join(" | "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_where_they_must_be() {
        let cells = ["plain", "a, b", "say \"so\"", "two\nlines", "≤ 2"].map(quoted);
        assert_eq!(cells, ["plain", "\"a, b\"", "\"say \"\"so\"\"\"", "\"two\nlines\"", "≤ 2"]);
    }
}

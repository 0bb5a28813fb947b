//! An observer of one's own: writes the calls of a search as an outline, and stops the search when it has seen enough.
//!
//! ```sh
//! cargo run --example own_observer
//! ```

use std::error::Error;
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::ops::ControlFlow;

use plywalk::format;
use plywalk::search::{self, Bound, Event, Observer, Options, SearchError};
use plywalk::texts::numbers::{format_value, format_window};
use plywalk::tree::{GameTree, NodeId};

fn main() -> Result<(), Box<dyn Error>> {
    io::stdout().write_all(report()?.as_bytes())?;
    Ok(())
}

/// Two searches of one tree: a whole one, and one with a budget.
pub fn report() -> Result<String, Box<dyn Error>> {
    let tree = format::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?.tree;
    let mut text = String::new();

    let mut outline = Outline { tree: &tree, nodes_left: usize::MAX, lines: Vec::new() };
    let outcome = search::run(&tree, &Options::default(), &mut outline)?;
    writeln!(text, "The whole search:\n{}\nworth {}", outline.lines.join("\n"), outcome.value)?;

    let mut outline = Outline { tree: &tree, nodes_left: 6, lines: Vec::new() };
    let Err(error) = search::run(&tree, &Options::default(), &mut outline) else {
        return Err("six nodes are enough".into());
    };
    assert_eq!(error, SearchError::Stopped);
    writeln!(text, "\nWith a budget of six nodes:\n{}\n{error}", outline.lines.join("\n"))?;
    Ok(text)
}

/// Writes a line an event, indented by depth.
struct Outline<'t> {
    tree: &'t GameTree,
    nodes_left: usize,
    lines: Vec<String>,
}

impl Outline<'_> {
    fn line(&mut self, node: NodeId, text: &str) {
        self.lines.push(format!("{:indent$}{text}", "", indent = 2 + 2 * self.tree.depth(node)));
    }
}

impl Observer for Outline<'_> {
    fn observe(&mut self, event: &Event) -> ControlFlow<()> {
        if matches!(event, Event::Enter { .. } | Event::Evaluate { .. }) {
            if self.nodes_left == 0 {
                return ControlFlow::Break(());
            }
            self.nodes_left -= 1;
        }
        match *event {
            Event::Enter { node, window } => {
                let player = self.tree.player(node);
                self.line(node, &format!("{player} to move, window {}", format_window(window.alpha, window.beta)));
            }
            Event::Evaluate { node, value } => self.line(node, &format!("leaf {}", format_value(value))),
            Event::Cutoff { node, pruned_nodes, .. } => self.line(node, &format!("cut: {pruned_nodes} nodes skipped")),
            Event::Leave { node, value, bound } => {
                let sign = match bound {
                    Bound::Exact => "",
                    Bound::Lower => "≥ ",
                    Bound::Upper => "≤ ",
                };
                self.line(node, &format!("returns {sign}{}", format_value(value)));
            }
            // An outline has no room for the rest: what a child returned is told when it is left.
            _ => {}
        }
        ControlFlow::Continue(())
    }
}

//! The log: a line a step.

use super::facts::entry_window;
use super::mover;
use super::names::{name, side};
use super::sentence::sentence;
use crate::search::{Bound, Cut, Event, Window, seen_by};
use crate::texts::Texts;
use crate::texts::numbers::format_end;
use crate::texts::vocabulary::explain::Side;
use crate::trace::Moment;
use crate::tree::NodeId;

/// What a step looks like in the log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogRow {
    /// The step.
    pub step: usize,
    /// The node that the step is about; of a return, the parent. The root at step 0.
    pub node: NodeId,
    /// Its depth in plies.
    pub depth: usize,
    /// What it is called.
    pub name: String,
    /// Its α and β after the step, at a leaf those that it was evaluated with, as far as they are kept; none for searches
    /// without a window.
    pub window: Option<Window>,
    /// Its value after the step; none before its first child returned.
    pub value: Option<f64>,
    /// What the value says, once the node is left.
    pub bound: Bound,
    /// At a cutoff, the comparison that brought it about: `α: 2 ≤ 3`.
    pub cut: Option<String>,
    /// The step's sentence.
    pub text: String,
}

impl LogRow {
    /// The row as cells of a table, in the order of [`log_headings`]: step, depth, node, α, β, v, cut.
    pub fn cells(&self) -> [String; 7] {
        let value = |value| match self.bound {
            // The value so far of a node searched with a null window may be an end of it.
            Bound::Exact if self.window.is_some() => format_end(value),
            bound => bound.write(value),
        };
        let bound = |pick: fn(Window) -> f64| self.window.map(|window| format_end(pick(window))).unwrap_or_default();
        [
            self.step.to_string(),
            self.depth.to_string(),
            self.name.clone(),
            bound(|window| window.alpha),
            bound(|window| window.beta),
            self.value.map(value).unwrap_or_default(),
            self.cut.clone().unwrap_or_default(),
        ]
    }
}

/// The headings of the log's columns.
pub fn log_headings(texts: &Texts) -> [&'static str; 7] {
    texts.explain.answers.log_headings
}

/// The line of the log for the step that led to the moment. Where the algorithm counts from the side of the player to
/// move, so does the line.
pub fn log_row(moment: &Moment, texts: &Texts) -> LogRow {
    let node = moment.current().unwrap_or(NodeId::ROOT);
    let teller = mover::teller(moment, node);
    let has_window = moment.trace.options().algorithm.has_window();
    let (value, bound) = match moment.event() {
        Some(Event::Leave { value, bound, .. } | Event::FromTable { value, bound, .. }) => (Some(value), bound),
        Some(Event::Store { entry }) => (Some(entry.value), entry.bound),
        Some(Event::Iteration { .. } | Event::Probe { .. }) => (None, Bound::Exact),
        Some(Event::Evaluate { value, .. } | Event::Return { value, .. } | Event::Cutoff { value, .. }) => {
            (Some(value), Bound::Exact)
        }
        Some(Event::Enter { .. } | Event::SearchAgain { .. }) | None => (None, Bound::Exact),
    };
    LogRow {
        step: moment.step,
        node,
        depth: moment.tree.depth(node),
        name: name(moment.tree, node, texts).text,
        window: window(moment).filter(|_| has_window).map(|window| window.seen_by(teller)),
        value: value.map(|value| seen_by(teller, value)),
        bound: bound.seen_by(teller),
        cut: cut(moment),
        text: sentence(moment, texts),
    }
}

/// The window that the step is about; none before the first and where an iteration begins.
fn window(moment: &Moment) -> Option<Window> {
    let about = match moment.event()? {
        Event::Iteration { .. } => return None,
        Event::Evaluate { node, .. } => return entry_window(moment, node),
        Event::Store { entry } => return entry_window(moment, entry.node),
        Event::Probe { window, .. } | Event::FromTable { window, .. } => return Some(window),
        Event::Leave { .. } => moment.at(moment.step - 1),
        _ => *moment,
    };
    Some(about.path().last().map_or(Window::FULL, |open| open.window))
}

fn cut(moment: &Moment) -> Option<String> {
    let Event::Cutoff { node, value, window, .. } = moment.event()? else { return None };
    let teller = mover::teller(moment, node);
    let (window, value) = (window.seen_by(teller), format_end(seen_by(teller, value)));
    let wants = if mover::worth_to(moment, node).is_some() { Side::Max } else { side(moment.tree, node) };
    let sign = wants.meets(moment.trace.options().cut == Cut::Above);
    Some(match wants {
        Side::Min => format!("α: {value} {sign} {}", format_end(window.alpha)),
        Side::Max => format!("β: {value} {sign} {}", format_end(window.beta)),
    })
}

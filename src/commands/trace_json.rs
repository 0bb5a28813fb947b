//! A step for programs: one JSON object a line.

use serde::Serialize;

use super::answer::CutoffFound;
use super::machine::Number;
use super::solve_json::CutoffFacts;
use crate::explain;
use crate::search::{Event, TableEntry, Window};
use crate::texts::Texts;
use crate::trace::Moment;
use crate::tree::GameTree;

/// What `trace --format json` prints for a step. Only `text` depends on the language.
#[derive(Serialize)]
pub(super) struct StepObject<'a> {
    step: usize,
    event: &'static str,
    path: Vec<usize>,
    label: Option<&'a str>,
    depth: usize,
    text: String,
    #[serde(flatten)]
    detail: Detail,
}

/// What else there is to say, by the kind of event.
#[derive(Serialize)]
#[serde(untagged)]
enum Detail {
    Enter {
        player: &'static str,
        alpha: Option<Number>,
        beta: Option<Number>,
    },
    Evaluate {
        value: Number,
    },
    Return {
        child: usize,
        child_value: Number,
        child_bound: &'static str,
        value: Number,
        alpha: Option<Number>,
        beta: Option<Number>,
        improved: bool,
    },
    Again {
        child: usize,
        child_value: Number,
        child_bound: &'static str,
        alpha: Option<Number>,
        beta: Option<Number>,
    },
    Iteration {
        limit: usize,
    },
    Probe {
        alpha: Option<Number>,
        beta: Option<Number>,
        remaining: Option<usize>,
        found: Option<EntryObject>,
    },
    FromTable {
        alpha: Option<Number>,
        beta: Option<Number>,
        value: Number,
        bound: &'static str,
        source: Vec<usize>,
    },
    Store(EntryObject),
    Cutoff(CutoffFacts),
    Leave {
        value: Number,
        bound: &'static str,
    },
}

/// What the table holds for a position: from which node, with what result, searched how deep below it.
#[derive(Serialize)]
struct EntryObject {
    source: Vec<usize>,
    value: Number,
    bound: &'static str,
    remaining: Option<usize>,
    best: Option<usize>,
}

impl EntryObject {
    fn of(tree: &GameTree, entry: TableEntry) -> EntryObject {
        let TableEntry { node, value, bound, remaining, best, .. } = entry;
        EntryObject {
            source: tree.path(node),
            value: Number(value),
            bound: bound.keyword(),
            remaining,
            best: best.map(|child| tree.child_index(child)),
        }
    }
}

impl<'a> StepObject<'a> {
    /// The step that led to the moment; none at step 0.
    pub(super) fn of(moment: Moment<'a>, texts: &Texts) -> Option<StepObject<'a>> {
        let event = moment.event()?;
        let (tree, node) = (moment.tree, event.node());
        let path = tree.path(node);
        Some(StepObject {
            step: moment.step,
            event: event.keyword(),
            label: tree.label(node),
            depth: path.len(),
            path,
            text: explain::sentence(&moment, texts),
            detail: Detail::of(moment, &event),
        })
    }
}

impl Detail {
    fn of(moment: Moment, event: &Event) -> Detail {
        let tree = moment.tree;
        match *event {
            Event::Enter { node, window } => {
                let (alpha, beta) = ends(moment, window);
                Detail::Enter { player: tree.player(node).keyword(), alpha, beta }
            }
            Event::Evaluate { value, .. } => Detail::Evaluate { value: Number(value) },
            Event::Return { child, child_value, child_bound, value, window, improved, .. } => {
                let (alpha, beta) = ends(moment, window);
                Detail::Return {
                    child: tree.child_index(child),
                    child_value: Number(child_value),
                    child_bound: child_bound.keyword(),
                    value: Number(value),
                    alpha,
                    beta,
                    improved,
                }
            }
            Event::SearchAgain { child, child_value, child_bound, window, .. } => {
                let (alpha, beta) = ends(moment, window);
                Detail::Again {
                    child: tree.child_index(child),
                    child_value: Number(child_value),
                    child_bound: child_bound.keyword(),
                    alpha,
                    beta,
                }
            }
            Event::Iteration { depth } => Detail::Iteration { limit: depth },
            Event::Probe { window, remaining, found, .. } => {
                let (alpha, beta) = ends(moment, window);
                Detail::Probe { alpha, beta, remaining, found: found.map(|entry| EntryObject::of(tree, entry)) }
            }
            Event::FromTable { window, value, bound, source, .. } => {
                let (alpha, beta) = ends(moment, window);
                let (value, bound) = (Number(value), bound.keyword());
                Detail::FromTable { alpha, beta, value, bound, source: tree.path(source) }
            }
            Event::Store { entry } => Detail::Store(EntryObject::of(tree, entry)),
            Event::Cutoff { .. } => Detail::Cutoff(CutoffFacts::of(&CutoffFound::at(moment))),
            Event::Leave { value, bound, .. } => Detail::Leave { value: Number(value), bound: bound.keyword() },
        }
    }
}

/// α and β, for a search that has them.
fn ends(moment: Moment, window: Window) -> (Option<Number>, Option<Number>) {
    if moment.trace.options().algorithm.has_window() {
        (Some(Number(window.alpha)), Some(Number(window.beta)))
    } else {
        (None, None)
    }
}

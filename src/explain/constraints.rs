//! The log as lessons print it: leaves evaluated, constraint formed, leaves skipped.

use super::names::{bound, name, side};
use super::reason::{Reason, reason};
use crate::search::Event;
use crate::texts::Texts;
use crate::texts::numbers::format_value;
use crate::texts::vocabulary::answers::Constraint;
use crate::texts::vocabulary::chance::ChanceStep;
use crate::texts::vocabulary::explain::{Effect, Side};
use crate::trace::Moment;
use crate::tree::{GameTree, NodeId};

/// A cell lists up to this many leaves.
const MOST_LEAVES: usize = 12;

/// A line of the lesson's table. It ends where a cutoff happens, or an inner node hands leaves' values on.
#[derive(Clone, Debug, PartialEq)]
pub struct ConstraintRow {
    /// The step at which the constraint is formed.
    pub step: usize,
    /// The leaves evaluated since the line before, in the order of the search; nodes at the depth limit count.
    pub leaves: Vec<NodeId>,
    /// The leaves that the cutoff skips, from left to right; the first few of them.
    pub skipped: Vec<NodeId>,
    /// How many leaves the cutoff skips.
    pub skipped_count: usize,
    /// The three cells: leaves, constraint, leaves skipped.
    pub cells: [String; 3],
}

/// The headings of the lesson's table.
pub fn constraint_headings(texts: &Texts) -> [&'static str; 3] {
    texts.explain.answers.constraint_headings
}

/// The lines of the lesson's table up to a moment. They are made one by one, since a search may have many.
pub fn constraints<'a>(moment: &Moment<'a>, texts: &'a Texts) -> impl Iterator<Item = ConstraintRow> + use<'a> {
    let moment = *moment;
    let mut leaves = Vec::new();
    (1..=moment.step).filter_map(move |step| {
        let here = moment.at(step);
        let formed = match here.event()? {
            Event::Evaluate { node, .. } => {
                leaves.push(node);
                (step == here.trace.steps()).then(|| Constraint::Root(here.trace.value()))
            }
            Event::Return { .. } if leaves.is_empty() => None,
            Event::Return { node, child, .. } => match here.at(step + 1).event() {
                Some(Event::Cutoff { .. }) => None,
                Some(Event::Enter { .. }) if leaves.last() == Some(&child) => Some(has(&here, node, texts)),
                _ if leaves.last() == Some(&child) => None,
                _ => Some(handed_on(&here, texts)),
            },
            Event::Cutoff { node, value, .. } => Some(cut(&here, node, value, texts)),
            Event::Leave { .. } if step == here.trace.steps() && !leaves.is_empty() => {
                Some(Constraint::Root(here.trace.value()))
            }
            Event::Enter { .. } | Event::SearchAgain { .. } | Event::Leave { .. } => None,
            Event::Iteration { .. } | Event::Probe { .. } | Event::FromTable { .. } | Event::Store { .. } => None,
        }?;
        Some(row(&here, std::mem::take(&mut leaves), &formed, texts))
    })
}

/// What a node has after the leaves among its first children.
fn has(here: &Moment, node: NodeId, texts: &Texts) -> Constraint {
    let open = here.path().last().copied();
    let side = side(here.tree, node);
    let bound = open.filter(|_| here.trace.options().algorithm.has_window()).map(|open| match side {
        Side::Max => open.window.alpha,
        Side::Min => open.window.beta,
    });
    let value = open.and_then(|open| open.value).unwrap_or(f64::NAN);
    Constraint::Has { node: name(here.tree, node, texts).text, side, value, bound: bound.filter(|&b| b == value) }
}

/// What a closed node's value means to its parent.
fn handed_on(here: &Moment, texts: &Texts) -> Constraint {
    let facts = match reason(here, texts) {
        Reason::Returned(facts) => facts,
        Reason::Chance(ChanceStep::Returned { parent, child, value, so_far, .. }) => {
            return Constraint::Part { node: child.text, value, parent: parent.text, so_far };
        }
        _ => return Constraint::Root(here.trace.value()),
    };
    let node = facts.child.text;
    let value = bound(facts.says).write(facts.value);
    if !facts.improved {
        return Constraint::Nothing { node, value };
    }
    let bound = match facts.effect {
        Effect::Moved { to, .. } => Some(to),
        Effect::None | Effect::Held(_) => None,
    };
    Constraint::Best { node, value, parent: facts.parent.text, side: facts.side, bound }
}

fn cut(here: &Moment, node: NodeId, value: f64, texts: &Texts) -> Constraint {
    let against = match reason(here, texts) {
        Reason::Cutoff(facts) => facts.against.map(|promise| (promise.value, promise.at.text)),
        _ => None,
    };
    Constraint::Cut { node: name(here.tree, node, texts).text, side: side(here.tree, node), value, against }
}

fn row(here: &Moment, leaves: Vec<NodeId>, formed: &Constraint, texts: &Texts) -> ConstraintRow {
    let words = &texts.explain.answers;
    let (skipped, skipped_count) = match here.event() {
        Some(Event::Cutoff { node, .. }) => skipped(here, node),
        _ => (Vec::new(), 0),
    };
    let evaluated = match here.at(here.step.saturating_sub(1)).event() {
        Some(Event::Return { child, child_value, child_bound, .. }) if leaves.is_empty() => {
            (words.returned_value)(&name(here.tree, child, texts).text, &child_bound.write(child_value))
        }
        _ => listed(here.tree, &leaves, leaves.len(), texts),
    };
    let cells = [evaluated, (words.constraint)(formed), listed(here.tree, &skipped, skipped_count, texts)];
    ConstraintRow { step: here.step, leaves, skipped, skipped_count, cells }
}

/// The values of leaves, `—` for none.
fn listed(tree: &GameTree, leaves: &[NodeId], count: usize, texts: &Texts) -> String {
    if count == 0 {
        return "—".to_owned();
    }
    let shown = leaves.iter().take(MOST_LEAVES).filter_map(|&leaf| tree.value(leaf));
    let shown: Vec<String> = shown.map(format_value).collect();
    match count - shown.len() {
        0 => shown.join(", "),
        more => (texts.explain.answers.and_more)(&shown.join(", "), more),
    }
}

/// The leaves under the branches that a node has not searched: the first few, and how many there are.
fn skipped(here: &Moment, node: NodeId) -> (Vec<NodeId>, usize) {
    let tree = here.tree;
    let tops: Vec<NodeId> = here.unsearched(node).collect();
    let count = tops.iter().map(|&top| tree.subtree_leaves(top)).sum();
    let mut leaves = Vec::new();
    let mut stack: Vec<NodeId> = tops.into_iter().rev().collect();
    while let Some(node) = stack.pop().filter(|_| leaves.len() < MOST_LEAVES) {
        if tree.is_leaf(node) {
            leaves.push(node);
        }
        stack.extend(tree.children(node).rev());
    }
    (leaves, count)
}

//! The log as lessons print it: leaves evaluated, constraint formed, leaves skipped.

use super::mover;
use super::names::{bound, name, side};
use super::reason::{Reason, reason};
use crate::search::{Cut, Event, seen_by};
use crate::texts::Texts;
use crate::texts::numbers::format_value;
use crate::texts::vocabulary::answers::Constraint;
use crate::texts::vocabulary::chance::ChanceStep;
use crate::texts::vocabulary::explain::{Behind, Effect, Side};
use crate::trace::Moment;
use crate::tree::{NodeId, Player};

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
        if let Event::Evaluate { node, .. } = here.event()? {
            leaves.push(node);
        }
        let formed = formed(&here, &leaves, texts)?;
        Some(row(&here, std::mem::take(&mut leaves), &formed, texts))
    })
}

/// The constraint that a step forms, given the leaves evaluated since the last one.
fn formed(here: &Moment, leaves: &[NodeId], texts: &Texts) -> Option<Constraint> {
    if here.step < here.trace.steps() {
        formed_on_the_way(here, leaves, texts)
    } else if here.left_at(NodeId::ROOT).is_some() {
        let value = seen_by(mover::teller(here, NodeId::ROOT), here.trace.value());
        (!leaves.is_empty()).then_some(Constraint::Root(value))
    } else {
        formed_on_the_way(here, leaves, texts).or(Some(Constraint::Spent))
    }
}

fn formed_on_the_way(here: &Moment, leaves: &[NodeId], texts: &Texts) -> Option<Constraint> {
    match here.event()? {
        Event::Iteration { depth } => {
            let before = here.at(here.step - 1).node(NodeId::ROOT).value.filter(|_| here.iteration() > Some(0));
            let before = before.map(|value| seen_by(mover::teller(here, NodeId::ROOT), value));
            Some(Constraint::Iteration { depth, before })
        }
        // What the table answers is a constraint of its own; what the parent had from leaves before comes first.
        Event::FromTable { node, .. } if !leaves.is_empty() => {
            here.tree.parent(node).map(|parent| has(here, parent, texts))
        }
        Event::SearchAgain { child, child_value, child_bound, .. } => {
            let teller = mover::teller(here, child);
            let value = child_bound.seen_by(teller).write(seen_by(teller, child_value));
            Some(Constraint::Again { node: name(here.tree, child, texts).text, value })
        }
        Event::Return { node, child, .. } => {
            let from_leaf = leaves.last() == Some(&child);
            match next_but_probe(here) {
                Some(Event::Cutoff { .. }) => None,
                Some(Event::Enter { .. }) if from_leaf => Some(has(here, node, texts)),
                _ if from_leaf => None,
                _ if leaves.is_empty() && !answered(here, child) => None,
                _ => Some(handed_on(here, texts)),
            }
        }
        Event::Cutoff { node, value, .. } => Some(cut(here, node, value, texts)),
        _ => None,
    }
}

/// The next event, or the one after it if it only looks into the table.
fn next_but_probe(here: &Moment) -> Option<Event> {
    let next = |step| (step <= here.trace.steps()).then(|| here.at(step).event()).flatten();
    match next(here.step + 1)? {
        Event::Probe { .. } => next(here.step + 2),
        event => Some(event),
    }
}

/// True if the table has just answered for a child.
fn answered(here: &Moment, child: NodeId) -> bool {
    matches!(here.at(here.step - 1).event(), Some(Event::FromTable { node, .. }) if node == child)
}

/// Whose α or β a node's value becomes: from the mover's side, always α.
fn wants(here: &Moment, node: NodeId) -> Side {
    if mover::worth_to(here, node).is_some() { Side::Max } else { side(here.tree, node) }
}

/// What a node has after the leaves among its first children.
fn has(here: &Moment, node: NodeId, texts: &Texts) -> Constraint {
    let open = here.path().last().copied();
    let teller = mover::teller(here, node);
    let side = wants(here, node);
    let bound = open.filter(|_| here.trace.options().algorithm.has_window()).map(|open| {
        let window = open.window.seen_by(teller);
        if side == Side::Max { window.alpha } else { window.beta }
    });
    let value = open.and_then(|open| open.value).map_or(f64::NAN, |value| seen_by(teller, value));
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
    let says = bound(facts.says);
    let (own, says) = match facts.own {
        Some((owner, own)) if owner != facts.side => (own, says.seen_by(Player::Min)),
        _ => (facts.value, says),
    };
    let (node, value) = (facts.child.text, says.write(own));
    if !facts.improved {
        return Constraint::Nothing { node, value };
    }
    let bound = match facts.effect {
        Effect::Moved { to, .. } => Some(to),
        Effect::None | Effect::Surer | Effect::Held(_) => None,
    };
    let side = wants(here, NodeId::new(facts.parent.node));
    Constraint::Best { node, value, parent: facts.parent.text, side, bound }
}

fn cut(here: &Moment, node: NodeId, value: f64, texts: &Texts) -> Constraint {
    let teller = mover::teller(here, node);
    let side = wants(here, node);
    let met = here.path().last().map(|open| open.window.seen_by(teller));
    let met = met.map_or(f64::NAN, |window| if side == Side::Max { window.beta } else { window.alpha });
    let against = match reason(here, texts) {
        Reason::Cutoff(facts) => match facts.against {
            Behind::Promise(promise) => Some((met, Some(promise.at.text))),
            Behind::Asked(_) => Some((met, None)),
            Behind::Nothing => None,
        },
        _ => None,
    };
    let strict = here.trace.options().cut == Cut::Above;
    Constraint::Cut { node: name(here.tree, node, texts).text, side, value: seen_by(teller, value), against, strict }
}

fn row(here: &Moment, leaves: Vec<NodeId>, formed: &Constraint, texts: &Texts) -> ConstraintRow {
    let words = &texts.explain.answers;
    let (skipped, skipped_count) = match here.event() {
        Some(Event::Cutoff { node, .. }) => skipped(here, node),
        _ => (Vec::new(), 0),
    };
    let evaluated = match here.at(here.step.saturating_sub(1)).event() {
        Some(
            Event::Return { child, child_value, child_bound, .. }
            | Event::FromTable { node: child, value: child_value, bound: child_bound, .. },
        ) if leaves.is_empty() => {
            let teller = mover::teller(here, child);
            let value = child_bound.seen_by(teller).write(seen_by(teller, child_value));
            (words.returned_value)(&name(here.tree, child, texts).text, &value)
        }
        _ => listed(here, &leaves, leaves.len(), texts),
    };
    let cells = [evaluated, (words.constraint)(formed), listed(here, &skipped, skipped_count, texts)];
    ConstraintRow { step: here.step, leaves, skipped, skipped_count, cells }
}

/// The values of leaves, `—` for none.
fn listed(here: &Moment, leaves: &[NodeId], count: usize, texts: &Texts) -> String {
    if count == 0 {
        return "—".to_owned();
    }
    let value = |&leaf: &NodeId| Some(seen_by(mover::teller(here, leaf), here.tree.value(leaf)?));
    let shown = leaves.iter().take(MOST_LEAVES).filter_map(value);
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

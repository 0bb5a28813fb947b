//! What is known of a node, and since when.

use super::names::{name, player, says, side};
use super::reason::{Reason, reason};
use super::{facts, mover};
use crate::search::{Event, Window, seen_by};
use crate::texts::Texts;
use crate::texts::vocabulary::answers::{Knowledge, Known};
use crate::texts::vocabulary::explain::Behind;
use crate::trace::{Moment, Status};
use crate::tree::NodeId;

/// Says in a sentence or two what is known of a node at a moment, since which step, and with which window it was
/// searched last; of a pruned node, which cutoff at which step pruned it and whose promise was behind that.
pub fn known(moment: &Moment, node: NodeId, texts: &Texts) -> String {
    (texts.explain.answers.known)(&facts_of(moment, node, texts))
}

fn facts_of(moment: &Moment, node: NodeId, texts: &Texts) -> Known {
    let tree = moment.tree;
    let state = moment.node(node);
    let teller = mover::teller(moment, node);
    let counted = |value| seen_by(teller, value);
    let (knowledge, since) = match state.status {
        Status::Untouched => (Knowledge::Untouched, None),
        Status::Open => {
            let value = state.value.map(counted).zip(since(moment, node));
            (Knowledge::Open { side: player(tree, node), value }, moment.entered_at(node))
        }
        Status::FromTable => from_table(moment, node, texts),
        Status::Closed => {
            let left = moment.left_at(node);
            let value = state.value.map_or(f64::NAN, counted);
            let evaluated = left.is_some_and(|step| matches!(moment.at(step).event(), Some(Event::Evaluate { .. })));
            let knowledge = match evaluated {
                true => {
                    let limit = moment.limit().filter(|_| !tree.is_leaf(node));
                    Knowledge::Evaluated { value, limit }
                }
                false => Knowledge::Closed { value, says: says(state.bound.seen_by(teller)) },
            };
            (knowledge, left)
        }
        Status::Pruned => pruned(moment, node, texts),
        Status::BelowLimit => below_limit(moment, node, texts),
        Status::BelowTable => {
            let under = facts::visited_above(moment, node);
            (Knowledge::BelowTable { under: name(tree, under, texts) }, moment.left_at(under))
        }
    };
    let windows = windows(moment, node).map(|ends| ends.map(|ends| mover::window(teller, ends)));
    let (limit, worth_to) = (facts::effective_limit(moment), mover::worth_to(moment, node));
    Known { node: name(tree, node, texts), knowledge, since, limit, windows, worth_to }
}

/// The step since which an open node has its value: that at which its choice came back, of a chance node its last child.
fn since(moment: &Moment, node: NodeId) -> Option<usize> {
    let left = match player(moment.tree, node) {
        Some(_) => moment.left_at(moment.best_child(node)?),
        None => moment.tree.children(node).filter_map(|child| moment.left_at(child)).max(),
    };
    // A child that has just been left has not handed its value on yet, and may be put into the table first.
    let back = left.map(|left| match moment.at(left + 1).event() {
        Some(Event::Store { .. }) => left + 2,
        _ => left + 1,
    });
    back.filter(|&returned| returned <= moment.step)
}

/// What the table answered for a node, and when.
fn from_table(moment: &Moment, node: NodeId, texts: &Texts) -> (Knowledge, Option<usize>) {
    let at = moment.left_at(node);
    let answer = at.map(|at| reason(&moment.at(at), texts));
    match answer {
        Some(Reason::FromTable(facts)) => {
            (Knowledge::FromTable { value: facts.value, says: facts.says, source: facts.source }, at)
        }
        _ => (Knowledge::Untouched, at),
    }
}

/// Which cutoff pruned a node, and when.
fn pruned(moment: &Moment, node: NodeId, texts: &Texts) -> (Knowledge, Option<usize>) {
    let at = facts::visited_above(moment, node);
    let step = moment.cutoff_at(at).unwrap_or(moment.step);
    let against = match reason(&moment.at(step), texts) {
        Reason::Cutoff(facts) => facts.against,
        _ => Behind::Nothing,
    };
    let against = against.beside([name(moment.tree, node, texts), name(moment.tree, at, texts)].iter());
    let knowledge = Knowledge::Pruned { at: name(moment.tree, at, texts), side: side(moment.tree, at), against };
    (knowledge, Some(step))
}

fn below_limit(moment: &Moment, node: NodeId, texts: &Texts) -> (Knowledge, Option<usize>) {
    let under = facts::visited_above(moment, node);
    let limit = moment.limit().unwrap_or_default();
    (Knowledge::BelowLimit { under: name(moment.tree, under, texts), limit }, moment.left_at(under))
}

/// The window that a node was entered with at its last visit, and the last it had; none for searches without one.
fn windows(moment: &Moment, node: NodeId) -> Option<[(f64, f64); 2]> {
    if !moment.trace.options().algorithm.has_window() {
        return None;
    }
    let ends = |window: Window| (window.alpha, window.beta);
    let entry = facts::entry_window(moment, node)?;
    let last = moment.left_at(node).map_or(moment.step, |left| left - 1);
    let open = moment.at(last).path().into_iter().find(|open| open.node == node);
    Some([ends(entry), open.map_or(ends(entry), |open| ends(open.window))])
}

//! What is known of a node, and since when.

use super::facts;
use super::names::{name, player, says, side};
use super::reason::{Reason, reason};
use crate::search::{Event, Window};
use crate::texts::Texts;
use crate::texts::vocabulary::answers::{Knowledge, Known};
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
    let (knowledge, since) = match state.status {
        Status::Untouched => (Knowledge::Untouched, None),
        Status::Open => {
            let value = state.value.zip(since(moment, node));
            (Knowledge::Open { side: player(tree, node), value }, moment.entered_at(node))
        }
        Status::Closed | Status::FromTable => {
            let left = moment.left_at(node);
            let value = state.value.unwrap_or(f64::NAN);
            let evaluated = left.is_some_and(|step| matches!(moment.at(step).event(), Some(Event::Evaluate { .. })));
            let knowledge = match evaluated {
                true => {
                    let limit = moment.limit().filter(|_| !tree.is_leaf(node));
                    Knowledge::Evaluated { value, limit }
                }
                false => Knowledge::Closed { value, says: says(state.bound) },
            };
            (knowledge, left)
        }
        Status::Pruned => pruned(moment, node, texts),
        Status::BelowLimit | Status::BelowTable => below_limit(moment, node, texts),
    };
    Known { node: name(tree, node, texts), knowledge, since, windows: windows(moment, node) }
}

/// The step since which an open node has its value: that at which its choice came back, of a chance node its last child.
fn since(moment: &Moment, node: NodeId) -> Option<usize> {
    let left = match player(moment.tree, node) {
        Some(_) => moment.left_at(moment.best_child(node)?),
        None => moment.tree.children(node).filter_map(|child| moment.left_at(child)).max(),
    };
    // A child that has just been left has not handed its value on yet.
    left.map(|left| left + 1).filter(|&returned| returned <= moment.step)
}

/// Which cutoff pruned a node, and when.
fn pruned(moment: &Moment, node: NodeId, texts: &Texts) -> (Knowledge, Option<usize>) {
    let at = facts::visited_above(moment, node);
    // A node that a cutoff has ended is left one step later.
    let step = moment.left_at(at).map_or(moment.step, |left| left - 1);
    let against = match reason(&moment.at(step), texts) {
        Reason::Cutoff(facts) => facts.against,
        _ => None,
    };
    let knowledge = Knowledge::Pruned { at: name(moment.tree, at, texts), side: side(moment.tree, at), against };
    (knowledge, Some(step))
}

fn below_limit(moment: &Moment, node: NodeId, texts: &Texts) -> (Knowledge, Option<usize>) {
    let under = facts::visited_above(moment, node);
    let limit = moment.limit().unwrap_or_default();
    (Knowledge::BelowLimit { under: name(moment.tree, under, texts), limit }, moment.left_at(under))
}

/// The window that a node was entered with at its last visit, and the last it had.
fn windows(moment: &Moment, node: NodeId) -> Option<[(f64, f64); 2]> {
    let entered = moment.entered_at(node).filter(|_| moment.trace.options().algorithm.has_window())?;
    let ends = |window: Window| (window.alpha, window.beta);
    let last = moment.left_at(node).map_or(moment.step, |left| left - 1);
    match moment.at(last).path().into_iter().find(|open| open.node == node) {
        Some(open) => Some([ends(open.entry), ends(open.window)]),
        // It was evaluated with its parent's window, the full one if it has none.
        None => {
            let parents = moment.at(entered - 1).path().last().map_or(Window::FULL, |open| open.window);
            Some([ends(parents); 2])
        }
    }
}

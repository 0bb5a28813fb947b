//! The decision before the next step, as a question to the class.

use super::mover;
use super::names::{name, side};
use crate::search::{Event, seen_by};
use crate::texts::Texts;
use crate::texts::vocabulary::answers::Question;
use crate::texts::vocabulary::explain::Side;
use crate::trace::Moment;

/// Asks whether the search will cut or go on, where the next step decides it: after a value has come back to a node
/// that has further children, while the bound that it may run into is set. None elsewhere. The sentence of the next
/// step is the answer.
pub fn question(moment: &Moment, texts: &Texts) -> Option<String> {
    let Some(Event::Return { node, value, window, .. }) = moment.event() else { return None };
    let is_last = moment.step == moment.trace.steps();
    if is_last || !moment.trace.options().algorithm.has_window() || moment.unsearched(node).next().is_none() {
        return None;
    }
    let side = side(moment.tree, node);
    let (bound, unset) = match side {
        Side::Max => (window.beta, f64::INFINITY),
        Side::Min => (window.alpha, f64::NEG_INFINITY),
    };
    if bound == unset && value != unset {
        return None;
    }
    let facts = match mover::worth_to(moment, node) {
        None => Question { node: name(moment.tree, node, texts), value, side, bound },
        // From the mover's side it is always β that a value may run into.
        Some(_) => {
            let [value, bound] = [value, bound].map(|value| seen_by(moment.tree.player(node), value));
            Question { node: name(moment.tree, node, texts), value, side: Side::Max, bound }
        }
    };
    Some((texts.explain.answers.question)(&facts))
}

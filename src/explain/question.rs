//! The decision before the next step, as a question to the class.

use super::names::{name, side};
use crate::search::Event;
use crate::texts::Texts;
use crate::texts::vocabulary::answers::Question;
use crate::texts::vocabulary::explain::Side;
use crate::trace::Moment;

/// Asks whether the search will cut or go on, where the next step decides it: after a value has come back to a node
/// that has further children, while the bound that it may run into is set. None elsewhere. The sentence of the next
/// step is the answer.
pub fn question(moment: &Moment, texts: &Texts) -> Option<String> {
    let Some(Event::Return { node, value, window, .. }) = moment.event() else { return None };
    if !moment.trace.options().algorithm.has_window() || moment.unsearched(node).next().is_none() {
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
    Some((texts.explain.answers.question)(&Question { node: name(moment.tree, node, texts), value, side, bound }))
}

//! One sentence a step.

use super::names::node_name;
use crate::texts::Texts;
use crate::texts::numbers::format_value;
use crate::trace::Moment;

/// Says what the step that led to the moment did and why, with the numbers. At step 0, what is about to begin.
pub fn sentence(moment: &Moment, texts: &Texts) -> String {
    let Some(event) = moment.event() else { return texts.explain.start.to_owned() };
    let name = node_name(moment.tree, event.node(), texts);
    let value = moment.node(event.node()).value.map(format_value);
    (texts.explain.step)(event.keyword(), &name, value.as_deref().unwrap_or("?"))
}

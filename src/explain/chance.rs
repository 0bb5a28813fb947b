//! The facts behind a step at a chance node.

use super::names::name;
use crate::search::{Event, share};
use crate::texts::Texts;
use crate::texts::vocabulary::chance::{ChanceStep, Likely};
use crate::trace::Moment;

/// What a step at a chance node did; none for steps that only players' nodes have.
pub(super) fn chance_step(moment: &Moment, event: Event, texts: &Texts) -> Option<ChanceStep> {
    let tree = moment.tree;
    let uniform = |node| tree.children(node).all(|child| tree.given_probability(child).is_none());
    Some(match event {
        Event::Enter { node, .. } => ChanceStep::Enter {
            node: name(tree, node, texts),
            children: tree.children(node).len(),
            uniform: uniform(node),
        },
        Event::Return { node, child, child_value, value, .. } => ChanceStep::Returned {
            parent: name(tree, node, texts),
            child: name(tree, child, texts),
            value: child_value,
            likely: match tree.given_probability(child) {
                Some(probability) => Likely::Given(probability),
                None => Likely::OneOf(tree.children(node).len()),
            },
            adds: share(tree, child, child_value),
            so_far: value,
            left: moment.unsearched(node).count(),
        },
        Event::Leave { node, value, .. } => ChanceStep::Leave {
            node: name(tree, node, texts),
            children: tree.children(node).len(),
            uniform: uniform(node),
            value,
        },
        _ => return None,
    })
}

//! Facts about a whole search.

use crate::search::{Event, Window};
use crate::trace::Moment;
use crate::tree::NodeId;

/// The depth limit, if the tree goes deeper.
pub(super) fn effective_limit(moment: &Moment) -> Option<usize> {
    moment.limit().filter(|limit| limit.saturating_add(1) < moment.tree.level_count())
}

/// How many nodes the search could visit: those down to the limit.
pub(super) fn reachable(moment: &Moment) -> usize {
    effective_limit(moment).map_or(moment.tree.len(), |limit| moment.tree.level(limit).end)
}

/// The nearest ancestor of an unvisited node that has been visited.
pub(super) fn visited_above(moment: &Moment, node: NodeId) -> NodeId {
    let mut at = node;
    while moment.entered_at(at).is_none() {
        match moment.tree.parent(at) {
            Some(parent) => at = parent,
            None => break,
        }
    }
    at
}

/// The window with which the search came to a node at its last visit. None where it is not kept: of a leaf after the
/// first, where an algorithm searches later children with a window of their own.
pub(super) fn entry_window(moment: &Moment, node: NodeId) -> Option<Window> {
    let entered = moment.entered_at(node)?;
    let before = moment.at(entered - 1);
    if let Some(Event::Enter { window, .. } | Event::FromTable { window, .. }) = moment.at(entered).event() {
        return Some(window);
    }
    if let Some(Event::Probe { window, .. }) = before.event() {
        return Some(window);
    }
    match before.path().last() {
        None => Some(Window::FULL),
        Some(open) if open.value.is_some() && moment.trace.options().algorithm.searches_again() => None,
        Some(open) => Some(open.window),
    }
}

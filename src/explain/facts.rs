//! Facts about a whole search.

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

//! Facts about a whole search.

use crate::trace::Moment;

/// The depth limit, if the tree goes deeper.
pub(super) fn effective_limit(moment: &Moment) -> Option<usize> {
    moment.trace.options().depth.filter(|limit| limit + 1 < moment.tree.level_count())
}

/// How many nodes the search could visit: those down to the limit.
pub(super) fn reachable(moment: &Moment) -> usize {
    effective_limit(moment).map_or(moment.tree.len(), |limit| moment.tree.level(limit).end)
}

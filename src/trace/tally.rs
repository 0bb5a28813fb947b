//! How many of some nodes are in which state.

use std::borrow::Cow;
use std::ops::Range;

use super::moment::{Moment, Status};
use super::spans::{Span, is_by};
use crate::tree::NodeId;

/// Counts nodes by what has become of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Not reached yet.
    pub untouched: u32,
    /// Entered and not left.
    pub open: u32,
    /// Left, with a value.
    pub closed: u32,
    /// Under a branch that a cutoff skipped.
    pub pruned: u32,
    /// Under a node evaluated at the depth limit.
    pub below: u32,
    /// Answered by the table.
    pub from_table: u32,
    /// Under a node that the table answered.
    pub below_table: u32,
}

impl Tally {
    /// Counts one node more.
    #[inline]
    pub fn add(&mut self, status: Status) {
        let count = match status {
            Status::Untouched => &mut self.untouched,
            Status::Open => &mut self.open,
            Status::Closed => &mut self.closed,
            Status::Pruned => &mut self.pruned,
            Status::BelowLimit => &mut self.below,
            Status::FromTable => &mut self.from_table,
            Status::BelowTable => &mut self.below_table,
        };
        *count += 1;
    }

    /// Counts what another tally counted too.
    pub fn join(&mut self, other: Tally) {
        let Tally { untouched, open, closed, pruned, below, from_table, below_table } = other;
        self.untouched += untouched;
        self.open += open;
        self.closed += closed;
        self.pruned += pruned;
        self.below += below;
        self.from_table += from_table;
        self.below_table += below_table;
    }

    /// All nodes counted.
    pub fn total(&self) -> u32 {
        let Tally { untouched, open, closed, pruned, below, from_table, below_table } = *self;
        untouched + open + closed + pruned + below + from_table + below_table
    }
}

impl Moment<'_> {
    /// Counts the nodes with these indices by what has become of them. One pass over their visits, a nanosecond or
    /// less a node, so that a picture of a whole tree need not ask for each node.
    pub fn tally(&self, nodes: Range<usize>) -> Tally {
        let nodes = nodes.start.min(self.tree.len())..nodes.end.min(self.tree.len());
        if !self.trace.visits_once() {
            return self.tally_by_levels(nodes);
        }
        if !self.trace.is_plain() {
            return self.tally_one_by_one(nodes);
        }
        // Only below the limit can a node be given up for another reason than a cutoff.
        let limit =
            self.trace.options().depth.map_or(self.tree.len(), |depth| self.tree.level(depth.saturating_add(1)).start);
        let cut = limit.clamp(nodes.start, nodes.end);
        let mut tally = self.tally_above_limit(nodes.start..cut);
        tally.join(self.tally_one_by_one(cut..nodes.end));
        tally
    }

    /// Counts all nodes below one by what has become of them: its descendants of a level are neighbours.
    pub fn tally_below(&self, node: NodeId) -> Tally {
        let mut tally = Tally::default();
        let mut nodes = self.tree.children(node).indices();
        while !nodes.is_empty() {
            tally.join(self.tally(nodes.clone()));
            let end = self.tree.children(NodeId::new(nodes.end - 1)).indices().end;
            nodes = self.tree.children(NodeId::new(nodes.start)).indices().start..end;
        }
        tally
    }

    /// Counts those of the nodes with these indices that the search [has seen](Moment::has_seen).
    pub fn tally_seen(&self, nodes: Range<usize>) -> Tally {
        if self.trace.is_plain() {
            let Tally { open, closed, .. } = self.tally(nodes);
            return Tally { open, closed, ..Tally::default() };
        }
        let mut tally = Tally::default();
        for node in nodes.map(NodeId::new).filter(|&node| self.has_seen(node)) {
            tally.add(self.status(node));
        }
        tally
    }

    fn tally_above_limit(&self, nodes: Range<usize>) -> Tally {
        let step = self.step as u32;
        let total = nodes.len() as u32;
        let (mut entered, mut closed, mut pruned) = (0, 0, 0);
        let settled = &self.trace.settled(self.tree)[nodes.clone()];
        for (span, &settled) in self.trace.spans.last_of(nodes).zip(settled) {
            entered += u32::from(span.is_begun(step));
            closed += u32::from(span.is_over(step));
            pruned += u32::from(is_by(settled, step));
        }
        Tally { untouched: total - entered - pruned, open: entered - closed, closed, pruned, ..Tally::default() }
    }

    /// For searches that come to nodes again: what became of a node never visited is what became of its parent, so that
    /// nodes are asked from above, and each once.
    fn tally_by_levels(&self, nodes: Range<usize>) -> Tally {
        let mut tally = Tally::default();
        let mut start = nodes.start;
        while start < nodes.end {
            let end = self.tree.level(self.tree.depth(NodeId::new(start))).end.min(nodes.end);
            self.statuses(start..end, None).into_iter().for_each(|status| tally.add(status));
            start = end;
        }
        tally
    }

    /// True if counting nodes with neighbouring indices takes no longer by many small ranges than by a few large ones.
    pub fn counts_ranges(&self) -> bool {
        self.trace.visits_once()
    }

    /// What has become of the nodes with these indices, which are neighbours on one level. Quicker than asking one by
    /// one, and the more so if the same is known of their parents: of neighbours from one on.
    pub fn statuses(&self, nodes: Range<usize>, parents: Option<(usize, &[Status])>) -> Vec<Status> {
        if self.trace.visits_once() {
            return self.statuses_of_single_visits(nodes);
        }
        let parent = |index: usize| self.tree.parent(NodeId::new(index));
        // Their parents, and those of these, are neighbours too: up to a level all of which was visited.
        let mut levels = vec![nodes];
        let mut above: (usize, Cow<[Status]>) = (0, Cow::default());
        while let Some(below) = levels.last()
            && let Some((first, last)) = parent(below.start).zip(parent(below.end - 1))
        {
            let level = first.index()..last.index() + 1;
            if let Some((first, known)) =
                parents.filter(|(first, known)| *first <= level.start && level.end <= first + known.len())
            {
                above = (first, Cow::Borrowed(known));
                break;
            }
            if below.clone().all(|index| self.visit(NodeId::new(index)).is_some()) {
                break;
            }
            levels.push(level);
        }
        while let Some(level) = levels.pop() {
            // Of the parent met last: what its children are that were never visited.
            let mut given_up: Option<(NodeId, Status)> = None;
            let mut status = |node: NodeId| {
                if let Some(span) = self.visit(node) {
                    return self.status_of_visited(span);
                }
                let Some(parent) = self.tree.parent(node) else { return Status::Untouched };
                let inherited = above.1.get(parent.index().wrapping_sub(above.0)).copied();
                match (inherited, given_up) {
                    (Some(lost), _) if !matches!(lost, Status::Open | Status::Closed | Status::FromTable) => lost,
                    (_, Some((same, status))) if same == parent => status,
                    _ => {
                        let status = self.status_of_unvisited(node);
                        given_up = Some((parent, status));
                        status
                    }
                }
            };
            let statuses: Vec<Status> = level.clone().map(|index| status(NodeId::new(index))).collect();
            above = (level.start, Cow::Owned(statuses));
        }
        above.1.into_owned()
    }

    fn statuses_of_single_visits(&self, nodes: Range<usize>) -> Vec<Status> {
        let step = self.step as u32;
        let settled = &self.trace.settled(self.tree)[nodes.clone()];
        let spans = self.trace.spans.last_of(nodes).zip(settled);
        let status = |(span, &settled): (Span, &u32)| match span.is_begun(step) {
            true => self.status_of_visited(span),
            false => self.status_of_settled(settled),
        };
        spans.map(status).collect()
    }

    fn tally_one_by_one(&self, nodes: Range<usize>) -> Tally {
        let mut tally = Tally::default();
        for index in nodes {
            tally.add(self.status(NodeId::new(index)));
        }
        tally
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{Algorithm, Cut, Event, Options, Table};
    use crate::trace::Trace;

    const TREES: [&str; 3] = [
        "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]",
        "[[[[3, 20], [2, 10]], [[13], [22, 1]]], [[[2, 10]], [[2, 5], [3]]]]",
        r#"{"tree": {"children": [{"value": 2, "children": [[1, 2], 3]}, 5, {"value": 1, "children": [4, [6, 7]]}]}}"#,
    ];

    /// Static values at every inner node, and states that meet again.
    const DEEPENED: &str = r#"{"tree": {"value": 1, "children": [
        {"value": 2, "children": [{"value": 5, "state": "p", "children": [4, 6]}, {"value": 3, "children": [7, 1]}]},
        {"value": 6, "children": [{"value": 0, "children": [2, 9]}, {"value": 5, "state": "p", "children": [4, 6]}]}]}}"#;

    fn searches() -> Vec<(crate::tree::GameTree, Options)> {
        let mut all = Vec::new();
        let tree = crate::format::parse(DEEPENED).unwrap().tree;
        for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Pvs] {
            for table in [Table::Off, Table::On] {
                for iterative in [false, true] {
                    all.push((tree.clone(), Options { algorithm, table, iterative, ..Options::default() }));
                }
            }
            let budget = Options { algorithm, iterative: true, node_budget: Some(9), ..Options::default() };
            all.push((tree.clone(), budget));
        }
        for text in TREES {
            for cut in Cut::ALL {
                let tree = crate::format::parse(text).unwrap().tree;
                all.push((tree.clone(), Options { cut, ..Options::default() }));
                if text == TREES[2] {
                    all.push((tree.clone(), Options { cut, depth: Some(1), ..Options::default() }));
                }
                all.push((tree, Options { cut, algorithm: Algorithm::Pvs, ..Options::default() }));
            }
        }
        all
    }

    #[test]
    fn tallies_agree_with_asking_node_by_node() {
        for (tree, options) in searches() {
            let trace = Trace::record(&tree, &options).unwrap();
            for step in 0..=trace.steps() {
                let moment = Moment::new(&tree, &trace, step);
                for start in 0..tree.len() {
                    for end in start..=tree.len() {
                        let mut one_by_one = Tally::default();
                        (start..end).for_each(|index| one_by_one.add(moment.status(NodeId::new(index))));
                        assert_eq!(moment.tally(start..end), one_by_one, "{start}..{end} at step {step}");
                        assert_eq!(one_by_one.total() as usize, end - start);
                        let seen = (start..end).filter(|&index| moment.has_seen(NodeId::new(index))).count();
                        assert_eq!(moment.tally_seen(start..end).total() as usize, seen);
                    }
                }
            }
        }
    }

    #[test]
    fn what_became_of_a_level_follows_from_the_level_above() {
        for (tree, options) in searches() {
            let trace = Trace::record(&tree, &options).unwrap();
            for step in 0..=trace.steps() {
                let moment = Moment::new(&tree, &trace, step);
                let mut above: Option<(usize, Vec<Status>)> = None;
                for level in (0..tree.level_count()).map(|depth| tree.level(depth)) {
                    let expected: Vec<_> = level.clone().map(|index| moment.status(NodeId::new(index))).collect();
                    let parents = above.as_ref().map(|(first, statuses)| (*first, &statuses[..]));
                    assert_eq!(moment.statuses(level.clone(), parents), expected, "step {step}");
                    assert_eq!(moment.statuses(level.clone(), None), expected, "step {step}");
                    above = Some((level.start, expected));
                }
            }
        }
    }

    #[test]
    fn cutoffs_are_known_from_the_step_at_which_they_happen() {
        for (tree, options) in searches() {
            let trace = Trace::record(&tree, &options).unwrap();
            let mut expected = vec![None; tree.len()];
            for step in 0..=trace.steps() {
                let moment = Moment::new(&tree, &trace, step);
                if let Some(Event::Cutoff { node, .. }) = moment.event() {
                    expected[node.index()] = Some(step);
                }
                for node in tree.nodes() {
                    assert_eq!(moment.cutoff_at(node), expected[node.index()], "{node:?} at step {step}");
                }
            }
        }
    }
}

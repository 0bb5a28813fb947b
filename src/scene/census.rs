//! What has become of many nodes of one level.

use std::ops::Range;

use super::stage::Stage;
use crate::trace::{Moment, Status, Tally};

/// Nodes are told one after the other from so many times as many on.
const SCATTERED: usize = 8;

/// The nodes in some slots of a level, to be counted by what has become of them, as far as they are drawn.
pub(super) struct Census<'s> {
    stage: &'s Stage<'s>,
    /// What has become of all nodes from one on, where that is quicker told together.
    told: Option<(usize, Vec<Status>)>,
}

impl<'s> Census<'s> {
    /// `above` is that of the level above, if there is one.
    pub(super) fn of(stage: &'s Stage<'s>, slots: Range<usize>, above: Option<&Census>) -> Census<'s> {
        let parents = above.and_then(|above| above.told.as_ref()).map(|(first, statuses)| (*first, &statuses[..]));
        let layout = stage.view.layout;
        let by_ranges = |moment: &Moment| layout.slots_are_indices() && moment.counts_ranges();
        let told = stage.moment().filter(|moment| !slots.is_empty() && !by_ranges(moment));
        let told = told.and_then(|moment| {
            let index = |slot: usize| stage.node(slot).index();
            let (first, last) = if layout.seats().are_given() {
                (index(slots.start), index(slots.end - 1))
            } else {
                let indices = slots.clone().map(index);
                indices.fold((usize::MAX, 0), |(first, last), index| (first.min(index), last.max(index)))
            };
            (last - first < SCATTERED * slots.len()).then(|| (first, moment.statuses(first..last + 1, parents)))
        });
        Census { stage, told }
    }

    /// Counts those in some of the slots.
    pub(super) fn tally(&self, slots: Range<usize>) -> Tally {
        let stage = self.stage;
        if let Some((first, statuses)) = &self.told {
            let mut tally = Tally::default();
            for node in slots.map(|slot| stage.node(slot)).filter(|&node| !stage.reveals() || stage.is_reached(node)) {
                tally.add(statuses[node.index() - first]);
            }
            return tally;
        }
        if stage.view.layout.slots_are_indices() {
            return self.count(slots);
        }
        let index = |slot: usize| stage.node(slot).index();
        let mut tally = Tally::default();
        let mut start = slots.start;
        while start < slots.end {
            // Slots of neighbours lead to ranges of nodes.
            let first = index(start);
            let end = (start + 1..slots.end).find(|&slot| index(slot) != first + slot - start).unwrap_or(slots.end);
            tally.join(self.count(first..first + end - start));
            start = end;
        }
        tally
    }

    fn count(&self, nodes: Range<usize>) -> Tally {
        match self.stage.moment() {
            Some(moment) if self.stage.reveals() => moment.tally_seen(nodes),
            Some(moment) => moment.tally(nodes),
            None => Tally { untouched: nodes.len() as u32, ..Tally::default() },
        }
    }
}

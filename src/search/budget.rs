//! How much a search may cost. The only place that looks at a clock.

use std::ops::ControlFlow::{self, Break};
use std::sync::Arc;
use std::time::Duration;

use web_time::Instant;

use super::arrangement::Arrangement;
use super::event::{Event, Observer};
use super::options::Options;

/// Events between two looks at the clock.
const LOOK: u32 = 64;

/// Passes on what a search tells, until its budget of nodes or time is spent.
pub(super) struct Budgeted<'a, O> {
    observer: &'a mut O,
    nodes_left: usize,
    deadline: Option<Instant>,
    events_to_look: u32,
    spent: bool,
}

impl<'a, O: Observer> Budgeted<'a, O> {
    pub(super) fn new(options: &Options, observer: &'a mut O) -> Budgeted<'a, O> {
        // A time budget beyond the clock's end is none.
        let deadline = options.time_budget.and_then(|ms| Instant::now().checked_add(Duration::from_millis(ms)));
        let nodes_left = options.node_budget.unwrap_or(usize::MAX);
        Budgeted { observer, nodes_left, deadline, events_to_look: 0, spent: false }
    }

    /// True if the search was stopped because its budget is spent.
    pub(super) fn is_spent(&self) -> bool {
        self.spent
    }

    fn is_late(&mut self) -> bool {
        let Some(deadline) = self.deadline else { return false };
        let look = self.events_to_look == 0;
        self.events_to_look = if look { LOOK } else { self.events_to_look - 1 };
        look && Instant::now() >= deadline
    }
}

impl<O: Observer> Observer for Budgeted<'_, O> {
    fn arranged(&mut self, arrangement: &Arc<Arrangement>) {
        self.observer.arranged(arrangement);
    }

    fn observe(&mut self, event: &Event) -> ControlFlow<()> {
        let needs_node = matches!(event, Event::Enter { .. } | Event::Evaluate { .. } | Event::Iteration { .. });
        self.spent = (needs_node && self.nodes_left == 0) || self.is_late();
        if self.spent {
            return Break(());
        }
        if event.is_visit() {
            self.nodes_left -= 1;
        }
        self.observer.observe(event)
    }
}

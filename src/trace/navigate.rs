//! From one step to another. Every answer is a step to go to, the present one where there is nowhere to go.

use super::moment::Moment;
use super::packed::Kind;
use super::spans::NEVER;
use super::trace_of::Trace;
use crate::tree::NodeId;

impl Trace {
    /// The next step, counted from `step`, whose event is of some kind.
    fn next_where(&self, step: usize, wanted: impl Fn(Kind) -> bool) -> Option<usize> {
        (step + 1..=self.steps()).find(|&s| self.packed(s).is_some_and(|event| wanted(event.kind())))
    }

    fn previous_where(&self, step: usize, wanted: impl Fn(Kind) -> bool) -> Option<usize> {
        (1..step).rev().find(|&s| self.packed(s).is_some_and(|event| wanted(event.kind())))
    }

    /// The next step at which a node is entered, evaluated or answered by the table; the end when there is none.
    pub fn next_node(&self, step: usize) -> usize {
        self.next_where(step, Kind::reaches_node).unwrap_or(self.steps())
    }

    /// The last step before this one at which a node was entered, evaluated or answered by the table; the start when there is none.
    pub fn previous_node(&self, step: usize) -> usize {
        self.previous_where(step, Kind::reaches_node).unwrap_or(0)
    }

    /// The next step at which a value reaches a parent; the end when there is none.
    pub fn next_value(&self, step: usize) -> usize {
        self.next_where(step, Kind::is_of_child).unwrap_or(self.steps())
    }

    /// The last step before this one at which a value reached a parent; the start when there is none.
    pub fn previous_value(&self, step: usize) -> usize {
        self.previous_where(step, Kind::is_of_child).unwrap_or(0)
    }

    /// The next step that begins an iteration.
    pub fn next_iteration(&self, step: usize) -> Option<usize> {
        self.iteration_steps().find(|&start| start > step)
    }

    /// The last step before this one that began an iteration.
    pub fn previous_iteration(&self, step: usize) -> Option<usize> {
        self.iteration_steps().rev().find(|&start| start < step)
    }

    /// The next cutoff.
    pub fn next_cutoff(&self, step: usize) -> Option<usize> {
        let index = self.cutoffs.partition_point(|cutoff| cutoff.step as usize <= step);
        self.cutoffs.get(index).map(|cutoff| cutoff.step as usize)
    }

    /// The last cutoff before this step.
    pub fn previous_cutoff(&self, step: usize) -> Option<usize> {
        let index = self.cutoffs.partition_point(|cutoff| (cutoff.step as usize) < step);
        index.checked_sub(1).map(|i| self.cutoffs[i].step as usize)
    }

    /// The cutoffs with a step in `from..to`, as a number: cheap enough to ask for every pixel of a timeline.
    pub fn cutoffs_between(&self, from: usize, to: usize) -> (usize, usize) {
        let until = |step: usize| {
            let index = self.cutoffs.partition_point(|cutoff| (cutoff.step as usize) < step);
            let total = index.checked_sub(1).map(|i| self.cutoffs[i]).unwrap_or_default();
            (total.alpha_cutoffs as usize, total.beta_cutoffs as usize)
        };
        let ((a, b), (c, d)) = (until(from), until(to));
        (c - a, d - b)
    }

    /// The first step at which a node is entered.
    pub fn first_entered(&self, node: NodeId) -> Option<usize> {
        self.spans.of(node).next().map(|span| span.enter as usize)
    }

    /// The step at which the first visit of a node is left.
    pub fn first_left(&self, node: NodeId) -> Option<usize> {
        self.spans.of(node).next().filter(|span| span.leave != NEVER).map(|span| span.leave as usize)
    }
}

impl Moment<'_> {
    /// Over the subtree: if the next event enters a child or asks the table about one, the step at which its value is
    /// back at its parent; else one step on.
    pub fn over(&self) -> usize {
        let end = self.trace.steps();
        let next = (self.step + 1).min(end);
        let Some(event) = self.trace.packed(next) else { return next };
        let child = event.node();
        let leave = match event.kind() {
            Kind::Enter => self.at(next).last_visit_end(child),
            Kind::Probe => self.at(next + 1).last_visit_end(child),
            _ => None,
        };
        leave.map_or(next, |leave| self.trace.back_at(leave).min(end))
    }

    /// Out to the parent: the step at which the deepest open node's value reaches its parent; the end for the root.
    pub fn out(&self) -> usize {
        let end = self.trace.steps();
        let leave = self.deepest_open().and_then(|node| self.last_visit_end(node));
        leave.map_or(end, |leave| self.trace.back_at(leave).min(end))
    }

    /// The step at which the visit of a node begun last will be left.
    fn last_visit_end(&self, node: NodeId) -> Option<usize> {
        let span = self.trace.spans.by(node, self.step as u32)?;
        (span.leave != NEVER).then_some(span.leave as usize)
    }
}

//! A search's events as they come.

use std::ops::ControlFlow;

use plywalk::search::{self, Event, Observer, Options, Outcome};
use plywalk::tree::GameTree;

#[derive(Default)]
struct Listener(Vec<Event>);

impl Observer for Listener {
    fn observe(&mut self, event: &Event) -> ControlFlow<()> {
        self.0.push(*event);
        ControlFlow::Continue(())
    }
}

/// A search's outcome and events.
pub fn listen(tree: &GameTree, options: &Options) -> (Outcome, Vec<Event>) {
    let mut listener = Listener::default();
    let outcome = search::run(tree, options, &mut listener).unwrap();
    (outcome, listener.0)
}

/// The nodes whose value was read, in order.
pub fn read(events: &[Event]) -> Vec<usize> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::Evaluate { node, .. } => Some(node.index()),
            _ => None,
        })
        .collect()
}

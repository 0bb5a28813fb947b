//! What is known at a step, against a plain replay of the events before it; and the ways from step to step.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what went wrong by failing")]

mod support;

use plywalk::search::{Event, Options};
use plywalk::trace::{Moment, Setter, Status, Trace};
use plywalk::tree::NodeId;
use proptest::prelude::*;

use support::conventions::{all, listen};
use support::model::Model;
use support::replay::Replay;
use support::sketch;

/// A small tree and one way to search it.
fn search() -> impl Strategy<Value = (Model, Options)> {
    let model_and_limit = prop_oneof![
        2 => sketch::model(false).prop_map(|model| (model, None)),
        1 => (sketch::model(true), 0..6usize).prop_map(|(model, limit)| (model, Some(limit))),
    ];
    (model_and_limit, any::<prop::sample::Index>()).prop_map(|((model, limit), index)| {
        let ways = all(limit);
        (model, ways[index.index(ways.len())])
    })
}

/// Compares everything that a moment answers with the state after living through the events.
fn compare(model: &Model, moment: &Moment, replay: &Replay) -> Result<(), TestCaseError> {
    prop_assert_eq!(moment.step, replay.step);
    prop_assert_eq!(moment.counts(), replay.counts);
    for index in 0..model.len() {
        let (node, now) = (NodeId::new(index), &replay.nodes[index]);
        let state = moment.node(node);
        prop_assert_eq!((state.status, state.value), (now.status, now.value), "node {} at {}", index, replay.step);
        prop_assert_eq!(moment.status(node), now.status);
        if state.status == Status::Closed {
            prop_assert_eq!(Some(state.bound), now.bound);
        }
        prop_assert_eq!(moment.best_child(node), now.best);
        prop_assert_eq!(moment.entered_at(node), now.entered_at);
        prop_assert_eq!(moment.left_at(node), now.left_at);
        let unsearched: Vec<_> = moment.unsearched(node).map(NodeId::index).collect();
        prop_assert_eq!(unsearched, replay.unsearched(node));
    }
    let path = moment.path();
    let open: Vec<_> = path.iter().map(|open| (open.node, open.entry, open.window)).collect();
    prop_assert_eq!(open, replay.open.iter().map(|open| (open.node, open.entry, open.window)).collect::<Vec<_>>());
    for open in &path {
        prop_assert_eq!(open.value, replay.nodes[open.node.index()].value);
    }
    prop_assert_eq!(moment.deepest_open(), replay.open.last().map(|open| open.node));
    let setter = moment.setter().map(|Setter { node, deep }| (node, deep));
    prop_assert_eq!(setter, replay.setter());
    prop_assert_eq!(moment.principal_variation(), replay.principal_variation());
    Ok(())
}

proptest! {
    /// Step n is what n steps lead to, whichever way one gets there.
    #[test]
    fn a_moment_is_a_replay((model, options) in search()) {
        let tree = model.build();
        let (_, events) = listen(&tree, &options);
        let trace = Trace::record(&tree, &options).unwrap();
        prop_assert_eq!(trace.steps(), events.len());
        let mut replay = Replay::start(&model);
        let start = Moment::new(&tree, &trace, 0);
        prop_assert_eq!((start.event(), start.current()), (None, None));
        compare(&model, &start, &replay)?;
        for (index, event) in events.iter().enumerate() {
            replay.apply(event);
            let moment = Moment::new(&tree, &trace, index + 1);
            prop_assert_eq!(moment.event(), Some(*event));
            prop_assert_eq!(moment.current(), Some(event.node()));
            compare(&model, &moment, &replay)?;
        }
    }

    /// Jumping to a step, stepping to it forwards and stepping to it backwards are the same.
    #[test]
    fn every_way_to_a_step_is_the_same((model, options) in search(), jumps in prop::collection::vec(0..200usize, 12)) {
        let tree = model.build();
        let trace = Trace::record(&tree, &options).unwrap();
        let picture = |moment: Moment| {
            let nodes: Vec<_> = tree.nodes().map(|node| moment.node(node)).collect();
            (nodes, moment.path(), moment.counts(), moment.event(), moment.principal_variation())
        };
        let forwards: Vec<_> = (0..=trace.steps()).map(|step| picture(Moment::new(&tree, &trace, step))).collect();
        let mut moment = Moment::new(&tree, &trace, usize::MAX);
        prop_assert_eq!(moment.step, trace.steps());
        for step in (0..=trace.steps()).rev() {
            moment = moment.at(step);
            prop_assert_eq!(&picture(moment), &forwards[step]);
        }
        for jump in jumps {
            moment = moment.at(jump);
            prop_assert_eq!(&picture(moment), &forwards[jump.min(trace.steps())]);
        }
    }

    /// The next and the previous node, value and cutoff, found by looking at every event.
    #[test]
    fn neighbours_by_looking_at_every_event((model, options) in search()) {
        let tree = model.build();
        let (_, events) = listen(&tree, &options);
        let trace = Trace::record(&tree, &options).unwrap();
        let end = events.len();
        let steps = |wanted: fn(&Event) -> bool| -> Vec<usize> { (1..=end).filter(|&s| wanted(&events[s - 1])).collect() };
        let nodes = steps(|event| matches!(event, Event::Enter { .. } | Event::Evaluate { .. }));
        let values = steps(|event| matches!(event, Event::Return { .. }));
        let cutoffs = steps(|event| matches!(event, Event::Cutoff { .. }));
        let after = |steps: &[usize], step: usize| steps.iter().copied().find(|&s| s > step);
        let before = |steps: &[usize], step: usize| steps.iter().copied().rfind(|&s| s < step);
        prop_assert_eq!(trace.cutoff_steps().collect::<Vec<_>>(), cutoffs.clone());
        for step in 0..=end {
            prop_assert_eq!(trace.next_node(step), after(&nodes, step).unwrap_or(end));
            prop_assert_eq!(trace.previous_node(step), before(&nodes, step).unwrap_or(0));
            prop_assert_eq!(trace.next_value(step), after(&values, step).unwrap_or(end));
            prop_assert_eq!(trace.previous_value(step), before(&values, step).unwrap_or(0));
            prop_assert_eq!(trace.next_cutoff(step), after(&cutoffs, step));
            prop_assert_eq!(trace.previous_cutoff(step), before(&cutoffs, step));
            for to in step..=end {
                let of = |player| {
                    cutoffs
                        .iter()
                        .filter(|&&s| step <= s && s < to)
                        .filter(|&&s| model.player(events[s - 1].node().index()) == player)
                        .count()
                };
                let expected = (of(plywalk::tree::Player::Min), of(plywalk::tree::Player::Max));
                prop_assert_eq!(trace.cutoffs_between(step, to), expected);
            }
        }
        for node in tree.nodes() {
            let entered = (1..=end).find(|&s| {
                matches!(events[s - 1], Event::Enter { node: n, .. } | Event::Evaluate { node: n, .. } if n == node)
            });
            let left = (1..=end).find(|&s| {
                matches!(events[s - 1], Event::Leave { node: n, .. } | Event::Evaluate { node: n, .. } if n == node)
            });
            prop_assert_eq!((trace.first_entered(node), trace.first_left(node)), (entered, left));
        }
    }

    /// Over a subtree and out to the parent both lead to the step at which the value is back at the parent.
    #[test]
    fn over_and_out_by_looking_at_every_event((model, options) in search()) {
        let tree = model.build();
        let (_, events) = listen(&tree, &options);
        let trace = Trace::record(&tree, &options).unwrap();
        let end = events.len();
        let returned = |node: NodeId, from: usize| {
            (from..=end).find(|&s| s > 0 && matches!(events[s - 1], Event::Return { child, .. } if child == node)).unwrap_or(end)
        };
        for step in 0..=end {
            let moment = Moment::new(&tree, &trace, step);
            let over = match events.get(step) {
                Some(Event::Enter { node, .. }) => returned(*node, step),
                Some(_) => step + 1,
                None => end,
            };
            prop_assert_eq!(moment.over(), over);
            let mut open = Vec::new();
            for event in &events[..step] {
                match event {
                    Event::Enter { node, .. } => open.push(*node),
                    Event::Leave { .. } => _ = open.pop(),
                    _ => {}
                }
            }
            prop_assert_eq!(moment.out(), open.last().map_or(end, |&node| returned(node, step)));
        }
    }

    /// Two searches share the steps before the first at which something else happens or another value is seen.
    #[test]
    fn shared_steps_by_comparing_events((model, options) in search(), leaf in any::<prop::sample::Index>(), to in sketch::value()) {
        let tree = model.build();
        let mut changed = tree.clone();
        let leaves = model.leaves();
        changed.set_leaf_value(NodeId::new(leaves[leaf.index(leaves.len())]), to);
        let trace = Trace::record(&tree, &options).unwrap();
        for other_options in all(options.depth) {
            for other_tree in [&tree, &changed] {
                let other = Trace::record(other_tree, &other_options).unwrap();
                let same = |(a, b): &(Event, Event)| match (*a, *b) {
                    (Event::Enter { node: a, .. }, Event::Enter { node: b, .. })
                    | (Event::Cutoff { node: a, .. }, Event::Cutoff { node: b, .. }) => a == b,
                    (Event::Evaluate { .. }, Event::Evaluate { .. }) | (Event::Leave { .. }, Event::Leave { .. }) => a == b,
                    (
                        Event::Return { node, child, value, improved, .. },
                        Event::Return { node: node_b, child: child_b, value: value_b, improved: improved_b, .. },
                    ) => (node, child, value, improved) == (node_b, child_b, value_b, improved_b),
                    _ => false,
                };
                let events = listen(&tree, &options).1.into_iter().zip(listen(other_tree, &other_options).1);
                prop_assert_eq!(trace.shared_steps(&other), events.take_while(same).count());
            }
        }
    }
}

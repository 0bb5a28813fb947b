//! The laws of a search, on random trees: ragged, with ties, negatives, fractions, infinities, chains of single
//! children and players that need not alternate. Each law is stated on its own, against brute force.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what went wrong by failing")]

mod support;

use std::collections::HashSet;
use std::ops::ControlFlow;

use plywalk::search::{self, Algorithm, Bound, Cut, Event, Fail, Observer, Options, Order, Outcome, SearchError};
use plywalk::trace::{Moment, Status, Trace};
use plywalk::tree::{GameTree, NodeId, NodeSpec, Player, TreeBuilder};
use proptest::prelude::*;

use support::conventions::{all, alpha_beta, listen};
use support::model::Model;
use support::naive::{self, in_order, minimax};
use support::sketch;

/// A tree, and a depth limit that it has the static values for.
fn model_and_limit() -> impl Strategy<Value = (Model, Option<usize>)> {
    prop_oneof![
        2 => sketch::model(false).prop_map(|model| (model, None)),
        1 => (sketch::model(true), 0..6usize).prop_map(|(model, limit)| (model, Some(limit))),
    ]
}

/// What became of every node, by the events alone.
struct Visits {
    entered: Vec<usize>,
    evaluated: Vec<bool>,
}

impl Visits {
    fn of(model: &Model, events: &[Event]) -> Visits {
        let mut visits = Visits { entered: vec![0; model.len()], evaluated: vec![false; model.len()] };
        for event in events {
            match event {
                Event::Enter { node, .. } => visits.entered[node.index()] += 1,
                Event::Evaluate { node, .. } => {
                    visits.entered[node.index()] += 1;
                    visits.evaluated[node.index()] = true;
                }
                _ => {}
            }
        }
        visits
    }
}

proptest! {
    /// Every event of a search is that of the textbook's recursive function: windows, running values, cutoffs, what
    /// is pruned, returned values and what they prove.
    #[test]
    fn events_are_those_of_the_recursive_definition((model, limit) in model_and_limit()) {
        let tree = model.build();
        for options in all(limit) {
            let (_, events) = listen(&tree, &options);
            prop_assert_eq!(events, naive::search(&model, options).events, "{:?}", options);
        }
    }

    /// No convention changes the value.
    #[test]
    fn the_value_is_minimax((model, limit) in model_and_limit()) {
        let tree = model.build();
        let value = minimax(&model, 0, limit);
        for options in all(limit) {
            let (outcome, _) = listen(&tree, &options);
            prop_assert_eq!(outcome.value, value, "{:?}", options);
        }
    }

    /// The choice is the first child, in the order of the search, whose true value is the root's: a later child that
    /// merely proves not to be better never takes its place, and none that is worth less is chosen for its bound.
    #[test]
    fn the_choice_is_the_first_among_equals((model, limit) in model_and_limit()) {
        let tree = model.build();
        let value = minimax(&model, 0, limit);
        for options in all(limit) {
            let (outcome, _) = listen(&tree, &options);
            let expanded = limit != Some(0);
            let first = in_order(&model, 0, options.order)
                .into_iter()
                .find(|&child| expanded && minimax(&model, child, limit) == value);
            prop_assert_eq!(outcome.best_child.map(NodeId::index), first, "{:?}", options);
        }
    }

    /// The principal variation ends in an evaluated node worth the root's value, and at each of its nodes the choice
    /// is the first among equals.
    #[test]
    fn the_principal_variation_leads_to_the_value((model, limit) in model_and_limit()) {
        let tree = model.build();
        let value = minimax(&model, 0, limit);
        for options in all(limit) {
            let trace = Trace::record(&tree, &options).unwrap();
            let line = Moment::new(&tree, &trace, trace.steps()).principal_variation();
            prop_assert_eq!(line[0], NodeId::ROOT);
            for pair in line.windows(2) {
                let (node, choice) = (pair[0].index(), pair[1].index());
                let first = in_order(&model, node, options.order)
                    .into_iter()
                    .find(|&child| minimax(&model, child, limit) == value);
                prop_assert_eq!(first, Some(choice), "{:?}", options);
            }
            let last = line[line.len() - 1].index();
            prop_assert!(model.is_leaf(last) || limit.is_some_and(|limit| model.nodes[last].depth == limit));
            prop_assert_eq!(model.nodes[last].value, Some(value), "{:?}", options);
        }
    }

    /// What a closed node is said to be worth holds for its true value: exact, at most, at least.
    #[test]
    fn bounds_are_sound((model, limit) in model_and_limit()) {
        let tree = model.build();
        for options in alpha_beta(limit) {
            for event in listen(&tree, &options).1 {
                let Event::Leave { node, value, bound } = event else { continue };
                let truth = minimax(&model, node.index(), limit);
                match bound {
                    Bound::Exact => prop_assert!(truth == value),
                    Bound::Upper => prop_assert!(truth <= value),
                    Bound::Lower => prop_assert!(truth >= value),
                }
            }
        }
    }

    /// A bound is never weaker than what was searched allows: under fail-soft a node is called exact whenever no
    /// value of what was pruned below it could change its own.
    #[test]
    fn bounds_are_as_strong_as_can_be((model, limit) in model_and_limit()) {
        let tree = model.build();
        for options in alpha_beta(limit).into_iter().filter(|options| options.fail == Fail::Soft) {
            let (_, events) = listen(&tree, &options);
            let visits = Visits::of(&model, &events);
            let with_unvisited_worth = |value: f64| {
                let mut changed = model.clone();
                for node in (0..model.len()).filter(|&node| visits.entered[node] == 0) {
                    changed.nodes[node].value = Some(value);
                }
                changed
            };
            let (lowest, highest) = (with_unvisited_worth(f64::NEG_INFINITY), with_unvisited_worth(f64::INFINITY));
            for event in events {
                let Event::Leave { node, value, bound } = event else { continue };
                let low = minimax(&lowest, node.index(), limit);
                let high = minimax(&highest, node.index(), limit);
                let strongest = match (low == value, high == value) {
                    (true, true) => Bound::Exact,
                    _ if high <= value => Bound::Upper,
                    _ => Bound::Lower,
                };
                prop_assert_eq!(bound, strongest, "{:?}: {} in [{}, {}]", options, value, low, high);
            }
        }
    }

    /// Under fail-soft a node's value is one that a visited child returned, the best for its player; under fail-hard
    /// that, or the end of the entry window that it was clamped to.
    #[test]
    fn values_come_from_children_or_the_entry_window((model, limit) in model_and_limit()) {
        let tree = model.build();
        for options in alpha_beta(limit) {
            let mut entry = vec![(f64::NAN, f64::NAN); model.len()];
            let mut returned = vec![Vec::new(); model.len()];
            for event in listen(&tree, &options).1 {
                match event {
                    Event::Enter { node, window } => entry[node.index()] = (window.alpha, window.beta),
                    Event::Return { node, child_value, .. } => returned[node.index()].push(child_value),
                    Event::Leave { node, value, .. } => {
                        let (alpha, beta) = entry[node.index()];
                        let children = returned[node.index()].iter().copied();
                        let best = match model.player(node.index()) {
                            Player::Max => children.reduce(f64::max),
                            _ => children.reduce(f64::min),
                        };
                        let best = best.unwrap();
                        prop_assert_eq!(value, if options.fail == Fail::Hard { best.clamp(alpha, beta) } else { best });
                    }
                    _ => {}
                }
            }
        }
    }

    /// At the end every node is exactly one of visited, pruned and below the depth limit; a pruned one lies under a
    /// branch that a cutoff skipped, and the cutoffs account for every pruned branch and node.
    #[test]
    fn every_node_has_one_fate((model, limit) in model_and_limit()) {
        let tree = model.build();
        for options in all(limit) {
            let (_, events) = listen(&tree, &options);
            let visits = Visits::of(&model, &events);
            let trace = Trace::record(&tree, &options).unwrap();
            let end = Moment::new(&tree, &trace, trace.steps());
            let cut: HashSet<_> = events
                .iter()
                .filter_map(|event| if let Event::Cutoff { node, .. } = event { Some(node.index()) } else { None })
                .collect();
            let (mut pruned, mut branches) = (0, 0);
            for node in 0..model.len() {
                prop_assert!(visits.entered[node] <= 1);
                // The nearest ancestor that was entered decides over a node that was not.
                let above = std::iter::successors(model.nodes[node].parent, |&above| model.nodes[above].parent)
                    .find(|&above| visits.entered[above] > 0);
                let fate = match above {
                    _ if visits.entered[node] > 0 => Status::Closed,
                    Some(above) if visits.evaluated[above] => Status::BelowLimit,
                    Some(above) if cut.contains(&above) => Status::Pruned,
                    _ => return Err(TestCaseError::fail(format!("{options:?}: node {node} was forgotten"))),
                };
                prop_assert_eq!(end.node(NodeId::new(node)).status, fate);
                pruned += usize::from(fate == Status::Pruned);
                branches += usize::from(fate == Status::Pruned && model.nodes[node].parent == above);
            }
            prop_assert_eq!((end.counts().pruned_branches, end.counts().pruned_nodes), (branches, pruned));
            prop_assert_eq!(end.counts().visited, visits.entered.iter().sum::<usize>());
            prop_assert_eq!(end.counts().evaluated, visits.evaluated.iter().filter(|&&yes| yes).count());
        }
    }

    /// A pruned node never carries a value, at any step.
    #[test]
    fn pruned_nodes_carry_no_value((model, limit) in model_and_limit()) {
        let tree = model.build();
        for options in alpha_beta(limit) {
            let trace = Trace::record(&tree, &options).unwrap();
            for step in 0..=trace.steps() {
                let moment = Moment::new(&tree, &trace, step);
                for node in tree.nodes() {
                    let state = moment.node(node);
                    let bare = matches!(state.status, Status::Pruned | Status::BelowLimit | Status::Untouched);
                    prop_assert!(!bare || (state.value.is_none() && moment.best_child(node).is_none()));
                }
            }
        }
    }

    /// Whatever the pruned leaves are worth, the search runs the same and the answer holds: they do not matter.
    #[test]
    fn pruned_leaves_do_not_matter(
        (model, limit) in model_and_limit(),
        others in prop::collection::vec(sketch::value(), 64),
    ) {
        let tree = model.build();
        for options in alpha_beta(limit) {
            let (outcome, events) = listen(&tree, &options);
            let visits = Visits::of(&model, &events);
            let (mut changed_model, mut changed_tree) = (model.clone(), tree.clone());
            for (leaf, &other) in model.leaves().into_iter().filter(|&leaf| visits.entered[leaf] == 0).zip(&others) {
                changed_model.nodes[leaf].value = Some(other);
                changed_tree.set_leaf_value(NodeId::new(leaf), other);
            }
            prop_assert_eq!(minimax(&changed_model, 0, limit), outcome.value);
            let (changed_outcome, changed_events) = listen(&changed_tree, &options);
            prop_assert_eq!(changed_outcome, outcome);
            prop_assert_eq!(changed_events, events);
        }
    }

    /// A cutoff is told whenever α and β have met, on the last child too, and kept apart from what it prunes.
    #[test]
    fn cutoffs_come_when_the_window_closes((model, limit) in model_and_limit()) {
        let tree = model.build();
        for options in alpha_beta(limit) {
            let (_, events) = listen(&tree, &options);
            for pair in events.windows(2) {
                if let Event::Return { node, window, .. } = pair[0] {
                    let met = match options.cut {
                        Cut::AtLeast => window.alpha >= window.beta,
                        Cut::Above => window.alpha > window.beta,
                    };
                    prop_assert_eq!(met, matches!(pair[1], Event::Cutoff { node: at, .. } if at == node));
                }
            }
        }
    }

    /// A search to the right is the search to the left of the tree's mirror image.
    #[test]
    fn reversed_order_is_the_mirror_image((model, limit) in model_and_limit()) {
        let mirror = mirrored(&model);
        let (tree, mirror_tree) = (model.build(), mirror.build());
        for options in all(limit) {
            let given = Options { order: Order::Given, ..options };
            let reversed = Options { order: Order::Reversed, ..options };
            let (left, right) = (listen(&mirror_tree, &given), listen(&tree, &reversed));
            prop_assert_eq!(left.0.value, right.0.value);
            let keywords = |events: &[Event]| events.iter().map(Event::keyword).collect::<Vec<_>>();
            prop_assert_eq!(keywords(&left.1), keywords(&right.1));
        }
    }

    /// An inner node at the depth limit without a static value is named, the first in level order, before any event.
    #[test]
    fn a_missing_static_value_is_named(model in sketch::model(false), limit in 0..6usize) {
        let tree = model.build();
        let missing = (0..model.len()).find(|&node| model.nodes[node].depth == limit && !model.is_leaf(node));
        for options in all(Some(limit)) {
            let mut events = support::conventions::Listener::default();
            let answer = search::run(&tree, &options, &mut events);
            match missing {
                None => prop_assert!(answer.is_ok()),
                Some(node) => {
                    let path = model.path(node);
                    let expected = SearchError::NoStaticValue { node: NodeId::new(node), path, depth: limit };
                    prop_assert_eq!(answer.unwrap_err(), expected);
                    prop_assert!(events.0.is_empty());
                }
            }
        }
    }

    /// An observer stops a search at the event of its choice.
    #[test]
    fn an_observer_can_stop_at_any_event(model in sketch::model(false), share in 0.0..1.0f64) {
        struct Until(usize);
        impl Observer for Until {
            fn observe(&mut self, _event: &Event) -> ControlFlow<()> {
                self.0 -= 1;
                if self.0 == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            }
        }
        let tree = model.build();
        for options in all(None) {
            let events = listen(&tree, &options).1.len();
            let last = 1 + (share * events as f64) as usize;
            let mut until = Until(last.min(events));
            prop_assert_eq!(search::run(&tree, &options, &mut until), Err(SearchError::Stopped));
            prop_assert_eq!(until.0, 0);
        }
    }

    /// The tree the library holds is the tree that was given.
    #[test]
    fn the_tree_is_numbered_level_by_level(model in sketch::model(true)) {
        let tree = model.build();
        let leaves = model.leaves();
        prop_assert_eq!((tree.len(), tree.leaf_count()), (model.len(), leaves.len()));
        prop_assert_eq!(tree.level_count(), model.nodes.iter().map(|node| node.depth + 1).max().unwrap());
        for (index, node) in model.nodes.iter().enumerate() {
            let id = NodeId::new(index);
            prop_assert_eq!(tree.parent(id).map(NodeId::index), node.parent);
            prop_assert_eq!(tree.children(id).map(NodeId::index).collect::<Vec<_>>(), node.children.clone());
            prop_assert_eq!((tree.player(id), tree.value(id), tree.depth(id)), (node.player, node.value, node.depth));
            prop_assert_eq!(tree.path(id), model.path(index));
            prop_assert_eq!(tree.at_path(&model.path(index)), Some(id));
            prop_assert_eq!(tree.subtree_len(id), model.subtree(index).len());
            let leaves_below: Vec<_> = model.subtree(index).into_iter().filter(|&n| model.is_leaf(n)).collect();
            prop_assert_eq!(tree.subtree_leaves(id), leaves_below.len());
            let before = leaves.iter().position(|leaf| leaves_below.contains(leaf));
            prop_assert_eq!(Some(tree.leaves_before(id)), before);
            prop_assert_eq!(tree.leaf_index(id), before.filter(|_| model.is_leaf(index)));
            for other in 0..model.len() {
                prop_assert_eq!(tree.is_within(NodeId::new(other), id), model.subtree(index).contains(&other));
            }
        }
    }
}

/// The tree with every node's children turned round.
fn mirrored(model: &Model) -> Model {
    let mut nodes = Vec::new();
    let mut queue = std::collections::VecDeque::from([(0, None)]);
    while let Some((old, parent)) = queue.pop_front() {
        let number = nodes.len();
        if let Some(parent) = parent {
            let parent: &mut support::model::ModelNode = &mut nodes[parent];
            parent.children.push(number);
        }
        nodes.push(support::model::ModelNode { parent, children: Vec::new(), ..model.nodes[old].clone() });
        queue.extend(model.nodes[old].children.iter().rev().map(|&child| (child, Some(number))));
    }
    Model { nodes }
}

fn with_a_chance_node(depth: usize) -> GameTree {
    let mut builder = TreeBuilder::default();
    let mut parent = None;
    for level in 0..=depth {
        let player = if level == depth { Player::Chance } else { Player::Max };
        parent = Some(builder.add(parent, NodeSpec { player, value: Some(1.0) }));
    }
    for value in [1.0, 2.0] {
        builder.add(parent, NodeSpec { player: Player::Max, value: Some(value) });
    }
    builder.finish().unwrap()
}

#[test]
fn searches_for_two_players_refuse_chance_nodes() {
    for algorithm in Algorithm::ALL.into_iter().filter(|algorithm| !algorithm.plays_chance()) {
        let options = Options { algorithm, ..Options::default() };
        let error = Trace::record(&with_a_chance_node(2), &options).unwrap_err();
        assert_eq!(error, SearchError::Chance { algorithm, node: NodeId::new(2), path: vec![0, 0] });
    }
}

#[test]
fn chance_nodes_below_the_depth_limit_do_not_matter() {
    let options = Options { depth: Some(1), ..Options::default() };
    assert_eq!(Trace::record(&with_a_chance_node(2), &options).unwrap().value(), 1.0);
}

#[test]
fn a_depth_limit_beyond_the_tree_is_no_limit() {
    let tree = support::nested::tree("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]");
    let unlimited = listen(&tree, &Options::default());
    for depth in [2, 3, usize::MAX - 1, usize::MAX] {
        let (outcome, events) = listen(&tree, &Options { depth: Some(depth), ..Options::default() });
        assert_eq!(Outcome { depth: None, ..outcome }, unlimited.0);
        assert_eq!(events, unlimited.1);
    }
}

//! Every step of every kind of search against a naive replay of its events.

use plywalk::search::{Algorithm, Cut, Event, Fail, Options, Order, Table};
use plywalk::trace::{Moment, Trace};
use plywalk::tree::{NodeId, Player};
use proptest::prelude::*;

use super::listen::listen;
use super::model::Model;
use super::random::{self, Dice, Kinds};
use super::replay::Replay;

/// Options drawn at random, for trees with states and static values everywhere.
pub fn draw(dice: &mut Dice) -> Options {
    let iterative = dice.one_in(2);
    let orders = [Order::Given, Order::Reversed, Order::BestFirst, Order::WorstFirst, Order::Random { seed: 3 }];
    let order = if iterative && dice.one_in(3) { Order::Previous } else { orders[dice.below(orders.len())] };
    Options {
        algorithm: Algorithm::ALL[dice.below(Algorithm::ALL.len())],
        cut: Cut::ALL[dice.below(2)],
        fail: Fail::ALL[dice.below(2)],
        order,
        depth: Some(dice.below(6)).filter(|_| dice.one_in(2)),
        iterative,
        table: if dice.one_in(2) { Table::On } else { Table::Off },
        ..Options::DEFAULT
    }
}

/// A tree and options under which it can be searched.
fn drawn(seed: u64, size: usize) -> (Model, Options) {
    let mut dice = Dice(seed ^ 0xA5A5);
    let mut options = draw(&mut dice);
    let kinds = Kinds { statics: true, unruly: dice.one_in(2), infinite: dice.one_in(4), chance: false };
    let model = if options.table == Table::On || dice.one_in(2) {
        random::positions(seed, size)
    } else {
        random::tree(seed, size, kinds)
    };
    if model.nodes.iter().all(|node| node.state.is_none()) {
        options.table = Table::Off;
    }
    (model, options)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..ProptestConfig::default() })]

    #[test]
    fn moments_are_what_was_lived_through(seed: u64, size in 1..40usize) {
        let (model, options) = drawn(seed, size);
        let tree = model.build();
        let (outcome, events) = listen(&tree, &options);
        let trace = Trace::record(&tree, &options).unwrap();
        prop_assert_eq!(trace.steps(), events.len());
        let mut replay = Replay::new(&model);
        replay.compare(&Moment::new(&tree, &trace, 0));
        for (place, event) in events.iter().enumerate() {
            let moment = Moment::new(&tree, &trace, place + 1);
            prop_assert_eq!(moment.event(), Some(*event), "{:?}", options);
            replay.apply(event);
            replay.compare(&moment);
        }
        prop_assert_eq!(trace.value(), outcome.value);
        let answer = Moment::new(&tree, &trace, trace.answered_at());
        prop_assert_eq!(answer.best_child(NodeId::ROOT), outcome.best_child);
        prop_assert_eq!(answer.limit(), outcome.depth);
    }

    /// The children that a node has searched in this visit are those of the lowest ranks, in the order of their ranks.
    #[test]
    fn ranks_are_places_in_the_search(seed: u64, size in 1..40usize) {
        let (model, options) = drawn(seed, size);
        let tree = model.build();
        let trace = Trace::record(&tree, &options).unwrap();
        let mut searched: Vec<Vec<NodeId>> = vec![Vec::new(); tree.len()];
        for (place, event) in listen(&tree, &options).1.iter().enumerate() {
            let moment = Moment::new(&tree, &trace, place + 1);
            let node = event.node();
            if event.is_visit() || matches!(event, Event::FromTable { .. }) {
                searched[node.index()].clear();
                if let Some(parent) = tree.parent(node) && !searched[parent.index()].contains(&node) {
                    searched[parent.index()].push(node);
                }
            }
            let Some(open) = moment.deepest_open() else { continue };
            let ranks: Vec<_> = searched[open.index()].iter().map(|&child| moment.search_rank(child)).collect();
            prop_assert_eq!(&ranks, &(0..ranks.len()).collect::<Vec<_>>(), "{:?}", options);
            let mut all: Vec<_> = tree.children(open).map(|child| moment.search_rank(child)).collect();
            all.sort_unstable();
            prop_assert_eq!(all, (0..tree.children(open).len()).collect::<Vec<_>>(), "{:?}", options);
            for node in tree.nodes() {
                let mut ordered: Vec<_> = tree.children(node).collect();
                moment.put_in_search_order(node, &mut ordered);
                let ranks: Vec<_> = ordered.iter().map(|&child| moment.search_rank(child)).collect();
                prop_assert_eq!(ranks, (0..ordered.len()).collect::<Vec<_>>(), "{:?}", options);
            }
        }
    }

    /// Over leads to where the child's value is back, and out to where the deepest open node's is.
    #[test]
    fn over_and_out_lead_to_the_parent(seed: u64, size in 1..40usize) {
        let (model, options) = drawn(seed, size);
        let tree = model.build();
        let trace = Trace::record(&tree, &options).unwrap();
        let open_at = |step: usize| Moment::new(&tree, &trace, step).path().len();
        for step in 0..trace.steps() {
            let moment = Moment::new(&tree, &trace, step);
            let over = moment.over();
            prop_assert!(over > step && over <= trace.steps());
            prop_assert!((step + 1..=over).all(|between| open_at(between) >= open_at(step)) || over == step + 1);
            let out = moment.out();
            prop_assert!(out > step);
            if out < trace.steps() && moment.deepest_open().is_some() {
                prop_assert_eq!(open_at(out), open_at(step).saturating_sub(1));
            }
        }
    }
}

#[test]
fn a_null_windows_bound_is_held_by_whoever_opened_it() {
    // The second child of the root is asked whether it beats 5, and its second grandchild proves that it does not.
    let mut model = Model::root(Player::Max);
    model.add(0, Player::Min);
    model.add(0, Player::Min);
    for (parent, values) in [(1, [5.0, 6.0]), (2, [7.0, 4.0])] {
        for value in values {
            let leaf = model.add(parent, Player::Max);
            model.nodes[leaf].value = Some(value);
        }
    }
    let tree = model.build();
    let trace = Trace::record(&tree, &Options { algorithm: Algorithm::Pvs, ..Options::DEFAULT }).unwrap();
    let cutoff = trace.cutoff_steps().last().unwrap();
    let moment = Moment::new(&tree, &trace, cutoff);
    assert_eq!(moment.current(), Some(NodeId::new(2)));
    assert_eq!(moment.path()[1].entry.to_string(), "[5, 5+]");
    assert_eq!(moment.setter().map(|setter| (setter.node, setter.deep)), Some((NodeId::ROOT, false)));
}

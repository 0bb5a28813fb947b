//! No algorithm, convention or order changes a value, and each reads what its textbook recursion reads.

use plywalk::search::{Algorithm, Cut, Event, Fail, Options, Order, SearchError, seen_by};
use plywalk::trace::{Moment, Trace};
use plywalk::tree::{NodeId, Player};
use proptest::prelude::*;

use super::listen::{listen, read};
use super::model::Model;
use super::naive::Naive;
use super::random::{self, Kinds};

const NO_BOUNDS: (f64, f64) = (f64::NEG_INFINITY, f64::INFINITY);

/// A random tree for two players, and a depth limit that it has the static values for.
fn two_players() -> impl Strategy<Value = (Model, Option<usize>)> {
    (any::<u64>(), 1..80usize, any::<bool>(), prop::option::of(0..5usize)).prop_map(|(seed, size, unruly, limit)| {
        let kinds = Kinds { unruly, statics: limit.is_some(), infinite: seed % 3 == 0, chance: false };
        (random::tree(seed, size, kinds), limit)
    })
}

/// Every order that any tree can be searched in once.
fn orders() -> impl Iterator<Item = Order> {
    Order::ALL.into_iter().filter(|order| !matches!(order, Order::Static | Order::Previous))
}

/// Every algorithm for two players, under every convention and in every order.
#[allow(clippy::needless_update, reason = "options that other tests vary keep their defaults")]
fn everything(depth: Option<usize>) -> Vec<Options> {
    let mut all = Vec::new();
    for algorithm in Algorithm::ALL {
        for cut in Cut::ALL {
            for fail in Fail::ALL {
                all.extend(orders().map(|order| Options { algorithm, cut, fail, order, depth, ..Options::DEFAULT }));
            }
        }
    }
    all
}

/// The children of a node in the order of the search, stated from the definition of the order.
pub fn in_order(model: &Model, node: usize, order: Order, limit: Option<usize>) -> Vec<usize> {
    let mut children = model.nodes[node].children.clone();
    let sign = if model.nodes[node].player == Player::Max { 1.0 } else { -1.0 };
    let gain = |child: &usize| sign * model.worth(*child, limit);
    match order {
        Order::Given => {}
        Order::Reversed => children.reverse(),
        Order::BestFirst => children.sort_by(|a, b| gain(b).partial_cmp(&gain(a)).unwrap()),
        Order::WorstFirst => children.sort_by(|a, b| gain(a).partial_cmp(&gain(b)).unwrap()),
        _ => unreachable!("an order with a definition of its own"),
    }
    children
}

proptest! {
    #[test]
    fn every_search_finds_the_value((model, limit) in two_players()) {
        let tree = model.build();
        let value = model.worth(0, limit);
        for options in everything(limit) {
            let (outcome, _) = listen(&tree, &options);
            prop_assert_eq!(outcome.value, value, "{:?}", options);
            let worth = outcome.best_child.map(|child| model.worth(child.index(), limit));
            prop_assert!(worth.is_none_or(|worth| worth == value), "{:?}", options);
        }
    }

    /// Whatever the algorithm, both sides' line is the same: at every node the first child, in the order of the search,
    /// that is worth as much as the root.
    #[test]
    fn every_search_finds_the_line((model, limit) in two_players()) {
        let tree = model.build();
        let value = model.worth(0, limit);
        for options in everything(limit).into_iter().filter(|options| !matches!(options.order, Order::Random { .. })) {
            let trace = Trace::record(&tree, &options).unwrap();
            let line = Moment::new(&tree, &trace, trace.steps()).principal_variation();
            for pair in line.windows(2) {
                let mut children = in_order(&model, pair[0].index(), options.order, limit).into_iter();
                let first = children.find(|&child| model.worth(child, limit) == value);
                prop_assert_eq!(first, Some(pair[1].index()), "{:?}", options);
            }
            prop_assert!(model.is_read(line[line.len() - 1].index(), limit));
        }
    }

    /// Alpha-beta, negamax and principal variation search read what the recursive definitions read, in their order.
    #[test]
    fn windows_read_what_the_textbook_reads((model, limit) in two_players()) {
        let tree = model.build();
        for cut in Cut::ALL {
            for fail in Fail::ALL {
                for order in [Order::Given, Order::Reversed, Order::BestFirst, Order::WorstFirst] {
                    let in_order = |node| in_order(&model, node, order, limit);
                    let naive = || Naive { cut, fail, limit, ..Naive::new(&model, &in_order) };
                    let (mut plain, mut turned, mut null) = (naive(), naive(), naive());
                    plain.alpha_beta(0, NO_BOUNDS.0, NO_BOUNDS.1);
                    let options = Options { cut, fail, order, depth: limit, ..Options::DEFAULT };
                    let events = listen(&tree, &options).1;
                    prop_assert_eq!(read(&events), plain.read, "{:?}", options);
                    let options = Options { algorithm: Algorithm::Negamax, ..options };
                    prop_assert_eq!(listen(&tree, &options).1, events);
                    let pvs = Options { algorithm: Algorithm::Pvs, ..options };
                    null.pvs(0, NO_BOUNDS.0, NO_BOUNDS.1);
                    prop_assert_eq!(read(&listen(&tree, &pvs).1), null.read, "{:?}", pvs);
                    if takes_turns(&model) {
                        let value = turned.negamax(0, NO_BOUNDS.0, NO_BOUNDS.1).value;
                        prop_assert_eq!(value, seen_by(model.nodes[0].player, model.worth(0, limit)));
                        prop_assert_eq!(read(&listen(&tree, &options).1), turned.read, "{:?}", options);
                    }
                }
            }
        }
    }

    /// A random order is an order, the same for the same seed and another for another.
    #[test]
    fn random_orders_take_every_child_once(seed: u64) {
        let mut model = Model::root(Player::Max);
        for value in 0..20 {
            let child = model.add(0, Player::Min);
            model.nodes[child].value = Some(f64::from(value));
        }
        let tree = model.build();
        let children = |seed| {
            let options = Options { order: Order::Random { seed }, algorithm: Algorithm::Minimax, ..Options::DEFAULT };
            read(&listen(&tree, &options).1)
        };
        let mut drawn = children(seed);
        prop_assert_eq!(&drawn, &children(seed));
        prop_assert_ne!(&drawn, &children(seed.wrapping_add(1)));
        drawn.sort_unstable();
        prop_assert_eq!(drawn, (1..=20).collect::<Vec<_>>());
    }
}

fn takes_turns(model: &Model) -> bool {
    model.nodes.iter().all(|node| node.parent.is_none_or(|parent| model.nodes[parent].player != node.player))
}

#[test]
fn the_static_order_needs_squares() {
    let mut model = Model::root(Player::Max);
    for (step, value) in [("0", 1.0), ("1", 2.0), ("4", 3.0), ("8", 4.0)] {
        let child = model.add(0, Player::Min);
        model.nodes[child].value = Some(value);
        model.nodes[child].step = Some(step.to_owned());
    }
    let options = Options { order: Order::Static, ..Options::DEFAULT };
    assert_eq!(read(&listen(&model.build(), &options).1), [3, 1, 4, 2]);
    for wrong in ["9", "00", "", "b2"] {
        model.nodes[2].step = Some(wrong.to_owned());
        let refused = plywalk::search::check(&model.build(), &options).unwrap_err();
        assert_eq!(refused, SearchError::NoSquare { node: NodeId::new(2), path: vec![1] });
    }
}

#[test]
fn events_of_negamax_stay_on_maxs_side() {
    let mut model = Model::root(Player::Min);
    let leaf = model.add(0, Player::Max);
    model.nodes[leaf].value = Some(7.0);
    let options = Options { algorithm: Algorithm::Negamax, ..Options::DEFAULT };
    let (_, events) = listen(&model.build(), &options);
    let Event::Return { child, value, window, .. } = events[2] else { panic!("{:?}", events[2]) };
    assert_eq!((child, value, window.beta), (NodeId::new(leaf), 7.0, 7.0));
    assert_eq!(seen_by(Player::Min, value), -7.0);
    assert_eq!(window.seen_by(Player::Min).alpha, -7.0);
}

//! The transposition table: it changes no value, and serves only where it may.

use std::collections::{HashMap, HashSet};

use plywalk::search::{
    self, Algorithm, Bound, Cut, Event, Fail, Options, Order, SearchError, Silent, Table, TableEntry,
};
use plywalk::trace::{Moment, Status, Trace};
use plywalk::tree::{NodeId, Player};
use proptest::prelude::*;

use super::games::{READING, figures, tictactoe};
use super::listen::listen;
use super::moments::draw;
use super::random::{self, Dice};

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, ..ProptestConfig::default() })]

    /// With a table or without, the value is the same, and so is what the choice is worth.
    #[test]
    fn a_table_changes_no_value(seed: u64, size in 1..120usize) {
        let model = random::positions(seed, size);
        prop_assume!(model.nodes.iter().any(|node| node.state.is_some()));
        let tree = model.build();
        let options = Options { table: Table::On, ..draw(&mut Dice(!seed)) };
        let outcome = search::run(&tree, &options, &mut Silent).unwrap();
        let limit = outcome.depth;
        prop_assert_eq!(outcome.value, model.worth(0, limit), "{:?}", options);
        let plain = search::run(&tree, &Options { table: Table::Off, ..options }, &mut Silent).unwrap();
        prop_assert_eq!(outcome.value, plain.value);
        let trace = Trace::record(&tree, &options).unwrap();
        let line = Moment::new(&tree, &trace, trace.answered_at()).principal_variation();
        prop_assert_eq!(line.get(1).copied(), outcome.best_child);
        for node in line {
            prop_assert_eq!(model.worth(node.index(), limit), outcome.value, "{:?}", options);
        }
    }

    /// Every entry and every answer is true of the node it is about, was searched to the depth that is asked for, and
    /// decides there; the table is what was stored last.
    #[test]
    fn entries_are_true_and_serve_where_they_may(seed: u64, size in 1..120usize) {
        let model = random::positions(seed, size);
        prop_assume!(model.nodes.iter().any(|node| node.state.is_some()));
        let tree = model.build();
        let options = Options { table: Table::On, ..draw(&mut Dice(!seed)) };
        let mut limit = options.depth;
        let mut table: HashMap<&str, TableEntry> = HashMap::new();
        let mut probed: Option<TableEntry> = None;
        let holds = |node: NodeId, value: f64, bound: Bound, limit: Option<usize>| {
            let truth = model.worth(node.index(), limit);
            match bound {
                Bound::Exact => truth == value,
                Bound::Lower => truth >= value,
                Bound::Upper => truth <= value,
            }
        };
        for event in listen(&tree, &options).1 {
            match event {
                Event::Iteration { depth } => limit = Some(depth),
                Event::Probe { node, remaining, found, .. } => {
                    let node = &model.nodes[node.index()];
                    prop_assert_eq!(remaining, limit.map(|limit| limit - node.depth));
                    prop_assert_eq!(found, table.get(node.state.as_deref().unwrap()).copied());
                    probed = found;
                }
                Event::FromTable { node, window, value, bound, source } => {
                    let entry = probed.expect("an answer is found");
                    prop_assert_eq!(source, entry.node);
                    prop_assert_eq!(&model.nodes[source.index()].state, &model.nodes[node.index()].state);
                    prop_assert_eq!(entry.remaining, limit.map(|limit| limit - model.nodes[node.index()].depth));
                    prop_assert!(holds(node, value, bound, limit), "{:?}", options);
                    let met = |low: f64, high: f64| if options.cut == Cut::AtLeast { low >= high } else { low > high };
                    match entry.bound {
                        Bound::Exact => {}
                        Bound::Lower => prop_assert!(met(entry.value, window.beta)),
                        Bound::Upper => prop_assert!(met(window.alpha, entry.value)),
                    }
                    let inner = !model.is_read(node.index(), limit);
                    if inner && options.fail == Fail::Hard && options.algorithm.has_window() {
                        prop_assert!(window.alpha <= value && value <= window.beta);
                    } else {
                        prop_assert_eq!(value, entry.value);
                    }
                }
                Event::Store { entry } => {
                    let node = &model.nodes[entry.node.index()];
                    prop_assert_eq!(entry.remaining, limit.map(|limit| limit - node.depth));
                    prop_assert!(holds(entry.node, entry.value, entry.bound, limit), "{:?}", options);
                    prop_assert_eq!(entry.best.is_some(), !model.is_read(entry.node.index(), limit));
                    // Of a position whose value is known, the best move keeps it.
                    if let Some(best) = entry.best.filter(|_| entry.bound == Bound::Exact) {
                        prop_assert_eq!(model.worth(best.index(), limit), entry.value, "{:?}", options);
                    }
                    table.insert(node.state.as_deref().unwrap(), entry);
                }
                _ => {}
            }
        }
    }

    /// Without a window each position is searched once, at each depth that it is asked for.
    #[test]
    fn minimax_searches_each_position_once(seed: u64, size in 1..200usize) {
        let model = random::positions(seed, size);
        prop_assume!(model.nodes.iter().any(|node| node.state.is_some()));
        let tree = model.build();
        let options = Options { algorithm: Algorithm::Minimax, table: Table::On, ..Options::DEFAULT };
        let mut searched = HashSet::new();
        for event in listen(&tree, &options).1 {
            if event.is_visit() && let Some(state) = tree.state(event.node()) {
                prop_assert!(searched.insert(state.to_owned()), "{state}");
            }
        }
    }
}

#[test]
fn minimax_with_a_table_enters_every_position_of_tictactoe_once() {
    let tree = tictactoe(".........", READING, |_| 1.0);
    let figures = figures();
    let positions = |key: &str| figures["positions"][key].as_u64().unwrap() as usize;
    for (table, all, finished) in [
        (Table::On, positions("distinct_reachable_incl_empty"), positions("terminal")),
        (Table::Symmetric, positions("up_to_8_symmetries_incl_empty"), positions("terminal_up_to_symmetry")),
    ] {
        let options = Options { algorithm: Algorithm::Minimax, table, ..Options::DEFAULT };
        let trace = Trace::record(&tree, &options).unwrap();
        let end = Moment::new(&tree, &trace, trace.steps());
        let counts = end.counts();
        assert_eq!((counts.visited, counts.evaluated), (all, finished));
        assert_eq!(end.table_len(), all);
        assert_eq!(trace.value(), 0.0);
        if table == Table::On {
            assert_eq!(counts.visited - counts.evaluated, positions("nonterminal"));
            // Every move but the root's arrival leads to a position that is entered or known.
            assert_eq!(counts.visited - 1 + counts.from_table, positions("moves_between_distinct_positions"));
        }
        // Every node is visited, answered, or below one that is.
        let mut by_status: HashMap<Status, usize> = HashMap::new();
        tree.nodes().for_each(|node| *by_status.entry(end.status(node)).or_default() += 1);
        assert_eq!(by_status[&Status::Closed], all);
        assert_eq!(by_status[&Status::FromTable], counts.from_table);
        assert_eq!(by_status[&Status::BelowTable], counts.table_nodes - counts.from_table);
        assert_eq!(by_status.values().sum::<usize>(), tree.len());
        assert_eq!(by_status.len(), 3);
    }
}

#[test]
fn every_search_of_an_endgame_has_the_same_value_with_each_table() {
    for start in ["XO..X...O", ".X..O...X", "XO.......", "..XO....."] {
        let tree = tictactoe(start, READING, |plies| 10.0 - plies as f64);
        let value = search::true_values(&tree, &Options::DEFAULT)[0];
        for algorithm in Algorithm::ALL {
            for table in Table::ALL {
                for cut in Cut::ALL {
                    for fail in Fail::ALL {
                        let options = Options { algorithm, table, cut, fail, order: Order::Static, ..Options::DEFAULT };
                        let outcome = search::run(&tree, &options, &mut Silent).unwrap();
                        assert_eq!(outcome.value, value, "{start} {options:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_table_without_positions_is_refused() {
    let mut model = super::model::Model::root(Player::Max);
    model.nodes[0].value = Some(1.0);
    let table = |table| Options { table, ..Options::DEFAULT };
    assert_eq!(search::check(&model.build(), &table(Table::On)).unwrap_err(), SearchError::NoStates);
    model.nodes[0].state = Some("start".to_owned());
    assert!(search::check(&model.build(), &table(Table::On)).is_ok());
    let refused = search::check(&model.build(), &table(Table::Symmetric)).unwrap_err();
    assert_eq!(refused, SearchError::NoBoard { node: NodeId::ROOT, path: vec![] });
}

#[test]
fn positions_that_are_not_the_same_are_refused() {
    let mut model = super::model::Model::root(Player::Max);
    for value in [3.0, 4.0] {
        let child = model.add(0, Player::Min);
        model.nodes[child].value = Some(value);
        model.nodes[child].state = Some("same".to_owned());
    }
    let options = Options { table: Table::On, ..Options::DEFAULT };
    let refused = search::check(&model.build(), &options).unwrap_err();
    let (node, other) = (NodeId::new(2), NodeId::new(1));
    assert_eq!(refused, SearchError::UnequalStates { node, path: vec![1], other, other_path: vec![0] });
    model.nodes[2].value = Some(3.0);
    assert!(search::check(&model.build(), &options).is_ok());
    // Boards that are each other's image are only the same where images are.
    model.nodes[1].state = Some("X........".to_owned());
    model.nodes[2].state = Some("..X......".to_owned());
    model.nodes[2].value = Some(4.0);
    assert!(search::check(&model.build(), &options).is_ok());
    assert!(search::check(&model.build(), &Options { table: Table::Symmetric, ..options }).is_err());
}

#[test]
fn equal_subtrees_may_name_their_children_in_another_order() {
    let mut model = super::model::Model::root(Player::Max);
    for _ in 0..2 {
        let child = model.add(0, Player::Min);
        model.nodes[child].state = Some("same".to_owned());
    }
    for (parent, value) in [(1, 3.0), (1, 4.0), (2, 4.0), (2, 3.0)] {
        let leaf = model.add(parent, Player::Max);
        model.nodes[leaf].value = Some(value);
    }
    let options = Options { table: Table::On, ..Options::DEFAULT };
    assert_eq!(search::run(&model.build(), &options, &mut Silent).unwrap().value, 3.0);
}

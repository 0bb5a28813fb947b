//! Expectimax: averages at chance nodes.

use std::fs;
use std::path::Path;

use plywalk::search::{self, Algorithm, Options, SearchError, Silent};
use plywalk::trace::{Moment, Trace};
use plywalk::tree::{NodeId, Player};
use proptest::prelude::*;
use serde_json::Value;

use super::model::Model;
use super::random::{self, Kinds};

const EXPECTIMAX: Options = Options { algorithm: Algorithm::Expectimax, ..Options::DEFAULT };

/// A tree of nested arrays whose levels have players of their own.
fn nested(tree: &Value, levels: &[Player]) -> Model {
    let player = |depth: usize| levels[depth % levels.len()];
    let mut model = Model::root(player(0));
    let mut queue = vec![tree];
    let mut next = 0;
    while next < queue.len() {
        match queue[next] {
            Value::Array(children) => {
                for child in children {
                    model.add(next, player(model.nodes[next].depth + 1));
                    queue.push(child);
                }
            }
            number => model.nodes[next].value = number.as_f64(),
        }
        next += 1;
    }
    model
}

#[test]
fn published_best_moves() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/corpus-chance");
    let mut files = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let file: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        let levels: Vec<_> = file["levels"]
            .as_array()
            .unwrap()
            .iter()
            .map(|level| match level.as_str().unwrap() {
                "max" => Player::Max,
                "min" => Player::Min,
                _ => Player::Chance,
            })
            .collect();
        let tree = nested(&file["tree"], &levels).build();
        let outcome = search::run(&tree, &EXPECTIMAX, &mut Silent).unwrap();
        let best = outcome.best_child.map(|child| tree.child_index(child) as u64);
        assert_eq!(best, file["published"]["best_child"].as_u64(), "{}", path.display());
        files += 1;
    }
    assert_eq!(files, 9);
}

proptest! {
    /// The value is the recursive definition's, and the choice the first child that is worth it.
    #[test]
    fn the_value_is_the_expectation(seed: u64, size in 1..120usize) {
        let model = random::tree(seed, size, Kinds { chance: true, unruly: true, ..Kinds::default() });
        let tree = model.build();
        let outcome = search::run(&tree, &EXPECTIMAX, &mut Silent).unwrap();
        prop_assert!((outcome.value - model.worth(0, None)).abs() < 1e-9);
        let trace = Trace::record(&tree, &EXPECTIMAX).unwrap();
        let end = Moment::new(&tree, &trace, trace.steps());
        let values = search::true_values(&tree, &EXPECTIMAX);
        for (number, node) in model.nodes.iter().enumerate() {
            let state = end.node(NodeId::new(number));
            prop_assert_eq!(state.value, Some(values[number]));
            prop_assert!((values[number] - model.worth(number, None)).abs() < 1e-9);
            let choice = node.children.iter().copied().find(|&child| values[child] == values[number]);
            let expected = choice.filter(|_| node.player != Player::Chance);
            prop_assert_eq!(end.best_child(NodeId::new(number)).map(NodeId::index), expected);
        }
        prop_assert_eq!(end.counts().visited, model.nodes.len());
    }
}

#[test]
fn equally_likely_children_average_exactly() {
    let ten_threes: Value = serde_json::from_str("[[3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [1, 2, 6]]").unwrap();
    let tree = nested(&ten_threes, &[Player::Max, Player::Chance]).build();
    let outcome = search::run(&tree, &EXPECTIMAX, &mut Silent).unwrap();
    assert_eq!((outcome.value, outcome.best_child), (3.0, Some(NodeId::new(1))));
}

#[test]
fn what_never_happens_weighs_nothing() {
    let mut model = Model::root(Player::Chance);
    for (value, probability) in [(4.0, 1.0), (f64::INFINITY, 0.0)] {
        let child = model.add(0, Player::Max);
        model.nodes[child].value = Some(value);
        model.nodes[child].probability = Some(probability);
    }
    let tree = model.build();
    assert_eq!(search::run(&tree, &EXPECTIMAX, &mut Silent).unwrap().value, 4.0);
    assert_eq!(search::true_values(&tree, &EXPECTIMAX)[0], 4.0);
}

#[test]
fn infinity_against_minus_infinity_is_refused_by_name() {
    let mut model = Model::root(Player::Max);
    let chance = model.add(0, Player::Chance);
    for value in [f64::INFINITY, f64::NEG_INFINITY] {
        let child = model.add(chance, Player::Max);
        model.nodes[child].value = Some(value);
    }
    let tree = model.build();
    let refused = search::check(&tree, &EXPECTIMAX).unwrap_err();
    assert_eq!(refused, SearchError::NoAverage { node: NodeId::new(chance), path: vec![0] });
}

#[test]
fn only_expectimax_plays_chance() {
    let mut model = Model::root(Player::Chance);
    let leaf = model.add(0, Player::Max);
    model.nodes[leaf].value = Some(1.0);
    let tree = model.build();
    for algorithm in Algorithm::ALL {
        let refused = search::check(&tree, &Options { algorithm, ..Options::default() });
        assert_eq!(refused.is_ok(), algorithm.plays_chance(), "{algorithm:?}");
    }
}

//! Expectimax: averages at chance nodes.

use std::fs;
use std::path::Path;

use plywalk::format;
use plywalk::search::{self, Algorithm, Event, Options, SearchError, Silent};
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

/// A file's value and choice under expectimax, in which every way to the value agrees: the search's answer, what its
/// last step says, and the true value.
fn answer(file: &str) -> (f64, Option<usize>) {
    let tree = format::parse(file).unwrap().tree;
    let outcome = search::run(&tree, &EXPECTIMAX, &mut Silent).unwrap();
    let trace = Trace::record(&tree, &EXPECTIMAX).unwrap();
    let values = search::true_values(&tree, &EXPECTIMAX);
    for node in tree.nodes() {
        let (visits, last) = (Moment::new(&tree, &trace, trace.steps()), values[node.index()]);
        assert_eq!(visits.node(node).value, Some(last), "{file}");
        // What a chance node's last child leaves it with is what it returns.
        let returns = (0..=trace.steps()).rev().find_map(|step| match Moment::new(&tree, &trace, step).event() {
            Some(Event::Return { node: parent, value, .. }) if parent == node => Some(value),
            _ => None,
        });
        assert!(returns.is_none_or(|value| value == last), "{file}: {returns:?} but {last}");
    }
    assert_eq!(values[0], outcome.value, "{file}");
    (outcome.value, outcome.best_child.map(|child| tree.child_index(child)))
}

#[test]
fn nothing_on_the_way_to_an_average_is_too_large() {
    let chance = |children: &str| answer(&format!(r#"{{"tree":{{"player":"chance","children":[{children}]}}}}"#)).0;
    assert_eq!(chance("1e308, 1.5e308"), 1.25e308);
    assert_eq!(chance("1.7e308, 1.7e308, -1.7e308, -1.7e308"), 0.0);
    assert_eq!(chance("1.7976931348623157e308, 1.7976931348623157e308"), f64::MAX);
    assert_eq!(chance("1.7e308, 3, -1.7e308"), 1.0);
    assert_eq!(chance("5e-324, 5e-324, 5e-324"), 5e-324);
    let both = r#"{"player":"chance","children":[{"player":"chance","children":[1e308,1.5e308]},
        {"player":"chance","children":[-1e308,-1.5e308]}]}"#;
    assert_eq!(answer(&format!(r#"{{"tree":[{both},4]}}"#)), (4.0, Some(1)));
    assert_eq!(answer(&format!(r#"{{"tree":[{both},-4]}}"#)), (0.0, Some(0)));
}

#[test]
fn rounding_decides_no_tie() {
    let [thirds, weighed] = ["[3,3,3]", r#"[{"value":3,"probability":0.3},{"value":3,"probability":0.7}]"#];
    let [up, down, sums] = ["[0.1,0.2,0.3]", "[0.3,0.2,0.1]", "[0.2]"];
    let fair = r#"[{"value":9,"probability":0.1},{"value":-1,"probability":0.9}]"#;
    let mixed = r#"[{"value":0.1,"probability":0.25},{"value":0.7,"probability":0.75}]"#;
    for (one, other, value) in [
        (weighed, thirds, 3.0),
        (up, down, 0.2),
        (up, sums, 0.2),
        (fair, "[0]", 0.0),
        ("[0.1,0.2,-0.3]", "[0]", 0.0),
        (mixed, "[0.55]", 0.55),
    ] {
        for (first, second) in [(one, other), (other, one)] {
            for player in ["max", "min"] {
                let node = |children: &str| format!(r#"{{"player":"chance","children":{children}}}"#);
                let file = format!(r#"{{"root":"{player}","tree":[{},{}]}}"#, node(first), node(second));
                assert_eq!(answer(&file), (value, Some(0)), "{file}");
            }
        }
    }
}

/// How often some decimals with three digits behind the point, weighed with whole numbers, come to on average: a
/// fraction of whole numbers, from the text of a file, with no number of the machine's in between.
fn fraction(values: &[i128], weights: &[i128]) -> (i128, i128) {
    let sum = values.iter().zip(weights).map(|(value, weight)| value * weight).sum();
    (sum, 1000 * weights.iter().sum::<i128>())
}

/// True if no number of the machine's is nearer to a fraction than this one.
fn is_nearest(value: f64, (numerator, denominator): (i128, i128)) -> bool {
    // Values here have at most 2⁻¹¹ as their last place before the 53rd bit, so that 2⁷⁰ times them is whole.
    let scaled = |value: f64| (value * 2.0_f64.powi(70)) as i128;
    let miss = |value: f64| (scaled(value) * denominator).abs_diff(numerator << 70);
    value == 0.0 && numerator == 0 || miss(value) <= miss(value.next_up()).min(miss(value.next_down()))
}

proptest! {
    /// An average is the nearest number to the fraction of whole numbers that the file stands for, in whatever order its
    /// children come.
    #[test]
    fn an_average_is_the_nearest_number_to_a_fraction(
        children in prop::collection::vec((-99_999..99_999i128, 1..99i128), 1..9),
        uniform: bool,
        turn in 0..9usize,
    ) {
        let values: Vec<i128> = children.iter().map(|child| child.0).collect();
        let mut weights: Vec<i128> = children.iter().map(|child| if uniform { 1 } else { child.1 }).collect();
        // Probabilities of four digits that sum to 1, some of which may be 0.
        if !uniform {
            let total: i128 = weights.iter().sum();
            let shares: Vec<i128> = weights.iter().map(|weight| weight * 10_000 / total).collect();
            let rest = 10_000 - shares.iter().sum::<i128>();
            weights = shares;
            weights[0] += rest;
        }
        let decimal = |thousandths: i128, places: usize| {
            let (sign, size) = (if thousandths < 0 { "-" } else { "" }, thousandths.unsigned_abs());
            let power = 10u128.pow(places as u32);
            format!("{sign}{}.{:0places$}", size / power, size % power)
        };
        let mut texts: Vec<String> = values.iter().zip(&weights).map(|(&value, &weight)| match uniform {
            true => decimal(value, 3),
            false => format!(r#"{{"value":{},"probability":{}}}"#, decimal(value, 3), decimal(weight, 4)),
        }).collect();
        let mean = |texts: &[String]| answer(&format!(r#"{{"tree":{{"player":"chance","children":[{}]}}}}"#, texts.join(","))).0;
        let value = mean(&texts);
        prop_assert!(is_nearest(value, fraction(&values, &weights)), "{value:e} of {texts:?}");
        let places = texts.len();
        texts.rotate_left(turn % places);
        prop_assert_eq!(mean(&texts), value);
        texts.reverse();
        prop_assert_eq!(mean(&texts), value);
    }

    /// However large, small or odd numbers are: the order does not matter, equal values average to themselves, and no
    /// average is outside its children.
    #[test]
    fn averages_of_any_numbers(
        values in prop::collection::vec(prop::num::f64::NORMAL | prop::num::f64::SUBNORMAL | prop::num::f64::ZERO, 1..7),
        turn in 0..7usize,
    ) {
        let mean = |values: &[f64]| {
            let mut model = Model::root(Player::Chance);
            for &value in values {
                let child = model.add(0, Player::Max);
                model.nodes[child].value = Some(value);
            }
            search::run(&model.build(), &EXPECTIMAX, &mut Silent).unwrap().value
        };
        let value = mean(&values);
        let (least, most) = values.iter().fold((f64::MAX, f64::MIN), |(least, most), &v| (least.min(v), most.max(v)));
        prop_assert!((least..=most).contains(&value), "{value:e} of {values:?}");
        let mut turned = values.clone();
        turned.rotate_left(turn % values.len());
        prop_assert_eq!(mean(&turned), value);
        prop_assert_eq!(mean(&vec![values[0]; values.len()]), values[0]);
    }
}

#[test]
fn what_a_child_adds_is_its_share() {
    let file = r#"{"tree":{"player":"chance","children":[{"value":3,"probability":0.7},{"value":"inf","probability":0},
        {"value":2,"probability":0.3}]}}"#;
    let tree = format::parse(file).unwrap().tree;
    let shares: Vec<_> =
        tree.children(NodeId::ROOT).map(|child| search::share(&tree, child, tree.value(child).unwrap())).collect();
    assert_eq!(shares, [2.1, 0.0, 0.6]);
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
fn the_node_without_an_average_is_named_and_none_above_it() {
    let refused = |file: &str, depth| {
        let tree = format::parse(file).unwrap().tree;
        search::check(&tree, &Options { depth, ..EXPECTIMAX }).unwrap_err()
    };
    let node = |number| NodeId::new(number);
    let nested = r#"{"tree":{"player":"chance","children":[{"player":"chance","children":["inf","-inf"]},5]}}"#;
    assert_eq!(refused(nested, None), SearchError::NoAverage { node: node(1), path: vec![0] });
    // At the limit it is its static value that is missing.
    assert_eq!(refused(nested, Some(1)), SearchError::NoStaticValue { node: node(1), path: vec![0], depth: 1 });
    let under_a_player = r#"{"tree":{"player":"chance","children":["inf",{"player":"max","children":[
        {"player":"chance","children":["inf","-inf"]}]}]}}"#;
    assert_eq!(refused(under_a_player, None), SearchError::NoAverage { node: node(3), path: vec![1, 0] });
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

//! The least that must be read, by trying every set of leaves.

use plywalk::search::least_leaves;
use plywalk::tree::Player;
use proptest::prelude::*;

use super::games::{figures, uniform};
use super::model::Model;
use super::random::{self, Kinds};

/// What is certain of a node if only some of what a search reads is known: its least and its largest possible value.
fn certain(model: &Model, node: usize, limit: Option<usize>, known: &dyn Fn(usize) -> bool) -> (f64, f64) {
    if model.is_read(node, limit) {
        let value = model.nodes[node].value.unwrap();
        return if known(node) { (value, value) } else { (f64::NEG_INFINITY, f64::INFINITY) };
    }
    let children = model.nodes[node].children.iter().map(|&child| certain(model, child, limit, known));
    children
        .reduce(|a, b| match model.nodes[node].player {
            Player::Max => (a.0.max(b.0), a.1.max(b.1)),
            _ => (a.0.min(b.0), a.1.min(b.1)),
        })
        .unwrap()
}

proptest! {
    /// No smaller set of leaves proves the value, and one of this size does.
    #[test]
    fn no_fewer_leaves_prove_the_value(
        seed: u64, size in 1..18usize, unruly: bool, infinite: bool, limit in prop::option::of(0..4usize),
    ) {
        let kinds = Kinds { unruly, infinite, statics: limit.is_some(), chance: false };
        let model = random::tree(seed, size, kinds);
        let leaves: Vec<_> = reached(&model, limit).into_iter().filter(|&node| model.is_read(node, limit)).collect();
        let mut least = leaves.len();
        for set in 0u32..1 << leaves.len() {
            let known = |node: usize| {
                leaves.iter().position(|&leaf| leaf == node).is_some_and(|place| set >> place & 1 == 1)
            };
            let (low, high) = certain(&model, 0, limit, &known);
            if low == high {
                least = least.min(set.count_ones() as usize);
            }
        }
        prop_assert_eq!(least_leaves(&model.build(), limit), Some(least));
    }
}

/// The nodes down to a limit.
fn reached(model: &Model, limit: Option<usize>) -> Vec<usize> {
    (0..model.nodes.len()).filter(|&node| limit.is_none_or(|limit| model.nodes[node].depth <= limit)).collect()
}

#[test]
fn uniform_trees_have_knuth_and_moores_number() {
    for row in figures()["knuth_moore"]["rows"].as_array().unwrap() {
        let number = |key: &str| row[key].as_u64().unwrap() as usize;
        let tree = uniform(number("b"), number("d"), 7);
        assert_eq!(least_leaves(&tree, None), Some(number("min_leaves")));
    }
}

#[test]
fn chance_has_no_least() {
    let mut model = Model::root(Player::Chance);
    let leaf = model.add(0, Player::Max);
    model.nodes[leaf].value = Some(1.0);
    assert_eq!(least_leaves(&model.build(), None), None);
}

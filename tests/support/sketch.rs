//! Random trees.

use std::collections::VecDeque;

use plywalk::tree::Player;
use proptest::prelude::*;

use super::model::{Model, ModelNode};

/// A tree before it is known who moves.
#[derive(Clone, Debug)]
pub struct Sketch {
    /// Of a leaf its value, of an inner node its static value, which some trees go without.
    value: f64,
    /// Who moves where players need not alternate.
    min: bool,
    children: Vec<Sketch>,
}

/// Whose turn it is at the nodes of a sketch.
#[derive(Clone, Copy, Debug)]
pub enum Turns {
    /// The players alternate from this one.
    Alternate(Player),
    /// As each node was sketched.
    AsSketched,
}

/// Few different values, so that ties abound; some fractions, negatives and infinities.
pub fn value() -> impl Strategy<Value = f64> {
    prop_oneof![
        8 => (-3..=3i32).prop_map(f64::from),
        3 => (-9..=9i32).prop_map(|quarters| f64::from(quarters) / 4.0),
        1 => Just(f64::INFINITY),
        1 => Just(f64::NEG_INFINITY),
    ]
}

fn leaf() -> impl Strategy<Value = Sketch> {
    (value(), any::<bool>()).prop_map(|(value, min)| Sketch { value, min, children: Vec::new() })
}

/// Ragged trees of at most so many levels below the root: chains of single children occur, and branches that end early.
fn sketch(levels: u32) -> BoxedStrategy<Sketch> {
    if levels == 0 {
        return leaf().boxed();
    }
    let inner = (value(), any::<bool>(), prop::collection::vec(sketch(levels - 1), 1..=3))
        .prop_map(|(value, min, children)| Sketch { value, min, children });
    prop_oneof![1 => leaf(), 6 => inner].boxed()
}

/// A random tree; its inner nodes have static values if `with_static_values`.
pub fn model(with_static_values: bool) -> impl Strategy<Value = Model> {
    let levels = prop_oneof![1 => 0..=2u32, 3 => 3..=6u32];
    let turns =
        prop_oneof![Just(Turns::Alternate(Player::Max)), Just(Turns::Alternate(Player::Min)), Just(Turns::AsSketched),];
    (levels.prop_flat_map(sketch), turns).prop_map(move |(sketch, turns)| numbered(&sketch, turns, with_static_values))
}

fn numbered(sketch: &Sketch, turns: Turns, with_static_values: bool) -> Model {
    let mut nodes: Vec<ModelNode> = Vec::new();
    let mut queue = VecDeque::from([(sketch, None)]);
    while let Some((sketch, parent)) = queue.pop_front() {
        let number = nodes.len();
        let depth = parent.map_or(0, |parent: usize| nodes[parent].depth + 1);
        if let Some(parent) = parent {
            nodes[parent].children.push(number);
        }
        let player = match turns {
            Turns::AsSketched if sketch.min => Player::Min,
            Turns::AsSketched => Player::Max,
            Turns::Alternate(first) if depth % 2 == 0 => first,
            Turns::Alternate(Player::Max) => Player::Min,
            Turns::Alternate(_) => Player::Max,
        };
        let value = Some(sketch.value).filter(|_| sketch.children.is_empty() || with_static_values);
        nodes.push(ModelNode { player, value, parent, children: Vec::new(), depth });
        queue.extend(sketch.children.iter().map(|child| (child, Some(number))));
    }
    Model { nodes }
}

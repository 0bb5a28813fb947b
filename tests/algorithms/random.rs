//! Random trees, each from a seed.

use plywalk::tree::Player;

use super::model::Model;

/// A stream of random numbers (splitmix64; Steele, Lea and Flood 2014).
pub struct Dice(pub u64);

impl Dice {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    pub fn one_in(&mut self, chances: usize) -> bool {
        self.below(chances) == 0
    }
}

/// What may occur in a random tree.
#[derive(Clone, Copy, Debug, Default)]
pub struct Kinds {
    /// Chance nodes, some with probabilities.
    pub chance: bool,
    /// Static values at inner nodes, the root included.
    pub statics: bool,
    /// Players that do not take turns.
    pub unruly: bool,
    /// Leaves at ±∞ (never beside chance nodes, where they need not have an average).
    pub infinite: bool,
}

/// A ragged tree of at most about `size` nodes, with ties, negatives and fractions.
pub fn tree(seed: u64, size: usize, kinds: Kinds) -> Model {
    let mut dice = Dice(seed);
    let root = if dice.one_in(2) { Player::Max } else { Player::Min };
    let mut model = Model::root(root);
    let spread = 1 + dice.below(12);
    let mut next = 0;
    while next < model.nodes.len() {
        let room = size.saturating_sub(model.nodes.len());
        let children = if next == 0 { 1 + dice.below(4) } else { dice.below(5) };
        if room < children || (model.nodes[next].depth > 5 && dice.one_in(2)) || (next > 0 && children == 4) {
            next += 1;
            continue;
        }
        let turn = match model.nodes[next].player {
            Player::Max => Player::Min,
            Player::Min | Player::Chance => Player::Max,
        };
        for _ in 0..children {
            let player = match dice.below(4) {
                0 if kinds.chance => Player::Chance,
                1 if kinds.unruly => model.nodes[next].player,
                _ => turn,
            };
            model.add(next, player);
        }
        if model.nodes[next].player == Player::Chance && dice.one_in(2) {
            give_probabilities(&mut model, next, &mut dice);
        }
        next += 1;
    }
    for node in &mut model.nodes {
        if node.children.is_empty() || kinds.statics {
            node.value = Some(value(&mut dice, spread, kinds.infinite && !kinds.chance));
        }
    }
    model
}

/// Probabilities in sixteenths, 0 among them, so that they add up exactly.
fn give_probabilities(model: &mut Model, node: usize, dice: &mut Dice) {
    let children = model.nodes[node].children.clone();
    let mut left = 16;
    for (place, &child) in children.iter().enumerate() {
        let share = if place + 1 == children.len() { left } else { dice.below(left + 1) };
        model.nodes[child].probability = Some(share as f64 / 16.0);
        left -= share;
    }
}

fn value(dice: &mut Dice, spread: usize, infinite: bool) -> f64 {
    if infinite && dice.one_in(12) {
        return if dice.one_in(2) { f64::INFINITY } else { f64::NEG_INFINITY };
    }
    let whole = dice.below(2 * spread + 1) as f64 - spread as f64;
    if dice.one_in(5) { whole + 0.5 } else { whole }
}

/// A tree of which many nodes are the same position: equal states, equal players, equal subtrees, at any depth. A few
/// positions have no state.
pub fn positions(seed: u64, size: usize) -> Model {
    let mut dice = Dice(seed);
    let spread = 1 + dice.below(8);
    // From the last position to the first, so that what a position leads to is there already.
    let mut all: Vec<Position> = Vec::new();
    for number in 0..3 + dice.below(10) {
        let player = if dice.one_in(2) { Player::Max } else { Player::Min };
        let value = value(&mut dice, spread, false);
        let mut children = Vec::new();
        let mut nodes = 1;
        for _ in 0..if number < 3 { 0 } else { 1 + dice.below(3) } {
            let child = dice.below(all.len());
            if nodes + all[child].nodes <= size {
                nodes += all[child].nodes;
                children.push(child);
            }
        }
        all.push(Position { player, value, children, nodes, named: !dice.one_in(8) });
    }
    let top = all.len() - 1;
    let mut model = Model::root(all[top].player);
    let mut at = vec![top];
    let mut next = 0;
    while next < at.len() {
        let Position { value, children, named, .. } = &all[at[next]];
        let node = &mut model.nodes[next];
        node.value = Some(*value);
        node.state = named.then(|| format!("position {}", at[next]));
        for &child in children {
            model.add(next, all[child].player);
            at.push(child);
        }
        next += 1;
    }
    model
}

struct Position {
    player: Player,
    value: f64,
    children: Vec<usize>,
    /// In the position's whole tree.
    nodes: usize,
    named: bool,
}

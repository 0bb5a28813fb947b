//! Trees as plain lists, and what the textbook says of them by recursion.

use plywalk::tree::{GameTree, NodeSpec, Player, TreeBuilder};

/// One node. Its place in the list is its number in level order.
#[derive(Clone, Debug)]
pub struct Node {
    pub player: Player,
    /// A leaf's value, or an inner node's static value.
    pub value: Option<f64>,
    pub children: Vec<usize>,
    pub parent: Option<usize>,
    pub depth: usize,
    pub probability: Option<f64>,
    pub state: Option<String>,
    pub step: Option<String>,
}

/// A tree in level order.
#[derive(Clone, Debug)]
pub struct Model {
    pub nodes: Vec<Node>,
}

impl Model {
    pub fn root(player: Player) -> Model {
        let root = Node {
            player,
            value: None,
            children: Vec::new(),
            parent: None,
            depth: 0,
            probability: None,
            state: None,
            step: None,
        };
        Model { nodes: vec![root] }
    }

    /// Adds a child. Parents must be served in level order.
    pub fn add(&mut self, parent: usize, player: Player) -> usize {
        let number = self.nodes.len();
        self.nodes[parent].children.push(number);
        let depth = self.nodes[parent].depth + 1;
        self.nodes.push(Node {
            player,
            value: None,
            children: Vec::new(),
            parent: Some(parent),
            depth,
            probability: None,
            state: None,
            step: None,
        });
        number
    }

    pub fn build(&self) -> GameTree {
        let mut builder = TreeBuilder::default();
        for (number, node) in self.nodes.iter().enumerate() {
            let added = builder.add(node.parent.map(|p| p as u32), NodeSpec { player: node.player, value: node.value });
            assert_eq!(added as usize, number);
            if let Some(probability) = node.probability {
                builder.set_probability(added, probability);
            }
            if let Some(state) = &node.state {
                builder.set_state(added, state);
            }
            if let Some(step) = &node.step {
                builder.set_move(added, step);
            }
        }
        builder.finish().expect("the model is a tree")
    }

    /// Whether a search down to `limit` reads the node instead of expanding it.
    pub fn is_read(&self, node: usize, limit: Option<usize>) -> bool {
        self.nodes[node].children.is_empty() || limit == Some(self.nodes[node].depth)
    }

    /// What a node is worth when both sides see everything down to `limit`.
    pub fn worth(&self, node: usize, limit: Option<usize>) -> f64 {
        let here = &self.nodes[node];
        if self.is_read(node, limit) {
            return here.value.expect("a static value");
        }
        let mut best = f64::NAN;
        let mut sum = 0.0;
        for &child in &here.children {
            let value = self.worth(child, limit);
            match here.player {
                Player::Max if best.is_nan() || value > best => best = value,
                Player::Min if best.is_nan() || value < best => best = value,
                Player::Chance => {
                    let probability = self.nodes[child].probability;
                    sum += probability.unwrap_or(1.0 / here.children.len() as f64) * value;
                }
                _ => {}
            }
        }
        if here.player == Player::Chance { sum } else { best }
    }
}

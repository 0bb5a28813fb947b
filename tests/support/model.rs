//! A game tree as plain vectors, numbered in level order as the library promises to number its own.

use plywalk::tree::{GameTree, NodeSpec, Player, TreeBuilder};
use serde_json::{Value, json};

/// One node.
#[derive(Clone, Debug, PartialEq)]
pub struct ModelNode {
    pub player: Player,
    /// A leaf's value, or an inner node's static value.
    pub value: Option<f64>,
    pub parent: Option<usize>,
    pub children: Vec<usize>,
    pub depth: usize,
}

/// All nodes; the root first, then level by level from left to right.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub nodes: Vec<ModelNode>,
}

impl Model {
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn is_leaf(&self, node: usize) -> bool {
        self.nodes[node].children.is_empty()
    }

    pub fn player(&self, node: usize) -> Player {
        self.nodes[node].player
    }

    /// The node itself and everything below it.
    pub fn subtree(&self, node: usize) -> Vec<usize> {
        let mut found = vec![node];
        let mut next = 0;
        while next < found.len() {
            found.extend(&self.nodes[found[next]].children);
            next += 1;
        }
        found
    }

    /// The leaves from left to right.
    pub fn leaves(&self) -> Vec<usize> {
        let mut leaves = Vec::new();
        let mut stack = vec![0];
        while let Some(node) = stack.pop() {
            if self.is_leaf(node) {
                leaves.push(node);
            }
            stack.extend(self.nodes[node].children.iter().rev());
        }
        leaves
    }

    /// Child indices from the root.
    pub fn path(&self, node: usize) -> Vec<usize> {
        let Some(parent) = self.nodes[node].parent else { return Vec::new() };
        let mut path = self.path(parent);
        path.extend(self.nodes[parent].children.iter().position(|&child| child == node));
        path
    }

    /// The same tree in the library's hands, its nodes added in preorder, which is not how they are numbered.
    pub fn build(&self) -> GameTree {
        let mut builder = TreeBuilder::default();
        let mut stack = vec![(0, None)];
        while let Some((node, parent)) = stack.pop() {
            let ModelNode { player, value, children, .. } = &self.nodes[node];
            let number = builder.add(parent, NodeSpec { player: *player, value: *value });
            stack.extend(children.iter().rev().map(|&child| (child, Some(number))));
        }
        builder.finish().expect("every leaf of a model has a value")
    }

    /// By node: its subtree written out, so that equal texts mean equal positions.
    pub fn shapes(&self) -> Vec<String> {
        let mut shapes = vec![String::new(); self.len()];
        for node in (0..self.len()).rev() {
            let ModelNode { player, value, children, .. } = &self.nodes[node];
            let below: Vec<&str> = children.iter().map(|&child| shapes[child].as_str()).collect();
            shapes[node] = format!("{}{value:?}({})", player.keyword(), below.join(" "));
        }
        shapes
    }

    /// As [`build`](Self::build), with states that say which nodes are the same position.
    pub fn build_with_states(&self) -> GameTree {
        let mut builder = TreeBuilder::default();
        for (node, shape) in self.nodes.iter().zip(self.shapes()) {
            let spec = NodeSpec { player: node.player, value: node.value };
            let number = builder.add(node.parent.map(|parent| parent as u32), spec);
            builder.set_state(number, &shape);
        }
        builder.finish().expect("every leaf of a model has a value")
    }

    /// The same tree as a tree file, every node written out.
    pub fn to_file(&self) -> String {
        json!({ "root": self.player(0).keyword(), "tree": self.node_to_json(0) }).to_string()
    }

    fn node_to_json(&self, node: usize) -> Value {
        let ModelNode { player, value, children, .. } = &self.nodes[node];
        let mut object = json!({ "player": player.keyword() });
        if let Some(value) = value {
            object["value"] = number(*value);
        }
        if !children.is_empty() {
            object["children"] = children.iter().map(|&child| self.node_to_json(child)).collect();
        }
        object
    }
}

/// A value as tree files and machine output write it.
pub fn number(value: f64) -> Value {
    match value {
        f64::INFINITY => json!("inf"),
        f64::NEG_INFINITY => json!("-inf"),
        value if value.fract() == 0.0 => json!(value as i64),
        value => json!(value),
    }
}

//! Nested arrays read as a model, without the library's own reader.

use plywalk::tree::{GameTree, Player};
use serde_json::Value;

use super::model::{Model, ModelNode};

/// The model of nested arrays of numbers, `"inf"` and `"-inf"`, with alternating players from `root`.
pub fn model(json: &Value, root: Player) -> Model {
    let mut nodes: Vec<ModelNode> = Vec::new();
    let mut queue = std::collections::VecDeque::from([(json, None)]);
    while let Some((json, parent)) = queue.pop_front() {
        let number = nodes.len();
        let depth = parent.map_or(0, |parent: usize| nodes[parent].depth + 1);
        if let Some(parent) = parent {
            nodes[parent].children.push(number);
        }
        let second = if root == Player::Max { Player::Min } else { Player::Max };
        let player = if depth % 2 == 0 { root } else { second };
        let value = match json {
            Value::Array(_) => None,
            Value::String(text) if text == "inf" => Some(f64::INFINITY),
            Value::String(text) if text == "-inf" => Some(f64::NEG_INFINITY),
            _ => Some(json.as_f64().expect("a leaf is a number")),
        };
        nodes.push(ModelNode { player, value, parent, children: Vec::new(), depth });
        queue.extend(json.as_array().into_iter().flatten().map(|child| (child, Some(number))));
    }
    Model { nodes }
}

/// The tree of such nested arrays, Max at the root.
pub fn tree(text: &str) -> GameTree {
    model(&serde_json::from_str(text).expect("nested arrays"), Player::Max).build()
}

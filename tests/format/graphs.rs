//! Graphs that load.

use plywalk::format::{self, Document};
use plywalk::tree::{NodeId, Player};

use crate::support::{facts, leaves};

fn load(text: &str) -> Document {
    format::parse(text).unwrap_or_else(|error| panic!("{text}\n{error}"))
}

/// What `json.dump(networkx.node_link_data(graph))` prints for a small directed graph.
const NETWORKX: &str = r#"{"directed": true, "multigraph": false, "graph": {"name": "g"},
    "nodes": [{"value": 7, "id": "B"}, {"id": "root", "player": "min"}, {"value": 3.5, "colour": "red", "id": "A"}],
    "links": [{"weight": 2, "source": "root", "target": "A"}, {"source": "root", "target": "B"}]}"#;

#[test]
fn networkx_files_load_as_they_are() {
    let document = load(NETWORKX);
    assert_eq!(document.foreign_keys, ["multigraph", "graph", "colour", "weight"]);
    let tree = document.tree;
    let labels: Vec<_> = tree.nodes().map(|node| tree.label(node)).collect();
    assert_eq!(labels, [Some("root"), Some("A"), Some("B")]);
    assert_eq!(leaves(&tree), [3.5, 7.0]);
    assert_eq!(tree.player(NodeId::ROOT), Player::Min);
    assert_eq!(tree.player(NodeId::new(1)), Player::Max);
}

#[test]
fn edges_may_come_first_and_give_the_order_of_children() {
    let tree = load(
        r#"{"edges": [{"source": 1, "target": 3}, {"source": 2, "target": 5}, {"source": 1, "target": 2}, {"source": 2, "target": 4}],
            "root": 1, "nodes": [{"id": 1, "label": "r"}, {"id": 2}, {"id": 3, "value": 30}, {"id": 4, "value": 40}, {"id": 5, "value": 50}]}"#,
    )
    .tree;
    assert_eq!(leaves(&tree), [30.0, 50.0, 40.0]);
    // A number is no name.
    assert_eq!(tree.label(NodeId::ROOT), Some("r"));
    assert_eq!(tree.label(NodeId::new(2)), None);
}

#[test]
fn a_graph_and_its_tree_are_the_same() {
    let graph = load(
        r#"{"nodes": [{"id": 0, "player": "chance", "value": 1, "state": "s"}, {"id": 1, "probability": 0.5, "move": "a", "name": "x"},
            {"id": 2, "probability": 0.5, "value": "inf"}, {"id": 3, "value": -0.0}],
            "edges": [{"source": 0, "target": 1}, {"source": 0, "target": 2}, {"source": 1, "target": 3}]}"#,
    );
    let nested = load(
        r#"{"player": "chance", "value": 1, "state": "s", "children": [
            {"probability": 0.5, "move": "a", "name": "x", "children": [0]}, {"probability": 0.5, "value": "inf"}]}"#,
    );
    assert_eq!(facts(&graph.tree), facts(&nested.tree));
}

#[test]
fn one_node_is_a_graph() {
    assert_eq!(leaves(&load(r#"{"nodes": [{"id": "only", "value": 4}], "edges": []}"#).tree), [4.0]);
}

#[test]
fn texts_and_numbers_are_different_ids() {
    let text = r#"{"nodes": [{"id": 1}, {"id": "1", "value": 2}], "edges": [{"source": 1.0, "target": "1"}]}"#;
    assert_eq!(leaves(&load(text).tree), [2.0]);
}

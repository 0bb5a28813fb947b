//! Deep, wide and large trees.

use std::ops::ControlFlow;

use plywalk::format::{self, MAX_LEVELS, Problem};

fn chain_of_objects(levels: usize) -> String {
    format!("{}3{}", "{\"children\": [".repeat(levels - 1), "]}".repeat(levels - 1))
}

fn chain_of_arrays(levels: usize) -> String {
    format!("{}3{}", "[".repeat(levels - 1), "]".repeat(levels - 1))
}

fn chain_of_edges(levels: usize) -> String {
    let nodes: Vec<String> = (0..levels).map(|id| format!("{{\"id\": {id}, \"value\": 1}}")).collect();
    let edges: Vec<String> = (1..levels).map(|id| format!("{{\"source\": {}, \"target\": {id}}}", id - 1)).collect();
    format!("{{\"nodes\": [{}], \"edges\": [{}]}}", nodes.join(", "), edges.join(", "))
}

#[test]
fn as_many_levels_as_are_allowed() {
    for chain in [chain_of_objects, chain_of_arrays, chain_of_edges] {
        let document = format::parse(&chain(MAX_LEVELS)).unwrap();
        assert_eq!(document.tree.level_count(), MAX_LEVELS);
        let written = format::write(&document);
        assert!(written.len() < 2_000_000);
        assert_eq!(format::parse(&written).unwrap().tree.level_count(), MAX_LEVELS);

        let error = format::parse(&chain(MAX_LEVELS + 1)).unwrap_err();
        assert_eq!(error.problem, Problem::TooManyLevels { limit: MAX_LEVELS });
        assert!(error.path.len() < 100, "{}", error.path);
    }
    let error = format::parse(&chain_of_arrays(MAX_LEVELS + 1)).unwrap_err();
    assert_eq!((error.line, error.column), (1, MAX_LEVELS + 1));
}

#[test]
fn far_too_many_levels() {
    for text in ["[".repeat(3_000_000), "{\"children\":[".repeat(300_000), "{\"tree\":".repeat(300_000)] {
        let error = format::parse(&text).unwrap_err();
        assert!(error.column > 1, "{error}");
    }
    // What is passed over may be as deep as it likes.
    let foreign =
        format!("{{\"name\": \"n\", \"value\": 1, \"x\": {}{}}}", "[".repeat(1_000_000), "]".repeat(1_000_000));
    assert_eq!(format::parse(&foreign).unwrap().foreign_keys, ["x"]);
}

/// A long text before the deep part, so that a second look from the beginning at every level would take minutes.
fn behind_much_text(deep: &str) -> (String, usize) {
    let before = "[1,\n".repeat(3) + &"2, ".repeat(1_000_000);
    let column = "2, ".len() * 1_000_000 + 1;
    (before + deep, column)
}

#[test]
fn errors_in_the_depths_are_placed_at_once() {
    let opened = "{\"children\": [".len() * 9_000;
    let (text, column) =
        behind_much_text(&format!("{}true{}]]]", "{\"children\": [".repeat(9_000), "]}".repeat(9_000)));
    let error = format::parse(&text).unwrap_err();
    assert_eq!((error.line, error.column), (4, column + opened));
    let (text, column) = behind_much_text(&format!("{}1, 2}}", "{\"children\": [".repeat(9_000)));
    let error = format::parse(&text).unwrap_err();
    assert_eq!((error.line, error.column), (4, column + opened + "1, 2".len()));
    let (text, column) = behind_much_text(&"{\"children\":[".repeat(9_000));
    let error = format::parse(&text).unwrap_err();
    assert_eq!((error.line, error.column), (4, column + opened - 9_000));
}

#[test]
fn errors_are_placed_alike_in_shallow_and_in_deep_trees() {
    for wrong in [
        "[1,, 2]",
        "[1 2]",
        "[1, 2,]",
        "[nul]",
        "[True]",
        "[01]",
        "[1.]",
        "[-]",
        "[1e999]",
        "[NaN]",
        "['a']",
        "[\"\\x\"]",
        "[\"\\ud800\"]",
        "[\"a\u{1}\"]",
        "[\"中文\"]",
        "[1, [], 2]",
        "[{\"vlaue\": 1}, 2]",
        "[{\"value\" 1}]",
        "[{\"value\": 1,}]",
        "[{value: 1}]",
        "[{\"value\": 1, \"value\": 2}]",
        "[{\"player\": \"mix\", \"value\": 1}]",
        "[9007199254740993]",
        "[{\"label\": [1]}]",
    ] {
        let shallow = format::parse(wrong).unwrap_err();
        let deep = format::parse(&format!("{}{wrong}{}", "[\n".repeat(500), "]".repeat(500))).unwrap_err();
        assert_eq!((deep.line, deep.column), (501, shallow.column), "{wrong}");
        assert_eq!(deep.problem, shallow.problem, "{wrong}");
    }
}

#[test]
fn thousands_of_children() {
    let text = format!("[{}]", vec!["1"; 100_000].join(","));
    assert_eq!(format::parse(&text).unwrap().tree.leaf_count(), 100_000);
}

#[test]
fn as_many_nodes_as_are_allowed() {
    let text = |leaves: usize| format!("[{}]", vec!["1"; leaves].join(","));
    assert_eq!(format::parse(&text(4_999_999)).unwrap().tree.len(), 5_000_000);
    let error = format::parse(&text(5_000_000)).unwrap_err();
    assert_eq!(error.problem, Problem::TooManyNodes { limit: 5_000_000 });
    assert_eq!((error.column, error.path.as_str()), (10_000_000, "$[4999999]"));
}

#[test]
fn reading_can_be_watched_and_stopped() {
    let text = format!("[{}]", vec!["1"; 100_000].join(","));
    let mut told = Vec::new();
    let mut watch = |nodes| {
        told.push(nodes);
        if nodes > 50_000 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    assert_eq!(format::parse_watched(&text, &mut watch).unwrap_err().problem, Problem::Stopped);
    assert!(told.is_sorted() && told.len() > 5 && *told.last().unwrap() < 60_000, "{told:?}");
}

//! Everything that loads.

use plywalk::format::{self, Conventions, Document};
use plywalk::search::{Cut, Fail, Order};
use plywalk::texts::Language;
use plywalk::tree::{NodeId, Player};

use crate::support::leaves;

fn load(text: &str) -> Document {
    format::parse(text).unwrap_or_else(|error| panic!("{text}\n{error}"))
}

fn players(text: &str) -> Vec<Player> {
    let tree = load(text).tree;
    tree.nodes().map(|node| tree.player(node)).collect()
}

use Player::{Chance, Max, Min};

#[test]
fn arrays_and_numbers() {
    assert_eq!(leaves(&load("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]").tree), [3., 12., 8., 2., 4., 6., 14., 5., 2.]);
    assert_eq!(leaves(&load("7").tree), [7.0]);
    assert_eq!(leaves(&load(" [ [ [ [ -7.5e0 ] ] ] ] \n").tree), [-7.5]);
    assert_eq!(
        leaves(&load(r#"["inf", "-inf", -0, -0.0, 1e-400]"#).tree),
        [f64::INFINITY, f64::NEG_INFINITY, 0., 0., 0.]
    );
    assert!(leaves(&load("[-0, -0.0, -1e-400]").tree).iter().all(|value| value.is_sign_positive()));
    assert_eq!(players("[[1], 2]"), [Max, Min, Min, Max]);
}

#[test]
fn whole_numbers_that_a_float_can_hold() {
    for number in
        ["9007199254740992", "-9007199254740992", "9007199254740994", "18446744073709551616", "-9223372036854775808"]
    {
        assert_eq!(leaves(&load(number).tree), [number.parse::<f64>().unwrap()], "{number}");
        assert_eq!(leaves(&load(&format!("[{{\"value\": {number}}}, [{number}]]")).tree).len(), 2);
    }
    // With a point or an exponent, rounding is asked for.
    assert_eq!(
        leaves(&load("[9007199254740993.0, 1e23, 9007199254740993e0]").tree),
        [9007199254740992.0, 1e23, 9007199254740992.0]
    );
}

#[test]
fn objects_around_a_tree() {
    let document = load(
        r#"{"title": "One", "description": {"en": "Two", "zh": "二"}, "source": "Three", "root": "min",
            "conventions": {"cut": ">", "fail": "hard", "order": "right-to-left", "depth": 2},
            "question": {"zh": "四"}, "answer": "Five", "group": {"en": "Six"}, "tree": [[1], 2]}"#,
    );
    assert_eq!(document.title.get(Language::Chinese), Some("One"));
    assert_eq!(document.description.get(Language::English), Some("Two"));
    assert_eq!(document.description.get(Language::Chinese), Some("二"));
    assert_eq!(document.question.get(Language::English), Some("四"));
    assert_eq!(document.answer.get(Language::English), Some("Five"));
    assert_eq!(document.group.get(Language::Chinese), Some("Six"));
    assert_eq!(document.source.as_deref(), Some("Three"));
    let conventions =
        Conventions { cut: Some(Cut::Above), fail: Some(Fail::Hard), order: Some(Order::Reversed), depth: Some(2) };
    assert_eq!(document.conventions, conventions);
    assert_eq!(document.tree.player(NodeId::ROOT), Min);
    assert_eq!(players(r#"{"tree": [[1], 2], "root": "min"}"#), [Min, Max, Max, Min]);
    assert_eq!(players(r#"{"root": "min", "tree": 5}"#), [Min]);
    assert_eq!(players(r#"{"root": "min", "tree": {"player": "min", "children": [1]}}"#), [Min, Max]);
    assert_eq!(players(r#"{"tree": {"player": "chance", "children": [1]}}"#), [Chance, Max]);
    assert!(load(r#"{"tree": 1}"#).title.is_empty());
}

#[test]
fn nodes_with_everything() {
    let tree = load(
        r#"{"label": "R", "move": "m", "player": "chance", "value": 2.5, "state": "s", "children": [
            {"name": "", "probability": 0.25, "value": 1},
            {"label": "\u0041\u0000😀", "probability": 0.75, "children": [-1, {"value": "inf", "children": []}]}]}"#,
    )
    .tree;
    let root = NodeId::ROOT;
    assert_eq!((tree.label(root), tree.move_text(root), tree.state(root)), (Some("R"), Some("m"), Some("s")));
    assert_eq!(tree.value(root), Some(2.5));
    let (first, second) = (tree.child(root, 0).unwrap(), tree.child(root, 1).unwrap());
    assert_eq!(tree.label(first), Some(""));
    assert_eq!(tree.label(second), Some("A\0😀"));
    assert_eq!((tree.given_probability(first), tree.given_probability(second)), (Some(0.25), Some(0.75)));
    assert_eq!(leaves(&tree), [1.0, -1.0, f64::INFINITY]);
    assert_eq!(tree.player(second), Max);
}

#[test]
fn players_alternate_from_where_they_are_named_even_if_late() {
    let text = r#"{"children": [[1, [2]], {"children": [3, [4]], "player": "min"}], "player": "min"}"#;
    assert_eq!(players(text), [Min, Max, Min, Min, Min, Max, Max, Max, Min]);
    let early = r#"{"player": "min", "children": [[1, [2]], {"player": "min", "children": [3, [4]]}]}"#;
    assert_eq!(players(early), players(text));
}

#[test]
fn d3_hierarchies_with_foreign_keys() {
    let text = r#"{"children": [{"name": "A", "value": 1, "size": [{"x": {}}]}, {"size": 2, "value": 3, "name": "B"}],
        "colour": "red", "name": "flare", "size": 1, "title": 5}"#;
    let document = load(text);
    assert_eq!(document.foreign_keys, ["size", "colour", "title"]);
    assert_eq!(document.tree.label(NodeId::ROOT), Some("flare"));
    assert_eq!(leaves(&document.tree), [1.0, 3.0]);
    assert_eq!(load(r#"{"name": "leaf", "value": 3, "links": 1}"#).foreign_keys, ["links"]);
}

#[test]
fn probabilities_of_all_children_or_of_none() {
    let tree = load(r#"{"player": "chance", "children": [1, 2, 4, 5]}"#).tree;
    assert_eq!(tree.probability(tree.child(NodeId::ROOT, 3).unwrap()), 0.25);
    load(r#"{"children": [{"value": 1, "probability": 1}], "player": "chance"}"#);
    load(
        r#"{"player": "chance", "children": [{"probability": 0.3333333333, "value": 1},
        {"probability": 0.3333333333, "value": 1}, {"probability": 0.3333333334, "value": 1}, {"probability": 0, "value": 1}]}"#,
    );
}

#[test]
fn equal_states_with_equal_subtrees() {
    load(
        r#"[[{"state": "s", "children": [1, {"label": "only a name", "move": "a", "value": 2}]}],
            [{"children": [1, {"move": "a", "value": 2}], "state": "s"}], [{"state": "t", "value": 1}]]"#,
    );
}

#[test]
fn keys_and_words_may_be_written_with_escapes() {
    let document = load(
        r#"{"tr\u0065e": {"pl\u0061yer": "m\u0069n", "\u0076alue": 1, "childr\u0065n": [2]}, "r\u006fot": "min"}"#,
    );
    assert_eq!(document.tree.player(NodeId::ROOT), Min);
    assert_eq!(document.tree.len(), 2);
}

#[test]
fn a_byte_order_mark_is_no_part_of_the_text() {
    assert_eq!(leaves(&load("\u{feff}[1, 2]").tree), [1.0, 2.0]);
    let error = format::parse("\u{feff}[x]").unwrap_err();
    assert_eq!((error.line, error.column), (1, 2));
    assert_eq!(error.excerpt.text, "[x]");
}

#[test]
fn a_tree_behind_children_still_makes_the_object_a_wrapper() {
    let error = format::parse(r#"{"name": "n", "children": [1], "tree": [1]}"#).unwrap_err();
    assert_eq!((error.column, error.path.as_str()), (2, "$.name"));
    let graph = r#"{"children": 5, "nodes": [{"id": 1, "value": 2}], "edges": []}"#;
    assert_eq!(load(graph).foreign_keys, ["children"]);
}

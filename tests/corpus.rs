//! A hundred exercise trees from courses, textbooks, exams and test suites, with answers recomputed by an independent
//! program under the four conventions, and with what their sources say.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what went wrong by failing")]

mod support;

use std::fs;
use std::path::Path;

use plywalk::format;
use plywalk::search::{Algorithm, Cut, Event, Fail, Options};
use plywalk::trace::{Moment, Status, Trace};
use plywalk::tree::{GameTree, NodeId, Player};
use serde_json::Value;

use support::nested;

/// One file of the corpus.
struct Exercise {
    name: String,
    json: Value,
    tree: GameTree,
}

/// Every exercise in a folder of `tests/data`, sorted by name.
fn exercises(folder: &str) -> Vec<Exercise> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(folder);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
        .iter()
        .map(|file| {
            let json: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
            let root = if json["root"] == "min" { Player::Min } else { Player::Max };
            let name = json["name"].as_str().unwrap().to_owned();
            let tree = nested::model(&json["tree"], root).build();
            Exercise { name, json, tree }
        })
        .collect()
}

/// What the corpus records of a search.
#[derive(Debug, PartialEq)]
struct Answer {
    value: f64,
    best_child: Option<usize>,
    visited_leaves: Vec<usize>,
    pruned_leaves: Vec<usize>,
    visited_nodes: usize,
    cutoffs: usize,
    cutoffs_that_prune: usize,
    root_child_values: Vec<f64>,
}

impl Answer {
    fn of(tree: &GameTree, options: &Options) -> Answer {
        let trace = Trace::record(tree, options).unwrap();
        let end = Moment::new(tree, &trace, trace.steps());
        let events: Vec<_> = (1..=trace.steps()).filter_map(|step| end.at(step).event()).collect();
        let cutoffs = events.iter().filter_map(|event| match event {
            Event::Cutoff { pruned_branches, .. } => Some(*pruned_branches),
            _ => None,
        });
        let evaluated = events.iter().filter_map(|event| match event {
            Event::Evaluate { node, .. } => tree.leaf_index(*node),
            _ => None,
        });
        let pruned = tree.nodes().filter(|&node| end.status(node) == Status::Pruned);
        let mut pruned_leaves: Vec<_> = pruned.filter_map(|node| tree.leaf_index(node)).collect();
        pruned_leaves.sort_unstable();
        Answer {
            value: trace.value(),
            best_child: end.best_child(NodeId::ROOT).map(|child| tree.child_index(child)),
            visited_leaves: evaluated.collect(),
            pruned_leaves,
            visited_nodes: end.counts().visited,
            cutoffs: cutoffs.clone().count(),
            cutoffs_that_prune: cutoffs.filter(|&branches| branches > 0).count(),
            root_child_values: tree.children(NodeId::ROOT).filter_map(|child| end.node(child).value).collect(),
        }
    }
}

fn alpha_beta(cut: Cut, fail: Fail) -> Options {
    Options { algorithm: Algorithm::AlphaBeta, cut, fail, ..Options::default() }
}

fn index(value: &Value) -> usize {
    value.as_u64().unwrap() as usize
}

fn list<T>(value: &Value, item: impl Fn(&Value) -> T) -> Vec<T> {
    value.as_array().unwrap().iter().map(item).collect()
}

/// The recomputed answer under one convention.
fn expected(exercise: &Exercise, options: &Options) -> Answer {
    let expected = &exercise.json["expected"];
    let convention = &expected[format!("{}/{}", options.cut.keyword(), options.fail.keyword())];
    let is_leaf = exercise.tree.len() == 1;
    Answer {
        value: expected["minimax"].as_f64().unwrap(),
        best_child: Some(&expected["best_child"]).filter(|_| !is_leaf).map(index),
        visited_leaves: list(&convention["visited_leaf_indices"], index),
        pruned_leaves: list(&convention["pruned_leaf_indices"], index),
        visited_nodes: index(&convention["nodes_visited_incl_root"]),
        cutoffs: index(&convention["cutoffs"]),
        cutoffs_that_prune: index(&convention["cutoffs_with_siblings_left"]),
        root_child_values: match is_leaf {
            true => Vec::new(),
            false => list(&convention["root_child_values"], |value| value.as_f64().unwrap()),
        },
    }
}

/// The library reads a file of the corpus as the same tree.
#[test]
fn every_exercise_is_a_tree_file() {
    for Exercise { name, json, tree } in exercises("corpus") {
        let file = serde_json::json!({ "root": json["root"], "tree": json["tree"] }).to_string();
        let read = format::parse(&file).unwrap().tree;
        let nodes = |tree: &GameTree| -> Vec<_> {
            tree.nodes().map(|node| (tree.parent(node), tree.player(node), tree.value(node))).collect()
        };
        assert_eq!(nodes(&read), nodes(&tree), "{name}");
    }
}

#[test]
fn every_exercise_under_the_four_conventions() {
    let exercises = exercises("corpus");
    assert!(exercises.len() > 100);
    for exercise in &exercises {
        for cut in Cut::ALL {
            for fail in Fail::ALL {
                let options = alpha_beta(cut, fail);
                let answer = Answer::of(&exercise.tree, &options);
                assert_eq!(answer, expected(exercise, &options), "{} under {cut:?} {fail:?}", exercise.name);
            }
        }
    }
}

#[test]
fn every_exercise_by_minimax() {
    for exercise in exercises("corpus") {
        let answer = Answer::of(&exercise.tree, &Options { algorithm: Algorithm::Minimax, ..Options::default() });
        let expected = &exercise.json["expected"];
        assert_eq!(answer.value, expected["minimax"].as_f64().unwrap(), "{}", exercise.name);
        assert_eq!(answer.best_child, expected["best_child"].as_u64().map(|child| child as usize), "{}", exercise.name);
        assert_eq!(answer.visited_nodes, index(&expected["nodes"]));
        assert_eq!(answer.visited_leaves.len(), index(&expected["leaves"]));
        assert_eq!((answer.pruned_leaves.len(), answer.cutoffs), (0, 0));
    }
}

/// What sources publish is compared wherever they are right, under the cut rule they use; where the rule is not known,
/// what does not depend on it.
#[test]
fn what_the_sources_say() {
    let mut compared = 0;
    for Exercise { name, json, tree } in exercises("corpus") {
        if json["published_agrees"] != true {
            continue;
        }
        let published = &json["published"];
        let rule = Cut::ALL.into_iter().find(|cut| published["rule"] == cut.keyword());
        let answer = Answer::of(&tree, &alpha_beta(rule.unwrap_or_default(), Fail::Soft));
        if let Some(value) = published["minimax"].as_f64() {
            assert_eq!(answer.value, value, "{name}");
        }
        if let Some(best_child) = published["best_child"].as_u64() {
            assert_eq!(answer.best_child, Some(best_child as usize), "{name}");
        }
        if rule.is_none() {
            continue;
        }
        compared += 1;
        if let Some(visited) = published["visited_leaves"].as_array() {
            let leaves = tree.nodes().filter(|&node| tree.is_leaf(node));
            let value_of: std::collections::HashMap<_, _> =
                leaves.map(|leaf| (tree.leaves_before(leaf), tree.value(leaf))).collect();
            let values: Vec<_> = answer.visited_leaves.iter().map(|leaf| value_of[leaf]).collect();
            assert_eq!(values, visited.iter().map(Value::as_f64).collect::<Vec<_>>(), "{name}");
        }
        if let Some(pruned) = published["pruned_leaves"].as_array() {
            assert_eq!(answer.pruned_leaves, pruned.iter().map(index).collect::<Vec<_>>(), "{name}");
        }
        if let Some(count) = published["visited_count"].as_u64() {
            let counted = match published["visited_count_kind"].as_str().unwrap() {
                "leaves" => answer.visited_leaves.len(),
                "nodes" => answer.visited_nodes,
                "nodes_excluding_root" => answer.visited_nodes - 1,
                kind => panic!("{name} counts {kind}"),
            };
            assert_eq!(counted, count as usize, "{name}");
        }
    }
    assert!(compared > 40);
}

/// The window of every visited inner node as it is left.
#[test]
fn published_windows() {
    let mut compared = 0;
    for Exercise { name, json, tree } in exercises("corpus") {
        let Some(windows) = json["published_windows"].as_object() else { continue };
        let (cut, fail) = match json["windows_variant"].as_str().unwrap() {
            ">=/hard" => (Cut::AtLeast, Fail::Hard),
            variant => panic!("{name}: {variant}"),
        };
        let trace = Trace::record(&tree, &alpha_beta(cut, fail)).unwrap();
        let end = Moment::new(&tree, &trace, trace.steps());
        for node in tree.nodes().filter(|&node| !tree.is_leaf(node)) {
            let path: Vec<_> = tree.path(node).iter().map(ToString::to_string).collect();
            let published = windows.get(&path.join("."));
            let Some(left) = end.left_at(node) else {
                assert_eq!(published, None, "{name}");
                continue;
            };
            let window = end.at(left - 1).path().pop().unwrap().window;
            let finite = |bound: f64| Some(bound).filter(|bound| bound.is_finite());
            let published = published.unwrap_or_else(|| panic!("{name} at {path:?}"));
            assert_eq!(finite(window.alpha), published[0].as_f64(), "{name} at {path:?}");
            assert_eq!(finite(window.beta), published[1].as_f64(), "{name} at {path:?}");
            compared += 1;
        }
    }
    assert!(compared > 0);
}

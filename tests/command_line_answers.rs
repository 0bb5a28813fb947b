//! What programs read off the command line: every key of `solve --json` and every field of `trace --format json`,
//! against searches written down once more; expectimax against published moves; tic-tac-toe against known figures.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what went wrong by failing")]

mod support;

use std::fs;

use plywalk::search::{Algorithm, Event, Options};
use plywalk::tree::{NodeId, Player};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};

use support::binary::{run_with, solve, trace};
use support::conventions::all;
use support::model::{Model, number};
use support::naive::{self, Search};
use support::replay::Replay;
use support::sketch;

/// Random trees, the same in every run; with static values where they are to be searched to a depth.
fn models(count: usize, with_static_values: bool) -> Vec<Model> {
    let mut runner = TestRunner::deterministic();
    let strategy = sketch::model(with_static_values);
    (0..count).map(|_| strategy.new_tree(&mut runner).unwrap().current()).collect()
}

/// Every tree with a depth limit or none, and one way to search it.
fn searches() -> Vec<(Model, Options)> {
    let whole = models(40, false).into_iter().map(|model| (model, None));
    let limited = models(24, true).into_iter().enumerate().map(|(index, model)| (model, Some(index % 5)));
    let ways = all(None).len();
    whole
        .chain(limited)
        .enumerate()
        .flat_map(|(index, (model, limit))| {
            // Every way is met with many trees, and every tree with a few ways.
            (0..4).map(move |turn| (model.clone(), all(limit)[(index + turn * 5) % ways]))
        })
        .collect()
}

fn arguments(options: &Options) -> Vec<String> {
    let cut = if options.cut.keyword() == ">" { "gt" } else { "ge" };
    let mut arguments =
        vec!["--algorithm", options.algorithm.keyword(), "--cut", cut, "--fail", options.fail.keyword()];
    arguments.extend(["--order", options.order.keyword()]);
    let mut arguments: Vec<_> = arguments.into_iter().map(str::to_owned).collect();
    arguments.extend(options.depth.into_iter().flat_map(|depth| ["--depth".to_owned(), depth.to_string()]));
    arguments
}

fn has_window(options: &Options) -> bool {
    options.algorithm != Algorithm::Minimax
}

/// What `solve` must say of a cutoff that has just been replayed.
fn cutoff(search: &Search, replay: &Replay, event: &Event) -> Value {
    let Event::Cutoff { node, value, window, .. } = *event else { panic!("{event:?} is no cutoff") };
    let model = search.model;
    let setter = replay.setter();
    let children = &model.nodes[node.index()].children;
    let searched = &search.notes[node.index()].searched;
    let skipped: Vec<_> = (0..children.len()).filter(|&index| !searched.contains(&children[index])).collect();
    json!({
        "path": model.path(node.index()),
        "label": null,
        "kind": if model.player(node.index()) == Player::Min { "alpha" } else { "beta" },
        "deep": setter.is_some_and(|(_, deep)| deep),
        "alpha": number(window.alpha),
        "beta": number(window.beta),
        "value": number(value),
        "set_by": setter.map(|(by, _)| model.path(by.index())),
        "skipped": skipped,
    })
}

/// The whole object that `solve --json` must print.
fn expected_solution(search: &Search) -> Value {
    let Search { model, options, events, notes } = search;
    let mut replay = Replay::start(model);
    let mut cutoffs = Vec::new();
    let mut visited_leaves = Vec::new();
    let leaves = model.leaves();
    let leaf_index = |node: usize| leaves.iter().position(|&leaf| leaf == node);
    for event in events {
        replay.apply(event);
        match event {
            Event::Cutoff { .. } => cutoffs.push(cutoff(search, &replay, event)),
            Event::Evaluate { node, .. } => visited_leaves.extend(leaf_index(node.index())),
            _ => {}
        }
    }
    let pruned = |node: &usize| replay.nodes[*node].status == plywalk::trace::Status::Pruned;
    let mut line = Vec::new();
    let mut at = 0;
    while let Some(choice) = notes[at].choice {
        line.extend(model.nodes[at].children.iter().position(|&child| child == choice));
        at = choice;
    }
    let root_children: Vec<_> = model.nodes[0]
        .children
        .iter()
        .map(|&child| match notes[child].visits {
            0 => json!({ "value": null, "bound": null }),
            _ => json!({ "value": number(notes[child].returned), "bound": search.bound(child).keyword() }),
        })
        .collect();
    json!({
        "algorithm": options.algorithm.keyword(),
        "cut": has_window(options).then(|| options.cut.keyword()),
        "fail": has_window(options).then(|| options.fail.keyword()),
        "order": options.order.keyword(),
        "depth": options.depth,
        "root_player": model.player(0).keyword(),
        "value": number(notes[0].returned),
        "best_child": line.first(),
        "best_move": null,
        "principal_variation": line,
        "nodes": model.len(),
        "leaves": leaves.len(),
        "visited_nodes": replay.counts.visited,
        "distinct_nodes": notes.iter().filter(|note| note.visits > 0).count(),
        "evaluated_leaves": replay.counts.evaluated,
        "visited_leaf_indices": visited_leaves,
        "pruned_leaf_indices": (0..leaves.len()).filter(|&index| pruned(&leaves[index])).collect::<Vec<_>>(),
        "pruned_branches": replay.counts.pruned_branches,
        "pruned_nodes": (0..model.len()).filter(pruned).count(),
        "cutoffs": cutoffs,
        "root_children": root_children,
        "least_leaves": least_leaves(search),
        "searched_again": 0,
        "iterative": false,
        "node_budget": null,
        "time_budget": null,
        "iterations": [],
        "table": "off",
        "table_positions": 0,
        "table_answers": 0,
        "table_cutoffs": 0,
        "table_nodes": 0,
    })
}

/// The leaves of the smallest trees that prove the root's value from below and from above, which share one leaf.
fn least_leaves(search: &Search) -> usize {
    let Search { model, options, .. } = search;
    let plain = Options { algorithm: Algorithm::Minimax, depth: options.depth, ..Options::default() };
    let value = naive::search(model, plain).notes[0].returned;
    let from_below = proof(model, options.depth, 0, Player::Max, &|leaf| leaf >= value);
    let from_above = proof(model, options.depth, 0, Player::Min, &|leaf| leaf <= value);
    match value {
        f64::NEG_INFINITY => from_above.unwrap(),
        f64::INFINITY => from_below.unwrap(),
        _ => from_below.unwrap() + from_above.unwrap() - 1,
    }
}

fn proof(
    model: &Model,
    limit: Option<usize>,
    node: usize,
    chooser: Player,
    good: &dyn Fn(f64) -> bool,
) -> Option<usize> {
    let children = &model.nodes[node].children;
    if children.is_empty() || limit == Some(0) {
        return model.nodes[node].value.filter(|&value| good(value)).map(|_| 1);
    }
    let parts = children.iter().map(|&child| proof(model, limit.map(|plies| plies - 1), child, chooser, good));
    if model.player(node) == chooser { parts.flatten().min() } else { parts.sum() }
}

#[test]
fn every_key_of_a_solution() {
    for (model, options) in searches() {
        let search = naive::search(&model, options);
        let arguments = arguments(&options);
        let arguments: Vec<_> = arguments.iter().map(String::as_str).collect();
        let file = model.to_file();
        assert_eq!(solve(&["-"], &arguments, &file), expected_solution(&search), "{options:?} on {file}");
    }
}

/// The object that a line of `trace --format json` must hold, its text aside.
fn expected_step(search: &Search, replay: &Replay, event: &Event) -> Value {
    let model = search.model;
    let node = event.node().index();
    let end = |bound: f64| has_window(&search.options).then(|| number(bound));
    let child_index = |child: NodeId| model.path(child.index()).pop();
    let own = match *event {
        Event::Enter { window, .. } => {
            json!({ "player": model.player(node).keyword(), "alpha": end(window.alpha), "beta": end(window.beta) })
        }
        Event::Evaluate { value, .. } => json!({ "value": number(value) }),
        Event::Return { child, child_value, child_bound, value, window, improved, .. } => json!({
            "child": child_index(child),
            "child_value": number(child_value),
            "child_bound": child_bound.keyword(),
            "value": number(value),
            "alpha": end(window.alpha),
            "beta": end(window.beta),
            "improved": improved,
        }),
        Event::Cutoff { .. } => cutoff(search, replay, event),
        Event::Leave { value, bound, .. } => json!({ "value": number(value), "bound": bound.keyword() }),
        _ => panic!("{} is no event of alpha-beta", event.keyword()),
    };
    let mut step = json!({
        "step": replay.step,
        "event": event.keyword(),
        "path": model.path(node),
        "label": null,
        "depth": model.nodes[node].depth,
    });
    for (key, value) in own.as_object().unwrap() {
        step[key] = value.clone();
    }
    step
}

#[test]
fn every_field_of_a_step() {
    for (model, options) in searches().into_iter().step_by(3) {
        let search = naive::search(&model, options);
        let arguments = arguments(&options);
        let arguments: Vec<_> = arguments.iter().map(String::as_str).collect();
        let steps = trace(&["-"], &arguments, &model.to_file());
        assert_eq!(steps.len(), search.events.len());
        let mut replay = Replay::start(&model);
        for (mut step, event) in steps.into_iter().zip(&search.events) {
            replay.apply(event);
            let text = step.as_object_mut().unwrap().remove("text").unwrap();
            assert!(!text.as_str().unwrap().is_empty());
            // The children that a cutoff skips are told from those searched by then.
            let mut expected = expected_step(&search, &replay, event);
            if let Event::Cutoff { node, .. } = event {
                let unsearched = replay.unsearched(*node);
                let children = &model.nodes[node.index()].children;
                let skipped = (0..children.len()).filter(|&index| unsearched.contains(&children[index]));
                expected["skipped"] = skipped.collect();
            }
            assert_eq!(step, expected, "{options:?}");
        }
    }
}

#[test]
fn only_the_text_of_a_trace_depends_on_the_language() {
    let file = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]";
    let without_text = |language: &str| -> Vec<Value> {
        let mut steps = trace(&["-"], &["--lang", language], file);
        let texts: Vec<_> =
            steps.iter_mut().map(|step| step.as_object_mut().unwrap().remove("text").unwrap()).collect();
        assert!(texts.iter().all(|text| !text.as_str().unwrap().is_empty()));
        steps
    };
    assert_eq!(without_text("en"), without_text("zh"));
    assert_eq!(solve(&["-"], &["--lang", "zh"], file), solve(&["-"], &[], file));
}

/// A file's conventions hold where the command line says nothing, and give way where it does.
#[test]
fn conventions_come_from_the_command_line_then_the_file() {
    let file = r#"{"conventions": {"cut": ">", "fail": "hard", "order": "right-to-left", "depth": 1},
        "tree": {"children": [{"value": 4, "children": [1, 2]}, {"value": 3, "children": [5, 6]}]}}"#;
    let pick = |options: &[&str]| {
        let solution = solve(&["-"], options, file);
        ["cut", "fail", "order", "depth", "value"].map(|key| solution[key].clone())
    };
    assert_eq!(pick(&[]), [json!(">"), json!("hard"), json!("reversed"), json!(1), json!(4)]);
    assert_eq!(pick(&["--depth", "2"]), [json!(">"), json!("hard"), json!("reversed"), json!(2), json!(5)]);
    let all = ["--cut", "ge", "--fail", "soft", "--order", "given", "--depth", "0"];
    let depth_0 = run_with(&[&["solve", "-"], &all[..]].concat(), file.as_bytes());
    assert_eq!((depth_0.code, depth_0.stdout.as_str()), (1, ""));
    assert_eq!(pick(&all[..6]), [json!(">="), json!("soft"), json!("given"), json!(1), json!(4)]);
}

/// What the chosen child is called: by its label, else by its move.
#[test]
fn the_best_move_is_a_label_or_a_move() {
    let best = |file: &str| solve(&["-"], &[], file)["best_move"].clone();
    assert_eq!(best(r#"{"tree": [{"value": 1, "label": "a"}, {"value": 2, "label": "b", "move": "m"}]}"#), json!("b"));
    assert_eq!(best(r#"{"tree": [{"value": 1, "label": "a"}, {"value": 2, "move": "3"}]}"#), json!("3"));
    assert_eq!(best("[1, 2]"), Value::Null);
    assert_eq!(best("1"), Value::Null);
    let labels = solve(&["-"], &[], r#"{"tree": [3, {"label": "late", "children": [2, 9]}]}"#);
    assert_eq!(labels["cutoffs"][0]["label"], json!("late"));
}

fn corpus_file(folder: &str) -> Vec<Value> {
    let folder = format!("{}/tests/data/{folder}", env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()).collect()
}

/// A tree whose levels belong to these players in turn, as a tree file.
fn with_players(tree: &Value, players: &[Value], depth: usize) -> Value {
    let Value::Array(children) = tree else { return tree.clone() };
    let children: Vec<_> = children.iter().map(|child| with_players(child, players, depth + 1)).collect();
    json!({ "player": players[depth % players.len()], "children": children })
}

#[test]
fn expectimax_finds_the_published_moves() {
    let mut compared = 0;
    for exercise in corpus_file("corpus-chance") {
        let levels = exercise["levels"].as_array().unwrap();
        let file = json!({ "tree": with_players(&exercise["tree"], levels, 0) }).to_string();
        let solution = solve(&["-"], &["--algorithm", "expectimax"], &file);
        assert_eq!(solution["best_child"], exercise["published"]["best_child"], "{}", exercise["name"]);
        assert_eq!(solution["visited_nodes"], solution["nodes"]);
        compared += 1;
        // Without anything below it a chance node is a leaf like any other.
        if exercise["tree"].as_array().unwrap().iter().all(|child| !child.is_array()) {
            continue;
        }
        let refused = run_with(&["solve", "-"], file.as_bytes());
        assert_eq!((refused.code, refused.stdout.as_str()), (1, ""));
        assert!(refused.stderr.contains("chance"), "{}", refused.stderr);
    }
    assert!(compared > 5);
}

/// Every board but the empty one that independent programs searched too.
#[test]
fn tictactoe_from_given_positions() {
    let file = format!("{}/tests/data/tictactoe.json", env!("CARGO_MANIFEST_DIR"));
    let known: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    let rows = known["alpha_beta"].as_array().unwrap();
    let mut compared = 0;
    for row in rows.iter().filter(|row| row["board"] != ".../.../...") {
        let text = |key: &str| row[key].as_str().unwrap();
        let cut = if text("cut") == ">" { "gt" } else { "ge" };
        let game = ["--tictactoe", text("board"), "--scores", text("scores"), "--moves", text("order")];
        let solution = solve(&game, &["--cut", cut, "--fail", text("fail")], "");
        assert_eq!(solution["visited_nodes"], row["nodes"], "{row}");
        for (key, known) in [("evaluated_leaves", "finished"), ("best_move", "best_move")] {
            assert!(row[known].is_null() || solution[key] == row[known], "{key} of {row}");
        }
        compared += 1;
    }
    assert!(compared > 10);
}

#[test]
fn tictactoe_from_the_empty_board() {
    let counts = |options: &[&str]| solve(&["--tictactoe", "........."], options, "")["visited_nodes"].clone();
    assert_eq!(counts(&[]), json!(18_297));
    assert_eq!(counts(&["--cut", "gt", "--fail", "hard", "--moves", "4,0,2,6,8,1,3,5,7"]), json!(227_603));
    assert_eq!(counts(&["--scores", "depth", "--moves", "centre-first"]), json!(7_865));
    assert_eq!(counts(&["--algorithm", "minimax"]), json!(549_946));
}

/// A win on the last square, and the quicker of two wins.
#[test]
fn tictactoe_endgames() {
    let last_square = solve(&["--tictactoe", "XOX/OXO/.XO"], &[], "");
    assert_eq!([&last_square["value"], &last_square["best_move"]], [&json!(1), &json!(6)]);
    let quick = solve(&["--tictactoe", ".X./.O./OXX", "--to-move", "O"], &["--scores", "depth"], "");
    assert_eq!([&quick["value"], &quick["best_move"], &quick["root_player"]], [&json!(-4), &json!(2), &json!("min")]);
}

/// At a depth limit an unfinished game is worth 0, or what the lines still open say; finished games keep their value.
#[test]
fn tictactoe_at_a_depth_limit() {
    let empty = |options: &[&str]| solve(&["--tictactoe", "........."], options, "");
    let blind = empty(&["--depth", "2"]);
    assert_eq!([&blind["value"], &blind["best_move"], &blind["depth"]], [&json!(0), &json!(0), &json!(2)]);
    // Nilsson 1971: the centre, whatever the reply, leaves at least one line more to X than to O.
    let lines = empty(&["--depth", "2", "--evaluate", "open-lines"]);
    assert_eq!([&lines["value"], &lines["best_move"]], [&json!(1), &json!(4)]);
    assert_eq!([&lines["nodes"], &lines["leaves"]], [&json!(549_946), &json!(255_168)]);
    assert_eq!(lines["visited_leaf_indices"], json!([]));
    let minimax = empty(&["--depth", "2", "--evaluate", "open-lines", "--algorithm", "minimax"]);
    assert_eq!([&minimax["visited_nodes"], &minimax["evaluated_leaves"]], [&json!(1 + 9 + 72), &json!(72)]);
    let won = solve(&["--tictactoe", "XOX/OXO/.XO"], &["--depth", "1", "--scores", "ten"], "");
    assert_eq!(won["value"], json!(10));
}

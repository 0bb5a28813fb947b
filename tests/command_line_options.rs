//! The options of the search on the command line: deepening, budgets, the table, every order, and what is refused.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what went wrong by failing")]

mod support;

use serde_json::{Value, json};

use support::binary::{answer, run_with, solve, trace};

const EMPTY: [&str; 2] = ["--tictactoe", "........."];
/// Two pairs of equal positions, reached over different moves.
const MEETING: &str = r#"{"tree": {"children": [
    {"children": [{"state": "p", "children": [3, 5]}, {"state": "q", "value": 4}]},
    {"children": [{"state": "q", "value": 4}, {"state": "p", "children": [3, 5]}]}]}}"#;
/// Static values at every inner node.
const VALUED: &str = r#"{"tree": {"value": 0, "children": [
    {"value": 9, "children": [{"value": 1, "children": [1, 2]}, 3]},
    {"value": 5, "children": [{"value": 7, "children": [6, 8]}, 7]}]}}"#;

fn whole(keys: &[&str], solution: &Value) -> Vec<Value> {
    keys.iter().map(|key| solution[key].clone()).collect()
}

#[test]
fn a_table_enters_every_position_once() {
    let keys = ["visited_nodes", "evaluated_leaves", "table_positions", "value"];
    let on = solve(&EMPTY, &["--algorithm", "minimax", "--table", "on"], "");
    assert_eq!(whole(&keys, &on), [json!(5478), json!(958), json!(5478), json!(0)]);
    // 16,167 moves lead to them: each is either the first to its position or answered by the table.
    assert_eq!(on["table_answers"], json!(16_167 - 5_477));
    let symmetric = solve(&EMPTY, &["--algorithm", "minimax", "--table", "symmetric"], "");
    assert_eq!(whole(&keys, &symmetric), [json!(765), json!(138), json!(765), json!(0)]);
}

#[test]
fn equal_states_of_a_file_share_an_entry() {
    let plain = solve(&["-"], &["--algorithm", "minimax"], MEETING);
    let table = solve(&["-"], &["--algorithm", "minimax", "--table", "on"], MEETING);
    assert_eq!(plain["visited_nodes"], json!(11));
    // The second branch is entered, and both its children are answered.
    assert_eq!(whole(&["visited_nodes", "table_answers", "table_nodes"], &table), [json!(7), json!(2), json!(4)]);
    assert_eq!(table["value"], plain["value"]);
    let events: Vec<_> = trace(&["-"], &["--algorithm", "minimax", "--table", "on"], MEETING)
        .into_iter()
        .map(|step| step["event"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(events.iter().filter(|event| *event == "hit").count(), 2);
    assert_eq!(events.iter().filter(|event| *event == "store").count(), 2);
}

#[test]
fn iterations_cost_and_find_what_plain_searches_do() {
    let deepening = solve(&["-"], &["--algorithm", "minimax", "--iterative"], VALUED);
    let iterations = deepening["iterations"].as_array().unwrap();
    assert_eq!(iterations.len(), 3);
    for (iteration, depth) in iterations.iter().zip(["1", "2", "3"]) {
        let plain = solve(&["-"], &["--algorithm", "minimax", "--depth", depth], VALUED);
        for key in ["value", "best_child", "visited_nodes", "evaluated_leaves", "depth"] {
            assert_eq!(iteration[key], plain[key], "{key} at depth {depth}");
        }
    }
    assert_eq!(iterations.iter().map(|i| i["best_child"].as_u64().unwrap()).collect::<Vec<_>>(), [0, 1, 1]);
    let visited: u64 = iterations.iter().map(|iteration| iteration["visited_nodes"].as_u64().unwrap()).sum();
    assert_eq!(deepening["visited_nodes"], json!(visited));
}

#[test]
fn a_budget_is_kept_inside_an_iteration() {
    for budget in [3u64, 4, 9, 10, 17, 18, 40] {
        let options = ["--algorithm", "minimax", "--iterative", "--node-budget", &budget.to_string()];
        let solution = solve(&["-"], &options, VALUED);
        assert!(solution["visited_nodes"].as_u64().unwrap() <= budget);
        // The iterations enter 3, 7 and 11 nodes: what is finished within the budget counts.
        let (finished, value) = match budget {
            ..10 => (1, 9),
            10..21 => (2, 7),
            _ => (3, 7),
        };
        let iterations = solution["iterations"].as_array().unwrap();
        assert_eq!(iterations.iter().filter(|iteration| !iteration["value"].is_null()).count(), finished, "{budget}");
        assert_eq!(solution["value"], json!(value), "{budget}");
    }
    let refused = run_with(&["solve", "-", "--iterative", "--node-budget", "2"], VALUED.as_bytes());
    assert_eq!((refused.code, refused.stdout.as_str()), (1, ""));
    assert!(refused.stderr.contains("budget was spent"), "{}", refused.stderr);
}

#[test]
fn every_order_gives_the_same_value() {
    for order in ["given", "reversed", "best-first", "worst-first", "static", "random"] {
        let solution =
            solve(&["--tictactoe", ".X./.O./OXX"], &["--order", order, "--scores", "depth", "--to-move", "O"], "");
        assert_eq!([&solution["value"], &solution["order"]], [&json!(-4), &json!(order)]);
    }
    let previous = solve(
        &["--tictactoe", ".X./.O./OXX"],
        &["--order", "previous", "--iterative", "--to-move", "O", "--scores", "depth", "--evaluate", "open-lines"],
        "",
    );
    assert_eq!(previous["value"], json!(-4));
}

#[test]
fn null_windows_that_fail_high_are_searched_again() {
    let file = "[[3, 12, 8], [[4, 6], [14, 9]], [14, 5, 2]]";
    let (pvs, alpha_beta) = (solve(&["-"], &["--algorithm", "pvs"], file), solve(&["-"], &[], file));
    assert_eq!(pvs["value"], alpha_beta["value"]);
    let again = trace(&["-"], &["--algorithm", "pvs"], file);
    let again: Vec<_> = again.iter().filter(|step| step["event"] == "search-again").collect();
    assert_eq!(json!(again.len()), pvs["searched_again"]);
    assert!(!again.is_empty());
    assert!(again.iter().all(|step| step["child_bound"] != "exact"));
}

#[test]
fn a_null_windows_bound_is_no_move_of_the_best_line() {
    let line = |tree: &str| solve(&["-"], &["--algorithm", "pvs"], tree)["principal_variation"].clone();
    assert_eq!(line("[1, [[[2], [3]], 2]]"), json!([1, 1]));
    assert_eq!(line("[[[6], [[2, 1], [2]]], 0]"), json!([0, 1, 1, 0]));
    for (position, value) in [("...XX.O..", 0), (".O...XX..", 0), ("....XO.O.", 0)] {
        let pvs = solve(&["--tictactoe", position], &["--algorithm", "pvs"], "");
        let minimax = solve(&["--tictactoe", position], &["--algorithm", "minimax"], "");
        assert_eq!(pvs["principal_variation"], minimax["principal_variation"], "{position}");
        assert_eq!(pvs["value"], json!(value));
    }
}

#[test]
fn what_is_searched_after_all_is_not_pruned() {
    let keys = ["pruned_branches", "pruned_nodes", "distinct_nodes", "pruned_leaf_indices"];
    let pvs = solve(&["-"], &["--algorithm", "pvs"], "[[2, [0, 0], 2], [[1, 1]]]");
    assert_eq!(whole(&keys, &pvs), [json!(0), json!(0), json!(11), json!([])]);
}

#[test]
fn what_the_table_answers_is_not_visited() {
    let same = r#"{"tree": {"state": "r", "children": [
        {"state": "L", "value": 0, "player": "min"}, {"state": "L", "value": 0, "player": "min"},
        {"state": "L", "value": 0, "player": "min"}]}}"#;
    let keys = ["visited_nodes", "distinct_nodes", "visited_leaf_indices", "evaluated_leaves", "least_leaves"];
    let table = solve(&["-"], &["--table", "on"], same);
    assert_eq!(whole(&keys, &table), [json!(2), json!(2), json!([0]), json!(1), Value::Null]);
    assert_eq!(solve(&["-"], &[], same)["least_leaves"], json!(3));
    let broken_off = r#"{"tree": {"state": "r", "value": -3, "children": [
        {"state": "a", "value": 1, "children": [{"state": "L", "value": 1}]}]}}"#;
    let budget = solve(&["-"], &["--iterative", "--table", "on", "--node-budget", "4"], broken_off);
    assert_eq!(whole(&["visited_nodes", "visited_leaf_indices"], &budget), [json!(4), json!([])]);
}

#[test]
fn people_read_visits_apart_from_nodes() {
    let tree = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]";
    let pvs = answer(&["solve", "-", "--algorithm", "pvs", "--order", "worst-first"], tree);
    assert!(pvs.contains("Visited: 13 of 13 nodes, in 17 visits"), "{pvs}");
    assert!(pvs.contains("Evaluated: 9 of 9 leaves, 12 times in all"), "{pvs}");
    let table = answer(&["solve", "--tictactoe", "XO./OX./.XO", "--iterative", "--table", "on"], "");
    assert!(table.contains("leaves and nodes at the depth limit") && !table.contains("Smallest proof"), "{table}");
}

#[test]
fn an_option_that_makes_no_sense_for_a_tree_is_refused() {
    for (arguments, input, word) in [
        (vec!["--table", "on"], "[[1, 2], [3]]", "position"),
        (vec!["--table", "symmetric"], MEETING, "tic-tac-toe"),
        (vec!["--iterative"], "[[1, 2], [3]]", "static value"),
        (vec!["--order", "previous"], "[[1, 2], [3]]", "iterative deepening"),
        (vec!["--order", "static"], "[[1, 2], [3]]", "squares"),
        (vec!["--algorithm", "pvs"], r#"{"tree": {"player": "chance", "children": [1, 2]}}"#, "chance"),
        (vec!["--algorithm", "negamax"], r#"{"tree": {"player": "chance", "children": [1, 2]}}"#, "chance"),
    ] {
        for command in ["solve", "trace"] {
            let run = run_with(&[&[command, "-"], &arguments[..]].concat(), input.as_bytes());
            assert_eq!((run.code, run.stdout.as_str()), (1, ""), "{arguments:?}");
            assert!(run.stderr.contains(word), "{arguments:?}: {}", run.stderr);
        }
    }
    for arguments in [["--node-budget", "3"], ["--time-budget", "3"], ["--table", "maybe"], ["--evaluate", "zero"]] {
        assert_eq!(run_with(&[&["solve", "-"], &arguments[..]].concat(), b"[1]").code, 2, "{arguments:?}");
    }
}

/// The answer for people says what the options did.
#[test]
fn people_read_of_iterations_and_the_table() {
    let text = answer(
        &["solve", "-", "--iterative", "--table", "on"],
        &MEETING.replace("\"children\"", "\"value\": 1, \"children\""),
    );
    for line in ["iterative deepening", "transposition table", "depth 1: value 1", "Table:"] {
        assert!(text.contains(line), "{line} is missing in\n{text}");
    }
}

/// At a Max node "at least 5" is no worse than 5: it stays the choice.
#[test]
fn a_bound_in_the_players_favour_stays_the_choice() {
    let options = ["trace", "-", "--algorithm", "alpha-beta", "--cut", "gt", "--fail", "hard"];
    let told = answer(&options, "[[5, [[9, 9], 5]]]");
    assert!(told.contains("C is worth at least 5") && !told.contains("is the choice now"), "{told}");
}

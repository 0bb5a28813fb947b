//! Choosing a search in the window: iterations, budgets, tables, orders, and from whose side values are written.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![cfg(feature = "app")]

mod window_support;

use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable;
use plywalk::app::command::Command;
use plywalk::explain;
use plywalk::games::tictactoe::Evaluation;
use plywalk::search::{Algorithm, Order, Table};
use plywalk::texts::Language;
use window_support::*;

/// Static values at every inner node; three levels below the root.
const VALUED: &str = r#"{"tree": {"value": 0, "children": [
    {"value": 9, "children": [{"value": 1, "children": [1, 2]}, 3]},
    {"value": 5, "children": [{"value": 7, "children": [6, 8]}, 7]}]}}"#;
/// Two pairs of equal positions, reached over different moves.
const MEETING: &str = r#"{"tree": {"children": [
    {"label": "left", "children": [{"label": "first", "state": "p", "children": [3, 5]}, {"state": "q", "value": 4}]},
    {"label": "right", "children": [{"state": "q", "value": 4}, {"label": "second", "state": "p", "children": [3, 5]}]}]}}"#;

#[test]
fn iterations_are_walked_by_key() {
    let mut window = window_on(VALUED);
    give(&mut window, Command::SetIterative(true));
    let starts: Vec<_> = window.state().state().lesson.trace.iteration_steps().collect();
    assert_eq!(starts.len(), 3);
    for &start in &starts {
        press(&mut window, Key::N);
        assert_eq!(step(&window), start);
    }
    press_with(&mut window, Modifiers::SHIFT, Key::N);
    assert_eq!(step(&window), starts[1]);
    window.get_by_label_contains("iteration 2, depth 2");
    // The buttons are there too.
    window.get_by_label("On to where the next iteration begins").click();
    window.run_steps(2);
    assert_eq!(step(&window), starts[2]);
}

#[test]
fn a_budget_or_the_last_iterations_order_asks_for_iterations() {
    let mut window = window_on(VALUED);
    give(&mut window, Command::SetNodeBudget(Some(12)));
    assert!(window.state().state().lesson.options().iterative);
    assert_eq!(window.state().state().lesson.trace.iterations(window.state().state().lesson.tree()).len(), 3);
    give(&mut window, Command::SetOrder(Order::Previous));
    // Without iterations neither means anything.
    give(&mut window, Command::SetIterative(false));
    let options = *window.state().state().lesson.options();
    assert_eq!((options.iterative, options.node_budget, options.order), (false, None, Order::Given));
    assert_eq!(window.state().state().notice, None);
}

#[test]
fn a_table_is_browsed_filtered_and_followed() {
    let mut window = window_on(MEETING);
    assert!(window.query_by_label("Positions").is_none(), "without a table there is no page of it");
    give(&mut window, Command::SetAlgorithm(Algorithm::Minimax));
    give(&mut window, Command::SetTable(Table::On));
    window.get_by_label("Positions").click();
    press(&mut window, Key::End);
    window.get_by_label("2 of 2 positions");
    window.get_by_role(Role::TextInput).focus();
    window.run_steps(2);
    window.event(Event::Text("first".to_owned()));
    window.run_steps(2);
    window.get_by_label("1 of 2 positions");
    window.get_by_label("first").click();
    window.run_steps(3);
    let state = window.state().state();
    assert_eq!(state.view.chosen, state.lesson.tree().at_path(&[0, 0]));
}

/// The page is longer than its room, and the marked line stays in view.
#[test]
fn the_line_executed_last_is_in_view() {
    let mut window = window_on(VALUED);
    give(&mut window, Command::SetAlgorithm(Algorithm::Pvs));
    give(&mut window, Command::SetIterative(true));
    window.get_by_label("Code").click();
    window.run_steps(3);
    let steps = window.state().state().lesson.trace.steps();
    for _ in 0..steps {
        press(&mut window, Key::ArrowRight);
        let moment = window.state().state().lesson.moment();
        let texts = Language::English.texts();
        let code = explain::pseudocode(moment.tree, moment.trace.options(), texts);
        let marked = &code[explain::code_line(&moment).unwrap()];
        let line = window.get_by_label(&format!("▶ {:1$}{2}", "", 2 * marked.indent, marked.code)).rect();
        let above = window.get_by_label("Code").rect();
        let below = window.get_by_label(&explain::sentence(&moment, texts)).rect();
        assert!(line.min.y >= above.max.y && line.max.y <= below.min.y, "step {}: {line}", moment.step);
    }
}

#[test]
fn a_search_that_is_not_defined_changes_nothing_and_says_why() {
    let mut window = window_on("[[1, 2], [3]]");
    let before = *window.state().state().lesson.options();
    for (command, word) in [
        (Command::SetTable(Table::On), "position"),
        (Command::SetOrder(Order::Static), "squares"),
        (Command::SetIterative(true), "static value"),
    ] {
        give(&mut window, command);
        let notice = window.state().state().notice.clone().unwrap();
        assert!(format!("{notice:?}").contains(word), "{notice:?}");
        assert_eq!(*window.state().state().lesson.options(), before);
        give(&mut window, Command::Dismiss);
    }
}

#[test]
fn every_choice_is_in_the_menu_of_conventions() {
    let mut window = window_on(VALUED);
    window.get_by_label_contains("fail-soft").click();
    window.run_steps(4);
    for name in ["best first", "worst first", "centre, corners, edges", "random, seed 0", "Iterative deepening"] {
        window.get_by_label_contains(name);
    }
    window.get_by_label("worst first").click();
    settle(&mut window);
    assert_eq!(window.state().state().lesson.options().order, Order::WorstFirst);
}

#[test]
fn a_grown_game_can_be_deepened_with_an_evaluation() {
    let mut window = window_on("[1]");
    give(&mut window, Command::GrowDialog);
    window.get_by_label("open lines: X's minus O's").click();
    window.run_steps(2);
    for square in [0, 0, 4, 8, 8] {
        window.get_by_label_contains(&format!("Square {square}: ")).click();
        window.run_steps(2);
    }
    let dialog = window.state().state().grow.clone().unwrap();
    assert_eq!(dialog.evaluation, Evaluation::OpenLines);
    give(&mut window, Command::Grow);
    give(&mut window, Command::SetTable(Table::Symmetric));
    give(&mut window, Command::SetOrder(Order::Previous));
    let state = window.state().state();
    assert_eq!(state.notice, None);
    assert!(state.lesson.trace.iterations(state.lesson.tree()).len() >= 5);
}

#[test]
fn children_are_drawn_as_they_are_searched_if_one_likes() {
    let mut window = still_window_on(VALUED);
    give(&mut window, Command::SetAlgorithm(Algorithm::AlphaBeta));
    give(&mut window, Command::SetOrder(Order::BestFirst));
    let across = |window: &Window, path: &[usize]| place(window, path).unwrap().x;
    assert!(across(&window, &[0]) < across(&window, &[1]), "as the tree has them");
    press_with(&mut window, Modifiers::SHIFT, Key::M);
    // The second child is worth 7, the first 2; of the second's children the leaf is worth 7, the other 8.
    assert!(across(&window, &[1]) < across(&window, &[0]));
    assert!(across(&window, &[1, 1]) < across(&window, &[1, 0]));
    assert!(across(&window, &[1, 0]) < across(&window, &[0, 0]));
    // Neighbours to the left and to the right are those of the picture.
    let second = node(&window, &[1]);
    give(&mut window, Command::Choose(Some(second)));
    press_with(&mut window, Modifiers::ALT, Key::ArrowRight);
    assert_eq!(window.state().state().view.chosen, Some(node(&window, &[0])));
    // What is folded goes along.
    press(&mut window, Key::H);
    assert!(place(&window, &[0, 0]).is_none() && across(&window, &[1]) < across(&window, &[0]));
    press_with(&mut window, Modifiers::SHIFT, Key::H);
    // Another order, another picture.
    give(&mut window, Command::SetOrder(Order::WorstFirst));
    assert!(across(&window, &[0]) < across(&window, &[1]));
    press_with(&mut window, Modifiers::SHIFT, Key::M);
    assert!(!window.state().state().settings.in_search_order);
    assert!(across(&window, &[0]) < across(&window, &[1]) && across(&window, &[0, 0]) < across(&window, &[0, 1]));
}

#[test]
fn every_iteration_is_drawn_in_its_own_order() {
    let mut window = still_window_on(VALUED);
    give(&mut window, Command::SetOrder(Order::Previous));
    press_with(&mut window, Modifiers::SHIFT, Key::M);
    let first = |window: &Window| {
        let across = |path: &[usize]| place(window, path).unwrap().x;
        if across(&[0]) < across(&[1]) { 0 } else { 1 }
    };
    let depths: Vec<_> = window.state().state().lesson.trace.iteration_depths().collect();
    assert_eq!(depths.len(), 3);
    // To depth 1 the first child is worth 9, the second 5; to depth 2 it is 1 against 7.
    let firsts = depths.iter().map(|&(start, _)| {
        give(&mut window, Command::GoTo(start));
        first(&window)
    });
    assert_eq!(firsts.collect::<Vec<_>>(), [0, 0, 1]);
    give(&mut window, Command::SetIterative(false));
    assert_eq!(first(&window), 0);
    assert!(window.query_by_label_contains("which here is the tree's own").is_none());
    press_with(&mut window, Modifiers::SHIFT, Key::M);
    press_with(&mut window, Modifiers::SHIFT, Key::M);
    window.get_by_label_contains("which here is the tree's own");
}

#[test]
fn enter_grows_the_tree_of_the_board() {
    let mut window = window();
    give(&mut window, Command::GrowDialog);
    for square in [0, 4, 4, 8] {
        window.get_by_label_contains(&format!("Square {square}: ")).click();
        window.run_steps(2);
    }
    assert!(window.state().state().grow.is_some());
    press(&mut window, Key::Enter);
    settle(&mut window);
    assert!(window.state().state().grow.is_none());
    assert!(window.state().state().lesson.title(Language::English).contains('X'));
}

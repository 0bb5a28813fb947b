//! The window, driven by keys and clicks through its accessible names. Needs no display.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![cfg(feature = "app")]

mod window_support;

use std::path::PathBuf;

use eframe::egui::{Event, Key, Modifiers, PointerButton, pos2};
use egui_kittest::kittest::{NodeT, Queryable};
use plywalk::app::command::Command;
use plywalk::app::state::SidePage;
use plywalk::search::Algorithm;
use plywalk::texts::Language;
use window_support::*;

/// The names of everything that a screen reader is told.
fn labels(window: &Window) -> Vec<String> {
    let named = window.query_all_by(|node| node.label().is_some());
    named.filter_map(|node| node.accesskit_node().label()).filter(|name| !name.is_empty()).collect()
}

fn shows(window: &Window, text: &str) -> bool {
    let valued = window.query_all_by(|node| node.value().is_some());
    let mut values = valued.filter_map(|node| node.accesskit_node().value());
    labels(window).iter().any(|label| label.contains(text)) || values.any(|value| value.contains(text))
}

#[test]
fn it_opens_on_the_first_exercise_before_the_first_step() {
    let mut window = window();
    window.run_steps(3);
    assert_eq!(step(&window), 0);
    assert_eq!(window.state().state().lesson.tree().leaf_count(), 9);
    assert!(shows(&window, "Step 0 of"));
    assert!(shows(&window, "leaf 0 of 9"));
}

#[test]
fn keys_step_as_the_help_page_says() {
    let mut window = window();
    window.run_steps(3);
    let last = window.state().state().lesson.trace.steps();
    press(&mut window, Key::ArrowRight);
    assert_eq!(step(&window), 1);
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::ArrowLeft);
    assert_eq!(step(&window), 1);
    press_with(&mut window, Modifiers::SHIFT, Key::ArrowRight);
    press_with(&mut window, Modifiers::SHIFT, Key::ArrowRight);
    // Root, A, then leaf 3.
    assert_eq!(window.state().state().lesson.moment().counts().visited, 3);
    press(&mut window, Key::PageDown);
    assert_eq!(step(&window), 4);
    press(&mut window, Key::PageUp);
    assert_eq!(step(&window), 0);
    press(&mut window, Key::C);
    let cutoffs: Vec<usize> = window.state().state().lesson.trace.cutoff_steps().collect();
    assert_eq!(step(&window), cutoffs[0]);
    press(&mut window, Key::C);
    assert_eq!(step(&window), cutoffs[1]);
    press_with(&mut window, Modifiers::SHIFT, Key::C);
    assert_eq!(step(&window), cutoffs[0]);
    press(&mut window, Key::Backspace);
    assert_eq!(step(&window), cutoffs[1]);
    press(&mut window, Key::End);
    assert_eq!(step(&window), last);
    press(&mut window, Key::Home);
    assert_eq!(step(&window), 0);
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::ArrowDown);
    // Over A: its value is back at the root.
    assert_eq!(window.state().state().lesson.moment().counts().evaluated, 3);
    press(&mut window, Key::ArrowUp);
    assert_eq!(step(&window), last);
}

#[test]
fn going_back_leaves_nothing_behind() {
    let mut window = window();
    window.run_steps(3);
    let before = labels(&window);
    press(&mut window, Key::End);
    assert_ne!(labels(&window), before);
    press(&mut window, Key::Backspace);
    assert_eq!(labels(&window), before);
}

#[test]
fn a_pasted_tree_opens_and_a_wrong_one_leaves_it_alone() {
    let mut window = window();
    window.run_steps(3);
    paste(&mut window, "[[3,12,8],[2,4,6]]");
    assert_eq!(window.state().state().lesson.tree().leaf_count(), 6);
    paste(&mut window, "[[3,12,8],[2,,6]]");
    assert_eq!(window.state().state().lesson.tree().leaf_count(), 6);
    let details = window.state().state().notice.clone().map(|notice| notice.details).unwrap_or_default();
    assert!(details.contains('^') && details.contains('1'), "{details}");
    window.get_by_label("Dismiss").click();
    window.run_steps(3);
    assert!(window.state().state().notice.is_none());
}

#[test]
fn a_file_from_the_command_line_opens() {
    let file = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/trees/twelve-leaves.json"));
    let mut window = window_in(Language::English, [1280.0, 800.0], Some(file.clone()));
    settle(&mut window);
    assert_eq!(window.state().state().lesson.tree().leaf_count(), 12);
    assert_eq!(window.state().state().settings.recent, [file]);
}

#[test]
fn a_missing_file_is_an_error_in_words() {
    let mut window = window_in(Language::English, [1280.0, 800.0], Some("no such file.json".into()));
    settle(&mut window);
    assert_eq!(window.state().state().lesson.tree().leaf_count(), 9);
    assert!(window.state().state().notice.as_ref().is_some_and(|notice| notice.details.contains("no such file.json")));
}

#[test]
fn the_help_page_opens_with_a_question_mark_and_closes_with_escape() {
    let mut window = window();
    window.run_steps(3);
    press_with(&mut window, Modifiers::SHIFT, Key::Questionmark);
    assert!(shows(&window, "One step on"));
    press(&mut window, Key::Escape);
    assert!(!window.state().state().help);
}

#[test]
fn both_languages_at_any_size() {
    for language in Language::ALL {
        for size in [[1280.0, 800.0], [1920.0, 1080.0], [640.0, 420.0], [1.0, 1.0]] {
            let mut window = window_in(language, size, None);
            window.run_steps(3);
            for _ in 0..12 {
                press(&mut window, Key::ArrowRight);
            }
            press(&mut window, Key::F5);
            press(&mut window, Key::End);
            press(&mut window, Key::Escape);
            assert!(!window.state().state().presenting);
        }
    }
}

#[test]
fn play_reaches_the_end_and_stops() {
    let mut window = window();
    window.run_steps(3);
    press(&mut window, Key::Space);
    assert!(window.state().state().play.on);
    for _ in 0..12 {
        press(&mut window, Key::Period);
    }
    for _ in 0..400 {
        window.run_steps(1);
        if !window.state().state().play.on {
            break;
        }
    }
    assert!(!window.state().state().play.on);
    assert_eq!(step(&window), window.state().state().lesson.trace.steps());
}

#[test]
fn a_leaf_is_edited_undone_and_redone() {
    let mut window = window();
    window.run_steps(3);
    let last = window.state().state().lesson.tree().at_path(&[2, 2]).unwrap();
    window.state_mut().choose(Some(last));
    press(&mut window, Key::Enter);
    assert!(window.state().state().editing.is_some());
    press_with(&mut window, Modifiers::COMMAND, Key::A);
    window.event(Event::Text("1".to_owned()));
    window.run_steps(2);
    press(&mut window, Key::Enter);
    assert_eq!(window.state().state().lesson.tree().value(last), Some(1.0));
    assert!(window.state().state().status.contains('→'), "{}", window.state().state().status);
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(window.state().state().lesson.tree().value(last), Some(2.0));
    press_with(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(window.state().state().lesson.tree().value(last), Some(1.0));
    // Another tree would lose the edit: that is asked first.
    paste(&mut window, "[1, 2]");
    assert!(shows(&window, "not saved"));
    press(&mut window, Key::Escape);
    assert_eq!(window.state().state().lesson.tree().leaf_count(), 9);
}

#[test]
fn another_convention_keeps_the_place() {
    let mut window = window();
    window.run_steps(3);
    press(&mut window, Key::End);
    window.state_mut().give(Command::SetAlgorithm(Algorithm::Minimax));
    window.run_steps(3);
    // Both are the same until B's first value; then alpha-beta cuts.
    assert_eq!(step(&window), 13);
    assert!(shows(&window, "13"));
    assert_eq!(window.state().state().lesson.moment().counts().alpha_cutoffs, 0);
}

#[test]
fn levels_are_told_from_below() {
    let mut window = window();
    window.run_steps(3);
    press(&mut window, Key::L);
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::ArrowRight);
    assert!(shows(&window, "3, 2, 2"));
    press(&mut window, Key::L);
    assert_eq!(step(&window), 0);
}

#[test]
fn decisions_are_asked_before_they_are_shown() {
    let mut window = window();
    window.run_steps(3);
    press(&mut window, Key::P);
    let mut asked = 0;
    for _ in 0..60 {
        let question = window.state().state().question();
        let before = step(&window);
        press(&mut window, Key::PageDown);
        if question.is_some() {
            asked += 1;
            assert_eq!(step(&window), before + 1);
        }
    }
    assert!(asked >= 3);
    assert_eq!(step(&window), window.state().state().lesson.trace.steps());
}

#[test]
fn a_position_grows_from_the_board() {
    let mut window = window();
    window.run_steps(3);
    press_with(&mut window, Modifiers::COMMAND, Key::G);
    for square in [0, 4] {
        window.get_by_label(&format!("Square {square}: empty")).click();
        window.run_steps(2);
    }
    // Two X and no O: nobody can have played that.
    assert!(window.state().state().grow.as_ref().is_some_and(|grow| grow.size().is_err()));
    window.get_by_label("Square 4: X").click();
    window.run_steps(2);
    window.get_by_label("Grow").click();
    settle(&mut window);
    assert_eq!(window.state().state().lesson.tree().len(), 7332);
}

#[test]
fn every_page_and_dialog_is_shown_in_both_languages() {
    for language in Language::ALL {
        let mut window = window_in(language, [1024.0, 768.0], None);
        window.run_steps(3);
        for command in [
            Command::ToggleTruth,
            Command::ToggleMirror,
            Command::GrowDialog,
            Command::Cancel,
            Command::OpenDialog,
            Command::Cancel,
            Command::SaveDialog,
            Command::Cancel,
            Command::ToggleHelp,
            Command::Cancel,
            Command::TogglePresent,
        ] {
            window.state_mut().give(command);
            window.run_steps(3);
        }
        for page in [SidePage::Task, SidePage::Code, SidePage::Stack, SidePage::Log, SidePage::Table] {
            window.state_mut().turn_to(page);
            press(&mut window, Key::End);
        }
        for index in 0..plywalk::exercises::all().len() {
            window.state_mut().give(Command::OpenExercise(index));
            window.run_steps(2);
            press(&mut window, Key::End);
        }
    }
}

#[test]
fn the_pointer_may_go_anywhere_and_the_picture_may_be_dragged_and_zoomed() {
    let mut window = window();
    window.run_steps(3);
    press(&mut window, Key::C);
    for x in (20..1280).step_by(90) {
        for y in (10..800).step_by(70) {
            window.hover_at(pos2(x as f32, y as f32));
            // Long enough for a tooltip.
            window.run_steps(4);
        }
    }
    assert!(window.state().state().view.fitted.is_some());
    window.drag_at(pos2(500.0, 560.0));
    window.run_steps(1);
    window.hover_at(pos2(560.0, 600.0));
    window.run_steps(1);
    window.drop_at(pos2(560.0, 600.0));
    window.run_steps(2);
    assert!(window.state().state().view.fitted.is_none());
    press(&mut window, Key::Num0);
    assert!(window.state().state().view.fitted.is_some());
    for key in [Key::Plus, Key::Minus] {
        for _ in 0..60 {
            press(&mut window, key);
        }
    }
}

#[test]
fn a_click_chooses_a_node_and_a_double_click_edits_a_leaf() {
    let mut window = window();
    window.run_steps(3);
    let leaf = window.state().state().lesson.tree().at_path(&[1, 1]).unwrap();
    let place = window.state().place_of(leaf).unwrap();
    window.hover_at(place);
    window.run_steps(1);
    for pressed in [true, false, true, false] {
        let button = PointerButton::Primary;
        window.event(Event::PointerButton { pos: place, button, pressed, modifiers: Modifiers::NONE });
        window.run_steps(1);
    }
    window.run_steps(2);
    assert_eq!(window.state().state().view.chosen, Some(leaf));
    assert_eq!(window.state().state().editing.as_ref().map(|editing| editing.leaf), Some(leaf));
    press(&mut window, Key::Escape);
    assert!(window.state().state().editing.is_none());
    press(&mut window, Key::I);
    assert_eq!(step(&window), 0, "a pruned leaf is never entered");
    assert!(shows(&window, "never visits"));
}

#[test]
fn a_tree_with_chance_nodes_opens_with_the_search_that_plays_them() {
    let mut window = window();
    window.run_steps(3);
    paste(
        &mut window,
        r#"{"tree": [{"player": "chance", "children": [3, 12, 9]}, {"player": "chance", "children": [2, 4, 6]}]}"#,
    );
    assert_eq!(window.state().state().lesson.options().algorithm, Algorithm::Expectimax);
    press(&mut window, Key::End);
    assert_eq!(window.state().state().lesson.trace.value(), 8.0);
    assert!(shows(&window, "8"));
    // Minimax is refused in words, and what was there stays.
    window.state_mut().give(Command::SetAlgorithm(Algorithm::Minimax));
    window.run_steps(3);
    assert!(window.state().state().notice.is_some());
    assert_eq!(window.state().state().lesson.options().algorithm, Algorithm::Expectimax);
}

#[test]
fn a_path_is_typed_as_soon_as_the_dialog_opens() {
    let mut window = window();
    window.run_steps(3);
    press(&mut window, Key::ArrowRight);
    press_with(&mut window, Modifiers::COMMAND, Key::O);
    window.event(Event::Text(concat!(env!("CARGO_MANIFEST_DIR"), "/trees/two-shops.json").to_owned()));
    window.run_steps(2);
    press(&mut window, Key::Enter);
    settle(&mut window);
    assert_eq!(window.state().state().settings.recent.len(), 1);
    assert!(window.state().state().path.is_none());
}

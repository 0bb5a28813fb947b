//! Finding one's way in the window: what is fitted, which way the root is, where one looks.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![cfg(feature = "app")]

mod window_support;

use eframe::egui::{Event, Key, Modifiers, Rect, pos2};
use egui_kittest::kittest::{NodeT, Queryable};
use plywalk::app::command::Command;
use plywalk::scene::Fit;
use plywalk::tree::NodeId;
use window_support::*;

/// Three levels below the root, so that there are neighbours to go to.
const BINARY: &str = "[[[3, 5], [6, 9]], [[1, 2], [0, 4]]]";

/// The tree of tic-tac-toe after clicks on some squares of the board.
fn grow(clicks: &[usize]) -> Window {
    let mut window = window();
    window.state_mut().give(Command::GrowDialog);
    window.run_steps(3);
    for square in clicks {
        window.get_by_label_contains(&format!("Square {square}: ")).click();
        window.run_steps(2);
    }
    window.state_mut().give(Command::Grow);
    settle(&mut window);
    window
}

fn chosen(window: &Window) -> Option<NodeId> {
    window.state().state().view.chosen
}

/// What the canvas surely has for itself.
fn middle() -> Rect {
    Rect::from_min_max(pos2(0.0, 36.0), pos2(940.0, 640.0))
}

#[test]
fn what_is_fitted_stays_so_until_the_picture_is_moved() {
    let branch = "[[4, 6, 5], [7, 2, 9], [1, 8, 3]]";
    let mut window = window_on(&format!("[{branch}, {branch}, {branch}, {branch}]"));
    let top = node(&window, &[1, 0]);
    window.state_mut().choose(Some(top));
    press(&mut window, Key::Num2);
    let held = window.state().state().view.camera;
    assert!(middle().contains(place(&window, &[1, 0, 1]).unwrap()));
    assert!(place(&window, &[3, 2]).is_none_or(|place| !middle().contains(place)), "the far end is out of sight");
    // Stepping leads elsewhere, and the subtree is kept all the same.
    for _ in 0..4 {
        press(&mut window, Key::ArrowRight);
    }
    assert_eq!(window.state().state().view.camera, held);
    assert_eq!(window.state().state().view.fitted, Some(Fit::Subtree(node(&window, &[1, 0]))));
    press(&mut window, Key::Plus);
    assert_eq!(window.state().state().view.fitted, None);

    press(&mut window, Key::Num3);
    assert_eq!(window.state().state().view.fitted, Some(Fit::Level(2)));
    for path in [[0, 0], [1, 1], [2, 0], [3, 2]] {
        assert!(middle().contains(place(&window, &path).unwrap()));
    }
    press(&mut window, Key::Num1);
    let current = window.state().state().lesson.moment().current().unwrap();
    assert!(window.state().place_of(current).is_some_and(|place| middle().contains(place)));
    assert!(middle().contains(place(&window, &[]).unwrap()));
    press(&mut window, Key::End);
    assert!(middle().contains(place(&window, &[]).unwrap()), "the path is kept as it becomes another");
    press(&mut window, Key::Num0);
    assert_eq!(window.state().state().view.fitted, Some(Fit::All));
}

#[test]
fn a_step_at_the_edge_leaves_a_fitted_tree_alone() {
    let mut window = window();
    press(&mut window, Key::ArrowRight);
    let fitted = window.state().state().view.camera;
    let last_but_one = window.state().state().lesson.trace.steps() - 2;
    window.state_mut().give(Command::GoTo(last_but_one));
    // In the very frame in which the step is taken.
    window.run_steps(1);
    assert_eq!(window.state().state().view.camera, fitted);
    assert!(window.state().state().view.fitted.is_some());
}

#[test]
fn the_root_goes_to_the_left_and_stays_there() {
    let mut window = window_on(BINARY);
    press(&mut window, Key::U);
    let at = |path: &[usize]| place(&window, path).unwrap();
    assert!(at(&[]).x + 50.0 < at(&[0]).x && at(&[0]).x + 50.0 < at(&[0, 0]).x);
    assert!((at(&[0]).x - at(&[1]).x).abs() < 1.0 && at(&[0]).y < at(&[1]).y);
    let kept = plywalk::app::settings::Settings::from_text(&window.state().state().settings.to_text());
    assert!(kept.root_at_left);
    // Zoomed in, the same place stays in the middle when the tree is turned.
    press(&mut window, Key::Plus);
    press(&mut window, Key::Plus);
    let before = window.state().state().view.camera.unwrap();
    press(&mut window, Key::U);
    let after = window.state().state().view.camera.unwrap();
    assert_eq!(before.center, after.center);
    assert_ne!(before.orientation, after.orientation);
}

#[test]
fn alt_and_arrows_go_where_they_point() {
    for (root_at_left, mirrored) in [(false, false), (false, true), (true, false), (true, true)] {
        let mut window = window_on(BINARY);
        if root_at_left {
            press(&mut window, Key::U);
        }
        if mirrored {
            press(&mut window, Key::M);
        }
        for start in [&[0, 0][..], &[0, 1], &[1, 0], &[0]] {
            for (key, way) in [
                (Key::ArrowUp, [0.0, -1.0]),
                (Key::ArrowDown, [0.0, 1.0]),
                (Key::ArrowLeft, [-1.0, 0.0]),
                (Key::ArrowRight, [1.0, 0.0]),
            ] {
                let from = node(&window, start);
                window.state_mut().choose(Some(from));
                window.run_steps(2);
                let before = window.state().place_of(from).unwrap();
                press_with(&mut window, Modifiers::ALT, key);
                let Some(reached) = chosen(&window).filter(|&reached| reached != from) else { continue };
                let moved = window.state().place_of(reached).unwrap() - before;
                assert!(moved.x * way[0] + moved.y * way[1] > 20.0, "{key:?} from {start:?}: {moved:?}");
            }
        }
    }
}

/// Opens the line in which one types what is to be found, and types.
fn find(window: &mut Window, text: &str) {
    press_with(window, Modifiers::COMMAND, Key::F);
    window.event(Event::Text(text.to_owned()));
    window.run_steps(4);
}

fn shows(window: &Window, text: &str) -> bool {
    let named = window.query_all_by(|node| node.label().is_some() || node.value().is_some());
    let mut words = named.flat_map(|node| {
        let node = node.accesskit_node();
        [node.label(), node.value()].into_iter().flatten().collect::<Vec<_>>()
    });
    words.any(|words| words.contains(text))
}

#[test]
fn nodes_are_found_by_typing_and_one_goes_from_one_to_the_next() {
    let mut window = window();
    press(&mut window, Key::ArrowRight);
    find(&mut window, "2");
    let [first, second] = [node(&window, &[1, 0]), node(&window, &[2, 2])];
    assert_eq!(chosen(&window), Some(first));
    assert!(shows(&window, "match 1 of 2"));
    for (modifiers, key, expected) in [
        (Modifiers::NONE, Key::Enter, second),
        (Modifiers::NONE, Key::Enter, first),
        (Modifiers::SHIFT, Key::Enter, second),
        (Modifiers::SHIFT, Key::Enter, first),
        (Modifiers::NONE, Key::F3, second),
        (Modifiers::SHIFT, Key::F3, first),
    ] {
        press_with(&mut window, modifiers, key);
        assert_eq!(chosen(&window), Some(expected), "{modifiers:?} {key:?}");
    }
    // While one types, keys are letters.
    for key in [Key::Space, Key::ArrowRight, Key::C, Key::End] {
        press(&mut window, key);
    }
    assert_eq!(window.state().state().lesson.step, 1);
    // What was typed is replaced as a whole.
    find(&mut window, "> 100");
    assert!(shows(&window, "Nothing found"));
    find(&mut window, "<= x");
    assert!(shows(&window, "comes a number"));
    find(&mut window, "B 6");
    assert_eq!(chosen(&window), Some(node(&window, &[1, 2])));
    press(&mut window, Key::Escape);
    assert!(window.state().state().finding.is_none());
    assert_eq!(chosen(&window), Some(node(&window, &[1, 2])), "what was found stays chosen");
    press(&mut window, Key::ArrowRight);
    assert_eq!(window.state().state().lesson.step, 2, "the keyboard is the tree's again");
}

#[test]
fn values_found_are_those_of_the_step() {
    let mut window = window();
    find(&mut window, "= 3");
    assert!(shows(&window, "match 1 of 1"));
    let last = window.state().state().lesson.trace.steps();
    window.state_mut().give(Command::GoTo(last));
    window.run_steps(2);
    press(&mut window, Key::Enter);
    assert!(shows(&window, "of 3"), "A and the root have returned 3");
    // Another tree: nothing is left of what was found in the one before.
    window.event(Event::Paste("[1, [3, 5]]".to_owned()));
    window.run_steps(4);
    assert!(!shows(&window, "of 3"));
}

#[test]
fn a_position_of_the_full_tree_is_found_with_the_keyboard_alone() {
    let mut window = grow(&[]);
    for (typed, board) in [("X4 O0 X8", "O...X...X"), ("4 0 8 2 1", "OXO.X...X"), ("OXO/XXO/O.X", "OXOXXOO.X")] {
        find(&mut window, typed);
        window.run_steps(16);
        let found = chosen(&window).unwrap();
        assert_eq!(window.state().state().lesson.tree().state(found), Some(board), "{typed}");
        assert!(window.state().place_of(found).is_some_and(|place| middle().contains(place)), "{typed} can be read");
    }
}

#[test]
fn crumbs_lead_back_up_the_path() {
    let mut window = window_on(BINARY);
    let deep = node(&window, &[1, 0, 1]);
    window.state_mut().choose(Some(deep));
    window.run_steps(3);
    window.get_by_label("B").click();
    window.run_steps(3);
    assert_eq!(chosen(&window), Some(node(&window, &[1])));
    window.get_by_label("the root").click();
    window.run_steps(3);
    assert_eq!(chosen(&window), Some(NodeId::ROOT));
    press(&mut window, Key::Escape);
    assert_eq!(chosen(&window), None);
    // Without a chosen node they are the current one's.
    for _ in 0..3 {
        press(&mut window, Key::ArrowRight);
    }
    assert!(window.query_all_by_label("C").count() > 0);
}

#[test]
fn the_middle_of_a_long_path_is_left_out() {
    let mut window = window_on(&format!("{}7{}", "[".repeat(9_999), "]".repeat(9_999)));
    press(&mut window, Key::End);
    let leaf = NodeId::new(window.state().state().lesson.tree().len() - 1);
    window.state_mut().choose(Some(leaf));
    window.run_steps(3);
    assert!(shows(&window, "…"));
    for name in ["the root", "7"] {
        assert!(window.query_all_by_label(name).count() > 0, "{name}");
    }
    window.get_by_label("the root").click();
    window.run_steps(3);
    assert_eq!(chosen(&window), Some(NodeId::ROOT));
}

#[test]
fn a_step_is_typed() {
    let mut window = window();
    press(&mut window, Key::G);
    press_with(&mut window, Modifiers::COMMAND, Key::A);
    window.event(Event::Text("17".to_owned()));
    window.run_steps(2);
    assert_eq!(window.state().state().lesson.step, 0, "it counts once it is entered");
    press(&mut window, Key::Enter);
    assert_eq!(window.state().state().lesson.step, 17);
    press(&mut window, Key::Escape);
    press(&mut window, Key::Backspace);
    assert_eq!(window.state().state().lesson.step, 0);
}

#[test]
fn a_drag_on_the_timeline_is_fine_further_away_and_taken_back_as_a_whole() {
    // X on 0, O on 4: 7,332 nodes, and many steps a point.
    let mut window = grow(&[0, 4, 4]);
    window.state_mut().give(Command::SetAlgorithm(plywalk::search::Algorithm::Minimax));
    window.run_steps(3);
    let step = |window: &Window| window.state().state().lesson.step;
    assert!(window.state().state().lesson.trace.steps() > 2_500, "several steps a point");
    let line = window.get_by_label_contains("Timeline").rect();
    window.drag_at(pos2(600.0, line.center().y));
    window.run_steps(2);
    let grabbed = step(&window);
    assert!(grabbed > 500);
    window.hover_at(pos2(600.0, line.center().y - 400.0));
    window.run_steps(2);
    assert_eq!(step(&window), grabbed, "only sideways counts");
    window.hover_at(pos2(606.0, line.center().y - 400.0));
    window.run_steps(2);
    assert_eq!(step(&window), grabbed + 3);
    assert!(shows(&window, "a point"));
    window.hover_at(pos2(606.0, line.center().y));
    window.run_steps(2);
    window.hover_at(pos2(706.0, line.center().y));
    window.run_steps(2);
    assert!(step(&window) > grabbed + 150, "coarse again on the timeline");
    window.drop_at(pos2(706.0, line.center().y));
    window.run_steps(2);
    press(&mut window, Key::Backspace);
    assert_eq!(step(&window), 0, "one drag is one jump");
}

#[test]
fn hovering_tells_board_path_and_state_of_the_smallest_node() {
    let mut window = window();
    window.event(Event::Paste(format!("[{}]", vec!["[1, 2, 3]"; 700].join(", "))));
    window.run_steps(6);
    let last = window.state().state().lesson.trace.steps();
    window.state_mut().give(Command::GoTo(last));
    window.run_steps(2);
    // Thousands of leaves on a thousand points: strips.
    let mut told = false;
    for y in (80..620).step_by(8) {
        window.hover_at(pos2(500.0, y as f32));
        window.run_steps(12);
        told |= shows(&window, "Path: the root › ") && shows(&window, "Level 2, a leaf");
    }
    assert!(told);
}

#[test]
fn what_is_found_in_a_folded_subtree_is_unfolded() {
    let mut window = window_on(BINARY);
    window.state_mut().give(Command::Fold(plywalk::app::folding::Folding::Below(1)));
    window.run_steps(20);
    assert!(place(&window, &[1, 1, 1]).is_none());
    find(&mut window, "4");
    window.run_steps(20);
    assert_eq!(chosen(&window), Some(node(&window, &[1, 1, 1])));
    assert!(middle().contains(place(&window, &[1, 1, 1]).unwrap()));
}

#[test]
fn what_is_found_and_not_drawn_yet_is_said_to_be() {
    let mut window = window_on(BINARY);
    window.state_mut().give(Command::Fold(plywalk::app::folding::Folding::Reveal));
    window.run_steps(3);
    find(&mut window, "4");
    assert_eq!(chosen(&window), Some(node(&window, &[1, 1, 1])));
    assert!(window.state().state().status.contains("not drawn"), "{}", window.state().state().status);
}

/// What was said of one command is not said of the next.
#[test]
fn a_note_lasts_until_the_next_command() {
    let mut window = window_on(BINARY);
    press_with(&mut window, Modifiers::SHIFT, Key::C);
    window.get_by_label("There is none in that direction");
    press(&mut window, Key::ArrowRight);
    assert!(window.query_by_label("There is none in that direction").is_none());
}

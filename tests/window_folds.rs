//! Folding in the window, by keys and clicks.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![cfg(feature = "app")]

mod window_support;

use std::time::Duration;

use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, pos2};
use egui_kittest::kittest::{NodeT, Queryable};
use plywalk::app::command::Command;
use plywalk::app::folding::Folding;
use plywalk::search::Algorithm;
use plywalk::tree::NodeId;
use window_support::*;

const BINARY: &str = "[[[3, 5], [6, 9]], [[1, 2], [0, 4]]]";

fn choose(window: &mut Window, path: &[usize]) {
    let node = node(window, path);
    window.state_mut().choose(Some(node));
    window.run_steps(2);
}

fn shown(window: &Window) -> usize {
    window.state().state().lesson.layout.count()
}

fn click(window: &mut Window, pos: Pos2, modifiers: Modifiers, times: usize) {
    window.hover_at(pos);
    window.run_steps(1);
    for _ in 0..times {
        for pressed in [true, false] {
            let button = PointerButton::Primary;
            let event = Event::PointerButton { pos, button, pressed, modifiers };
            // Each change of the modifiers takes a frame, and a double click must be quick.
            match modifiers.is_none() {
                true => window.event(event),
                false => window.event_modifiers(event, modifiers),
            }
            window.run_steps(1);
        }
    }
    window.run_steps(12);
}

fn shows(window: &Window, text: &str) -> bool {
    let labelled = window.query_all_by(|node| node.label().is_some());
    let mut labels = labelled.filter_map(|node| node.accesskit_node().label());
    let valued = window.query_all_by(|node| node.value().is_some());
    let mut values = valued.filter_map(|node| node.accesskit_node().value());
    labels.any(|label| label.contains(text)) || values.any(|value| value.contains(text))
}

fn near(a: Pos2, b: Pos2) -> bool {
    (a - b).length() < 0.6
}

#[test]
fn a_node_is_folded_and_unfolded_by_key_and_stays_where_it_is() {
    let mut window = still_window_on(BINARY);
    choose(&mut window, &[1]);
    let before = place(&window, &[1]).unwrap();
    press(&mut window, Key::H);
    assert_eq!(shown(&window), 15 - 6);
    assert!(near(place(&window, &[1]).unwrap(), before));
    assert!(place(&window, &[1, 0]).is_none());
    press(&mut window, Key::H);
    assert_eq!(shown(&window), 15);
    assert!(near(place(&window, &[1]).unwrap(), before));
    // A leaf stands for its parent.
    choose(&mut window, &[1, 0, 1]);
    press(&mut window, Key::H);
    assert_eq!(shown(&window), 15 - 2);
    assert_eq!(window.state().state().view.chosen, Some(node(&window, &[1, 0])));
    press_with(&mut window, Modifiers::SHIFT, Key::H);
    assert_eq!(shown(&window), 15);
}

#[test]
fn clicks_fold_and_unfold_and_a_leaf_is_still_edited() {
    let mut window = still_window_on(BINARY);
    let (root, branch) = (pos(&window, &[]), pos(&window, &[0]));
    click(&mut window, branch, Modifiers::COMMAND, 1);
    assert_eq!(shown(&window), 9);
    assert!(near(pos(&window, &[0]), branch));
    // A double click on the folded node opens it.
    click(&mut window, branch, Modifiers::NONE, 2);
    assert_eq!(shown(&window), 15);
    assert!(near(pos(&window, &[0]), branch));
    click(&mut window, root, Modifiers::COMMAND, 1);
    assert_eq!(shown(&window), 1);
    // So does a click on its plate, and a double click does no more.
    let plate = pos2(root.x, root.y + 45.0);
    click(&mut window, plate, Modifiers::NONE, 2);
    assert_eq!(shown(&window), 15);
    assert!(near(pos(&window, &[]), root));
    let leaf = pos(&window, &[0, 0, 1]);
    click(&mut window, leaf, Modifiers::NONE, 2);
    assert!(window.state().state().editing.is_some());
}

fn pos(window: &Window, path: &[usize]) -> Pos2 {
    place(window, path).unwrap()
}

#[test]
fn levels_are_folded_one_by_one() {
    let mut window = still_window_on(BINARY);
    press(&mut window, Key::K);
    assert_eq!(shown(&window), 7);
    assert!(shows(&window, "below level 2"));
    press(&mut window, Key::K);
    assert_eq!(shown(&window), 3);
    press(&mut window, Key::K);
    press(&mut window, Key::K);
    assert_eq!(shown(&window), 1);
    for expected in [3, 7, 15, 15] {
        press(&mut window, Key::J);
        assert_eq!(shown(&window), expected);
    }
    window.state_mut().give(Command::Fold(Folding::Below(1)));
    window.run_steps(2);
    assert_eq!(shown(&window), 3);
}

#[test]
fn what_hides_the_current_node_opens_and_closes_behind_it() {
    let mut window = still_window_on(BINARY);
    window.state_mut().give(Command::Fold(Folding::Below(1)));
    let last = window.state().state().lesson.trace.steps();
    for step in 0..=last {
        window.state_mut().give(Command::GoTo(step));
        window.run_steps(2);
        let moment = window.state().state().lesson.moment();
        if let Some(current) = moment.current() {
            assert!(window.state().place_of(current).is_some(), "step {step}");
        }
        assert_eq!(shown(&window), 3 + 2 * (moment.path().len().saturating_sub(1)), "step {step}");
    }
    // Folding what the search is in takes effect when it has left.
    press_with(&mut window, Modifiers::SHIFT, Key::H);
    window.state_mut().give(Command::GoTo(3));
    window.run_steps(2);
    choose(&mut window, &[0]);
    press(&mut window, Key::H);
    assert_eq!(shown(&window), 15);
    assert!(shows(&window, "folds when the search has left"));
    press(&mut window, Key::End);
    assert_eq!(shown(&window), 9);
}

#[test]
fn only_the_path_only_what_was_seen_and_everything_again() {
    let mut window = still_window_on(BINARY);
    press(&mut window, Key::PageDown);
    press_with(&mut window, Modifiers::SHIFT, Key::S);
    let path = window.state().state().lesson.moment().path().len();
    assert_eq!(shown(&window), 1 + 2 * path);
    press_with(&mut window, Modifiers::SHIFT, Key::S);
    assert_eq!(shown(&window), 15);
    press(&mut window, Key::S);
    let labelled = |window: &Window| {
        let lesson = &window.state().state().lesson;
        lesson.tree().nodes().filter(|&node| window.state().place_of(node).is_some()).count()
    };
    assert!(shown(&window) < 15);
    assert_eq!(labelled(&window), window.state().state().lesson.moment().counts().visited);
    // Neighbours that are not there are not chosen.
    choose(&mut window, &[0]);
    press_with(&mut window, Modifiers::ALT, Key::ArrowRight);
    assert_eq!(window.state().state().view.chosen, Some(node(&window, &[0])));
    press(&mut window, Key::S);
    assert_eq!(shown(&window), 15);
    press_with(&mut window, Modifiers::ALT, Key::ArrowRight);
    assert_eq!(window.state().state().view.chosen, Some(node(&window, &[1])));
}

#[test]
fn nodes_are_revealed_as_the_tree_grows() {
    let mut window = still_window_on(BINARY);
    let places: Vec<Option<Pos2>> = (0..15).map(|index| window.state().place_of(NodeId::new(index))).collect();
    press(&mut window, Key::R);
    assert!(window.state().state().settings.reveal);
    for step in 0..=window.state().state().lesson.trace.steps() {
        window.state_mut().give(Command::GoTo(step));
        window.run_steps(2);
        for (index, before) in places.iter().enumerate() {
            let node = NodeId::new(index);
            let seen = index == 0 || window.state().state().lesson.moment().has_seen(node);
            let now = window.state().place_of(node);
            assert_eq!(now.is_some(), seen, "{node:?} at step {step}");
            assert!(now.zip(*before).is_none_or(|(now, before)| (now.x - before.x).abs() < 0.6));
        }
    }
}

#[test]
fn folds_belong_to_the_shape_of_the_tree() {
    let mut window = still_window_on(BINARY);
    choose(&mut window, &[1]);
    press(&mut window, Key::H);
    assert_eq!(shown(&window), 9);
    window.state_mut().give(Command::SetAlgorithm(Algorithm::Minimax));
    settle(&mut window);
    assert_eq!(shown(&window), 9);
    let leaf = node(&window, &[0, 0, 0]);
    window.state_mut().give(Command::SetLeaf(leaf, 4.0));
    settle(&mut window);
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(shown(&window), 9);
    window.event(Event::Paste("[[1, 2], [3, 4]]".to_owned()));
    settle(&mut window);
    assert_eq!(shown(&window), 7, "a new tree is all open");
}

#[test]
fn looking_at_a_hidden_node_opens_what_hides_it() {
    let mut window = still_window_on(BINARY);
    press(&mut window, Key::K);
    press(&mut window, Key::K);
    let leaf = node(&window, &[1, 0, 1]);
    window.state_mut().give(Command::LookAt(leaf));
    window.run_steps(3);
    assert!(window.state().place_of(leaf).is_some());
    assert_eq!(shown(&window), 7, "and no more than that");
}

#[test]
fn nodes_move_to_their_places_and_the_window_rests_afterwards() {
    let mut window = still_window_on(BINARY);
    window.ctx.all_styles_mut(|style| style.animation_time = 0.2);
    choose(&mut window, &[0, 1]);
    let (anchor, other) = (pos(&window, &[0, 1]), pos(&window, &[1]));
    let mut folded = vec![other];
    window.key_press(Key::H);
    for _ in 0..14 {
        window.run_steps(1);
        assert!(near(pos(&window, &[0, 1]), anchor), "what is folded stays");
        folded.push(pos(&window, &[1]));
    }
    let (first, last) = (folded[0], folded[folded.len() - 1]);
    assert!((first.x - last.x).abs() > 20.0);
    let between = folded.iter().filter(|at| !near(**at, first) && !near(**at, last)).count();
    assert!(between >= 3, "on the way: {folded:?}");
    let longest = folded.windows(2).map(|pair| (pair[1] - pair[0]).length()).fold(0.0, f32::max);
    assert!(longest < 0.7 * (first - last).length(), "no jump: {folded:?}");
    assert_eq!(shown(&window), 13);
    // At rest no further frame is asked for.
    let delay = window.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min().unwrap();
    assert!(delay > Duration::from_millis(200), "{delay:?}");
}

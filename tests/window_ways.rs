//! Finding one's way in the window: what is fitted, which way the root is, where one looks.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![cfg(feature = "app")]

use std::time::{Duration, Instant};

use eframe::egui::{Event, Key, Modifiers, Pos2, Rect, pos2};
use egui_kittest::Harness;
use plywalk::app::command::Command;
use plywalk::app::{Plywalk, Start};
use plywalk::scene::Fit;
use plywalk::texts::Language;
use plywalk::tree::NodeId;

/// Three levels below the root, so that there are neighbours to go to.
const BINARY: &str = "[[[3, 5], [6, 9]], [[1, 2], [0, 4]]]";

fn window(tree: &str) -> Harness<'static, Plywalk> {
    let start = Start { file: None, language: Some(Language::English) };
    let mut window = Harness::builder()
        .with_size([1280.0, 800.0])
        .with_step_dt(0.05)
        .build_eframe(move |context| Plywalk::new(context, start));
    window.run_steps(3);
    if !tree.is_empty() {
        window.event(Event::Paste(tree.to_owned()));
    }
    let started = Instant::now();
    window.run_steps(2);
    while window.state().state().job.is_some() {
        assert!(started.elapsed() < Duration::from_secs(60), "the job never ends");
        std::thread::sleep(Duration::from_millis(5));
        window.run_steps(1);
    }
    window.run_steps(2);
    window
}

fn press(window: &mut Harness<'_, Plywalk>, key: Key) {
    press_with(window, Modifiers::NONE, key);
}

fn press_with(window: &mut Harness<'_, Plywalk>, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run_steps(3);
}

fn place(window: &Harness<'_, Plywalk>, path: &[usize]) -> Option<Pos2> {
    window.state().place_of(node(window, path))
}

fn node(window: &Harness<'_, Plywalk>, path: &[usize]) -> NodeId {
    window.state().state().lesson.tree().at_path(path).unwrap()
}

fn chosen(window: &Harness<'_, Plywalk>) -> Option<NodeId> {
    window.state().state().view.chosen
}

/// What the canvas surely has for itself.
fn middle() -> Rect {
    Rect::from_min_max(pos2(0.0, 36.0), pos2(940.0, 640.0))
}

#[test]
fn what_is_fitted_stays_so_until_the_picture_is_moved() {
    let branch = "[[4, 6, 5], [7, 2, 9], [1, 8, 3]]";
    let mut window = window(&format!("[{branch}, {branch}, {branch}, {branch}]"));
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
    let mut window = window("");
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
    let mut window = window(BINARY);
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
        let mut window = window(BINARY);
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

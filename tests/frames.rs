//! Frames of the full tic-tac-toe tree, laid out and tessellated without a renderer: no panic at any zoom, step and
//! size, a bounded number of quads, and the current node in the picture whenever it is followed. Correctness, not speed.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![cfg(feature = "app")]

use std::time::{Duration, Instant};

use eframe::egui::{Event, Key, Modifiers, Pos2, Rect, pos2};
use egui_kittest::Harness;
use plywalk::app::command::Command;
use plywalk::app::folding::Folding;
use plywalk::app::{Plywalk, Start};
use plywalk::search::{Algorithm, Order};
use plywalk::texts::Language;
use plywalk::tree::NodeId;

/// As many quads as a frame may have, whatever it shows.
const MOST_QUADS: usize = 50_000;

fn window(size: [f32; 2], tree: &str) -> Harness<'static, Plywalk> {
    let start = Start { file: None, language: Some(Language::English) };
    let mut window =
        Harness::builder().with_size(size).with_step_dt(0.02).build_eframe(move |context| Plywalk::new(context, start));
    window.run_steps(2);
    if tree == "tic-tac-toe" {
        window.state_mut().give(Command::GrowDialog);
        window.run_steps(1);
        window.state_mut().give(Command::Grow);
    } else {
        window.event(Event::Paste(tree.to_owned()));
    }
    settle(&mut window);
    window
}

/// Runs frames until no job is under way.
fn settle(window: &mut Harness<'_, Plywalk>) {
    let start = Instant::now();
    window.run_steps(2);
    while window.state().state().job.is_some() {
        assert!(start.elapsed() < Duration::from_secs(120), "the job never ends");
        std::thread::sleep(Duration::from_millis(5));
        window.run_steps(1);
    }
    window.run_steps(2);
}

/// Tessellates the last frame and counts its quads: two triangles each.
fn quads(window: &Harness<'_, Plywalk>) -> usize {
    let shapes = window.output().shapes.clone();
    let meshes = window.ctx.tessellate(shapes, window.ctx.pixels_per_point());
    let triangles = |primitive: &eframe::egui::epaint::Primitive| match primitive {
        eframe::egui::epaint::Primitive::Mesh(mesh) => {
            assert!(mesh.vertices.iter().all(|vertex| vertex.pos.is_finite()), "geometry is finite");
            mesh.indices.len() / 3
        }
        eframe::egui::epaint::Primitive::Callback(_) => 0,
    };
    meshes.iter().map(|mesh| triangles(&mesh.primitive)).sum::<usize>() / 2
}

fn check(window: &Harness<'_, Plywalk>, what: &str) {
    let quads = quads(window);
    assert!(quads <= MOST_QUADS, "{what}: {quads} quads");
}

fn scroll(window: &mut Harness<'_, Plywalk>, at: Pos2, lines: f32) {
    window.hover_at(at);
    window.event(Event::MouseWheel {
        unit: eframe::egui::MouseWheelUnit::Line,
        delta: [0.0, lines].into(),
        modifiers: Modifiers::NONE,
        phase: eframe::egui::TouchPhase::Move,
        source: eframe::egui::MouseWheelSource::Wheel,
    });
    // Scrolling is smoothed over several frames.
    window.run_steps(6);
}

/// Steps spread over a search, cutoffs among them.
fn steps(window: &Harness<'_, Plywalk>) -> Vec<usize> {
    let trace = &window.state().state().lesson.trace;
    let last = trace.steps();
    let mut steps: Vec<usize> = [0, 1, 9, last / 3, last / 2 + 7, last - 1, last].into();
    steps.extend(trace.next_cutoff(last / 4));
    steps
}

/// Checks a step's frames: the whole tree, and so many zooms by so many lines of the wheel each.
fn zoom_in_at(window: &mut Harness<'_, Plywalk>, step: usize, (zooms, lines): (usize, f32)) {
    window.state_mut().give(Command::Fit);
    window.state_mut().give(Command::GoTo(step));
    window.run_steps(3);
    check(window, &format!("fitted at step {step}"));
    for zoom in 0..zooms {
        scroll(window, pos2(300.0 + 40.0 * zoom as f32, 330.0), lines);
        check(window, &format!("zoom {zoom} at step {step}"));
    }
}

#[test]
fn the_full_tree_at_every_zoom_and_step() {
    let mut window = window([1280.0, 800.0], "tic-tac-toe");
    assert_eq!(window.state().state().lesson.tree().len(), 549_946);
    for algorithm in [Algorithm::AlphaBeta, Algorithm::Minimax] {
        window.state_mut().give(Command::SetAlgorithm(algorithm));
        settle(&mut window);
        for step in steps(&window) {
            zoom_in_at(&mut window, step, (12, 12.0));
        }
    }
}

#[test]
fn the_full_tree_in_the_order_of_its_search() {
    let mut window = window([1280.0, 800.0], "tic-tac-toe");
    window.state_mut().give(Command::SetOrder(Order::BestFirst));
    window.state_mut().give(Command::ToggleSearchOrder);
    settle(&mut window);
    for step in steps(&window) {
        zoom_in_at(&mut window, step, (8, 18.0));
        window.state_mut().give(Command::Fold(Folding::PathOnly));
        window.run_steps(20);
        check(&window, &format!("folded at step {step}"));
        window.state_mut().give(Command::Fold(Folding::UnfoldAll));
    }
}

#[test]
fn the_full_tree_with_its_root_at_the_left_and_whatever_is_fitted_or_found() {
    let mut window = window([1280.0, 800.0], "tic-tac-toe");
    window.state_mut().give(Command::Find);
    for step in steps(&window) {
        window.state_mut().give(Command::GoTo(step));
        window.state_mut().give(Command::Turn);
        for command in [Command::FitPath, Command::FitLevel, Command::FitSubtree, Command::Fit] {
            let what = format!("{command:?} at step {step}");
            window.state_mut().give(command);
            window.run_steps(2);
            check(&window, &what);
        }
        for zoom in 0..8 {
            scroll(&mut window, pos2(300.0 + 40.0 * zoom as f32, 330.0), 12.0);
            check(&window, &format!("turned, zoom {zoom} at step {step}"));
        }
        for text in ["X4 O0 X8", "= 1", "??X/?X?/X??", "no such thing"] {
            window.state_mut().give(Command::FindText(text.to_owned()));
            window.run_steps(14);
            check(&window, &format!("{text} at step {step}"));
        }
    }
}

#[test]
fn the_full_tree_folded_in_every_way() {
    let mut window = window([1280.0, 800.0], "tic-tac-toe");
    let ways: [&[Folding]; 6] = [
        &[Folding::Below(2)],
        &[Folding::Below(7)],
        &[Folding::PathOnly],
        &[Folding::UnfoldAll, Folding::SeenOnly],
        &[Folding::ToggleAt(NodeId::new(3)), Folding::Reveal],
        &[Folding::SeenOnly, Folding::UnfoldAll],
    ];
    for way in ways {
        for &folding in way {
            window.state_mut().give(Command::Fold(folding));
            // While nodes move, and afterwards.
            for _ in 0..20 {
                window.run_steps(1);
                check(&window, &format!("{folding:?}"));
            }
        }
        for step in steps(&window) {
            window.state_mut().give(Command::Fit);
            window.state_mut().give(Command::GoTo(step));
            window.run_steps(3);
            check(&window, &format!("{way:?} at step {step}"));
            for zoom in 0..8 {
                scroll(&mut window, pos2(300.0 + 40.0 * zoom as f32, 330.0), 18.0);
                check(&window, &format!("{way:?} nearer at step {step}"));
            }
            // The next step is followed, wherever it is.
            window.key_press(Key::ArrowRight);
            window.run_steps(20);
            let lesson = &window.state().state().lesson;
            if let Some(current) = lesson.moment().current() {
                assert!(lesson.layout.shows(current), "{way:?} at step {step}");
                let place = window.state().place_of(current);
                let is_followed = step < lesson.trace.steps() && window.state().state().view.fitted.is_none();
                assert!(place.is_some() || !is_followed, "{way:?} after step {step}");
            }
        }
    }
    for size in [[0.0, 0.0], [1.0, 1.0], [1280.0, 800.0]] {
        window.set_size(size.into());
        window.state_mut().give(Command::Fold(Folding::PathOnly));
        for _ in 0..20 {
            window.run_steps(1);
            check(&window, &format!("{size:?}"));
        }
    }
}

#[test]
fn the_current_node_is_in_the_picture_when_followed() {
    let mut window = window([1280.0, 800.0], "tic-tac-toe");
    window.key_press(Key::ArrowRight);
    window.run_steps(2);
    for _ in 0..14 {
        scroll(&mut window, pos2(470.0, 330.0), 12.0);
    }
    let canvas = Rect::from_min_max(pos2(0.0, 36.0), pos2(940.0, 640.0));
    // Looking elsewhere is allowed; it is the next step that is followed.
    window.state_mut().give(Command::ToStart);
    window.run_steps(2);
    for step in steps(&window).into_iter().skip(1) {
        window.state_mut().give(Command::GoTo(step));
        window.run_steps(3);
        let current = window.state().state().lesson.moment().current().unwrap();
        let place = window.state().place_of(current);
        assert!(place.is_some_and(|place| canvas.contains(place)), "step {step}: {place:?}");
    }
}

#[test]
fn windows_without_room_and_other_shapes_of_trees() {
    let star = format!("[{}]", (0..100_000).map(|leaf| (leaf % 97).to_string()).collect::<Vec<_>>().join(","));
    let chain = format!("{}7{}", "[".repeat(9_999), "]".repeat(9_999));
    let comb = format!("{}0{}", "[1,".repeat(5_000), "]".repeat(5_000));
    for tree in ["tic-tac-toe", &star, &chain, &comb] {
        let mut window = window([1280.0, 800.0], tree);
        for size in [[0.0, 0.0], [1.0, 1.0], [320.0, 200.0], [1920.0, 1080.0], [1280.0, 800.0]] {
            window.set_size(size.into());
            for step in steps(&window) {
                window.state_mut().give(Command::Fit);
                window.state_mut().give(Command::GoTo(step));
                window.run_steps(2);
                check(&window, &format!("{size:?} at step {step}"));
                scroll(&mut window, pos2(size[0] / 3.0, size[1] / 2.0), 20.0);
                check(&window, &format!("{size:?} nearer at step {step}"));
            }
        }
    }
}

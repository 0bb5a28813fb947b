//! The window as tests drive it: opened without a display, given trees, keys and commands.
#![allow(dead_code, reason = "each test crate uses a part")]

use std::path::PathBuf;
use std::time::{Duration, Instant};

use eframe::egui::{Event, Key, Modifiers, Pos2};
use egui_kittest::Harness;
use plywalk::app::command::Command;
use plywalk::app::{Plywalk, Start};
use plywalk::texts::Language;
use plywalk::tree::NodeId;

pub type Window = Harness<'static, Plywalk>;

pub fn window_in(language: Language, size: [f32; 2], file: Option<PathBuf>) -> Window {
    let start = Start { file, language: Some(language) };
    Harness::builder().with_size(size).with_step_dt(0.05).build_eframe(move |context| Plywalk::new(context, start))
}

/// A window on the first exercise.
pub fn window() -> Window {
    window_in(Language::English, [1280.0, 800.0], None)
}

/// A window on a tree.
pub fn window_on(tree: &str) -> Window {
    let mut window = window();
    window.run_steps(3);
    paste(&mut window, tree);
    window
}

/// A window on a tree, in which nodes are at their places at once.
pub fn still_window_on(tree: &str) -> Window {
    let mut window = window();
    window.run_steps(3);
    window.ctx.all_styles_mut(|style| style.animation_time = 0.0);
    paste(&mut window, tree);
    window
}

pub fn paste(window: &mut Window, text: &str) {
    window.event(Event::Paste(text.to_owned()));
    settle(window);
}

/// Runs frames until no job is under way.
pub fn settle(window: &mut Window) {
    let started = Instant::now();
    window.run_steps(2);
    while window.state().state().job.is_some() {
        assert!(started.elapsed() < Duration::from_secs(120), "the job never ends");
        std::thread::sleep(Duration::from_millis(5));
        window.run_steps(1);
    }
    window.run_steps(2);
}

pub fn give(window: &mut Window, command: Command) {
    window.state_mut().give(command);
    settle(window);
}

pub fn press(window: &mut Window, key: Key) {
    press_with(window, Modifiers::NONE, key);
}

pub fn press_with(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run_steps(3);
}

pub fn step(window: &Window) -> usize {
    window.state().state().lesson.step
}

pub fn node(window: &Window, path: &[usize]) -> NodeId {
    window.state().state().lesson.tree().at_path(path).unwrap()
}

/// The middle of a node that can be read, in the window's points.
pub fn place(window: &Window, path: &[usize]) -> Option<Pos2> {
    window.state().place_of(node(window, path))
}

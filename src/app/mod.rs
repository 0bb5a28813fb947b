//! The window. The only room that knows egui.
//!
//! [`State`](state::State) is everything that is shown; panels and canvas read it and push [`Command`](command::Command)s;
//! `apply.rs` carries them out. [`Plywalk`] ties the three together, once a frame.

mod apply;
mod canvas;
pub mod command;
pub mod edits;
mod files;
pub mod finding;
pub mod folding;
pub mod grow;
mod hover;
mod icon;
pub mod jobs;
pub mod keys;
pub mod lesson;
mod motion;
mod output;
mod paint;
mod panels;
mod saving;
mod searching;
pub mod settings;
pub mod state;
mod theme;
mod view;
mod window;

use std::path::PathBuf;

use eframe::egui::ViewportBuilder;
use thiserror::Error;

use crate::texts::Language;

pub use window::Plywalk;

/// What the window opens with.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// A tree file; none for the first exercise.
    pub file: Option<PathBuf>,
    /// The language, in the place of the remembered one.
    pub language: Option<Language>,
}

/// Why there is no window.
#[derive(Debug, Error)]
pub enum RunError {
    /// Neither X11 nor Wayland is there.
    #[error("no display")]
    NoDisplay,
    /// The system refused a window or a drawing context.
    #[error("no window: {0}")]
    Window(#[from] eframe::Error),
}

/// Opens the window and returns when it is closed.
///
/// # Errors
/// If there is no display, or no window can be opened on it.
pub fn run(start: Start) -> Result<(), RunError> {
    if !has_display() {
        return Err(RunError::NoDisplay);
    }
    let viewport = ViewportBuilder::default()
        .with_app_id("plywalk")
        .with_title("Plywalk")
        .with_inner_size([1260.0, 740.0])
        .with_min_inner_size([640.0, 420.0])
        .with_drag_and_drop(true)
        .with_icon(icon::icon());
    let options = eframe::NativeOptions { viewport, ..Default::default() };
    eframe::run_native("plywalk", options, Box::new(|context| Ok(Box::new(Plywalk::new(context, start)))))?;
    Ok(())
}

/// True if a display is named, where displays have names.
fn has_display() -> bool {
    let named = |variable: &str| std::env::var_os(variable).is_some_and(|name| !name.is_empty());
    !cfg!(all(unix, not(target_os = "macos"))) || named("DISPLAY") || named("WAYLAND_DISPLAY")
}

//! Saving the tree and its picture, and copying the picture.

use std::path::Path;

use crate::texts::vocabulary::AppTexts;
use crate::{export, format};

use super::apply::Outside;
use super::lesson::{Lesson, Origin};
use super::output;
use super::state::{Notice, State};

/// Saves the tree, which from then on is that file's.
pub fn save(state: &mut State, path: &Path) {
    let app = &state.texts().app;
    match output::save(path, format::write(&state.lesson.document).as_bytes()) {
        Ok(()) => {
            state.lesson.edits.note_saved();
            state.lesson.origin = Origin::File(path.to_owned());
            state.settings.remember_file(path);
            state.status = (app.saved)(&path.display().to_string());
            state.path = None;
        }
        Err(error) => state.notice = Some(not_saved(path, &error, app)),
    }
}

/// Saves the picture of this step.
pub fn save_picture(state: &mut State, path: &Path, outside: &dyn Outside) {
    let app = &state.texts().app;
    let scene = output::picture(state, &outside.palette());
    match output::save_picture(path, &scene) {
        Ok(()) => {
            state.status = (app.saved)(&path.display().to_string());
            state.path = None;
        }
        Err(error) => state.notice = Some(not_saved(path, &error, app)),
    }
}

fn not_saved(path: &Path, error: &dyn std::fmt::Display, app: &AppTexts) -> Notice {
    Notice { headline: app.cannot_save.to_owned(), details: format!("{}: {error}", path.display()) }
}

/// Puts the picture of this step on the clipboard.
pub fn copy_picture(state: &mut State, outside: &dyn Outside) {
    let scene = output::picture(state, &outside.palette());
    match export::pixels(&scene, output::PIXELS_A_POINT) {
        Ok(pixels) => {
            outside.copy_picture(pixels);
            state.status = state.texts().app.copied.to_owned();
        }
        Err(error) => {
            let headline = state.texts().app.cannot_save.to_owned();
            state.notice = Some(Notice { headline, details: error.to_string() });
        }
    }
}

/// What a saved tree is called unless the user says otherwise: as its file is.
pub fn tree_name(lesson: &Lesson) -> String {
    match &lesson.origin {
        Origin::File(path) => path.display().to_string(),
        _ => "tree.json".to_owned(),
    }
}

/// What a saved picture is called unless the user says otherwise: as its tree's file is, with the step.
pub fn picture_name(lesson: &Lesson) -> String {
    match &lesson.origin {
        Origin::File(path) => {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy();
            path.with_file_name(format!("{stem}-step-{}.svg", lesson.step)).display().to_string()
        }
        _ => format!("step-{}.svg", lesson.step),
    }
}

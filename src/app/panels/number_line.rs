//! The number line: both jaws of the current window and the running value between them.

use eframe::egui::{Sense, Ui, vec2};

use crate::scene::{self, Size};

use super::super::paint::paint_at;
use super::super::state::State;
use super::super::theme::Palette;
use super::super::view;

/// Shows the number line, `height` points high.
pub fn number_line(ui: &mut Ui, state: &State, palette: &Palette, height: f32) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let size = Size { width: rect.width(), height: rect.height() };
    let scene = scene::number_line(&state.lesson.moment(), &view::style(state, palette), size);
    paint_at(&ui.painter_at(rect), &scene.shapes, rect.min.to_vec2());
    response.on_hover_text(state.texts().app.number_line_tip);
}

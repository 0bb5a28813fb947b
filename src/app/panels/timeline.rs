//! The timeline: every step from left to right, cutoffs as ticks, alpha above and beta below.

use eframe::egui::{
    Align2, Area, Color32, CursorIcon, FontId, Frame, Order, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};

use crate::texts::numbers::format_count;

use super::super::command::Command;
use super::super::state::State;
use super::super::theme::Palette;
use super::scrub::{Scrub, Track, scrub};

/// Shows the timeline, `height` points high. A click or a drag goes to the step under the pointer.
pub fn timeline(ui: &mut Ui, state: &State, palette: &Palette, height: f32, commands: &mut Vec<Command>) {
    let app = &state.texts().app;
    let trace = &state.lesson.trace;
    let steps = trace.steps();
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::slider(true, state.lesson.step as f64, app.timeline));
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    let line = Track { rect: rect.shrink2(vec2(8.0, 0.0)), steps };
    let (track, x_of) = (line.rect, |step: usize| line.x_of(step));
    let drag = scrub(ui, response.id.with("scrub"), &line, response.interact_pointer_pos(), state.lesson.step);
    if let Some((begins, scrub)) = drag
        && scrub.step() != state.lesson.step
    {
        commands.push(if begins { Command::GoTo(scrub.step()) } else { Command::Drag(scrub.step()) });
    }

    let painter = ui.painter_at(rect);
    let middle = rect.center().y;
    let groove = Rect::from_center_size(pos2(track.center().x, middle), vec2(track.width(), 4.0));
    painter.rect_filled(groove, 2.0, palette.faint);
    let done = Rect::from_min_max(groove.min, pos2(x_of(state.lesson.step), groove.max.y));
    painter.rect_filled(done, 2.0, palette.ink);
    cutoff_ticks(state, palette, rect, track, &painter);
    iteration_marks(state, palette, rect, &line, &painter);
    let knob = Rect::from_center_size(pos2(x_of(state.lesson.step), middle), vec2(8.0, height * 0.6));
    painter.rect(knob, 2.0, palette.ground, Stroke::new(2.0, palette.ink), StrokeKind::Inside);
    if response.has_focus() {
        painter.rect_stroke(rect, 2.0, Stroke::new(1.0, palette.ink), StrokeKind::Inside);
    }
    if let Some((_, scrub)) = drag.filter(|(_, scrub)| scrub.rate < line.coarse()) {
        say_how_fine(ui, state, scrub, knob);
    } else if let Some(pointer) = response.hover_pos() {
        let hovered = line.step_at(pointer.x);
        let moment = state.lesson.moment().at(hovered);
        response.on_hover_text(format!("{hovered}: {}", crate::explain::sentence(&moment, state.texts())));
    }
}

/// While one drags finely: the step and how fine, over the knob.
fn say_how_fine(ui: &Ui, state: &State, scrub: Scrub, knob: Rect) {
    let rate = if scrub.rate < 10.0 { format!("{:.1}", scrub.rate) } else { format_count(scrub.rate.round() as usize) };
    let fine = (state.texts().app.ways.steps_a_point)(&rate);
    let text = format!("{} · {fine}", format_count(scrub.step()));
    let place = knob.center_top() - vec2(0.0, 8.0);
    Area::new(ui.scope_id().with("fine"))
        .order(Order::Tooltip)
        .interactable(false)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(place)
        .show(ui.ctx(), |ui| Frame::popup(ui.style()).show(ui, |ui| ui.label(text)));
}

/// One tick a pixel column at most, however many cutoffs fall on it.
fn cutoff_ticks(state: &State, palette: &Palette, rect: Rect, track: Rect, painter: &eframe::egui::Painter) {
    let trace = &state.lesson.trace;
    let steps = trace.steps().max(1);
    let columns = track.width().max(0.0) as usize;
    let middle = rect.center().y;
    let reach = rect.height() / 2.0 - 2.0;
    let tick = |x: f32, up: bool, color: Color32| {
        let (from, to) = if up { (middle - reach, middle - 4.0) } else { (middle + 4.0, middle + reach) };
        painter.rect_filled(Rect::from_min_max(pos2(x - 1.0, from), pos2(x + 1.0, to)), 0.0, color);
    };
    // A column holds the steps that are drawn nearest to it.
    let edge = |column: usize| ((column as f64 - 0.5) / columns.max(1) as f64 * steps as f64).ceil().max(0.0) as usize;
    for column in 0..=columns {
        let (alpha, beta) = trace.cutoffs_between(edge(column), edge(column + 1));
        let x = track.left() + column as f32;
        // Where a column stands for many steps, the ticks are the stronger the more of them are cutoffs.
        let steps_here = (edge(column + 1) - edge(column)).max(1);
        let strength = |cutoffs: usize| (0.25 + 3.0 * cutoffs as f32 / steps_here as f32).min(1.0);
        if alpha > 0 {
            tick(x, true, palette.alpha.gamma_multiply(strength(alpha)));
        }
        if beta > 0 {
            tick(x, false, palette.beta.gamma_multiply(strength(beta)));
        }
    }
}

/// A line where each iteration begins, with its depth where there is room.
fn iteration_marks(state: &State, palette: &Palette, rect: Rect, line: &Track, painter: &eframe::egui::Painter) {
    let mut free_from = f32::NEG_INFINITY;
    for (start, depth) in state.lesson.trace.iteration_depths() {
        let x = line.x_of(start - 1);
        painter.vline(x, rect.y_range(), Stroke::new(1.0, palette.ink));
        let text = (state.texts().app.choices.iteration_mark)(depth);
        let galley = painter.layout_no_wrap(text, FontId::proportional(11.0), palette.ink);
        let width = galley.size().x;
        if x + 3.0 >= free_from && x + 3.0 + width <= rect.right() {
            painter.galley(pos2(x + 3.0, rect.top()), galley, palette.ink);
            free_from = x + 9.0 + width;
        }
    }
}

//! What the search has done so far.

use eframe::egui::{Grid, RichText, Ui};

use crate::texts::numbers::format_count;

use super::super::state::State;

/// Shows the counts, visited nodes beside what minimax visits.
pub fn counts(ui: &mut Ui, state: &State) {
    let app = &state.texts().app;
    let counts = state.lesson.moment().counts();
    let minimax = state.lesson.minimax_visits();
    ui.label(RichText::new((app.beside_minimax)(&format_count(counts.visited), &format_count(minimax))).strong());
    let rows = [
        (app.evaluated, counts.evaluated, app.branches, counts.pruned_branches),
        (app.alpha_cutoffs, counts.alpha_cutoffs, app.nodes_pruned, counts.pruned_nodes),
        (app.beta_cutoffs, counts.beta_cutoffs, "", 0),
    ];
    Grid::new("counts").num_columns(4).spacing([10.0, 2.0]).show(ui, |ui| {
        for (left, left_count, right, right_count) in rows {
            ui.label(left);
            ui.monospace(format_count(left_count));
            if !right.is_empty() {
                ui.label(right);
                ui.monospace(format_count(right_count));
            }
            ui.end_row();
        }
    });
    if let Some(opposite) = state.lesson.opposite() {
        let end = state.lesson.moment().at(state.lesson.trace.steps()).counts();
        let leaves = state.lesson.tree().leaf_count();
        let text = (app.opposite_order)(end.evaluated, opposite.evaluated, leaves);
        ui.label(RichText::new(text).weak()).on_hover_text(app.opposite_order_tip);
    }
}

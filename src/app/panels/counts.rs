//! What the search has done so far.

use eframe::egui::{Grid, RichText, Ui};

use crate::search::{Algorithm, Table};
use crate::texts::numbers::format_count;

use super::super::state::State;

/// Shows the counts, visited nodes beside what minimax visits.
pub fn counts(ui: &mut Ui, state: &State) {
    let app = &state.texts().app;
    let counts = state.lesson.moment().counts();
    let minimax = state.lesson.minimax_visits();
    ui.label(RichText::new((app.beside_minimax)(&format_count(counts.visited), &format_count(minimax))).strong());
    let options = state.lesson.options();
    // Where the least possible is known, its line says what was evaluated.
    let mut rows = Vec::new();
    rows.extend(state.lesson.least_leaves().is_none().then_some((app.evaluated, counts.evaluated)));
    if options.algorithm.has_window() {
        rows.extend([
            (app.branches, counts.pruned_branches),
            (app.alpha_cutoffs, counts.alpha_cutoffs),
            (app.nodes_pruned, counts.pruned_nodes),
            (app.beta_cutoffs, counts.beta_cutoffs),
        ]);
    }
    if options.algorithm == Algorithm::Pvs {
        rows.push((app.choices.searched_again, counts.searched_again));
    }
    if options.table != Table::Off {
        let below = counts.table_nodes - counts.from_table;
        rows.extend([(app.choices.from_table, counts.from_table), (app.choices.below_table, below)]);
    }
    let words = &app.choices;
    if let Some(iteration) = state.lesson.moment().iteration() {
        let here = state.lesson.moment().iteration_counts().visited;
        let depth = state.lesson.moment().limit().unwrap_or_default();
        let minimax = format_count(state.lesson.minimax_visits());
        ui.label((words.this_iteration)(iteration + 1, depth, &format_count(here), &minimax));
    }
    if let Some(least) = state.lesson.least_leaves() {
        let here = state.lesson.moment().iteration_counts().evaluated;
        let numbers = [here, least, state.lesson.minimax_leaves()].map(format_count);
        ui.label((words.least)(&numbers[0], &numbers[1], &numbers[2])).on_hover_text(words.least_tip);
    }
    Grid::new("counts").num_columns(4).spacing([10.0, 2.0]).show(ui, |ui| {
        for pair in rows.chunks(2) {
            for &(name, count) in pair {
                ui.label(name);
                ui.monospace(format_count(count));
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

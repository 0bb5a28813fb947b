//! The log as lessons print it: leaves evaluated, constraint formed, leaves skipped.

use eframe::egui::{Grid, Label, RichText, ScrollArea, Sense, Ui};

use crate::explain::{constraint_headings, constraints};

use super::super::command::Command;
use super::super::state::State;

/// The table is made for trees that a lesson could print; of longer searches the first lines are shown.
const MOST_ROWS: usize = 500;

/// Shows the lines formed so far; a click on one goes to its step.
pub fn table(ui: &mut Ui, state: &State, commands: &mut Vec<Command>) {
    let (moment, texts) = (state.lesson.moment(), state.texts());
    let rows: Vec<_> = constraints(&moment, texts).take(MOST_ROWS).collect();
    let width = ((ui.available_width() - 40.0) / 3.0).max(80.0);
    ScrollArea::both().id_salt("table").auto_shrink(false).show(ui, |ui| {
        Grid::new("constraints").num_columns(3).striped(true).spacing([10.0, 4.0]).max_col_width(width).show(
            ui,
            |ui| {
                for heading in constraint_headings(texts) {
                    ui.add(Label::new(RichText::new(heading).strong()).wrap());
                }
                ui.end_row();
                for row in &rows {
                    for cell in &row.cells {
                        if ui.add(Label::new(cell).wrap().sense(Sense::click())).clicked() {
                            commands.push(Command::GoTo(row.step));
                        }
                    }
                    ui.end_row();
                }
            },
        );
    });
}

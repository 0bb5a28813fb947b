//! The log: a line a step.

use eframe::egui::{Align, Label, RichText, Sense, TextStyle, Ui};
use egui_extras::{Column, TableBuilder};

use crate::explain::{log_headings, log_row};

use super::super::command::{Command, LogFormat};
use super::super::state::State;
use super::command_button;

/// Shows the log; a click on a line goes to its step. The present step stays in view.
pub fn log(ui: &mut Ui, state: &mut State, commands: &mut Vec<Command>) {
    let texts = state.texts();
    ui.horizontal(|ui| {
        command_button(ui, commands, &texts.app, Command::CopyLog(LogFormat::Markdown), true);
        command_button(ui, commands, &texts.app, Command::CopyLog(LogFormat::Csv), true);
    });
    let now = state.lesson.step;
    let moved = state.log_at != Some(now);
    state.log_at = Some(now);
    let row_height = ui.text_style_height(&TextStyle::Body) + 4.0;
    let mut table = TableBuilder::new(ui)
        .striped(true)
        .sense(Sense::click())
        .columns(Column::auto().at_least(26.0), 2)
        .column(Column::auto().at_least(64.0).clip(true))
        .columns(Column::auto().at_least(30.0), 3)
        .column(Column::remainder());
    if moved {
        table = table.scroll_to_row(now, Some(Align::Center));
    }
    let moment = state.lesson.moment();
    table
        .header(row_height, |mut header| {
            for heading in log_headings(texts) {
                header.col(|ui| {
                    ui.add(Label::new(RichText::new(heading).strong()).extend());
                });
            }
        })
        .body(|body| {
            body.rows(row_height, state.lesson.trace.steps() + 1, |mut row| {
                let step = row.index();
                row.set_selected(step == now);
                for cell in log_row(&moment.at(step), texts).cells() {
                    row.col(|ui| {
                        ui.add(Label::new(cell).extend().selectable(false));
                    });
                }
                if row.response().clicked() {
                    commands.push(Command::GoTo(step));
                }
            });
        });
}

//! The side panel: number line, counts, and one of the pages.

use eframe::egui::Ui;

use crate::search::Table;

use super::super::command::Command;
use super::super::state::{SidePage, State};
use super::super::theme::Palette;
use super::{code, counts, log, number_line, positions, stack, table, task};

/// Shows the side panel.
pub fn side(ui: &mut Ui, state: &mut State, palette: &Palette, commands: &mut Vec<Command>) {
    let app = &state.texts().app;
    if state.lesson.options().algorithm.has_window() {
        number_line(ui, state, palette, 88.0);
        ui.separator();
    }
    counts::counts(ui, state);
    ui.separator();
    ui.horizontal_wrapped(|ui| {
        for (page, text, tip) in [
            (SidePage::Task, app.page_task, app.page_task_tip),
            (SidePage::Code, app.page_code, app.page_code_tip),
            (SidePage::Stack, app.page_stack, app.page_stack_tip),
            (SidePage::Log, app.page_log, app.page_log_tip),
            (SidePage::Table, app.page_table, app.page_table_tip),
            (SidePage::Positions, app.choices.page_positions, app.choices.page_positions_tip),
        ] {
            if page == SidePage::Positions && state.lesson.options().table == Table::Off {
                continue;
            }
            ui.selectable_value(&mut state.page, page, text).on_hover_text(tip);
        }
    });
    ui.add_space(4.0);
    match state.page {
        SidePage::Task => task::task(ui, state, commands),
        SidePage::Code => code::code(ui, state, palette),
        SidePage::Stack => stack::stack(ui, state, commands),
        SidePage::Log => log::log(ui, state, commands),
        SidePage::Table => table::table(ui, state, commands),
        SidePage::Positions => positions::positions(ui, state, commands),
    }
}

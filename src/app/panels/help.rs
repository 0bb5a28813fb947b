//! The page of keys.

use eframe::egui::{Grid, RichText, ScrollArea, Ui};

use super::super::command::Command;
use super::super::state::State;

/// Shows every command that has a key, by group.
pub fn help(ui: &mut Ui, state: &State) {
    let app = &state.texts().app;
    let height = ui.ctx().content_rect().height() * 0.75;
    ScrollArea::vertical().max_height(height).min_scrolled_height(height).show(ui, |ui| {
        ui.label(app.help_mouse);
        for (group, commands) in Command::GROUPS {
            ui.add_space(8.0);
            ui.label(RichText::new(group(app)).strong());
            Grid::new(group(app)).num_columns(2).striped(true).spacing([18.0, 4.0]).show(ui, |ui| {
                for command in commands {
                    let (Some(label), Some(key)) = (command.label(app), command.key_text()) else { continue };
                    ui.label(RichText::new(key).monospace().strong());
                    ui.label(label.tip);
                    ui.end_row();
                }
            });
        }
    });
}

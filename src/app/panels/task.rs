//! What the tree is, the exercise's question, and its answer once asked for.

use eframe::egui::{RichText, ScrollArea, Ui};

use super::super::command::Command;
use super::super::state::State;
use super::command_button;

/// Shows the tree's own words.
pub fn task(ui: &mut Ui, state: &State, commands: &mut Vec<Command>) {
    let (app, language, document) = (&state.texts().app, state.language(), &state.lesson.document);
    ScrollArea::vertical().id_salt("task").auto_shrink(false).show(ui, |ui| {
        ui.label(RichText::new(state.lesson.title(language)).strong().size(17.0));
        if let Some(description) = document.description.get(language) {
            ui.label(description);
        }
        if let Some(source) = &document.source {
            ui.label(RichText::new(source).weak());
        }
        if let Some(question) = document.question.get(language) {
            ui.add_space(8.0);
            ui.label(RichText::new(app.question).strong());
            ui.label(RichText::new(question).size(16.0));
        }
        if let Some(answer) = document.answer.get(language) {
            ui.add_space(8.0);
            if state.answer {
                ui.label(RichText::new(app.answer).strong());
                ui.label(RichText::new(answer).size(16.0));
            } else {
                command_button(ui, commands, app, Command::ShowAnswer, true);
            }
        }
    });
}

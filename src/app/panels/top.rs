//! The top bar: menus, the tree's name, the algorithm, the conventions in force, language, colours, help.

use eframe::egui::{Align, ComboBox, Layout, RichText, Ui};

use crate::search::Algorithm;

use super::super::command::Command;
use super::super::state::State;
use super::{conventions, menu, sign_button};

/// Shows the top bar.
pub fn top(ui: &mut Ui, state: &State, commands: &mut Vec<Command>) {
    let app = &state.texts().app;
    ui.horizontal_centered(|ui| {
        menu::menus(ui, state, commands);
        ui.separator();
        ui.label(RichText::new(state.lesson.title(state.language())).strong());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            sign_button(ui, commands, app, Command::ToggleHelp, "?", true);
            menu::language(ui, state, commands);
            conventions::conventions(ui, state, commands);
            algorithm(ui, state, commands);
        });
    });
}

fn algorithm(ui: &mut Ui, state: &State, commands: &mut Vec<Command>) {
    let texts = state.texts();
    let app = &texts.app;
    let now = state.lesson.options().algorithm;
    let response = ComboBox::from_id_salt("algorithm")
        .selected_text(now.name(texts))
        .show_ui(ui, |ui| {
            for algorithm in Algorithm::ALL {
                if ui.selectable_label(algorithm == now, algorithm.name(texts)).clicked() {
                    commands.push(Command::SetAlgorithm(algorithm));
                }
            }
        })
        .response;
    super::name(&response, eframe::egui::Role::ComboBox, app.algorithm);
    response.on_hover_text(app.algorithm_tip);
}

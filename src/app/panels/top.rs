//! The top bar: menus, the tree's name, the algorithm, the conventions in force, language, colours, help.

use eframe::egui::{Align, ComboBox, Layout, RichText, Ui};

use crate::explain::algorithm_name;
use crate::search::{Algorithm, Cut, Fail, Options, Order};
use crate::texts::vocabulary::AppTexts;

use super::super::command::Command;
use super::super::state::State;
use super::{menu, sign_button};

/// The deepest limit offered in the menu of conventions.
const DEPTHS: usize = 12;

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
            conventions_chip(ui, state, commands);
            algorithm(ui, state, commands);
        });
    });
}

fn algorithm(ui: &mut Ui, state: &State, commands: &mut Vec<Command>) {
    let texts = state.texts();
    let app = &texts.app;
    let now = state.lesson.options().algorithm;
    let response = ComboBox::from_id_salt("algorithm")
        .selected_text(algorithm_name(now, texts))
        .show_ui(ui, |ui| {
            for algorithm in Algorithm::ALL {
                if ui.selectable_label(algorithm == now, algorithm_name(algorithm, texts)).clicked() {
                    commands.push(Command::SetAlgorithm(algorithm));
                }
            }
        })
        .response;
    super::name(&response, eframe::egui::Role::ComboBox, app.algorithm);
    response.on_hover_text(app.algorithm_tip);
}

/// The conventions in force: `≥ · fail-soft · left to right`.
fn conventions(options: &Options, app: &AppTexts) -> String {
    let mut parts = Vec::new();
    if options.algorithm.has_window() {
        parts.push(match options.cut {
            Cut::AtLeast => "≥".to_owned(),
            Cut::Above => ">".to_owned(),
        });
        parts.push(match options.fail {
            Fail::Soft => app.fail_soft.to_owned(),
            Fail::Hard => app.fail_hard.to_owned(),
        });
    }
    parts.push(match options.order {
        Order::Given => app.order_given.to_owned(),
        Order::Reversed => app.order_reversed.to_owned(),
        other => other.keyword().to_owned(),
    });
    parts.extend(options.depth.map(app.depth_of));
    parts.join(" · ")
}

/// The chip that says which conventions are in force, and the menu in which they are changed.
fn conventions_chip(ui: &mut Ui, state: &State, commands: &mut Vec<Command>) {
    let app = &state.texts().app;
    let now = *state.lesson.options();
    let response = ui
        .menu_button(conventions(&now, app), |ui| {
            if now.algorithm.has_window() {
                ui.label(app.cut);
                for (cut, text) in Cut::ALL.into_iter().zip([app.cut_at_least, app.cut_above]) {
                    choice(ui, commands, cut == now.cut, text, Command::SetCut(cut));
                }
                ui.separator();
                ui.label(app.fail);
                for (fail, text) in Fail::ALL.into_iter().zip([app.fail_soft, app.fail_hard]) {
                    choice(ui, commands, fail == now.fail, text, Command::SetFail(fail));
                }
                ui.separator();
            }
            ui.label(app.order);
            for (order, text) in Order::ALL.into_iter().zip([app.order_given, app.order_reversed]) {
                choice(ui, commands, order == now.order, text, Command::SetOrder(order));
            }
            ui.separator();
            ui.menu_button(app.depth, |ui| {
                choice(ui, commands, now.depth.is_none(), app.depth_none, Command::SetDepth(None));
                for depth in 0..state.lesson.tree().level_count().min(DEPTHS) {
                    let text = (app.depth_of)(depth);
                    choice(ui, commands, now.depth == Some(depth), &text, Command::SetDepth(Some(depth)));
                }
            });
        })
        .response;
    response.on_hover_text(app.conventions_tip);
}

fn choice(ui: &mut Ui, commands: &mut Vec<Command>, chosen: bool, text: &str, command: Command) {
    if ui.radio(chosen, text).clicked() {
        commands.push(command);
    }
}

//! The chip that says which conventions are in force, and the menu in which they are changed.

use eframe::egui::{DragValue, Role, Ui};

use crate::explain::order_name;
use crate::search::{Cut, Fail, Options, Order, Table};
use crate::texts::Texts;
use crate::texts::vocabulary::AppTexts;

use super::super::command::Command;
use super::super::state::State;

/// The deepest limit offered.
const DEPTHS: usize = 12;

/// Shows the chip and its menu.
pub fn conventions(ui: &mut Ui, state: &State, commands: &mut Vec<Command>) {
    let app = &state.texts().app;
    let now = *state.lesson.options();
    let response = ui.menu_button(in_force(&now, state.texts()), |ui| menu(ui, state, &now, commands)).response;
    response.on_hover_text(app.conventions_tip);
}

/// The conventions in force: `≥ · fail-soft · left to right`.
fn in_force(options: &Options, texts: &Texts) -> String {
    let app = &texts.app;
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
    parts.push(order_name(options.order, texts));
    parts.extend(options.depth.map(app.depth_of));
    parts.extend(options.iterative.then(|| app.choices.deepening.to_owned()));
    parts.extend((options.table != Table::Off).then(|| app.choices.with_table.to_owned()));
    parts.join(" · ")
}

fn menu(ui: &mut Ui, state: &State, now: &Options, commands: &mut Vec<Command>) {
    let app = &state.texts().app;
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
    orders(ui, now, state.texts(), commands);
    super::menu_switch(ui, commands, app, Command::ToggleSearchOrder, state.settings.in_search_order);
    ui.separator();
    ui.menu_button(app.depth, |ui| {
        choice(ui, commands, now.depth.is_none(), app.depth_none, Command::SetDepth(None));
        for depth in 0..state.lesson.tree().level_count().min(DEPTHS) {
            let text = (app.depth_of)(depth);
            choice(ui, commands, now.depth == Some(depth), &text, Command::SetDepth(Some(depth)));
        }
    });
    deepening(ui, now, app, commands);
    ui.menu_button(app.choices.table, |ui| {
        let names = [app.choices.table_off, app.choices.table_on, app.choices.table_symmetric];
        for (table, text) in Table::ALL.into_iter().zip(names) {
            choice(ui, commands, table == now.table, text, Command::SetTable(table));
        }
    })
    .response
    .on_hover_text(app.choices.table_tip);
}

fn orders(ui: &mut Ui, now: &Options, texts: &Texts, commands: &mut Vec<Command>) {
    let app = &texts.app;
    ui.label(app.order).on_hover_text(app.choices.order_tip);
    for order in Order::ALL {
        match (order, now.order) {
            (Order::Random { .. }, Order::Random { mut seed }) => {
                ui.horizontal(|ui| {
                    let _ = ui.radio(true, order_name(now.order, texts));
                    let field = ui.add(DragValue::new(&mut seed));
                    super::name(&field, Role::SpinButton, app.choices.seed);
                    if field.changed() {
                        commands.push(Command::SetOrder(Order::Random { seed }));
                    }
                });
            }
            _ => choice(ui, commands, order == now.order, &order_name(order, texts), Command::SetOrder(order)),
        }
    }
}

fn deepening(ui: &mut Ui, now: &Options, app: &AppTexts, commands: &mut Vec<Command>) {
    let words = &app.choices;
    let mut on = now.iterative;
    if ui.checkbox(&mut on, words.iterative).on_hover_text(words.iterative_tip).changed() {
        commands.push(Command::SetIterative(on));
    }
    if !now.iterative {
        return;
    }
    ui.horizontal(|ui| {
        let mut nodes = now.node_budget.unwrap_or(0);
        if budget(ui, &mut nodes, words.node_budget, words.budget_tip) {
            commands.push(Command::SetNodeBudget(Some(nodes).filter(|&nodes| nodes > 0)));
        }
    });
    ui.horizontal(|ui| {
        let mut milliseconds = now.time_budget.unwrap_or(0) as usize;
        if budget(ui, &mut milliseconds, words.time_budget, words.budget_tip) {
            commands.push(Command::SetTimeBudget(Some(milliseconds as u64).filter(|&ms| ms > 0)));
        }
    });
}

/// A field for a budget; true once another was entered.
fn budget(ui: &mut Ui, amount: &mut usize, name: &str, tip: &str) -> bool {
    ui.label(name);
    let field = ui.add(DragValue::new(amount).speed(1.0).update_while_editing(false));
    super::name(&field, Role::SpinButton, name);
    field.on_hover_text(tip).changed()
}

fn choice(ui: &mut Ui, commands: &mut Vec<Command>, chosen: bool, text: &str, command: Command) {
    if ui.radio(chosen, text).clicked() {
        commands.push(command);
    }
}

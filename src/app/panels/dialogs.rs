//! What lies over the window: the page of keys, the path of a file, the board.

use eframe::egui::{Align2, Key, Response, RichText, TextEdit, Ui, Window};

use super::super::command::Command;
use super::super::files::hovering;
use super::super::state::State;
use super::{command_button, grow, help};

/// Shows the dialogs that are open.
pub fn dialogs(ui: &mut Ui, state: &mut State, commands: &mut Vec<Command>) {
    let app = &state.texts().app;
    let ctx = ui.ctx().clone();
    let dialog =
        |title: &str| Window::new(title).collapsible(false).resizable(false).anchor(Align2::CENTER_CENTER, [0.0, 0.0]);
    if hovering(&ctx) {
        dialog(app.open.text).show(&ctx, |ui| ui.label(RichText::new(app.drop_here).size(24.0).strong()));
    }
    let mut stays = true;
    if state.help {
        dialog(app.help_title).open(&mut stays).show(&ctx, |ui| help::help(ui, state));
    }
    if state.grow.is_some() {
        dialog(app.grow_title).open(&mut stays).show(&ctx, |ui| grow::grow(ui, state, commands));
    }
    if state.path.is_some() {
        dialog(app.path_title).open(&mut stays).show(&ctx, |ui| path(ui, state, commands));
    }
    if !stays {
        commands.push(Command::Cancel);
    }
}

/// The line in which a path is typed.
fn path(ui: &mut Ui, state: &mut State, commands: &mut Vec<Command>) {
    let app = &state.texts().app;
    let Some(path) = &mut state.path else { return };
    ui.label(app.path_hint);
    let mut go = false;
    ui.horizontal(|ui| {
        let label = ui.label(app.path_label);
        let field: Response = ui.add(TextEdit::singleline(path).desired_width(420.0)).labelled_by(label.id);
        go |= field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if !field.has_focus() && path.is_empty() && !go {
            field.request_focus();
        }
    });
    ui.horizontal(|ui| {
        go |= ui.button(app.path_open).on_hover_text(app.path_open_tip).clicked();
        command_button(ui, commands, app, Command::Browse, true);
        command_button(ui, commands, app, Command::Cancel, true);
    });
    if go && !path.trim().is_empty() {
        commands.push(Command::OpenPath(path.trim().into()));
    }
}

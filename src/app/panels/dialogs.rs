//! What lies over the window: the page of keys, the path of a file, the board.

use eframe::egui::{Align2, Key, Response, RichText, TextEdit, Ui, Window};

use super::super::canvas;
use super::super::command::Command;
use super::super::files::hovering;
use super::super::state::{PathDialog, PathUse, State};
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
    if let Some(path) = &state.path {
        let title = match path.purpose {
            PathUse::Open => app.path_title,
            PathUse::SaveTree => app.save_title,
            PathUse::SavePicture => app.picture_title,
        };
        dialog(title).open(&mut stays).show(&ctx, |ui| self::path(ui, state, commands));
    }
    if state.leaving.is_some() {
        dialog(app.leaving_title).open(&mut stays).show(&ctx, |ui| {
            ui.label(app.leaving);
            ui.horizontal(|ui| {
                for command in [Command::Save, Command::Discard, Command::Cancel] {
                    command_button(ui, commands, app, command, true);
                }
            });
        });
    }
    if !stays {
        commands.push(Command::Cancel);
    }
}

/// The line in which a path is typed.
fn path(ui: &mut Ui, state: &mut State, commands: &mut Vec<Command>) {
    let app = &state.texts().app;
    let Some(PathDialog { purpose, text }) = &mut state.path else { return };
    let (hint, button, tip) = match purpose {
        PathUse::Open => (app.path_hint, app.path_open, app.path_open_tip),
        PathUse::SaveTree => (app.save_hint, app.save.text, app.save_tip),
        PathUse::SavePicture => (app.picture_hint, app.save.text, app.save_tip),
    };
    ui.label(hint);
    let mut go = false;
    ui.horizontal(|ui| {
        let label = ui.label(app.path_label);
        let field: Response = ui.add(TextEdit::singleline(text).desired_width(420.0)).labelled_by(label.id);
        go |= field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        // The field has the keyboard as soon as the dialog opens.
        if ui.memory(|memory| memory.focused().is_none_or(|id| id == canvas::id())) && !go {
            field.request_focus();
        }
    });
    ui.horizontal(|ui| {
        go |= ui.button(button).on_hover_text(tip).clicked();
        command_button(ui, commands, app, Command::Browse, true);
        command_button(ui, commands, app, Command::Cancel, true);
    });
    if go && !text.trim().is_empty() {
        let path = text.trim().into();
        commands.push(match purpose {
            PathUse::Open => Command::OpenPath(path),
            PathUse::SaveTree => Command::SaveTo(path),
            PathUse::SavePicture => Command::PictureTo(path),
        });
    }
}

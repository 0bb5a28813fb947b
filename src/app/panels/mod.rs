//! The panels around the canvas. Each reads the state and pushes commands.

mod code;
mod conventions;
mod counts;
mod crumbs;
mod dialogs;
mod find;
mod grow;
mod help;
mod log;
mod menu;
mod notice;
mod number_line;
mod positions;
mod scrub;
mod sentence;
mod side;
mod stack;
mod table;
mod task;
mod timeline;
mod top;
mod transport;

use eframe::egui::{Button, Response, Role, Ui, WidgetInfo};

use crate::texts::vocabulary::AppTexts;

use super::command::Command;

pub use crumbs::crumbs;
pub use dialogs::dialogs;
pub use find::find;
pub use notice::notice;
pub use number_line::number_line;
pub use sentence::{note, sentence};
pub use side::side;
pub use timeline::timeline;
pub use top::top;
pub use transport::{place, transport};

/// A button for a command, with its tooltip and key.
fn command_button(ui: &mut Ui, commands: &mut Vec<Command>, texts: &AppTexts, command: Command, enabled: bool) {
    let text = command.label(texts).map_or("", |label| label.text);
    named_button(ui, commands, texts, command, text, enabled);
}

/// A button for a command that shows a sign instead of the command's name.
fn sign_button(
    ui: &mut Ui,
    commands: &mut Vec<Command>,
    texts: &AppTexts,
    command: Command,
    sign: &str,
    enabled: bool,
) {
    let name = command.label(texts).map_or("", |label| label.tip);
    let response = named_button(ui, commands, texts, command, sign, enabled);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name));
}

fn named_button(
    ui: &mut Ui,
    commands: &mut Vec<Command>,
    texts: &AppTexts,
    command: Command,
    text: &str,
    enabled: bool,
) -> Response {
    let tooltip = command.tooltip(texts);
    let response = ui.add_enabled(enabled, Button::new(text));
    let response = response.on_hover_text(&tooltip).on_disabled_hover_text(&tooltip);
    if response.clicked() {
        commands.push(command);
    }
    response
}

/// A line of a menu for a command, with its key at the right.
fn menu_item(ui: &mut Ui, commands: &mut Vec<Command>, texts: &AppTexts, command: Command) {
    let Some(label) = command.label(texts) else { return };
    let button = Button::new(label.text).shortcut_text(command.key_text().unwrap_or_default());
    if ui.add(button).on_hover_text(label.tip).clicked() {
        commands.push(command);
        ui.close();
    }
}

/// A line of a menu for a command that switches something on and off.
fn menu_switch(ui: &mut Ui, commands: &mut Vec<Command>, texts: &AppTexts, command: Command, on: bool) {
    let Some(label) = command.label(texts) else { return };
    let button = Button::selectable(on, if on { format!("✓ {}", label.text) } else { label.text.to_owned() })
        .shortcut_text(command.key_text().unwrap_or_default());
    if ui.add(button).on_hover_text(label.tip).clicked() {
        commands.push(command);
        ui.close();
    }
}

/// Gives a widget that shows only its value a name for screen readers.
fn name(response: &Response, role: Role, name: &str) {
    response.widget_info(|| WidgetInfo::labeled(role, true, name));
}

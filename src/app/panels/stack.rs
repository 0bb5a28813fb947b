//! The call stack: the open nodes from the root down.

use eframe::egui::{Label, RichText, ScrollArea, Sense, TextStyle, Ui};

use crate::games::node_name;
use crate::texts::numbers::{format_value, format_window};

use super::super::command::Command;
use super::super::state::State;

/// Shows every open node with its window and running value. A click shows the node.
pub fn stack(ui: &mut Ui, state: &State, commands: &mut Vec<Command>) {
    let (moment, texts) = (state.lesson.moment(), state.texts());
    let path = moment.path();
    let windows = state.lesson.options().algorithm.has_window();
    let row = ui.text_style_height(&TextStyle::Monospace) + 4.0;
    ScrollArea::vertical().id_salt("stack").auto_shrink(false).show_rows(ui, row, path.len(), |ui, rows| {
        for open in &path[rows] {
            let name = node_name(state.lesson.tree(), open.node, texts);
            let window = if windows { format_window(open.window.alpha, open.window.beta) } else { String::new() };
            let value = open.value.map_or_else(|| "v = …".to_owned(), |value| format!("v = {}", format_value(value)));
            let text = RichText::new((texts.app.frame_of)(&name, &window, &value)).monospace();
            if ui.add(Label::new(text).sense(Sense::click())).on_hover_text(texts.app.look_at_tip).clicked() {
                commands.push(Command::LookAt(open.node));
            }
        }
    });
}

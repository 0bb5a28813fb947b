//! The call stack: the open nodes from the root down.

use eframe::egui::{Label, RichText, ScrollArea, Sense, TextStyle, Ui};

use crate::games::node_name;
use crate::search::{Algorithm, seen_by};
use crate::texts::numbers::{format_value, format_window};
use crate::trace::OpenNode;
use crate::tree::Player;

use super::super::command::Command;
use super::super::state::State;

/// Shows every open node with its window and running value. A click shows the node.
pub fn stack(ui: &mut Ui, state: &State, commands: &mut Vec<Command>) {
    let (moment, texts) = (state.lesson.moment(), state.texts());
    let path = moment.path();
    let windows = state.lesson.options().algorithm.has_window();
    let negamax = state.lesson.options().algorithm == Algorithm::Negamax;
    let row = ui.text_style_height(&TextStyle::Monospace) + 4.0;
    ScrollArea::vertical().id_salt("stack").auto_shrink(false).show_rows(ui, row, path.len(), |ui, rows| {
        for open in &path[rows] {
            let name = node_name(state.lesson.tree(), open.node, texts);
            let mover = state.lesson.tree().player(open.node);
            let side = if negamax { mover } else { Player::Max };
            let [window, value] = frame(open, side, windows);
            let text = RichText::new((texts.app.frame_of)(&name, &window, &value)).monospace();
            let text = match [frame(open, Player::Max, windows), [window, value]] {
                [[window, value], shown] if negamax && [&window, &value] != [&shown[0], &shown[1]] => {
                    RichText::new(format!("{}   {}", text.text(), (texts.app.choices.for_max)(&window, &value)))
                        .monospace()
                }
                _ => text,
            };
            if ui.add(Label::new(text).sense(Sense::click())).on_hover_text(texts.app.look_at_tip).clicked() {
                commands.push(Command::LookAt(open.node));
            }
        }
    });
}

/// The window and the running value of an open node, from a player's side.
fn frame(open: &OpenNode, side: Player, windows: bool) -> [String; 2] {
    let window = open.window.seen_by(side);
    let window = if windows { format_window(window.alpha, window.beta) } else { String::new() };
    let value = open.value.map_or_else(|| "…".to_owned(), |value| format_value(seen_by(side, value)));
    [window, format!("v = {value}")]
}

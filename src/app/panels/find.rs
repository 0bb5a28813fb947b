//! The line in which one types what is to be found.

use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{Key, Label, RichText, TextEdit, Ui};

use crate::texts::numbers::format_count;

use super::super::canvas;
use super::super::command::Command;
use super::super::finding::{Found, found};
use super::super::state::State;
use super::sign_button;

/// The width of the field, in points.
const FIELD: f32 = 260.0;

/// Shows the field, which match one stands at, and how queries are written as long as there is none.
pub fn find(ui: &mut Ui, state: &mut State, commands: &mut Vec<Command>) {
    let texts = state.texts();
    let (app, ways) = (&texts.app, &texts.app.ways);
    let said = found(state);
    let Some(finding) = &mut state.finding else { return };
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(ways.find_field);
        let mut text = finding.text.clone();
        let field = TextEdit::singleline(&mut text).id(canvas::id().with("find")).desired_width(FIELD);
        let response = ui.add(field).labelled_by(label.id);
        if response.changed() {
            commands.push(Command::FindText(text.clone()));
        }
        if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
            let back = ui.input(|input| input.modifiers.shift);
            commands.push(if back { Command::PreviousMatch } else { Command::NextMatch });
            response.request_focus();
        }
        if std::mem::take(&mut finding.wants_keyboard) {
            response.request_focus();
            let mut edit = TextEditState::load(ui.ctx(), response.id).unwrap_or_default();
            let all = CCursorRange::two(CCursor::new(0), CCursor::new(text.chars().count()));
            edit.cursor.set_char_range(Some(all));
            edit.store(ui.ctx(), response.id);
        }
        let several = matches!(said, Some(Found::At(_, all)) if all > 1);
        sign_button(ui, commands, app, Command::PreviousMatch, "◀", several);
        sign_button(ui, commands, app, Command::NextMatch, "▶", several);
        sign_button(ui, commands, app, Command::Cancel, "×", true);
        let words = match &said {
            None => RichText::new(ways.find_hint).weak(),
            Some(Found::Nothing(why)) => RichText::new(why).strong(),
            Some(Found::SoFar(matches)) => RichText::new((ways.find_so_far)(&format_count(*matches))),
            Some(Found::At(at, all)) => {
                RichText::new((ways.find_match)(&format_count(*at), &format_count(*all))).strong()
            }
        };
        ui.add(Label::new(words).wrap());
    });
}

//! The pseudocode, its variables, and the line of the formula that applies.

use eframe::egui::{Label, RichText, ScrollArea, Ui};

use crate::explain;

use super::super::state::State;
use super::super::theme::Palette;

/// Shows the pseudocode, the line executed last marked by an arrow, a ground and bold type.
pub fn code(ui: &mut Ui, state: &State, palette: &Palette) {
    let (moment, texts, options) = (state.lesson.moment(), state.texts(), state.lesson.options());
    let line = |ui: &mut Ui, marked: bool, text: String| {
        let text = RichText::new(format!("{} {text}", if marked { "▶" } else { " " })).monospace();
        let text = if marked { text.strong().background_color(palette.alpha_ground) } else { text };
        ui.add(Label::new(text).extend())
    };
    ScrollArea::both().id_salt("code").auto_shrink(false).show(ui, |ui| {
        let marked = explain::code_line(&moment);
        for (index, code) in explain::pseudocode(moment.tree, options, texts).iter().enumerate() {
            let response = line(ui, marked == Some(index), format!("{:1$}{2}", "", 2 * code.indent, code.code));
            if let Some(comment) = code.comment {
                response.on_hover_text(comment);
            }
        }
        ui.add_space(4.0);
        ui.label(RichText::new(texts.app.last_line).weak());
        let variables = explain::variables(&moment);
        let variables: Vec<String> = variables.iter().map(|v| format!("{} = {}", v.name, v.value)).collect();
        ui.label(RichText::new(variables.join("   ")).monospace().strong());
        ui.add_space(8.0);
        ui.label(RichText::new(texts.app.formula).weak());
        let marked = explain::formula_line(&moment);
        for (index, case) in explain::formula(options).iter().enumerate() {
            line(ui, marked == Some(index), format!("V(s) = {},  {}", case.value, case.condition));
        }
    });
}

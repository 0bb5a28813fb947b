//! The pseudocode, its variables, and the line of the formula that applies.

use eframe::egui::style::ScrollAnimation;
use eframe::egui::{Label, Rect, RichText, ScrollArea, TextStyle, Ui, vec2};

use crate::explain;

use super::super::state::State;
use super::super::theme::Palette;

/// What stands before each case of the formula.
const FORMULA: &str = "V(s) = ";
/// Code is not made smaller than this.
const SMALLEST: f32 = 10.0;

/// Shows the pseudocode, the line executed last marked by an arrow, a ground and bold type.
pub fn code(ui: &mut Ui, state: &State, palette: &Palette) {
    let (moment, texts, options) = (state.lesson.moment(), state.texts(), state.lesson.options());
    let lines = explain::pseudocode(moment.tree, options, texts);
    let formula = explain::formula(options);
    let of_code = lines.iter().map(|code| 2 * code.indent + code.code.chars().count());
    let of_formula = formula.iter().map(|case| FORMULA.len() + case.value.chars().count());
    let size = type_size(ui, of_code.max().unwrap_or_default());
    let formula_size = type_size(ui, of_formula.max().unwrap_or_default());
    let line = |ui: &mut Ui, size: f32, marked: bool, text: String| {
        let text = RichText::new(format!("{} {text}", if marked { "▶" } else { " " })).monospace().size(size);
        let text = if marked { text.strong().background_color(palette.alpha_ground) } else { text };
        ui.add(Label::new(text).extend())
    };
    ScrollArea::both().id_salt("code").auto_shrink(false).show(ui, |ui| {
        let marked = explain::code_line(&moment);
        let changed = has_changed(ui, marked);
        for (index, code) in lines.iter().enumerate() {
            let response = line(ui, size, marked == Some(index), format!("{:1$}{2}", "", 2 * code.indent, code.code));
            if changed && marked == Some(index) {
                // Its left end is enough: a long line is no reason to move the page sideways.
                let left = Rect::from_min_size(response.rect.min, vec2(1.0, response.rect.height()));
                ui.scroll_to_rect_animation(left, None, ScrollAnimation::none());
            }
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
        for (index, case) in formula.iter().enumerate() {
            line(
                ui,
                formula_size,
                marked == Some(index),
                format!("{FORMULA}{}\n      if {}", case.value, case.condition),
            );
        }
    });
}

/// True if another line is marked than in the frame before: only then is it brought into view, so that a student may read
/// on elsewhere.
fn has_changed(ui: &Ui, marked: Option<usize>) -> bool {
    let id = ui.scope_id().with("marked line");
    ui.data_mut(|data| {
        let before = data.get_temp::<Option<usize>>(id);
        data.insert_temp(id, marked);
        before != Some(marked)
    })
}

/// The largest size, within reason, at which a line of so many letters fits beside the mark of the line executed.
fn type_size(ui: &Ui, letters: usize) -> f32 {
    let font = TextStyle::Monospace.resolve(ui.style());
    let letter = ui.fonts_mut(|fonts| fonts.glyph_width(&font, '0'));
    let needed = letter * (letters as f32 + 3.0);
    (font.size * ui.available_width() / needed.max(1.0)).clamp(SMALLEST, font.size)
}

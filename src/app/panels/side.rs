//! The side panel: number line, counts, and one of the pages *Code*, *Stack*, *Log*.

use eframe::egui::{Label, RichText, ScrollArea, Sense, Ui};

use crate::explain;
use crate::games;
use crate::texts::numbers::{format_value, format_window};

use super::super::command::Command;
use super::super::state::{SidePage, State};
use super::super::theme::Palette;
use super::{counts, number_line};

/// Shows the side panel.
pub fn side(ui: &mut Ui, state: &mut State, palette: &Palette, commands: &mut Vec<Command>) {
    let app = &state.texts().app;
    if state.lesson.options().algorithm.has_window() {
        number_line(ui, state, palette, 88.0);
        ui.separator();
    }
    counts::counts(ui, state);
    ui.separator();
    ui.horizontal(|ui| {
        for (page, text) in
            [(SidePage::Code, app.page_code), (SidePage::Stack, app.page_stack), (SidePage::Log, app.page_log)]
        {
            ui.selectable_value(&mut state.page, page, text);
        }
    });
    ui.add_space(4.0);
    match state.page {
        SidePage::Code => code(ui, state, palette),
        SidePage::Stack => stack(ui, state, commands),
        SidePage::Log => log(ui, state, commands),
    }
}

/// The pseudocode, the line executed last marked by an arrow, a ground and bold type; and the variables.
fn code(ui: &mut Ui, state: &State, palette: &Palette) {
    let (moment, texts) = (state.lesson.moment(), state.texts());
    let marked = explain::code_line(&moment);
    ScrollArea::both().id_salt("code").auto_shrink(false).show(ui, |ui| {
        for (index, line) in explain::pseudocode(state.lesson.options(), texts).iter().enumerate() {
            let last = marked == Some(index);
            let sign = if last { "▶" } else { " " };
            let text = RichText::new(format!("{sign} {:2$}{}", "", line.code, 2 * line.indent)).monospace();
            let text = if last { text.strong().background_color(palette.alpha_ground) } else { text };
            let response = ui.add(Label::new(text).extend());
            if let Some(comment) = line.comment {
                response.on_hover_text(comment);
            }
        }
        ui.add_space(4.0);
        ui.label(RichText::new(texts.app.last_line).weak());
        let variables: Vec<String> = explain::variables(&moment)
            .iter()
            .map(|variable| format!("{} = {}", variable.name, variable.value))
            .collect();
        ui.label(RichText::new(variables.join("   ")).monospace().strong());
    });
}

/// The open nodes from the root down, each with its window and running value.
fn stack(ui: &mut Ui, state: &State, commands: &mut Vec<Command>) {
    let (moment, texts) = (state.lesson.moment(), state.texts());
    let path = moment.path();
    let windows = state.lesson.options().algorithm.has_window();
    let row = ui.text_style_height(&eframe::egui::TextStyle::Monospace) + 4.0;
    ScrollArea::vertical().id_salt("stack").auto_shrink(false).show_rows(ui, row, path.len(), |ui, rows| {
        for open in &path[rows] {
            let name = games::node_name(&state.lesson.document.tree, open.node, texts);
            let window = if windows { format_window(open.window.alpha, open.window.beta) } else { String::new() };
            let value = open.value.map_or_else(|| "v = …".to_owned(), |value| format!("v = {}", format_value(value)));
            let text = RichText::new((texts.app.frame_of)(&name, &window, &value)).monospace();
            if ui.add(Label::new(text).sense(Sense::click())).on_hover_text(texts.app.look_at_tip).clicked() {
                commands.push(Command::LookAt(open.node));
            }
        }
    });
}

/// A line a step; a click goes there.
fn log(ui: &mut Ui, state: &State, commands: &mut Vec<Command>) {
    let (lesson, texts) = (&state.lesson, state.texts());
    let row = ui.text_style_height(&eframe::egui::TextStyle::Body) + 4.0;
    let mut area = ScrollArea::vertical().id_salt("log").auto_shrink(false);
    if state.log_follows {
        let height = row + ui.spacing().item_spacing.y;
        area = area.vertical_scroll_offset((lesson.step as f32 * height - 120.0).max(0.0));
    }
    area.show_rows(ui, row, lesson.trace.steps() + 1, |ui, rows| {
        for step in rows {
            let sentence = explain::sentence(&lesson.moment().at(step), texts);
            let text = RichText::new(format!("{step}  {sentence}"));
            let text = if step == lesson.step { text.strong() } else { text };
            let label = Label::new(text).truncate().sense(Sense::click());
            if ui.add(label).clicked() {
                commands.push(Command::GoTo(step));
            }
        }
    });
}

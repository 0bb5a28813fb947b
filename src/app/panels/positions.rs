//! What the transposition table holds at this step.

use eframe::egui::{Label, RichText, ScrollArea, Sense, TextEdit, TextStyle, Ui};

use crate::games::node_name;
use crate::search::TableEntry;
use crate::texts::numbers::{format_count, format_value};
use crate::tree::GameTree;

use super::super::command::Command;
use super::super::state::State;

/// Shows the table's entries, filtered by what is typed. A click on one shows the node that it comes from.
pub fn positions(ui: &mut Ui, state: &mut State, commands: &mut Vec<Command>) {
    let texts = state.texts();
    let words = &texts.app.choices;
    let (moment, tree) = (state.lesson.moment(), state.lesson.tree());
    if moment.table_len() == 0 {
        ui.label(words.no_positions);
        return;
    }
    let field = TextEdit::singleline(&mut state.filter).hint_text(words.filter).desired_width(f32::INFINITY);
    ui.add(field).on_hover_text(words.filter_tip);
    let filter = state.filter.trim();
    let shown: Vec<TableEntry> = moment.table().filter(|entry| matches(entry, filter, tree, state)).collect();
    ui.label(RichText::new((words.positions)(&format_count(shown.len()), &format_count(moment.table_len()))).weak());
    let widths = columns(ui.available_width());
    line(ui, widths, words.columns.map(|heading| RichText::new(heading).strong()));
    let row = ui.text_style_height(&TextStyle::Body) + 2.0;
    ScrollArea::vertical().id_salt("positions").auto_shrink(false).show_rows(ui, row, shown.len(), |ui, rows| {
        for entry in &shown[rows] {
            let best = entry.best.map_or_else(String::new, |best| node_name(tree, best, texts));
            let depth = match entry.remaining {
                _ if tree.is_leaf(entry.node) => "0".to_owned(),
                Some(plies) => plies.to_string(),
                None => words.to_the_end.to_owned(),
            };
            let cells = [node_name(tree, entry.node, texts), entry.bound.write(entry.value), depth, best];
            if line(ui, widths, cells.map(RichText::new))
                .on_hover_text((words.row_tip)(tree.state(entry.node).unwrap_or_default()))
                .clicked()
            {
                commands.push(Command::LookAt(entry.node));
            }
        }
    });
}

/// How wide the columns are in a panel of some width.
fn columns(width: f32) -> [f32; 4] {
    [0.34, 0.24, 0.16, 0.26].map(|share| share * (width - 24.0).max(120.0))
}

/// One line of the table, cells side by side.
fn line(ui: &mut Ui, widths: [f32; 4], cells: [RichText; 4]) -> eframe::egui::Response {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let cells = widths.into_iter().zip(cells).map(|(width, text)| {
            ui.allocate_ui_with_layout(
                eframe::egui::vec2(width, ui.spacing().interact_size.y.min(18.0)),
                eframe::egui::Layout::left_to_right(eframe::egui::Align::Center),
                |ui| {
                    ui.set_width(width);
                    ui.add(Label::new(text).truncate().selectable(false).sense(Sense::click()))
                },
            )
            .inner
        });
        cells.reduce(|line, cell| line | cell)
    })
    .inner
    .unwrap_or_else(|| ui.label(""))
}

/// True if an entry has what is typed in its node's name, its position or its value.
fn matches(entry: &TableEntry, filter: &str, tree: &GameTree, state: &State) -> bool {
    if filter.is_empty() {
        return true;
    }
    let text = filter.to_lowercase().replace("<=", "≤ ").replace(">=", "≥ ").replace("  ", " ").replace('-', "−");
    let has = |hay: &str| hay.to_lowercase().replace('-', "−").contains(&text);
    entry.bound.write(entry.value) == text
        || format_value(entry.value) == text
        || tree.state(entry.node).is_some_and(has)
        || has(&node_name(tree, entry.node, state.texts()))
}

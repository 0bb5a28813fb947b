//! The board dialog.

use eframe::egui::{Button, ComboBox, DragValue, Grid, Key, RichText, Role, TextEdit, Ui, WidgetInfo, vec2};

use crate::games::tictactoe::{Evaluation, Mark, Scores};
use crate::texts::numbers::format_count;
use crate::texts::vocabulary::AppTexts;

use super::super::command::Command;
use super::super::grow::{GrowDialog, GrowOrder};
use super::super::state::State;
use super::{command_button, named_button};

/// The side of a square, in points.
const SQUARE: f32 = 56.0;

/// Shows the board, who moves, the scores, the order and the size of the tree.
pub fn grow(ui: &mut Ui, state: &mut State, commands: &mut Vec<Command>) {
    let texts = state.texts();
    let app = &texts.app;
    let Some(dialog) = &mut state.grow else { return };
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            board(ui, dialog, app);
            ui.label(app.grow_hint);
            if ui.button(app.grow_clear).on_hover_text(app.grow_clear_tip).clicked() {
                dialog.squares = [None; 9];
            }
        });
        ui.add_space(16.0);
        ui.vertical(|ui| choices(ui, dialog, app));
    });
    ui.separator();
    let problem = match dialog.size() {
        Ok(size) => {
            ui.label(RichText::new((app.size_of)(&format_count(size.nodes), &format_count(size.leaves))).strong());
            None
        }
        Err(problem) => Some(problem),
    };
    if let Some(problem) = &problem {
        ui.label(RichText::new(problem.describe(texts)).strong());
    }
    // With the keyboard on a square or in a field, Enter belongs to it.
    let nobody = ui.memory(|memory| memory.focused().is_none());
    if nobody && problem.is_none() && ui.input(|input| input.key_pressed(Key::Enter)) {
        commands.push(Command::Grow);
    }
    ui.horizontal(|ui| {
        named_button(ui, commands, app, Command::Grow, app.grow_now.text, problem.is_none());
        command_button(ui, commands, app, Command::Cancel, true);
    });
}

fn board(ui: &mut Ui, dialog: &mut GrowDialog, app: &AppTexts) {
    Grid::new("board").spacing([4.0, 4.0]).show(ui, |ui| {
        for square in 0..9 {
            let content = dialog.squares[square];
            let text = content.map_or("", mark_name);
            let button = Button::new(RichText::new(text).size(30.0).strong()).min_size(vec2(SQUARE, SQUARE));
            let response = ui.add(button);
            let name = (app.square_name)(square, content.map_or(app.grow_empty, mark_name));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            if response.on_hover_text(name.clone()).clicked() {
                dialog.click(square);
            }
            if square % 3 == 2 {
                ui.end_row();
            }
        }
    });
}

fn mark_name(mark: Mark) -> &'static str {
    match mark {
        Mark::X => "X",
        Mark::O => "O",
    }
}

fn choices(ui: &mut Ui, dialog: &mut GrowDialog, app: &AppTexts) {
    ui.label(RichText::new(app.grow_to_move).strong());
    ui.horizontal(|ui| {
        for (to_move, text) in [(None, app.grow_by_count), (Some(Mark::X), "X"), (Some(Mark::O), "O")] {
            ui.radio_value(&mut dialog.to_move, to_move, text);
        }
    });
    ui.label(RichText::new(app.grow_scores).strong());
    for (scores, text) in [
        (Scores::Unit, app.grow_scores_unit),
        (Scores::Ten, app.grow_scores_ten),
        (Scores::Depth, app.grow_scores_depth),
    ] {
        ui.radio_value(&mut dialog.scores, scores, text);
    }
    ui.label(RichText::new(app.grow_order).strong());
    order(ui, dialog, app);
    ui.label(RichText::new(app.grow_depth).strong());
    depth(ui, dialog, app);
    ui.label(RichText::new(app.choices.evaluation).strong());
    let names = [app.choices.evaluation_zero, app.choices.evaluation_lines];
    for (evaluation, text) in [Evaluation::Zero, Evaluation::OpenLines].into_iter().zip(names) {
        ui.radio_value(&mut dialog.evaluation, evaluation, text);
    }
}

fn order(ui: &mut Ui, dialog: &mut GrowDialog, app: &AppTexts) {
    let typed = match &dialog.order {
        GrowOrder::Typed(text) => text.clone(),
        GrowOrder::Reading => "0,1,2,3,4,5,6,7,8".to_owned(),
        GrowOrder::CentreFirst => "4,0,2,6,8,1,3,5,7".to_owned(),
    };
    let name = match dialog.order {
        GrowOrder::Reading => app.grow_reading,
        GrowOrder::CentreFirst => app.grow_centre,
        GrowOrder::Typed(_) => app.grow_typed,
    };
    let response = ComboBox::from_id_salt("grow order")
        .selected_text(name)
        .show_ui(ui, |ui| {
            ui.selectable_value(&mut dialog.order, GrowOrder::Reading, app.grow_reading);
            ui.selectable_value(&mut dialog.order, GrowOrder::CentreFirst, app.grow_centre);
            ui.selectable_value(&mut dialog.order, GrowOrder::Typed(typed), app.grow_typed);
        })
        .response;
    super::name(&response, Role::ComboBox, app.grow_order);
    if let GrowOrder::Typed(text) = &mut dialog.order {
        let label = ui.label(app.grow_order_label);
        ui.add(TextEdit::singleline(text).desired_width(200.0)).labelled_by(label.id);
    }
}

fn depth(ui: &mut Ui, dialog: &mut GrowDialog, app: &AppTexts) {
    let mut limited = dialog.depth.is_some();
    ui.horizontal(|ui| {
        ui.radio_value(&mut limited, false, app.grow_all);
        ui.radio_value(&mut limited, true, app.depth);
        let mut plies = dialog.depth.unwrap_or(2);
        if limited {
            let response = ui.add(DragValue::new(&mut plies).range(0..=9));
            super::name(&response, Role::SpinButton, app.grow_depth);
        }
        dialog.depth = limited.then_some(plies);
    });
}

//! The row of buttons that step, and where one is.

use eframe::egui::{DragValue, Label, RichText, Role, Slider, Ui};

use crate::texts::numbers::format_count;
use crate::texts::vocabulary::AppTexts;

use super::super::command::Command;
use super::super::settings::SPEEDS;
use super::super::state::State;
use super::{command_button, sign_button};

/// Shows the buttons and the counter.
pub fn transport(ui: &mut Ui, state: &mut State, commands: &mut Vec<Command>) {
    let app = &state.texts().app;
    let (step, steps) = (state.lesson.step, state.lesson.trace.steps());
    let (back, on) = (step > 0, step < steps);
    ui.horizontal_wrapped(|ui| {
        sign_button(ui, commands, app, Command::ToStart, "|◀", back);
        pair(ui, commands, app, [Command::StepBack, Command::StepForward], app.unit_step, [back, on]);
        pair(ui, commands, app, [Command::PreviousNode, Command::NextNode], app.unit_node, [back, on]);
        pair(ui, commands, app, [Command::PreviousValue, Command::NextValue], app.unit_value, [back, on]);
        if state.lesson.options().algorithm.has_window() {
            pair(ui, commands, app, [Command::PreviousCutoff, Command::NextCutoff], app.unit_cutoff, [back, on]);
        }
        if state.lesson.options().iterative {
            let unit = app.choices.unit_iteration;
            pair(ui, commands, app, [Command::PreviousIteration, Command::NextIteration], unit, [back, on]);
        }
        sign_button(ui, commands, app, Command::ToEnd, "▶|", on);
        ui.separator();
        sign_button(ui, commands, app, Command::Over, app.over_short, on);
        sign_button(ui, commands, app, Command::Out, app.out_short, on);
        command_button(ui, commands, app, Command::Back, state.lesson.can_jump_back());
        ui.separator();
        let sign = if state.play.on { app.pause_short } else { app.play_short };
        sign_button(ui, commands, app, Command::PlayPause, sign, true);
        speed(ui, state, commands);
        ui.separator();
        step_field(ui, state, commands);
        ui.add(Label::new(RichText::new(place(state)).strong()).extend());
    });
}

/// The step one is at, in a field that is dragged or typed in.
fn step_field(ui: &mut Ui, state: &mut State, commands: &mut Vec<Command>) {
    let (app, step, steps) = (&state.texts().app, state.lesson.step, state.lesson.trace.steps());
    let mut wanted = step;
    let field = DragValue::new(&mut wanted).range(0..=steps).speed(steps as f64 / 2000.0);
    // What is typed counts once it is entered.
    let response = ui.add(field.update_while_editing(false));
    super::name(&response, Role::SpinButton, app.go_to);
    if std::mem::take(&mut state.typing_step) {
        response.request_focus();
    }
    if response.changed() {
        let within_a_drag = response.dragged() && !response.drag_started();
        commands.push(if within_a_drag { Command::Drag(wanted) } else { Command::GoTo(wanted) });
    }
    response.on_hover_text(Command::TypeStep.tooltip(app));
}

/// Where one is: step, steps, leaves evaluated, leaves.
pub fn place(state: &State) -> String {
    let counts = state.lesson.moment().counts();
    let numbers = [state.lesson.step, state.lesson.trace.steps(), counts.evaluated, state.lesson.tree().leaf_count()];
    (state.texts().app.place)(&numbers.map(format_count))
}

/// One step back and one on, of the same size.
fn pair(
    ui: &mut Ui,
    commands: &mut Vec<Command>,
    app: &AppTexts,
    [back, on]: [Command; 2],
    unit: &str,
    [can_back, can_on]: [bool; 2],
) {
    ui.spacing_mut().item_spacing.x = 3.0;
    sign_button(ui, commands, app, back, "◀", can_back);
    ui.label(unit);
    sign_button(ui, commands, app, on, "▶", can_on);
    ui.add_space(8.0);
}

fn speed(ui: &mut Ui, state: &State, commands: &mut Vec<Command>) {
    let app = &state.texts().app;
    let mut speed = state.settings.speed;
    let slider = Slider::new(&mut speed, SPEEDS).logarithmic(true).show_value(false);
    ui.spacing_mut().slider_width = 70.0;
    let response = ui.add(slider);
    super::name(&response, Role::Slider, app.speed);
    let changed = response.on_hover_text(app.speed).changed();
    let value = DragValue::new(&mut speed).range(SPEEDS).speed(0.1).max_decimals(2).suffix("/s");
    let response = ui.add(value);
    super::name(&response, Role::SpinButton, app.speed);
    if response.on_hover_text(app.speed).changed() || changed {
        commands.push(Command::SetSpeed(speed));
    }
}

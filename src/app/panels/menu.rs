//! The menus.

use eframe::egui::{Ui, containers::menu::menu_style};

use crate::exercises;
use crate::texts::Language;

use super::super::command::Command;
use super::super::folding::Folding;
use super::super::settings::{ThemeChoice, WindowNotation};
use super::super::state::State;
use super::menu_item;

/// The most levels that the menu offers to fold below.
const DEPTHS: usize = 12;

/// Shows tree, exercises, steps and view.
pub fn menus(ui: &mut Ui, state: &State, commands: &mut Vec<Command>) {
    let app = &state.texts().app;
    ui.scope(|ui| {
        menu_style(ui.style_mut());
        ui.menu_button(app.menu_file, |ui| tree(ui, state, commands));
        ui.menu_button(app.menu_exercises, |ui| exercises_menu(ui, state, commands));
        ui.menu_button(app.group_step, |ui| {
            for command in Command::GROUPS[0].1 {
                menu_item(ui, commands, app, command.clone());
            }
        });
        ui.menu_button(app.menu_view, |ui| view(ui, state, commands));
    });
}

fn tree(ui: &mut Ui, state: &State, commands: &mut Vec<Command>) {
    let app = &state.texts().app;
    for command in [Command::OpenDialog, Command::Paste, Command::GrowDialog] {
        menu_item(ui, commands, app, command);
    }
    ui.menu_button(app.menu_recent, |ui| {
        for path in &state.settings.recent {
            let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
            if ui.button(name).on_hover_text(path.display().to_string()).clicked() {
                commands.push(Command::OpenPath(path.clone()));
                ui.close();
            }
        }
        menu_item(ui, commands, app, Command::ForgetRecent);
    });
    ui.separator();
    for command in [Command::EditLeaf, Command::Undo, Command::Redo] {
        menu_item(ui, commands, app, command);
    }
    ui.separator();
    for command in [Command::Save, Command::SaveDialog, Command::PictureDialog, Command::CopyPicture] {
        menu_item(ui, commands, app, command);
    }
    let mut caption = state.settings.caption;
    if ui.checkbox(&mut caption, app.caption.text).on_hover_text(app.caption.tip).changed() {
        commands.push(Command::ToggleCaption);
    }
    ui.separator();
    menu_item(ui, commands, app, Command::Quit);
}

fn exercises_menu(ui: &mut Ui, state: &State, commands: &mut Vec<Command>) {
    let language = state.language();
    let mut groups: Vec<(String, Vec<(usize, String)>)> = Vec::new();
    for (index, exercise) in exercises::all().iter().enumerate() {
        let document = exercise.document();
        let [group, title] =
            [&document.group, &document.title].map(|text| text.get(language).unwrap_or_default().to_owned());
        match groups.iter_mut().find(|(name, _)| *name == group) {
            Some((_, members)) => members.push((index, title)),
            None => groups.push((group, vec![(index, title)])),
        }
    }
    for (group, members) in groups {
        ui.menu_button(group, |ui| {
            for (index, title) in members {
                if ui.button(title).clicked() {
                    commands.push(Command::OpenExercise(index));
                    ui.close();
                }
            }
        });
    }
}

fn view(ui: &mut Ui, state: &State, commands: &mut Vec<Command>) {
    let app = &state.texts().app;
    items(ui, state, Command::GROUPS[1].1, commands);
    ui.menu_button(app.folds.group, |ui| folding(ui, state, commands));
    ui.separator();
    ui.menu_button(app.theme, |ui| {
        let themes = [
            (ThemeChoice::System, app.theme_system),
            (ThemeChoice::Light, app.theme_light),
            (ThemeChoice::Dark, app.theme_dark),
            (ThemeChoice::HighContrast, app.theme_contrast),
        ];
        for (theme, text) in themes {
            if ui.radio(state.settings.theme == theme, text).clicked() {
                commands.push(Command::SetTheme(theme));
            }
        }
    });
    ui.menu_button(app.notation, |ui| {
        let notations = [(WindowNotation::Interval, "[−∞, 3]"), (WindowNotation::Greek, "α = −∞, β = 3")];
        for (notation, text) in notations {
            if ui.radio(state.settings.notation == notation, text).clicked() {
                commands.push(Command::SetNotation(notation));
            }
        }
    });
}

/// A line for each of some commands, with a tick if it is a switch that is on.
fn items(ui: &mut Ui, state: &State, list: &[Command], commands: &mut Vec<Command>) {
    let app = &state.texts().app;
    for command in list {
        match is_on(command, state) {
            Some(on) => super::menu_switch(ui, commands, app, command.clone(), on),
            None => menu_item(ui, commands, app, command.clone()),
        }
    }
}

fn folding(ui: &mut Ui, state: &State, commands: &mut Vec<Command>) {
    let app = &state.texts().app;
    items(ui, state, Folding::LIST, commands);
    ui.menu_button(app.folds.below, |ui| {
        for depth in 0..(state.lesson.tree().level_count() - 1).min(DEPTHS) {
            if ui.button((app.folds.level)(depth)).clicked() {
                commands.push(Command::Fold(Folding::Below(depth)));
                ui.close();
            }
        }
    });
}

/// The menu of languages, each under its own name.
pub fn language(ui: &mut Ui, state: &State, commands: &mut Vec<Command>) {
    let name = |language| match language {
        Language::English => "English",
        Language::Chinese => "中文",
    };
    let response = ui
        .menu_button(name(state.language()), |ui| {
            for language in Language::ALL {
                if ui.radio(language == state.language(), name(language)).clicked() {
                    commands.push(Command::SetLanguage(language));
                    ui.close();
                }
            }
        })
        .response;
    response.on_hover_text(state.texts().app.language);
}

/// Whether what a command switches is on; none for commands that switch nothing.
fn is_on(command: &Command, state: &State) -> Option<bool> {
    Some(match command {
        Command::ToggleFollow => state.settings.follow,
        Command::ToggleTruth => state.truth,
        Command::ToggleLevels => state.levels.is_some(),
        Command::ToggleQuiz => state.quiz,
        Command::ToggleMirror => state.settings.mirrored,
        Command::ToggleSearchOrder => state.settings.in_search_order,
        Command::Turn => state.settings.root_at_left,
        Command::ToggleOrderNumbers => state.settings.order_numbers,
        Command::ToggleMaxView => state.settings.max_view,
        Command::ToggleSide => state.settings.side,
        Command::Fold(Folding::Reveal) => state.settings.reveal,
        Command::Fold(Folding::SeenOnly) => state.lesson.folds.seen_only(),
        Command::Fold(Folding::PathOnly) => state.lesson.folds.path_only(),
        _ => return None,
    })
}

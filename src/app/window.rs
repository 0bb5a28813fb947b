//! One frame: commands in, panels and canvas out.

use std::time::Duration;

use eframe::egui::{
    Align, CentralPanel, ColorImage, Context, Frame, Key, Layout, Modifiers, Panel, Popup, Pos2, RichText, Ui,
    ViewportCommand,
};
use eframe::{CreationContext, Storage};

use crate::exercises;
use crate::export;
use crate::search::Options;
use crate::tree::NodeId;

use super::Start;
use super::apply::{Outside, apply, finish};
use super::canvas::{self, Canvas};
use super::command::Command;
use super::files::{self, FileDialog};
use super::finding;
use super::keys::with_keys;
use super::lesson::{Lesson, Origin};
use super::panels;
use super::settings::{Settings, ThemeChoice};
use super::state::{PathDialog, SidePage, State};
use super::theme::{self, Palette};

/// Where settings are kept in eframe's storage.
const SETTINGS: &str = "settings";

/// How often the progress of a job is drawn.
const PROGRESS: Duration = Duration::from_millis(50);

/// The application: the state, and what it needs to draw it.
pub struct Plywalk {
    state: State,
    canvas: Canvas,
    dialog: FileDialog,
    /// What the window's title and colours were last set to.
    title: String,
    palette: Option<Palette>,
    /// Commands for the next frame.
    given: Vec<Command>,
}

impl Plywalk {
    /// The application at its start: the first exercise, and the file asked for on its way.
    pub fn new(context: &CreationContext<'_>, start: Start) -> Plywalk {
        let stored = context.storage.and_then(|storage| storage.get_string(SETTINGS));
        let settings = stored.map_or_else(Settings::default, |text| Settings::from_text(&text));
        let mut plywalk = Plywalk::with_settings(&context.egui_ctx, settings);
        plywalk.state.asked_language = start.language;
        if let Some(file) = start.file {
            plywalk.command(&context.egui_ctx, Command::OpenPath(file));
        }
        plywalk
    }

    /// The application on the first exercise.
    pub fn with_settings(ctx: &Context, settings: Settings) -> Plywalk {
        theme::install_fonts(ctx);
        let document = exercises::first().document();
        let options = document.conventions.apply(Options::default());
        let lesson = match Lesson::new(document, Origin::Exercise(0), &options) {
            Ok(lesson) => lesson,
            Err(error) => unreachable!("a test searches every exercise: {error}"),
        };
        Plywalk {
            state: State::new(lesson, settings),
            canvas: Canvas::default(),
            dialog: FileDialog::default(),
            title: String::new(),
            palette: None,
            given: Vec::new(),
        }
    }

    /// What is shown.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Gives a command that the next frame carries out, as a key would.
    pub fn give(&mut self, command: Command) {
        self.given.push(command);
    }

    /// Chooses a node, as a click on it would.
    pub fn choose(&mut self, node: Option<NodeId>) {
        self.give(Command::Choose(node));
    }

    /// The middle of a node that can be read, in the window's points.
    pub fn place_of(&self, node: NodeId) -> Option<Pos2> {
        self.canvas.place_of(node)
    }

    /// Turns the side panel to a page, as a click on its tab would.
    pub fn turn_to(&mut self, page: SidePage) {
        self.state.page = page;
    }

    fn command(&mut self, ctx: &Context, command: Command) {
        let theme = self.state.settings.theme;
        apply(&mut self.state, command, &Desk { ctx, dialog: &self.dialog, theme });
    }

    /// Time passes: play goes on, jobs come to an end.
    fn advance(&mut self, ctx: &Context) {
        let passed = Duration::from_secs_f32(ctx.input(|input| input.unstable_dt).max(0.0));
        if let Some(due) = self.state.advance(passed) {
            ctx.request_repaint_after(due);
        }
        if finding::go_on(&mut self.state) {
            ctx.request_repaint();
        }
        if let Some(job) = &self.state.job {
            match job.poll() {
                Some(done) => {
                    self.state.job = None;
                    finish(&mut self.state, done);
                }
                None => ctx.request_repaint_after(PROGRESS),
            }
        }
    }

    /// What keys, dropped files, pasted text and the file dialog ask for.
    fn commands_from_outside(&self, ctx: &Context) -> Vec<Command> {
        let mut commands: Vec<Command> = self.dialog.poll().collect();
        commands.extend(files::arrivals(ctx));
        commands.extend(self.commands_by_key(ctx));
        commands
    }

    fn commands_by_key(&self, ctx: &Context) -> Vec<Command> {
        if ctx.text_edit_focused() {
            return self.commands_while_typing(ctx);
        }
        // Keys work an open menu, Esc closes it, and nothing happens behind it.
        if Popup::is_any_open(ctx) {
            return Vec::new();
        }
        if self.state.has_dialog() {
            return if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
                vec![Command::Cancel]
            } else {
                Vec::new()
            };
        }
        // A focused button or slider keeps the keys that work it.
        let elsewhere = ctx.memory(|memory| memory.focused().is_some_and(|id| id != canvas::id()));
        let works_widgets = |key| {
            matches!(key, Key::Space | Key::Enter | Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown)
        };
        let mut commands = Vec::new();
        // Shortcuts with more modifiers first: Shift+→ is not →.
        let mut shortcuts: Vec<_> = with_keys()
            .flat_map(|command| command.shortcuts().iter().map(move |shortcut| (shortcut, command)))
            .collect();
        shortcuts.sort_by_key(|(shortcut, _)| {
            let Modifiers { alt, shift, command, .. } = shortcut.modifiers;
            std::cmp::Reverse(u8::from(alt) + u8::from(shift) + u8::from(command))
        });
        ctx.input_mut(|input| {
            for (shortcut, command) in shortcuts {
                if elsewhere && works_widgets(shortcut.logical_key) {
                    continue;
                }
                let times = input.count_and_consume_key(shortcut.modifiers, shortcut.logical_key);
                commands.extend(std::iter::repeat_n(command.clone(), times));
            }
        });
        commands
    }

    /// What keys ask for that no text field uses.
    fn commands_while_typing(&self, ctx: &Context) -> Vec<Command> {
        let mut commands = Vec::new();
        if self.state.finding.is_some() && self.state.editing.is_none() && !self.state.has_dialog() {
            // Shift+F3 before F3.
            for command in [Command::PreviousMatch, Command::NextMatch, Command::Find] {
                for shortcut in command.shortcuts() {
                    let times =
                        ctx.input_mut(|input| input.count_and_consume_key(shortcut.modifiers, shortcut.logical_key));
                    commands.extend(std::iter::repeat_n(command.clone(), times));
                }
            }
        }
        commands
    }

    /// Panels and canvas.
    fn show(&mut self, ui: &mut Ui, palette: &Palette, commands: &mut Vec<Command>) {
        let state = &mut self.state;
        if state.presenting {
            present(ui, state, palette, commands);
        } else {
            panels_around(ui, state, palette, commands);
        }
        let ground = Frame::NONE.fill(palette.ground);
        let canvas =
            CentralPanel::default().frame(ground).show(ui, |ui| self.canvas.show(ui, state, palette, commands));
        panels::note(ui, state, canvas.response.rect);
        panels::dialogs(ui, state, commands);
    }

    /// Title and colours, where they are no longer what they were.
    fn dress(&mut self, ctx: &Context) -> Palette {
        theme::choose(ctx, self.state.settings.theme);
        let palette = Palette::of(ctx, self.state.settings.theme);
        if self.palette != Some(palette) {
            theme::dress(ctx, &palette);
            self.palette = Some(palette);
        }
        let lesson = &self.state.lesson;
        let title = lesson.title(self.state.language());
        let title = (self.state.texts().app.window_title)(&title, lesson.step, lesson.trace.steps());
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
        palette
    }
}

/// All panels, folded out.
fn panels_around(ui: &mut Ui, state: &mut State, palette: &Palette, commands: &mut Vec<Command>) {
    Panel::top("top").exact_size(36.0).show(ui, |ui| panels::top(ui, state, commands));
    if state.job.is_some() || state.notice.is_some() {
        Panel::top("notice").show(ui, |ui| panels::notice(ui, state, commands));
    }
    find_line(ui, state, commands);
    Panel::bottom("transport").show(ui, |ui| panels::transport(ui, state, commands));
    Panel::bottom("timeline").exact_size(44.0).show(ui, |ui| panels::timeline(ui, state, palette, 38.0, commands));
    Panel::bottom("sentence").exact_size(76.0).show(ui, |ui| panels::sentence(ui, state, 20.0));
    if state.settings.side {
        Panel::right("side")
            .default_size(340.0)
            .size_range(280.0..=640.0)
            .resizable(true)
            .show(ui, |ui| panels::side(ui, state, palette, commands));
    }
    Panel::top("crumbs").exact_size(28.0).show(ui, |ui| panels::crumbs(ui, state, commands));
}

/// The line in which one types what is to be found, while it is shown.
fn find_line(ui: &mut Ui, state: &mut State, commands: &mut Vec<Command>) {
    if state.finding.is_some() {
        Panel::top("find").show(ui, |ui| panels::find(ui, state, commands));
    }
}

/// Presentation: the number line, the sentence as a subtitle, a thin timeline.
fn present(ui: &mut Ui, state: &mut State, palette: &Palette, commands: &mut Vec<Command>) {
    find_line(ui, state, commands);
    Panel::bottom("thin timeline").exact_size(24.0).show(ui, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(RichText::new(panels::place(state)).size(15.0));
            panels::timeline(ui, state, palette, 18.0, commands);
        });
    });
    Panel::bottom("subtitle").exact_size(104.0).show(ui, |ui| panels::sentence(ui, state, 28.0));
    if state.lesson.options().algorithm.has_window() {
        Panel::bottom("line").exact_size(80.0).show(ui, |ui| panels::number_line(ui, state, palette, 72.0));
    }
}

impl eframe::App for Plywalk {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        self.advance(&ctx);
        let palette = self.dress(&ctx);
        let mut commands = std::mem::take(&mut self.given);
        commands.extend(self.commands_from_outside(&ctx));
        for command in commands.drain(..) {
            self.command(&ctx, command);
        }
        self.state.arrange();
        self.show(ui, &palette, &mut commands);
        if !commands.is_empty() {
            for command in commands {
                self.command(&ctx, command);
            }
            ctx.request_repaint();
        }
        if self.state.quit {
            ctx.send_viewport_cmd(ViewportCommand::Close);
        } else if ctx.input(|input| input.viewport().close_requested()) && self.state.lesson.edits.unsaved() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.command(&ctx, Command::Quit);
        }
    }

    fn save(&mut self, storage: &mut dyn Storage) {
        storage.set_string(SETTINGS, self.state.settings.to_text());
    }

    /// Only settings are remembered, not scroll positions.
    fn persist_egui_memory(&self) -> bool {
        false
    }
}

/// What commands may ask of the world.
struct Desk<'a> {
    ctx: &'a Context,
    dialog: &'a FileDialog,
    theme: ThemeChoice,
}

impl Outside for Desk<'_> {
    fn wake(&self) -> Box<dyn FnOnce() + Send> {
        let ctx = self.ctx.clone();
        Box::new(move || ctx.request_repaint())
    }

    fn choose_file(&self, wanted: &PathDialog) {
        self.dialog.open(self.ctx, wanted);
    }

    fn copy_text(&self, text: String) {
        self.ctx.copy_text(text);
    }

    fn copy_picture(&self, pixels: export::Pixels) {
        let size = [pixels.width, pixels.height];
        self.ctx.copy_image(ColorImage::from_rgba_unmultiplied(size, &pixels.rgba));
    }

    fn palette(&self) -> Palette {
        Palette::of(self.ctx, self.theme)
    }

    fn request_paste(&self) {
        self.ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
    }
}

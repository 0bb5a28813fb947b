//! Carries commands out: the one place where the state changes by the user's will.

use std::sync::Arc;

use crate::scene::Fit;
use crate::search::Options;
use crate::texts::Texts;
use crate::tree::NodeId;
use crate::{exercises, explain, export};

use super::command::{Beside, Command};
use super::edits::Direction;
use super::finding;
use super::folding::fold;
use super::grow::GrowDialog;
use super::jobs::{Done, Failure, Job, Preferred, Task};
use super::lesson::{Lesson, Origin};
use super::output;
use super::saving::{copy_picture, picture_name, save, save_picture, tree_name};
use super::searching::{change, edit_leaf, searched, set_budget, set_iterative, set_leaf, set_order, take_back};
use super::settings::SPEEDS;
use super::state::{Look, Notice, PathDialog, PathUse, Play, SidePage, State, View};
use super::theme::Palette;

/// What a factor a key zooms by.
const ZOOM_STEP: f64 = 1.25;

/// What a command needs from outside the state.
pub trait Outside {
    /// Asks for another frame, from any thread.
    fn wake(&self) -> Box<dyn FnOnce() + Send>;
    /// Lets the user choose a file; the answer comes as a command later.
    fn choose_file(&self, dialog: &PathDialog);
    /// Puts a text on the clipboard.
    fn copy_text(&self, text: String);
    /// Puts a picture on the clipboard.
    fn copy_picture(&self, pixels: export::Pixels);
    /// The colours in use.
    fn palette(&self) -> Palette;
    /// Asks for the clipboard's text; it comes as a command later.
    fn request_paste(&self);
}

/// Carries one command out.
pub fn apply(state: &mut State, command: Command, outside: &dyn Outside) {
    if leaves_the_tree(&command) && state.lesson.edits.unsaved() && state.leaving.is_none() {
        state.leaving = Some(command);
        return;
    }
    if state.levels.is_some() && tell_levels(state, &command) {
        return;
    }
    // With a question on the screen, the next press only reveals what happens.
    if state.question().is_some() && goes_on(&command) {
        state.lesson.step_to(state.lesson.step + 1);
        return;
    }
    if !matches!(
        command,
        Command::StepForward | Command::StepBack | Command::SetSpeed(_) | Command::Faster | Command::Slower
    ) && moves_the_step(&command)
    {
        state.play = Play::default();
    }
    // What was said of the last command is not true of the next one.
    state.status.clear();
    match command {
        Command::StepForward => {
            state.play = Play::default();
            state.lesson.step_to(state.lesson.step + 1);
        }
        Command::StepBack => {
            state.play = Play::default();
            state.lesson.step_to(state.lesson.step.saturating_sub(1));
        }
        Command::NextNode => walk(state, |lesson| lesson.trace.next_node(lesson.step)),
        Command::PreviousNode => walk(state, |lesson| lesson.trace.previous_node(lesson.step)),
        Command::NextValue => walk(state, |lesson| lesson.trace.next_value(lesson.step)),
        Command::PreviousValue => walk(state, |lesson| lesson.trace.previous_value(lesson.step)),
        Command::Over => jump(state, |lesson| Some(lesson.moment().over())),
        Command::Out => jump(state, |lesson| Some(lesson.moment().out())),
        Command::NextCutoff => jump(state, |lesson| lesson.trace.next_cutoff(lesson.step)),
        Command::PreviousCutoff => jump(state, |lesson| lesson.trace.previous_cutoff(lesson.step)),
        Command::NextIteration => jump(state, |lesson| lesson.trace.next_iteration(lesson.step)),
        Command::PreviousIteration => jump(state, |lesson| lesson.trace.previous_iteration(lesson.step)),
        Command::ToStart => jump(state, |_| Some(0)),
        Command::ToEnd => jump(state, |lesson| Some(lesson.trace.steps())),
        Command::GoTo(step) => jump(state, |_| Some(step)),
        Command::Drag(step) => state.lesson.step_to(step),
        Command::TypeStep => state.typing_step = !state.presenting,
        Command::ToEntered => to_visit(state, |(entered, _)| entered),
        Command::ToLeft => to_visit(state, |(_, left)| left),
        Command::Back => {
            state.lesson.jump_back();
        }
        Command::PlayPause => play_or_pause(state),
        Command::Faster => set_speed(state, state.settings.speed * 2.0),
        Command::Slower => set_speed(state, state.settings.speed / 2.0),
        Command::SetSpeed(speed) => set_speed(state, speed),

        Command::EditLeaf => edit_leaf(state),
        Command::SetLeaf(leaf, value) => set_leaf(state, leaf, value, outside),
        Command::Undo => take_back(state, Direction::Undo, outside),
        Command::Redo => take_back(state, Direction::Redo, outside),
        Command::Save => match &state.lesson.origin {
            Origin::File(path) => {
                let path = path.clone();
                save(state, &path);
            }
            _ => ask_path(state, PathUse::SaveTree, tree_name(&state.lesson)),
        },
        Command::SaveDialog => ask_path(state, PathUse::SaveTree, tree_name(&state.lesson)),
        Command::SaveTo(path) => save(state, &path),
        Command::PictureDialog => ask_path(state, PathUse::SavePicture, picture_name(&state.lesson)),
        Command::PictureTo(path) => save_picture(state, &path, outside),
        Command::CopyPicture => copy_picture(state, outside),
        Command::CopyLog(format) => {
            outside.copy_text(output::log(&state.lesson, format, state.texts()));
            state.status = state.texts().app.copied.to_owned();
        }
        Command::Discard => discard(state, outside),
        Command::ToggleTruth => state.truth = !state.truth,
        Command::ToggleLevels => state.tell(if state.levels.is_some() { None } else { Some(0) }),
        Command::ToggleQuiz => state.quiz = !state.quiz,
        Command::ToggleMirror => {
            state.settings.mirrored = !state.settings.mirrored;
            state.view.fitted = Some(Fit::All);
        }
        Command::ToggleSearchOrder => toggle_search_order(state),
        Command::ToggleMaxView => state.settings.max_view = !state.settings.max_view,
        Command::ToggleOrderNumbers => state.settings.order_numbers = !state.settings.order_numbers,
        Command::ChooseBeside(beside) => choose_beside(state, beside),
        Command::ShowAnswer => state.answer = true,
        Command::ToggleCaption => state.settings.caption = !state.settings.caption,

        Command::Fit => {
            state.view.fitted = Some(Fit::All);
            state.view.whole = true;
        }
        Command::FitPath => state.view.fitted = Some(Fit::Path(here(state))),
        Command::FitSubtree => state.view.fitted = Some(Fit::Subtree(looked_at(state))),
        Command::FitLevel => state.view.fitted = Some(Fit::Level(state.lesson.tree().depth(looked_at(state)))),
        Command::Find => finding::open(state),
        Command::FindText(text) => finding::type_text(state, text),
        Command::NextMatch => finding::step(state, 1),
        Command::PreviousMatch => finding::step(state, -1),
        Command::Turn => state.settings.root_at_left = !state.settings.root_at_left,
        Command::Fold(folding) => fold(state, folding),
        Command::ToggleFollow => state.settings.follow = !state.settings.follow,
        Command::ZoomIn => state.view.zoom = Some(ZOOM_STEP),
        Command::ZoomOut => state.view.zoom = Some(1.0 / ZOOM_STEP),
        Command::Choose(node) => state.view.chosen = node,
        Command::LookAt(node) => {
            state.view.chosen = Some(node);
            state.view.look_at = Some(Look::Near(node));
        }
        Command::TogglePresent => {
            state.view.whole = false;
            state.presenting = !state.presenting;
            state.view.camera = None;
        }
        Command::ToggleSide => state.settings.side = !state.settings.side,
        Command::SetTheme(theme) => state.settings.theme = theme,
        Command::SetNotation(notation) => state.settings.notation = notation,
        Command::SetLanguage(language) => {
            state.asked_language = None;
            state.settings.language = Some(language.code().to_owned());
        }
        Command::ToggleHelp => state.help = !state.help,

        Command::OpenExercise(index) => open_exercise(state, index),
        Command::OpenDialog => ask_path(state, PathUse::Open, String::new()),
        Command::Browse => {
            if let Some(path) = &state.path {
                outside.choose_file(path);
            }
        }
        Command::OpenPath(path) => start(state, Task::Load(path), outside),
        Command::Paste => outside.request_paste(),
        Command::OpenText(text) => start(state, Task::Parse(text), outside),
        Command::ForgetRecent => state.settings.recent.clear(),
        Command::GrowDialog => state.grow = Some(GrowDialog::default()),
        Command::SetGrowOrder(order) => {
            if let Some(grow) = &mut state.grow {
                grow.order = order;
            }
        }
        Command::Grow => {
            // What is wrong with a position stands in the dialog, and the button is off.
            if let Some(Ok(task)) = state.grow.as_ref().map(GrowDialog::task) {
                state.grow = None;
                start(state, task, outside);
            }
        }
        Command::Cancel => cancel(state),
        Command::Dismiss => state.notice = None,

        Command::SetAlgorithm(algorithm) => change(state, outside, |options| options.algorithm = algorithm),
        Command::SetCut(cut) => change(state, outside, |options| options.cut = cut),
        Command::SetFail(fail) => change(state, outside, |options| options.fail = fail),
        Command::SetOrder(order) => change(state, outside, |options| set_order(options, order)),
        Command::SetDepth(depth) => change(state, outside, |options| options.depth = depth),
        Command::SetIterative(on) => change(state, outside, |options| set_iterative(options, on)),
        Command::SetNodeBudget(nodes) => change(state, outside, |options| set_budget(options, nodes, None)),
        Command::SetTimeBudget(milliseconds) => {
            change(state, outside, |options| set_budget(options, None, milliseconds));
        }
        Command::SetTable(table) => change(state, outside, |options| options.table = table),

        Command::Quit => state.quit = true,
    }
}

/// True for commands that go somewhere, so that play must not run on.
fn moves_the_step(command: &Command) -> bool {
    matches!(
        command,
        Command::NextNode
            | Command::PreviousNode
            | Command::NextValue
            | Command::PreviousValue
            | Command::Over
            | Command::Out
            | Command::NextCutoff
            | Command::PreviousCutoff
            | Command::NextIteration
            | Command::PreviousIteration
            | Command::ToStart
            | Command::ToEnd
            | Command::GoTo(_)
            | Command::Drag(_)
            | Command::ToEntered
            | Command::ToLeft
            | Command::Back
    )
}

/// True for commands that put another tree in the place of this one, or close the window.
fn leaves_the_tree(command: &Command) -> bool {
    matches!(
        command,
        Command::OpenExercise(_) | Command::OpenPath(_) | Command::OpenText(_) | Command::Grow | Command::Quit
    )
}

/// True for commands that go on by some small stretch.
fn goes_on(command: &Command) -> bool {
    matches!(command, Command::StepForward | Command::NextNode | Command::NextValue | Command::Over)
}

/// While minimax is told from below, stepping goes by levels. Says whether the command was such a step.
fn tell_levels(state: &mut State, command: &Command) -> bool {
    let Some(told) = state.levels else { return false };
    let all = state.lesson.tree().level_count();
    let told = match command {
        Command::ToStart => 0,
        Command::ToEnd => all,
        Command::StepBack | Command::PreviousNode | Command::PreviousValue => told.saturating_sub(1),
        command if goes_on(command) => (told + 1).min(all),
        _ => return false,
    };
    state.tell(Some(told));
    true
}

/// Takes in what a job came to.
pub fn finish(state: &mut State, done: Done) {
    match done {
        Done::Opened(lesson) => open(state, *lesson),
        Done::Searched(document, trace) => searched(state, document, *trace),
        Done::Failed(failure) => state.notice = Some(words(&failure, state)),
        Done::Cancelled => state.status = state.texts().app.cancelled.to_owned(),
    }
}

fn walk(state: &mut State, to: impl Fn(&Lesson) -> usize) {
    let step = to(&state.lesson);
    state.lesson.step_to(step);
}

fn jump(state: &mut State, to: impl Fn(&Lesson) -> Option<usize>) {
    match to(&state.lesson) {
        Some(step) => state.lesson.jump_to(step),
        None => state.status = state.texts().app.nothing_there.to_owned(),
    }
}

fn to_visit(state: &mut State, pick: impl Fn((usize, usize)) -> usize) {
    let app = &state.texts().app;
    let Some(node) = state.view.chosen else {
        state.status = app.choose_first.to_owned();
        return;
    };
    match state.lesson.visit_of(node) {
        Some(visit) => state.lesson.jump_to(pick(visit)),
        None => state.status = app.never_visited.to_owned(),
    }
}

fn play_or_pause(state: &mut State) {
    let at_end = state.lesson.step == state.lesson.trace.steps();
    if !state.play.on && at_end {
        state.lesson.jump_to(0);
    }
    state.play = Play { on: !state.play.on, carry: 0.0 };
}

fn set_speed(state: &mut State, speed: f64) {
    state.settings.speed = speed.clamp(*SPEEDS.start(), *SPEEDS.end());
}

/// The innermost thing that can be left: a dialog, a job, an error, presentation.
fn cancel(state: &mut State) {
    if state.help {
        state.help = false;
    } else if state.grow.is_some() {
        state.grow = None;
    } else if state.path.is_some() {
        state.path = None;
    } else if state.leaving.is_some() {
        state.leaving = None;
    } else if state.editing.is_some() {
        state.editing = None;
    } else if state.finding.take().is_some() {
        // The keyboard goes back to the tree.
    } else if let Some(job) = state.job.take() {
        job.cancel();
        state.status = state.texts().app.cancelled.to_owned();
    } else if state.notice.is_some() {
        state.notice = None;
    } else if state.levels.is_some() {
        state.tell(None);
    } else if state.presenting {
        state.presenting = false;
        state.view.camera = None;
    } else {
        state.view.chosen = None;
    }
}

/// Draws children in the order of the search, or in the tree's own again, and says where both are the same.
fn toggle_search_order(state: &mut State) {
    state.settings.in_search_order = !state.settings.in_search_order;
    if state.settings.in_search_order {
        state.arrange();
        if state.lesson.layout.seats().are_given() {
            state.status = state.texts().app.choices.same_order.to_owned();
        }
    }
}

fn open_exercise(state: &mut State, index: usize) {
    let Some(exercise) = exercises::all().get(index) else { return };
    let document = exercise.document();
    let options = document.conventions.apply(Options { depth: None, ..state.preferred() });
    match Lesson::new(document, Origin::Exercise(index), &options) {
        Ok(lesson) => open(state, lesson),
        Err(error) => {
            let document = Arc::new(exercise.document());
            state.notice = Some(words(&Failure::Search(error, document), state));
        }
    }
}

fn ask_path(state: &mut State, purpose: PathUse, text: String) {
    state.path = Some(PathDialog { purpose, text });
}

/// Leaves without saving: what was waiting goes on.
fn discard(state: &mut State, outside: &dyn Outside) {
    if let Some(command) = state.leaving.take() {
        state.lesson.edits.note_saved();
        apply(state, command, outside);
    }
}

/// The node that the step is about, the root before the first.
fn here(state: &State) -> NodeId {
    state.lesson.moment().current().unwrap_or(NodeId::ROOT)
}

/// The chosen node, else the one that the step is about.
fn looked_at(state: &State) -> NodeId {
    state.view.chosen.unwrap_or_else(|| here(state))
}

/// Chooses the node that stands beside, whichever way the picture goes, of those that are drawn.
fn choose_beside(state: &mut State, beside: Beside) {
    let (tree, layout) = (state.lesson.tree(), &state.lesson.layout);
    let here = layout.nearest_shown(tree, looked_at(state));
    let beside = if state.settings.root_at_left { across_the_diagonal(beside) } else { beside };
    let level = layout.level(tree, tree.depth(here));
    let slot = layout.slot(here);
    let drawn = |slot: usize| Some(layout.node(slot)).filter(|&node| state.draws(node));
    let next = match beside {
        Beside::Up => tree.parent(here),
        Beside::Down => layout.children(tree, here).find_map(drawn),
        Beside::Left | Beside::Right if (beside == Beside::Left) != state.settings.mirrored => {
            (level.start..slot).rev().find_map(drawn)
        }
        Beside::Left | Beside::Right => (slot + 1..level.end).find_map(drawn),
    };
    if let Some(node) = next {
        state.view.chosen = Some(node);
        state.view.look_at = Some(Look::AsItIs(node));
    }
}

/// Where something is in the picture with the root at the top that is there in the picture with the root at the left.
fn across_the_diagonal(beside: Beside) -> Beside {
    match beside {
        Beside::Up => Beside::Left,
        Beside::Left => Beside::Up,
        Beside::Down => Beside::Right,
        Beside::Right => Beside::Down,
    }
}

/// Opens a tree in the place of the present one.
fn open(state: &mut State, lesson: Lesson) {
    if let Origin::File(path) = &lesson.origin {
        state.settings.remember_file(path);
    }
    state.lesson = lesson;
    finding::forget(state);
    state.view = View { fitted: Some(Fit::All), ..View::default() };
    state.play = Play::default();
    state.notice = None;
    state.path = None;
    state.editing = None;
    state.tell(None);
    state.answer = false;
    state.page = if state.lesson.document.question.is_empty() { state.page } else { SidePage::Task };
    state.status.clear();
}

/// Starts a job in the place of one under way.
fn start(state: &mut State, task: Task, outside: &dyn Outside) {
    let preferred = Preferred { options: state.preferred() };
    state.path = None;
    state.job = Some(Job::start(task, preferred, outside.wake()));
}

/// An error in the user's words.
fn words(failure: &Failure, state: &State) -> Notice {
    let texts: &Texts = state.texts();
    match failure {
        Failure::Load(error) => Notice { headline: texts.app.cannot_open.to_owned(), details: error.describe(texts) },
        Failure::Format(error) => {
            Notice { headline: texts.app.cannot_open_text.to_owned(), details: error.describe(texts) }
        }
        Failure::Grow(error) => Notice { headline: texts.app.cannot_grow.to_owned(), details: error.describe(texts) },
        Failure::Search(error, document) => Notice {
            headline: texts.app.cannot_search.to_owned(),
            details: explain::refusal(error, &document.tree, texts),
        },
    }
}

//! Everything the window shows, and nothing of how it is drawn.

use std::sync::Arc;
use std::time::Duration;

use crate::explain;
use crate::format::Document;
use crate::scene::{Camera, Fit, Size};
use crate::search::{Algorithm, Cut, Fail, Options, Order};
use crate::texts::{Language, Texts};
use crate::trace::Trace;
use crate::tree::NodeId;

use super::command::Command;
use super::edits::{Direction, Edit};
use super::finding::Finding;
use super::grow::GrowDialog;
use super::jobs::Job;
use super::lesson::Lesson;
use super::settings::Settings;

/// What is shown until it is dismissed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// One line: what did not work.
    pub headline: String,
    /// Where and why, in fixed-width type.
    pub details: String,
}

/// A node to be brought into view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// At the size at which things are.
    AsItIs(NodeId),
    /// At a size at which it can be read.
    Near(NodeId),
}

/// How the tree is looked at.
#[derive(Clone, Debug, Default)]
pub struct View {
    /// Where the eye is; none until the canvas has a size, and whenever the tree is to be fitted.
    pub camera: Option<Camera>,
    /// The size of the canvas, in points; none before it was first shown.
    pub size: Option<Size>,
    /// What is kept fitted until the user pans or zooms; a path is that to the current node, wherever that is.
    pub fitted: Option<Fit>,
    /// True if a presented tree is shown whole, however small it becomes.
    pub whole: bool,
    /// The node the user clicked last.
    pub chosen: Option<NodeId>,
    /// The node under the pointer.
    pub hovered: Option<NodeId>,
    /// What is to be brought into view at the next frame.
    pub look_at: Option<Look>,
    /// The node that stays where it is while others move, if a command was about one.
    pub anchor: Option<NodeId>,
    /// A zoom asked for by key, as a factor.
    pub zoom: Option<f64>,
}

/// Which page the side panel shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SidePage {
    /// What the tree is, and the exercise's question.
    Task,
    /// The pseudocode.
    #[default]
    Code,
    /// The open nodes with their windows.
    Stack,
    /// A line a step.
    Log,
    /// Leaves, constraints, leaves skipped, as lessons print them.
    Table,
    /// What the transposition table holds.
    Positions,
}

/// What is done with the path being typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathUse {
    /// A tree is opened.
    Open,
    /// The tree is saved.
    SaveTree,
    /// The picture is saved.
    SavePicture,
}

/// A path being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathDialog {
    /// What for.
    pub purpose: PathUse,
    /// What stands in the field.
    pub text: String,
}

/// A leaf's value being typed.
#[derive(Clone, Debug, PartialEq)]
pub struct Editing {
    /// Which leaf.
    pub leaf: NodeId,
    /// What stands in the field.
    pub text: String,
}

/// What the lesson was before a new search was asked for, to say what changed.
pub struct Before {
    /// The tree and its values.
    pub document: Arc<Document>,
    /// The search.
    pub trace: Arc<Trace>,
    /// The edit that asks for the new search.
    pub edit: Option<(Edit, Direction)>,
}

/// Play: how much of the next step has passed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Play {
    /// True while playing.
    pub on: bool,
    /// Steps due and not yet taken, less than one.
    pub carry: f64,
}

/// The longest time that play makes up for after a pause, such as a window being moved.
const LONGEST_FRAME: Duration = Duration::from_millis(250);

/// All of the window's state.
pub struct State {
    /// The open tree.
    pub lesson: Lesson,
    /// How it is looked at.
    pub view: View,
    /// Play.
    pub play: Play,
    /// What is remembered between runs.
    pub settings: Settings,
    /// The page of the side panel.
    pub page: SidePage,
    /// The job under way.
    pub job: Option<Job>,
    /// The step that the log last brought into view.
    pub log_at: Option<usize>,
    /// What went wrong, until dismissed.
    pub notice: Option<Notice>,
    /// The language asked for on the command line, for this run.
    pub asked_language: Option<Language>,
    /// What is typed to filter the page of the table.
    pub filter: String,
    /// A line on what the last command did, until the next one: "the same until step 31".
    pub status: String,
    /// True in presentation.
    pub presenting: bool,
    /// True while the page of keys is shown.
    pub help: bool,
    /// The board, while it is shown.
    pub grow: Option<GrowDialog>,
    /// The path being typed, while the dialog for it is shown.
    pub path: Option<PathDialog>,
    /// The leaf being edited.
    pub editing: Option<Editing>,
    /// What is being found, while the line for it is shown.
    pub finding: Option<Finding>,
    /// True until the field of the step to go to has been given the keyboard.
    pub typing_step: bool,
    /// What the lesson was before the search under way.
    pub before: Option<Before>,
    /// True while true values are shown.
    pub truth: bool,
    /// While minimax is told from below: how many levels, counted from the last, have their values.
    pub levels: Option<usize>,
    /// By node, the values of the levels told so far; NaN above them.
    pub told: Option<Vec<f64>>,
    /// True while each decision is asked before it is shown.
    pub quiz: bool,
    /// True once the answer to the exercise's question was asked for.
    pub answer: bool,
    /// What waits for the question whether to keep unsaved edits.
    pub leaving: Option<Command>,
    /// True once the user asked to leave.
    pub quit: bool,
}

impl State {
    /// The state at the start.
    pub fn new(lesson: Lesson, settings: Settings) -> State {
        State {
            lesson,
            view: View { fitted: Some(Fit::All), ..View::default() },
            play: Play::default(),
            settings,
            page: SidePage::default(),
            job: None,
            log_at: None,
            notice: None,
            asked_language: None,
            filter: String::new(),
            status: String::new(),
            presenting: false,
            help: false,
            grow: None,
            path: None,
            editing: None,
            finding: None,
            typing_step: false,
            before: None,
            truth: false,
            levels: None,
            told: None,
            quiz: false,
            answer: false,
            leaving: None,
            quit: false,
        }
    }

    /// The language in use.
    pub fn language(&self) -> Language {
        self.asked_language.unwrap_or_else(|| self.settings.language())
    }

    /// The texts in use.
    pub fn texts(&self) -> &'static Texts {
        self.language().texts()
    }

    /// True while something lies over the canvas that takes keys for itself.
    pub fn has_dialog(&self) -> bool {
        self.help || self.grow.is_some() || self.path.is_some() || self.leaving.is_some()
    }

    /// The options for trees that bring none: those chosen last.
    pub fn preferred(&self) -> Options {
        let Settings { conventions, .. } = &self.settings;
        let algorithm = Algorithm::ALL.into_iter().find(|a| a.keyword() == conventions.algorithm);
        let cut = Cut::ALL.into_iter().find(|c| c.keyword() == conventions.cut);
        let fail = Fail::ALL.into_iter().find(|f| f.keyword() == conventions.fail);
        let order = Order::ALL.into_iter().find(|o| o.keyword() == conventions.order);
        Options {
            algorithm: algorithm.unwrap_or_default(),
            cut: cut.unwrap_or_default(),
            fail: fail.unwrap_or_default(),
            order: order.unwrap_or_default(),
            ..Options::DEFAULT
        }
    }

    /// Plays on for the time since it was last asked to, less what is too long: the window may have stood still. Says
    /// after how long the next step is due, while playing.
    pub fn advance(&mut self, passed: Duration) -> Option<Duration> {
        if !self.play.on {
            return None;
        }
        // Slow play sleeps from one step to the next.
        let passed = passed.min(LONGEST_FRAME + Duration::from_secs_f64(1.0 / self.settings.speed));
        self.play.carry += passed.as_secs_f64() * self.settings.speed;
        let steps = self.play.carry.floor();
        self.play.carry -= steps;
        self.lesson.step_to(self.lesson.step.saturating_add(steps as usize));
        if self.lesson.step == self.lesson.trace.steps() {
            self.play = Play::default();
            return None;
        }
        // Never a hair's breadth too early.
        Some(Duration::from_secs_f64((1.0 - self.play.carry) / self.settings.speed) + Duration::from_micros(1))
    }

    /// Brings the layout up to date: what hides the search, or a node to be looked at, opens.
    pub fn arrange(&mut self) {
        if let Some(Look::AsItIs(node) | Look::Near(node)) = self.view.look_at {
            self.lesson.unfold_to(node);
        }
        self.lesson.arrange(self.settings.in_search_order);
    }

    /// True if nodes are drawn only once the search has reached them.
    pub fn reveals(&self) -> bool {
        self.settings.reveal || self.lesson.folds.seen_only()
    }

    /// True if a node of the layout is drawn.
    pub fn draws(&self, node: NodeId) -> bool {
        !self.reveals() || self.levels.is_some() || node == NodeId::ROOT || self.lesson.moment().has_seen(node)
    }

    /// Sets how many levels are told from below; none goes back to the search.
    pub fn tell(&mut self, levels: Option<usize>) {
        self.levels = levels;
        self.told = levels.map(|told| {
            let tree = self.lesson.tree();
            let first = tree.level(tree.level_count().saturating_sub(told)).start;
            let mut values = self.lesson.truth().to_vec();
            values[..first].fill(f64::NAN);
            values
        });
    }

    /// The question of the decision that the next step shows, while decisions are asked for.
    pub fn question(&self) -> Option<String> {
        if self.quiz { explain::question(&self.lesson.moment(), self.texts()) } else { None }
    }

    /// What stands under the picture: the question, the level told from below, or the step's sentence.
    pub fn sentence(&self) -> String {
        let moment = self.lesson.moment();
        if let Some(told) = self.levels {
            return explain::level(self.lesson.tree(), self.lesson.truth(), told, self.texts());
        }
        self.question().unwrap_or_else(|| explain::sentence(&moment, self.texts()))
    }

    /// By node, the true values that the picture shows: all of them, or those of the levels told so far.
    pub fn truth_shown(&self) -> Option<&[f64]> {
        match &self.told {
            Some(told) => Some(told),
            None => self.truth.then(|| self.lesson.truth()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::lesson::Origin;
    use proptest::prelude::*;

    /// A search of some twenty thousand steps.
    fn playing(speed: f64) -> State {
        let leaves = (0..6_000).map(|leaf| leaf.to_string()).collect::<Vec<_>>().join(",");
        let document = crate::format::parse(&format!("[{leaves}]")).unwrap();
        let lesson = Lesson::new(document, Origin::Pasted, &Options::default()).unwrap();
        let mut state = State::new(lesson, Settings { speed, ..Settings::default() });
        state.play.on = true;
        state
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(20))]

        #[test]
        fn play_is_even_at_any_speed_and_frame_rate(
            speed in prop_oneof![Just(0.25), Just(1.0), Just(2.0), Just(37.0), Just(1000.0), Just(10_000.0)],
            frames in proptest::collection::vec(1u64..120, 10..60),
        ) {
            let mut state = playing(speed);
            let mut passed = Duration::ZERO;
            for frame in frames {
                let before = state.lesson.step;
                let frame = Duration::from_millis(frame);
                let due = state.advance(frame);
                passed += frame;
                let expected = passed.as_secs_f64() * speed;
                if expected >= state.lesson.trace.steps() as f64 - 1.0 {
                    break;
                }
                prop_assert!((state.lesson.step as f64 - expected).abs() <= 1.0 + 1e-6, "{} of {expected}", state.lesson.step);
                let taken = (state.lesson.step - before) as f64;
                prop_assert!(taken <= (frame.as_secs_f64() * speed).ceil() + 1.0);
                prop_assert!(due.is_some_and(|due| due.as_secs_f64() <= 1.0 / speed + 2e-6));
            }
        }

        #[test]
        fn sleeping_from_step_to_step_keeps_the_time(speed in 0.25..60.0f64) {
            let mut state = playing(speed);
            let mut asleep = Duration::ZERO;
            let mut due = state.advance(Duration::ZERO).unwrap();
            for step in 1..20 {
                asleep += due;
                due = state.advance(due).unwrap();
                prop_assert_eq!(state.lesson.step, step);
                prop_assert!((asleep.as_secs_f64() - step as f64 / speed).abs() < 1e-3);
            }
        }
    }

    #[test]
    fn a_window_that_stood_still_does_not_leap() {
        let mut state = playing(100.0);
        state.advance(Duration::from_secs(60));
        assert!(state.lesson.step <= 30, "{}", state.lesson.step);
    }
}

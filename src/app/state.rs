//! Everything the window shows, and nothing of how it is drawn.

use std::time::Duration;

use crate::scene::Camera;
use crate::search::{Algorithm, Cut, Fail, Options, Order};
use crate::texts::{Language, Texts};
use crate::tree::NodeId;

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

/// How the tree is looked at.
#[derive(Clone, Debug, Default)]
pub struct View {
    /// Where the eye is; none until the canvas has a size, and whenever the tree is to be fitted.
    pub camera: Option<Camera>,
    /// True as long as the whole tree is kept fitted: until the user pans or zooms.
    pub fitted: bool,
    /// The node the user clicked last.
    pub chosen: Option<NodeId>,
    /// The node under the pointer.
    pub hovered: Option<NodeId>,
    /// What is to be brought into view at the next frame.
    pub look_at: Option<NodeId>,
    /// A zoom asked for by key, as a factor.
    pub zoom: Option<f64>,
}

/// Which page the side panel shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SidePage {
    /// The pseudocode.
    #[default]
    Code,
    /// The open nodes with their windows.
    Stack,
    /// A line a step.
    Log,
}

/// Play: how much of the next step has passed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Play {
    /// True while playing.
    pub on: bool,
    /// Steps due and not yet taken, less than one.
    pub carry: f64,
}

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
    /// True while the log keeps the present step in view: after every step, until the user scrolls.
    pub log_follows: bool,
    /// What went wrong, until dismissed.
    pub notice: Option<Notice>,
    /// A line on the last change: "the same until step 31".
    pub status: String,
    /// True in presentation.
    pub presenting: bool,
    /// True while the page of keys is shown.
    pub help: bool,
    /// The board, while it is shown.
    pub grow: Option<GrowDialog>,
    /// The path being typed, while the dialog for it is shown.
    pub path: Option<String>,
    /// True once the user asked to leave.
    pub quit: bool,
}

impl State {
    /// The state at the start.
    pub fn new(lesson: Lesson, settings: Settings) -> State {
        State {
            lesson,
            view: View { fitted: true, ..View::default() },
            play: Play::default(),
            settings,
            page: SidePage::default(),
            job: None,
            log_follows: false,
            notice: None,
            status: String::new(),
            presenting: false,
            help: false,
            grow: None,
            path: None,
            quit: false,
        }
    }

    /// The language in use.
    pub fn language(&self) -> Language {
        self.settings.language()
    }

    /// The texts in use.
    pub fn texts(&self) -> &'static Texts {
        self.language().texts()
    }

    /// True while something lies over the canvas that takes keys for itself.
    pub fn has_dialog(&self) -> bool {
        self.help || self.grow.is_some() || self.path.is_some()
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

    /// Plays on for so long a time. Says after how long the next step is due, while playing.
    pub fn advance(&mut self, passed: Duration) -> Option<Duration> {
        if !self.play.on {
            return None;
        }
        self.play.carry += passed.as_secs_f64() * self.settings.speed;
        let steps = self.play.carry.floor();
        self.play.carry -= steps;
        self.lesson.step_to(self.lesson.step.saturating_add(steps as usize));
        if self.lesson.step == self.lesson.trace.steps() {
            self.play = Play::default();
            return None;
        }
        Some(Duration::from_secs_f64((1.0 - self.play.carry) / self.settings.speed))
    }
}

//! What can go wrong with a command.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use thiserror::Error;

use crate::export::PngError;
use crate::format::LoadError;
use crate::games::GrowError;
use crate::games::random::RandomError;
use crate::games::tictactoe::PositionError;
use crate::texts::Texts;

/// Why a command failed.
#[derive(Debug, Error)]
pub enum CommandError {
    /// A tree file is missing or bad.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// A tic-tac-toe position is impossible.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A tree is too large to grow.
    #[error(transparent)]
    Grow(#[from] GrowError),
    /// There is no such random tree.
    #[error(transparent)]
    Random(#[from] RandomError),
    /// The search is not defined for the tree; why, in the reader's words.
    #[error("{0}")]
    Refused(String),
    /// Options that say how tic-tac-toe is played, with a tree file.
    #[error("{} only with --tictactoe", options.join(", "))]
    NoGame {
        /// The options, as they are written.
        options: Vec<&'static str>,
    },
    /// The search has fewer steps than asked for.
    #[error("the search has {steps} steps, and step {asked} was asked for")]
    Step {
        /// The step asked for.
        asked: usize,
        /// How many there are.
        steps: usize,
    },
    /// A picture's file name does not say which kind of picture.
    #[error("{} ends in neither .svg nor .png", file.display())]
    Ending {
        /// The file asked for.
        file: PathBuf,
    },
    /// There is no picture.
    #[error(transparent)]
    Picture(#[from] PngError),
    /// A file cannot be written.
    #[error("{}: {error}", file.display())]
    Write {
        /// The file.
        file: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// Standard output cannot be written.
    #[error("standard output: {0}")]
    Output(#[from] io::Error),
}

impl CommandError {
    /// The error in words.
    pub fn describe(&self, texts: &Texts) -> String {
        let words = &texts.commands;
        match self {
            CommandError::Load(error) => error.describe(texts),
            CommandError::Position(error) => error.describe(texts),
            CommandError::Grow(error) => error.describe(texts),
            CommandError::Random(error) => error.describe(texts),
            CommandError::Refused(why) => why.clone(),
            CommandError::NoGame { options } => (words.no_game)(&options.join(", ")),
            CommandError::Step { asked, steps } => (words.no_such_step)(*asked, *steps),
            CommandError::Ending { file } => (words.unknown_ending)(&file.display().to_string()),
            CommandError::Picture(error) => (words.no_picture)(&error.to_string()),
            CommandError::Write { file, error } => (words.not_written)(&file.display().to_string(), error),
            CommandError::Output(error) => (words.output_failed)(error),
        }
    }

    /// 2 if the command makes no sense, whatever the input; 1 if the input is bad.
    fn exit_code(&self) -> ExitCode {
        match self {
            CommandError::Random(_)
            | CommandError::NoGame { .. }
            | CommandError::Step { .. }
            | CommandError::Ending { .. } => ExitCode::from(2),
            _ => ExitCode::FAILURE,
        }
    }

    /// True if whoever read standard output has had enough, which is no failure.
    fn is_broken_pipe(&self) -> bool {
        matches!(self, CommandError::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }

    /// Says on standard error what went wrong, and how the program is to exit.
    pub(super) fn report(&self, texts: &Texts) -> ExitCode {
        if self.is_broken_pipe() {
            return ExitCode::SUCCESS;
        }
        complain(texts, &self.describe(texts));
        self.exit_code()
    }
}

/// Says on standard error what is wrong.
pub(super) fn complain(texts: &Texts, what: &str) {
    // If nobody can read it there is nobody else to tell; the exit code says it too.
    let _ = writeln!(io::stderr(), "{}", (texts.commands.error)(what));
}

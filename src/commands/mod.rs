//! The command line: everything that the window does, without one.
//!
//! [`Arguments`] says what can be asked, [`run`] does it. Answers go to standard output and nothing else does; what goes
//! wrong is said on standard error, with exit code 2 for a command that makes no sense and 1 for an input that is bad.

mod answer;
mod arguments;
mod check;
mod conventions;
mod draw;
mod error;
mod generate;
mod keywords;
mod machine;
mod output;
mod progress;
mod record;
mod solve;
mod solve_json;
mod source;
mod trace;
mod trace_json;
mod trace_table;

use std::process::ExitCode;

pub use arguments::{Arguments, Command};
pub use error::CommandError;

use crate::texts::Texts;

/// Does what a command asks and says how that went, as the exit code.
pub fn run(command: &Command) -> ExitCode {
    let language = command.language();
    let outcome = match command {
        Command::Solve(arguments) => solve::run(arguments),
        Command::Trace(arguments) => trace::run(arguments),
        Command::Draw(arguments) => draw::run(arguments),
        Command::Generate(arguments) => generate::run(arguments),
        Command::Check(arguments) => check::run(arguments),
    };
    match outcome {
        Ok(code) => code,
        Err(error) => error.report(language.texts()),
    }
}

/// What to say if the file to be opened in the window is not there and looks like a mistyped command.
pub fn mistyped(arguments: &Arguments, texts: &Texts) -> Option<String> {
    let file = arguments.file.as_ref().filter(|file| file.components().count() == 1 && file.extension().is_none())?;
    (!file.exists()).then(|| (texts.commands.no_such_command)(&file.to_string_lossy()))
}

/// Says why there is no window and what can be done without one, and how the program is to exit.
pub fn without_window(why: &str, texts: &Texts) -> ExitCode {
    error::complain(texts, &format!("{why}\n\n{}", texts.commands.without_window));
    ExitCode::FAILURE
}

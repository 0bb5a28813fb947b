//! The executable: a command, or the window.

use std::process::ExitCode;

use plywalk::commands::{self, Arguments};

fn main() -> ExitCode {
    let arguments = Arguments::of_process();
    match &arguments.command {
        Some(command) => commands::run(command),
        None => {
            let texts = arguments.language().unwrap_or_default().texts();
            match commands::mistyped(&arguments, texts) {
                Some(why) => commands::without_window(&why, texts),
                None => window(&arguments),
            }
        }
    }
}

/// Opens the window and waits until it is closed.
#[cfg(feature = "app")]
fn window(arguments: &Arguments) -> ExitCode {
    use plywalk::app::{self, RunError, Start};

    env_logger::init();
    let texts = arguments.language().unwrap_or_default().texts();
    let start = Start { language: arguments.language(), file: arguments.file.clone() };
    match app::run(start) {
        Ok(()) => ExitCode::SUCCESS,
        Err(RunError::NoDisplay) => commands::without_window(texts.commands.no_display, texts),
        Err(RunError::Window(error)) => {
            commands::without_window(&(texts.commands.no_window)(&error.to_string()), texts)
        }
    }
}

/// Says that there is no window in this build.
#[cfg(not(feature = "app"))]
fn window(arguments: &Arguments) -> ExitCode {
    let texts = arguments.language().unwrap_or_default().texts();
    commands::without_window(texts.commands.built_without_window, texts)
}

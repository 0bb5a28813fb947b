//! Files from outside: the system's dialog, files dropped on the window, pasted text.

use std::sync::mpsc::{Receiver, Sender, channel};

use eframe::egui::{Context, Event};

use super::command::Command;
use super::state::{PathDialog, PathUse};

/// The system's file dialog, asked off the window's thread: without a portal it can hang.
pub struct FileDialog {
    sender: Sender<Command>,
    chosen: Receiver<Command>,
}

impl Default for FileDialog {
    fn default() -> FileDialog {
        let (sender, chosen) = channel();
        FileDialog { sender, chosen }
    }
}

impl FileDialog {
    /// Opens the dialog for what the path is wanted for.
    pub fn open(&self, ctx: &Context, wanted: &PathDialog) {
        let (sender, ctx, wanted) = (self.sender.clone(), ctx.clone(), wanted.clone());
        std::thread::spawn(move || {
            let dialog = rfd::FileDialog::new();
            let command = match wanted.purpose {
                PathUse::Open => dialog.add_filter("JSON", &["json"]).pick_file().map(Command::OpenPath),
                PathUse::SaveTree => dialog.set_file_name(wanted.text).save_file().map(Command::SaveTo),
                PathUse::SavePicture => dialog
                    .add_filter("SVG, PNG", &["svg", "png"])
                    .set_file_name(wanted.text)
                    .save_file()
                    .map(Command::PictureTo),
            };
            if let Some(command) = command {
                // The window may be gone by now.
                let _ = sender.send(command);
                ctx.request_repaint();
            }
        });
    }

    /// What the user has chosen since, as commands.
    pub fn poll(&self) -> impl Iterator<Item = Command> {
        self.chosen.try_iter()
    }
}

/// Files dropped on the window, and pasted text while no field is being typed in.
pub fn arrivals(ctx: &Context) -> Vec<Command> {
    let typing = ctx.text_edit_focused();
    ctx.input_mut(|input| {
        let mut commands = Vec::new();
        for file in &input.raw.dropped_files {
            let path = file.path();
            if !path.as_os_str().is_empty() {
                commands.push(Command::OpenPath(path.to_owned()));
            }
        }
        if !typing {
            input.events.retain(|event| match event {
                Event::Paste(text) => {
                    commands.push(Command::OpenText(text.clone()));
                    false
                }
                _ => true,
            });
        }
        commands
    })
}

/// True while a file is held over the window.
pub fn hovering(ctx: &Context) -> bool {
    ctx.input(|input| !input.raw.hovered_files.is_empty())
}

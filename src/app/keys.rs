//! Which keys give which command, and how they are named.

use eframe::egui::{Key, KeyboardShortcut, Modifiers};

use crate::texts::vocabulary::AppTexts;

use super::command::{Beside, Command};

/// A key by itself.
pub(super) const fn key(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

/// A key with Shift.
pub(super) const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

/// A key with Alt.
const fn alt(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::ALT, key)
}

/// A key with Ctrl, on a Mac with ⌘.
const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

impl Command {
    /// The keys that give the command; the first is the one shown.
    pub fn shortcuts(&self) -> &'static [KeyboardShortcut] {
        match self {
            Command::StepForward => const { &[key(Key::ArrowRight)] },
            Command::StepBack => const { &[key(Key::ArrowLeft)] },
            Command::NextNode => const { &[shift(Key::ArrowRight)] },
            Command::PreviousNode => const { &[shift(Key::ArrowLeft)] },
            Command::NextValue => const { &[key(Key::PageDown)] },
            Command::PreviousValue => const { &[key(Key::PageUp)] },
            Command::Over => const { &[key(Key::ArrowDown)] },
            Command::Out => const { &[key(Key::ArrowUp)] },
            Command::NextCutoff => const { &[key(Key::C)] },
            Command::PreviousCutoff => const { &[shift(Key::C)] },
            Command::NextIteration => const { &[key(Key::N)] },
            Command::PreviousIteration => const { &[shift(Key::N)] },
            Command::ToggleMaxView => const { &[key(Key::V)] },
            Command::ToggleOrderNumbers => const { &[shift(Key::O)] },
            Command::ToStart => const { &[key(Key::Home)] },
            Command::ToEnd => const { &[key(Key::End)] },
            Command::Back => const { &[key(Key::Backspace)] },
            Command::ToEntered => const { &[key(Key::I)] },
            Command::ToLeft => const { &[key(Key::O)] },
            Command::PlayPause => const { &[key(Key::Space)] },
            Command::Faster => const { &[key(Key::Period)] },
            Command::Slower => const { &[key(Key::Comma)] },
            Command::Fit => const { &[key(Key::Num0)] },
            Command::FitPath => const { &[key(Key::Num1)] },
            Command::FitSubtree => const { &[key(Key::Num2)] },
            Command::FitLevel => const { &[key(Key::Num3)] },
            Command::Turn => const { &[key(Key::U)] },
            Command::Find => const { &[ctrl(Key::F)] },
            Command::NextMatch => const { &[key(Key::F3)] },
            Command::PreviousMatch => const { &[shift(Key::F3)] },
            Command::TypeStep => const { &[key(Key::G)] },
            Command::Fold(folding) => folding.shortcuts(),
            Command::ToggleFollow => const { &[key(Key::F)] },
            Command::ZoomIn => const { &[key(Key::Plus), key(Key::Equals)] },
            Command::ZoomOut => const { &[key(Key::Minus)] },
            Command::TogglePresent => const { &[key(Key::F5), key(Key::F11)] },
            Command::ToggleSide => const { &[key(Key::F9)] },
            Command::ToggleHelp => {
                const { &[shift(Key::Questionmark), key(Key::Questionmark), shift(Key::Slash), key(Key::F1)] }
            }
            Command::OpenDialog => const { &[ctrl(Key::O)] },
            Command::Paste => const { &[ctrl(Key::V)] },
            Command::GrowDialog => const { &[ctrl(Key::G)] },
            Command::EditLeaf => const { &[key(Key::Enter)] },
            Command::Undo => const { &[ctrl(Key::Z)] },
            Command::Redo => {
                const { &[KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z), ctrl(Key::Y)] }
            }
            Command::Save => const { &[ctrl(Key::S)] },
            Command::SaveDialog => {
                const { &[KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::S)] }
            }
            Command::PictureDialog => const { &[ctrl(Key::E)] },
            Command::CopyPicture => {
                const { &[KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::C)] }
            }
            Command::ToggleTruth => const { &[key(Key::T)] },
            Command::ToggleLevels => const { &[key(Key::L)] },
            Command::ToggleQuiz => const { &[key(Key::P)] },
            Command::ToggleMirror => const { &[key(Key::M)] },
            Command::ToggleSearchOrder => const { &[shift(Key::M)] },
            Command::ChooseBeside(Beside::Up) => const { &[alt(Key::ArrowUp)] },
            Command::ChooseBeside(Beside::Down) => const { &[alt(Key::ArrowDown)] },
            Command::ChooseBeside(Beside::Left) => const { &[alt(Key::ArrowLeft)] },
            Command::ChooseBeside(Beside::Right) => const { &[alt(Key::ArrowRight)] },
            Command::Cancel | Command::Dismiss => const { &[key(Key::Escape)] },
            Command::Quit => const { &[ctrl(Key::Q)] },
            _ => &[],
        }
    }

    /// The key that a tooltip names.
    pub fn key_text(&self) -> Option<String> {
        let first = self.shortcuts().first()?;
        if *self == Command::ToggleHelp {
            return Some("?".to_owned());
        }
        let mut text = String::new();
        let held = first.modifiers;
        for (held, name) in [(held.command, "Ctrl+"), (held.alt, "Alt+"), (held.shift, "Shift+")] {
            if held {
                text.push_str(name);
            }
        }
        text.push_str(match first.logical_key {
            Key::ArrowRight => "→",
            Key::ArrowLeft => "←",
            Key::ArrowUp => "↑",
            Key::ArrowDown => "↓",
            Key::PageDown => "PgDn",
            Key::PageUp => "PgUp",
            Key::Period => ".",
            Key::Comma => ",",
            Key::Plus => "+",
            Key::Minus => "−",
            Key::Escape => "Esc",
            key => key.name(),
        });
        Some(text)
    }

    /// Name, what it does and its key, for a tooltip.
    pub fn tooltip(&self, texts: &AppTexts) -> String {
        let Some(label) = self.label(texts) else { return String::new() };
        match self.key_text() {
            Some(key) => format!("{} ({key})", label.tip),
            None => label.tip.to_owned(),
        }
    }
}

/// Every command that a key gives, whatever is shown.
pub fn with_keys() -> impl Iterator<Item = &'static Command> {
    Command::GROUPS.iter().flat_map(|(_, commands)| commands.iter()).filter(|command| !command.shortcuts().is_empty())
}

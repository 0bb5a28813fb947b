//! What is remembered between runs.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::scene::Orientation;
use crate::texts::Language;

/// How many recent files are remembered.
const MOST_RECENT: usize = 8;

/// The colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ThemeChoice {
    /// Light or dark as the system is.
    #[default]
    System,
    /// Ink on white.
    Light,
    /// White on ink.
    Dark,
    /// Black and white, for poor projectors.
    HighContrast,
}

/// How windows are written in the tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum WindowNotation {
    /// `[−∞, 3]`
    #[default]
    Interval,
    /// `α = −∞, β = 3`
    Greek,
}

/// What is remembered between runs. Written by version 0.1 on; unknown or missing fields take their default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The colours.
    pub theme: ThemeChoice,
    /// `en` or `zh`; none as long as the user has not chosen: the system's.
    pub language: Option<String>,
    /// Steps a second when playing.
    pub speed: f64,
    /// Files opened lately, newest first.
    pub recent: Vec<PathBuf>,
    /// The conventions chosen last, for trees that bring none.
    pub conventions: Conventions,
    /// True if the side panel is shown.
    pub side: bool,
    /// True if the picture follows the search.
    pub follow: bool,
    /// How windows are written.
    pub notation: WindowNotation,
    /// True if children are drawn from right to left.
    pub mirrored: bool,
    /// True if children are drawn in the order in which the search takes them.
    pub in_search_order: bool,
    /// True if the root stands at the left, not at the top.
    pub root_at_left: bool,
    /// True if nodes are drawn only once the search reaches them.
    pub reveal: bool,
    /// True if negamax's values are written from Max's side.
    pub max_view: bool,
    /// True if edges say in which order children are searched, wherever that is not from left to right.
    pub order_numbers: bool,
    /// True if pictures that are saved or copied have the sentence under them.
    pub caption: bool,
}

/// Keywords of the options chosen last, as the command line writes them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Conventions {
    /// `minimax`, `alpha-beta`, …
    pub algorithm: String,
    /// `>=` or `>`
    pub cut: String,
    /// `soft` or `hard`
    pub fail: String,
    /// `given`, `reversed`, …
    pub order: String,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: ThemeChoice::default(),
            language: None,
            speed: 2.0,
            recent: Vec::new(),
            conventions: Conventions::default(),
            side: true,
            follow: true,
            notation: WindowNotation::default(),
            mirrored: false,
            in_search_order: false,
            root_at_left: false,
            reveal: false,
            max_view: false,
            order_numbers: true,
            caption: true,
        }
    }
}

/// The slowest and fastest play, in steps a second.
pub const SPEEDS: std::ops::RangeInclusive<f64> = 0.25..=10_000.0;

impl Settings {
    /// Reads what [`to_text`](Settings::to_text) wrote; anything else gives the defaults.
    pub fn from_text(text: &str) -> Settings {
        let mut settings: Settings = serde_json::from_str(text).unwrap_or_default();
        if !SPEEDS.contains(&settings.speed) {
            settings.speed = Settings::default().speed;
        }
        settings.recent.truncate(MOST_RECENT);
        settings
    }

    /// All settings as a text.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Puts a file at the head of the recent ones.
    pub fn remember_file(&mut self, path: &Path) {
        self.recent.retain(|known| known != path);
        self.recent.insert(0, path.to_owned());
        self.recent.truncate(MOST_RECENT);
    }

    /// Which way the root is.
    pub fn orientation(&self) -> Orientation {
        if self.root_at_left { Orientation::RootAtLeft } else { Orientation::RootAtTop }
    }

    /// The language chosen, else the system's.
    pub fn language(&self) -> Language {
        let chosen = self.language.as_deref().and_then(|code| Language::ALL.into_iter().find(|l| l.code() == code));
        chosen.unwrap_or_else(|| Language::of_locale(&sys_locale::get_locale().unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_a_round_trip_and_nonsense() {
        let mut settings = Settings { speed: 30.0, ..Settings::default() };
        settings.remember_file(Path::new("a.json"));
        settings.remember_file(Path::new("b.json"));
        settings.remember_file(Path::new("a.json"));
        assert_eq!(settings.recent, [Path::new("a.json"), Path::new("b.json")]);
        assert_eq!(Settings::from_text(&settings.to_text()), settings);
        assert_eq!(Settings::from_text("{"), Settings::default());
        assert_eq!(Settings::from_text(r#"{"speed": -1, "unknown": 3}"#), Settings::default());
    }
}

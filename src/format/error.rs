//! Errors with their place.

use std::fmt;
use std::io;
use std::ops::Range;
use std::path::PathBuf;

use super::excerpt::{Excerpt, line_and_column};
use super::place::{Spot, path_at};
use super::problem::Problem;
use super::wording;
use crate::texts::{Language, Texts};

/// What is wrong with a tree file, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct FormatError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// The place inside the JSON, such as `$.tree[2][0]`; the middle of a long one is left off.
    pub path: String,
    /// What is wrong.
    pub problem: Problem,
    /// The line, with the place on it.
    pub excerpt: Box<Excerpt>,
}

impl FormatError {
    pub(super) fn at(text: &str, spot: Spot, problem: Problem) -> FormatError {
        let (line, column) = line_and_column(text, spot.offset);
        let excerpt = Box::new(Excerpt::around(text, spot.offset));
        FormatError { line, column, path: spot.path, problem, excerpt }
    }

    /// A whole number that a float cannot hold.
    pub(super) fn inexact(text: &str, place: Range<usize>) -> FormatError {
        let spot = Spot { offset: place.start, path: path_at(text, place.start) };
        let number = text[place].to_owned();
        let nearest = number.parse().unwrap_or(f64::NAN);
        FormatError::at(text, spot, Problem::Inexact { number, nearest })
    }

    /// The whole message, in four lines: the place; what was found and what was expected; the line of the file; a
    /// caret under the place.
    pub fn describe(&self, texts: &Texts) -> String {
        let place = (texts.format.place)(self.line, self.column, &self.path);
        format!("{place}\n{}", self.describe_placed(texts))
    }

    /// The message without the place in words.
    fn describe_placed(&self, texts: &Texts) -> String {
        let problem = wording::problem(&self.problem, texts);
        format!("{problem}\n    {}\n    {}", self.excerpt.text, self.excerpt.caret_line())
    }
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.describe(Language::English.texts()))
    }
}

impl std::error::Error for FormatError {}

/// Why a file could not be loaded.
#[derive(Debug)]
pub enum LoadError {
    /// It could not be read.
    Io {
        /// The file.
        file: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// It could be read, but it is no tree file.
    Format {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        error: Box<FormatError>,
    },
}

impl LoadError {
    /// The whole message, beginning with the file's name.
    pub fn describe(&self, texts: &Texts) -> String {
        match self {
            LoadError::Io { file, error } => (texts.format.unreadable)(&file.display().to_string(), error),
            LoadError::Format { file, error } => {
                let file = file.display().to_string();
                let place = (texts.format.place_in_file)(&file, error.line, error.column, &error.path);
                format!("{place}\n{}", error.describe_placed(texts))
            }
        }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.describe(Language::English.texts()))
    }
}

impl std::error::Error for LoadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            LoadError::Io { error, .. } => Some(error),
            LoadError::Format { error, .. } => Some(&**error),
        }
    }
}

//! What leaves the window: files and clipboard texts.

use std::fmt::Write as _;
use std::io;
use std::path::Path;

use thiserror::Error;

use crate::explain::{log_headings, log_row};
use crate::export::{self, PngError};
use crate::scene::{self, Scene, Size, View};
use crate::texts::Texts;

use super::command::LogFormat;
use super::lesson::Lesson;
use super::state::State;
use super::theme::Palette;
use super::view;

/// How finely pictures are drawn.
pub const PIXELS_A_POINT: f32 = 2.0;

/// The size of a picture where the canvas has none yet, in points.
const DEFAULT_SIZE: Size = Size { width: 940.0, height: 620.0 };

/// Why a picture was not saved.
#[derive(Debug, Error)]
pub enum PictureError {
    /// The ending names no format that can be written.
    #[error("*.svg, *.png")]
    Ending,
    /// The picture cannot be drawn.
    #[error(transparent)]
    Png(#[from] PngError),
    /// The file cannot be written.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Writes a file as a whole: into a new file beside it, which then takes its place, so that nothing is ever half
/// written.
///
/// # Errors
/// If the folder or the disk refuses.
pub fn save(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let beside = Path::new(&beside);
    std::fs::write(beside, bytes).and_then(|()| std::fs::rename(beside, path)).inspect_err(|_| {
        // What is left of the attempt is of no use; the error that counts is the first one.
        let _ = std::fs::remove_file(beside);
    })
}

/// The canvas as it is, with the sentence under it if the user wants it.
pub fn picture(state: &State, palette: &Palette) -> Scene {
    let style = view::style(state, palette);
    let size = state.view.size.unwrap_or(DEFAULT_SIZE);
    let camera = state.view.camera.unwrap_or_default();
    let view = view::view(&state.lesson, state, camera, style, size);
    // What the pointer is at is not part of the picture.
    let scene = scene::draw(&View { chosen: None, hovered: None, ..view });
    if state.settings.caption { scene::with_caption(scene, &state.sentence(), &style) } else { scene }
}

/// Writes a picture in the format that the file's ending names.
///
/// # Errors
/// If there is no such format, or the file cannot be written.
pub fn save_picture(path: &Path, scene: &Scene) -> Result<(), PictureError> {
    let ending = path.extension().and_then(|ending| ending.to_str()).map(str::to_ascii_lowercase);
    let bytes = match ending.as_deref() {
        Some("svg") => export::svg(scene).into_bytes(),
        Some("png") => export::png(scene, PIXELS_A_POINT)?,
        _ => return Err(PictureError::Ending),
    };
    Ok(save(path, &bytes)?)
}

/// The log of the whole search as a table.
pub fn log(lesson: &Lesson, format: LogFormat, texts: &Texts) -> String {
    let mut text = String::new();
    let mut line = |cells: Vec<String>| {
        let cells = match format {
            LogFormat::Markdown => format!("| {} |", cells.join(" | ")),
            LogFormat::Csv => cells.iter().map(|cell| quoted(cell)).collect::<Vec<_>>().join(","),
        };
        // Writing to a String cannot fail.
        let _ = writeln!(text, "{cells}");
    };
    let headings = log_headings(texts);
    line(headings.map(str::to_owned).to_vec());
    if format == LogFormat::Markdown {
        line(headings.map(|_| "---".to_owned()).to_vec());
    }
    for step in 0..=lesson.trace.steps() {
        line(log_row(&lesson.moment().at(step), texts).cells().to_vec());
    }
    text
}

/// A cell of a CSV file, in quotes where it needs them (RFC 4180).
fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n', '\r']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_as_a_whole_or_not_at_all() {
        let folder = std::env::temp_dir().join(format!("plywalk-save-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("tree.json");
        save(&file, b"[1]").unwrap();
        save(&file, b"[2]").unwrap();
        assert_eq!(std::fs::read(&file).unwrap(), b"[2]");
        assert!(save(&folder.join("missing").join("tree.json"), b"[3]").is_err());
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn cells_are_quoted_where_they_must_be() {
        assert_eq!(quoted("≤ 2"), "≤ 2");
        assert_eq!(quoted("a,\"b\""), "\"a,\"\"b\"\"\"");
    }
}

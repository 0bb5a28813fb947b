//! From a file to a document.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use super::document::Document;
use super::error::{FormatError, LoadError};
use super::growth::Watch;
use super::place::{self, Spot};
use super::problem::Problem;
use super::read::parse_watched;

/// Loads a tree file.
///
/// # Errors
/// If it cannot be read, or holds no tree.
pub fn load(path: &Path) -> Result<Document, LoadError> {
    load_watched(path, &mut |_| ControlFlow::Continue(()))
}

/// As [`load`], telling `watch` every few thousand nodes how many there are so far, and stopping when it breaks.
///
/// # Errors
/// As [`load`], and with [`Problem::Stopped`] if `watch` broke.
pub fn load_watched(path: &Path, watch: Watch<'_>) -> Result<Document, LoadError> {
    let bytes = fs::read(path).map_err(|error| LoadError::Io { file: path.to_owned(), error })?;
    parse_bytes_watched(&bytes, watch)
        .map_err(|error| LoadError::Format { file: path.to_owned(), error: Box::new(error) })
}

/// As [`parse`](super::parse), for what comes from a file or from standard input and may not even be text.
///
/// # Errors
/// As [`parse`](super::parse), and if the bytes are not UTF-8.
pub fn parse_bytes(bytes: &[u8]) -> Result<Document, FormatError> {
    parse_bytes_watched(bytes, &mut |_| ControlFlow::Continue(()))
}

fn parse_bytes_watched(bytes: &[u8], watch: Watch<'_>) -> Result<Document, FormatError> {
    match str::from_utf8(bytes) {
        Ok(text) => parse_watched(text, watch),
        Err(error) => Err(not_utf8(bytes, error.valid_up_to())),
    }
}

/// The error of bytes that are text only up to `offset`.
fn not_utf8(bytes: &[u8], offset: usize) -> FormatError {
    let problem = Problem::NotUtf8 { byte: bytes[offset] };
    let text = String::from_utf8_lossy(bytes);
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let offset = offset.saturating_sub(usize::from(bytes.starts_with("\u{feff}".as_bytes())) * '\u{feff}'.len_utf8());
    FormatError::at(text, Spot { offset, path: place::path_at(text, offset) }, problem)
}

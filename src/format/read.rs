//! From a text to a document.

use std::ops::ControlFlow;

use serde::de::DeserializeSeed;
use serde_json::Deserializer;

use super::document::Document;
use super::error::FormatError;
use super::failure::Failure;
use super::foreign::Policy;
use super::form::{self, Form};
use super::growth::{Growth, Place, Watch};
use super::nested::NodeSeed;
use super::problem::{Expected, Problem};
use super::wrapped::{Frame, FrameSeed};
use crate::tree::Player;

/// Reads a tree file's text.
///
/// ```
/// let document = plywalk::format::parse(r#"{"root": "min", "tree": [[3, 12], {"label": "B", "value": 7}]}"#).unwrap();
/// assert_eq!(document.tree.len(), 5);
///
/// let error = plywalk::format::parse("[[3, 12],\n [2, 4, true]]").unwrap_err();
/// assert_eq!((error.line, error.column, error.path.as_str()), (2, 9, "$[1][2]"));
/// ```
///
/// # Errors
/// If the text is not JSON or not a tree, with the place and the reason; nothing is half-loaded.
pub fn parse(text: &str) -> Result<Document, FormatError> {
    parse_watched(text, &mut |_| ControlFlow::Continue(()))
}

/// As [`parse`], telling `watch` every few thousand nodes how many there are so far, and stopping when it breaks.
///
/// # Errors
/// As [`parse`], and with [`Problem::Stopped`] if `watch` broke.
pub fn parse_watched(text: &str, watch: Watch<'_>) -> Result<Document, FormatError> {
    // Editors on Windows put a byte-order mark in front, which is no part of the text.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let form = form::detect(text);
    match read(text, form, watch) {
        Err(Refusal::OtherForm(form)) => match read(text, form, watch) {
            Err(Refusal::Error(error)) => Err(*error),
            Err(Refusal::OtherForm(_)) => Err(Failure::unexpected(Expected::Document).located(text)),
            Ok(document) => Ok(document),
        },
        Err(Refusal::Error(error)) => Err(*error),
        Ok(document) => Ok(document),
    }
}

/// Why a text was not read.
enum Refusal {
    /// It has another shape than it was taken for.
    OtherForm(Form),
    Error(Box<FormatError>),
}

fn read(text: &str, form: Form, watch: Watch<'_>) -> Result<Document, Refusal> {
    let policy = match form {
        Form::Nested => Policy::IfNamed(text),
        Form::Wrapped => Policy::Refuse,
        Form::NodeLink => Policy::Allow,
    };
    let mut growth = Growth::new(form, policy, watch);
    let mut deserializer = Deserializer::from_str(text);
    deserializer.disable_recursion_limit();
    let frame = match form {
        Form::Wrapped => FrameSeed(&mut growth).deserialize(&mut deserializer),
        _ => read_node(&mut growth, &mut deserializer),
    };
    match frame.and_then(|frame| deserializer.end().map(|()| frame)) {
        Ok(frame) => finish(text, growth, frame).map_err(|failure| Refusal::Error(Box::new(failure.located(text)))),
        Err(error) => Err(match growth.other_form {
            Some(form) => Refusal::OtherForm(form),
            None => Refusal::Error(Box::new(growth.trail.finish(text, &error, Expected::Document))),
        }),
    }
}

fn read_node<'de>(
    growth: &mut Growth<'_>,
    deserializer: &mut Deserializer<serde_json::de::StrRead<'de>>,
) -> Result<Frame, serde_json::Error> {
    let probability = NodeSeed { growth, place: Place::top(Player::Max) }.deserialize(deserializer)?;
    growth.refuse_probability(probability).map_err(|failure| growth.trail.fail(failure))?;
    Ok(Frame::default())
}

fn finish(_text: &str, mut growth: Growth<'_>, frame: Frame) -> Result<Document, Failure> {
    if growth.guessed {
        growth.alternate_players();
    }
    let Growth { builder, foreign, .. } = growth;
    let tree = builder.finish().map_err(|_| Failure::new(Problem::NoValue))?;
    let Frame { title, description, question, answer, group, source, conventions } = frame;
    let foreign_keys = foreign.into_names();
    Ok(Document { title, description, question, answer, group, source, conventions, tree, foreign_keys })
}

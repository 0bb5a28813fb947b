//! From a text to a document.

use std::ops::ControlFlow;

use serde::de::DeserializeSeed;
use serde_json::Deserializer;
use serde_json::de::Read;

use super::MAX_LEVELS;
use super::document::Document;
use super::error::FormatError;
use super::failure::Failure;
use super::foreign::Policy;
use super::form::{self, Form};
use super::graph;
use super::growth::{Growth, Place, Watch};
use super::nested::NodeSeed;
use super::number;
use super::place::{self, Part, Step};
use super::problem::{Expected, Problem};
use super::states;
use super::wrapped::{Frame, FrameSeed};
use crate::tree::{GameTree, NodeId, Player};

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
    let outcome = match read(text, form::guess(text), watch) {
        Err(Refusal::OtherForm(form)) => read(text, form, watch),
        outcome => outcome,
    };
    outcome.map_err(|refusal| match refusal {
        Refusal::Error(error) => *error,
        Refusal::OtherForm(_) | Refusal::Deep => Failure::unexpected(Expected::Document).located(text),
    })
}

/// How many levels are read in the fast way. serde_json looks for the line and column of an error once a level that the
/// error passes, and in the fast way that means going through the text from its beginning.
const SHALLOW_LEVELS: usize = 100;

/// Why a text was not read.
enum Refusal {
    /// It has another shape than it was taken for.
    OtherForm(Form),
    /// It is too deep for the fast way.
    Deep,
    Error(Box<FormatError>),
}

impl From<FormatError> for Refusal {
    fn from(error: FormatError) -> Refusal {
        Refusal::Error(Box::new(error))
    }
}

fn read(text: &str, form: Form, watch: Watch<'_>) -> Result<Document, Refusal> {
    if form == Form::NodeLink {
        return Ok(read_graph(text, watch)?);
    }
    match read_nested(text, form, Deserializer::from_str(text), SHALLOW_LEVELS, watch) {
        // Reading byte by byte takes twice as long, but always knows the line and column.
        Err(Refusal::Deep) => read_nested(text, form, Deserializer::from_reader(text.as_bytes()), MAX_LEVELS, watch),
        outcome => outcome,
    }
}

fn read_nested<'de>(
    text: &str,
    form: Form,
    mut deserializer: Deserializer<impl Read<'de>>,
    levels: usize,
    watch: Watch<'_>,
) -> Result<Document, Refusal> {
    deserializer.disable_recursion_limit();
    let policy = if form == Form::Wrapped { Policy::Refuse } else { Policy::IfNamed(text) };
    let mut growth = Growth::new(form, policy, levels, watch);
    let frame = match form {
        Form::Wrapped => FrameSeed(&mut growth).deserialize(&mut deserializer),
        _ => read_node(&mut growth, &mut deserializer),
    };
    match frame.and_then(|frame| deserializer.end().map(|()| frame)) {
        Ok(frame) => Ok(finish(text, form, growth, frame)?),
        Err(_) if growth.too_deep && levels < MAX_LEVELS => Err(Refusal::Deep),
        Err(error) => Err(match form::of_all_keys(text) {
            other if form == Form::Nested && other != form => Refusal::OtherForm(other),
            _ => growth.trail.finish(text, &error, Expected::Document).into(),
        }),
    }
}

fn read_node<'de>(
    growth: &mut Growth<'_>,
    deserializer: &mut Deserializer<impl Read<'de>>,
) -> Result<Frame, serde_json::Error> {
    let probability = NodeSeed { growth, place: Place::top(Player::Max) }.deserialize(deserializer)?;
    growth.refuse_probability(probability).map_err(|failure| growth.trail.fail(failure))?;
    Ok(Frame::default())
}

fn finish(text: &str, form: Form, mut growth: Growth<'_>, frame: Frame) -> Result<Document, FormatError> {
    if growth.guessed {
        growth.alternate_players();
    }
    check_numbers(text, form, growth.unknown_numbers)?;
    let Growth { builder, foreign, .. } = growth;
    // Leaves without a value were refused where they stand.
    let tree = builder.finish().map_err(|_| Failure::new(Problem::NoValue).located(text))?;
    let steps_to = |node| {
        let top = (form == Form::Wrapped).then_some(Step::Key("tree"));
        top.into_iter().chain(tree.path(node).into_iter().map(Step::Child)).collect()
    };
    check_states(text, &tree, steps_to)?;
    let Frame { title, description, question, answer, group, source, conventions } = frame;
    let foreign_keys = foreign.into_names();
    Ok(Document { title, description, question, answer, group, source, conventions, tree, foreign_keys })
}

fn read_graph(text: &str, watch: Watch<'_>) -> Result<Document, FormatError> {
    let mut deserializer = Deserializer::from_str(text);
    deserializer.disable_recursion_limit();
    let mut growth = Growth::new(Form::NodeLink, Policy::Allow, MAX_LEVELS, watch);
    let graph = graph::GraphSeed(&mut growth).deserialize(&mut deserializer);
    let graph = match graph.and_then(|graph| deserializer.end().map(|()| graph)) {
        Ok(graph) => graph,
        Err(error) => return Err(growth.trail.finish(text, &error, Expected::Document)),
    };
    check_numbers(text, Form::NodeLink, growth.unknown_numbers)?;
    let grown = graph.grow(growth.builder).map_err(|failure| failure.located(text))?;
    let steps_to = |node: NodeId| vec![Step::Key("nodes"), Step::Index(grown.entries[node.index()])];
    check_states(text, &grown.tree, steps_to)?;
    Ok(Document { foreign_keys: growth.foreign.into_names(), ..Document::of(grown.tree) })
}

/// Refuses whole numbers that only rounded fit into a float, if some number made the parser doubt.
fn check_numbers(text: &str, form: Form, in_doubt: bool) -> Result<(), FormatError> {
    let number = if in_doubt { number::first_inexact(text, form) } else { None };
    number.map_or(Ok(()), |number| Err(FormatError::inexact(text, number)))
}

/// Refuses nodes that have the same state and are not the same; `steps_to` leads to a node.
fn check_states(text: &str, tree: &GameTree, steps_to: impl Fn(NodeId) -> Vec<Step>) -> Result<(), FormatError> {
    let Some(clash) = states::first_clash(tree) else { return Ok(()) };
    let state = tree.state(clash.second).unwrap_or_default().to_owned();
    let other = place::locate(text, &steps_to(clash.first), Part::Value).path;
    let problem = Problem::StatesDiffer { state, difference: clash.difference, other };
    let mut steps = steps_to(clash.second);
    steps.push(Step::Key("state"));
    Err(Failure::new(problem).at_all(steps).located(text))
}

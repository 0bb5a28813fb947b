//! Which of the format's shapes a text has.

use super::scanner::{Scanner, string_at};

/// The shapes a file may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// The text is one node: a number, an array or an object.
    Nested,
    /// An object around a node, with `tree`.
    Wrapped,
    /// A graph, with `nodes`.
    NodeLink,
}

/// Which shape a text has, by the keys of the object that it is. A `tree` or `nodes` behind `children` is not looked for,
/// since the children may be long.
pub(super) fn detect(text: &str) -> Form {
    let (mut nodes, mut edges, mut of_node, mut around) = (false, false, false, false);
    let decisive = Scanner::new(text).find_member(|_, key| {
        match string_at(text, key).as_str() {
            "tree" => return Some(Form::Wrapped),
            "children" if !nodes => return Some(Form::Nested),
            "nodes" => nodes = true,
            "edges" | "links" => edges = true,
            "label" | "name" | "move" | "player" | "value" | "probability" | "state" => of_node = true,
            "title" | "description" | "question" | "answer" | "group" | "source" | "root" | "conventions" => {
                around = true
            }
            _ => {}
        }
        None
    });
    match decisive {
        Some(form) => form,
        None if nodes => Form::NodeLink,
        None if of_node => Form::Nested,
        None if edges => Form::NodeLink,
        None if around => Form::Wrapped,
        None => Form::Nested,
    }
}

/// True if the object that the text is has a `name`, as those of d3-hierarchy have.
pub(super) fn is_named(text: &str) -> bool {
    Scanner::new(text).find_member(|_, key| (string_at(text, key) == "name").then_some(())).is_some()
}

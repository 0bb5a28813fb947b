//! Which of the format's shapes a text has.

use super::keys::NODE_KEYS;
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

/// Which shape a text seems to have. Keys behind `children` are not looked at, since the children may be long.
pub(super) fn guess(text: &str) -> Form {
    detect(text, true)
}

/// Which shape a text has, by the keys of the object that it is.
pub(super) fn of_all_keys(text: &str) -> Form {
    detect(text, false)
}

/// True for a key that no node has, but the object of another shape than [`Form::Nested`].
pub(super) fn is_of_another(key: &str) -> bool {
    matches!(key, "tree" | "nodes")
}

fn detect(text: &str, hasty: bool) -> Form {
    let (mut nodes, mut edges, mut of_node, mut around) = (false, false, false, false);
    let decisive = Scanner::new(text).find_member(|_, key| {
        match string_at(text, key).as_str() {
            "tree" => return Some(Form::Wrapped),
            "children" if hasty && !nodes => return Some(Form::Nested),
            "nodes" => nodes = true,
            "edges" | "links" => edges = true,
            "title" | "description" | "question" | "answer" | "group" | "source" | "root" | "conventions" => {
                around = true;
            }
            key => of_node |= NODE_KEYS.contains(&key),
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

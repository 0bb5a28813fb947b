//! From a document to a text that reads back as the same document.

use std::io::{self, Write};

use serde::Serialize;

use super::conventions::order_word;
use super::document::{Conventions, Document, Localized};
use super::number::JsonNumber;
use crate::search::{Cut, Fail};
use crate::tree::{Children, GameTree, NodeId, Player};

/// Levels deeper than this are not indented any further: with every level, a deep chain would be mostly spaces.
const INDENTED_LEVELS: usize = 30;

/// A document as a tree file: an object around the tree, one node a line, keys always in the same order.
///
/// ```
/// use plywalk::format;
///
/// let document = format::parse("[[3, 12], 7]").unwrap();
/// assert_eq!(format::write(&document), r#"{
///   "root": "max",
///   "tree": [
///     [
///       3,
///       12
///     ],
///     7
///   ]
/// }
/// "#);
/// ```
pub fn write(document: &Document) -> String {
    let mut bytes = Vec::new();
    // Neither of the two can fail: memory takes every write, and only UTF-8 is written.
    match write_to(document, &mut bytes) {
        Ok(()) => String::from_utf8(bytes).unwrap_or_default(),
        Err(_) => String::new(),
    }
}

/// As [`write`](fn@write), piece by piece into `out`, which should be buffered.
///
/// # Errors
/// If `out` fails.
pub fn write_to(document: &Document, out: &mut impl Write) -> io::Result<()> {
    // A new field of a document must be thought of here; foreign keys are not kept.
    let Document { title, description, question, answer, group, source, conventions, tree, foreign_keys: _ } = document;
    out.write_all(b"{\n")?;
    write_localized(out, "title", title)?;
    write_localized(out, "description", description)?;
    if let Some(source) = source {
        write_member(out, "source", source)?;
    }
    write_localized(out, "group", group)?;
    let root = tree.player(NodeId::ROOT);
    if root != Player::Chance {
        write_member(out, "root", root.keyword())?;
    }
    write_conventions(out, conventions)?;
    write_localized(out, "question", question)?;
    write_localized(out, "answer", answer)?;
    out.write_all(b"  \"tree\": ")?;
    write_tree(out, tree)?;
    out.write_all(b"\n}\n")
}

fn write_member(out: &mut impl Write, key: &str, value: &str) -> io::Result<()> {
    write!(out, "  \"{key}\": ")?;
    write_json(out, value)?;
    out.write_all(b",\n")
}

fn write_json(out: &mut impl Write, value: impl Serialize) -> io::Result<()> {
    serde_json::to_writer(out, &value).map_err(io::Error::from)
}

fn write_localized(out: &mut impl Write, key: &str, text: &Localized) -> io::Result<()> {
    let (en, zh) = match text.parts() {
        (None, None, None) => return Ok(()),
        (Some(once), ..) => return write_member(out, key, once),
        (None, en, zh) => (en, zh),
    };
    writeln!(out, "  \"{key}\": {{")?;
    let mut comma = "";
    for (language, text) in [("en", en), ("zh", zh)] {
        if let Some(text) = text {
            write!(out, "{comma}    \"{language}\": ")?;
            write_json(out, text)?;
            comma = ",\n";
        }
    }
    out.write_all(b"\n  },\n")
}

fn write_conventions(out: &mut impl Write, conventions: &Conventions) -> io::Result<()> {
    if conventions.is_empty() {
        return Ok(());
    }
    let Conventions { cut, fail, order, depth } = *conventions;
    let words =
        [("cut", cut.map(Cut::keyword)), ("fail", fail.map(Fail::keyword)), ("order", order.and_then(order_word))];
    out.write_all(b"  \"conventions\": {")?;
    let mut comma = "";
    for (key, word) in words {
        if let Some(word) = word {
            write!(out, "{comma}\"{key}\": \"{word}\"")?;
            comma = ", ";
        }
    }
    if let Some(depth) = depth {
        write!(out, "{comma}\"depth\": {depth}")?;
    }
    out.write_all(b"},\n")
}

/// An inner node whose children are being written.
struct Open {
    /// The children still to write.
    rest: Children,
    /// What closes the node.
    end: &'static str,
    /// What stands in front of the next child.
    separator: &'static str,
}

fn write_tree(out: &mut impl Write, tree: &GameTree) -> io::Result<()> {
    let mut open: Vec<Open> = Vec::new();
    let mut node = NodeId::ROOT;
    loop {
        if let Some(end) = write_node(out, tree, node)? {
            open.push(Open { rest: tree.children(node), end, separator: "\n" });
        }
        match next_node(out, &mut open)? {
            Some(next) => node = next,
            None => return Ok(()),
        }
    }
}

/// Closes the nodes that are done, and begins the line of the next one.
fn next_node(out: &mut impl Write, open: &mut Vec<Open>) -> io::Result<Option<NodeId>> {
    while let Some(parent) = open.last_mut() {
        if let Some(child) = parent.rest.next() {
            let separator = std::mem::replace(&mut parent.separator, ",\n");
            out.write_all(separator.as_bytes())?;
            write_indent(out, open.len())?;
            return Ok(Some(child));
        }
        let end = parent.end;
        open.pop();
        out.write_all(b"\n")?;
        write_indent(out, open.len())?;
        out.write_all(end.as_bytes())?;
    }
    Ok(None)
}

fn write_indent(out: &mut impl Write, depth: usize) -> io::Result<()> {
    const SPACES: [u8; 2 * (INDENTED_LEVELS + 1)] = [b' '; 2 * (INDENTED_LEVELS + 1)];
    out.write_all(&SPACES[..2 * (depth.min(INDENTED_LEVELS) + 1)])
}

/// Writes a leaf, or an inner node up to its first child; of the latter, says what closes it.
fn write_node(out: &mut impl Write, tree: &GameTree, node: NodeId) -> io::Result<Option<&'static str>> {
    let value = tree.value(node);
    match (tree.is_leaf(node), is_plain(tree, node), value) {
        (true, true, Some(value)) => write!(out, "{}", JsonNumber(value)).map(|()| None),
        (false, true, None) => out.write_all(b"[").map(|()| Some("]")),
        (true, ..) => {
            write_attributes(out, tree, node)?;
            out.write_all(b"}").map(|()| None)
        }
        (false, ..) => {
            let comma = write_attributes(out, tree, node)?;
            write!(out, "{comma}\"children\": [").map(|()| Some("]}"))
        }
    }
}

/// True if a node says nothing but its value and its children.
fn is_plain(tree: &GameTree, node: NodeId) -> bool {
    tree.label(node).is_none()
        && tree.move_text(node).is_none()
        && tree.state(node).is_none()
        && tree.given_probability(node).is_none()
        && own_player(tree, node).is_none()
}

/// A node's player, if it is not the one that a reader would take it for.
fn own_player(tree: &GameTree, node: NodeId) -> Option<Player> {
    let player = tree.player(node);
    let understood = match tree.parent(node) {
        Some(parent) => tree.player(parent).opponent() == player,
        // The file's `root` says it.
        None => player != Player::Chance,
    };
    (!understood).then_some(player)
}

/// Writes what a node says apart from its children, and gives what stands in front of anything further.
fn write_attributes(out: &mut impl Write, tree: &GameTree, node: NodeId) -> io::Result<&'static str> {
    let mut comma = "{";
    write_text(out, &mut comma, "label", tree.label(node))?;
    write_text(out, &mut comma, "move", tree.move_text(node))?;
    write_text(out, &mut comma, "player", own_player(tree, node).map(Player::keyword))?;
    write_number(out, &mut comma, "value", tree.value(node))?;
    write_number(out, &mut comma, "probability", tree.given_probability(node))?;
    write_text(out, &mut comma, "state", tree.state(node))?;
    Ok(comma)
}

fn write_text(out: &mut impl Write, comma: &mut &str, key: &str, text: Option<&str>) -> io::Result<()> {
    let Some(text) = text else { return Ok(()) };
    write!(out, "{comma}\"{key}\": ")?;
    *comma = ", ";
    write_json(out, text)
}

fn write_number(out: &mut impl Write, comma: &mut &str, key: &str, number: Option<f64>) -> io::Result<()> {
    let Some(number) = number else { return Ok(()) };
    write!(out, "{comma}\"{key}\": {}", JsonNumber(number))?;
    *comma = ", ";
    Ok(())
}

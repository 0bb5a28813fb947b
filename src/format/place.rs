//! Where in a text something is: from steps through the JSON to a byte, and from a byte to a path.

use std::fmt::Write as _;
use std::ops::Range;

use super::scanner::{Scanner, string_at};

/// One step down into a JSON text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// To the value of a key.
    Key(&'static str),
    /// To the value of a key that this program knows nothing of.
    OtherKey(String),
    /// To an element of an array.
    Index(usize),
    /// To a child of a node, whether the node is written as an array or as an object.
    Child(usize),
}

/// Which part of what the steps lead to is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The value.
    Value,
    /// The key in front of the value.
    Key,
    /// The key in front of the value, where the object has it a second time.
    SecondKey,
}

/// A byte offset with the JSON path that leads there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    pub offset: usize,
    pub path: String,
}

/// Finds what `steps` lead to. If the text does not go that far, as far as it goes.
pub(super) fn locate(text: &str, steps: &[Step], part: Part) -> Spot {
    let mut scanner = Scanner::new(text);
    let mut path = Path::default();
    let mut offset = 0;
    for (number, step) in steps.iter().enumerate() {
        scanner.peek();
        offset = scanner.at;
        let part = if number + 1 == steps.len() { part } else { Part::Value };
        if go(&mut scanner, &mut path, step, part).is_none() {
            return Spot { offset, path: path.to_string() };
        }
    }
    scanner.peek();
    if part == Part::Value {
        offset = scanner.at;
    } else if let Some(key) = path.last_key {
        offset = key;
    }
    Spot { offset, path: path.to_string() }
}

fn go(scanner: &mut Scanner<'_>, path: &mut Path, step: &Step, part: Part) -> Option<()> {
    match step {
        Step::Key(key) => enter_member(scanner, path, key, part),
        Step::OtherKey(key) => enter_member(scanner, path, key, part),
        Step::Index(index) => enter_element(scanner, path, *index),
        Step::Child(index) => {
            if scanner.peek() == Some(b'{') {
                enter_member(scanner, path, "children", Part::Value)?;
            }
            enter_element(scanner, path, *index)
        }
    }
}

fn enter_element(scanner: &mut Scanner<'_>, path: &mut Path, index: usize) -> Option<()> {
    path.last_key = None;
    scanner.enter_element(index)?;
    path.push_index(index);
    Some(())
}

fn enter_member(scanner: &mut Scanner<'_>, path: &mut Path, wanted: &str, part: Part) -> Option<()> {
    path.last_key = None;
    let mut to_skip = usize::from(part == Part::SecondKey);
    let place = scanner.find_member(|scanner, place| {
        let same = scanner.says(&place, wanted);
        let found = same && to_skip == 0;
        to_skip -= usize::from(same && !found);
        found.then_some(place)
    })?;
    path.last_key = Some(place.start);
    path.push_key(wanted);
    Some(())
}

/// The path of the innermost value that byte `offset` belongs to, in a text that is JSON up to there.
pub(super) fn path_at(text: &str, offset: usize) -> String {
    enum Open {
        Array(usize),
        Object(Option<Range<usize>>),
    }
    let mut open: Vec<Open> = Vec::new();
    let mut scanner = Scanner::new(text);
    while let Some(byte) = scanner.peek() {
        if scanner.at >= offset {
            break;
        }
        if byte == b'"' {
            let Some(place) = scanner.pass_string() else { break };
            if place.end > offset {
                break;
            }
            if let Some(Open::Object(key @ None)) = open.last_mut() {
                *key = Some(place);
            }
            continue;
        }
        match (byte, open.last_mut()) {
            (b'[', _) => open.push(Open::Array(0)),
            (b'{', _) => open.push(Open::Object(None)),
            (b']' | b'}', _) => drop(open.pop()),
            (b',', Some(Open::Array(index))) => *index += 1,
            (b',', Some(Open::Object(key))) => *key = None,
            _ => {}
        }
        scanner.pass_character();
    }
    let mut path = Path::default();
    for step in open {
        match step {
            Open::Array(index) => path.push_index(index),
            Open::Object(Some(key)) => path.push_key(&string_at(text, key)),
            Open::Object(None) => {}
        }
    }
    path.to_string()
}

/// How many steps of a long path are shown at its beginning and at its end.
const SHOWN_FIRST: usize = 3;
const SHOWN_LAST: usize = 5;
/// How many characters of a long key are shown.
const SHOWN_OF_KEY: usize = 40;

/// A JSON path, such as `$.tree[2].children[0].value`; the text as a whole is `$`.
#[derive(Default)]
struct Path {
    steps: Vec<String>,
    /// Where the key of the last step stands, if it was a key.
    last_key: Option<usize>,
}

impl Path {
    fn push_index(&mut self, index: usize) {
        self.steps.push(format!("[{index}]"));
    }

    fn push_key(&mut self, key: &str) {
        let plain = !key.is_empty()
            && key.chars().count() <= SHOWN_OF_KEY
            && key.chars().all(|c| c.is_alphanumeric() || c == '_')
            && !key.starts_with(|c: char| c.is_numeric());
        self.steps.push(if plain { format!(".{key}") } else { format!("[{}]", quoted(key)) });
    }
}

impl std::fmt::Display for Path {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_char('$')?;
        let count = self.steps.len();
        let elided = if count > SHOWN_FIRST + SHOWN_LAST + 1 { SHOWN_FIRST..count - SHOWN_LAST } else { 0..0 };
        for (number, step) in self.steps.iter().enumerate() {
            if number == elided.start && !elided.is_empty() {
                f.write_char('…')?;
            }
            if !elided.contains(&number) {
                f.write_str(step)?;
            }
        }
        Ok(())
    }
}

/// A text between quotes, its control characters escaped, its end left off if it is long.
pub(super) fn quoted(text: &str) -> String {
    let mut shown = String::from('"');
    for (number, c) in text.chars().enumerate() {
        if number == SHOWN_OF_KEY {
            shown.push('…');
            break;
        }
        match c {
            '"' | '\\' => shown.extend(['\\', c]),
            c if is_unprintable(c) => shown.extend(c.escape_unicode()),
            c => shown.push(c),
        }
    }
    shown.push('"');
    shown
}

/// True for characters that would disturb the line they are shown in: controls, and those that turn its direction.
pub(super) fn is_unprintable(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

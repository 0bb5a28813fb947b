//! What is wrong with a text that is not JSON, in terms of what stands there and what should.

use serde::de::IgnoredAny;

use super::problem::{Expected, Found, Problem};
use super::scanner::{Scanner, is_of_word, string_at};

/// The place and kind of serde_json's syntax error.
pub(super) fn diagnose(text: &str, error: &serde_json::Error) -> (usize, Problem) {
    let message = error.to_string();
    let expected = expected_by(&message);
    if error.is_eof() {
        return (text.trim_end().len(), Problem::Syntax { found: Found::End, expected });
    }
    let offset = offset_of(text, error.line(), error.column());
    if message.starts_with("number out of range") {
        let (offset, number) = word_around(text, offset);
        return (offset, Problem::TooLarge { number });
    }
    let (offset, found) = match expected {
        Expected::AnyValue => bare_word(text, offset, true),
        Expected::CommaOrBracket | Expected::CommaOrBrace | Expected::End => bare_word(text, offset, false),
        _ => (offset, Found::Character(character(text, offset))),
    };
    let expected = match &found {
        Found::Word(word) if is_no_number(word) => Expected::Value,
        _ => expected,
    };
    (offset, Problem::Syntax { found, expected })
}

/// serde_json keeps its error codes to itself; their texts are all there is.
fn expected_by(message: &str) -> Expected {
    const TEXTS: [(&str, Expected); 16] = [
        ("EOF while parsing a list", Expected::CommaOrBracket),
        ("EOF while parsing an object", Expected::CommaOrBrace),
        ("EOF while parsing a string", Expected::Quote),
        ("expected `:`", Expected::Colon),
        ("expected `,` or `]`", Expected::CommaOrBracket),
        ("expected `,` or `}`", Expected::CommaOrBrace),
        ("expected `\"`", Expected::Quote),
        ("invalid escape", Expected::Escape),
        ("unexpected end of hex escape", Expected::SurrogatePair),
        ("lone leading surrogate", Expected::SurrogatePair),
        ("invalid unicode code point", Expected::SurrogatePair),
        ("control character", Expected::EscapedControl),
        ("key must be a string", Expected::Key),
        ("trailing comma", Expected::Element),
        ("trailing characters", Expected::End),
        ("EOF while parsing a value", Expected::AnyValue),
    ];
    TEXTS.iter().find(|(text, _)| message.starts_with(text)).map_or(Expected::AnyValue, |&(_, expected)| expected)
}

/// The byte that serde_json's line and column (in bytes, counted from 1) point to, at a character's beginning.
fn offset_of(text: &str, line: usize, column: usize) -> usize {
    let mut starts = text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n').map(|(at, _)| at + 1);
    let start = if line <= 1 { 0 } else { starts.nth(line - 2).unwrap_or(text.len()) };
    // Column 0 is behind the line break that ended the line before, which is what is wrong then.
    let offset = if column == 0 { start.saturating_sub(1) } else { start + column - 1 };
    text.floor_char_boundary(offset.min(text.len()))
}

fn character(text: &str, offset: usize) -> char {
    text[offset..].chars().next().unwrap_or(' ')
}

/// The letters and digits around a place, and where they begin.
fn word_around(text: &str, offset: usize) -> (usize, String) {
    let start = text[..offset]
        .rfind(|c| !is_of_word(c))
        .map_or(0, |at| at + text[at..].chars().next().map_or(1, char::len_utf8));
    let rest = &text[start..];
    (start, rest[..rest.find(|c| !is_of_word(c)).unwrap_or(rest.len())].to_owned())
}

/// The bare word or number at a place that cannot be there, else the character. The place of a word that breaks off may
/// be right behind it; right behind a good value, as in `1 ]`, is no word.
fn bare_word(text: &str, offset: usize, may_be_behind: bool) -> (usize, Found) {
    let (start, word) = word_around(text, offset);
    if word.is_empty() || (start + word.len() <= offset && !may_be_behind) {
        return (offset, Found::Character(character(text, offset)));
    }
    match serde_json::from_str::<IgnoredAny>(&word) {
        // A good value, but not where it stands, as the second one in `1 2`.
        Ok(_) => (start, Found::at(text, start)),
        Err(_) => (start, Found::Word(word)),
    }
}

/// True for what other languages than JSON call numbers that are none.
fn is_no_number(word: &str) -> bool {
    let word = word.trim_start_matches(['+', '-']).to_lowercase();
    matches!(word.as_str(), "nan" | "inf" | "infinity")
}

impl Found {
    /// What stands at a byte of a text that is JSON there.
    pub(super) fn at(text: &str, offset: usize) -> Found {
        let mut scanner = Scanner::new(text);
        scanner.at = offset;
        match scanner.peek() {
            None => Found::End,
            Some(b'[') => Found::Array,
            Some(b'{') => Found::Object,
            Some(b'"') => match scanner.pass_string() {
                Some(place) => Found::Text(string_at(text, place)),
                None => Found::Character('"'),
            },
            Some(_) => {
                let (_, word) = word_around(text, scanner.at);
                match word.as_str() {
                    "null" => Found::Null,
                    "true" => Found::Boolean(true),
                    "false" => Found::Boolean(false),
                    "" => Found::Character(character(text, scanner.at)),
                    _ => Found::Number(word),
                }
            }
        }
    }
}

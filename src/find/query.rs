//! What somebody typed, understood as far as it can be without a tree.

use super::name::Name;
use super::pattern::Pattern;
use crate::texts::Texts;
use crate::texts::numbers::parse_value;

/// What is looked for.
#[derive(Clone, Debug, PartialEq)]
pub enum Query {
    /// Nodes with such a value: `<= 3`, `= 7`, `> -inf`.
    Value(Comparison, f64),
    /// Nodes with such a board: `XO./.X./..O`, `X???O????`.
    Board(Pattern),
    /// Nodes with a name or a number, or those that moves from the root lead to.
    Words(Words),
}

/// Words that may be one name or several moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Words {
    /// All of them as one name.
    pub(super) whole: Name,
    /// As moves one after the other, in the ways in which they can be told apart.
    pub(super) lines: Vec<Vec<Name>>,
}

/// How a value is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `=`
    Equal,
    /// `!=`
    Unequal,
    /// `>=`
    AtLeast,
    /// `>`
    More,
}

/// Why a text cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QueryError {
    /// There is none.
    Empty,
    /// What stands after a comparison is no number.
    Number {
        /// The sign of comparison.
        sign: String,
        /// What stands after it.
        found: String,
    },
    /// A board of another number of squares than nine.
    Squares {
        /// How many it has.
        found: usize,
    },
}

/// Signs of comparison, longer ones before those that they begin with.
const SIGNS: [(&str, Comparison); 12] = [
    ("<=", Comparison::AtMost),
    ("=<", Comparison::AtMost),
    ("≤", Comparison::AtMost),
    (">=", Comparison::AtLeast),
    ("=>", Comparison::AtLeast),
    ("≥", Comparison::AtLeast),
    ("!=", Comparison::Unequal),
    ("≠", Comparison::Unequal),
    ("==", Comparison::Equal),
    ("<", Comparison::Less),
    (">", Comparison::More),
    ("=", Comparison::Equal),
];

/// What moves may stand apart by, beside blanks.
const SEPARATORS: [char; 7] = [',', '，', '、', ';', '›', '→', '>'];

impl Query {
    /// Understands a text: a comparison with a number, a board, or words.
    ///
    /// # Errors
    /// If the text is empty, a comparison has no number, or a board has not nine squares.
    pub fn parse(text: &str) -> Result<Query, QueryError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(QueryError::Empty);
        }
        if let Some((sign, comparison)) = SIGNS.iter().find(|(sign, _)| text.starts_with(sign)) {
            let found = text[sign.len()..].trim();
            return match parse_value(found) {
                Some(number) => Ok(Query::Value(*comparison, number)),
                None => Err(QueryError::Number { sign: (*sign).to_owned(), found: found.to_owned() }),
            };
        }
        match Pattern::parse(text) {
            Some(Ok(pattern)) => Ok(Query::Board(pattern)),
            Some(Err(found)) => Err(QueryError::Squares { found }),
            None => Ok(Query::Words(Words { whole: Name::new(text), lines: lines(text) })),
        }
    }
}

/// The moves that a text may mean: apart by signs, or by signs and blanks.
fn lines(text: &str) -> Vec<Vec<Name>> {
    let names = |parts: &mut dyn Iterator<Item = &str>| -> Vec<Name> {
        parts.map(str::trim).filter(|part| !part.is_empty()).map(Name::new).collect()
    };
    let by_signs = names(&mut text.split(SEPARATORS));
    let by_blanks = names(&mut text.split(|letter: char| letter.is_whitespace() || SEPARATORS.contains(&letter)));
    let mut lines = vec![by_signs, by_blanks];
    lines.dedup();
    lines.retain(|line| line.len() > 1);
    lines
}

impl Comparison {
    /// True if a value is as wanted.
    pub fn holds(self, value: f64, wanted: f64) -> bool {
        match self {
            Comparison::Less => value < wanted,
            Comparison::AtMost => value <= wanted,
            Comparison::Equal => value == wanted,
            Comparison::Unequal => value != wanted,
            Comparison::AtLeast => value >= wanted,
            Comparison::More => value > wanted,
        }
    }
}

impl QueryError {
    /// How it should be written.
    pub fn describe(&self, texts: &Texts) -> String {
        let ways = &texts.app.ways;
        match self {
            QueryError::Empty => ways.find_hint.to_owned(),
            QueryError::Number { sign, found } => (ways.find_number)(sign, found),
            QueryError::Squares { found } => (ways.find_squares)(*found),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comparisons_are_read_as_people_write_them() {
        let value = |comparison, number| Ok(Query::Value(comparison, number));
        assert_eq!(Query::parse("<= 3"), value(Comparison::AtMost, 3.0));
        assert_eq!(Query::parse(" ≤3 "), value(Comparison::AtMost, 3.0));
        assert_eq!(Query::parse("=−∞"), value(Comparison::Equal, f64::NEG_INFINITY));
        assert_eq!(Query::parse("> -inf"), value(Comparison::More, f64::NEG_INFINITY));
        assert_eq!(Query::parse("!= 0.5"), value(Comparison::Unequal, 0.5));
        assert_eq!(Query::parse("<"), Err(QueryError::Number { sign: "<".to_owned(), found: String::new() }));
        assert_eq!(Query::parse(">= x"), Err(QueryError::Number { sign: ">=".to_owned(), found: "x".to_owned() }));
        assert_eq!(Query::parse("  "), Err(QueryError::Empty));
    }

    #[test]
    fn moves_are_told_apart_by_blanks_or_signs() {
        let parts = |text: &str| match Query::parse(text) {
            Ok(Query::Words(words)) => {
                let line = |line: Vec<Name>| line.into_iter().map(|name| name.text).collect::<Vec<_>>();
                words.lines.into_iter().map(line).collect::<Vec<_>>()
            }
            other => panic!("{other:?}"),
        };
        assert_eq!(parts("4 0 8"), [["4", "0", "8"]]);
        assert_eq!(parts("X4, O0"), [["x4", "o0"]]);
        assert_eq!(parts("Shop 1 › Shop 2"), [vec!["shop 1", "shop 2"], vec!["shop", "1", "shop", "2"]]);
        assert!(parts("A").is_empty());
    }
}

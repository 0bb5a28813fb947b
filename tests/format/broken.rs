//! Texts that were a tree until something happened to them: always an answer, never a panic.

use plywalk::format::{self, FormatError};
use plywalk::texts::Language;
use proptest::prelude::*;

const NESTED: &str = r#"{"name": "r\u00e9\n中", "player": "chance", "size": 18446744073709551617, "children": [
    {"label": "A", "probability": 0.5, "move": "a", "value": -1.5e3, "state": "s", "x": {"y": [true, null]}},
    {"probability": 0.5, "children": [[1, "inf"], {"value": 18446744073709551616}, 9007199254740992]}]}
"#;
const WRAPPED: &str = r#"{"title": {"en": "T", "zh": "题"}, "description": "d", "source": "s", "group": "g", "root": "min",
    "conventions": {"cut": ">", "fail": "hard", "order": "right-to-left", "depth": 2}, "question": "q", "answer": "a",
    "tree": [[3, 12, 8], {"player": "max", "value": 0, "children": ["-inf"]}]}
"#;
const GRAPH: &str = r#"{"directed": true, "graph": {}, "root": "r", "nodes": [{"id": "r"}, {"id": 1, "value": 2, "label": "A"},
    {"id": 1.5, "value": 3}], "links": [{"source": "r", "target": 1, "w": []}, {"source": "r", "target": 1.5}]}
"#;

/// Panics unless an error has a place inside the text and can be told in every language.
fn check_place(text: &str, error: &FormatError) {
    let line = text.trim_start_matches('\u{feff}').split('\n').nth(error.line - 1);
    let line = line.unwrap_or_else(|| panic!("no line {} in {text}", error.line));
    assert!(error.column >= 1 && error.column <= line.chars().count() + 1, "{text}\n{error}");
    assert!(error.excerpt.caret <= error.excerpt.text.chars().count());
    assert!(error.path.starts_with('$'));
    for language in Language::ALL {
        assert_eq!(error.describe(language.texts()).lines().count(), 4, "{error}");
    }
}

#[test]
fn cut_off_anywhere() {
    for whole in [NESTED, WRAPPED, GRAPH] {
        format::parse(whole).unwrap();
        for end in 0..whole.trim_end().len() {
            match whole.get(..end) {
                Some(text) => {
                    let error = format::parse(text).expect_err(text);
                    check_place(text, &error);
                }
                // In the middle of a character.
                None => {
                    let error = format::parse_bytes(&whole.as_bytes()[..end]).unwrap_err();
                    assert!(error.to_string().contains("UTF-8"), "{error}");
                }
            }
        }
    }
}

#[test]
fn one_character_replaced_or_left_out_anywhere() {
    let replacements =
        ["", "\"", "{", "}", "[", "]", ",", ":", "0", "-", "x", "\\", "\n", "中", "\u{0}", "null", "1e999"];
    for whole in [NESTED, WRAPPED, GRAPH] {
        for (at, character) in whole.char_indices() {
            for replacement in replacements {
                let text = [&whole[..at], replacement, &whole[at + character.len_utf8()..]].concat();
                if let Err(error) = format::parse(&text) {
                    check_place(&text, &error);
                }
            }
        }
    }
}

/// A piece of JSON or of something like it.
fn token() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => prop::sample::select(vec!["[", "]", "{", "}", ",", ":", " ", "\n"]).prop_map(str::to_owned),
        3 => prop::sample::select(vec![
            "\"label\"", "\"name\"", "\"move\"", "\"player\"", "\"value\"", "\"probability\"", "\"state\"", "\"children\"",
            "\"tree\"", "\"nodes\"", "\"edges\"", "\"links\"", "\"id\"", "\"source\"", "\"target\"", "\"root\"", "\"max\"",
            "\"chance\"", "\"inf\"", "\"title\"", "\"conventions\"", "\"depth\"",
        ]).prop_map(str::to_owned),
        2 => prop::sample::select(vec!["0", "-1", "0.5", "1e999", "18446744073709551617", "true", "null", "NaN"]).prop_map(str::to_owned),
        1 => ".{0,3}",
    ]
}

proptest! {
    #[test]
    fn heaps_of_tokens(tokens in prop::collection::vec(token(), 0..40)) {
        let text = tokens.concat();
        if let Err(error) = format::parse(&text) {
            check_place(&text, &error);
        }
    }

    #[test]
    fn good_texts_with_pieces_exchanged(
        whole in prop::sample::select(vec![NESTED, WRAPPED, GRAPH]),
        cuts in prop::collection::vec((any::<prop::sample::Index>(), token(), 0usize..12), 1..4),
    ) {
        let mut characters: Vec<char> = whole.chars().collect();
        for (at, piece, left_out) in cuts {
            let at = at.index(characters.len());
            let end = (at + left_out).min(characters.len());
            characters.splice(at..end, piece.chars());
        }
        let text: String = characters.into_iter().collect();
        if let Err(error) = format::parse(&text) {
            check_place(&text, &error);
        }
    }

    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        if let Err(error) = format::parse_bytes(&bytes) {
            prop_assert!(error.line >= 1 && error.column >= 1);
            prop_assert!(!error.to_string().is_empty());
        }
    }
}

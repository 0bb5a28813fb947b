//! Problems in words.

use super::number::JsonNumber;
use super::place::quoted;
use super::problem::{Difference, Expected, Found, Problem};
use crate::texts::Texts;
use crate::texts::numbers::{format_count, format_value};
use crate::texts::vocabulary::{DifferenceTexts, ExpectedTexts, FormatTexts, FoundTexts};

/// A problem in a sentence or two.
pub(super) fn problem(problem: &Problem, texts: &Texts) -> String {
    let t = &texts.format;
    match problem {
        Problem::NotUtf8 { byte } => (t.not_utf8)(*byte),
        Problem::Syntax { found, expected } => {
            (t.not_json)(&found_text(found, &t.found), expected_text(*expected, &t.expected))
        }
        Problem::Unexpected { found, expected, suggestion } => {
            let sentence = (t.unexpected)(&found_text(found, &t.found), expected_text(*expected, &t.expected));
            sentence + &did_you_mean(*suggestion, t)
        }
        Problem::UnknownKey { key, expected, suggestion } => {
            let expected: Vec<String> = expected.iter().map(|key| quoted(key)).collect();
            (t.unknown_key)(&quoted(key), &(t.one_of)(&expected)) + &did_you_mean(*suggestion, t)
        }
        Problem::MissingKey { key } => (t.missing_key)(&quoted(key)),
        Problem::KeyTwice { key } => (t.key_twice)(&quoted(key)),
        Problem::SameTwice { first, second } => (t.same_twice)(&quoted(first), &quoted(second)),
        Problem::NoChildren => t.no_children.to_owned(),
        Problem::NoValue => t.no_value.to_owned(),
        Problem::Inexact { number, nearest } => (t.inexact)(&shortened(number), &in_digits(*nearest)),
        Problem::TooLarge { number } => (t.too_large)(&shortened(number)),
        Problem::RootPlayers { root, node } => (t.root_players)(&quoted(root.keyword()), &quoted(node.keyword())),
        Problem::ProbabilityOutOfRange { probability } => (t.probability_out_of_range)(&format_value(*probability)),
        Problem::ProbabilityWithoutChance { root: false } => t.probability_without_chance.to_owned(),
        Problem::ProbabilityWithoutChance { root: true } => t.probability_of_root.to_owned(),
        Problem::ProbabilityMissing => t.probability_missing.to_owned(),
        Problem::ProbabilitySum { sum } => (t.probability_sum)(&format_value(*sum)),
        Problem::StatesDiffer { state, difference, other } => {
            (t.states_differ)(&quoted(state), difference_text(*difference, &t.difference), other)
        }
        Problem::TooManyLevels { limit } => (t.too_many_levels)(&format_count(*limit)),
        Problem::TooManyNodes { limit } => (t.too_many_nodes)(&format_count(*limit)),
        Problem::Undirected => t.undirected.to_owned(),
        Problem::IdTwice { id } => (t.id_twice)(id),
        Problem::EdgeTwice { source, target } => (t.edge_twice)(source, target),
        Problem::MissingNode { id } => (t.missing_node)(id),
        Problem::TwoParents { node, first, second } => (t.two_parents)(node, first, second),
        Problem::Cycle { nodes, length } => (t.cycle)(nodes, *length),
        Problem::SeveralRoots { roots, count } => (t.several_roots)(roots, *count),
        Problem::NoRoot => t.no_root.to_owned(),
        Problem::RootHasParent { root, parent } => (t.root_has_parent)(root, parent),
        Problem::Stopped => t.stopped.to_owned(),
    }
}

/// A whole number in all its digits, unless they would fill a line.
fn in_digits(whole: f64) -> String {
    if whole.abs() < 1e21 { format!("{whole:.0}") } else { JsonNumber(whole).to_string() }
}

fn did_you_mean(suggestion: Option<&str>, texts: &FormatTexts) -> String {
    suggestion.map(|word| (texts.did_you_mean)(&quoted(word))).unwrap_or_default()
}

/// A number or word as written, its end left off if it is long.
fn shortened(word: &str) -> String {
    const SHOWN: usize = 40;
    let mut shown: String = word.chars().take(SHOWN).collect();
    if shown.len() < word.len() {
        shown.push('…');
    }
    shown
}

fn found_text(found: &Found, texts: &FoundTexts) -> String {
    match found {
        Found::End => texts.end.to_owned(),
        Found::Character(character) => (texts.character)(&quoted(&character.to_string())),
        Found::Word(word) => (texts.word)(&shortened(word)),
        Found::Null => texts.null.to_owned(),
        Found::Boolean(truth) => (texts.boolean)(*truth),
        Found::Number(number) => (texts.number)(&shortened(number)),
        Found::Text(text) => (texts.text)(&quoted(text)),
        Found::Array => texts.array.to_owned(),
        Found::Object => texts.object.to_owned(),
    }
}

fn expected_text(expected: Expected, texts: &ExpectedTexts) -> &'static str {
    match expected {
        Expected::Document => texts.document,
        Expected::Node => texts.node,
        Expected::Children => texts.children,
        Expected::Value => texts.value,
        Expected::Text => texts.text,
        Expected::Localized => texts.localized,
        Expected::Player => texts.player,
        Expected::RootPlayer => texts.root_player,
        Expected::Probability => texts.probability,
        Expected::Conventions => texts.conventions,
        Expected::Cut => texts.cut,
        Expected::Fail => texts.fail,
        Expected::Order => texts.order,
        Expected::Depth => texts.depth,
        Expected::GraphNodes => texts.graph_nodes,
        Expected::GraphNode => texts.graph_node,
        Expected::GraphEdges => texts.graph_edges,
        Expected::GraphEdge => texts.graph_edge,
        Expected::Id => texts.id,
        Expected::Directed => texts.directed,
        Expected::AnyValue => texts.any_value,
        Expected::CommaOrBracket => texts.comma_or_bracket,
        Expected::CommaOrBrace => texts.comma_or_brace,
        Expected::Colon => texts.colon,
        Expected::Key => texts.key,
        Expected::Quote => texts.quote,
        Expected::Escape => texts.escape,
        Expected::EscapedControl => texts.escaped_control,
        Expected::SurrogatePair => texts.surrogate_pair,
        Expected::Element => texts.element,
        Expected::End => texts.end,
    }
}

fn difference_text(difference: Difference, texts: &DifferenceTexts) -> &'static str {
    match difference {
        Difference::Player => texts.player,
        Difference::Value => texts.value,
        Difference::Children => texts.children,
        Difference::Move => texts.moves,
        Difference::Probability => texts.probability,
    }
}

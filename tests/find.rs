//! Finding nodes: what is found is what going through all nodes one by one finds, however the search is cut into
//! stretches.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod scene_support;

use plywalk::find::{Finder, Query};
use plywalk::format;
use plywalk::games::tictactoe::Position;
use plywalk::search::Options;
use plywalk::texts::Language;
use plywalk::trace::{Moment, Trace};
use plywalk::tree::{GameTree, NodeId};
use proptest::prelude::*;
use scene_support::{ragged, star, tictactoe};

fn finder(text: &str, moment: &Moment, stretch: usize) -> Finder {
    let query = Query::parse(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    let mut finder = Finder::new(query, moment.tree, Language::English.texts());
    while !finder.go_on(moment, stretch) {}
    finder
}

fn found(text: &str, moment: &Moment) -> Vec<NodeId> {
    finder(text, moment, 1_000_000).matches().to_vec()
}

/// What is found in a tree before any search.
fn found_in(tree: &GameTree, text: &str) -> Vec<NodeId> {
    let trace = Trace::record(tree, &Options::default()).unwrap();
    found(text, &Moment::new(tree, &trace, 0))
}

fn why_not(tree: &GameTree, text: &str) -> String {
    let trace = Trace::record(tree, &Options::default()).unwrap();
    let finder = finder(text, &Moment::new(tree, &trace, 0), 100);
    assert!(finder.matches().is_empty(), "{text}");
    finder.miss(tree).describe(Language::English.texts())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn values_are_those_that_stand_there(seed in 0u64..1000, share in 0.0..1.0f64, wanted in -3i32..12, stretch in 1usize..500) {
        let tree = ragged(300, seed);
        let trace = Trace::record(&tree, &Options::default()).unwrap();
        let moment = Moment::new(&tree, &trace, (share * trace.steps() as f64) as usize);
        let wanted = f64::from(wanted) * 7.0;
        type Holds = fn(f64, f64) -> bool;
        let signs: [(&str, Holds); 6] = [
            ("<", |a, b| a < b), ("<=", |a, b| a <= b), ("=", |a, b| a == b),
            ("!=", |a, b| a != b), (">=", |a, b| a >= b), (">", |a, b| a > b),
        ];
        for (sign, holds) in signs {
            let expected: Vec<NodeId> = tree.nodes().filter(|&node| {
                let known = moment.node(node);
                let value = if tree.is_leaf(node) { tree.value(node) } else { known.value };
                value.is_some_and(|value| holds(value, wanted))
            }).collect();
            let text = format!("{sign} {wanted}");
            let finder = finder(&text, &moment, stretch);
            prop_assert_eq!(finder.matches(), &expected[..], "{}", text);
        }
    }

    #[test]
    fn moves_lead_where_they_are_played(moves in proptest::collection::vec(0usize..9, 1..6)) {
        let tree = shallow();
        let typed = moves.iter().map(usize::to_string).collect::<Vec<_>>().join(" ");
        let mut position = Some(Position::START);
        for &square in &moves {
            position = position.and_then(|position| position.play(square));
        }
        let trace = trace_of_shallow();
        let led: Vec<NodeId> = match (moves.len(), position) {
            (1, _) => return Ok(()),
            (plies, Some(position)) if plies <= 3 => {
                let all = found(&typed, &Moment::new(tree, trace, 0));
                prop_assert_eq!(all.len(), 1);
                prop_assert_eq!(tree.state(all[0]).unwrap(), position.board().to_string());
                all
            }
            _ => Vec::new(),
        };
        prop_assert_eq!(found(&typed, &Moment::new(tree, trace, 0)), led);
    }

    #[test]
    fn boards_are_compared_square_by_square(pattern in "[XO.?]{9}") {
        let (tree, trace) = (shallow(), trace_of_shallow());
        let fits = |state: &str| state.chars().zip(pattern.chars()).all(|(is, wanted)| wanted == '?' || is == wanted);
        let expected: Vec<NodeId> = tree.nodes().filter(|&node| fits(tree.state(node).unwrap())).collect();
        let moment = Moment::new(tree, trace, 0);
        prop_assert_eq!(found(&pattern, &moment), expected.clone());
        let rows = format!("{}/{}/{}", &pattern[..3], &pattern[3..6], &pattern[6..]).to_lowercase();
        prop_assert_eq!(found(&rows, &moment), expected);
    }

    #[test]
    fn any_text_is_understood_or_refused(text in ".{0,24}") {
        let (tree, trace) = (shallow(), trace_of_shallow());
        match Query::parse(&text) {
            Err(error) => prop_assert!(!error.describe(Language::Chinese.texts()).is_empty()),
            Ok(query) => {
                let mut finder = Finder::new(query, tree, Language::English.texts());
                while !finder.go_on(&Moment::new(tree, trace, 3), 300) {}
                prop_assert!(finder.matches().is_sorted());
                prop_assert!(!finder.miss(tree).describe(Language::English.texts()).is_empty());
            }
        }
    }
}

/// Three plies of tic-tac-toe.
fn shallow() -> &'static GameTree {
    static TREE: std::sync::OnceLock<GameTree> = std::sync::OnceLock::new();
    TREE.get_or_init(|| {
        use plywalk::games::{self, tictactoe::TicTacToe};
        let go_on = &mut |_| std::ops::ControlFlow::Continue(());
        games::grow(&TicTacToe::default(), Position::START, Some(3), go_on).unwrap()
    })
}

fn trace_of_shallow() -> &'static Trace {
    static TRACE: std::sync::OnceLock<Trace> = std::sync::OnceLock::new();
    let options = Options { depth: Some(2), ..Options::default() };
    TRACE.get_or_init(|| {
        Trace::record(shallow(), &options).or_else(|_| Trace::record(shallow(), &Options::default())).unwrap()
    })
}

#[test]
fn a_name_is_a_label_a_move_a_letter_or_a_number() {
    let labelled = format::parse(
        r#"{"tree": {"children": [
            {"label": "Shop 1", "children": [{"move": "left", "value": 4}, {"label": "7", "value": 9}]},
            {"label": "Shop 2", "children": [7, [1, 2]]},
            {"label": "Ä", "value": 0}
        ]}}"#,
    )
    .unwrap()
    .tree;
    let paths = |text: &str| found_in(&labelled, text).iter().map(|&node| labelled.path(node)).collect::<Vec<_>>();
    assert_eq!(paths("Shop 1"), [[0]]);
    assert_eq!(paths("shop 2"), [[1]]);
    assert_eq!(paths("shop"), [[0], [1]], "no node is called shop, so those that nearly are");
    assert_eq!(paths("left"), [[0, 0]]);
    assert_eq!(paths("ä"), [[2]]);
    assert_eq!(paths("7"), [[0, 1], [1, 0]], "the label and the value");
    assert_eq!(paths("= 7"), [[1, 0]]);
    assert_eq!(paths("Shop 2 › 7"), [[1, 0]]);
    assert_eq!(paths("the root, shop 1, left"), [[0, 0]]);
    let letter = plywalk::games::node_name(&labelled, labelled.at_path(&[1, 1]).unwrap(), Language::English.texts());
    assert_eq!(paths(&letter), [[1, 1]]);
    assert_eq!(paths(&format!("Shop 2, {letter}, 2")), [[1, 1, 1]]);
}

#[test]
fn what_is_not_there_is_said() {
    let tree = format::parse("[[3, 12], [2, 4]]").unwrap().tree;
    assert_eq!(why_not(&tree, "Q"), "Nothing found");
    assert_eq!(why_not(&tree, "XO./.../..."), "Nothing found: this tree has no boards");
    assert_eq!(why_not(&tree, "B 12"), "After B there is no 12");
    assert_eq!(why_not(shallow(), "X4 O4"), "After X4 there is no O4");
    assert_eq!(why_not(shallow(), "X4 X5"), "After X4 there is no X5");
    let refused = |text: &str| Query::parse(text).unwrap_err().describe(Language::English.texts());
    assert!(refused("XO./...").contains("nine squares") && refused("XO./...").contains('6'));
    assert!(refused("<= three").contains("three"));
}

#[test]
fn half_a_million_nodes_and_wide_and_deep_ones() {
    let tree = tictactoe(".........");
    let trace = Trace::record(&tree, &Options::default()).unwrap();
    let moment = Moment::new(&tree, &trace, trace.steps());
    let line = found("X4 O0 X8 O2 X1", &moment);
    assert_eq!(line, found("4 0 8 2 1", &moment));
    assert_eq!(tree.state(line[0]), Some("OXO.X...X"));
    let same_board = found("OXO/.X./..X", &moment);
    let expected = tree.nodes().filter(|&node| tree.state(node) == Some("OXO.X...X")).count();
    assert_eq!(same_board.len(), expected);
    assert!(expected > 1 && same_board.contains(&line[0]));
    assert_eq!(found("= -1", &moment).len(), {
        let value = |node| if tree.is_leaf(node) { tree.value(node) } else { moment.node(node).value };
        tree.nodes().filter(|&node| value(node) == Some(-1.0)).count()
    });
    let star = star(100_000);
    assert_eq!(found_in(&star, "= 500").len(), 100);
    let chain = scene_support::chain(10_000, false);
    assert_eq!(found_in(&chain, "B").len(), 1);
    let line = (0..9_000).map(plywalk::tree::letters).collect::<Vec<_>>().join(" ");
    assert_eq!(chain.depth(found_in(&chain, &line)[0]), 9_000);
}

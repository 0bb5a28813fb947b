//! Load → save → load is the identity, and saving what was saved changes nothing.

use plywalk::format::{self, Conventions, Document, Localized};
use plywalk::search::{Cut, Fail, Order};
use plywalk::tree::{GameTree, NodeSpec, Player, TreeBuilder};
use proptest::option;
use proptest::prelude::*;

use crate::support::{assert_same, leaves};

/// A node before it is known whether it has children.
#[derive(Clone, Debug)]
struct Draft {
    parent: prop::sample::Index,
    player: Option<Player>,
    value: f64,
    is_static: bool,
    label: Option<String>,
    move_text: Option<String>,
    state: Option<String>,
    share: u32,
}

fn value() -> impl Strategy<Value = f64> {
    prop_oneof![
        6 => (-20i32..20).prop_map(f64::from),
        2 => any::<f64>().prop_filter("a value", |value| !value.is_nan()),
        2 => -1e3..1e3f64,
        1 => any::<i64>().prop_map(|whole| whole as f64),
        1 => prop::sample::select(vec![f64::INFINITY, f64::NEG_INFINITY, -0.0, 9007199254740992.0, -9007199254740994.0, 1e23,
            18446744073709551616.0, f64::MAX, f64::MIN_POSITIVE, 5e-324, 0.1 + 0.2, 1e15, 1e16, 123456789012345680.0]),
    ]
}

/// Any Unicode, often nothing or something that a writer might stumble over.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => prop::collection::vec(any::<char>(), 0..6).prop_map(|characters| characters.into_iter().collect()),
        1 => prop::sample::select(vec!["", "\0", "\n", "\"\\", "\u{2028}", "中文 ✓", "\u{feff}", "\u{10ffff}", "</script>"]).prop_map(str::to_owned),
    ]
}

fn draft() -> impl Strategy<Value = Draft> {
    let player = prop::sample::select(vec![Player::Max, Player::Min, Player::Chance]);
    (
        any::<prop::sample::Index>(),
        option::weighted(0.3, player),
        value(),
        any::<bool>(),
        option::weighted(0.3, text()),
        option::weighted(0.3, text()),
        option::weighted(0.2, text()),
        0u32..5,
    )
        .prop_map(|(parent, player, value, is_static, label, move_text, state, share)| Draft {
            parent,
            player,
            value,
            is_static,
            label,
            move_text,
            state,
            share,
        })
}

/// The tree of some drafts: each hangs below an earlier one. Chance nodes' children have probabilities if the first of
/// them has a share. States are made different by the node's number, since equal ones need equal subtrees.
fn grow(drafts: &[Draft]) -> GameTree {
    let parents: Vec<usize> = (1..drafts.len()).map(|node| drafts[node].parent.index(node)).collect();
    let children_of = |node: usize| (1..drafts.len()).filter(|&child| parents[child - 1] == node).collect::<Vec<_>>();
    let mut builder = TreeBuilder::default();
    let mut players = Vec::new();
    for (node, draft) in drafts.iter().enumerate() {
        let parent = node.checked_sub(1).map(|before| parents[before]);
        let usual = parent.map_or(Player::Max, |parent: usize| Player::opponent(players[parent]));
        let player = draft.player.unwrap_or(usual);
        players.push(player);
        let is_leaf = children_of(node).is_empty();
        let value = (is_leaf || draft.is_static).then_some(draft.value);
        builder.add(parent.map(|parent| parent as u32), NodeSpec { player, value });
        let number = node as u32;
        draft.label.iter().for_each(|label| builder.set_label(number, label));
        draft.move_text.iter().for_each(|text| builder.set_move(number, text));
        draft.state.iter().for_each(|state| builder.set_state(number, &format!("{node} {state}")));
    }
    for (node, &player) in players.iter().enumerate() {
        let children = children_of(node);
        let shares: u32 = children.iter().map(|&child| drafts[child].share).sum();
        if player == Player::Chance && shares > 0 && drafts[children[0]].is_static {
            for child in children {
                builder.set_probability(child as u32, f64::from(drafts[child].share) / f64::from(shares));
            }
        }
    }
    builder.finish().unwrap()
}

fn localized() -> impl Strategy<Value = Localized> {
    prop_oneof![
        Just(Localized::default()),
        text().prop_map(Localized::once),
        (option::of(text()), option::of(text())).prop_map(|(en, zh)| Localized::each(en, zh)),
    ]
}

fn conventions() -> impl Strategy<Value = Conventions> {
    (
        option::of(prop::sample::select(Cut::ALL.to_vec())),
        option::of(prop::sample::select(Fail::ALL.to_vec())),
        option::of(prop::sample::select(vec![Order::Given, Order::Reversed])),
        option::of(0usize..20),
    )
        .prop_map(|(cut, fail, order, depth)| Conventions { cut, fail, order, depth })
}

prop_compose! {
    fn document()(
        drafts in prop::collection::vec(draft(), 1..40),
        texts in prop::collection::vec(localized(), 5),
        source in option::of(text()),
        conventions in conventions(),
    ) -> Document {
        let mut texts = texts.into_iter();
        let mut next = || texts.next().unwrap();
        Document {
            title: next(), description: next(), question: next(), answer: next(), group: next(), source, conventions,
            ..Document::of(grow(&drafts))
        }
    }
}

proptest! {
    #[test]
    fn what_is_saved_loads_as_it_was(document in document()) {
        let written = format::write(&document);
        let loaded = format::parse(&written).unwrap_or_else(|error| panic!("{written}\n{error}"));
        assert_same(&document, &loaded);
        prop_assert!(loaded.foreign_keys.is_empty());
        prop_assert_eq!(format::write(&loaded), written);
    }

    #[test]
    fn one_node_is_on_one_line(drafts in prop::collection::vec(draft(), 1..30)) {
        let tree = grow(&drafts);
        let written = format::write(&Document::of(tree.clone()));
        let of_tree = written.lines().filter(|line| {
            let line = line.trim_start();
            // Lines that only close something begin with a bracket.
            !line.starts_with(']') && !line.starts_with("\"root\"") && line != "{" && line != "}"
        });
        prop_assert_eq!(of_tree.count(), tree.len());
    }

    #[test]
    fn every_value_reads_back(value in value()) {
        let mut builder = TreeBuilder::default();
        builder.add(None, NodeSpec { player: Player::Max, value: Some(value) });
        let written = format::write(&Document::of(builder.finish().unwrap()));
        let loaded = format::parse(&written).unwrap();
        prop_assert_eq!(leaves(&loaded.tree)[0].to_bits(), (value + 0.0).to_bits());
    }
}

#[test]
fn a_written_file_looks_like_this() {
    let text = r#"{"tree": {"player": "chance", "value": 0, "children": [{"children": [{"children": [3, 12.5], "player": "max"}, {"value": "inf", "move": "b"}],
        "probability": 0.5, "name": "A \"1\""}, {"value": -0.0, "probability": 0.5, "state": "s"}]}, "answer": "A", "question": {"zh": "问", "en": "Q"},
        "conventions": {"depth": 1, "order": "left-to-right", "fail": "soft", "cut": ">="}, "source": "book", "group": "G", "description": "d", "title": "t"}"#;
    let written = format::write(&format::parse(text).unwrap());
    assert_eq!(
        written,
        r#"{
  "title": "t",
  "description": "d",
  "source": "book",
  "group": "G",
  "conventions": {"cut": ">=", "fail": "soft", "order": "left-to-right", "depth": 1},
  "question": {
    "en": "Q",
    "zh": "问"
  },
  "answer": "A",
  "tree": {"player": "chance", "value": 0, "children": [
    {"label": "A \"1\"", "probability": 0.5, "children": [
      {"player": "max", "children": [
        3,
        12.5
      ]},
      {"move": "b", "value": "inf"}
    ]},
    {"value": 0, "probability": 0.5, "state": "s"}
  ]}
}
"#
    );
}

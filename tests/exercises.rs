//! The exercises: each is complete in both languages, and the numbers that its answer states are true.
//!
//! The tables were worked out by hand and by a program that shares nothing with this one.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;

use plywalk::exercises::{self, Exercise};
use plywalk::format::Document;
use plywalk::search::{Algorithm, Bound, Event, Options, Order};
use plywalk::texts::{Language, fonts};
use plywalk::trace::{Moment, Status, Trace};
use plywalk::tree::{GameTree, NodeId, Player, letters};
use skrifa::{FontRef, MetadataProvider as _};

/// Name | nodes in the tree | value under the file's conventions | index of the chosen child | leaves evaluated, in
/// order | leaves pruned, from the left | nodes visited | nodes pruned | cutoffs in order | what the root's children
/// returned.
///
/// A cutoff is `α` or `β`, the running value and the bound it ran into; `!` if deep, in brackets if it prunes
/// nothing. Long lists are given by their length (`#69`).
const ANSWERS: &str = "
nine-leaves | 13 | 3 | 0 | 3 12 8 2 14 5 2 | 4 6 | 11 | 2 | α2≤3 (α2≤3) | =3 ≤2 =2
one-level | 5 | 9 | 1 | 4 9 2 7 | | 5 | 0 | | =4 =9 =2 =7
unknown-leaves | 13 | 3 | 0 | 3 9 10 2 10 5 1 | 5 7 | 11 | 2 | α2≤3 (α1≤3) | =3 ≤2 =1
returned-bound | 13 | 7 | 1 | 3 17 8 9 7 12 14 5 | 2 | 12 | 1 | α5≤7 | =3 =7 ≤5
five-against-three | 6 | 5 | 0 | 5 3 | 8 9 | 4 | 2 | α3≤5 | =5 ≤3
two-shops | 6 | 50 | 0 | 50 80 | 60 90 | 4 | 2 | β80≥50 | =50 ≥80
twelve-leaves | 26 | 3 | 0 | 3 20 2 13 2 | 10 22 1 10 2 5 3 | 15 | 11 | α2≤3 β13≥3 !α2≤3 α2≤3 | =3 ≤2
eight-leaves | 15 | 3 | 0 | 2 3 5 0 1 | 9 7 5 | 11 | 4 | β5≥3 α1≤3 | =3 ≤1
window-by-window | 26 | 3 | 0 | 3 17 2 15 2 3 | 12 25 0 5 2 14 | 17 | 9 | α2≤3 β3≥3 !α2≤3 (!α3≤3) α3≤3 | =3 ≤3
fourteen-leaves | 33 | 6 | 1 | 5 6 7 4 3 6 6 7 5 | 5 9 9 8 6 | 25 | 8 | α4≤5 α6≤6 (β7≥6) (!α5≤6) α5≤6 | =3 =6 ≤5
deep-cutoff | 9 | 5 | 0 | 5 3 4 | 9 7 | 7 | 2 | !α3≤5 α4≤5 | =5 ≤4
ragged | 16 | 9 | 2 | 4 7 2 5 9 1 11 3 | 6 10 | 14 | 2 | β11≥9 α3≤9 | =4 =5 =9 ≤3
two-moves-in-a-row | 12 | 5 | 0 | 5 8 4 6 3 | 9 8 | 10 | 2 | α4≤5 α3≤5 | =5 ≤3
best-first | 31 | 10 | 0 | 10 11 8 14 15 2 0 | 9 12 13 3 1 6 7 4 5 | 18 | 13 | α8≤10 β14≥10 !α2≤10 !α0≤10 α2≤10 | =10 ≤2
worst-first | 31 | 10 | 1 | 5 4 7 6 1 0 3 2 13 12 15 14 9 8 11 10 | | 31 | 0 | | =2 =10
from-the-right | 13 | 3 | 0 | 2 5 14 6 4 2 8 12 3 | | 13 | 0 | (α2≤2) | =3 =2 =2
ties-cut | 11 | 3 | 1 | 1 1 5 3 4 3 | 2 | 10 | 1 | α3≤3 | =1 =3 ≤3
ties-go-on | 11 | 3 | 1 | 1 1 5 3 4 3 2 | | 11 | 0 | (α2≤3) | =1 =3 =2
strict-and-hard | 26 | 3 | 0 | 3 20 2 13 22 1 2 2 3 | 10 10 5 | 23 | 3 | α2≤3 (α1≤3) !α2≤3 !α2≤3 | =3 ≤3
infinite-leaves | 22 | -7 | 1 | 10 inf 5 -10 7 5 -inf -7 -5 | | 22 | 0 | (α5≤10) (α-inf≤5) | =-10 =-7
zero | 7 | 0 | 0 | 0 5 -1 | 9 | 6 | 1 | α-1≤0 | =0 ≤-1
all-negative | 10 | -4 | 0 | -4 -2 -6 -3 -5 | -1 | 9 | 1 | α-6≤-4 (α-5≤-4) | =-4 ≤-6 =-5
raised-not-overwritten | 9 | 5 | 0 | 5 1 5 | 8 | 8 | 1 | !α5≤5 (α5≤5) | =5 ≤5
forced-moves | 5 | 7 | 0 | 7 | | 5 | 0 | | =7
depth-two | 15 | 3 | 0 | 3 6 2 | 9 8 | 6 | 3 | α2≤3 | =3 ≤2
horizon | 7 | 1 | 0 | 1 0 | | 3 | 0 | | =1 =0
pushed-over-the-horizon | 13 | -1 | 1 | -3 0 -1 | | 6 | 0 | | =-3 =-1
last-square | 2 | 1 | 0 | 1 | | 2 | 0 | | =1
three-squares | 10 | 1 | 1 | -1 1 1 1 | -1 | 9 | 1 | (β1≥-1) α1≤1 | =-1 =1 ≤1
any-win | 36 | -1 | 0 | -1 0 -1 -1 -1 -1 -1 -1 -1 | #10 | 19 | 17 | (β0≥-1) α-1≤-1 α-1≤-1 β-1≥-1 β-1≥-1 | =-1 =-1 ≥-1 ≥-1
quick-win | 36 | -4 | 1 | -2 0 -2 -2 -4 -2 -2 -2 -2 | #10 | 19 | 17 | (β0≥-2) α-2≤-2 α-2≤-2 β-2≥-4 β-2≥-4 | =-2 =-4 ≥-2 ≥-2
fork | 258 | 1 | 4 | #69 | #39 | 174 | 84 | #56 | #5
opposite-corners | 1053 | 0 | 0 | #135 | #385 | 318 | 735 | #128 | #6
";

/// What minimax says of the root's children, and of other nodes that an answer calls by their true value.
const TRUE_VALUES: &str = "
nine-leaves | A 3, B 2, C 2
returned-bound | A 3, B 7, C 2
twelve-leaves | A 3, B 2, C 3, D 13, E 2, F 3, G 3, H 2, I 13, J 1, K 2, L 2, M 3
window-by-window | A 3, B 2
fourteen-leaves | A 3, B 6, C 5
ties-cut | A 1, B 3, C 2
infinite-leaves | A -10, B -7
depth-two | A 5, B 4
horizon | Qxb7 -8, Nf3 0
pushed-over-the-horizon | O-O -3, e6+ -4
three-squares | 1 -1, 4 1, 5 -1
any-win | 0 -1, 2 -1, 3 -1, 5 -1
quick-win | 0 -2, 2 -4, 3 -2, 5 -2
fork | 1 -1, 4 0, 5 0, 7 0, 8 1
opposite-corners | 1 0, 2 1, 3 0, 5 0, 6 1, 7 0
";

fn rows(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    table.trim().lines().map(|line| line.split('|').map(str::trim).collect())
}

fn document(id: &str) -> Document {
    exercises::find(id).unwrap_or_else(|| panic!("no exercise {id}")).document()
}

/// The options that the exercise's answer is for.
fn own_options(document: &Document) -> Options {
    document.conventions.apply(Options::default())
}

fn number(value: f64) -> String {
    format!("{value}")
}

/// A list as the tables write it: its elements, or its length.
fn as_in(cell: &str, list: &[String]) -> String {
    if cell.starts_with('#') { format!("#{}", list.len()) } else { list.join(" ") }
}

#[test]
fn the_answers_are_true() {
    let rows: Vec<_> = rows(ANSWERS).collect();
    let ids: Vec<_> = rows.iter().map(|row| row[0]).collect();
    let all: Vec<_> = exercises::all().iter().map(|exercise| exercise.id).collect();
    assert_eq!(ids, all, "the table and the exercises differ");
    for row in rows {
        let [id, nodes, value, best, evaluated, pruned, visited, pruned_nodes, cutoffs, returned] = row[..] else {
            panic!("ten cells: {row:?}")
        };
        let document = document(id);
        let tree = &document.tree;
        let trace = Trace::record(tree, &own_options(&document)).unwrap();
        let end = Moment::new(tree, &trace, trace.steps());
        assert_eq!(tree.len().to_string(), nodes, "{id}: nodes in the tree");
        assert_eq!(number(trace.value()), value, "{id}: value");
        assert_eq!(
            end.best_child(NodeId::ROOT).map(|child| tree.child_index(child).to_string()).as_deref(),
            Some(best)
        );
        assert_eq!(as_in(evaluated, &leaves_evaluated(tree, &trace)), evaluated, "{id}: leaves evaluated");
        assert_eq!(as_in(pruned, &leaves_pruned(&end)), pruned, "{id}: leaves pruned");
        assert_eq!(end.counts().visited.to_string(), visited, "{id}: nodes visited");
        assert_eq!(end.counts().pruned_nodes.to_string(), pruned_nodes, "{id}: nodes pruned");
        assert_eq!(as_in(cutoffs, &cutoffs_of(tree, &trace)), cutoffs, "{id}: cutoffs");
        assert_eq!(as_in(returned, &returned_by_root_children(&end)), returned, "{id}: returned values");
    }
}

/// The events of a search with the moments that they lead to.
fn events<'a>(tree: &'a GameTree, trace: &'a Trace) -> impl Iterator<Item = (Moment<'a>, Event)> {
    (1..=trace.steps())
        .map(move |step| Moment::new(tree, trace, step))
        .filter_map(|moment| Some((moment, moment.event()?)))
}

fn leaves_evaluated(tree: &GameTree, trace: &Trace) -> Vec<String> {
    let values = events(tree, trace).filter_map(|(_, event)| match event {
        Event::Evaluate { value, .. } => Some(number(value)),
        _ => None,
    });
    values.collect()
}

fn leaves_pruned(end: &Moment<'_>) -> Vec<String> {
    let mut leaves: Vec<_> = end.tree.nodes().filter(|&node| end.tree.is_leaf(node)).collect();
    leaves.sort_by_key(|&leaf| end.tree.leaf_index(leaf));
    leaves.retain(|&leaf| end.status(leaf) == Status::Pruned);
    leaves.into_iter().filter_map(|leaf| end.tree.value(leaf)).map(number).collect()
}

fn cutoffs_of(tree: &GameTree, trace: &Trace) -> Vec<String> {
    let texts = events(tree, trace).filter_map(|(moment, event)| {
        let Event::Cutoff { node, value, window, pruned_branches, .. } = event else { return None };
        let deep = if moment.setter().is_some_and(|setter| setter.deep) { "!" } else { "" };
        let text = match tree.player(node) {
            Player::Min => format!("{deep}α{value}≤{}", window.alpha),
            _ => format!("{deep}β{value}≥{}", window.beta),
        };
        Some(if pruned_branches == 0 { format!("({text})") } else { text })
    });
    texts.collect()
}

fn returned_by_root_children(end: &Moment<'_>) -> Vec<String> {
    let texts = end.tree.children(NodeId::ROOT).filter_map(|child| {
        let state = end.node(child);
        let sign = match state.bound {
            Bound::Exact => '=',
            Bound::Upper => '≤',
            Bound::Lower => '≥',
        };
        state.value.map(|value| format!("{sign}{value}"))
    });
    texts.collect()
}

/// A node's name as an answer calls it: its label, its move, else its letter.
fn name(tree: &GameTree, node: NodeId) -> String {
    let given = tree.label(node).or(tree.move_text(node));
    given.map_or_else(|| letters(tree.letter_rank(node)), str::to_owned)
}

/// The first inner node, or else child of the root, of this name.
fn named(tree: &GameTree, wanted: &str) -> NodeId {
    let is_named = |&node: &NodeId| {
        let may_be_named = !tree.is_leaf(node) || tree.parent(node) == Some(NodeId::ROOT);
        node != NodeId::ROOT && may_be_named && name(tree, node) == wanted
    };
    tree.nodes().find(is_named).unwrap_or_else(|| panic!("no node {wanted}"))
}

#[test]
fn the_true_values_are_those_of_minimax() {
    for row in rows(TRUE_VALUES) {
        let (id, tree) = (row[0], document(row[0]).tree);
        let trace = Trace::record(&tree, &Options { algorithm: Algorithm::Minimax, ..Options::default() }).unwrap();
        let end = Moment::new(&tree, &trace, trace.steps());
        for pair in row[1].split(", ") {
            let (node, value) = pair.split_once(' ').unwrap();
            assert_eq!(end.node(named(&tree, node)).value.map(number).as_deref(), Some(value), "{id}: {node}");
        }
    }
}

#[test]
fn the_answers_that_compare_with_another_search_are_true() {
    let solve = |id, change: fn(&mut Options)| {
        let document = document(id);
        let mut options = own_options(&document);
        change(&mut options);
        let trace = Trace::record(&document.tree, &options).unwrap();
        let end = Moment::new(&document.tree, &trace, trace.steps());
        let best = end.best_child(NodeId::ROOT).map(|child| name(&document.tree, child)).unwrap();
        (trace.value(), best, end.counts())
    };
    let (value, best, counts) = solve("worst-first", |options| options.order = Order::Reversed);
    assert_eq!((value, best.as_str(), counts.evaluated), (10.0, "B", 7));
    let (value, best, counts) = solve("from-the-right", |options| options.order = Order::Given);
    assert_eq!((value, best.as_str(), counts.evaluated), (3.0, "A", 7));
    let (value, best, counts) = solve("strict-and-hard", |options| options.cut = Options::default().cut);
    assert_eq!((value, best.as_str(), counts.evaluated), (3.0, "A", 5));
    let (value, best, counts) = solve("strict-and-hard", |options| options.fail = Options::default().fail);
    assert_eq!((value, best.as_str(), counts.evaluated), (3.0, "A", 5));
    let (value, best, _) = solve("depth-two", |options| options.depth = None);
    assert_eq!((value, best.as_str()), (5.0, "A"));
    let (value, best, _) = solve("horizon", |options| options.depth = Some(2));
    assert_eq!((value, best.as_str()), (0.0, "Nf3"));
    let (value, best, _) = solve("pushed-over-the-horizon", |options| options.depth = Some(3));
    assert_eq!((value, best.as_str()), (-1.0, "e6+"));
    let (value, best, _) = solve("pushed-over-the-horizon", |options| options.depth = Some(4));
    assert_eq!((value, best.as_str()), (-3.0, "O-O"));
    let (value, best, counts) = solve("fork", |options| options.order = Order::Reversed);
    assert_eq!((value, best.as_str(), counts.visited), (1.0, "8", 58));
}

#[test]
fn the_windows_of_the_handbook_come_out() {
    let wanted =
        "G [-inf, 3] H [3, 2] C [3, inf] I [-inf, 3] D [3, 3] A [-inf, 3] K [3, 2] L [3, 3] E [3, inf] B [3, 3]";
    assert_eq!(windows_when_left("window-by-window"), format!("{wanted} root [3, inf]"));
    assert_eq!(windows_when_left("forced-moves"), "C [-inf, 7] B [7, inf] A [-inf, 7] root [7, inf]");
}

/// The window of each inner node just before it is left, in the order of leaving.
fn windows_when_left(id: &str) -> String {
    let document = document(id);
    let tree = &document.tree;
    let trace = Trace::record(tree, &own_options(&document)).unwrap();
    let texts = events(tree, &trace).filter_map(|(moment, event)| {
        let Event::Leave { node, .. } = event else { return None };
        let window = moment.at(moment.step - 1).path().last()?.window;
        let name = if node == NodeId::ROOT { "root".to_owned() } else { name(tree, node) };
        Some(format!("{name} [{}, {}]", window.alpha, window.beta))
    });
    texts.collect::<Vec<_>>().join(" ")
}

#[test]
fn nodes_below_the_limit_are_neither_visited_nor_pruned() {
    let document = document("depth-two");
    let trace = Trace::record(&document.tree, &own_options(&document)).unwrap();
    let end = Moment::new(&document.tree, &trace, trace.steps());
    let below = document.tree.nodes().filter(|&node| end.status(node) == Status::BelowLimit).count();
    assert_eq!(below, 6);
}

#[test]
fn each_is_complete_in_both_languages() {
    for exercise in exercises::all() {
        let document = exercise.document();
        let texts = [
            ("title", &document.title),
            ("description", &document.description),
            ("question", &document.question),
            ("answer", &document.answer),
            ("group", &document.group),
        ];
        for (key, text) in texts {
            let [en, zh] = Language::ALL.map(|language| text.get(language).unwrap_or_default());
            assert!(!en.is_empty() && en.chars().all(is_latin), "{}: {key}: {en}", exercise.id);
            assert!(zh.chars().any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c)), "{}: {key}: {zh}", exercise.id);
        }
        assert!(document.source.is_some_and(|source| !source.is_empty()), "{}: source", exercise.id);
        assert!(document.foreign_keys.is_empty(), "{}", exercise.id);
        let conventions = document.conventions;
        assert!(
            conventions.cut.is_some() && conventions.fail.is_some() && conventions.order.is_some(),
            "{}",
            exercise.id
        );
    }
}

fn is_latin(c: char) -> bool {
    !('\u{2e80}'..='\u{ffef}').contains(&c)
}

#[test]
fn the_shipped_fonts_have_every_character() {
    for font in [fonts::REGULAR, fonts::BOLD] {
        let characters = FontRef::new(font).unwrap();
        let characters = characters.charmap();
        for exercise in exercises::all() {
            let missing = |&c: &char| c != '\n' && characters.map(c).is_none();
            assert_eq!(exercise.text.chars().find(missing), None, "{}", exercise.id);
        }
    }
}

#[test]
fn groups_stand_together_and_titles_differ() {
    for language in Language::ALL {
        let text = |exercise: &Exercise, of: fn(&Document) -> &plywalk::format::Localized| {
            of(&exercise.document()).get(language).unwrap_or_default().to_owned()
        };
        let mut groups: Vec<_> = exercises::all().iter().map(|exercise| text(exercise, |d| &d.group)).collect();
        groups.dedup();
        assert_eq!(groups.len(), 7, "{groups:?}");
        assert_eq!(groups.iter().collect::<BTreeSet<_>>().len(), 7, "{groups:?}");
        let titles: BTreeSet<_> = exercises::all().iter().map(|exercise| text(exercise, |d| &d.title)).collect();
        assert_eq!(titles.len(), exercises::all().len());
    }
}

#[test]
fn every_file_is_built_in_and_in_the_list() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/trees");
    let list = std::fs::read_to_string(format!("{folder}/README.md")).unwrap();
    let mut files = BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().file_name().into_string().unwrap();
        if let Some(id) = file.strip_suffix(".json") {
            assert!(list.contains(&format!("[`{id}`]({file})")), "{id} is not in the list");
            files.insert(id.to_owned());
        }
    }
    let built_in: BTreeSet<_> = exercises::all().iter().map(|exercise| exercise.id.to_owned()).collect();
    assert_eq!(files, built_in);
}

/// The endgames are whole: every legal move in reading order, each game ended where it is won or the board is full.
#[test]
fn the_endgames_are_whole_games_of_tic_tac_toe() {
    let unit = |_: usize| 1.0;
    let by_marks = |marks: usize| 10.0 - marks as f64;
    type Endgame = (&'static str, &'static str, fn(usize) -> f64);
    let endgames: [Endgame; 6] = [
        ("last-square", "XOXOXO.XO", unit),
        ("three-squares", "O.XX..XOO", unit),
        ("any-win", ".X..O.OXX", unit),
        ("quick-win", ".X..O.OXX", by_marks),
        ("fork", "X.OO..X..", unit),
        ("opposite-corners", "X...O...X", unit),
    ];
    for (id, board, points) in endgames {
        let tree = document(id).tree;
        assert_eq!(tree.state(NodeId::ROOT), Some(board), "{id}");
        for node in tree.nodes() {
            check_position(&tree, node, points);
        }
    }
}

fn check_position(tree: &GameTree, node: NodeId, points: fn(usize) -> f64) {
    let board: Vec<char> = tree.state(node).unwrap().chars().collect();
    let count = |mark| board.iter().filter(|&&c| c == mark).count();
    let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
    let winner = ['X', 'O'].into_iter().find(|&mark| lines.iter().any(|line| line.iter().all(|&at| board[at] == mark)));
    let mover = if count('X') > count('O') { 'O' } else { 'X' };
    if winner.is_none() && count('.') > 0 {
        assert_eq!(tree.player(node), if mover == 'X' { Player::Max } else { Player::Min });
        let empty: Vec<_> = (0..9).filter(|&at| board[at] == '.').collect();
        let moves: Vec<usize> =
            tree.children(node).map(|child| tree.move_text(child).unwrap().parse().unwrap()).collect();
        assert_eq!(moves, empty);
        for (child, at) in tree.children(node).zip(empty) {
            let mut after = board.clone();
            after[at] = mover;
            assert_eq!(tree.state(child).unwrap(), after.into_iter().collect::<String>());
        }
    } else {
        let value = match winner {
            Some('X') => points(count('X') + count('O')),
            Some(_) => -points(count('X') + count('O')),
            None => 0.0,
        };
        assert!(tree.is_leaf(node));
        assert_eq!(tree.value(node), Some(value));
    }
}

//! Tic-tac-toe against figures that independent programs found, kept in `data/tictactoe.json`.
#![allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]

use std::collections::{BTreeMap, HashSet};
use std::ops::ControlFlow::{self, Continue};

use plywalk::games::tictactoe::{Board, Mark, MoveOrder, Position, Scores, TicTacToe, count_nodes};
use plywalk::games::{self, board_at};
use plywalk::search::{self, Algorithm, Cut, Event, Fail, Observer, Options};
use plywalk::tree::{GameTree, NodeId};
use serde::Deserialize;

#[derive(Deserialize)]
struct Known {
    full_tree: FullTree,
    subtrees: Vec<Subtree>,
    positions: Positions,
    /// By scores, first move and reply: what the game is worth to X.
    values_after_two_moves: BTreeMap<String, BTreeMap<usize, BTreeMap<usize, f64>>>,
    alpha_beta: Vec<AlphaBetaRow>,
    tactics: Vec<Tactic>,
}

#[derive(Deserialize)]
struct FullTree {
    nodes: usize,
    nodes_by_ply: Vec<usize>,
    finished: usize,
    finished_by_winner: BTreeMap<String, usize>,
    finished_by_ply_and_winner: BTreeMap<String, usize>,
}

#[derive(Deserialize)]
struct Subtree {
    moves: Vec<usize>,
    nodes: usize,
    finished: usize,
    value: f64,
}

#[derive(Deserialize)]
struct Positions {
    all: usize,
    finished: usize,
    by_ply: Vec<usize>,
    moves: usize,
}

#[derive(Deserialize)]
struct AlphaBetaRow {
    board: String,
    order: String,
    scores: String,
    cut: String,
    fail: String,
    /// True if the value is O's.
    #[serde(default)]
    for_o: bool,
    value: f64,
    best_move: Option<usize>,
    nodes: usize,
    finished: Option<usize>,
    cutoffs_that_prune: Option<usize>,
    minimax_nodes: Option<usize>,
    minimax_finished: Option<usize>,
}

#[derive(Deserialize)]
struct Tactic {
    name: String,
    board: String,
    scores: String,
    for_o: bool,
    /// By square.
    values: BTreeMap<usize, f64>,
    best: f64,
    best_moves: Vec<usize>,
}

fn known() -> Known {
    serde_json::from_str(include_str!("data/tictactoe.json")).unwrap()
}

fn grow(board: &str, order: &str, scores: &str) -> GameTree {
    let scores = Scores::ALL.into_iter().find(|known| known.keyword() == scores).unwrap();
    let game = TicTacToe::new(scores, MoveOrder::parse(order).unwrap(), None);
    games::grow(&game, Position::parse(board, None).unwrap(), None, &mut |_| Continue(())).unwrap()
}

fn full_tree() -> GameTree {
    grow(".../.../...", "reading", "unit")
}

/// What a search entered, and what the root's children returned.
#[derive(Default)]
struct Counted {
    nodes: usize,
    leaves: usize,
    cutoffs_that_prune: usize,
    root_children: Vec<(NodeId, f64)>,
}

impl Observer for Counted {
    fn observe(&mut self, event: &Event) -> ControlFlow<()> {
        match *event {
            Event::Enter { .. } => self.nodes += 1,
            Event::Evaluate { .. } => (self.nodes, self.leaves) = (self.nodes + 1, self.leaves + 1),
            Event::Return { node: NodeId::ROOT, child, child_value, .. } => {
                self.root_children.push((child, child_value));
            }
            Event::Cutoff { pruned_branches, .. } => self.cutoffs_that_prune += usize::from(pruned_branches > 0),
            _ => {}
        }
        Continue(())
    }
}

fn search(tree: &GameTree, options: Options) -> (search::Outcome, Counted) {
    let mut counted = Counted::default();
    let outcome = search::run(tree, &options, &mut counted).unwrap();
    (outcome, counted)
}

fn minimax() -> Options {
    Options { algorithm: Algorithm::Minimax, ..Options::default() }
}

fn square(tree: &GameTree, node: NodeId) -> usize {
    tree.move_text(node).unwrap().parse().unwrap()
}

/// The node that moves lead to.
fn after(tree: &GameTree, moves: &[usize]) -> NodeId {
    moves
        .iter()
        .fold(NodeId::ROOT, |node, &choice| tree.children(node).find(|&child| square(tree, child) == choice).unwrap())
}

/// A value as a table has it that counts for O, or plies from its start, where ours is X's and counts marks.
fn as_listed(value: f64, for_o: bool, scores: &str, board: &str) -> f64 {
    let marks = if scores == "depth" { board.matches(['X', 'O']).count() as f64 } else { 0.0 };
    let value = if value == 0.0 { 0.0 } else { value + marks * value.signum() };
    if for_o { 0.0 - value } else { value }
}

#[test]
fn the_full_tree_has_the_known_sizes() {
    let (known, tree) = (known().full_tree, full_tree());
    assert_eq!(tree.len(), known.nodes);
    assert_eq!(tree.leaf_count(), known.finished);
    let by_ply: Vec<_> = (0..tree.level_count()).map(|ply| tree.level(ply).len()).collect();
    assert_eq!(by_ply, known.nodes_by_ply);
    let (mut by_winner, mut by_ply_and_winner) = (BTreeMap::new(), BTreeMap::new());
    for leaf in tree.nodes().filter(|&node| tree.is_leaf(node)) {
        let winner = match tree.value(leaf).unwrap() {
            1.0 => "X",
            -1.0 => "O",
            _ => "draw",
        };
        *by_winner.entry(winner.to_owned()).or_insert(0) += 1;
        *by_ply_and_winner.entry(format!("{},{winner}", tree.depth(leaf))).or_insert(0) += 1;
    }
    assert_eq!(by_winner, known.finished_by_winner);
    assert_eq!(by_ply_and_winner, known.finished_by_ply_and_winner);
}

#[test]
fn subtrees_have_the_known_sizes_and_values() {
    let tree = full_tree();
    for Subtree { moves, nodes, finished, value } in known().subtrees {
        let top = after(&tree, &moves);
        assert_eq!((tree.subtree_len(top), tree.subtree_leaves(top)), (nodes, finished), "{moves:?}");
        let start = moves.iter().try_fold(Position::START, |position, &choice| position.play(choice)).unwrap();
        let size = count_nodes(start, None);
        assert_eq!((size.nodes, size.leaves), (nodes, finished), "{moves:?}");
        let grown = games::grow(&TicTacToe::default(), start, None, &mut |_| Continue(())).unwrap();
        assert_eq!(grown.len(), nodes);
        assert_eq!(search(&grown, minimax()).0.value, value, "{moves:?}");
    }
}

#[test]
fn different_positions_are_as_many_as_known() {
    let (known, tree) = (known().positions, full_tree());
    let mut by_ply = vec![HashSet::new(); tree.level_count()];
    let (mut finished, mut moves) = (HashSet::new(), HashSet::new());
    for node in tree.nodes() {
        let state = tree.state_number(node).unwrap();
        by_ply[tree.depth(node)].insert(state);
        if tree.is_leaf(node) {
            finished.insert(state);
        }
        moves.extend(tree.children(node).map(|child| (state, tree.state_number(child).unwrap())));
    }
    let by_ply: Vec<_> = by_ply.iter().map(HashSet::len).collect();
    assert_eq!(by_ply, known.by_ply);
    assert_eq!((by_ply.iter().sum::<usize>(), finished.len(), moves.len()), (known.all, known.finished, known.moves));
}

#[test]
fn every_first_move_and_reply_is_worth_what_is_known() {
    for (scores, by_move) in known().values_after_two_moves {
        let scores = Scores::ALL.into_iter().find(|known| known.keyword() == scores).unwrap();
        let game = TicTacToe::new(scores, MoveOrder::READING, None);
        for (first, replies) in by_move {
            let start = Position::START.play(first).unwrap();
            let tree = games::grow(&game, start, None, &mut |_| Continue(())).unwrap();
            let (_, counted) = search(&tree, minimax());
            let values: BTreeMap<_, _> =
                counted.root_children.iter().map(|&(child, value)| (square(&tree, child), value)).collect();
            assert_eq!(values, replies, "after {first}");
        }
    }
}

#[test]
fn searches_enter_as_many_nodes_as_independent_programs() {
    let mut grown: Option<([String; 3], GameTree)> = None;
    for row in known().alpha_beta {
        let AlphaBetaRow { board, order, scores, cut, fail, for_o, .. } = &row;
        let key = [board.clone(), order.clone(), scores.clone()];
        // Rows of one tree stand together.
        let tree = match grown.take() {
            Some((known, tree)) if known == key => tree,
            _ => grow(board, order, scores),
        };
        let options = Options {
            cut: Cut::ALL.into_iter().find(|known| known.keyword() == cut).unwrap(),
            fail: Fail::ALL.into_iter().find(|known| known.keyword() == fail).unwrap(),
            ..Options::default()
        };
        let what = format!("{board} {order} {scores} {cut} {fail}");
        let (outcome, counted) = search(&tree, options);
        assert_eq!(as_listed(outcome.value, *for_o, scores, board), row.value, "{what}");
        assert_eq!(counted.nodes, row.nodes, "{what}");
        assert_eq!(counted.leaves, row.finished.unwrap_or(counted.leaves), "{what}");
        let cutoffs = row.cutoffs_that_prune.unwrap_or(counted.cutoffs_that_prune);
        assert_eq!(counted.cutoffs_that_prune, cutoffs, "{what}");
        let best = outcome.best_child.map(|child| square(&tree, child));
        assert_eq!(best, row.best_move.or(best), "{what}");
        if let Some(nodes) = row.minimax_nodes {
            let (outcome, counted) = search(&tree, minimax());
            assert_eq!(counted.nodes, nodes, "{what}");
            assert_eq!(counted.leaves, row.minimax_finished.unwrap_or(counted.leaves), "{what}");
            assert_eq!(as_listed(outcome.value, *for_o, scores, board), row.value, "{what}");
        }
        grown = Some((key, tree));
    }
}

#[test]
fn tactical_boards_have_their_best_moves() {
    for Tactic { name, board, scores, for_o, values, best, best_moves } in known().tactics {
        let tree = grow(&board, "reading", &scores);
        let (outcome, counted) = search(&tree, minimax());
        let found: BTreeMap<_, _> = counted
            .root_children
            .iter()
            .map(|&(child, value)| (square(&tree, child), as_listed(value, for_o, &scores, &board)))
            .collect();
        assert_eq!(found, values, "{name}");
        assert_eq!(as_listed(outcome.value, for_o, &scores, &board), best, "{name}");
        assert_eq!(outcome.best_child.map(|child| square(&tree, child)), best_moves.first().copied(), "{name}");
    }
}

#[test]
fn a_win_on_the_last_square_is_no_draw() {
    let tree = grow("XOX/OXO/.XO", "reading", "unit");
    assert_eq!(tree.len(), 2);
    assert_eq!(search(&tree, Options::default()).0.value, 1.0);
}

#[test]
fn the_quicker_win_is_found() {
    let tree = grow(".X./.O./OXX", "reading", "depth");
    let outcome = search(&tree, Options::default()).0;
    assert_eq!(outcome.value, -4.0);
    assert_eq!(outcome.best_child.map(|child| square(&tree, child)), Some(2));
}

#[test]
fn sizes_are_told_before_growing_at_every_depth() {
    for start in [".../.../...", "X.O/.../...", "XOX/OXO/.XO", "XXX/OO./...", "XX./OO./..."] {
        let start = Position::parse(start, None).unwrap();
        for depth in (0..=9).map(Some).chain([None]) {
            let tree = games::grow(&TicTacToe::default(), start, depth, &mut |_| Continue(())).unwrap();
            let size = count_nodes(start, depth);
            assert_eq!((size.nodes, size.leaves), (tree.len(), tree.leaf_count()), "{start} {depth:?}");
        }
    }
}

#[test]
fn every_node_is_reached_by_its_move() {
    let tree = grow("X../.O./...", "3,1,8,5,7,2,6,0,4", "unit");
    for node in tree.nodes().skip(1) {
        let (before, board) = (board_at(&tree, tree.parent(node).unwrap()).unwrap(), board_at(&tree, node).unwrap());
        let choice = square(&tree, node);
        let mover = if before.count(Mark::X) > before.count(Mark::O) { Mark::O } else { Mark::X };
        assert_eq!(before.with(choice, Some(mover)), board);
        assert_ne!(before, board);
        assert_eq!(Board::of_state(tree.state(node).unwrap()), Some(board));
    }
    let tried: Vec<_> = tree.children(NodeId::ROOT).map(|child| square(&tree, child)).collect();
    assert_eq!(tried, [3, 1, 8, 5, 7, 2, 6], "squares are tried in the order asked for, taken ones left out");
}

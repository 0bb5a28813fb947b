//! Faults known from other tools that show searches, each with the tree that brings it out.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what went wrong by failing")]

mod support;

use std::ops::ControlFlow;

use plywalk::games;
use plywalk::games::tictactoe::{Mark, MoveOrder, Position, Scores, TicTacToe};
use plywalk::search::{Algorithm, Bound, Cut, Event, Fail, Options, Order};
use plywalk::trace::{Moment, NodeState, Status, Trace};
use plywalk::tree::{GameTree, NodeId, NodeSpec, Player, TreeBuilder};

use support::conventions::{all, alpha_beta};
use support::nested::tree;

const FIRST_EXERCISE: &str = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]";

fn record(tree: &GameTree, options: &Options) -> Trace {
    Trace::record(tree, options).unwrap()
}

/// The values of the leaves that a search evaluates, in order.
fn evaluated(tree: &GameTree, options: &Options) -> Vec<f64> {
    let trace = record(tree, options);
    let start = Moment::new(tree, &trace, 0);
    let value = |step| match start.at(step).event() {
        Some(Event::Evaluate { value, .. }) => Some(value),
        _ => None,
    };
    (1..=trace.steps()).filter_map(value).collect()
}

/// The root's value and the index of its best child.
fn answer(tree: &GameTree, options: &Options) -> (f64, Option<usize>) {
    let trace = record(tree, options);
    let best = Moment::new(tree, &trace, trace.steps()).best_child(NodeId::ROOT);
    (trace.value(), best.map(|child| tree.child_index(child)))
}

/// "Not yet a value" must not be told by truth: 0 is one.
#[test]
fn a_leaf_of_0_is_a_value() {
    let tree = tree("[[0, 5], [-1, 9]]");
    assert_eq!(evaluated(&tree, &Options::default()), [0.0, 5.0, -1.0]);
    for options in all(None) {
        assert_eq!(answer(&tree, &options), (0.0, Some(0)));
    }
}

/// The running maximum must not begin at 0, nor the minimum.
#[test]
fn leaves_may_all_be_negative() {
    let tree = tree("[[-7, -3], [-9, -1], [-4, -8]]");
    for options in all(None) {
        assert_eq!(answer(&tree, &options), (-7.0, Some(0)));
    }
}

/// Nor begin at some "large enough" number.
#[test]
fn leaves_may_be_huge() {
    let tree = tree("[[-1e300, -1e301], [-1e305, -1e308]]");
    for options in all(None) {
        assert_eq!(answer(&tree, &options), (-1e301, Some(0)));
    }
}

/// Values must not pass through whole numbers.
#[test]
fn fractions_are_compared_as_fractions() {
    for options in all(None) {
        assert_eq!(answer(&tree("[2.2, 2.9]"), &options), (2.9, Some(1)));
        assert_eq!(answer(&tree("[2.9, 2.2]"), &options), (2.9, Some(0)));
        assert_eq!(answer(&tree("[[0.1, 0.2], [0.15, 0.3]]"), &options), (0.15, Some(1)));
    }
}

/// α is raised to a child's value, never set to it.
#[test]
fn a_bound_is_raised_and_never_overwritten() {
    let tree = tree("[[5], [[1, [5, 8]]]]");
    for fail in Fail::ALL {
        assert_eq!(evaluated(&tree, &Options { fail, ..Options::default() }), [5.0, 1.0, 5.0]);
    }
    for options in all(None) {
        assert_eq!(answer(&tree, &options).0, 5.0);
    }
}

/// A root that keeps its α to itself prunes nothing.
#[test]
fn the_root_raises_alpha_too() {
    let tree = tree(FIRST_EXERCISE);
    for options in alpha_beta(None).into_iter().filter(|options| options.order == Order::Given) {
        assert_eq!(evaluated(&tree, &options), [3.0, 12.0, 8.0, 2.0, 14.0, 5.0, 2.0]);
    }
    assert_eq!(evaluated(&tree, &Options { algorithm: Algorithm::Minimax, ..Options::default() }).len(), 9);
}

/// The third child may return 3 as a bound; it is no rival of the second, which is worth 3.
#[test]
fn a_bound_is_no_tie() {
    let tree = tree("[[1, 1], [5, 3], [4, 3, 2]]");
    for options in all(None).into_iter().filter(|options| options.order == Order::Given) {
        assert_eq!(answer(&tree, &options), (3.0, Some(1)), "{options:?}");
    }
    let trace = record(&tree, &Options::default());
    let third = Moment::new(&tree, &trace, trace.steps()).node(NodeId::new(3));
    assert_eq!((third.value, third.bound), (Some(3.0), Bound::Upper));
}

/// A true tie goes to the first child searched.
#[test]
fn the_first_among_equals_is_chosen() {
    let tree = tree("[[4, 4], [4, 9], [7, 4]]");
    for options in all(None) {
        let first = if options.order == Order::Given { 0 } else { 2 };
        assert_eq!(answer(&tree, &options), (4.0, Some(first)), "{options:?}");
    }
}

/// A choice must not wait for a value better than −∞.
#[test]
fn leaves_may_be_infinite() {
    for options in all(None) {
        let first = if options.order == Order::Given { 0 } else { 1 };
        assert_eq!(answer(&tree(r#"[["inf"], ["inf"]]"#), &options), (f64::INFINITY, Some(first)));
        assert_eq!(answer(&tree(r#"[["-inf"], ["-inf"]]"#), &options), (f64::NEG_INFINITY, Some(first)));
        assert_eq!(answer(&tree(r#"[["-inf", 3], [2, "inf"]]"#), &options), (2.0, Some(1)));
    }
    // With α = ∞ the window is closed without anybody having moved β.
    let tree = tree(r#"[["inf"], ["inf"]]"#);
    let trace = record(&tree, &Options::default());
    let cutoff = Moment::new(&tree, &trace, trace.cutoff_steps().next().unwrap());
    assert_eq!((cutoff.current(), cutoff.setter()), (Some(NodeId::ROOT), None));
}

#[test]
fn one_node_is_a_tree() {
    let tree = tree("7");
    for options in all(None).into_iter().chain(all(Some(0))) {
        assert_eq!(answer(&tree, &options), (7.0, None));
        let trace = record(&tree, &options);
        assert_eq!(trace.steps(), 1);
        let end = Moment::new(&tree, &trace, 1);
        assert_eq!(end.node(NodeId::ROOT), NodeState { status: Status::Closed, value: Some(7.0), bound: Bound::Exact });
        assert_eq!((end.counts().visited, end.counts().evaluated), (1, 1));
        assert_eq!(end.principal_variation(), [NodeId::ROOT]);
    }
}

#[test]
fn a_chain_of_single_children_is_a_tree() {
    let tree = tree("[[[[7]]]]");
    for options in all(None) {
        assert_eq!(answer(&tree, &options), (7.0, Some(0)));
        let trace = record(&tree, &options);
        let end = Moment::new(&tree, &trace, trace.steps());
        assert_eq!((end.counts().visited, end.counts().evaluated), (5, 1));
        assert_eq!(end.principal_variation().len(), 5);
    }
}

#[test]
fn a_node_may_have_thousands_of_children() {
    let mut builder = TreeBuilder::default();
    let root = builder.add(None, NodeSpec { player: Player::Max, value: None });
    let top = builder.add(Some(root), NodeSpec { player: Player::Min, value: None });
    for child in 0..3_800 {
        builder.add(Some(top), NodeSpec { player: Player::Max, value: Some(f64::from(3_800 - child)) });
    }
    builder.add(Some(root), NodeSpec { player: Player::Min, value: Some(0.0) });
    let tree = builder.finish().unwrap();
    for options in all(None) {
        assert_eq!(answer(&tree, &options), (1.0, Some(0)));
    }
}

/// No search, look-up or drop may use the call stack by the level.
#[test]
fn a_tree_may_have_ten_thousand_levels() {
    let mut builder = TreeBuilder::default();
    let mut parent = None;
    for level in 0..9_999 {
        let player = if level % 2 == 0 { Player::Max } else { Player::Min };
        let node = builder.add(parent, NodeSpec { player, value: None });
        if level > 0 {
            builder.add(parent, NodeSpec { player, value: Some(f64::from(level % 7)) });
        }
        parent = Some(node);
    }
    builder.add(parent, NodeSpec { player: Player::Min, value: Some(3.0) });
    let tree = builder.finish().unwrap();
    assert_eq!(tree.level_count(), 10_000);
    let minimax = record(&tree, &Options { algorithm: Algorithm::Minimax, ..Options::default() }).value();
    for options in all(None) {
        let trace = record(&tree, &options);
        assert_eq!(trace.value(), minimax);
        let middle = Moment::new(&tree, &trace, trace.steps() / 2);
        assert!(middle.counts().visited > 0);
        assert_eq!(middle.path().first().map(|open| open.node), Some(NodeId::ROOT));
        middle.event();
        middle.setter();
        middle.at(trace.steps()).principal_variation();
    }
}

/// A trace belongs to one tree under one set of options: after a change nothing of the one before is left.
#[test]
fn no_mark_of_an_earlier_search_is_left() {
    let all_states = |tree: &GameTree, trace: &Trace| -> Vec<Vec<NodeState>> {
        let at = |step| tree.nodes().map(|node| Moment::new(tree, trace, step).node(node)).collect();
        (0..=trace.steps()).map(at).collect()
    };
    let mut edited = tree(FIRST_EXERCISE);
    let before = all_states(&edited, &record(&edited, &Options::default()));
    // The leaf 2 of the second branch, which cut off 4 and 6, now lets them matter.
    edited.set_leaf_value(edited.at_path(&[1, 0]).unwrap(), 9.0);
    let fresh = tree("[[3, 12, 8], [9, 4, 6], [14, 5, 2]]");
    for options in all(None) {
        let after = record(&edited, &options);
        assert_eq!(all_states(&edited, &after), all_states(&fresh, &record(&fresh, &options)));
    }
    edited.set_leaf_value(edited.at_path(&[1, 0]).unwrap(), 2.0);
    assert_eq!(all_states(&edited, &record(&edited, &Options::default())), before);
}

fn tictactoe(board: &str, to_move: Mark, scores: Scores) -> GameTree {
    let start = Position::parse(board, Some(to_move)).unwrap();
    let game = TicTacToe::new(scores, MoveOrder::READING, None);
    games::grow(&game, start, None, &mut |_| ControlFlow::Continue(())).unwrap()
}

/// The line counts before the full board does.
#[test]
fn a_win_on_the_last_square_is_no_draw() {
    for options in all(None) {
        assert_eq!(answer(&tictactoe("XOX/OXO/.XO", Mark::X, Scores::Unit), &options), (1.0, Some(0)));
    }
}

/// O wins at once on square 2, and any other square only later.
#[test]
fn the_winning_move_is_not_missed() {
    let tree = tictactoe(".X./.O./OXX", Mark::O, Scores::Depth);
    for options in all(None) {
        let (value, best) = answer(&tree, &options);
        let best = tree.child(NodeId::ROOT, best.unwrap()).unwrap();
        assert_eq!((value, tree.move_text(best)), (-4.0, Some("2")));
    }
}

/// Under the strict rule equality goes on, under the other it cuts.
#[test]
fn equality_cuts_by_rule() {
    let tree = tree("[[3, 4], [3, 9]]");
    let by = |cut| evaluated(&tree, &Options { cut, ..Options::default() });
    assert_eq!(by(Cut::AtLeast), [3.0, 4.0, 3.0]);
    assert_eq!(by(Cut::Above), [3.0, 4.0, 3.0, 9.0]);
}

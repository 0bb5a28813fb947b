//! The trees that are measured, the same in every run.

use std::ops::ControlFlow::Continue;

use plywalk::games;
use plywalk::games::random::{self, RandomTree};
use plywalk::games::tictactoe::{Position, TicTacToe};
use plywalk::tree::GameTree;

/// The whole of tic-tac-toe: 549,946 nodes, wins ±1, squares in reading order.
pub fn full_tree() -> GameTree {
    games::grow(&TicTacToe::default(), Position::START, None, &mut |_| Continue(())).expect("the rules make a tree")
}

/// As many nodes on 41 levels of very different width, one to four children, leaves on every level.
pub fn ragged_tree() -> GameTree {
    let options = RandomTree {
        seed: 3,
        depth: 40,
        branching: 1..=4,
        early_leaves: 0.3,
        nodes: Some(549_946),
        ..RandomTree::default()
    };
    random::generate(&options).expect("the options agree with each other")
}

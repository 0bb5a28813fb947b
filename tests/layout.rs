//! The laws of a tidy drawing.

use std::ops::ControlFlow::Continue;

use plywalk::games::tictactoe::{Position, TicTacToe};
use plywalk::{games, layout::Layout};

#[test]
fn the_full_tic_tac_toe_tree_is_212_943_units_wide() {
    let tree = games::grow(&TicTacToe::default(), Position::START, None, &mut |_| Continue(())).unwrap();
    assert_eq!(tree.len(), 549_946);
    assert_eq!(Layout::tidy(&tree).width(), 212_943.0);
}

//! What a game must say for its tree to be grown.

use crate::tree::Player;

/// The rules of a game for two, seen from Max.
///
/// ```
/// use std::ops::ControlFlow::Continue;
/// use plywalk::{games::{self, Game}, tree::{NodeId, Player}};
///
/// /// Players in turn take one or two matches; who takes the last one wins.
/// struct Matches;
///
/// impl Game for Matches {
///     /// The matches left and who is to move.
///     type Position = (u32, Player);
///     /// How many are taken.
///     type Move = u32;
///
///     fn player(&self, &(_, player): &Self::Position) -> Player {
///         player
///     }
///
///     fn final_value(&self, &(left, player): &Self::Position) -> Option<f64> {
///         let previous_player_won = if player == Player::Max { -1.0 } else { 1.0 };
///         (left == 0).then_some(previous_player_won)
///     }
///
///     fn moves(&self, &(left, _): &Self::Position) -> impl Iterator<Item = u32> {
///         1..=left.min(2)
///     }
///
///     fn play(&self, &(left, player): &Self::Position, taken: u32) -> Self::Position {
///         (left - taken, player.opponent())
///     }
///
///     fn move_name(&self, taken: u32) -> String {
///         format!("take {taken}")
///     }
///
///     fn state_name(&self, &(left, player): &Self::Position) -> Option<String> {
///         Some(format!("{left} left, {player} to move"))
///     }
/// }
///
/// let tree = games::grow(&Matches, (3, Player::Max), None, &mut |_| Continue(())).unwrap();
/// assert_eq!(tree.leaf_count(), 3);
/// assert_eq!(tree.move_text(NodeId::new(2)), Some("take 2"));
/// assert_eq!(tree.state(NodeId::ROOT), Some("3 left, max to move"));
/// ```
pub trait Game {
    /// A position, with everything that decides how the game can go on.
    type Position;
    /// What a player can do in a position.
    type Move: Copy;

    /// Who is to move; in a finished game, who would be.
    fn player(&self, position: &Self::Position) -> Player;

    /// What a finished game is worth to Max; none while it goes on.
    fn final_value(&self, position: &Self::Position) -> Option<f64>;

    /// What a game that goes on looks worth to Max, for searches that stop early; none without an evaluation.
    fn static_value(&self, _position: &Self::Position) -> Option<f64> {
        None
    }

    /// The moves in the order in which they are tried. A game that goes on has at least one.
    fn moves(&self, position: &Self::Position) -> impl Iterator<Item = Self::Move>;

    /// The position after a move.
    fn play(&self, position: &Self::Position, choice: Self::Move) -> Self::Position;

    /// What a move is called.
    fn move_name(&self, choice: Self::Move) -> String;

    /// A small number that no other move has, so that its name need not be looked up at every node; none if there
    /// is no such number.
    fn move_key(&self, _choice: Self::Move) -> Option<usize> {
        None
    }

    /// What a position is called; none if positions have no names. Positions of one name must go on alike.
    fn state_name(&self, position: &Self::Position) -> Option<String>;

    /// A small number that no position of another name has, as [`move_key`](Self::move_key).
    fn state_key(&self, _position: &Self::Position) -> Option<usize> {
        None
    }

    /// How many nodes the tree of a position has, cut off at a depth, if that can be told without growing it. Room is
    /// then made at once.
    fn tree_size(&self, _start: &Self::Position, _depth: Option<usize>) -> Option<usize> {
        None
    }
}

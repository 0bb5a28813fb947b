//! Unfolds a position into its tree.

use std::ops::ControlFlow;

use thiserror::Error;

use super::Game;
use crate::texts::Texts;
use crate::tree::{BuildError, GameTree, NodeSpec, TreeBuilder};

/// As many nodes as a tree file may hold.
pub const MAX_NODES: usize = 5_000_000;

/// How many nodes are grown from one report of progress to the next.
const REPORT_EVERY: usize = 4096;

/// Why a tree was not grown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum GrowError {
    /// The caller asked to stop.
    #[error("growing was stopped")]
    Stopped,
    /// The tree has more than [`MAX_NODES`] nodes.
    #[error("the tree has more than {MAX_NODES} nodes")]
    TooLarge,
    /// The game's rules make no tree: a game goes on without a move.
    #[error(transparent)]
    Build(#[from] BuildError),
}

impl GrowError {
    /// The error in words.
    pub fn describe(&self, texts: &Texts) -> String {
        match self {
            GrowError::Stopped => texts.games.growing_stopped.to_owned(),
            GrowError::TooLarge => (texts.games.tree_too_large)(MAX_NODES),
            GrowError::Build(error) => error.to_string(),
        }
    }
}

/// Grows the tree of a position: all games that can follow, or the first `depth` plies of them.
///
/// A finished position is a leaf with its final value. At the depth limit a position that goes on is a leaf with its
/// static value, 0 if the game has no evaluation. With an evaluation the inner nodes carry theirs too.
///
/// The tree grows level by level. `progress` is told every few thousand nodes how many there are; to break is to stop.
///
/// # Errors
/// If `progress` stops it, the tree gets too large, or the rules leave a game that goes on without a move.
pub fn grow<G: Game>(
    game: &G,
    start: G::Position,
    depth: Option<usize>,
    progress: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<GameTree, GrowError> {
    let limit = depth.unwrap_or(usize::MAX);
    let size = game.tree_size(&start, depth).unwrap_or(0);
    if size > MAX_NODES {
        return Err(GrowError::TooLarge);
    }
    let builder = TreeBuilder::with_capacity(size);
    let mut grower = Grower { game, builder, moves: Numbers::default(), states: Numbers::default() };
    // Positions of the present level and the next that go on, each with its node.
    let (mut level, mut next) = (Vec::new(), Vec::new());
    let (root, goes_on) = grower.add(None, &start, limit == 0);
    if goes_on {
        level.push((root, start));
    }
    let mut reported = 0;
    for ply in 1.. {
        if level.is_empty() || ply > limit {
            break;
        }
        for (node, position) in level.drain(..) {
            grower.expand(node, &position, ply == limit, &mut next);
            let grown = grower.builder.len();
            if grown - reported >= REPORT_EVERY {
                reported = grown;
                if grown > MAX_NODES {
                    return Err(GrowError::TooLarge);
                }
                if progress(grown).is_break() {
                    return Err(GrowError::Stopped);
                }
            }
        }
        std::mem::swap(&mut level, &mut next);
    }
    if grower.builder.len() > MAX_NODES {
        return Err(GrowError::TooLarge);
    }
    Ok(grower.builder.finish()?)
}

/// What has been grown so far.
struct Grower<'a, G> {
    game: &'a G,
    builder: TreeBuilder,
    moves: Numbers,
    states: Numbers,
}

impl<G: Game> Grower<'_, G> {
    /// Adds the children of a node. Those that go on are put with `next`.
    #[inline]
    fn expand(&mut self, node: u32, position: &G::Position, at_limit: bool, next: &mut Vec<(u32, G::Position)>) {
        let game = self.game;
        for choice in game.moves(position) {
            let child = game.play(position, choice);
            let (number, goes_on) = self.add(Some(node), &child, at_limit);
            let name = self.moves.get(game.move_key(choice), || self.builder.move_number(&game.move_name(choice)));
            self.builder.set_move_number(number, name);
            if goes_on {
                next.push((number, child));
            }
        }
    }

    /// Adds a node with its value and the name of its position. Says its number and whether it has to be expanded.
    #[inline]
    fn add(&mut self, parent: Option<u32>, position: &G::Position, at_limit: bool) -> (u32, bool) {
        let Grower { game, builder, moves: _, states } = self;
        let over = game.final_value(position);
        let value = over.or_else(|| game.static_value(position)).or(at_limit.then_some(0.0));
        let node = builder.add(parent, NodeSpec { player: game.player(position), value });
        let key = game.state_key(position);
        let number = match key.and_then(|key| states.known(key)) {
            Some(number) => Some(number),
            None => game.state_name(position).map(|name| states.get(key, || builder.state_number(&name))),
        };
        if let Some(number) = number {
            builder.set_state_number(node, number);
        }
        (node, over.is_none() && !at_limit)
    }
}

/// The builder's numbers of names, by the game's own key.
#[derive(Default)]
struct Numbers(Vec<Option<u32>>);

impl Numbers {
    #[inline]
    fn known(&self, key: usize) -> Option<u32> {
        self.0.get(key).copied().flatten()
    }

    /// The number under a key, made at the first request.
    #[inline]
    fn get(&mut self, key: Option<usize>, make: impl FnOnce() -> u32) -> u32 {
        let Some(key) = key else { return make() };
        self.known(key).unwrap_or_else(|| {
            let number = make();
            if self.0.len() <= key {
                self.0.resize(key + 1, None);
            }
            self.0[key] = Some(number);
            number
        })
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow::{Break, Continue};

    use super::*;
    use crate::games::tictactoe::{Evaluation, MoveOrder, Position, Scores, TicTacToe, count_nodes};
    use crate::tree::{NodeId, Player};

    fn position(text: &str) -> Position {
        Position::parse(text, None).unwrap()
    }

    #[test]
    fn a_finished_game_is_one_node() {
        let tree = grow(&TicTacToe::default(), position("XXX/OO./..."), None, &mut |_| Continue(())).unwrap();
        assert_eq!((tree.len(), tree.value(NodeId::ROOT)), (1, Some(1.0)));
        assert_eq!(tree.state(NodeId::ROOT), Some("XXXOO...."));
    }

    #[test]
    fn at_the_limit_a_game_that_goes_on_is_worth_0_or_its_evaluation() {
        let start = position("X../.O./...");
        let plain = grow(&TicTacToe::default(), start, Some(1), &mut |_| Continue(())).unwrap();
        assert_eq!(plain.value(NodeId::ROOT), None);
        assert!(plain.nodes().skip(1).all(|node| plain.is_leaf(node) && plain.value(node) == Some(0.0)));
        let evaluated = TicTacToe::new(Scores::Ten, MoveOrder::READING, Some(Evaluation::OpenLines));
        let tree = grow(&evaluated, start, Some(2), &mut |_| Continue(())).unwrap();
        for node in tree.nodes() {
            let board = crate::games::board_at(&tree, node).unwrap();
            assert_eq!(tree.value(node), Some(Evaluation::OpenLines.value(board)), "{board}");
        }
    }

    #[test]
    fn finished_games_keep_their_score_beside_an_evaluation() {
        let game = TicTacToe::new(Scores::Ten, MoveOrder::READING, Some(Evaluation::OpenLines));
        let tree = grow(&game, position("XX./OO./..."), Some(1), &mut |_| Continue(())).unwrap();
        let values: Vec<_> = tree.nodes().skip(1).map(|node| tree.value(node).unwrap()).collect();
        assert_eq!(values, [10.0, 1.0, 1.0, 0.0, 1.0]);
    }

    #[test]
    fn progress_is_reported_and_can_stop() {
        let mut reports = Vec::new();
        let tree = grow(&TicTacToe::default(), Position::START, None, &mut |grown| {
            reports.push(grown);
            Continue(())
        });
        assert_eq!(tree.unwrap().len(), 549_946);
        assert!(reports.is_sorted() && reports.len() > 100, "{} reports", reports.len());
        let mut last = 0;
        let stopped = grow(&TicTacToe::default(), Position::START, None, &mut |grown| {
            last = grown;
            if grown > 10_000 { Break(()) } else { Continue(()) }
        });
        assert_eq!(stopped.unwrap_err(), GrowError::Stopped);
        assert!(last < 20_000);
    }

    /// Counts up for ever, with so many ways to do it.
    struct Counting {
        ways: u32,
        size: Option<usize>,
    }

    impl Game for Counting {
        type Position = u32;
        type Move = u32;

        fn player(&self, &count: &u32) -> Player {
            if count.is_multiple_of(2) { Player::Max } else { Player::Min }
        }

        fn final_value(&self, _: &u32) -> Option<f64> {
            None
        }

        fn moves(&self, _: &u32) -> impl Iterator<Item = u32> {
            0..self.ways
        }

        fn play(&self, count: &u32, _: u32) -> u32 {
            count + 1
        }

        fn move_name(&self, way: u32) -> String {
            format!("way {}", way % 3)
        }

        fn move_key(&self, way: u32) -> Option<usize> {
            (self.ways > 3).then_some(way as usize % 3)
        }

        fn state_name(&self, _: &u32) -> Option<String> {
            None
        }

        fn tree_size(&self, _: &u32, _: Option<usize>) -> Option<usize> {
            self.size
        }
    }

    #[test]
    fn games_without_keys_states_and_ends_grow_to_the_limit() {
        let tree = grow(&Counting { ways: 3, size: None }, 0, Some(4), &mut |_| Continue(())).unwrap();
        assert_eq!((tree.len(), tree.leaf_count()), (1 + 3 + 9 + 27 + 81, 81));
        assert!(!tree.has_states());
        assert_eq!(tree.move_text(NodeId::new(3)), Some("way 2"));
        assert_eq!((tree.player(NodeId::ROOT), tree.player(NodeId::new(1))), (Player::Max, Player::Min));
    }

    #[test]
    fn what_is_no_tree_is_refused() {
        let none = grow(&Counting { ways: 0, size: None }, 0, None, &mut |_| Continue(()));
        assert!(matches!(none.unwrap_err(), GrowError::Build(_)));
        let large = grow(&Counting { ways: 1, size: Some(MAX_NODES + 1) }, 0, None, &mut |_| Continue(()));
        assert_eq!(large.unwrap_err(), GrowError::TooLarge);
        let endless = grow(&Counting { ways: 2_600_000, size: None }, 0, None, &mut |_| Continue(()));
        assert_eq!(endless.unwrap_err(), GrowError::TooLarge);
    }

    #[test]
    fn room_is_made_for_exactly_what_grows() {
        let start = position("X../.O./...");
        let size = TicTacToe::default().tree_size(&start, Some(3)).unwrap();
        assert_eq!(size, count_nodes(start, Some(3)).nodes);
    }
}

//! Whole games as trees, each in its own few lines, and the exact counts of `tests/data/exact-counts.json`.

use std::fs;
use std::path::Path;

use plywalk::search::{Algorithm, Cut, Fail, Options, Order};
use plywalk::trace::{Moment, Trace};
use plywalk::tree::{GameTree, NodeId, NodeSpec, Player, TreeBuilder};
use serde_json::Value;

const LINES: [[usize; 3]; 8] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

pub const READING: [usize; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/// What a finished game is worth to the player who made the last move, after so many plies from the start.
type Scores = fn(plies: usize) -> f64;

const UNIT: Scores = |_| 1.0;
const TEN_MINUS_DEPTH: Scores = |plies| 10.0 - plies as f64;

/// Tic-tac-toe from a board of `X O .` with X as Max, every node with its board as state and its square as move.
pub fn tictactoe(start: &str, squares: [usize; 9], scores: Scores) -> GameTree {
    grow(start.as_bytes().to_vec(), |board, plies| {
        let line = LINES.iter().any(|line| board[line[0]] != b'.' && line.iter().all(|&s| board[s] == board[line[0]]));
        let count = |mark| board.iter().filter(|&&square| square == mark).count();
        let mark = if count(b'X') > count(b'O') { b'O' } else { b'X' };
        let winner = if mark == b'O' { 1.0 } else { -1.0 };
        let spot = |square: usize| {
            let mut next = board.to_vec();
            next[square] = mark;
            (square, next)
        };
        let player = if mark == b'X' { Player::Max } else { Player::Min };
        let moves: Vec<_> = squares.into_iter().filter(|&square| board[square] == b'.').map(spot).collect();
        match line {
            true => (player, Some(winner * scores(plies)), Vec::new()),
            false if moves.is_empty() => (player, Some(0.0), moves),
            false => (player, None, moves),
        }
    })
}

/// Four in a row on a small board, the first player as Max.
fn connect_four(rows: usize, columns: usize) -> GameTree {
    grow(vec![b'.'; rows * columns], move |board, plies| {
        let at = |row: isize, column: isize| {
            let inside = (0..rows as isize).contains(&row) && (0..columns as isize).contains(&column);
            inside.then(|| board[row as usize * columns + column as usize]).filter(|&mark| mark != b'.')
        };
        let four = |row: isize, column: isize, (down, right): (isize, isize)| {
            let mark = at(row, column);
            mark.is_some() && (1..4).all(|step| at(row + step * down, column + step * right) == mark)
        };
        let won = (0..rows as isize).any(|row| {
            (0..columns as isize)
                .any(|column| [(0, 1), (1, 0), (1, 1), (1, -1)].into_iter().any(|step| four(row, column, step)))
        });
        let (player, mark) = if plies % 2 == 0 { (Player::Max, b'X') } else { (Player::Min, b'O') };
        let drop = |column: usize| {
            let row = (0..rows).find(|row| board[row * columns + column] == b'.')?;
            let mut next = board.to_vec();
            next[row * columns + column] = mark;
            Some((column, next))
        };
        let moves: Vec<_> = (0..columns).filter_map(drop).collect();
        match won {
            true => (player, Some(if player == Player::Max { -1.0 } else { 1.0 }), Vec::new()),
            false if moves.is_empty() => (player, Some(0.0), moves),
            false => (player, None, moves),
        }
    })
}

type Ply = (Player, Option<f64>, Vec<(usize, Vec<u8>)>);

/// Grows a tree level by level; `rules` says of a board and its distance from the start who is to move, what it is
/// worth if the game is over, and where the moves lead.
fn grow(start: Vec<u8>, rules: impl Fn(&[u8], usize) -> Ply) -> GameTree {
    let mut builder = TreeBuilder::default();
    let mut level = vec![(None, 0, start)];
    let mut plies = 0;
    while !level.is_empty() {
        let mut below = Vec::new();
        for (parent, step, board) in level {
            let (player, value, moves) = rules(&board, plies);
            let node = builder.add(parent, NodeSpec { player, value });
            builder.set_state(node, std::str::from_utf8(&board).unwrap());
            if parent.is_some() {
                builder.set_move(node, &usize::to_string(&step));
            }
            below.extend(moves.into_iter().map(|(step, board)| (Some(node), step, board)));
        }
        level = below;
        plies += 1;
    }
    builder.finish().unwrap()
}

pub fn figures() -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/exact-counts.json");
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

/// The squares in the order that a row names, such as `edges first 1,3,5,7,0,2,6,8,4`.
fn squares_of(order: &str) -> [usize; 9] {
    if order.starts_with("natural") {
        return READING;
    }
    if order.starts_with("reverse") {
        return [8, 7, 6, 5, 4, 3, 2, 1, 0];
    }
    let list = order.rsplit(' ').next().unwrap();
    let squares: Vec<usize> = list.split(',').map(|square| square.parse().unwrap()).collect();
    squares.try_into().unwrap()
}

fn conventions(row: &Value) -> Options {
    let cut = if row["rule"] == ">=" { Cut::AtLeast } else { Cut::Above };
    let fail = if row["fail"] == "hard" { Fail::Hard } else { Fail::Soft };
    Options { cut, fail, ..Options::DEFAULT }
}

/// Nodes entered, leaves read, and cutoffs that left children unsearched.
fn counts(tree: &GameTree, options: &Options) -> (u64, u64, u64) {
    let trace = Trace::record(tree, options).unwrap();
    let counts = Moment::new(tree, &trace, trace.steps()).counts();
    let skipping = trace.cutoff_steps().filter(|&step| {
        let moment = Moment::new(tree, &trace, step);
        moment.unsearched(moment.current().unwrap()).next().is_some()
    });
    (counts.visited as u64, counts.evaluated as u64, skipping.count() as u64)
}

#[test]
fn tictactoe_from_the_empty_board_in_every_order() {
    let figures = figures();
    for row in figures["alpha_beta_from_empty_board"]["rows"].as_array().unwrap() {
        let scores = if row["scores"].as_str().unwrap().contains("10") { TEN_MINUS_DEPTH } else { UNIT };
        let squares = squares_of(row["order"].as_str().unwrap());
        let options = conventions(row);
        let expected =
            ["nodes_incl_root", "terminal_nodes", "cutoffs_with_children_skipped"].map(|key| row[key].as_u64());
        let check = |tree: &GameTree, options: Options| {
            let (visited, evaluated, cutoffs) = counts(tree, &options);
            assert_eq!([Some(visited), Some(evaluated), Some(cutoffs)], expected, "{options:?} {row}");
        };
        // The order of moves in the tree, and the same as an order of the search.
        let order = match squares {
            [4, 0, 2, ..] => Some(Order::Static),
            [8, ..] => Some(Order::Reversed),
            _ => None,
        };
        match order {
            Some(order) => check(&tictactoe(".........", READING, scores), Options { order, ..options }),
            None => check(&tictactoe(".........", squares, scores), options),
        }
        let negamax = Options { algorithm: Algorithm::Negamax, ..options };
        if squares == READING {
            check(&tictactoe(".........", READING, scores), negamax);
        }
    }
}

#[test]
fn tictactoe_after_one_move() {
    let figures = figures();
    for row in figures["after_one_X_move_O_to_move"]["rows"].as_array().unwrap() {
        let mut board = [b'.'; 9];
        board[row["x_first_cell"].as_u64().unwrap() as usize] = b'X';
        let scores = if row["scores"].as_str().unwrap().contains("10") { TEN_MINUS_DEPTH } else { UNIT };
        let order = if row["order"].as_str().unwrap().starts_with("natural") { Order::Given } else { Order::Static };
        let tree = tictactoe(std::str::from_utf8(&board).unwrap(), READING, scores);
        let (visited, evaluated, _) = counts(&tree, &Options { order, ..conventions(row) });
        assert_eq!(Some(visited), row["nodes_incl_start"].as_u64(), "{row}");
        assert_eq!(Some(evaluated), row["terminals"].as_u64(), "{row}");
    }
}

#[test]
fn connect_four_best_and_worst_first() {
    let figures = figures();
    let mut boards = 0;
    for board in figures["connect_four_small"]["boards"].as_array().unwrap() {
        let full = board["full_tree"]["nodes_incl_root"].as_u64();
        if full.is_none_or(|nodes| nodes > 200_000) {
            continue;
        }
        boards += 1;
        let side = |key: &str| board[key].as_u64().unwrap() as usize;
        let tree = connect_four(side("rows"), side("cols"));
        assert_eq!(Some(tree.len() as u64), full);
        for (rule, cut) in [(">=", Cut::AtLeast), (">", Cut::Above)] {
            for (name, order) in
                [("left-to-right", Order::Given), ("best", Order::BestFirst), ("worst", Order::WorstFirst)]
            {
                let row = &board["alpha_beta"][rule][name];
                let (visited, evaluated, _) = counts(&tree, &Options { cut, order, ..Options::DEFAULT });
                assert_eq!(Some(visited), row["nodes_incl_root"].as_u64(), "{board} {rule} {name}");
                assert_eq!(Some(evaluated), row["terminal"].as_u64(), "{board} {rule} {name}");
            }
        }
    }
    assert_eq!(boards, 2);
}

/// A tree in which every node above the leaves has as many children, and no two leaves are worth the same.
pub fn uniform(branching: usize, depth: usize, seed: u64) -> GameTree {
    let leaves = branching.pow(depth as u32);
    let mut values: Vec<usize> = (0..leaves).collect();
    let mut dice = super::random::Dice(seed);
    for last in (1..leaves).rev() {
        values.swap(last, dice.below(last + 1));
    }
    let mut builder = TreeBuilder::default();
    let mut level = vec![builder.add(None, NodeSpec { player: Player::Max, value: None })];
    for ply in 1..=depth {
        let player = if ply % 2 == 0 { Player::Max } else { Player::Min };
        let mut below = Vec::new();
        for (place, parent) in level.iter().flat_map(|&node| std::iter::repeat_n(node, branching)).enumerate() {
            let value = (ply == depth).then(|| values[place] as f64);
            below.push(builder.add(Some(parent), NodeSpec { player, value }));
        }
        level = below;
    }
    builder.finish().unwrap()
}

#[test]
fn best_first_is_knuth_and_moores_least() {
    let figures = figures();
    for row in figures["knuth_moore"]["rows"].as_array().unwrap() {
        let number = |key: &str| row[key].as_u64().unwrap();
        let tree = uniform(number("b") as usize, number("d") as usize, number("b") * 10 + number("d"));
        for algorithm in [Algorithm::AlphaBeta, Algorithm::Negamax, Algorithm::Pvs] {
            for cut in Cut::ALL {
                let options = Options { algorithm, cut, order: Order::BestFirst, ..Options::DEFAULT };
                let (visited, evaluated, _) = counts(&tree, &options);
                let least = (number("min_nodes_incl_root"), number("min_leaves"));
                assert_eq!((visited, evaluated), least, "{options:?} {row}");
            }
        }
    }
}

#[test]
fn the_rank_is_the_place_in_the_search() {
    let tree = tictactoe("XO..X....", READING, UNIT);
    for order in Order::ALL.into_iter().filter(|&order| order != Order::Previous) {
        let options = Options { algorithm: Algorithm::Minimax, order, ..Options::DEFAULT };
        let trace = Trace::record(&tree, &options).unwrap();
        for node in tree.nodes() {
            let mut children: Vec<NodeId> = tree.children(node).collect();
            children.sort_by_key(|&child| trace.first_entered(child));
            for (rank, child) in children.into_iter().enumerate() {
                assert_eq!(trace.search_rank(&tree, child), rank);
            }
        }
    }
}

//! Trees and views that several tests look at.
#![allow(dead_code, reason = "each test crate uses a part")]

use plywalk::format;
use plywalk::games::random::{RandomTree, generate};
use plywalk::games::tictactoe::{Position, TicTacToe};
use plywalk::games::{self};
use plywalk::layout::Layout;
use plywalk::scene::{Fit, Form, Point, Rect, Role, Scene, Shape, Size, View};
use plywalk::search::Options;
use plywalk::texts::Language;
use plywalk::trace::{Moment, Trace};
use plywalk::tree::{GameTree, NodeId, NodeSpec, Player, TreeBuilder};
use std::ops::ControlFlow::Continue;

pub const NINE: &str = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]";
pub const TWELVE: &str = "[[[[3, 20], [2, 10]], [[13], [22, 1]]], [[[2, 10]], [[2, 5], [3]]]]";
pub const LAPTOP: Size = Size { width: 940.0, height: 620.0 };

/// A tree, searched and laid out.
pub struct Board {
    pub tree: GameTree,
    pub trace: Trace,
    pub layout: Layout,
}

impl Board {
    pub fn new(tree: GameTree, options: &Options) -> Board {
        let trace = Trace::record(&tree, options).unwrap();
        let layout = Layout::tidy(&tree);
        Board { tree, trace, layout }
    }

    pub fn parsed(text: &str) -> Board {
        Board::new(format::parse(text).unwrap().tree, &Options::default())
    }

    /// The whole tree at a step.
    pub fn view(&self, step: usize, size: Size) -> View<'_> {
        let mut view = View::new(&self.tree, &self.layout, size, Language::English.texts());
        view.moment = Some(Moment::new(&self.tree, &self.trace, step));
        view.camera = view.fitted(Fit::All);
        view
    }
}

pub fn tictactoe(position: &str) -> GameTree {
    let start = Position::parse(position, None).unwrap();
    games::grow(&TicTacToe::default(), start, None, &mut |_| Continue(())).unwrap()
}

/// A node with so many leaves.
pub fn star(leaves: usize) -> GameTree {
    let mut builder = TreeBuilder::default();
    let root = builder.add(None, NodeSpec { player: Player::Max, value: None });
    for leaf in 0..leaves {
        builder.add(Some(root), NodeSpec { player: Player::Min, value: Some((leaf * 7919 % 1000) as f64) });
    }
    builder.finish().unwrap()
}

/// A path of so many levels, with a leaf at every node if it is to be a comb.
pub fn chain(levels: usize, comb: bool) -> GameTree {
    let mut builder = TreeBuilder::default();
    let mut above = None;
    for level in 0..levels {
        let player = if level % 2 == 0 { Player::Max } else { Player::Min };
        let last = level + 1 == levels;
        let node = builder.add(above, NodeSpec { player, value: last.then_some(1.0) });
        if comb && !last {
            builder.add(Some(node), NodeSpec { player: player.opponent(), value: Some((level % 7) as f64) });
        }
        above = Some(node);
    }
    builder.finish().unwrap()
}

pub fn ragged(nodes: usize, seed: u64) -> GameTree {
    let options = RandomTree {
        seed,
        depth: 40,
        branching: 1..=6,
        early_leaves: 0.55,
        nodes: Some(nodes),
        ..RandomTree::default()
    };
    generate(&options).unwrap()
}

/// The texts with a role, by node.
pub fn texts(scene: &Scene, role: Role) -> Vec<(usize, String)> {
    let mut texts: Vec<_> =
        scene.texts(role).map(|(node, text)| (node.map_or(usize::MAX, NodeId::index), text)).collect();
    texts.sort();
    texts
}

/// The nodes with a shape of some role, each once.
pub fn nodes(scene: &Scene, role: Role) -> Vec<usize> {
    let mut nodes: Vec<_> =
        scene.shapes.iter().filter(|shape| shape.role == role).filter_map(|s| s.node).map(NodeId::index).collect();
    nodes.sort_unstable();
    nodes.dedup();
    nodes
}

pub fn is_finite(shape: &Shape) -> bool {
    let sound = |p: &Point| p.x.is_finite() && p.y.is_finite() && p.x.abs() < 1e6 && p.y.abs() < 1e6;
    let whole = |rect: &Rect| sound(&rect.min) && sound(&rect.max);
    match &shape.form {
        Form::Line { points, .. } | Form::Polygon { points, .. } => points.iter().all(sound),
        Form::Rect { rect, radius, .. } => whole(rect) && radius.is_finite(),
        Form::Circle { center, radius, .. } => sound(center) && radius.is_finite(),
        Form::Text(text) => sound(&text.pos) && text.size.is_finite() && text.size > 0.0,
        Form::Quads(quads) => quads.iter().all(|quad| whole(&quad.rect)),
    }
}

//! What stands beside what in a picture: nothing lies on something else that one has to read.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on has failed")]

mod scene_support;

use plywalk::format;
use plywalk::games::tictactoe::{MoveOrder, Position, Scores, TicTacToe};
use plywalk::games::{grow, node_name};
use plywalk::scene::{Form, Orientation, Point, Rect, Role, Scene, Shape, Sizes, View, draw};
use plywalk::search::{Algorithm, Options, Order, Table};
use plywalk::texts::Language;
use plywalk::tree::{GameTree, NodeId};
use scene_support::*;
use std::ops::ControlFlow::Continue;

const COINS: &str = r#"{"tree": [
    {"label": "D", "player": "chance", "children": [
        {"label": "heads", "probability": 0.5, "children": [3, 5]},
        {"label": "tails", "probability": 0.5, "children": [1, 4]}]},
    {"player": "chance", "children": [{"value": 1.9, "probability": 0.33}, {"value": 3, "probability": 0.67}]},
    {"player": "chance", "children": [1.9, {"move": "six", "value": 2}, {"player": "chance", "children": [
        {"value": 4, "probability": 0.123456}, {"value": 6, "probability": 0.876544}]}]}]}"#;

fn coins() -> Board {
    Board::new(format::parse(COINS).unwrap().tree, &Options { algorithm: Algorithm::Expectimax, ..Options::default() })
}

fn crowded() -> GameTree {
    let start = Position::parse("OXO/.X./X.O", None).unwrap();
    grow(&TicTacToe::new(Scores::Depth, MoveOrder::default(), None), start, None, &mut |_| Continue(())).unwrap()
}

/// The whole tree at every step, in both orientations and sizes.
fn everywhere(board: &Board, mut look: impl FnMut(&View, &Scene, &str)) {
    for step in 0..=board.trace.steps() {
        for (orientation, sizes) in [
            (Orientation::RootAtTop, Sizes::NORMAL),
            (Orientation::RootAtTop, Sizes::PRESENTATION),
            (Orientation::RootAtLeft, Sizes::NORMAL),
        ] {
            let mut view = board.view(step, LAPTOP);
            view.style.sizes = sizes;
            view.style.order_numbers = true;
            view.camera.orientation = orientation;
            let view = view.natural(100_000.0);
            look(&view, &draw(&view), &format!("step {step}, {orientation:?}, leaves of {}", sizes.leaf));
        }
    }
}

fn of(scene: &Scene, role: Role) -> impl Iterator<Item = &Shape> {
    scene.shapes.iter().filter(move |shape| shape.role == role)
}

/// The distance of a point from a form: 0 inside.
fn distance(form: &Form, at: Point) -> f32 {
    let to_rect = |rect: &Rect| {
        let (dx, dy) = ((rect.min.x - at.x).max(at.x - rect.max.x), (rect.min.y - at.y).max(at.y - rect.max.y));
        dx.max(0.0).hypot(dy.max(0.0))
    };
    match form {
        Form::Rect { rect, .. } => to_rect(rect),
        Form::Circle { center, radius, .. } => ((at.x - center.x).hypot(at.y - center.y) - radius).max(0.0),
        Form::Polygon { points, .. } => {
            let sides = points.iter().zip(points.iter().cycle().skip(1));
            let from_side = |(a, b): (&Point, &Point)| {
                let (dx, dy, x, y) = (b.x - a.x, b.y - a.y, at.x - a.x, at.y - a.y);
                let along = ((x * dx + y * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
                ((x - along * dx).hypot(y - along * dy), x * dy - y * dx)
            };
            let sides: Vec<_> = sides.map(from_side).collect();
            let inside = sides.iter().all(|side| side.1 <= 0.0);
            if inside { 0.0 } else { sides.iter().map(|side| side.0).fold(f32::INFINITY, f32::min) }
        }
        other => panic!("{other:?}"),
    }
}

/// The corners and the middles of the sides of a rectangle.
fn around(rect: Rect) -> [Point; 8] {
    let middle = rect.center();
    let at = |x, y| Point { x, y };
    [
        rect.min,
        rect.max,
        at(rect.min.x, rect.max.y),
        at(rect.max.x, rect.min.y),
        at(middle.x, rect.min.y),
        at(middle.x, rect.max.y),
        at(rect.min.x, middle.y),
        at(rect.max.x, middle.y),
    ]
}

/// Where the capitals of a text are.
fn letters(shape: &Shape) -> Rect {
    let Form::Text(text) = &shape.form else { panic!("{shape:?}") };
    let bounds = text.bounds();
    Rect::around(bounds.center(), bounds.width(), 0.733 * text.size)
}

#[test]
fn chances_edges_say_how_likely_they_are() {
    let board = coins();
    let scene = draw(&board.view(0, LAPTOP));
    let said = |path: &[usize]| {
        let node = board.tree.at_path(path).unwrap().index();
        texts(&scene, Role::Move).into_iter().find(|&(at, _)| at == node).map(|(_, text)| text)
    };
    assert_eq!([said(&[0]), said(&[0, 0, 0])], [None, None], "players' edges say nothing");
    let shown = [vec![0, 0], vec![0, 1], vec![1, 0], vec![1, 1], vec![2, 0], vec![2, 2, 0], vec![2, 2, 1]];
    let shown = shown.map(|path| said(&path).unwrap());
    assert_eq!(shown, ["0.5", "0.5", "0.33", "0.67", "1/3", "≈0.123", "≈0.877"]);
    assert_eq!(said(&[2, 1]).unwrap(), "six 1/3");
}

#[test]
fn second_outlines_are_clear_of_names_and_values() {
    let tables = Options { table: Table::On, ..Options::default() };
    for board in [coins(), Board::new(crowded(), &tables), Board::parsed(NINE)] {
        everywhere(&board, |_, scene, what| {
            for ring in of(scene, Role::Current).chain(of(scene, Role::Variation)) {
                let (node, half) = (ring.node.unwrap(), 2.0);
                for name in of(scene, Role::Name) {
                    let near =
                        around(letters(name)).map(|at| distance(&ring.form, at)).into_iter().fold(99.0, f32::min);
                    let is_own = name.node == Some(node);
                    assert!(near > half || !is_own, "{what}: the outline of {node:?} covers {name:?}");
                }
                for chip in [Role::TableChip, Role::CutoffChip, Role::WindowChip].map(|role| of(scene, role)) {
                    for chip in chip.filter(|shape| matches!(shape.form, Form::Rect { .. })) {
                        let is_clear = around(chip.bounds()).map(|at| distance(&ring.form, at) > 1.9);
                        assert!(is_clear == [true; 8], "{what}: the outline of {node:?} covers {chip:?}");
                    }
                }
            }
            // Neighbours lie over what is around a node, not under it.
            let first = scene.shapes.iter().position(|shape| shape.role == Role::Node);
            let last = scene.shapes.iter().rposition(|shape| matches!(shape.role, Role::Current | Role::Variation));
            assert!(last.is_none_or(|last| last < first.unwrap()), "{what}");
        });
    }
}

#[test]
fn values_stay_inside_circles() {
    let board = coins();
    let mut seen = Vec::new();
    everywhere(&board, |_, scene, what| {
        for value in of(scene, Role::Value) {
            let body = of(scene, Role::Node).find(|shape| shape.node == value.node).unwrap();
            let Form::Circle { center, radius, stroke, .. } = &body.form else { continue };
            let reach = around(letters(value)).map(|at| (at.x - center.x).hypot(at.y - center.y));
            let room = radius - stroke.unwrap().width / 2.0;
            assert!(reach.iter().all(|&reach| reach < room), "{what}: {value:?}");
            seen.extend(value.text());
        }
    });
    assert!(seen.iter().any(|text| text.ends_with('…')), "{seen:?}");
}

#[test]
fn what_edges_say_is_clear_of_crosses_and_nodes() {
    let mut crosses = 0;
    for order in [Order::BestFirst, Order::WorstFirst, Order::Reversed] {
        for text in [NINE, TWELVE, "[[3, 12, 8, 1, 5], [2, 4, 6], [2, 5, 14, 7, 9]]"] {
            let board = Board::new(format::parse(text).unwrap().tree, &Options { order, ..Options::default() });
            everywhere(&board, |_, scene, what| {
                for said in of(scene, Role::Move).filter(|shape| matches!(shape.form, Form::Text(_))) {
                    let room = letters(said);
                    for cross in of(scene, Role::Cross) {
                        assert!(
                            !cross.bounds().overlaps(&room),
                            "{what}, {order:?}: {:?} of {:?} on the cross of {:?}",
                            said.text(),
                            said.node,
                            cross.node
                        );
                        crosses += 1;
                    }
                    for body in of(scene, Role::Node) {
                        let clear = around(room).iter().all(|&at| distance(&body.form, at) > 0.5);
                        assert!(clear, "{what}, {order:?}: {:?} of {:?} on {:?}", said.text(), said.node, body.node);
                    }
                }
            });
        }
    }
    assert!(crosses > 1000);
}

#[test]
fn arcs_begin_at_their_own_node_and_go_past_the_others() {
    let searches = [
        Options { algorithm: Algorithm::Pvs, order: Order::WorstFirst, ..Options::default() },
        Options { algorithm: Algorithm::Negamax, ..Options::default() },
        Options { order: Order::BestFirst, ..Options::default() },
    ];
    let mut seen = 0;
    for options in searches {
        for tree in [crowded(), format::parse(NINE).unwrap().tree, format::parse(TWELVE).unwrap().tree] {
            let board = Board::new(tree, &options);
            everywhere(&board, |_, scene, what| {
                let what = format!("{what}, {:?}, {} nodes", options.algorithm, board.tree.len());
                for arc in of(scene, Role::Arc) {
                    let Form::Line { points, .. } = &arc.form else { continue };
                    let body =
                        |node: Option<NodeId>| of(scene, Role::Node).find(move |shape| shape.node == node).unwrap();
                    let start = distance(&body(arc.node).form, points[0]);
                    assert!(start < 18.0, "{what}: begins {start} away from {:?}", arc.node);
                    let boards = of(scene, Role::Board).filter(|shape| matches!(shape.form, Form::Rect { .. }));
                    for shape in of(scene, Role::Node).chain(boards) {
                        let crossed = points.iter().filter(|&&at| distance(&shape.form, at) == 0.0).count();
                        assert_eq!(crossed, 0, "{what}: {:?} goes through {:?} {:?}", arc.node, shape.role, shape.node);
                    }
                    seen += 1;
                }
            });
        }
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn no_two_nodes_beside_each_other_share_a_name() {
    let board = Board::parsed(r#"{"tree":[{"label":"B","children":[1,2]},[3,4],{"label":"C","children":[5,6]}]}"#);
    let names = |scene: &Scene| texts(scene, Role::Name).into_iter().map(|(_, name)| name).collect::<Vec<_>>();
    assert_eq!(names(&draw(&board.view(0, LAPTOP))), ["B", "D", "C"]);
    let said = |node| node_name(&board.tree, NodeId::new(node), Language::English.texts());
    assert_eq!([said(1), said(2), said(3)], ["B", "D", "C"]);
}

//! What a picture shows of searches that negate, reorder, ask null windows or keep a table.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on has failed")]

mod scene_support;

use plywalk::format;
use plywalk::scene::{Dash, Form, Role, Side, draw};
use plywalk::search::{Algorithm, Event, Options, Order, Table};
use plywalk::trace::{Moment, Status};
use plywalk::tree::NodeId;
use scene_support::*;

fn board(text: &str, options: Options) -> Board {
    Board::new(format::parse(text).unwrap().tree, &options)
}

fn of_node(scene: &plywalk::scene::Scene, role: Role, node: usize) -> Vec<String> {
    texts(scene, role).into_iter().filter(|&(at, _)| at == node).map(|(_, text)| text).collect()
}

/// Under negamax each number is what the player to move there thinks: signs change from level to level, `≤` and `≥` too.
#[test]
fn negamax_is_written_from_the_movers_side() {
    let board = board(NINE, Options { algorithm: Algorithm::Negamax, ..Options::default() });
    let mut view = board.view(13, LAPTOP);
    view.style.side = Side::Mover;
    let scene = draw(&view);
    // At B, where Min moves, α is what Min is sure of: Max's β of 2.
    assert_eq!(of_node(&scene, Role::Window, 0), ["[3, ∞]"]);
    assert_eq!(of_node(&scene, Role::Window, 2), ["[−2, −3]"]);
    assert_eq!(of_node(&scene, Role::Value, 2), ["−2…"]);
    // Leaves are two levels down, where Max would move.
    assert_eq!(of_node(&scene, Role::Value, 4), ["3"]);
    let mut end = board.view(board.trace.steps(), LAPTOP);
    end.style.side = Side::Mover;
    let scene = draw(&end);
    let inner: Vec<_> = (0..4).flat_map(|node| of_node(&scene, Role::Value, node)).collect();
    assert_eq!(inner, ["3", "−3", "≥ −2", "−2"]);
    assert_eq!(of_node(&scene, Role::Cutoff, 2), ["β cutoff −2 ≥ −3"]);
    // From Max's side it is the picture of alpha-beta.
    let plain = draw(&board.view(board.trace.steps(), LAPTOP));
    assert_eq!(of_node(&plain, Role::Value, 2), ["≤ 2"]);
}

#[test]
fn leaves_where_min_would_move_are_negated_too() {
    let board = board("[3, 5]", Options { algorithm: Algorithm::Negamax, ..Options::default() });
    let mut view = board.view(board.trace.steps(), LAPTOP);
    view.style.side = Side::Mover;
    let scene = draw(&view);
    let values: Vec<_> = (0..3).flat_map(|node| of_node(&scene, Role::Value, node)).collect();
    assert_eq!(values, ["5", "−3", "−5"]);
}

#[test]
fn edges_say_in_which_order_children_are_searched() {
    let board = board("[[3, 12, 8], [2, 4, 6]]", Options { order: Order::BestFirst, ..Options::default() });
    let mut view = board.view(0, LAPTOP);
    assert!(texts(&draw(&view), Role::Move).is_empty());
    view.style.order_numbers = true;
    let scene = draw(&view);
    // Min would rather have 3 than 8 and 12, and Max the first branch rather than the second.
    let numbers: Vec<_> = (1..9).flat_map(|node| of_node(&scene, Role::Move, node)).collect();
    assert_eq!(numbers, ["1.", "2.", "1.", "3.", "2.", "1.", "2.", "3."]);
}

#[test]
fn the_line_of_the_last_iteration_comes_first() {
    let text =
        r#"{"tree": {"value": 0, "children": [{"value": 1, "children": [9, 2]}, {"value": 4, "children": [7, 8]}]}}"#;
    let board = board(text, Options { iterative: true, ..Options::default() });
    let numbers = |step: usize| {
        let mut view = board.view(step, LAPTOP);
        view.style.order_numbers = true;
        let scene = draw(&view);
        (1..3).flat_map(|node| of_node(&scene, Role::Move, node)).collect::<Vec<_>>()
    };
    let starts: Vec<_> = board.trace.iteration_steps().collect();
    assert_eq!(numbers(starts[0]), ["1.", "2."]);
    // The first iteration preferred the second child, worth 4.
    assert_eq!(numbers(starts[1]), ["2.", "1."]);
}

/// Answered by the table is neither visited nor pruned, and the picture says by which node.
#[test]
fn the_tables_answers_have_a_look_of_their_own() {
    let text = r#"{"tree": {"children": [
        {"label": "l", "children": [{"label": "p1", "state": "p", "children": [3, 5]}, {"state": "q", "value": 4}]},
        {"label": "r", "children": [{"state": "q", "value": 4}, {"label": "p2", "state": "p", "children": [3, 5]}]}]}}"#;
    let board = board(text, Options { algorithm: Algorithm::Minimax, table: Table::On, ..Options::default() });
    let end = Moment::new(&board.tree, &board.trace, board.trace.steps());
    let answered: Vec<_> = board.tree.nodes().filter(|&node| end.status(node) == Status::FromTable).collect();
    assert_eq!(answered, [NodeId::new(5), NodeId::new(6)]);
    let scene = draw(&board.view(board.trace.steps(), LAPTOP));
    // A leaf without a name goes by its position.
    assert_eq!(texts(&scene, Role::TableChip), [(5, "table: q".to_owned()), (6, "table: p1".to_owned())]);
    assert_eq!(of_node(&scene, Role::Value, 6), ["5"]);
    assert!(nodes(&scene, Role::Cross).is_empty() && nodes(&scene, Role::PrunedEdge).is_empty());
    // Before the answer there is none.
    assert!(texts(&draw(&board.view(3, LAPTOP)), Role::TableChip).is_empty());
    // At the step of the answer and ever after the nodes look alike, but for the second outline and what its place asks.
    for node in answered {
        let step = end.entered_at(node).unwrap();
        assert!(matches!(end.at(step).event(), Some(Event::FromTable { .. })));
        let scene = draw(&board.view(step, LAPTOP));
        assert_eq!(of_node(&scene, Role::TableChip, node.index()).len(), 1);
        assert_eq!(nodes(&scene, Role::Current), [node.index()]);
        let outline = |scene: &plywalk::scene::Scene| {
            let body = scene.shapes.iter().find(|shape| shape.role == Role::Node && shape.node == Some(node)).unwrap();
            match &body.form {
                Form::Rect { stroke, .. } | Form::Polygon { stroke, .. } => stroke.unwrap(),
                other => panic!("{other:?}"),
            }
        };
        let last = draw(&board.view(board.trace.steps(), LAPTOP));
        assert_eq!((outline(&scene), outline(&scene).dash), (outline(&last), Dash::Dotted));
    }
}

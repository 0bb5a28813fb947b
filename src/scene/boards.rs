//! Positions of tic-tac-toe.

use super::Scene;
use super::camera::Size;
use super::shape::{Form, Rect, Role, Stroke, point};
use super::theme::{Rgba, Theme};
use crate::games::tictactoe::{Board, Mark};
use crate::tree::NodeId;

/// A board as a picture of its own, so many points wide and high.
pub fn board(board: &Board, side: f32, theme: &Theme) -> Scene {
    let mut scene = Scene { size: Size { width: side, height: side }, ..Scene::default() };
    let place = Rect { min: point(0.0, 0.0), max: point(side, side) };
    draw(board, place, theme.ink, 1.0, theme, NodeId::ROOT, &mut scene);
    scene
}

/// Draws a board into a square, so opaque a share of it as `share` says.
pub(super) fn draw(board: &Board, place: Rect, ink: Rgba, share: f32, theme: &Theme, node: NodeId, scene: &mut Scene) {
    let side = place.width();
    let ink = ink.faded(share);
    let ground = theme.ground.faded(share);
    scene.rect(place, 0.0, Some(ground), Some(Stroke::solid(1.0, ink)), Role::Board, Some(node));
    let line = Stroke::solid(side / 48.0, ink);
    for third in [side / 3.0, 2.0 * side / 3.0] {
        let (x, y) = (place.min.x + third, place.min.y + third);
        scene.line(vec![point(x, place.min.y), point(x, place.max.y)], line, Role::Board, Some(node));
        scene.line(vec![point(place.min.x, y), point(place.max.x, y)], line, Role::Board, Some(node));
    }
    for square in 0..9 {
        if let Some(mark) = board.get(square) {
            draw_mark(mark, square_rect(place, square), color_of(mark, theme).faded(share), node, scene);
        }
    }
    for line in Mark::ALL.into_iter().flat_map(|mark| board.lines(mark)) {
        let ends = [line[0], line[2]].map(|square| square_rect(place, square).center()).to_vec();
        scene.line(ends, Stroke::solid(side / 16.0, theme.ink.faded(share)), Role::Board, Some(node));
    }
}

fn square_rect(place: Rect, square: usize) -> Rect {
    let side = place.width() / 3.0;
    let (column, row) = ((square % 3) as f32, (square / 3) as f32);
    Rect::around(point(place.min.x + (column + 0.5) * side, place.min.y + (row + 0.5) * side), side, side)
}

fn color_of(mark: Mark, theme: &Theme) -> Rgba {
    match mark {
        Mark::X => theme.alpha,
        Mark::O => theme.beta,
    }
}

fn draw_mark(mark: Mark, square: Rect, color: Rgba, node: NodeId, scene: &mut Scene) {
    let stroke = Stroke::solid(square.width() * 0.14, color);
    let inner = square.grown(-0.24 * square.width());
    match mark {
        Mark::X => {
            let (a, b) = (point(inner.max.x, inner.min.y), point(inner.min.x, inner.max.y));
            scene.line(vec![inner.min, inner.max], stroke, Role::Board, Some(node));
            scene.line(vec![a, b], stroke, Role::Board, Some(node));
        }
        Mark::O => {
            let form =
                Form::Circle { center: inner.center(), radius: inner.width() / 2.0, fill: None, stroke: Some(stroke) };
            scene.push(form, Role::Board, Some(node));
        }
    }
}

//! The outlines of triangles.

use std::f32::consts::PI;

use super::shape::{Point, Rect, point};
use crate::tree::Player;

/// The corners of Max's triangle, or of Min's, in a rectangle, clockwise on the screen.
pub(super) fn corners(rect: Rect, player: Player) -> Vec<Point> {
    let middle = rect.center().x;
    match player {
        Player::Min => vec![rect.min, point(rect.max.x, rect.min.y), point(middle, rect.max.y)],
        Player::Max | Player::Chance => vec![point(middle, rect.min.y), rect.max, point(rect.min.x, rect.max.y)],
    }
}

/// Straight pieces of a rounded corner.
const PIECES: usize = 5;

/// A convex polygon, clockwise on the screen, with its sides moved outwards and its corners rounded.
pub(super) fn grown(corners: &[Point], distance: f32) -> Vec<Point> {
    let count = corners.len();
    let mut points = Vec::with_capacity(count * (PIECES + 1));
    for index in 0..count {
        let (before, here, after) =
            (corners[(index + count - 1) % count], corners[index], corners[(index + 1) % count]);
        let from = outward(before, here);
        let turn = (outward(here, after) - from).rem_euclid(2.0 * PI);
        for piece in 0..=PIECES {
            let angle = from + turn * piece as f32 / PIECES as f32;
            points.push(point(here.x + distance * angle.cos(), here.y + distance * angle.sin()));
        }
    }
    points
}

/// How far a point is from a convex polygon, clockwise on the screen; 0 inside.
pub(super) fn distance(corners: &[Point], at: Point) -> f32 {
    let mut least = f32::INFINITY;
    let mut is_inside = true;
    for (index, from) in corners.iter().enumerate() {
        let to = corners[(index + 1) % corners.len()];
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let (x, y) = (at.x - from.x, at.y - from.y);
        is_inside &= x * dy <= y * dx;
        let along = ((x * dx + y * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
        least = least.min((x - along * dx).hypot(y - along * dy));
    }
    if is_inside { 0.0 } else { least }
}

/// The direction in which a side of a clockwise polygon looks outwards.
fn outward(from: Point, to: Point) -> f32 {
    (to.y - from.y).atan2(to.x - from.x) - PI / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_from_a_triangle() {
        let triangle = corners(Rect::around(point(50.0, 50.0), 60.0, 40.0), Player::Max);
        let from = |x: f32, y: f32| distance(&triangle, point(x, y));
        assert_eq!((from(50.0, 50.0), from(50.0, 80.0), from(50.0, 20.0), from(10.0, 70.0)), (0.0, 10.0, 10.0, 10.0));
        assert_eq!(from(83.0, 74.0), 5.0);
    }

    #[test]
    fn a_grown_triangle_keeps_its_distance() {
        let rect = Rect::around(point(50.0, 50.0), 68.0, 50.0);
        for player in [Player::Max, Player::Min] {
            let around = Rect::bounding(grown(&corners(rect, player), 8.0));
            assert!((around.min.x - rect.min.x + 8.0).abs() < 0.2, "{around:?}");
            assert!((around.max.y - rect.max.y - 8.0).abs() < 0.2, "{around:?}");
            assert!((around.min.y - rect.min.y + 8.0).abs() < 0.2, "{around:?}");
        }
    }
}

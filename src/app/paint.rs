//! Paints a scene's shapes with egui.

use eframe::egui::epaint::text::{LayoutJob, TextFormat};
use eframe::egui::epaint::{PathShape, PathStroke};
use eframe::egui::{Color32, FontFamily, FontId, Mesh, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2};

use crate::scene::{self, Anchor, Form, Point};

use super::theme::{bold, color};

/// Paints shapes moved by `origin`.
pub fn paint_at(painter: &Painter, shapes: &[scene::Shape], origin: Vec2) {
    for shape in shapes {
        form(painter, &shape.form, origin);
    }
}

fn form(painter: &Painter, form: &Form, origin: Vec2) {
    match form {
        Form::Line { points, stroke } => line(painter, at_all(points, origin), stroke),
        Form::Polygon { points, fill, stroke } => {
            let points = at_all(points, origin);
            let (solid, broken) = outline(stroke.as_ref());
            painter.add(Shape::Path(PathShape {
                points: points.clone(),
                closed: true,
                fill: fill.map_or(Color32::TRANSPARENT, color),
                stroke: PathStroke::new(solid.width, solid.color),
            }));
            if let (Some(broken), Some(&first)) = (broken, points.first()) {
                line(painter, points.iter().copied().chain([first]).collect(), broken);
            }
        }
        Form::Rect { rect, radius, fill, stroke } => {
            let rect = Rect::from_min_max(at(rect.min, origin), at(rect.max, origin));
            let (solid, broken) = outline(stroke.as_ref());
            let fill = fill.map_or(Color32::TRANSPARENT, color);
            painter.rect(rect, *radius, fill, solid, StrokeKind::Middle);
            if let Some(broken) = broken {
                let corners =
                    [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
                line(painter, corners.to_vec(), broken);
            }
        }
        Form::Circle { center, radius, fill, stroke } => {
            let (solid, _) = outline(stroke.as_ref());
            painter.circle(at(*center, origin), *radius, fill.map_or(Color32::TRANSPARENT, color), solid);
        }
        Form::Text(text) => self::text(painter, text, origin),
        Form::Quads(quads) => {
            let mut mesh = Mesh::default();
            mesh.reserve_triangles(2 * quads.len());
            mesh.reserve_vertices(4 * quads.len());
            for quad in quads {
                let rect = Rect::from_min_max(at(quad.rect.min, origin), at(quad.rect.max, origin));
                mesh.add_colored_rect(rect, color(quad.color));
            }
            painter.add(mesh);
        }
    }
}

fn at(point: Point, origin: Vec2) -> Pos2 {
    pos2(point.x, point.y) + origin
}

fn at_all(points: &[Point], origin: Vec2) -> Vec<Pos2> {
    points.iter().map(|&point| at(point, origin)).collect()
}

/// A stroke that egui draws itself, and one that must be broken up.
fn outline(stroke: Option<&scene::Stroke>) -> (Stroke, Option<&scene::Stroke>) {
    match stroke {
        None => (Stroke::NONE, None),
        Some(stroke) if stroke.dash.pattern(stroke.width).is_none() => {
            (Stroke::new(stroke.width, color(stroke.color)), None)
        }
        Some(stroke) => (Stroke::NONE, Some(stroke)),
    }
}

fn line(painter: &Painter, points: Vec<Pos2>, stroke: &scene::Stroke) {
    let pen = Stroke::new(stroke.width, color(stroke.color));
    match stroke.dash.pattern(stroke.width) {
        None => {
            painter.add(Shape::line(points, pen));
        }
        Some((dash, gap)) => {
            // A broken line far larger than the picture would be a million dashes.
            let around = painter.clip_rect().expand(100.0);
            for pair in points.windows(2) {
                if let Some([a, b]) = clipped(pair[0], pair[1], around) {
                    painter.extend(Shape::dashed_line(&[a, b], pen, dash, gap));
                }
            }
        }
    }
}

/// The part of a segment inside a rectangle (Liang and Barsky 1984).
fn clipped(a: Pos2, b: Pos2, rect: Rect) -> Option<[Pos2; 2]> {
    let d = b - a;
    let (mut from, mut to) = (0.0f32, 1.0f32);
    for (speed, room) in
        [(-d.x, a.x - rect.left()), (d.x, rect.right() - a.x), (-d.y, a.y - rect.top()), (d.y, rect.bottom() - a.y)]
    {
        if speed == 0.0 {
            if room < 0.0 {
                return None;
            }
        } else if speed < 0.0 {
            from = from.max(room / speed);
        } else {
            to = to.min(room / speed);
        }
    }
    (from <= to).then(|| [a + d * from, a + d * to])
}

fn text(painter: &Painter, text: &scene::Text, origin: Vec2) {
    let mut job = LayoutJob::default();
    for run in &text.runs {
        let family = if run.bold { bold() } else { FontFamily::Proportional };
        let ink = color(run.color);
        let underline = if run.underline { Stroke::new((text.size / 12.0).max(1.0), ink) } else { Stroke::NONE };
        let font_id = FontId::new(text.size, family);
        job.append(&run.text, 0.0, TextFormat { font_id, color: ink, underline, ..Default::default() });
    }
    let galley = painter.layout_job(job);
    let left = match text.anchor {
        Anchor::Start => text.pos.x,
        Anchor::Middle => text.pos.x - galley.size().x / 2.0,
        Anchor::End => text.pos.x - galley.size().x,
    };
    let baseline =
        galley.rows.first().and_then(|row| row.glyphs.first().map(|glyph| row.pos.y + glyph.pos.y)).unwrap_or(0.0);
    let place = pos2(left, text.baseline() - baseline) + origin;
    painter.galley(place, galley, Color32::PLACEHOLDER);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn segments_are_cut_to_the_rectangle() {
        let rect = Rect::from_min_max(pos2(0.0, 0.0), pos2(10.0, 10.0));
        assert_eq!(clipped(pos2(-10.0, 5.0), pos2(20.0, 5.0), rect), Some([pos2(0.0, 5.0), pos2(10.0, 5.0)]));
        assert_eq!(clipped(pos2(2.0, 3.0), pos2(4.0, 5.0), rect), Some([pos2(2.0, 3.0), pos2(4.0, 5.0)]));
        assert_eq!(clipped(pos2(-10.0, 20.0), pos2(20.0, 20.0), rect), None);
        assert_eq!(clipped(pos2(-5.0, 6.0), pos2(5.0, 16.0), rect), None);
    }
}

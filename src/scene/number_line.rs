//! The window on a number line.
//!
//! Values stand at equal distances in their order: true distances would crush them, and the infinities have none.

use super::chips::draw_hatch;
use super::measure::width;
use super::shape::{Anchor, Dash, Form, Rect, Role, Run, Stroke, end, number, point};
use super::theme::Rgba;
use super::{Scene, Size, Style};
use crate::search::{Event, Window, seen_by};
use crate::trace::{Moment, OpenNode};
use crate::tree::{NodeId, Player};

/// The most leaves whose values have a fixed place on the line.
const MOST_LEAVES: usize = 64;
/// The most different values of leaves on the line.
const MOST_VALUES: usize = 13;
/// The most ancestors above the line.
const MOST_ANCESTORS: usize = 4;
/// From the picture's edges to the infinities.
const MARGIN: f32 = 22.0;

/// What stands on the line.
struct Line<'a> {
    moment: Moment<'a>,
    style: &'a Style,
    size: Size,
    /// From whose side values are written.
    side: Player,
    /// Finite values, ascending, from that side.
    values: Vec<f64>,
    /// The open nodes, their windows and values from that side.
    path: Vec<OpenNode>,
}

/// Draws the window of the deepest open node on a number line: the jaws `[` α and `]` β, the running value as a
/// diamond, a value on its way to the parent as a hollow one, the ancestors' windows faint above, and hatched what
/// lies between jaws that have crossed.
pub fn number_line(moment: &Moment, style: &Style, size: Size) -> Scene {
    let mut scene = Scene { size, ..Scene::default() };
    let ground = Rect { min: point(0.0, 0.0), max: point(size.width, size.height) };
    scene.rect(ground, 0.0, Some(style.theme.ground), None, Role::Ground, None);
    if size.width < 4.0 * MARGIN || size.height < 24.0 || !(size.width.is_finite() && size.height.is_finite()) {
        return scene;
    }
    let mut path = moment.path();
    let side = path.last().map_or(Player::Max, |open| style.side.at(moment.tree.player(open.node)));
    for open in &mut path {
        open.window = open.window.seen_by(side);
        open.value = open.value.map(|value| seen_by(side, value));
    }
    let line = Line { moment: *moment, style, size, side, values: values(moment, side, &path), path };
    line.draw(&mut scene);
    scene
}

/// The values with a place on the line: the leaves' if they are few, so that places keep from step to step, and
/// whatever else is to be shown.
fn values(moment: &Moment, side: Player, path: &[OpenNode]) -> Vec<f64> {
    let mut values: Vec<f64> = Vec::new();
    if moment.tree.leaf_count() <= MOST_LEAVES {
        let leaves = moment.tree.nodes().filter(|&node| moment.tree.is_leaf(node));
        values.extend(leaves.filter_map(|leaf| moment.tree.value(leaf)).map(|value| seen_by(side, value)));
        tidy(&mut values);
    }
    if values.len() > MOST_VALUES {
        values.clear();
    }
    let near = &path[path.len().saturating_sub(MOST_ANCESTORS + 1)..];
    values.extend(near.iter().flat_map(|open| [open.window.alpha, open.window.beta]));
    values.extend(path.last().and_then(|open| open.value));
    values.extend(coming(moment).map(|value| seen_by(side, value)));
    values.extend(final_value(moment));
    tidy(&mut values);
    values
}

fn tidy(values: &mut Vec<f64>) {
    values.retain(|value| value.is_finite());
    values.sort_by(f64::total_cmp);
    values.dedup();
}

/// The value that is on its way to the deepest open node.
fn coming(moment: &Moment) -> Option<f64> {
    match moment.event()? {
        Event::Evaluate { value, .. } | Event::Leave { value, .. } | Event::FromTable { value, .. } => Some(value),
        Event::Return { child_value, .. } | Event::SearchAgain { child_value, .. } => Some(child_value),
        Event::Enter { .. } | Event::Cutoff { .. } => None,
        Event::Iteration { .. } | Event::Probe { .. } | Event::Store { .. } => None,
    }
}

/// The root's value once it is known.
fn final_value(moment: &Moment) -> Option<f64> {
    let root = moment.node(NodeId::ROOT);
    moment.left_at(NodeId::ROOT).and(root.value)
}

impl Line<'_> {
    /// The height at which the line lies.
    fn y(&self) -> f32 {
        self.size.height * 0.58
    }

    fn x(&self, value: f64) -> f32 {
        let room = self.size.width - 2.0 * MARGIN;
        let place = if value == f64::NEG_INFINITY {
            0.0
        } else if value == f64::INFINITY {
            self.values.len() as f32 + 1.0
        } else {
            self.values.partition_point(|&v| v < value) as f32 + 1.0
        };
        MARGIN + room * place / (self.values.len() as f32 + 1.0)
    }

    fn draw(&self, scene: &mut Scene) {
        self.draw_ancestors(scene);
        if let Some(open) = self.path.last() {
            self.draw_span(open.window, scene);
        }
        self.draw_axis(scene);
        match self.path.last() {
            Some(open) => self.draw_open(open, scene),
            None => {
                if let Some(value) = final_value(&self.moment) {
                    self.draw_diamond(value, self.style.theme.ink, true, scene);
                }
            }
        }
    }

    fn draw_open(&self, open: &OpenNode, scene: &mut Scene) {
        let theme = &self.style.theme;
        if self.moment.trace.options().algorithm.has_window() {
            self.draw_jaw(open.window.alpha, true, self.size.height * 0.17, 3.5, theme.alpha, scene);
            self.draw_jaw(open.window.beta, false, self.size.height * 0.17, 3.5, theme.beta, scene);
        }
        let coming = coming(&self.moment).map(|value| seen_by(self.side, value));
        if let Some(value) = coming.filter(|&value| Some(value) != open.value) {
            self.draw_diamond(value, theme.ink, false, scene);
        }
        if let Some(value) = open.value {
            self.draw_diamond(value, theme.ink, true, scene);
        }
    }

    /// The part of the line between the jaws, hatched if they have crossed.
    fn draw_span(&self, Window { alpha, beta }: Window, scene: &mut Scene) {
        if !self.moment.trace.options().algorithm.has_window() {
            return;
        }
        let theme = &self.style.theme;
        let (low, high) = (self.x(alpha.min(beta)), self.x(alpha.max(beta)));
        let half = self.size.height * 0.13;
        let mut rect = Rect { min: point(low, self.y() - half), max: point(high, self.y() + half) };
        if self.moment.trace.options().cut.is_met(alpha, beta) {
            // Jaws that meet in one point overlap in nothing: show a little of it.
            if rect.width() < 10.0 {
                rect = Rect::around(rect.center(), 10.0, rect.height());
            }
            draw_hatch(rect, theme.hatch(), Role::Hatch, None, scene);
        } else {
            let fill = theme.alpha_ground.mixed(theme.beta_ground, 0.5);
            scene.rect(rect, 0.0, Some(fill), None, Role::NumberLine, None);
        }
    }

    fn draw_axis(&self, scene: &mut Scene) {
        let (theme, y) = (&self.style.theme, self.y());
        let ends = vec![point(self.x(f64::NEG_INFINITY), y), point(self.x(f64::INFINITY), y)];
        scene.line(ends, Stroke::solid(1.5, theme.ink), Role::NumberLine, None);
        let text_size = (self.size.height * 0.22).clamp(9.0, 20.0).floor();
        let has_window = self.moment.trace.options().algorithm.has_window();
        let infinities = [f64::NEG_INFINITY, f64::INFINITY];
        // What is in the window is labelled first; the others where there is room.
        let open = self.path.last().map(|open| [Some(open.window.alpha), Some(open.window.beta), open.value]);
        let first = open.into_iter().flatten().flatten().chain(final_value(&self.moment));
        let mut taken: Vec<(f32, f32)> = Vec::new();
        let mut labelled: Vec<f64> = Vec::new();
        for value in infinities.into_iter().chain(first).chain(self.values.iter().copied()) {
            if labelled.contains(&value) {
                continue;
            }
            let written = if has_window { end } else { number };
            let (x, text) = (self.x(value), written(value));
            let half = width(&text, text_size, true) / 2.0 + 2.0;
            if taken.iter().any(|&(from, to)| x - half < to && from < x + half) {
                continue;
            }
            taken.push((x - half, x + half));
            labelled.push(value);
            let color = self.label_color(value);
            let bold = color != theme.faint();
            let run = Run { text, color, bold, underline: false };
            let below = point(x, self.size.height - 0.6 * text_size);
            scene.text(below, Anchor::Middle, text_size, vec![run], Role::NumberLine, None);
        }
        for &value in &self.values {
            let x = self.x(value);
            let tick = vec![point(x, y - 3.0), point(x, y + 3.0)];
            scene.line(tick, Stroke::solid(1.0, theme.faint()), Role::NumberLine, None);
        }
    }

    fn label_color(&self, value: f64) -> Rgba {
        let theme = &self.style.theme;
        let with_window = self.moment.trace.options().algorithm.has_window();
        match self.path.last() {
            Some(open) if open.value == Some(value) => theme.ink,
            Some(open) if with_window && open.window.alpha == value => theme.alpha,
            Some(open) if with_window && open.window.beta == value => theme.beta,
            None if final_value(&self.moment) == Some(value) => theme.ink,
            _ => theme.faint(),
        }
    }

    /// A bracket at a value, opening to the right or to the left, with its letter above.
    fn draw_jaw(&self, value: f64, opens_right: bool, half: f32, thick: f32, color: Rgba, scene: &mut Scene) {
        let (x, y) = (self.x(value), self.y());
        let lip = if opens_right { 7.0 } else { -7.0 };
        let points = vec![point(x + lip, y - half), point(x, y - half), point(x, y + half), point(x + lip, y + half)];
        scene.line(points, Stroke::solid(thick, color), Role::NumberLine, None);
        let size = (self.size.height * 0.17).clamp(9.0, 20.0).floor();
        let letter =
            Run { text: if opens_right { "α" } else { "β" }.to_owned(), color, bold: true, underline: false };
        // Outside the jaws, so that those of a narrow window do not meet.
        let above = point(x - lip * 0.6, y - half - 0.6 * size);
        scene.text(above, Anchor::Middle, size, vec![letter], Role::NumberLine, None);
    }

    /// The ancestors' windows, the nearest lowest.
    fn draw_ancestors(&self, scene: &mut Scene) {
        let Some((_, above)) = self.path.split_last() else { return };
        if !self.moment.trace.options().algorithm.has_window() {
            return;
        }
        let theme = &self.style.theme;
        let nearest = &above[above.len().saturating_sub(MOST_ANCESTORS)..];
        let step = self.size.height * 0.055;
        for (row, open) in nearest.iter().rev().enumerate() {
            let y = self.size.height * 0.25 - (row as f32) * step;
            let (low, high) = (self.x(open.window.alpha), self.x(open.window.beta));
            let middle = vec![point(low, y), point(high, y)];
            let faint = Stroke { width: 1.0, color: theme.faint(), dash: Dash::Dotted };
            scene.line(middle, faint, Role::NumberLine, Some(open.node));
            for (x, lip, color) in [(low, 4.0, theme.alpha), (high, -4.0, theme.beta)] {
                let half = step * 0.4;
                let points =
                    vec![point(x + lip, y - half), point(x, y - half), point(x, y + half), point(x + lip, y + half)];
                let stroke = Stroke::solid(1.5, theme.ground.mixed(color, 0.7));
                scene.line(points, stroke, Role::NumberLine, Some(open.node));
            }
        }
    }

    fn draw_diamond(&self, value: f64, color: Rgba, filled: bool, scene: &mut Scene) {
        let (x, y, half) = (self.x(value), self.y(), self.size.height * 0.09);
        let points = vec![point(x, y - half), point(x + half, y), point(x, y + half), point(x - half, y)];
        let fill = if filled { color } else { self.style.theme.ground };
        let form = Form::Polygon { points, fill: Some(fill), stroke: Some(Stroke::solid(2.0, color)) };
        scene.push(form, Role::NumberLine, None);
    }
}

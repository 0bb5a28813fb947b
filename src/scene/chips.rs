//! Windows and cutoffs: little plates at the side of a node where its children are.

use super::Scene;
use super::measure::{width, width_of_runs};
use super::shape::{Anchor, Form, Point, Quad, Rect, Role, Run, Stroke, number, point};
use super::stage::{Detail, Level, READABLE, Stage, readable};
use super::style::{WindowPlace, WindowText};
use super::theme::{Rgba, Theme};
use crate::search::{Cut, Event, Window};
use crate::trace::OpenNode;
use crate::tree::{NodeId, Player};

/// Windows of open nodes are at least so large, where there is room between the levels.
const LEAST_WINDOW_TEXT: f32 = 11.0;
/// Between a node and its chip, in points at zoom 1; an open node may have a second outline.
const GAP: f32 = 4.0;
const OPEN_GAP: f32 = 12.0;
/// Between the chips of one node.
const BETWEEN: f32 = 3.0;
/// The most cutoffs that are told.
const MOST_CUTOFFS: usize = 300;

/// What a chip says.
#[derive(Clone, Debug)]
enum Content {
    /// A window: where α's half ends, and whether α and β have met.
    Window { alpha_width: f32, crossed: bool },
    /// A cutoff.
    Cutoff,
}

/// A plate with a text.
#[derive(Clone, Debug)]
struct Chip {
    node: NodeId,
    rect: Rect,
    size: f32,
    runs: Vec<Run>,
    content: Content,
}

/// All chips in view. Laid out before edges are drawn, since edges leave from them.
#[derive(Clone, Debug, Default)]
pub(super) struct Chips {
    chips: Vec<Chip>,
    /// By node, ascending: where its edges leave, in points down the picture.
    ends: Vec<(NodeId, f32)>,
}

impl Chips {
    pub(super) fn of(stage: &Stage) -> Chips {
        let mut chips = Chips::default();
        for level in &stage.levels {
            let mut row = Row::of(stage, level);
            chips.place_window(stage, level, &mut row);
            if level.detail == Detail::Label && chips.chips.len() < MOST_CUTOFFS {
                chips.place_cutoffs(stage, level, &mut row);
            }
        }
        chips.ends.sort_unstable_by_key(|&(node, _)| node);
        chips
    }

    /// Where the edges of a node leave if it has a chip, in points down the picture.
    pub(super) fn end(&self, node: NodeId) -> Option<f32> {
        let index = self.ends.partition_point(|&(n, _)| n < node);
        self.ends[index..].iter().take_while(|&&(n, _)| n == node).map(|&(_, end)| end).reduce(f32::max)
    }

    /// The window of the level's open node, or the last one of the node under the pointer.
    fn place_window(&mut self, stage: &Stage, level: &Level, row: &mut Row) {
        let Some(open) = window_at(stage, level.depth) else { return };
        let Some(size) = window_text_size(stage, level) else { return };
        let chip = window_chip(stage, &open, size);
        if stage.view.style.window_place == WindowPlace::Edge {
            if let Some(center) = on_edge(stage, level, open.node) {
                self.chips.push(Chip { rect: Rect::around(center, chip.rect.width(), chip.rect.height()), ..chip });
            }
            return;
        }
        let placed = row.place(stage, level, chip, OPEN_GAP * level.zoom, true);
        self.add(stage, placed);
    }

    fn place_cutoffs(&mut self, stage: &Stage, level: &Level, row: &mut Row) {
        let Some(moment) = stage.moment() else { return };
        let size = readable(stage.view.style.sizes.window_text * level.zoom * 0.93);
        if size < READABLE {
            return;
        }
        let inner = level.nodes.clone().map(NodeId::new).filter(|&node| !stage.tree.is_leaf(node));
        for node in inner.filter(|&node| stage.view.layout.shows(node)) {
            let Some(step) = moment.cutoff_at(node) else { continue };
            let Some(Event::Cutoff { window, .. }) = moment.at(step).event() else { continue };
            let gap = if stage.current == Some(node) { OPEN_GAP } else { GAP } * level.zoom;
            for text in cutoff_texts(stage, node, window) {
                if let Some(chip) = row.place(stage, level, cutoff_chip(stage, node, text, size), gap, false) {
                    self.add(stage, Some(chip));
                    break;
                }
            }
        }
    }

    fn add(&mut self, stage: &Stage, chip: Option<Chip>) {
        let Some(chip) = chip else { return };
        self.ends.push((chip.node, if stage.root_at_left() { chip.rect.max.x } else { chip.rect.max.y }));
        self.chips.push(chip);
    }

    pub(super) fn draw(&self, stage: &Stage, scene: &mut Scene) {
        let theme = &stage.view.style.theme;
        for chip in &self.chips {
            match chip.content {
                Content::Window { alpha_width, crossed } => draw_window(chip, alpha_width, crossed, theme, scene),
                Content::Cutoff => {
                    scene.rect(chip.rect, 3.0, Some(theme.ink), None, Role::CutoffChip, Some(chip.node));
                    scene.text(
                        chip.rect.center(),
                        Anchor::Middle,
                        chip.size,
                        chip.runs.clone(),
                        Role::Cutoff,
                        Some(chip.node),
                    );
                }
            }
        }
    }
}

/// What is taken, across the picture, by the chips of one level.
struct Row {
    taken: Vec<(f32, f32)>,
    /// Where the last chip of a node ends, down the picture.
    ends: Vec<(NodeId, f32)>,
}

impl Row {
    /// The room left by the labels under leaves.
    fn of(stage: &Stage, level: &Level) -> Row {
        let mut taken = Vec::new();
        if level.detail == Detail::Label && !stage.root_at_left() {
            let labelled = |node: &NodeId| stage.tree.is_leaf(*node) && stage.tree.label(*node).is_some();
            for node in level.nodes.clone().map(NodeId::new).filter(labelled) {
                let (x, half) = (stage.center(node, level).x, stage.gap_around(node, level) / 2.0);
                taken.push((x - half + 2.0, x + half - 2.0));
            }
        }
        Row { taken, ends: Vec::new() }
    }

    /// Puts a chip at its node's lower side, below a chip that is there already. None if it would meet another
    /// node's, unless it must be.
    fn place(&mut self, stage: &Stage, level: &Level, mut chip: Chip, gap: f32, must: bool) -> Option<Chip> {
        let body = stage.rect(chip.node, level);
        let (width, height) = (chip.rect.width(), chip.rect.height());
        let above = self.ends.iter().find(|(node, _)| *node == chip.node).map(|&(_, end)| end + BETWEEN);
        let center = if stage.root_at_left() {
            point(above.unwrap_or(body.max.x + gap) + width / 2.0, body.center().y)
        } else {
            let y = above.unwrap_or(body.max.y + gap) + height / 2.0;
            point(kept_inside(body.center().x, width, stage.view.size.width), y)
        };
        chip.rect = Rect::around(center, width, height);
        let (low, high) =
            if stage.root_at_left() { (chip.rect.min.y, chip.rect.max.y) } else { (chip.rect.min.x, chip.rect.max.x) };
        if !must && above.is_none() && self.taken.iter().any(|&(from, to)| low < to + 2.0 && from < high + 2.0) {
            return None;
        }
        self.taken.push((low, high));
        self.ends.push((chip.node, if stage.root_at_left() { chip.rect.max.x } else { chip.rect.max.y }));
        Some(chip)
    }
}

/// The middle of something that stays inside the picture as long as its node does.
fn kept_inside(middle: f32, width: f32, whole: f32) -> f32 {
    let (low, high) = (width / 2.0 + 2.0, whole - width / 2.0 - 2.0);
    if (0.0..=whole).contains(&middle) && low <= high { middle.clamp(low, high) } else { middle }
}

/// The window to show at some depth: the open node's, else the hovered node's last one.
fn window_at(stage: &Stage, depth: usize) -> Option<OpenNode> {
    let moment = stage.moment().filter(|moment| moment.trace.options().algorithm.has_window())?;
    if let Some(open) = stage.path.get(depth) {
        return Some(*open);
    }
    let hovered = stage.view.hovered.filter(|&node| stage.tree.depth(node) == depth)?;
    let left = moment.left_at(hovered)?;
    moment.at(left - 1).path().last().filter(|open| open.node == hovered).copied()
}

/// The size of windows at a level, none if there is no room for them.
fn window_text_size(stage: &Stage, level: &Level) -> Option<f32> {
    let wanted = stage.view.style.sizes.window_text * level.zoom;
    let room = stage.room_below(level);
    let least = if room > 2.5 * LEAST_WINDOW_TEXT + OPEN_GAP { LEAST_WINDOW_TEXT } else { 0.0 };
    let size = readable(wanted.max(least));
    (size >= READABLE && level.detail >= Detail::Shape).then_some(size)
}

/// A window as people write it, what the node itself moved bold and underlined.
fn window_chip(stage: &Stage, open: &OpenNode, size: f32) -> Chip {
    let OpenNode { node, entry, window: Window { alpha, beta }, .. } = *open;
    let theme = &stage.view.style.theme;
    let bound = |value: f64, was: f64, color: Rgba| {
        let moved = value != was;
        Run { text: number(value), color, bold: moved, underline: moved }
    };
    let plain = |text: &str, color: Rgba| Run { text: text.to_owned(), color, bold: false, underline: false };
    let (low, high) = (bound(alpha, entry.alpha, theme.alpha), bound(beta, entry.beta, theme.beta));
    let (ink, comma) = (theme.ink, plain(", ", theme.ink));
    let (first, second) = match stage.view.style.window_text {
        WindowText::Brackets => (vec![plain("[", ink), low, comma], vec![high, plain("]", ink)]),
        WindowText::Equations => (vec![plain("α = ", theme.alpha), low, comma], vec![plain("β = ", theme.beta), high]),
    };
    let padding = 0.4 * size;
    let alpha_width = padding + width_of_runs(&first, size) - width(" ", size, false) / 2.0;
    let runs: Vec<Run> = first.into_iter().chain(second).collect();
    let rect = Rect::around(Point::default(), width_of_runs(&runs, size) + 2.0 * padding, 1.45 * size);
    let cut = stage.moment().map_or(Cut::AtLeast, |moment| moment.trace.options().cut);
    Chip { node, rect, size, runs, content: Content::Window { alpha_width, crossed: cut.is_met(alpha, beta) } }
}

/// The middle of a window that stands on the edge leading to its node; above the root for the root's.
fn on_edge(stage: &Stage, level: &Level, node: NodeId) -> Option<Point> {
    let (across, down) = (stage.across(node), stage.entry_down(node, level));
    let above = stage.tree.parent(node).zip(level.depth.checked_sub(1).and_then(|depth| stage.level_at(depth)));
    let Some((parent, above)) = above else {
        return (level.depth == 0).then(|| stage.camera.point(across, down - 18.0 * f64::from(level.zoom)));
    };
    let (from_across, from_down) = (stage.across(parent), stage.exit_down(parent, above, None));
    let share = 0.5;
    Some(stage.camera.point(from_across + share * (across - from_across), from_down + share * (down - from_down)))
}

fn draw_window(chip: &Chip, alpha_width: f32, crossed: bool, theme: &Theme, scene: &mut Scene) {
    let Chip { node, rect, size, runs, .. } = chip;
    let node = Some(*node);
    let split = rect.min.x + alpha_width;
    let halves = vec![
        Quad { rect: Rect { min: rect.min, max: point(split, rect.max.y) }, color: theme.alpha_ground },
        Quad { rect: Rect { min: point(split, rect.min.y), max: rect.max }, color: theme.beta_ground },
    ];
    scene.push(Form::Quads(halves), Role::WindowChip, node);
    if crossed {
        draw_hatch(*rect, theme.hatch(), node, scene);
    }
    let outline = Stroke::solid(if crossed { 2.0 } else { 1.0 }, if crossed { theme.ink } else { theme.faint() });
    scene.rect(*rect, 0.0, None, Some(outline), Role::WindowChip, node);
    scene.text(rect.center(), Anchor::Middle, *size, runs.clone(), Role::Window, node);
}

/// Slanted lines across a rectangle.
pub(super) fn draw_hatch(rect: Rect, color: Rgba, node: Option<NodeId>, scene: &mut Scene) {
    const STEP: f32 = 6.0;
    let (width, height) = (rect.width(), rect.height());
    let mut start = STEP / 2.0;
    while start < width + height {
        // A line x + y = start, cut off at the rectangle's sides.
        let from = point(rect.min.x + (start - height).max(0.0), rect.min.y + start.min(height));
        let to = point(rect.min.x + start.min(width), rect.min.y + (start - width).max(0.0));
        scene.line(vec![from, to], Stroke::solid(1.0, color), Role::Hatch, node);
        start += STEP;
    }
}

/// What a cutoff's chip may say, longest first.
fn cutoff_texts(stage: &Stage, node: NodeId, window: Window) -> [String; 3] {
    let strict = stage.moment().is_some_and(|moment| moment.trace.options().cut == Cut::Above);
    let (alpha, beta) = (number(window.alpha), number(window.beta));
    let texts = &stage.view.texts.scene;
    match stage.tree.player(node) {
        Player::Min => {
            let met = format!("{beta} {} {alpha}", if strict { "<" } else { "≤" });
            [(texts.alpha_cutoff)(&met), met, "α".to_owned()]
        }
        Player::Max | Player::Chance => {
            let met = format!("{alpha} {} {beta}", if strict { ">" } else { "≥" });
            [(texts.beta_cutoff)(&met), met, "β".to_owned()]
        }
    }
}

fn cutoff_chip(stage: &Stage, node: NodeId, text: String, size: f32) -> Chip {
    let rect = Rect::around(Point::default(), width(&text, size, true) + 0.9 * size, 1.45 * size);
    let runs = vec![Run { text, color: stage.view.style.theme.ground, bold: true, underline: false }];
    Chip { node, rect, size, runs, content: Content::Cutoff }
}

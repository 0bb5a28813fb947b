//! The view from afar: nodes too small to be told apart, counted by column.
//!
//! A level is a band whose dark part, from the root's side, is the share of nodes that the search has been through;
//! the part opposite is the share that was pruned; what is between has not been reached. Columns are fixed to the
//! tree, not to the picture, so that nothing flickers while it is dragged.

use std::ops::Range;

use super::Scene;
use super::camera::extent;
use super::census::Census;
use super::shape::{Form, Quad, Rect, Role};
use super::stage::{Detail, LEAST_LEVEL, Level, Stage};
use super::theme::Rgba;
use crate::trace::Tally;

/// Columns are at least this wide, in points, and less than twice as wide.
const COLUMN: f64 = 2.0;
/// The most columns of all levels together.
const MOST_CELLS: f64 = 30_000.0;
/// Bands higher than this show shares as parts, lower ones as a mixed shade.
const PARTS: f32 = 5.0;
/// No place is further out than this, in points, once it is f32.
const FAR: f64 = 1e5;
/// No share is too small to be seen.
const LEAST_PART: f32 = 1.5;

/// Draws everything that is counted and not drawn.
pub(super) fn draw(stage: &Stage, scene: &mut Scene) {
    let mut quads = Vec::new();
    if !stage.merged.is_empty() {
        draw_merged(stage, &mut quads);
    }
    let strips = stage.levels.iter().filter(|level| level.detail == Detail::Strip);
    let columns = Columns::of(stage, strips.clone().count(), strips.clone().map(|level| level.slots.len()).sum());
    let mut above = None;
    for level in strips {
        above = Some(draw_level(stage, &columns, level, above.as_ref(), &mut quads));
    }
    for level in stage.levels.iter().filter(|level| level.detail == Detail::Box) {
        draw_boxes(stage, level, &mut quads);
    }
    if !quads.is_empty() {
        scene.push(Form::Quads(quads), Role::Strips, None);
    }
}

/// How a level is cut into columns.
struct Columns {
    /// In spacings; a power of two, so that columns are halved while one zooms and do not wander.
    width: f64,
}

impl Columns {
    /// Columns for some rows with so many nodes in all.
    fn of(stage: &Stage, rows: usize, nodes: usize) -> Columns {
        let crowded = stage.extent_across() * rows as f64 / MOST_CELLS;
        let least = if nodes as f64 > MOST_CELLS { COLUMN.max(crowded) } else { COLUMN };
        Columns { width: (least / stage.camera.across_scale).log2().ceil().exp2() }
    }

    fn number(&self, x: f64) -> i64 {
        (x / self.width + 0.5).floor() as i64
    }

    /// Where a column begins, in spacings: half a column before its middle, where a tree's axis is.
    fn start(&self, column: i64) -> f64 {
        (column as f64 - 0.5) * self.width
    }

    /// Counts the nodes of a census, which are those in some slots, by column.
    fn count(&self, stage: &Stage, slots: Range<usize>, census: &Census, mut each: impl FnMut(Cell)) {
        let xs = &stage.view.layout.xs()[..slots.end];
        let mut start = slots.start;
        while start < slots.end {
            let column = self.number(xs[start]);
            let end = start + run_length(&xs[start..], self.start(column + 1));
            let tally = census.tally(start..end);
            if tally.total() > 0 {
                each(Cell { column, first: xs[start], last: xs[end - 1], tally });
            }
            start = end;
        }
    }
}

/// The nodes of a column.
struct Cell {
    column: i64,
    /// Where the first and the last of them stand, in spacings.
    first: f64,
    last: f64,
    tally: Tally,
}

/// How many of ascending numbers, the first one always among them, are below a limit. Looks near the start first.
fn run_length(xs: &[f64], limit: f64) -> usize {
    let mut step = 1;
    while step < xs.len() && xs[step] < limit {
        step *= 2;
    }
    let from = (step / 2).min(xs.len());
    let to = step.min(xs.len());
    (from + xs[from..to].partition_point(|&x| x < limit)).max(1)
}

/// What a column looks like.
#[derive(Clone, Copy, PartialEq)]
struct Bar {
    /// Heights of the closed and of the pruned part.
    parts: (f32, f32),
    rest: Rgba,
}

/// Columns next to each other that look the same, from and to, in spacings; and where the last of their nodes stands.
struct Run {
    start: f64,
    end: f64,
    last: f64,
    bar: Bar,
}

/// Joins columns to runs and draws these. A run ends where its nodes do, not with its column: columns are halved while
/// one zooms, and nodes that stand alone would grow and shrink.
struct Runs<'a, 's> {
    stage: &'a Stage<'s>,
    columns: &'a Columns,
    /// How far a node reaches around its middle, in spacings: as far as its neighbour might, or a point.
    half: f64,
    /// No gap as narrow is drawn, in spacings: it might be one within a column. Wider ones open little by little.
    bridged: f64,
    /// From the edge at the root's side, and how far down.
    top: f32,
    height: f32,
    run: Option<Run>,
}

impl<'a, 's> Runs<'a, 's> {
    fn of(stage: &'a Stage<'s>, columns: &'a Columns, top: f32, height: f32) -> Runs<'a, 's> {
        let half = (COLUMN / 2.0 / stage.camera.across_scale).max(0.5);
        let bridged = COLUMN / stage.camera.across_scale;
        Runs { stage, columns, half, bridged, top, height, run: None }
    }

    fn add(&mut self, cell: &Cell, bar: Bar, quads: &mut Vec<Quad>) {
        let mut start = cell.first - self.half;
        if let Some(run) = &mut self.run {
            let gap = cell.first - run.last - 2.0 * self.half;
            let goes_on = gap <= self.bridged;
            if goes_on && run.bar == bar {
                run.last = cell.last;
                return;
            }
            if goes_on {
                start = self.columns.start(cell.column);
                run.end = start;
            } else {
                let closed = (2.0 * self.bridged - gap).max(0.0) / 2.0;
                start -= closed;
                run.end = run.last + self.half + closed;
            }
        }
        self.finish(quads);
        self.run = Some(Run { start, end: f64::NAN, last: cell.last, bar });
    }

    /// Draws the run that is under way, if there is one.
    fn finish(&mut self, quads: &mut Vec<Quad>) {
        let Some(Run { start, end, last, bar: Bar { parts: (closed, pruned), rest } }) = self.run.take() else {
            return;
        };
        let end = if end.is_nan() { last + self.half } else { end };
        let at = |x: f64| self.stage.camera.across(x, self.stage.view.size).clamp(-FAR, FAR).round() as f32;
        let (a, b) = (at(start), at(end));
        let across = a.min(b)..a.max(b);
        let theme = &self.stage.view.style.theme;
        let mut piece = |from: f32, to: f32, color: Rgba| {
            if from < to {
                let rect = self.stage.turned_rect(across.clone(), self.top + from..self.top + to);
                quads.push(Quad { rect, color });
            }
        };
        piece(0.0, closed, theme.far_closed());
        piece(closed, self.height - pruned, rest);
        piece(self.height - pruned, self.height, theme.far_pruned());
    }
}

/// Draws a level. Hands back the census of its nodes, for that of the next.
fn draw_level<'s>(
    stage: &'s Stage<'s>,
    columns: &Columns,
    level: &Level,
    above: Option<&Census>,
    quads: &mut Vec<Quad>,
) -> Census<'s> {
    let census = Census::of(stage, level.slots.clone(), above);
    let height = stage.strip_depth().round().max(1.0);
    let top = (level.down as f32 - height / 2.0).round();
    let mut runs = Runs::of(stage, columns, top, height);
    let draw = |cell: Cell| runs.add(&cell, bar(stage, height, cell.tally), quads);
    columns.count(stage, level.slots.clone(), &census, draw);
    runs.finish(quads);
    census
}

fn bar(stage: &Stage, height: f32, tally: Tally) -> Bar {
    let theme = &stage.view.style.theme;
    if height < PARTS {
        return Bar { parts: (0.0, 0.0), rest: shade(stage, tally) };
    }
    let total = tally.total() as f32;
    let part = |count: u32| match count {
        0 => 0.0,
        _ => (2.0 * height * count as f32 / total).round().max(2.0 * LEAST_PART) / 2.0,
    };
    let closed = part(tally.closed + tally.open + tally.from_table).min(height);
    let pruned = part(tally.pruned).min(height - closed);
    let rest =
        if tally.below + tally.below_table > tally.untouched { theme.far_below() } else { theme.far_untouched() };
    Bar { parts: (closed, pruned), rest }
}

/// One colour for nodes in several states: each state's in its share.
fn shade(stage: &Stage, tally: Tally) -> Rgba {
    let theme = &stage.view.style.theme;
    let Tally { untouched, open, closed, pruned, below, from_table, below_table } = tally;
    let (closed, below) = (closed + from_table, below + below_table);
    let mut color = theme.far_untouched();
    let mut so_far = untouched;
    for (count, other) in
        [(open + closed, theme.far_closed()), (pruned, theme.far_pruned()), (below, theme.far_below())]
    {
        so_far += count;
        if count > 0 {
            // In sixteenths, so that neighbours nearly alike are alike.
            color = color.mixed(other, (16.0 * count as f32 / so_far as f32).round() / 16.0);
        }
    }
    color
}

/// Levels closer than a line is thick: rows of several, their nodes counted together.
fn draw_merged(stage: &Stage, quads: &mut Vec<Quad>) {
    let height = extent(stage.view.size, stage.camera.orientation).1;
    let scale = stage.camera.down_scale;
    // Rows are fixed to the tree as columns are.
    let levels_a_row = (LEAST_LEVEL / scale).log2().ceil().exp2().max(1.0) as usize;
    let rows = (height / (levels_a_row as f64 * scale)).ceil().max(1.0) as usize;
    let nodes = stage.merged.clone().map(|depth| stage.slots_within(depth, 2.0 * COLUMN).len()).sum();
    let columns = Columns::of(stage, rows, nodes);
    let mut depth = stage.merged.start / levels_a_row * levels_a_row;
    let mut above = None;
    while depth < stage.merged.end {
        let end = depth + levels_a_row;
        draw_row(stage, &columns, depth..end, &mut above, quads);
        depth = end;
    }
}

fn draw_row<'s>(
    stage: &'s Stage<'s>,
    columns: &Columns,
    depths: Range<usize>,
    above: &mut Option<Census<'s>>,
    quads: &mut Vec<Quad>,
) {
    let mut cells: Vec<Cell> = Vec::new();
    for depth in depths.clone() {
        let slots = stage.slots_within(depth, 2.0 * COLUMN);
        let census = Census::of(stage, slots.clone(), above.as_ref());
        columns.count(stage, slots, &census, |cell| cells.push(cell));
        *above = Some(census);
    }
    cells.sort_unstable_by_key(|cell| cell.column);
    let edge = |depth: usize| (stage.camera.down(depth as f64 - 0.5, stage.view.size)).round() as f32;
    let (top, bottom) = (edge(depths.start), edge(depths.end));
    let mut runs = Runs::of(stage, columns, top, bottom - top);
    let mut cells = cells.into_iter().peekable();
    while let Some(mut cell) = cells.next() {
        while let Some(more) = cells.next_if(|next| next.column == cell.column) {
            cell.tally.join(more.tally);
            (cell.first, cell.last) = (cell.first.min(more.first), cell.last.max(more.last));
        }
        let bar = Bar { parts: (0.0, 0.0), rest: shade(stage, cell.tally) };
        runs.add(&cell, bar, quads);
    }
    runs.finish(quads);
}

/// Little rectangles, one a node: a border and the inside, both filled.
fn draw_boxes(stage: &Stage, level: &Level, quads: &mut Vec<Quad>) {
    let (growth, census) = (stage.growth(level), Census::of(stage, level.slots.clone(), None));
    for slot in level.drawn() {
        let rect = stage.rect(stage.node(slot), level);
        let tally = census.tally(slot..slot + 1);
        let border = shade(stage, tally);
        let border = if tally.untouched > 0 { border.mixed(stage.view.style.theme.ink, 0.3 * growth) } else { border };
        quads.push(Quad { rect, color: border });
        let line = stage.line_zoom(level.zoom).max(1.0);
        let inside = rect.grown(-line);
        if inside.width() > 1.0 && inside.height() > 1.0 {
            quads.push(Quad { rect: inside, color: inside_color(stage, tally, border, growth) });
        }
    }
}

/// A box's inside: its border's shade while it is small, that of a node with a shape when it is nearly one.
fn inside_color(stage: &Stage, tally: Tally, border: Rgba, growth: f32) -> Rgba {
    let theme = &stage.view.style.theme;
    let full = if tally.untouched > 0 { theme.far_untouched() } else { border };
    full.mixed(theme.ground, growth)
}

/// The path to the current node where levels are too close to be drawn one by one.
pub(super) fn merged_path(stage: &Stage, scene: &mut Scene) {
    if stage.merged.is_empty() {
        return;
    }
    let theme = &stage.view.style.theme;
    let mut quads = Vec::new();
    let mut last_row = None;
    for (depth, node) in stage.path_to_current().filter(|(depth, _)| stage.merged.contains(depth)) {
        let down = stage.camera.down(depth as f64, stage.view.size).round() as f32;
        let is_current = stage.current == Some(node);
        if last_row == Some(down) && !is_current {
            continue;
        }
        last_row = Some(down);
        let across = stage.across(node).clamp(-1e5, 1e5) as f32;
        let half = if is_current { 6.0 } else { 2.0 };
        let rect = stage.turned_rect(across - half..across + half, down - half.min(3.0)..down + half.min(3.0));
        quads.push(Quad { rect: Rect { ..rect }, color: theme.ink });
    }
    scene.push(Form::Quads(quads), Role::PathEdge, None);
}

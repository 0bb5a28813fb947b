//! Windows and cutoffs: little plates at the side of a node where its children are.

use super::measure::{shortened, width, width_of_runs};
use super::nodes::leaf_name_room;
use super::places::VARIATION_OUTLINE;
use super::shape::{Anchor, Form, Point, Quad, Rect, Role, Run, Stroke, end, point};
use super::stage::{Detail, Level, READABLE, Stage, readable};
use super::style::{Side, Sizes, WindowPlace, WindowText};
use super::theme::{Rgba, Theme};
use super::{Scene, folded};
use crate::games::node_name;
use crate::search::{Cut, Event, Table, Window};
use crate::trace::{OpenNode, Status, Tally};
use crate::tree::{NodeId, Player};

/// Windows of open nodes are at least so large, where there is room between the levels.
const LEAST_WINDOW_TEXT: f32 = 11.0;
/// What is left of edges below such a window.
const LEAST_EDGE: f32 = 12.0;
/// Between a node and its chip, in points at zoom 1; an open node may have a second outline.
const GAP: f32 = 4.0;
const OPEN_GAP: f32 = 12.0;
/// Between the chips of one node.
const BETWEEN: f32 = 3.0;
/// How far the hatched frame of a crossed window reaches beyond it.
const CROSSED_FRAME: f32 = 4.0;
/// The longest name of a position, in text sizes.
const LONGEST_NAME: f32 = 6.0;
/// How large the text of cutoffs is beside that of windows.
const CUTOFF_TEXT: f32 = 0.93;
/// The most cutoffs and folded subtrees that are told.
const MOST_CHIPS: usize = 300;

/// How far before the root its window stands if windows are on the edges, in points at zoom 1.
pub(super) const ROOT_WINDOW: f64 = 20.0;

/// In how many lengths a chip can be had.
pub(super) const VARIANTS: usize = 4;

/// What a chip says.
#[derive(Clone, Debug)]
pub(super) enum Content {
    /// A window: where α's half ends, and whether α and β have met.
    Window { alpha_width: f32, crossed: bool },
    /// A cutoff.
    Cutoff,
    /// From which node the table's answer comes.
    FromTable,
    /// What a folded subtree holds.
    Folded { lines: Vec<String>, tally: Tally },
}

/// A plate with a text.
#[derive(Clone, Debug)]
pub(super) struct Chip {
    pub node: NodeId,
    pub rect: Rect,
    pub size: f32,
    pub runs: Vec<Run>,
    pub content: Content,
}

impl Chip {
    /// Where it ends, in points down the picture.
    fn end(&self, stage: &Stage) -> f32 {
        let frame = if matches!(self.content, Content::Window { crossed: true, .. }) { CROSSED_FRAME } else { 0.0 };
        frame + if stage.root_at_left() { self.rect.max.x } else { self.rect.max.y }
    }

    /// True if it has several lines that would reach the next level, where other nodes stand.
    fn is_too_high(&self, stage: &Stage, level: &Level) -> bool {
        let has_lines = matches!(&self.content, Content::Folded { lines, .. } if lines.len() > 1);
        has_lines && !stage.root_at_left() && self.rect.max.y > level.down as f32 + stage.room_to_next(level)
    }
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
            if level.detail == Detail::Label && chips.chips.len() < MOST_CHIPS {
                chips.place_plates(stage, level, &mut row);
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
        let placed = row.place(stage, level, chip, true);
        self.add(stage, placed);
    }

    /// What happens now is told in full; of the others it is enough that they look alike.
    fn place_plates(&mut self, stage: &Stage, level: &Level, row: &mut Row) {
        let now = stage.current.filter(|node| stage.tree.level(level.depth).contains(&node.index()));
        let now = now.and_then(|node| cutoff_variants(stage, level, node));
        self.place_alike(stage, level, row, now.as_slice());
        let nodes = level.drawn().map(|slot| stage.node(slot));
        let others = nodes.flat_map(|node| {
            let cutoff = if stage.current == Some(node) { None } else { cutoff_variants(stage, level, node) };
            [table_variants(stage, level, node), cutoff, folded::variants(stage, level, node)].into_iter().flatten()
        });
        self.place_alike(stage, level, row, &others.collect::<Vec<_>>());
    }

    /// Places chips of which each may be longer or shorter: all as long as all have room for, and where not even the
    /// shortest have, those that fit.
    fn place_alike(&mut self, stage: &Stage, level: &Level, row: &mut Row, chips: &[[Chip; VARIANTS]]) {
        for variant in 0..VARIANTS {
            let mut tried = row.clone();
            let placed: Vec<Option<Chip>> =
                chips.iter().map(|chip| tried.place(stage, level, chip[variant].clone(), false)).collect();
            if variant + 1 == VARIANTS || placed.iter().all(Option::is_some) {
                *row = tried;
                placed.into_iter().for_each(|chip| self.add(stage, chip));
                return;
            }
        }
    }

    fn add(&mut self, stage: &Stage, chip: Option<Chip>) {
        let Some(chip) = chip else { return };
        self.ends.push((chip.node, chip.end(stage)));
        self.chips.push(chip);
    }

    pub(super) fn draw(&self, stage: &Stage, scene: &mut Scene) {
        let theme = &stage.view.style.theme;
        for chip in &self.chips {
            match chip.content {
                Content::Window { alpha_width, crossed } => draw_window(chip, alpha_width, crossed, theme, scene),
                Content::Folded { ref lines, tally } => folded::draw(chip, lines, tally, theme, scene),
                Content::FromTable => {
                    let (rect, node) = (chip.rect, Some(chip.node));
                    scene.rect(
                        rect,
                        3.0,
                        Some(theme.ground),
                        Some(Stroke::solid(1.5, theme.ink)),
                        Role::TableChip,
                        node,
                    );
                    scene.text(rect.center(), Anchor::Middle, chip.size, chip.runs.clone(), Role::TableChip, node);
                }
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

/// The height of what stands under a folded node at zoom 1: a cutoff, and a plate of two lines.
pub(super) fn chips_height(sizes: &Sizes) -> f32 {
    let cutoff = 1.45 * CUTOFF_TEXT * sizes.window_text;
    OPEN_GAP + cutoff + BETWEEN + folded::height(2, folded::TEXT * sizes.window_text)
}

/// How wide and high, at zoom 1, what usually says where the table's answer for a leaf comes from is.
pub(super) fn answer_size(sizes: &Sizes) -> (f32, f32) {
    let size = CUTOFF_TEXT * sizes.window_text;
    (GAP + 5.5 * size, GAP + 1.45 * size)
}

/// The room that is taken around the chips of one level.
#[derive(Clone)]
struct Row {
    taken: Vec<Rect>,
    /// The chips placed so far: where each ends, from top to bottom.
    bottoms: Vec<(NodeId, f32)>,
}

impl Row {
    /// The room taken by the names of leaves and by the second outline of the current node.
    fn of(stage: &Stage, level: &Level) -> Row {
        let mut taken = Vec::new();
        if level.detail == Detail::Label {
            let leaves = level.drawn().map(|slot| stage.node(slot)).filter(|&node| stage.tree.is_leaf(node));
            taken.extend(leaves.filter_map(|leaf| leaf_name_room(stage, level, leaf)));
        }
        if level.detail >= Detail::Shape {
            let here = stage.current.filter(|node| stage.tree.level(level.depth).contains(&node.index()));
            taken.extend(here.filter(|&node| stage.shows(node)).map(|node| outline_below(stage, level, node)));
        }
        Row { taken, bottoms: Vec::new() }
    }

    /// Puts a chip at its node's lower side, below a name or a chip that is there already. None if it would meet
    /// something else, unless it must be.
    fn place(&mut self, stage: &Stage, level: &Level, mut chip: Chip, must: bool) -> Option<Chip> {
        let mut body = stage.rect(chip.node, level);
        let mut gap = gap(stage, level, chip.node, must);
        if let Some(name) =
            Some(chip.node).filter(|&node| stage.tree.is_leaf(node)).and_then(|leaf| leaf_name_room(stage, level, leaf))
        {
            body.max = point(body.max.x.max(name.max.x), body.max.y.max(name.max.y));
            gap = GAP * level.zoom;
        }
        if matches!(chip.content, Content::Window { crossed: true, .. }) {
            gap = gap.max(stage.outline(level) + CROSSED_FRAME + 1.0);
        }
        let (width, height) = (chip.rect.width(), chip.rect.height());
        let last = self.bottoms.iter().rev().find(|(node, _)| *node == chip.node);
        let above = last.map(|&(_, bottom)| bottom + BETWEEN);
        let center = if stage.root_at_left() {
            // A second chip stands under the first: beyond it the next level would begin.
            let y = above.map_or(body.center().y, |above| above + height / 2.0);
            point(body.max.x + gap + width / 2.0, y)
        } else {
            let y = above.unwrap_or(body.max.y + gap) + height / 2.0;
            point(kept_inside(body.center().x, width, stage.view.size.width), y)
        };
        chip.rect = Rect::around(center, width, height);
        let room = chip.rect.grown(1.0);
        if !must && (self.taken.iter().any(|taken| taken.overlaps(&room)) || chip.is_too_high(stage, level)) {
            return None;
        }
        self.taken.push(room);
        let frame = if stage.root_at_left() { 0.0 } else { chip.end(stage) - chip.rect.max.y };
        self.bottoms.push((chip.node, chip.rect.max.y + frame));
        Some(chip)
    }
}

/// Between a node, or its second outline, and its first chip. Windows stand at nodes that are or will be current.
fn gap(stage: &Stage, level: &Level, node: NodeId, open: bool) -> f32 {
    if open || stage.current == Some(node) {
        (OPEN_GAP * level.zoom).max(stage.outline(level) + 2.0)
    } else if stage.is_on_variation(node, level.depth) {
        (GAP * level.zoom).max(VARIATION_OUTLINE * stage.line_zoom(level.zoom) + 2.0)
    } else {
        GAP * level.zoom
    }
}

/// What the current node's second outline takes of the room in which its level's chips stand.
fn outline_below(stage: &Stage, level: &Level, node: NodeId) -> Rect {
    let around = stage.rect(node, level).grown(stage.outline(level));
    // Below Min's tip it is narrow, and below a circle a little.
    let share = match stage.tree.player(node) {
        _ if stage.root_at_left() || stage.tree.is_leaf(node) => 1.0,
        Player::Max => 1.0,
        Player::Min => 0.3,
        Player::Chance => 0.5,
    };
    Rect::around(around.center(), share * around.width(), around.height())
}

/// The middle of something that stays inside the picture as long as its node does.
fn kept_inside(middle: f32, width: f32, whole: f32) -> f32 {
    let (low, high) = (width / 2.0 + 2.0, whole - width / 2.0 - 2.0);
    if (0.0..=whole).contains(&middle) && low <= high { middle.clamp(low, high) } else { middle }
}

/// The window to show at some depth: the open node's, else the hovered node's last one.
fn window_at(stage: &Stage, depth: usize) -> Option<OpenNode> {
    let moment = stage.moment().filter(|moment| moment.trace.options().algorithm.has_window())?;
    if let Some(open) = stage.path.get(depth).filter(|open| stage.shows(open.node)) {
        return Some(*open);
    }
    let hovered = stage.view.hovered.filter(|&node| stage.tree.depth(node) == depth)?;
    let left = moment.left_at(hovered)?;
    moment.at(left - 1).path().last().filter(|open| open.node == hovered).copied()
}

/// The size of windows at a level, none if there is no room for them.
fn window_text_size(stage: &Stage, level: &Level) -> Option<f32> {
    let wanted = stage.view.style.sizes.window_text * level.zoom;
    let needed = 1.45 * LEAST_WINDOW_TEXT + OPEN_GAP * level.zoom + LEAST_EDGE;
    let least = if stage.room_below(level) >= needed { LEAST_WINDOW_TEXT } else { 0.0 };
    let size = readable(wanted.max(least));
    (size >= READABLE && level.detail >= Detail::Shape).then_some(size)
}

/// A window as people write it, what the node itself moved bold and underlined.
fn window_chip(stage: &Stage, open: &OpenNode, size: f32) -> Chip {
    let OpenNode { node, entry, window, .. } = *open;
    let side = stage.side_at(node);
    let (entry, Window { alpha, beta }) = (entry.seen_by(side), window.seen_by(side));
    let theme = &stage.view.style.theme;
    let bound = |value: f64, was: f64, color: Rgba| {
        let moved = value != was;
        Run { text: end(value), color, bold: moved, underline: moved }
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
        return (level.depth == 0).then(|| stage.camera.point(across, down - ROOT_WINDOW * f64::from(level.zoom)));
    };
    let (from_across, from_down) = (stage.across(parent), stage.exit_down(parent, above, None));
    let share = 0.5;
    Some(stage.camera.point(from_across + share * (across - from_across), from_down + share * (down - from_down)))
}

fn draw_window(chip: &Chip, alpha_width: f32, crossed: bool, theme: &Theme, scene: &mut Scene) {
    let Chip { node, rect, size, runs, .. } = chip;
    let node = Some(*node);
    if crossed {
        // The hatching is a frame: under the text it would be noise.
        let frame = rect.grown(CROSSED_FRAME);
        scene.rect(frame, 0.0, Some(theme.ground), None, Role::WindowChip, node);
        draw_hatch(frame, theme.hatch(), Role::Hatch, node, scene);
        scene.rect(frame, 0.0, None, Some(Stroke::solid(1.5, theme.ink)), Role::WindowChip, node);
    }
    let split = rect.min.x + alpha_width;
    let halves = vec![
        Quad { rect: Rect { min: rect.min, max: point(split, rect.max.y) }, color: theme.alpha_ground },
        Quad { rect: Rect { min: point(split, rect.min.y), max: rect.max }, color: theme.beta_ground },
    ];
    scene.push(Form::Quads(halves), Role::WindowChip, node);
    scene.rect(*rect, 0.0, None, Some(Stroke::solid(1.0, theme.faint())), Role::WindowChip, node);
    scene.text(rect.center(), Anchor::Middle, *size, runs.clone(), Role::Window, node);
}

/// Slanted lines across a rectangle.
pub(super) fn draw_hatch(rect: Rect, color: Rgba, role: Role, node: Option<NodeId>, scene: &mut Scene) {
    const STEP: f32 = 5.0;
    let (width, height) = (rect.width(), rect.height());
    let mut start = STEP / 2.0;
    while start < width + height {
        // A line x + y = start, cut off at the rectangle's sides.
        let from = point(rect.min.x + (start - height).max(0.0), rect.min.y + start.min(height));
        let to = point(rect.min.x + start.min(width), rect.min.y + (start - width).max(0.0));
        scene.line(vec![from, to], Stroke::solid(1.2, color), role, node);
        start += STEP;
    }
}

/// A node's cutoff, longest first; none if it has none that could be read.
fn cutoff_variants(stage: &Stage, level: &Level, node: NodeId) -> Option<[Chip; VARIANTS]> {
    let size = readable(stage.view.style.sizes.window_text * level.zoom * CUTOFF_TEXT);
    let moment = stage.moment().filter(|_| size >= READABLE)?;
    let step = moment.cutoff_at(node)?;
    let Some(Event::Cutoff { window, .. }) = moment.at(step).event() else { return None };
    let [full, met, letter] = cutoff_texts(stage, node, window).map(|text| cutoff_chip(stage, node, text, size));
    Some([full.clone(), full, met, letter])
}

/// Where the table's answer for a node comes from, longest first; none if it has none that could be read.
fn table_variants(stage: &Stage, level: &Level, node: NodeId) -> Option<[Chip; VARIANTS]> {
    let size = readable(stage.view.style.sizes.window_text * level.zoom * CUTOFF_TEXT);
    let moment = stage.moment().filter(|moment| size >= READABLE && moment.trace.options().table != Table::Off)?;
    if moment.status(node) != Status::FromTable {
        return None;
    }
    let Some(Event::FromTable { source, .. }) = moment.at(moment.entered_at(node)?).event() else { return None };
    let texts = &stage.view.texts.scene;
    let source = source_name(stage, source);
    let [full, short] =
        [(texts.from_table)(&source), format!("= {source}")].map(|text| table_chip(stage, node, text, size));
    Some([full.clone(), full, short.clone(), short])
}

/// What the node is called whose answer the table held. A leaf without a name would be called by its value, which is
/// there already: it goes by its position.
fn source_name(stage: &Stage, source: NodeId) -> String {
    let tree = stage.tree;
    let is_named = [tree.label(source), tree.move_text(source)].into_iter().flatten().any(|name| !name.is_empty());
    let position = tree.state(source).filter(|state| tree.is_leaf(source) && !is_named && !state.is_empty());
    position
        .map_or_else(|| node_name(tree, source, stage.view.texts), |state| shortened(state, 1.0, false, LONGEST_NAME))
}

fn table_chip(stage: &Stage, node: NodeId, text: String, size: f32) -> Chip {
    let rect = Rect::around(Point::default(), width(&text, size, false) + 0.9 * size, 1.45 * size);
    let runs = vec![Run { text, color: stage.view.style.theme.ink, bold: false, underline: false }];
    Chip { node, rect, size, runs, content: Content::FromTable }
}

/// What a cutoff's chip may say, longest first.
fn cutoff_texts(stage: &Stage, node: NodeId, window: Window) -> [String; 3] {
    let strict = stage.moment().is_some_and(|moment| moment.trace.options().cut == Cut::Above);
    let side = stage.view.style.side;
    let window = window.seen_by(stage.side_at(node));
    let (alpha, beta) = (end(window.alpha), end(window.beta));
    let texts = &stage.view.texts.scene;
    match stage.tree.player(node) {
        // From the mover's side every cutoff is one at β.
        Player::Min if side == Side::Max => {
            let met = format!("{beta} {} {alpha}", if strict { "<" } else { "≤" });
            [(texts.alpha_cutoff)(&met), met, "α".to_owned()]
        }
        _ => {
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

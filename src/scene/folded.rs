//! What a folded subtree holds, on a plate under its node: how many nodes and leaves, and a bar of what has become of
//! them.

use super::Scene;
use super::chips::{Chip, Content, VARIANTS};
use super::measure::width;
use super::shape::{Anchor, Form, Point, Quad, Rect, Role, Run, Stroke, point};
use super::stage::{Level, READABLE, Stage, readable};
use super::theme::Theme;
use crate::texts::numbers::format_count;
use crate::texts::vocabulary::folds::Became;
use crate::trace::Tally;
use crate::tree::NodeId;

/// The height of the bar that says what has become of the nodes.
const BAR: f32 = 5.0;
/// How large the text is beside that of windows.
pub(super) const TEXT: f32 = 0.86;
/// From one line to the next, and above the first and below the last together, in ems.
const LINE: f32 = 1.25;
const PADDING: f32 = 0.2;

/// Nodes by what has become of them, as people are told.
pub fn became(tally: Tally) -> Became {
    let Tally { untouched, open, closed, pruned, below, from_table, below_table } = tally;
    let count = |parts: &[u32]| parts.iter().sum::<u32>() as usize;
    Became {
        visited: count(&[open, closed, from_table]),
        pruned: count(&[pruned]),
        untouched: count(&[untouched]),
        below: count(&[below, below_table]),
    }
}

/// What a folded subtree holds, longest first; none if the node is not folded.
pub(super) fn variants(stage: &Stage, level: &Level, node: NodeId) -> Option<[Chip; VARIANTS]> {
    let size = readable(stage.view.style.sizes.window_text * level.zoom * TEXT);
    if size < READABLE || stage.view.layout.shows_all() || !is_folded(stage, node, level.depth) {
        return None;
    }
    let (nodes, leaves) = (stage.tree.subtree_len(node) - 1, stage.tree.subtree_leaves(node));
    let (texts, tally) = (&stage.view.texts.scene.folded, stage.tally_below(node));
    let short = vec![format!("+{}", format_count(nodes))];
    let stacked = vec![(texts.nodes)(nodes), (texts.leaves)(leaves)];
    let full = vec![stacked.join(texts.comma), (texts.became)(&became(tally))];
    Some([full, stacked, short.clone(), short].map(|lines| plate(node, lines, size, tally)))
}

/// True if a node's children are all hidden and the search is not among them. What it has not reached is not there to
/// be folded, where nodes appear as it reaches them.
fn is_folded(stage: &Stage, node: NodeId, depth: usize) -> bool {
    let (layout, mut children) = (stage.view.layout, stage.tree.children(node));
    let hides_all = layout.children(stage.tree, node).is_empty();
    let is_closed = layout.shows(node) && !stage.is_open(node, depth) && hides_all;
    is_closed && children.any(|child| stage.is_reached(child))
}

/// The height of a plate of so many lines.
pub(super) fn height(lines: usize, size: f32) -> f32 {
    (lines as f32 * LINE + PADDING) * size + BAR
}

fn plate(node: NodeId, lines: Vec<String>, size: f32, tally: Tally) -> Chip {
    let widest = lines.iter().map(|line| width(line, size, false)).fold(0.0, f32::max);
    let rect = Rect::around(Point::default(), widest + 0.9 * size, height(lines.len(), size));
    Chip { node, rect, size, runs: Vec::new(), content: Content::Folded { lines, tally } }
}

pub(super) fn draw(chip: &Chip, lines: &[String], tally: Tally, theme: &Theme, scene: &mut Scene) {
    let (rect, node) = (chip.rect, Some(chip.node));
    scene.rect(rect, 0.0, Some(theme.ground), None, Role::Folded, node);
    scene.push(Form::Quads(bars(rect, tally, theme)), Role::Folded, node);
    scene.rect(rect, 0.0, None, Some(Stroke::solid(1.0, theme.faint())), Role::Folded, node);
    let mut y = rect.min.y + 0.5 * (PADDING + LINE) * chip.size;
    for line in lines {
        let run = Run { text: line.clone(), color: theme.ink, bold: false, underline: false };
        scene.text(point(rect.center().x, y), Anchor::Middle, chip.size, vec![run], Role::Folded, node);
        y += LINE * chip.size;
    }
}

/// The bar at the lower edge of a plate.
fn bars(rect: Rect, tally: Tally, theme: &Theme) -> Vec<Quad> {
    let total = tally.total().max(1) as f32;
    let Became { visited, pruned, untouched, below } = became(tally);
    let mut left = rect.min.x;
    let parts = [
        (visited, theme.far_closed()),
        (untouched, theme.far_untouched()),
        (below, theme.far_below()),
        (pruned, theme.far_pruned()),
    ];
    let bar = |(count, color): (usize, _)| {
        let right = left + rect.width() * count as f32 / total;
        let bar = Rect { min: point(left, rect.max.y - BAR), max: point(right, rect.max.y) };
        left = right;
        Quad { rect: bar, color }
    };
    parts.map(bar).to_vec()
}

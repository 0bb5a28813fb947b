//! Where nodes, what belongs to them, and edges are in the picture.

use std::ops::Range;

use super::camera::extent;
use super::chips::Chips;
use super::edges::clipped;
use super::shape::{Point, Rect, point};
use super::stage::{BOARD_ZOOM, BOX_WIDTH, Detail, LEAST_LEVEL, Level, Stage};
use crate::tree::NodeId;

/// How far the outer edge of the current node's second outline is from its body's outline, in points at zoom 1.
pub(super) const CURRENT_OUTLINE: f32 = 10.0;
/// The same of the outline of a node on the principal variation.
pub(super) const VARIATION_OUTLINE: f32 = 5.5;
/// No place is further out than this, in points, once it is f32.
const FAR: f64 = 1e5;
/// So much further than the first boards, in zoom, they are there as a whole.
const WHOLE_BOARDS: f32 = 0.15;
/// Nodes wider than this are not stretched.
const SQUARE_WIDTH: f64 = 8.0;
/// Where levels are closer than this zoom, nodes may be wider than high.
const LEAST_BOX_ZOOM: f64 = 0.1;

impl Stage<'_> {
    /// Where a node stands across the picture, in points.
    #[inline]
    pub(super) fn across(&self, node: NodeId) -> f64 {
        self.camera.across(self.view.layout.x(node), self.view.size)
    }

    /// The middle of a node.
    #[inline]
    pub(super) fn center(&self, node: NodeId, level: &Level) -> Point {
        self.camera.point(self.across(node).clamp(-FAR, FAR), level.down)
    }

    /// The room of a node's body.
    pub(super) fn rect(&self, node: NodeId, level: &Level) -> Rect {
        let (width, height) = self.body(node, level);
        Rect::around(self.center(node, level), width, height)
    }

    /// The room of a node's board: before its body.
    pub(super) fn board_rect(&self, node: NodeId, level: &Level) -> Rect {
        let (side, gap) = (self.view.style.sizes.board * level.zoom, self.view.style.sizes.board_gap() * level.zoom);
        let down = level.down as f32 - self.body_down(node, level) / 2.0 - gap - side / 2.0;
        Rect::around(self.camera.point(self.across(node).clamp(-FAR, FAR), f64::from(down)), side, side)
    }

    /// True if the nodes of a level show boards.
    pub(super) fn shows_boards(&self, level: &Level) -> bool {
        self.has_boards && level.detail == Detail::Label && f64::from(level.zoom) > BOARD_ZOOM
    }

    /// How much of the boards of a level there is to be seen: they come out of nothing while one zooms.
    pub(super) fn board_share(&self, level: &Level) -> f32 {
        let share = ((level.zoom - BOARD_ZOOM as f32) / WHOLE_BOARDS).clamp(0.0, 1.0);
        share * share * (3.0 - 2.0 * share)
    }

    /// How far down its level a node's body reaches.
    fn body_down(&self, node: NodeId, level: &Level) -> f32 {
        self.turned(self.body(node, level)).1
    }

    /// Where the edge to a node ends, in points down the picture.
    pub(super) fn entry_down(&self, node: NodeId, level: &Level) -> f64 {
        let side = level.down - f64::from(self.side_reach(node, level));
        if !self.shows_boards(level) {
            return side;
        }
        let rect = self.board_rect(node, level);
        let board = f64::from(if self.root_at_left() { rect.min.x } else { rect.min.y });
        side + (board - side) * f64::from(self.board_share(level))
    }

    /// Where the edges from a node begin, in points down the picture: at its chip, if it has one.
    pub(super) fn exit_down(&self, node: NodeId, level: &Level, chips: Option<&Chips>) -> f64 {
        match chips.and_then(|chips| chips.end(node)) {
            Some(end) => f64::from(end),
            None => level.down + f64::from(self.side_reach(node, level)),
        }
    }

    /// From a node's middle to where its edges touch it, or its second outline.
    fn side_reach(&self, node: NodeId, level: &Level) -> f32 {
        // The slanted sides of a triangle are half as far out half way up.
        let slanted = self.root_at_left() && !self.tree.is_leaf(node) && level.detail >= Detail::Shape;
        let body = self.body_down(node, level) / if slanted { 4.0 } else { 2.0 };
        let outline = if self.current == Some(node) { self.outline(level) } else { 0.0 };
        body + outline
    }

    /// How far out the current node's second outline reaches.
    pub(super) fn outline(&self, level: &Level) -> f32 {
        CURRENT_OUTLINE * self.line_zoom(level.zoom)
    }

    /// How far from a level to the next one's bodies there is room, in points.
    pub(super) fn room_below(&self, level: &Level) -> f32 {
        let (_, down) = self.node_extent();
        self.camera.down_scale as f32 - down * level.zoom
    }

    /// From the middle of a level to the next one's bodies, in points.
    pub(super) fn room_to_next(&self, level: &Level) -> f32 {
        let (_, down) = self.node_extent();
        self.camera.down_scale as f32 - down / 2.0 * level.zoom
    }

    /// The nearest node on the left, or above where levels run to the right, if the level goes on there.
    pub(super) fn neighbor_before(&self, node: NodeId, level: &Level) -> Option<NodeId> {
        let [left, right] = self.neighbors(node, level);
        if self.camera.mirrored { right } else { left }
    }

    /// The nodes before and after one on its level, as the layout has them.
    fn neighbors(&self, node: NodeId, level: &Level) -> [Option<NodeId>; 2] {
        let layout = self.view.layout;
        let (slots, slot) = (layout.level(self.tree, level.depth), layout.slot(node));
        [slot.checked_sub(1), Some(slot + 1)].map(|slot| slot.filter(|slot| slots.contains(slot)).map(|s| self.node(s)))
    }

    /// The distance to the neighbour on one side, the right or below, or the left or above, in points.
    pub(super) fn gap_beside(&self, node: NodeId, level: &Level, after: bool) -> Option<f64> {
        let [before, next] = self.neighbors(node, level);
        let other = if after != self.camera.mirrored { next } else { before };
        Some((self.across(other?) - self.across(node)).abs())
    }

    /// The place nearest to one across a level where something can pass between two nodes: clear of both, or half way
    /// between them.
    pub(super) fn gap_near(&self, level: &Level, across: f64, clear: f64) -> f64 {
        let least = f64::from(self.node_extent().0 * level.zoom) / 2.0 + clear;
        let nodes = level.drawn().map(|slot| self.across(self.node(slot)));
        let (mut before, mut after) = (f64::NEG_INFINITY, f64::INFINITY);
        for at in nodes {
            if at <= across { before = before.max(at) } else { after = after.min(at) }
        }
        let (low, high) = (before + least, after - least);
        if low <= high { across.clamp(low, high) } else { (before + after) / 2.0 }
    }

    /// Where the bodies of a level begin, with their boards, and where they end, in points down the picture.
    pub(super) fn row(&self, level: &Level) -> (f64, f64) {
        let half = f64::from(self.node_extent().1 * level.zoom / 2.0);
        let sizes = &self.view.style.sizes;
        let boards = if self.shows_boards(level) { (sizes.board + sizes.board_gap()) * level.zoom } else { 0.0 };
        (level.down - half - f64::from(boards), level.down + half)
    }

    /// The distance to the nearest neighbour of its level, in points; three spacings if there is none as near.
    pub(super) fn gap_around(&self, node: NodeId, level: &Level) -> f32 {
        let here = self.view.layout.x(node);
        let most = 3.0f64.max(3.0 * f64::from(level.zoom) / self.across_zoom);
        let gaps =
            self.neighbors(node, level).into_iter().flatten().map(|other| (self.view.layout.x(other) - here).abs());
        (gaps.fold(most, f64::min) * self.camera.across_scale) as f32
    }

    /// A segment between two places, across and down, as far as it is near the picture.
    pub(super) fn segment(&self, from: (f64, f64), to: (f64, f64)) -> Option<(Point, Point)> {
        let (from, to) = clipped(from, to, extent(self.view.size, self.camera.orientation))?;
        Some((self.camera.point(from.0, from.1), self.camera.point(to.0, to.1)))
    }

    /// How much thicker lines are than at zoom 1.
    pub(super) fn line_zoom(&self, zoom: f32) -> f32 {
        (zoom * self.view.style.sizes.node_height / 50.0).clamp(0.4, 1.6)
    }

    /// A rectangle from its extent across and down.
    pub(super) fn turned_rect(&self, across: Range<f32>, down: Range<f32>) -> Rect {
        if self.root_at_left() {
            Rect { min: point(down.start, across.start), max: point(down.end, across.end) }
        } else {
            Rect { min: point(across.start, down.start), max: point(across.end, down.end) }
        }
    }

    /// Width and height of a node's body. Where levels are apart and nodes are narrow, bodies are stretched to the
    /// height and width of strips, which neighbours share without a gap, so that strips turn into boxes and boxes into shapes without a jump.
    pub(super) fn body(&self, node: NodeId, level: &Level) -> (f32, f32) {
        let (node_across, node_down) = self.node_extent();
        let across_zoom = level.across_zoom.min(self.down_zoom.max(LEAST_BOX_ZOOM)) as f32;
        let share = (across_zoom * node_across - BOX_WIDTH as f32) / (SQUARE_WIDTH - BOX_WIDTH) as f32;
        let share = share.clamp(0.0, 1.0);
        let share = share * share * (3.0 - 2.0 * share);
        let leaf = self.view.style.sizes.leaf;
        let (across, down) = if self.tree.is_leaf(node) { (leaf, leaf) } else { (node_across, node_down) };
        let mixed = |small: f32, large: f32| small + (large - small) * share;
        let natural = down * level.zoom;
        let touching = self.spacing.across as f32;
        self.turned((mixed(touching, across) * across_zoom, mixed(self.strip_depth().max(natural), natural)))
    }

    /// A triangle's extent at zoom 1, first across its level, then down.
    pub(super) fn node_extent(&self) -> (f32, f32) {
        let sizes = &self.view.style.sizes;
        self.turned((sizes.node_width, sizes.node_height))
    }

    /// Width and height from extents across and down, or the other way round.
    pub(super) fn turned(&self, (a, b): (f32, f32)) -> (f32, f32) {
        if self.root_at_left() { (b, a) } else { (a, b) }
    }

    /// How far down a level reaches whose nodes are counted.
    pub(super) fn strip_depth(&self) -> f32 {
        (self.node_extent().1 * self.down_zoom.min(1.0) as f32).max(LEAST_LEVEL as f32 / 2.0)
    }
}

//! Where to look from to see something.

use super::View;
use super::camera::{Camera, Place, Size, extent};
use super::chips::{ROOT_WINDOW, answer_size, chips_height};
use super::shape::Point;
use super::stage::{Detail, Level, READABLE, Stage};
use super::style::{Orientation, Spacing, WindowPlace};
use crate::games::board_at;
use crate::search::{Options, Table};
use crate::tree::NodeId;

/// What is to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// The whole tree.
    All,
    /// A node and everything below it.
    Subtree(NodeId),
    /// All nodes of the level at some depth.
    Level(usize),
    /// A node, its ancestors and their children as far as they are near.
    Path(NodeId),
}

/// Room for the names of levels, in points at zoom 1, on the side where they stand.
const LEVEL_NAMES: f64 = 64.0;
/// Empty room at the other sides.
const MARGIN: f64 = 12.0;
/// A small tree is not made larger than this.
const LARGEST_FIT: f64 = 1.6;
/// Nothing is made larger than this.
const LARGEST: f64 = 4.0;
/// How much further apart than otherwise the neighbours of a folded tree may stand.
const SPREAD: f64 = 1.7;
/// Nodes looked at to see whether some of a level are folded.
const LOOKED_AT: usize = 64;
/// How much smaller than fitted the whole tree may become.
const SMALLEST_SHARE: f64 = 0.5;
/// A followed node is well visible if it is this share of the picture away from every edge.
const FOLLOW_MARGIN: f64 = 0.1;

/// A part of the world.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Extent {
    pub across: (f64, f64),
    pub down: (f64, f64),
}

impl View<'_> {
    /// How far apart nodes stand at zoom 1.
    pub fn spacing(&self) -> Spacing {
        self.style.sizes.spacing(self.camera.orientation, self.has_boards())
    }

    /// True if nodes show positions of tic-tac-toe.
    pub(super) fn has_boards(&self) -> bool {
        self.tree.has_states() && board_at(self.tree, NodeId::ROOT).is_some()
    }

    /// How much larger than at zoom 1 nodes are.
    pub fn zoom(&self) -> f64 {
        let spacing = self.spacing();
        (self.camera.across_scale / spacing.across).min(self.camera.down_scale / spacing.down)
    }

    /// The camera from which something is seen as large as it can be. What would be too small to read is fitted in
    /// each direction on its own: a tree a thousand times as wide as it is high would be a hairline otherwise.
    pub fn fitted(&self, fit: Fit) -> Camera {
        let (places, spacing) = (self.places(fit), self.spacing());
        let (width, height) = self.room();
        let (margin_across, margin_down) = self.margins();
        let across = (width / (places.across.1 - places.across.0 + 2.0 * margin_across)).max(f64::MIN_POSITIVE);
        let down = (height / (places.down.1 - places.down.0 + margin_down.0 + margin_down.1)).max(f64::MIN_POSITIVE);
        let (across_zoom, down_zoom) = (across / spacing.across, down / spacing.down);
        let zoom = across_zoom.min(down_zoom).min(LARGEST_FIT);
        let (across_zoom, down_zoom) = if zoom < self.readable_zoom() {
            (across_zoom.min(1.0), down_zoom.min(1.0))
        } else {
            (across_zoom.min(self.spread() * zoom), zoom)
        };
        self.looking_at(places, across_zoom * spacing.across, down_zoom * spacing.down)
    }

    /// The same view in a picture of its own, as large as the whole tree at zoom 1 and at most `most` points long or
    /// high: what would be larger is made smaller, in each direction on its own where it could not be read anyway.
    pub fn natural(&self, most: f32) -> Self {
        let (places, spacing) = (self.places(Fit::All), self.spacing());
        let (margin_across, margin_down) = self.margins();
        let across = places.across.1 - places.across.0 + 2.0 * margin_across;
        let down = places.down.1 - places.down.0 + margin_down.0 + margin_down.1;
        let zoom = |length: f64, wanted: f64| (f64::from(most) / length).min(wanted);
        let across_zoom = zoom(across * spacing.across, self.spread());
        let down_zoom = zoom(down * spacing.down, 1.0);
        let least = across_zoom.min(down_zoom);
        let (across_zoom, down_zoom) = if least < self.readable_zoom() {
            (across_zoom, down_zoom)
        } else {
            (across_zoom.min(self.spread() * least), least)
        };
        let (across_scale, down_scale) = (across_zoom * spacing.across, down_zoom * spacing.down);
        let (names_across, names_down) = self.names();
        let across = (across * across_scale + names_across).ceil() as f32;
        let down = (down * down_scale + names_down).ceil() as f32;
        let (width, height) = match self.camera.orientation {
            Orientation::RootAtTop => (across, down),
            Orientation::RootAtLeft => (down, across),
        };
        let mut natural = View { size: Size { width, height }, ..*self };
        natural.camera = natural.looking_at(places, across_scale, down_scale);
        natural
    }

    /// How much further apart than otherwise neighbours may stand where there is room: what folded subtrees hold takes
    /// more room than they do.
    fn spread(&self) -> f64 {
        if self.layout.shows_all() { 1.0 } else { SPREAD }
    }

    /// Nodes smaller than at this zoom cannot be read.
    fn readable_zoom(&self) -> f64 {
        f64::from(READABLE / self.style.sizes.value_text)
    }

    /// The camera that has an extent in the middle of the room left by the names of levels.
    pub(super) fn looking_at(&self, places: Extent, across_scale: f64, down_scale: f64) -> Camera {
        let (_, margin_down) = self.margins();
        let top = places.down.0 - margin_down.0;
        let bottom = places.down.1 + margin_down.1;
        let center = Place { across: (places.across.0 + places.across.1) / 2.0, down: (top + bottom) / 2.0 };
        let camera = Camera { center, across_scale, down_scale, ..self.camera };
        let aside = (LEVEL_NAMES - MARGIN) as f32 / 2.0;
        match camera.orientation {
            Orientation::RootAtTop => camera.panned(aside, 0.0),
            Orientation::RootAtLeft => camera.panned(0.0, aside / 2.0),
        }
    }

    /// The camera moved, if it must be, so that a node is well visible; if it is hidden, what hides it.
    pub fn following(&self, node: NodeId) -> Camera {
        let node = self.layout.nearest_shown(self.tree, node);
        let depth = self.tree.depth(node);
        let across = self.camera.across(self.layout.x(node), self.size);
        let down = self.camera.down(depth as f64, self.size);
        let (width, height) = extent(self.size, self.camera.orientation);
        let shift = |at: f64, length: f64, reach: f64| {
            let margin = (length * FOLLOW_MARGIN).max(reach).min(length / 2.0);
            if (margin..=length - margin).contains(&at) { 0.0 } else { length / 2.0 - at }
        };
        let spacing = self.spacing();
        let reach_across = (self.camera.across_scale / spacing.across).min(1.0) * spacing.across / 2.0;
        let reach_down = (self.camera.down_scale / spacing.down).min(1.0) * spacing.down / 2.0;
        let (dx, dy) = (shift(across, width, reach_across), shift(down, height, reach_down));
        let moved = self.camera.point(dx, dy);
        if dx == 0.0 && dy == 0.0 { self.camera } else { self.within_reach(self.camera.panned(moved.x, moved.y)) }
    }

    /// The camera that has a node in view at a size at which it can be read: this one, moved if need be, where it can be
    /// read already; else one at zoom 1 with the node in the middle.
    pub fn near(&self, node: NodeId) -> Camera {
        let node = self.layout.nearest_shown(self.tree, node);
        let depth = self.tree.depth(node);
        let there = View { camera: self.following(node), ..*self };
        let can_be_read = |level: &Level| level.detail == Detail::Label;
        if Stage::of(&there).level_at(depth).is_some_and(can_be_read) {
            return there.camera;
        }
        let center = Place { across: self.layout.x(node), down: depth as f64 };
        let Spacing { across, down } = self.spacing();
        self.within_reach(Camera { center, across_scale: across, down_scale: down, ..self.camera })
    }

    /// True if the middle of a node is in the picture.
    pub fn has_in_view(&self, node: NodeId) -> bool {
        let Point { x, y } = self.node_center(node);
        (0.0..=self.size.width).contains(&x) && (0.0..=self.size.height).contains(&y)
    }

    /// The camera at the same place and zoom, the root at another side.
    pub fn turned(&self, orientation: Orientation) -> Camera {
        let turned = View { camera: Camera { orientation, ..self.camera }, ..*self };
        let (before, after) = (self.spacing(), turned.spacing());
        Camera {
            across_scale: self.camera.across_scale * after.across / before.across,
            down_scale: self.camera.down_scale * after.down / before.down,
            ..turned.camera
        }
    }

    /// The camera after the picture was dragged, the tree never out of reach.
    pub fn panned(&self, dx: f32, dy: f32) -> Camera {
        self.within_reach(self.camera.panned(dx, dy))
    }

    /// The camera after zooming by a factor, what is under a point of the picture staying there. While nodes stand
    /// closer together than levels do, zooming works across the levels only, once those are at zoom 1: it leads from
    /// a very wide tree, fitted, to nodes in their proportions.
    pub fn zoomed(&self, at: Point, factor: f64) -> Camera {
        let spacing = self.spacing();
        let whole = self.fitted(Fit::All);
        let least = |fitted: f64, spacing: f64| (fitted * SMALLEST_SHARE).min(LARGEST * spacing);
        let across = (self.camera.across_scale * factor)
            .clamp(least(whole.across_scale, spacing.across), LARGEST * spacing.across);
        let mut down = self.camera.down_scale * factor;
        if factor > 1.0 {
            let in_proportion = (across / spacing.across).max(1.0) * spacing.down;
            down = down.min(in_proportion.max(self.camera.down_scale));
        }
        let down = down.clamp(least(whole.down_scale, spacing.down), LARGEST * spacing.down);
        if !(across.is_finite() && down.is_finite()) {
            return self.camera;
        }
        self.within_reach(self.camera.scaled_at(at, across, down, self.size))
    }

    /// The camera with its middle inside the tree.
    fn within_reach(&self, camera: Camera) -> Camera {
        let Extent { across, down } = self.places(Fit::All);
        let (margin, _) = self.margins();
        let center = Place {
            across: camera.center.across.clamp(across.0 - margin, across.1 + margin),
            down: camera.center.down.clamp(down.0 - 0.5, down.1 + 0.5),
        };
        Camera { center, ..camera }
    }

    /// The camera moved, if it must be, so that no room is left empty that the tree could fill.
    pub fn filled(&self) -> Camera {
        let Extent { across, down } = self.places(Fit::All);
        let (margin_across, margin_down) = self.margins();
        let ends = (down.0 - margin_down.0, down.1 + margin_down.1);
        let (width, height) = extent(self.size, self.camera.orientation);
        let (names_across, names_down) = self.names();
        let Camera { center, across_scale, down_scale, .. } = self.camera;
        let within = |middle: f64, (low, high): (f64, f64), half: f64, names: f64| {
            let (first, last) = (low + half - names, high - half);
            if first <= last { middle.clamp(first, last) } else { (first + last) / 2.0 }
        };
        let sides = (across.0 - margin_across, across.1 + margin_across);
        let center = Place {
            across: within(center.across, sides, width / 2.0 / across_scale, names_across / across_scale),
            down: within(center.down, ends, height / 2.0 / down_scale, names_down / down_scale),
        };
        Camera { center, ..self.camera }
    }

    /// The picture's extent across and down, without margins.
    fn room(&self) -> (f64, f64) {
        let (across, down) = extent(self.size, self.camera.orientation);
        let (names_across, names_down) = self.names();
        ((across - names_across).max(1.0), (down - names_down).max(1.0))
    }

    /// What is left free across and down for the names of levels, and at the other sides.
    fn names(&self) -> (f64, f64) {
        match self.camera.orientation {
            Orientation::RootAtTop => (LEVEL_NAMES + MARGIN, 2.0 * MARGIN),
            Orientation::RootAtLeft => (LEVEL_NAMES / 2.0 + MARGIN, 2.0 * MARGIN),
        }
    }

    /// How far nodes with what stands around them reach beyond their middles: across, in spacings; up and down, in
    /// levels.
    fn margins(&self) -> (f64, (f64, f64)) {
        let (sizes, spacing) = (&self.style.sizes, self.spacing());
        let name = f64::from(sizes.name_text);
        let boards = spacing.down - self.style.sizes.spacing(self.camera.orientation, false).down;
        let (node, leaf) = (f64::from(sizes.node_height), f64::from(sizes.leaf));
        let notes = f64::from(self.notes()) * 1.5 * name;
        let window = if self.style.window_place == WindowPlace::Edge { ROOT_WINDOW + name } else { 0.0 };
        match self.camera.orientation {
            Orientation::RootAtTop => {
                let up = node / 2.0 + boards + window + 8.0;
                let under = (leaf / 2.0 + name + 13.0).max(self.room_of_plates()) + self.room_of_answers() + notes;
                (0.5, (up / spacing.down, under / spacing.down))
            }
            Orientation::RootAtLeft => {
                let half = f64::from(sizes.node_width) / 2.0 + 8.0;
                let beyond = half + name + self.room_of_answers();
                (0.5 + notes / spacing.across, ((half + boards + 2.0 * window) / spacing.down, beyond / spacing.down))
            }
        }
    }

    /// How far below their middles folded nodes of the lowest level reach with their chips; 0 if there are none.
    fn room_of_plates(&self) -> f64 {
        let lowest = self.layout.level(self.tree, self.layout.deepest_level(self.tree));
        let mut nodes = lowest.take(LOOKED_AT).map(|slot| self.layout.node(slot));
        if self.layout.shows_all() || nodes.all(|node| self.tree.is_leaf(node)) {
            return 0.0;
        }
        f64::from(self.style.sizes.node_height / 2.0 + chips_height(&self.style.sizes))
    }

    /// How many notes explain values, at this step or another.
    fn notes(&self) -> u8 {
        let last = self.tree.level_count() - 1;
        let has_estimates = self.moment.is_some_and(|moment| {
            let Options { depth, iterative, .. } = *moment.trace.options();
            last > 0 && (iterative || depth.is_some_and(|limit| limit < last))
        });
        u8::from(self.true_values.is_some()) + u8::from(has_estimates)
    }

    /// The room for where the answers of a table come from, beyond the leaves of the lowest level.
    fn room_of_answers(&self) -> f64 {
        if self.moment.is_none_or(|moment| moment.trace.options().table == Table::Off) {
            return 0.0;
        }
        let (across, down) = answer_size(&self.style.sizes);
        f64::from(if self.camera.orientation == Orientation::RootAtLeft { across } else { down })
    }

    /// The part of the world that holds something.
    pub(super) fn places(&self, fit: Fit) -> Extent {
        match fit {
            Fit::All => self.levels_extent(0..self.tree.level_count()),
            Fit::Level(depth) => {
                let depth = depth.min(self.tree.level_count() - 1);
                self.levels_extent(depth..depth + 1)
            }
            Fit::Subtree(node) => self.subtree_extent(self.layout.nearest_shown(self.tree, node)),
            Fit::Path(node) => self.path_extent(self.layout.nearest_shown(self.tree, node)),
        }
    }

    fn levels_extent(&self, depths: std::ops::Range<usize>) -> Extent {
        let xs = self.layout.xs();
        let ends = depths.clone().filter_map(|depth| {
            let level = self.layout.level(self.tree, depth);
            Some((*xs[level.clone()].first()?, *xs[level].last()?))
        });
        // Levels that show nothing are kept out of sight.
        let deepest = self.layout.deepest_level(self.tree).clamp(depths.start, depths.end - 1);
        Extent { across: hull(ends), down: (depths.start as f64, deepest as f64) }
    }

    fn subtree_extent(&self, node: NodeId) -> Extent {
        let (top, x) = (self.tree.depth(node), self.layout.x(node));
        let mut levels = vec![(x, x)];
        for below in self.layout.below(self.tree, node) {
            let xs = &self.layout.xs()[below];
            levels.extend(xs.first().zip(xs.last()).map(|(&first, &last)| (first, last)));
        }
        let deepest = top + levels.len() - 1;
        Extent { across: hull(levels.into_iter()), down: (top as f64, deepest as f64) }
    }

    fn path_extent(&self, node: NodeId) -> Extent {
        let mut xs = Vec::new();
        let mut at = Some(node);
        while let Some(here) = at {
            xs.push((self.layout.x(here), self.layout.x(here)));
            at = self.tree.parent(here);
        }
        Extent { across: hull(xs.into_iter()), down: (0.0, self.tree.depth(node) as f64) }
    }

    /// Where a node's body is in the picture, in f32 only for those near it; if it is hidden, that of what hides it.
    pub fn node_center(&self, node: NodeId) -> Point {
        let node = self.layout.nearest_shown(self.tree, node);
        let across = self.camera.across(self.layout.x(node), self.size).clamp(-1e6, 1e6);
        let down = self.camera.down(self.tree.depth(node) as f64, self.size).clamp(-1e6, 1e6);
        self.camera.point(across, down)
    }
}

/// The smallest interval that holds some others.
fn hull(intervals: impl Iterator<Item = (f64, f64)>) -> (f64, f64) {
    let (low, high) = intervals.fold((f64::INFINITY, f64::NEG_INFINITY), |a, b| (a.0.min(b.0), a.1.max(b.1)));
    if low <= high { (low, high) } else { (0.0, 0.0) }
}

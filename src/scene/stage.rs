//! What is in view, and how large: everything that the painters of nodes, edges and marks share.

use std::ops::Range;

use super::View;
use super::camera::{Camera, extent};
use super::style::{Orientation, Spacing};
use crate::search::Bound;
use crate::trace::{Moment, NodeState, OpenNode, Status, Tally};
use crate::tree::{GameTree, NodeId, Player};

/// How much of a node there is room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Detail {
    /// None: the nodes of a column are counted.
    Strip,
    /// A little rectangle.
    Box,
    /// Its shape.
    Shape,
    /// Its value, its window and its name.
    Label,
}

/// Nodes narrower than this, in points, are counted and not drawn.
pub(super) const BOX_WIDTH: f64 = 3.2;
/// Nodes narrower than this are rectangles.
const SHAPE_WIDTH: f64 = 14.0;
/// Text smaller than this cannot be read.
pub(super) const READABLE: f32 = 8.0;
/// From this zoom on nodes show boards.
pub(super) const BOARD_ZOOM: f64 = 0.5;
/// The most nodes with text; more would take a frame's time to set.
const MOST_LABELS: usize = 600;
/// The most nodes with a shape of their own.
const MOST_SHAPES: usize = 1_500;
/// The most nodes with a rectangle of their own. Only where nodes come out of one place are there as many.
const MOST_BOXES: usize = 12_000;
/// Levels that stand closer than this, in points, are drawn together.
pub(super) const LEAST_LEVEL: f64 = 2.0;
/// Levels closer than this have no room for nodes larger than the zoom makes them.
const LEAST_ENLARGED: f64 = 18.0;
/// Nodes of levels with more nodes than this are as large as the zoom makes them.
const MOST_ENLARGED: usize = 16_000;

/// A level in view, or next to one.
#[derive(Clone, Debug)]
pub(super) struct Level {
    /// Its plies from the root.
    pub depth: usize,
    /// Where its nodes' middles are, in points down the picture.
    pub down: f64,
    /// The nodes in view, as slots of the layout.
    pub slots: Range<usize>,
    /// Those of them that are drawn, unless they are all, or just counted.
    drawn: Option<Vec<usize>>,
    /// How much larger than at zoom 1 its nodes are: a level with few nodes shows them larger than the camera's zoom
    /// would, as far as they keep clear of each other.
    pub zoom: f32,
    /// The same for widths alone; heights may be stretched where widths are too small to show anything.
    pub across_zoom: f64,
    /// How much of its nodes there is room for.
    pub detail: Detail,
}

impl Level {
    /// The nodes in view that are drawn, as slots of the layout.
    pub(super) fn drawn(&self) -> impl Iterator<Item = usize> {
        let all = if self.drawn.is_some() { 0..0 } else { self.slots.clone() };
        self.drawn.iter().flatten().copied().chain(all)
    }

    /// Counts the nodes in view that are drawn.
    pub(super) fn count(&self) -> usize {
        self.drawn.as_ref().map_or(self.slots.len(), Vec::len)
    }

    /// The same level with larger nodes, if it has smaller ones.
    pub(super) fn at_least(&self, zoom: f32) -> Level {
        Level { zoom: self.zoom.max(zoom), ..self.clone() }
    }
}

/// What is in view.
pub(super) struct Stage<'v> {
    pub view: &'v View<'v>,
    pub tree: &'v GameTree,
    pub camera: Camera,
    pub spacing: Spacing,
    /// How much further apart than at zoom 1 neighbours stand.
    pub across_zoom: f64,
    /// How much larger than at zoom 1 nodes may be without meeting the next level.
    pub down_zoom: f64,
    /// The levels in view and one on either side; none where levels are too close to be told apart.
    pub levels: Vec<Level>,
    /// The levels in view that are too close to be told apart.
    pub merged: Range<usize>,
    /// The open nodes; index is depth.
    pub path: Vec<OpenNode>,
    /// The node that the step is about.
    pub current: Option<NodeId>,
    /// True if nodes show positions of tic-tac-toe.
    pub has_boards: bool,
    /// The principal variation, once the search is over; index is depth.
    pub variation: Vec<NodeId>,
}

impl<'v> Stage<'v> {
    pub(super) fn of(view: &'v View<'v>) -> Stage<'v> {
        let camera = sound(view.camera);
        let spacing = view.spacing();
        let finished = view.moment.filter(|moment| moment.step > 0 && moment.deepest_open().is_none());
        let mut stage = Stage {
            view,
            tree: view.tree,
            camera,
            spacing,
            across_zoom: camera.across_scale / spacing.across,
            down_zoom: down_zoom(view, &camera, &spacing),
            levels: Vec::new(),
            merged: 0..0,
            path: view.moment.map(|moment| moment.path()).unwrap_or_default(),
            has_boards: view.has_boards(),
            current: view.moment.and_then(|moment| moment.current()),
            variation: finished.map(|moment| moment.principal_variation()).unwrap_or_default(),
        };
        let levels = stage.levels_in_view();
        if camera.down_scale < LEAST_LEVEL {
            stage.merged = levels;
        } else {
            let around = levels.start.saturating_sub(1)..(levels.end + 1).min(view.tree.level_count());
            stage.levels = around.map(|depth| stage.level(depth)).collect();
            stage.keep_within_budget();
        }
        stage
    }

    /// The levels whose nodes may reach into the picture.
    fn levels_in_view(&self) -> Range<usize> {
        let Stage { camera, view, .. } = self;
        let height = extent(view.size, camera.orientation).1;
        let reach = self.spacing.down * self.down_zoom.min(1.0);
        let depth_at = |down: f64| camera.center.down + (down - height / 2.0) / camera.down_scale;
        let count = self.tree.level_count();
        let first = depth_at(-reach).floor().clamp(0.0, count as f64) as usize;
        let last = depth_at(height + reach).ceil().clamp(-1.0, count as f64) as i64;
        first..((last + 1).max(0) as usize).clamp(first, count)
    }

    fn level(&self, depth: usize) -> Level {
        let across_zoom = self.across_zoom.max((self.least_gap(depth) * self.across_zoom).min(1.0));
        let zoom = across_zoom.min(self.down_zoom);
        let width = across_zoom * f64::from(self.node_extent().0);
        let detail = if width < BOX_WIDTH {
            Detail::Strip
        } else if width < SHAPE_WIDTH || zoom * f64::from(self.view.style.sizes.node_height) < SHAPE_WIDTH / 2.0 {
            Detail::Box
        } else if (zoom as f32) * self.view.style.sizes.value_text < READABLE {
            Detail::Shape
        } else {
            Detail::Label
        };
        let overhang = self.spacing.across * zoom + width;
        let slots = self.slots_within(depth, overhang);
        let drawn = (detail > Detail::Strip && self.reveals())
            .then(|| slots.clone().filter(|&slot| self.is_reached(self.node(slot))).collect());
        let down = self.camera.down(depth as f64, self.view.size);
        Level { depth, down, slots, drawn, zoom: zoom as f32, across_zoom, detail }
    }

    /// The nodes of a level that stand in the picture or at most some points outside, as slots of the layout.
    pub(super) fn slots_within(&self, depth: usize, overhang: f64) -> Range<usize> {
        let Stage { camera, view, tree, .. } = self;
        let half = (extent(view.size, camera.orientation).0 / 2.0 + overhang) / camera.across_scale;
        let xs = camera.center.across - half..camera.center.across + half;
        view.layout.level_within(tree, depth, xs)
    }

    /// The least distance between two nodes of a level, in spacings; 1 where looking would take too long.
    fn least_gap(&self, depth: usize) -> f64 {
        let level = self.view.layout.level(self.tree, depth);
        if level.len() > MOST_ENLARGED || self.camera.down_scale < LEAST_ENLARGED {
            return 1.0;
        }
        let xs = &self.view.layout.xs()[level];
        let least = xs.windows(2).map(|pair| pair[1] - pair[0]).fold(f64::INFINITY, f64::min);
        if xs.is_empty() { 1.0 } else { least.max(1.0) }
    }

    /// Takes detail from the lowest levels as long as there is more than can be painted in a frame.
    fn keep_within_budget(&mut self) {
        let (mut labels, mut shapes, mut boxes) = (0, 0, 0);
        for level in &mut self.levels {
            if level.detail == Detail::Label {
                labels += level.count();
                if labels > MOST_LABELS {
                    level.detail = Detail::Shape;
                }
            }
            if level.detail >= Detail::Shape {
                shapes += level.count();
                if shapes > MOST_SHAPES {
                    level.detail = Detail::Box;
                }
            }
            if level.detail == Detail::Box {
                boxes += level.count();
                if boxes > MOST_BOXES {
                    level.detail = Detail::Strip;
                }
            }
        }
    }

    /// How far the nodes of a level are on their way from little rectangles to shapes, 0 to 1.
    pub(super) fn growth(&self, level: &Level) -> f32 {
        let share = |size: f64, least: f64| ((size - least) / (SHAPE_WIDTH - least)).clamp(0.0, 1.0) as f32;
        let width = level.across_zoom * f64::from(self.node_extent().0);
        let height = f64::from(level.zoom * self.view.style.sizes.node_height);
        share(width, BOX_WIDTH).min(share(2.0 * height, BOX_WIDTH))
    }

    /// The level of some depth, if it is in view or next to one.
    pub(super) fn level_at(&self, depth: usize) -> Option<&Level> {
        let first = self.levels.first()?.depth;
        self.levels.get(depth.checked_sub(first)?)
    }

    /// The node in a slot of the layout.
    pub(super) fn node(&self, slot: usize) -> NodeId {
        self.view.layout.node(slot)
    }

    /// True if nodes are drawn only once the search has reached them.
    pub(super) fn reveals(&self) -> bool {
        self.view.reveals && self.view.moment.is_some()
    }

    /// True if the search has reached a node, as far as that matters. The root is there from the start.
    pub(super) fn is_reached(&self, node: NodeId) -> bool {
        let unseen = |moment: Moment| self.view.reveals && node != NodeId::ROOT && !moment.has_seen(node);
        !self.view.moment.is_some_and(unseen)
    }

    /// True if a child that is not reached is drawn as a stub: a cutoff at its parent skipped it.
    pub(super) fn is_stub(&self, parent: NodeId, child: NodeId) -> bool {
        self.reveals() && self.status(child) == Status::Pruned && self.is_reached(parent)
    }

    /// True if a node is drawn where it is in view.
    pub(super) fn shows(&self, node: NodeId) -> bool {
        self.view.layout.shows(node) && self.is_reached(node)
    }

    pub(super) fn moment(&self) -> Option<Moment<'v>> {
        self.view.moment
    }

    /// True once the search has left the root.
    pub(super) fn is_finished(&self) -> bool {
        !self.variation.is_empty()
    }

    /// The picture's length across the levels, in points.
    pub(super) fn extent_across(&self) -> f64 {
        extent(self.view.size, self.camera.orientation).0
    }

    /// True if a level's middle is inside the picture.
    pub(super) fn is_down_in_view(&self, down: f64) -> bool {
        (0.0..=extent(self.view.size, self.camera.orientation).1).contains(&down)
    }

    pub(super) fn root_at_left(&self) -> bool {
        self.camera.orientation == Orientation::RootAtLeft
    }

    /// From whose side values are written at a node.
    pub(super) fn side_at(&self, node: NodeId) -> Player {
        self.view.style.side.at(self.tree.player(node))
    }

    /// What has become of a node.
    pub(super) fn status(&self, node: NodeId) -> Status {
        self.view.moment.map_or(Status::Untouched, |moment| moment.status(node))
    }

    /// What is known of a node at some depth.
    pub(super) fn state(&self, node: NodeId, depth: usize) -> NodeState {
        if let Some(open) = self.path.get(depth).filter(|open| open.node == node) {
            return NodeState { status: Status::Open, value: open.value, bound: Bound::Exact };
        }
        let unknown = NodeState { status: Status::Untouched, value: None, bound: Bound::Exact };
        self.view.moment.map_or(unknown, |moment| moment.node(node))
    }

    /// True if a node has been entered and not left.
    pub(super) fn is_open(&self, node: NodeId, depth: usize) -> bool {
        self.path.get(depth).is_some_and(|open| open.node == node)
    }

    /// True if a node is on the path from the root to the current one.
    pub(super) fn is_on_path(&self, node: NodeId, depth: usize) -> bool {
        self.is_open(node, depth) || self.current == Some(node)
    }

    /// The nodes from the root to the current one, with their depths, as far as they are shown. One that has just been
    /// left counts.
    pub(super) fn path_to_current(&self) -> impl Iterator<Item = (usize, NodeId)> {
        let open = self.path.iter().map(|open| open.node);
        let left = self.current.filter(|&node| self.path.last().is_none_or(|open| open.node != node));
        open.chain(left).take_while(|&node| self.shows(node)).enumerate()
    }

    pub(super) fn is_on_variation(&self, node: NodeId, depth: usize) -> bool {
        self.variation.get(depth) == Some(&node)
    }

    /// True if the value of a node is its static value, which stands for the nodes below it at the depth limit.
    pub(super) fn is_estimate(&self, node: NodeId, status: Status) -> bool {
        let is_read = matches!(status, Status::Closed | Status::FromTable) && !self.tree.is_leaf(node);
        is_read && self.view.moment.and_then(|moment| moment.limit()) == Some(self.tree.depth(node))
    }

    /// True if such a value can be read in the picture.
    pub(super) fn shows_estimates(&self) -> bool {
        let limit = self.view.moment.and_then(|moment| moment.limit()).and_then(|limit| self.level_at(limit));
        let Some(level) = limit.filter(|level| level.detail == Detail::Label) else { return false };
        level.drawn().map(|slot| self.node(slot)).any(|node| self.is_estimate(node, self.status(node)))
    }

    /// The steps of the cutoffs of the nodes that can be read, at most `most` of them.
    pub(super) fn cutoffs_in_view(&self, most: usize) -> Vec<usize> {
        let Some(moment) = self.view.moment else { return Vec::new() };
        let readable = self.levels.iter().filter(|level| level.detail == Detail::Label);
        let slots = readable.flat_map(Level::drawn);
        slots.filter_map(|slot| moment.cutoff_at(self.node(slot))).take(most).collect()
    }

    /// What has become of the nodes below one.
    pub(super) fn tally_below(&self, node: NodeId) -> Tally {
        let untouched = || Tally { untouched: self.tree.subtree_len(node) as u32 - 1, ..Tally::default() };
        self.view.moment.map_or_else(untouched, |moment| moment.tally_below(node))
    }
}

/// How large the distance of levels lets nodes be. Where that is too small for boards, nodes need no room for them.
fn down_zoom(view: &View, camera: &Camera, spacing: &Spacing) -> f64 {
    let bare = view.style.sizes.spacing(camera.orientation, false).down;
    let without_boards = (camera.down_scale / bare).min(BOARD_ZOOM);
    (camera.down_scale / spacing.down).max(without_boards)
}

/// A text size that is one of few, so that zooming does not need a new set of letters for every frame.
pub(super) fn readable(size: f32) -> f32 {
    if size <= 24.0 { (2.0 * size).floor() / 2.0 } else { size.floor() }
}

/// The camera, or another where a number in it is none.
fn sound(camera: Camera) -> Camera {
    let numbers = [camera.center.across, camera.center.down, camera.across_scale, camera.down_scale];
    let positive = camera.across_scale > 0.0 && camera.down_scale > 0.0;
    if numbers.iter().all(|number| number.is_finite()) && positive { camera } else { Camera::default() }
}

//! Moves nodes to their new places when something is folded or unfolded.

use std::sync::Arc;

use eframe::egui::{Context, Id};

use crate::layout::{Between, Layout};
use crate::scene::Camera;
use crate::tree::{GameTree, NodeId};

/// How much longer a movement takes than egui's own: nodes go further than buttons. Where egui's take no time, neither
/// do these.
const SLOWER: f32 = 1.6;
/// With more nodes than this, at the start and at the end together, nothing moves: a frame would take too long.
const MOST_MOVING: usize = 1_200_000;
/// The same where nodes go past one another: which of them are in view is not to be found by halving.
const MOST_CROSSING: usize = 4_000;

/// The way from the layout that was shown to the one that is in use.
#[derive(Default)]
pub struct Motion {
    /// The layout shown at rest, or at the end.
    target: Option<Arc<Layout>>,
    way: Option<Way>,
    /// How many movements there have been. egui brings a number there, step by step.
    count: f32,
    /// The node that stays where it is in the picture, and its place when it was drawn last.
    anchor: Option<(NodeId, f64)>,
}

/// A movement under way.
struct Way {
    between: Between,
    /// The number that egui brings to the count of movements, at the start.
    start: f32,
    camera: Camera,
}

/// How a movement begins.
pub struct Start {
    /// Where one looked from.
    pub camera: Camera,
    /// The node that is to stay where it is in the picture.
    pub anchor: NodeId,
    /// False if nodes are to be at their places at once.
    pub smooth: bool,
}

/// Where nodes are drawn at a frame.
pub struct Placed {
    /// Their places.
    pub layout: Arc<Layout>,
    /// How far the node that stays in the picture has moved since the last frame, in spacings.
    pub shift: f64,
    /// While they move: where one looked from at the start, and the share of the way that lies behind them.
    pub way: Option<(Camera, f64)>,
}

impl Motion {
    /// The places for this frame, on the way to those of `target`. `start` is asked if a movement begins with this
    /// frame; if it has nothing to say, another tree is shown.
    pub fn advance(
        &mut self,
        ctx: &Context,
        tree: &GameTree,
        target: &Arc<Layout>,
        start: impl FnOnce(&Arc<Layout>) -> Option<Start>,
    ) -> Placed {
        let (id, time) = (Id::unique("layout"), SLOWER * ctx.global_style().animation_time);
        let before = ctx.animate_value_with_time(id, self.count, time);
        if let Some(shown) = self.shown().filter(|_| !self.leads_to(target)).map(Arc::clone) {
            self.target = Some(Arc::clone(target));
            self.way = None;
            let Some(Start { camera, anchor, smooth }) = start(&shown) else { return self.at_rest(target) };
            self.anchor = Some((anchor, shown.x(shown.nearest_shown(tree, anchor))));
            let crosses = shown.is_crossing() || shown.seats() != target.seats();
            let most = if crosses { MOST_CROSSING } else { MOST_MOVING };
            if smooth && time > 0.0 && shown.count() + target.count() <= most {
                self.count += 1.0;
                self.way = Some(Way { between: Between::new(tree, &shown, target), start: before, camera });
            }
        } else if self.target.is_none() {
            return self.at_rest(target);
        }
        let now = ctx.animate_value_with_time(id, self.count, time);
        let (layout, way) = self.places(target, now);
        let shift = self.anchor.as_mut().map_or(0.0, |(anchor, place)| {
            let was = std::mem::replace(place, layout.x(layout.nearest_shown(tree, *anchor)));
            *place - was
        });
        Placed { layout, shift, way }
    }

    /// True while nodes move.
    pub fn is_under_way(&self) -> bool {
        self.way.is_some()
    }

    fn leads_to(&self, layout: &Arc<Layout>) -> bool {
        self.target.as_ref().is_some_and(|target| Arc::ptr_eq(target, layout))
    }

    /// What was drawn last.
    fn shown(&self) -> Option<&Arc<Layout>> {
        self.way.as_ref().map(|way| way.between.layout()).or(self.target.as_ref())
    }

    fn at_rest(&mut self, target: &Arc<Layout>) -> Placed {
        self.target = Some(Arc::clone(target));
        self.anchor = None;
        Placed { layout: Arc::clone(target), shift: 0.0, way: None }
    }

    fn places(&mut self, target: &Arc<Layout>, now: f32) -> (Arc<Layout>, Option<(Camera, f64)>) {
        let share = self.way.as_ref().map_or(1.0, |way| (now - way.start) / (self.count - way.start));
        match &mut self.way {
            Some(way) if share < 1.0 => {
                let share = f64::from(share.max(0.0));
                let share = share * share * (3.0 - 2.0 * share);
                (Arc::clone(way.between.at(share)), Some((way.camera, share)))
            }
            _ => {
                self.way = None;
                (Arc::clone(target), None)
            }
        }
    }
}

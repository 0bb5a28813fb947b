//! From a cutoff to the ancestor that holds the bound.

use super::Scene;
use super::routes::{Ends, route};
use super::shape::{Dash, Form, Point, Role, Stroke, point};
use super::stage::{Detail, Stage};
use crate::trace::Moment;
use crate::tree::Player;

/// The most arcs shown at the end of a search; more would hide the tree.
const MOST_ARCS: usize = 8;
/// The length of an arrow's head, in points at zoom 1.
const HEAD: f32 = 9.0;

/// Draws the arc of the latest cutoff as long as the search is at the node or at its parent; after the search, the
/// arcs of all cutoffs if they are few. They lie on the ground, under all that a scene has already.
pub(super) fn draw(stage: &Stage, scene: &mut Scene) {
    let mut arcs = Scene::default();
    draw_arcs(stage, scene, &mut arcs);
    let ground = scene.shapes.iter().take_while(|shape| shape.role == Role::Ground).count();
    scene.shapes.splice(ground..ground, arcs.shapes);
}

fn draw_arcs(stage: &Stage, scene: &Scene, arcs: &mut Scene) {
    let Some(moment) = stage.moment() else { return };
    if stage.is_finished() {
        let steps: Vec<usize> = stage.cutoffs_in_view(MOST_ARCS + 1);
        if steps.len() <= MOST_ARCS {
            for step in steps {
                draw_arc(stage, moment.at(step), scene, arcs);
            }
        }
    } else if let Some(step) = latest(stage, moment) {
        draw_arc(stage, moment.at(step), scene, arcs);
    }
}

/// The step of the latest cutoff, if its node or the node's parent is where the search is.
fn latest(stage: &Stage, moment: Moment) -> Option<usize> {
    let step = moment.trace.previous_cutoff(moment.step + 1)?;
    let node = moment.at(step).current()?;
    let here = moment.deepest_open()?;
    (here == node || stage.tree.parent(node) == Some(here)).then_some(step)
}

fn draw_arc(stage: &Stage, cutoff: Moment, scene: &Scene, arcs: &mut Scene) {
    let (Some(node), Some(setter)) = (cutoff.current(), cutoff.setter()) else { return };
    if !stage.shows(node) {
        return;
    }
    let depth = stage.tree.depth(node);
    let (Some(low), Some(high)) = (stage.level_at(depth), stage.level_at(stage.tree.depth(setter.node))) else {
        return;
    };
    if low.detail < Detail::Shape || high.detail < Detail::Shape {
        return;
    }
    let theme = &stage.view.style.theme;
    let color = if stage.tree.player(node) == Player::Min { theme.alpha } else { theme.beta };
    let zoom = stage.line_zoom(low.zoom);
    let stroke = Stroke { width: 2.5 * zoom, color, dash: Dash::Dotted };
    let ends = Ends { node, low, holder: setter.node, high };
    let Some(route) = route(stage, ends, HEAD * zoom, scene) else { return };
    let head = arrow_head(&route.points, HEAD * zoom);
    arcs.line(route.points, stroke, Role::Arc, Some(node));
    for text in route.under {
        arcs.rect(text, 0.0, Some(theme.ground), None, Role::Arc, Some(node));
    }
    if let Some(points) = head {
        arcs.push(Form::Polygon { points, fill: Some(color), stroke: None }, Role::Arc, Some(node));
    }
}

/// A triangle at the end of a line.
fn arrow_head(points: &[Point], length: f32) -> Option<Vec<Point>> {
    let (&before, &tip) = (points.get(points.len().checked_sub(2)?)?, points.last()?);
    let (dx, dy) = (tip.x - before.x, tip.y - before.y);
    let norm = dx.hypot(dy);
    if norm == 0.0 {
        return None;
    }
    let (dx, dy) = (dx / norm * length, dy / norm * length);
    let at = |along: f32, aside: f32| point(tip.x + along * dx - aside * dy, tip.y + along * dy + aside * dx);
    Some(vec![at(0.9, 0.0), at(-0.2, 0.55), at(-0.2, -0.55)])
}

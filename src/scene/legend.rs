//! What the shades mean in which a tree is seen from afar, in a corner that the tree leaves free.

use super::camera::extent;
use super::fit::{Extent, Fit};
use super::measure::width;
use super::shape::{Anchor, Rect, Role, Run, point};
use super::stage::{Detail, READABLE, Stage, readable};
use super::{Scene, View};

/// From the edge of the picture, in points.
const MARGIN: f32 = 8.0;
/// No more of the picture's width is taken.
const MOST: f32 = 0.45;

/// Names the shades as long as nodes are counted and the whole tree is in view.
pub(super) fn draw(stage: &Stage, scene: &mut Scene) {
    let counted = !stage.merged.is_empty() || stage.levels.iter().any(|level| level.detail == Detail::Strip);
    if !counted || stage.moment().is_none() || !is_whole(stage.view) {
        return;
    }
    let (theme, texts) = (&stage.view.style.theme, &stage.view.texts.scene);
    let shades = [
        (theme.far_closed(), texts.far_visited),
        (theme.far_pruned(), texts.far_pruned),
        (theme.far_untouched(), texts.far_untouched),
    ];
    let size = readable(0.87 * stage.view.style.sizes.name_text);
    let lengths = shades.map(|(_, text)| 1.4 * size + width(text, size, false) + size);
    // In a line right of a root at the top; one below the other under a root at the left.
    let stacked = stage.root_at_left();
    let all = if stacked { lengths.iter().copied().fold(0.0, f32::max) } else { lengths.iter().sum() };
    let high = if stacked { 1.5 * size * shades.len() as f32 } else { 1.5 * size };
    let room = stage.view.size;
    if size < READABLE || all > MOST * room.width || high + MARGIN > MOST * room.height {
        return;
    }
    let (mut left, mut middle) = match stacked {
        false => (room.width - MARGIN - all, MARGIN + size),
        true => (MARGIN, room.height - MARGIN - high + size),
    };
    for ((shade, text), length) in shades.into_iter().zip(lengths) {
        let swatch = Rect::around(point(left + size / 2.0, middle), size, 0.8 * size);
        scene.rect(swatch, 0.0, Some(shade), None, Role::Legend, None);
        let run = Run { text: text.to_owned(), color: theme.ink, bold: false, underline: false };
        scene.text(point(left + 1.4 * size, middle), Anchor::Start, size, vec![run], Role::Legend, None);
        if stacked { middle += 1.5 * size } else { left += length }
    }
}

/// True if the whole tree is in the picture.
fn is_whole(view: &View) -> bool {
    let Extent { across, down } = view.places(Fit::All);
    let (width, height) = extent(view.size, view.camera.orientation);
    let ends_across = [across.0, across.1].map(|across| view.camera.across(across, view.size));
    let ends_down = [down.0, down.1].map(|down| view.camera.down(down, view.size));
    ends_across.iter().all(|end| (0.0..=width).contains(end))
        && ends_down.iter().all(|end| (0.0..=height).contains(end))
}

//! A whole tree on a sheet of its own.

use crate::scene::{Scene, View, draw, with_caption};

/// No picture is wider or higher than this, in points, its caption aside.
pub const MOST_POINTS: f32 = 4_000.0;

/// Captions of narrower pictures would be columns of words.
const LEAST_WIDTH: f32 = 480.0;

/// Draws the whole tree of a view at its natural size, however large the view is and wherever its camera looks; an
/// enormous tree smaller. With a sentence under it if one is given.
///
/// ```
/// use plywalk::{export, layout::Layout, scene::{Size, View}, texts::Language};
///
/// let tree = plywalk::format::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]").unwrap().tree;
/// let layout = Layout::tidy(&tree);
/// let view = View::new(&tree, &layout, Size::default(), Language::English.texts());
/// let svg = export::svg(&export::picture(&view, None));
/// assert!(svg.contains(">14</text>"));
/// ```
pub fn picture(view: &View, caption: Option<&str>) -> Scene {
    let mut natural = view.natural(MOST_POINTS);
    if caption.is_some() && natural.size.width < LEAST_WIDTH {
        natural.size.width = LEAST_WIDTH;
    }
    let scene = draw(&natural);
    match caption {
        Some(text) => with_caption(scene, text, &view.style),
        None => scene,
    }
}

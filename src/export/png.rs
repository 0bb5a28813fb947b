//! A scene as PNG.

use std::sync::Arc;

use resvg::{tiny_skia, usvg};
use thiserror::Error;

use super::svg;
use crate::scene::Scene;
use crate::texts::fonts;

/// Why there is no picture.
#[derive(Debug, Error)]
pub enum PngError {
    /// The picture has no room, or more than there is memory for.
    #[error("a picture of {width} × {height} pixels cannot be made")]
    Size {
        /// In pixels.
        width: f32,
        /// In pixels.
        height: f32,
    },
    /// The drawing could not be read back.
    #[error("the drawing could not be read")]
    Svg(#[from] usvg::Error),
    /// The picture could not be compressed.
    #[error("the picture could not be written: {0}")]
    Encode(String),
}

/// The most pixels of one side.
const MOST_PIXELS: f32 = 32_767.0;

/// Writes a scene as a PNG file with `scale` pixels a point, in the fonts that the window uses.
///
/// # Errors
/// If the picture is empty or far too large.
pub fn png(scene: &Scene, scale: f32) -> Result<Vec<u8>, PngError> {
    render(scene, scale)?.encode_png().map_err(|error| PngError::Encode(error.to_string()))
}

/// A picture for the clipboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// In pixels.
    pub width: usize,
    /// In pixels.
    pub height: usize,
    /// Red, green, blue and opacity of each pixel, row by row, colours not multiplied by opacity.
    pub rgba: Vec<u8>,
}

/// Draws a scene with `scale` pixels a point.
///
/// # Errors
/// As [`png`].
pub fn pixels(scene: &Scene, scale: f32) -> Result<Pixels, PngError> {
    let drawn = render(scene, scale)?;
    let rgba = drawn.pixels().iter().flat_map(|pixel| {
        let color = pixel.demultiply();
        [color.red(), color.green(), color.blue(), color.alpha()]
    });
    Ok(Pixels { width: drawn.width() as usize, height: drawn.height() as usize, rgba: rgba.collect() })
}

fn render(scene: &Scene, scale: f32) -> Result<tiny_skia::Pixmap, PngError> {
    let (width, height) = ((scene.size.width * scale).ceil(), (scene.size.height * scale).ceil());
    let size = PngError::Size { width, height };
    let sound = |side: f32| (1.0..=MOST_PIXELS).contains(&side);
    if !(sound(width) && sound(height)) {
        return Err(size);
    }
    let Some(mut pixels) = tiny_skia::Pixmap::new(width as u32, height as u32) else { return Err(size) };
    let tree = usvg::Tree::from_str(&svg(scene), &options())?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    Ok(pixels)
}

/// Our fonts and no others: a picture looks the same on every machine.
fn options() -> usvg::Options<'static> {
    let mut database = usvg::fontdb::Database::new();
    database.load_font_data(fonts::REGULAR.to_vec());
    database.load_font_data(fonts::BOLD.to_vec());
    usvg::Options { fontdb: Arc::new(database), font_family: fonts::FAMILY.to_owned(), ..usvg::Options::default() }
}

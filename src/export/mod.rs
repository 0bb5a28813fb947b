//! Pictures as files.

mod picture;
mod png;
mod svg;

pub use picture::{MOST_POINTS, picture};
pub use png::{Pixels, PngError, pixels, png};
pub use svg::svg;

//! Pictures as files.

mod png;
mod svg;

pub use png::{PngError, png};
pub use svg::svg;

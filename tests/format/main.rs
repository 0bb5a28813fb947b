//! Tree files, read and written as a stranger would.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod broken;
mod files;
mod graphs;
mod limits;
mod refusals;
mod round_trip;
mod shapes;
mod support;

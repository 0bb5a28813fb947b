//! What the tests share: trees in the tests' own words, and plain statements of what the library must answer.
//!
//! Nothing here calls the code it judges. Trees are arenas of their own; minimax, alpha-beta and the state of a search
//! are written down once more, recursively and in the open, from the definitions.
#![allow(dead_code, reason = "every test binary uses its own part")]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what went wrong by failing")]

pub mod binary;
pub mod conventions;
pub mod model;
pub mod naive;
pub mod nested;
pub mod replay;
pub mod sketch;

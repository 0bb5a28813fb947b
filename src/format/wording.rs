//! Problems in words.

use super::problem::Problem;
use crate::texts::Texts;

/// A problem as a sentence.
pub(super) fn problem(problem: &Problem, _texts: &Texts) -> String {
    format!("{problem:?}")
}

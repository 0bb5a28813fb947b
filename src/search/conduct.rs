//! A search about to be made.

use std::ops::ControlFlow;

use super::Outcome;
use super::arrangement::Arrangement;
use super::event::Observer;
use super::options::Options;
use super::rules::Rules;
use super::walk::walk;
use crate::tree::GameTree;

/// What is searched, and how.
#[derive(Clone, Copy)]
pub(super) struct Search<'a> {
    pub tree: &'a GameTree,
    pub options: &'a Options,
    pub arrangement: &'a Arrangement,
}

impl Search<'_> {
    /// Searches by the rules of an algorithm.
    pub(super) fn by(self, rules: &impl Rules, observer: &mut impl Observer) -> ControlFlow<(), Outcome> {
        walk(self, rules, observer)
    }
}

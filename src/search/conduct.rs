//! A search about to be made.

use std::ops::ControlFlow;

use super::Outcome;
use super::arrangement::Arrangement;
use super::deepening::{Recollection, deepen};
use super::error::SearchError;
use super::event::Observer;
use super::memory::{Nothing, Remembering};
use super::options::Options;
use super::rules::Rules;
use super::table::{Entries, Table};
use super::walk::walk;
use crate::tree::GameTree;

/// What is searched, and how.
#[derive(Clone, Copy)]
pub(super) struct Search<'a> {
    pub tree: &'a GameTree,
    pub options: &'a Options,
    pub arrangement: &'a Arrangement,
    /// The depth limit in force, in plies.
    pub depth: Option<usize>,
}

impl Search<'_> {
    /// Searches by the rules of an algorithm: once or deeper and deeper, with a table or without.
    pub(super) fn by(self, rules: &impl Rules, observer: &mut impl Observer) -> Result<Outcome, SearchError> {
        let Search { tree, options, .. } = self;
        if !options.iterative && options.table == Table::Off {
            return finished(walk(self, rules, &mut Nothing, observer));
        }
        let earlier = options.iterative.then(|| Recollection::new(tree, options));
        let mut memory = Remembering { tree, table: Entries::new(tree, options.table), earlier };
        if options.iterative {
            deepen(self, rules, &mut memory, observer)
        } else {
            finished(walk(self, rules, &mut memory, observer))
        }
    }
}

fn finished(walked: ControlFlow<(), Outcome>) -> Result<Outcome, SearchError> {
    match walked {
        ControlFlow::Continue(outcome) => Ok(outcome),
        ControlFlow::Break(()) => Err(SearchError::Stopped),
    }
}

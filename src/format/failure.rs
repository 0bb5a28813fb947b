//! Notes taken while an error unwinds through serde, from which [`FormatError`] is made.
//!
//! serde hands visitors no positions, and keeping a path up to date would cost every node. So a failing visitor only
//! says what is wrong, each frame that the error passes adds its step, and the text is walked a second time.

use serde_json::error::Category;

use super::error::FormatError;
use super::place::{self, Part, Spot, Step};
use super::problem::{Expected, Found, Problem};
use super::suggest::nearest;
use super::syntax;

/// What is wrong, before the place is known.
#[derive(Debug)]
pub(super) enum Cause {
    /// Something else was expected.
    Unexpected(Expected),
    /// A whole number that only rounded fits into a float, and what it is rounded to.
    Inexact(f64),
    /// Anything else.
    Problem(Problem),
}

/// What is known of an error so far.
#[derive(Debug)]
pub(super) struct Failure {
    pub cause: Cause,
    pub part: Part,
    /// From the innermost step outwards.
    pub steps: Vec<Step>,
}

impl Failure {
    pub(super) fn new(problem: Problem) -> Failure {
        Failure::because(Cause::Problem(problem))
    }

    pub(super) fn unexpected(expected: Expected) -> Failure {
        Failure::because(Cause::Unexpected(expected))
    }

    pub(super) fn inexact(nearest: f64) -> Failure {
        Failure::because(Cause::Inexact(nearest))
    }

    /// An object has two keys that say the same.
    pub(super) fn same_twice(first: &'static str, second: &'static str) -> Failure {
        Failure::new(Problem::SameTwice { first, second }).at_part(Part::Key).of(second)
    }

    fn because(cause: Cause) -> Failure {
        Failure { cause, part: Part::Value, steps: Vec::new() }
    }

    /// At the value of `key`.
    pub(super) fn of(mut self, key: &'static str) -> Failure {
        self.steps.push(Step::Key(key));
        self
    }

    /// At this step.
    pub(super) fn at(mut self, step: Step) -> Failure {
        self.steps.push(step);
        self
    }

    /// At the end of these steps, given from the outermost inwards.
    pub(super) fn at_all(mut self, steps: Vec<Step>) -> Failure {
        self.steps.extend(steps.into_iter().rev());
        self
    }

    /// At this part of what the steps lead to.
    pub(super) fn at_part(mut self, part: Part) -> Failure {
        self.part = part;
        self
    }

    /// Looks up the place.
    pub(super) fn located(mut self, text: &str) -> FormatError {
        self.steps.reverse();
        let spot = place::locate(text, &self.steps, self.part);
        let problem = match self.cause {
            Cause::Problem(problem) => problem,
            Cause::Inexact(nearest) => match Found::at(text, spot.offset) {
                Found::Number(number) => Problem::Inexact { number, nearest },
                found => Problem::Unexpected { found, expected: Expected::Value, suggestion: None },
            },
            Cause::Unexpected(expected) => {
                let found = Found::at(text, spot.offset);
                let suggestion = match &found {
                    Found::Text(word) => nearest(word, expected.words()),
                    _ => None,
                };
                Problem::Unexpected { found, expected, suggestion }
            }
        };
        FormatError::at(text, spot, problem)
    }
}

/// What is known of the error under way, if there is one. Every visitor's state holds it.
#[derive(Debug, Default)]
pub(super) struct Trail(Option<Box<Failure>>);

impl Trail {
    /// Notes a failure and gives the error that unwinds.
    #[cold]
    pub(super) fn fail<E: serde::de::Error>(&mut self, failure: Failure) -> E {
        self.0 = Some(Box::new(failure));
        E::custom("noted")
    }

    /// Adds a step to the error that unwinds. If nothing is noted yet, it comes from a visitor that was handed something
    /// it has no use for, in place of what is `expected`.
    #[cold]
    pub(super) fn through<E>(&mut self, step: Step, expected: Expected, error: E) -> E {
        self.0.get_or_insert_with(|| Box::new(Failure::unexpected(expected))).steps.push(step);
        error
    }

    /// Adds the step to a node's `children`, unless the error comes from within one of them: a child's step leads there by
    /// itself.
    #[cold]
    pub(super) fn through_children<E>(&mut self, error: E) -> E {
        if self.0.is_none() { self.through(Step::Key("children"), Expected::Children, error) } else { error }
    }

    /// Makes the error that the user sees. `error` is serde's, `whole` what was expected of the text as a whole.
    pub(super) fn finish(self, text: &str, error: &serde_json::Error, whole: Expected) -> FormatError {
        match (error.classify(), self.0) {
            (Category::Data, Some(failure)) => failure.located(text),
            (Category::Data, None) => Failure::unexpected(whole).located(text),
            _ => {
                let (offset, problem) = syntax::diagnose(text, error);
                FormatError::at(text, Spot { offset, path: place::path_at(text, offset) }, problem)
            }
        }
    }
}

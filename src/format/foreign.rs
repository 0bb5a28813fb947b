//! Keys that are not the format's: refused with a suggestion, or, in other programs' files, passed over and named.

use std::collections::{BTreeSet, HashMap};

use super::failure::Failure;
use super::form;
use super::place::{Part, Step};
use super::problem::Problem;
use super::suggest::nearest;

/// What is done with keys that are not the format's.
pub(super) struct ForeignKeys<'t> {
    policy: Policy<'t>,
    names: Vec<String>,
    numbers: HashMap<String, u32>,
}

/// Whether keys of other programs are passed over.
#[derive(Clone, Copy)]
pub(super) enum Policy<'t> {
    /// They are.
    Allow,
    /// They are refused.
    Refuse,
    /// They are if the file, of which this is the text, has a `name` at the top.
    IfNamed(&'t str),
}

/// The foreign keys of one object.
pub(super) type ForeignSeen = BTreeSet<u32>;

impl<'t> ForeignKeys<'t> {
    pub(super) fn new(policy: Policy<'t>) -> ForeignKeys<'t> {
        ForeignKeys { policy, names: Vec::new(), numbers: HashMap::new() }
    }

    /// Notes a key of an object that is not one of `expected`, or says what is wrong with it.
    pub(super) fn note(
        &mut self,
        key: &str,
        seen: &mut ForeignSeen,
        expected: &'static [&'static str],
    ) -> Result<(), Failure> {
        if !self.allowed() {
            return Err(unknown(key, expected));
        }
        let number = self.number(key);
        if seen.insert(number) { Ok(()) } else { Err(twice(key)) }
    }

    /// The different keys, in order of appearance.
    pub(super) fn into_names(self) -> Vec<String> {
        self.names
    }

    fn allowed(&mut self) -> bool {
        if let Policy::IfNamed(text) = self.policy {
            self.policy = if form::is_named(text) { Policy::Allow } else { Policy::Refuse };
        }
        matches!(self.policy, Policy::Allow)
    }

    fn number(&mut self, key: &str) -> u32 {
        if let Some(&number) = self.numbers.get(key) {
            return number;
        }
        let number = self.names.len() as u32;
        self.names.push(key.to_owned());
        self.numbers.insert(key.to_owned(), number);
        number
    }
}

/// The failure of an object that has a key which is not one of those `expected`.
pub(super) fn unknown(key: &str, expected: &'static [&'static str]) -> Failure {
    let problem = Problem::UnknownKey { key: key.to_owned(), expected, suggestion: nearest(key, expected) };
    Failure::new(problem).at_part(Part::Key).at(Step::OtherKey(key.to_owned()))
}

/// The failure of an object that has a key for the second time.
pub(super) fn twice(key: &str) -> Failure {
    let problem = Problem::KeyTwice { key: key.to_owned() };
    Failure::new(problem).at_part(Part::SecondKey).at(Step::OtherKey(key.to_owned()))
}

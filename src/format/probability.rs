//! The probabilities of one node's children.

use super::failure::Failure;
use super::place::Step;
use super::problem::Problem;

/// How far the sum of a chance node's probabilities may be from 1.
const TOLERANCE: f64 = 1e-9;

/// What the children of one node say of their probabilities, child by child.
#[derive(Default)]
pub(super) struct Shares {
    children: usize,
    given: usize,
    sum: f64,
    /// What rounding has taken from `sum` (Neumaier 1974): a node may have millions of children.
    lost: f64,
    first_with: usize,
    first_without: usize,
}

impl Shares {
    /// Counts the next child.
    #[inline]
    pub(super) fn add(&mut self, probability: Option<f64>) {
        match probability {
            None => {
                if self.given == self.children {
                    self.first_without = self.children;
                }
            }
            Some(probability) => self.add_given(probability),
        }
        self.children += 1;
    }

    fn add_given(&mut self, probability: f64) {
        if self.given == 0 {
            self.first_with = self.children;
        }
        self.given += 1;
        let sum = self.sum + probability;
        self.lost +=
            if self.sum >= probability { (self.sum - sum) + probability } else { (probability - sum) + self.sum };
        self.sum = sum;
    }

    /// How many children there are.
    pub(super) fn children(&self) -> usize {
        self.children
    }

    /// Refuses probabilities under a player, those that only some children have, and those that do not sum to 1.
    #[inline]
    pub(super) fn check(&self, chance: bool) -> Result<(), Failure> {
        if self.given == 0 { Ok(()) } else { self.check_given(chance) }
    }

    fn check_given(&self, chance: bool) -> Result<(), Failure> {
        if !chance {
            let problem = Problem::ProbabilityWithoutChance { root: false };
            return Err(Failure::new(problem).of("probability").at(Step::Child(self.first_with)));
        }
        if self.given < self.children {
            return Err(Failure::new(Problem::ProbabilityMissing).at(Step::Child(self.first_without)));
        }
        let sum = self.sum + self.lost;
        if (sum - 1.0).abs() > TOLERANCE {
            return Err(Failure::new(Problem::ProbabilitySum { sum }).of("children"));
        }
        Ok(())
    }
}

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
    pub(super) fn check(&self, chance: bool) -> Result<(), ShareFault> {
        if self.given == 0 { Ok(()) } else { self.check_given(chance) }
    }

    fn check_given(&self, chance: bool) -> Result<(), ShareFault> {
        let sum = self.sum + self.lost;
        if !chance {
            Err(ShareFault::WithoutChance { child: self.first_with })
        } else if self.given < self.children {
            Err(ShareFault::Missing { child: self.first_without })
        } else if (sum - 1.0).abs() > TOLERANCE {
            Err(ShareFault::Sum { sum })
        } else {
            Ok(())
        }
    }
}

/// What is wrong with the probabilities of a node's children.
#[derive(Debug, PartialEq)]
pub(super) enum ShareFault {
    /// This child has one although a player decides.
    WithoutChance { child: usize },
    /// This child has none although a sibling has.
    Missing { child: usize },
    /// They do not sum to 1.
    Sum { sum: f64 },
}

impl ShareFault {
    /// The failure, seen from a parent written as an array or an object.
    pub(super) fn in_parent(self) -> Failure {
        match self {
            ShareFault::WithoutChance { child } => {
                Failure::new(Problem::ProbabilityWithoutChance { root: false }).of("probability").at(Step::Child(child))
            }
            ShareFault::Missing { child } => Failure::new(Problem::ProbabilityMissing).at(Step::Child(child)),
            ShareFault::Sum { sum } => Failure::new(Problem::ProbabilitySum { sum }).of("children"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(given: &[Option<f64>]) -> Shares {
        let mut shares = Shares::default();
        given.iter().for_each(|&probability| shares.add(probability));
        shares
    }

    #[test]
    fn all_or_none_and_their_sum_is_one() {
        /// 2⁻²⁸, a little above the tolerance, so that all sums are exact.
        const ABOVE: f64 = 1.0 / 268_435_456.0;
        for (given, chance, verdict) in [
            (vec![], true, Ok(())),
            (vec![None, None], true, Ok(())),
            (vec![None, None], false, Ok(())),
            (vec![Some(0.5), Some(0.5)], true, Ok(())),
            (vec![Some(0.5), Some(0.5)], false, Err(ShareFault::WithoutChance { child: 0 })),
            (vec![None, Some(1.0)], false, Err(ShareFault::WithoutChance { child: 1 })),
            (vec![Some(0.5), Some(0.5), None, None], true, Err(ShareFault::Missing { child: 2 })),
            (vec![None, None, Some(1.0)], true, Err(ShareFault::Missing { child: 0 })),
            (vec![Some(0.5), Some(0.25)], true, Err(ShareFault::Sum { sum: 0.75 })),
            (vec![Some(0.5), Some(0.5 + ABOVE)], true, Err(ShareFault::Sum { sum: 1.0 + ABOVE })),
            (vec![Some(0.5), Some(0.5 + 5e-10)], true, Ok(())),
        ] {
            assert_eq!(shares(&given).check(chance), verdict, "{given:?} {chance}");
        }
    }

    #[test]
    fn a_million_small_shares_lose_nothing() {
        assert_eq!(shares(&vec![Some(1e-6); 1_000_000]).check(true), Ok(()));
    }
}

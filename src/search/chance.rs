//! Averages at chance nodes, by exact arithmetic: they do not depend on the order of the children, the average of equal
//! values is that value, and nothing on the way to it is too large. Only the average itself is rounded, to the nearest
//! number that there is; so rounding decides no tie.

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{ToPrimitive, Zero};

use crate::tree::{GameTree, NodeId};

/// The most digits that every number of so many digits can be told by from its nearest `f64`.
const DIGITS: usize = 15;
/// Up to this size, 2⁵³, there is an `f64` for every whole number.
const WHOLE: f64 = 9_007_199_254_740_992.0;

/// The average of a chance node's children, to which they are added one after the other.
#[derive(Clone, Debug)]
pub(super) struct Average {
    /// What the weights of all children come to: how many there are, or the sum of their probabilities, which in a file
    /// need not be exactly 1.
    whole: BigRational,
    /// The weighted sum of the finite values so far.
    sum: BigRational,
    /// The sum of the infinite ones.
    infinite: f64,
}

impl Average {
    /// The average of a node's children, before the first of them.
    pub(super) fn of(tree: &GameTree, node: NodeId) -> Average {
        let children = tree.children(node);
        let given = children.clone().next().is_some_and(|first| tree.given_probability(first).is_some());
        let whole = match given {
            true => children.map(|child| weight(tree, child)).sum(),
            false => BigInt::from(children.len()).into(),
        };
        Average { whole, sum: BigRational::zero(), infinite: 0.0 }
    }

    /// Adds a child. What never happens adds nothing, not even if it is worth ∞.
    pub(super) fn add(&mut self, tree: &GameTree, child: NodeId, value: f64) {
        let weight = weight(tree, child);
        if weight.is_zero() {
        } else if value.is_finite() {
            self.sum += weight * exact(value);
        } else {
            self.infinite += value;
        }
    }

    /// What the children so far add up to: once they are all there, the average. NaN if ∞ and −∞ are among them.
    pub(super) fn value(&self) -> f64 {
        if self.infinite != 0.0 {
            return self.infinite;
        }
        if self.whole.is_zero() { 0.0 } else { (&self.sum / &self.whole).to_f64().unwrap_or(f64::NAN) }
    }
}

/// What a child that is worth so much adds to its parent, a chance node.
pub fn share(tree: &GameTree, child: NodeId, value: f64) -> f64 {
    let Some(parent) = tree.parent(child) else { return value };
    let mut average = Average::of(tree, parent);
    average.add(tree, child, value);
    average.value()
}

/// How often chance plays to a child, beside its siblings.
fn weight(tree: &GameTree, child: NodeId) -> BigRational {
    tree.given_probability(child).map_or_else(|| BigInt::from(1).into(), exact)
}

/// A finite number as it was meant: 0.1 is a tenth. No more than [`DIGITS`] digits are taken at their word; what has
/// more has been computed, and is what it is in binary.
fn exact(value: f64) -> BigRational {
    if value.fract() == 0.0 && value.abs() <= WHOLE {
        return BigInt::from(value as i64).into();
    }
    decimal(value).or_else(|| BigRational::from_float(value)).unwrap_or_default()
}

/// A number of few digits, from its digits.
fn decimal(value: f64) -> Option<BigRational> {
    let written = format!("{value:e}");
    let (digits, exponent) = written.split_once('e')?;
    let exponent: i32 = exponent.parse().ok()?;
    let behind_the_point = digits.split_once('.').map_or(0, |(_, fraction)| fraction.len());
    if behind_the_point >= DIGITS {
        return None;
    }
    let whole: i64 = digits.replace('.', "").parse().ok()?;
    let power = BigRational::from(BigInt::from(10)).pow(exponent - behind_the_point as i32);
    Some(BigRational::from(BigInt::from(whole)) * power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_few_digits_are_what_they_say() {
        let ratio = |numerator: i64, denominator: i64| BigRational::new(numerator.into(), denominator.into());
        assert_eq!(exact(0.1), ratio(1, 10));
        assert_eq!(exact(-12.75), ratio(-51, 4));
        assert_eq!(exact(1e20), BigInt::from(10).pow(20).into());
        assert_eq!(exact(1e-3), ratio(1, 1000));
        assert_eq!(exact(123_456_789_012_345e-5), ratio(123_456_789_012_345, 100_000));
        assert_eq!(exact(-0.0), ratio(0, 1));
    }

    #[test]
    fn numbers_of_many_digits_are_what_they_are_in_binary() {
        for value in [1.0 / 3.0, f64::MAX, 0.1 + 0.2, -f64::MIN_POSITIVE] {
            assert_eq!(exact(value), BigRational::from_float(value).unwrap(), "{value:e}");
        }
    }
}

//! The values of a random tree's leaves.

use std::collections::HashSet;

use super::{RandomError, RandomTree, SplitMix64};

/// Values for so many leaves, from left to right of the lowest level up.
pub(super) fn draw(options: &RandomTree, leaves: usize, random: &mut SplitMix64) -> Result<Vec<f64>, RandomError> {
    let (low, high) = (*options.values.start(), *options.values.end());
    let count = high.abs_diff(low) + 1;
    if options.ties {
        return Ok((0..leaves).map(|_| (low + random.below(count) as i64) as f64).collect());
    }
    if count < leaves as u64 {
        return Err(RandomError::TooFewValues { leaves, values: count });
    }
    Ok(distinct(count, leaves, random).into_iter().map(|offset| (low + offset as i64) as f64).collect())
}

/// So many different numbers below `end`, shuffled. R. W. Floyd's sample (Bentley, *Programming Pearls*, CACM 30,
/// 1987) needs no room for those not drawn.
fn distinct(end: u64, count: usize, random: &mut SplitMix64) -> Vec<u64> {
    let mut seen = HashSet::with_capacity(count);
    let mut drawn = Vec::with_capacity(count);
    for last in end - count as u64..end {
        let candidate = random.below(last + 1);
        let number = if seen.insert(candidate) { candidate } else { last };
        seen.insert(number);
        drawn.push(number);
    }
    for place in (1..drawn.len()).rev() {
        drawn.swap(place, random.below(place as u64 + 1) as usize);
    }
    drawn
}

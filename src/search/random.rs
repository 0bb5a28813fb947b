//! Random numbers that are the same everywhere and always.

/// A stream of random numbers from a seed (splitmix64; Steele, Lea and Flood 2014).
#[derive(Clone, Debug)]
pub(super) struct Dice(u64);

impl Dice {
    /// A stream of its own for each seed and place.
    pub(super) fn new(seed: u64, place: u64) -> Dice {
        let mut dice = Dice(seed);
        Dice(dice.next() ^ place.wrapping_mul(0xD6E8_FEB8_6659_FD93))
    }

    #[inline]
    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mix(self.0)
    }

    /// A number below `end`.
    fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.next()) * end as u128) >> 64) as usize
    }

    /// Brings things into a random order (Fisher and Yates 1938).
    pub(super) fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}

/// Scatters the bits of a number; one to one.
#[inline]
pub(super) fn mix(mut bits: u64) -> u64 {
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

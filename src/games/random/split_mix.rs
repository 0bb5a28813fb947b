//! Random numbers that stay the same.

/// SplitMix64: G. L. Steele, D. Lea, C. H. Flood, *Fast Splittable Pseudorandom Number Generators* (OOPSLA 2014), with
/// the constants of S. Vigna's reference code. Its numbers are part of what a seed promises and never change.
///
/// ```
/// let mut random = plywalk::games::random::SplitMix64::new(1_234_567);
/// assert_eq!(random.next_u64(), 6_457_827_717_110_365_317);
/// ```
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The generator of a seed.
    pub fn new(seed: u64) -> SplitMix64 {
        SplitMix64(seed)
    }

    /// The next 64 bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `end`, 0 if there is none: the high half of the product with the next 64 bits. Off from equally
    /// likely by less than `end` in 2⁶⁴.
    #[inline]
    pub fn below(&mut self, end: u64) -> u64 {
        ((u128::from(self.next_u64()) * u128::from(end)) >> 64) as u64
    }

    /// True with this chance, 0 to 1.
    #[inline]
    pub fn chance(&mut self, chance: f64) -> bool {
        // 53 bits are what f64 holds exactly.
        ((self.next_u64() >> 11) as f64) < chance * (1u64 << 53) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_reference_code() {
        let mut random = SplitMix64::new(1_234_567);
        let numbers: Vec<_> = (0..5).map(|_| random.next_u64()).collect();
        let reference = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        assert_eq!(numbers, reference);
    }

    #[test]
    fn bounds_and_chances_are_kept() {
        let mut random = SplitMix64::new(0);
        let mut seen = [0; 6];
        for _ in 0..6000 {
            seen[random.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (850..1150).contains(count)), "{seen:?}");
        assert_eq!(random.below(0), 0);
        assert!((0..1000).all(|_| !random.chance(0.0) && random.chance(1.0)));
    }
}

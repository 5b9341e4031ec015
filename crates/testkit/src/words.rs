//! Chance for tests.

/// Random words of 31 bits that are the same for the same seed: a linear congruential generator, good enough to meet
/// everything over many games.
pub fn words(seed: u64) -> impl FnMut() -> u64 {
    let mut state = seed;
    move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state >> 33
    }
}

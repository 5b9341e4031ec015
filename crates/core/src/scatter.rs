//! The words that keys of positions are made of.

/// A number that looks random and is the same for ever: the finaliser of splitmix64. Different numbers give different ones.
///
/// ```
/// assert_eq!(skazka_core::scatter(1), 0xE220_A839_7B1D_CDAF); // the first output of splitmix64 from the seed 0
/// ```
#[inline(always)]
pub const fn scatter(number: u64) -> u64 {
    let mixed = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}

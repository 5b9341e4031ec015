//! Where an action has its place in a table: by a hash that is the same where a `usize` has 32 bits.

use std::hash::{Hash, Hasher};

/// One of `places` places for an action; two actions may share one.
#[inline]
pub(crate) fn place<A: Hash>(action: A, places: usize) -> usize {
    let mut hasher = Mixer(0);
    action.hash(&mut hasher);
    (hasher.finish() >> 40) as usize % places
}

/// Adds and multiplies 64 bits at a time: actions are a few small numbers.
struct Mixer(u64);

impl Mixer {
    #[inline]
    fn add(&mut self, number: u64) {
        self.0 = self.0.wrapping_add(number).wrapping_mul(0xF135_7AEA_2E62_A9C5);
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0.rotate_left(26)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.add(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.add(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.add(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_fixed_and_inside() {
        let all = [place((1_u8, 2_u16), 1 << 13), place(Some(3_u32), 1 << 13), place([4_u8; 9], 1 << 13)];
        assert_eq!(all, [4284, 2630, 6843]);
        assert!((0..100_u64).all(|action| place(action, 5) < 5));
    }
}

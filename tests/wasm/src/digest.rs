//! Texts summed up in a number.

/// The 64-bit FNV-1a of the texts so far.
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Digest {
        Digest(0xCBF2_9CE4_8422_2325)
    }
}

impl Digest {
    /// Goes on with a text and its end.
    pub fn add(&mut self, text: &str) {
        for byte in text.bytes().chain([0]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
    }

    /// The sum.
    pub fn value(&self) -> u64 {
        self.0
    }
}

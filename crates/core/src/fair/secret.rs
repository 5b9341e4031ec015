//! The secret of a game and what is shown of it beforehand.

use crate::{Fault, quote, text};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// 32 random bytes that every draw of a game comes from. Nobody may know them before the game is over, so they are not
/// in its `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret of these bytes, which the caller has drawn at random.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// Its bytes.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Its bytes as 64 hexadecimal digits in lower case.
    pub fn hex(&self) -> String {
        hex(&self.0)
    }

    /// Its SHA-256.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl FromStr for Secret {
    type Err = Fault;

    fn from_str(written: &str) -> Result<Secret, Fault> {
        unhex(written).map(Secret)
    }
}

/// The SHA-256 of a secret. It binds whoever made the secret and tells nobody anything of it.
///
/// ```
/// use skazka_core::fair::{Commitment, Secret};
///
/// let commitment = Secret::new([0; 32]).commitment();
/// assert_eq!(commitment.to_string(), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
/// assert_eq!(commitment.to_string().parse(), Ok(commitment));
/// assert!("66687".parse::<Commitment>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Commitment {
    type Err = Fault;

    fn from_str(written: &str) -> Result<Commitment, Fault> {
        unhex(written).map(Commitment)
    }
}

fn hex(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// 64 hexadecimal digits, in either case.
fn unhex(written: &str) -> Result<[u8; 32], Fault> {
    let refused = || Fault(text!("fair-not-hex", found = quote(written)));
    if written.len() != 64 || !written.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return Err(refused());
    }
    let mut bytes = [0; 32];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&written[2 * index..2 * index + 2], 16).map_err(|_| refused())?;
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_is_the_sha_256_of_the_bytes() {
        // python3 -c "import hashlib; print(hashlib.sha256(bytes(range(32))).hexdigest())"
        let secret = Secret::new(std::array::from_fn(|index| index as u8));
        assert_eq!(secret.hex(), "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
        assert_eq!(secret.commitment().to_string(), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
        assert_eq!(secret.hex().to_uppercase().parse(), Ok(secret));
    }

    #[test]
    fn what_is_not_64_digits_is_refused() {
        for bad in ["", "00", &"0".repeat(63), &"0".repeat(65), &"g".repeat(64), &"é".repeat(32), &"+0".repeat(32)] {
            assert!(bad.parse::<Secret>().is_err(), "{bad}");
        }
    }
}

//! Which rules a game was begun by.

use crate::{Fault, quote, text};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The rules of a discipline at one time: the number of its family's rules, and four bytes of the SHA-256 of what its games
/// are set up by. Written like `1+1f0c9a2b`.
///
/// It is compared and told, never ordered: of two set-ups neither is the newer one.
///
/// ```
/// use skazka_core::RulesRevision;
/// let drawn = RulesRevision::of(1, "abc");
/// assert_eq!(drawn.to_string(), "1+ba7816bf");
/// assert_eq!("1+ba7816bf".parse(), Ok(drawn));
/// assert_ne!(RulesRevision::of(1, "abd"), drawn, "a corrected diagram is another revision");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RulesRevision {
    number: u32,
    setup: u32,
}

impl RulesRevision {
    /// The revision of rules with this number whose games are set up by `setup`.
    pub fn of(number: u32, setup: &str) -> RulesRevision {
        let digest = Sha256::digest(setup);
        RulesRevision { number, setup: u32::from_be_bytes([digest[0], digest[1], digest[2], digest[3]]) }
    }
}

impl fmt::Display for RulesRevision {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{}+{:08x}", self.number, self.setup)
    }
}

impl FromStr for RulesRevision {
    type Err = Fault;

    /// Reads what [`RulesRevision`] writes, and nothing else.
    fn from_str(written: &str) -> Result<RulesRevision, Fault> {
        let read = written.split_once('+').and_then(|(number, setup)| {
            Some(RulesRevision { number: number.parse().ok()?, setup: u32::from_str_radix(setup, 16).ok()? })
        });
        read.filter(|read| read.to_string() == written)
            .ok_or_else(|| text!("rules-revision-unreadable", found = quote(written)).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_written_is_read() {
        let revision = RulesRevision::of(4_000_000_000, "");
        assert_eq!(revision.to_string(), "4000000000+e3b0c442");
        assert_eq!(revision.to_string().parse(), Ok(revision));
        let bad =
            ["", "1", "+", "1+", "+e3b0c442", "1+e3b0c44", "1+E3B0C442", "01+e3b0c442", "+1+e3b0c442", "1+e3b0c4421"];
        for written in bad {
            assert!(written.parse::<RulesRevision>().is_err(), "{written}");
        }
    }
}

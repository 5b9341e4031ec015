//! What a seat adds to the draws.

use crate::{Fault, is_printable, quote, text};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The longest seed, in characters.
pub const LONGEST_SEED: usize = 64;

/// Words that a seat adds to the draws: at most 64 printable characters, possibly none.
///
/// ```
/// use skazka_core::fair::Seed;
///
/// assert_eq!(Seed::new("тили-тили").unwrap().as_str(), "тили-тили");
/// assert_eq!(Seed::new("").unwrap(), Seed::default());
/// assert!(Seed::new("two\nlines").is_err());
/// assert!(Seed::new(&"x".repeat(65)).is_err());
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(String);

impl Seed {
    /// The seed of these words, which are taken exactly as they are.
    ///
    /// # Errors
    /// When they are too long or not on one line of visible text.
    pub fn new(words: &str) -> Result<Seed, Fault> {
        if words.chars().nth(LONGEST_SEED).is_some() {
            return Err(text!("fair-seed-long", found = quote(words), most = LONGEST_SEED).into());
        }
        match words.chars().find(|letter| !is_printable(*letter)) {
            None => Ok(Seed(words.to_owned())),
            Some(letter) => Err(text!("fair-seed-control", code = format!("U+{:04X}", u32::from(letter))).into()),
        }
    }

    /// The words.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for Seed {
    type Error = Fault;

    fn try_from(words: String) -> Result<Seed, Fault> {
        Seed::new(&words)
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_short_lines_of_visible_text() {
        for good in ["", " ", "Анна", "🎲", &"ё".repeat(64)] {
            assert_eq!(Seed::new(good).map(String::from).as_deref(), Ok(good));
        }
        for bad in ["a\nb", "\t", "\u{7f}", "a\u{2028}b", "\u{202e}abc", &"ё".repeat(65)] {
            assert!(Seed::new(bad).is_err(), "{bad:?}");
        }
    }
}

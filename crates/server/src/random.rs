//! Randomness from the operating system: ids, tokens, seeds, chance.

use sha2::{Digest, Sha256};

const LETTERS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// `length` random letters and digits.
///
/// # Errors
/// When the operating system gives no randomness.
pub fn letters(length: usize) -> Result<String, getrandom::Error> {
    let mut found = String::with_capacity(length);
    let mut bytes = [0; 32];
    while found.len() < length {
        getrandom::fill(&mut bytes)?;
        // 248 is the greatest multiple of 62 in a byte: no letter is likelier than another.
        let fair = bytes.iter().filter(|byte| **byte < 248);
        found.extend(fair.map(|byte| char::from(LETTERS[usize::from(byte % 62)])).take(length - found.len()));
    }
    Ok(found)
}

/// A random word.
///
/// # Errors
/// When the operating system gives no randomness.
pub fn word() -> Result<u64, getrandom::Error> {
    getrandom::u64()
}

/// Random words for drawing by chance, all from one reading of the operating system's randomness.
#[derive(Debug)]
pub struct Words {
    seed: [u8; 32],
    drawn: u64,
}

impl Words {
    /// Words nobody can know beforehand.
    ///
    /// # Errors
    /// When the operating system gives no randomness.
    pub fn new() -> Result<Words, getrandom::Error> {
        let mut seed = [0; 32];
        getrandom::fill(&mut seed)?;
        Ok(Words { seed, drawn: 0 })
    }

    /// The next word: the beginning of the SHA-256 of the seed and the word's number.
    pub fn next(&mut self) -> u64 {
        let digest = Sha256::new().chain_update(self.seed).chain_update(self.drawn.to_le_bytes()).finalize();
        self.drawn += 1;
        digest.iter().take(8).fold(0, |word, byte| word << 8 | u64::from(*byte))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_as_many_as_asked_for_and_differ() {
        let (one, other) = (letters(70).expect("randomness"), letters(70).expect("randomness"));
        assert_eq!(one.len(), 70);
        assert!(one.bytes().all(|byte| LETTERS.contains(&byte)));
        assert_ne!(one, other);
    }
}

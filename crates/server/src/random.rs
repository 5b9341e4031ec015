//! Randomness from the operating system: ids, tokens, where the computer's thinking begins.

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

//! Who decides for a seat.

use crate::{Fault, is_printable, text};
use serde::{Deserialize, Serialize};

/// The longest name of a person, in characters.
const LONGEST_NAME: usize = 40;

/// Who decides for a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Player {
    /// A person.
    Human {
        /// The person's name, if one was given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// The computer.
    Computer {
        /// Its strength, from 1.
        level: u8,
    },
}

impl Player {
    /// A person without a name.
    pub const HUMAN: Player = Player::Human { name: None };

    /// A person called so; blanks around a name do not belong to it, and an empty one is none.
    ///
    /// # Errors
    /// When the name has more than 40 characters or some that cannot be printed.
    pub fn person(name: &str) -> Result<Player, Fault> {
        let name = name.trim();
        if name.chars().count() > LONGEST_NAME || !name.chars().all(is_printable) {
            return Err(text!("player-name-wrong", most = LONGEST_NAME).into());
        }
        Ok(Player::Human { name: (!name.is_empty()).then(|| name.to_owned()) })
    }

    /// The computer's level, if it is the computer.
    pub fn level(&self) -> Option<u8> {
        match self {
            Player::Human { .. } => None,
            Player::Computer { level } => Some(*level),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_printable() {
        assert_eq!(Player::person(" Анна ").expect("a name"), Player::Human { name: Some("Анна".to_owned()) });
        assert_eq!(Player::person("  ").expect("none"), Player::HUMAN);
        assert!(Player::person(&"я".repeat(40)).is_ok());
        for wrong in ["я".repeat(41), "a\u{7}b".to_owned(), "a\u{202e}b".to_owned()] {
            assert!(Player::person(&wrong).is_err(), "{wrong:?}");
        }
    }
}

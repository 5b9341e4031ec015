//! What is kept of a game besides its log.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use skazka_core::fair::Promise;
use skazka_core::{Event, Settings};
use std::fmt;
use std::str::FromStr;

/// A game's name in addresses: eight random characters of `0-9A-Za-z`, about 47 bits.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(String);

impl GameId {
    const LENGTH: usize = 8;

    /// A new random id.
    ///
    /// # Errors
    /// When the operating system gives no randomness.
    pub fn random() -> Result<GameId, getrandom::Error> {
        crate::random::letters(Self::LENGTH).map(GameId)
    }

    /// The id as it stands in addresses.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// That a word is no game id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a game id has eight letters or digits")]
pub struct GameIdError;

impl FromStr for GameId {
    type Err = GameIdError;

    fn from_str(word: &str) -> Result<GameId, GameIdError> {
        let is_one = word.len() == Self::LENGTH && word.bytes().all(|byte| byte.is_ascii_alphanumeric());
        is_one.then(|| GameId(word.to_owned())).ok_or(GameIdError)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Who decides for a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Player {
    /// A person, in the browser that began the game.
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

    /// The computer's level, if it is the computer.
    pub fn level(&self) -> Option<u8> {
        match self {
            Player::Human { .. } => None,
            Player::Computer { level } => Some(*level),
        }
    }
}

/// The browser a game belongs to, as it is kept: the SHA-256 of the token in its cookie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Owner(pub [u8; 32]);

impl Owner {
    /// The owner whose browser carries this token.
    pub fn of_token(token: &str) -> Owner {
        Owner(Sha256::digest(token.as_bytes()).into())
    }
}

/// How a game began.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRow {
    /// Its id.
    pub id: GameId,
    /// `family/discipline`.
    pub discipline: String,
    /// The options that differ from their defaults.
    pub settings: Settings,
    /// The position it starts from, when not the discipline's own.
    pub start: Option<String>,
    /// Who decides for each seat, in the order of seats.
    pub seats: Vec<Player>,
    /// The browser that holds the human seats.
    pub owner: Owner,
    /// When it began, in milliseconds since 1970 UTC.
    pub created_at: i64,
    /// What its draws come from, where anything is drawn.
    pub promise: Option<Promise>,
}

/// One entry of a log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Logged {
    /// Its number, from 0.
    pub seq: u64,
    /// What happened.
    pub event: Event,
    /// When, in milliseconds since 1970 UTC.
    pub at: i64,
}

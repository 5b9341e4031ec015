//! What is kept of a game besides its log.

use sha2::{Digest, Sha256};
use skazka_core::fair::Promise;
use skazka_core::{Player, RulesRevision, Seat, Settings, Stamped, TimeControl};
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

/// A browser that holds seats, as it is kept: the SHA-256 of the token in its cookie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Owner(pub [u8; 32]);

impl Owner {
    /// The browser that carries this token.
    pub fn of_token(token: &str) -> Owner {
        Owner(Sha256::digest(token.as_bytes()).into())
    }
}

/// Who sits on a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRow {
    /// Who decides.
    pub player: Player,
    /// The browser that may decide for a person; none where the seat is open, and for the computer.
    pub holder: Option<Owner>,
}

impl SeatRow {
    /// A seat that somebody may take.
    pub const OPEN: SeatRow = SeatRow { player: Player::HUMAN, holder: None };

    /// The seat of a player, held by a browser where the player is a person.
    pub fn of(player: Player, browser: Owner) -> SeatRow {
        let holder = player.level().is_none().then_some(browser);
        SeatRow { player, holder }
    }

    /// Whether nobody decides for it.
    pub fn is_open(&self) -> bool {
        self.player.level().is_none() && self.holder.is_none()
    }
}

/// How a game began, and who sits in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRow {
    /// Its id.
    pub id: GameId,
    /// `family/discipline`.
    pub discipline: String,
    /// The options that differ from their defaults.
    pub settings: Settings,
    /// The position it starts from; none in games from before it was always kept: they start from the discipline's own.
    pub start: Option<String>,
    /// Whether whoever began it gave the start; otherwise it was the discipline's own then.
    pub is_start_chosen: bool,
    /// The rules it was begun by; none in games from before they were kept.
    pub rules: Option<RulesRevision>,
    /// Who sits where now, in the order of seats. All else of the row stays as it was when the game began.
    pub seats: Vec<SeatRow>,
    /// When it began, in milliseconds since 1970 UTC.
    pub created_at: i64,
    /// What its draws come from, where anything is drawn.
    pub promise: Option<Promise>,
    /// How much time each seat has.
    pub time_control: TimeControl,
}

impl GameRow {
    /// The position that whoever began it gave, if any.
    pub fn chosen_start(&self) -> Option<String> {
        self.start.clone().filter(|_| self.is_start_chosen)
    }

    /// The seats that this browser may decide for.
    pub fn held_by(&self, browser: Option<Owner>) -> Vec<Seat> {
        let is_held = |one: &SeatRow| browser.is_some() && one.holder == browser;
        (0..).map(Seat).zip(&self.seats).filter(|(_, one)| is_held(one)).map(|(seat, _)| seat).collect()
    }

    /// The seats that the computer decides for, each with its level.
    pub fn computers(&self) -> impl Iterator<Item = (Seat, u8)> {
        (0..).map(Seat).zip(&self.seats).filter_map(|(seat, one)| Some((seat, one.player.level()?)))
    }

    /// The same game after these seats have changed; seats that it does not have change nothing.
    #[must_use]
    pub fn with_seats(mut self, changed: &[(Seat, SeatRow)]) -> GameRow {
        for (seat, now) in changed {
            if let Some(row) = self.seats.get_mut(seat.index()) {
                *row = now.clone();
            }
        }
        self
    }

    /// Whether it is the same game, whoever sits in it.
    pub fn is_same_game(&self, other: &GameRow) -> bool {
        GameRow { seats: other.seats.clone(), ..self.clone() } == *other
    }
}

/// What one append writes: all of it or nothing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Entries {
    /// What happened, in order.
    pub events: Vec<Stamped>,
    /// The seats that somebody took or left by it, as they are afterwards.
    pub seats: Vec<(Seat, SeatRow)>,
    /// Whether the game is over then.
    pub is_over: bool,
}

impl Entries {
    /// Events of a game that goes on with the same people.
    pub fn of(events: Vec<Stamped>) -> Entries {
        Entries { events, ..Entries::default() }
    }
}

/// One entry of a log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Logged {
    /// Its number, from 0.
    pub seq: u64,
    /// What happened, and when.
    pub stamped: Stamped,
}

//! Where games are kept: a row for how each began, and an append-only log of what happened.
//!
//! ```text
//!   games   id · discipline · settings · start · seats · owner · created_at · secret · drawn_as · drawn_from
//!     |
//!   events  (game, seq) · event · at         seq 0, 1, 2 ... without gaps
//! ```
//!
//! An append names the `seq` it is to have. When that is taken, somebody else wrote first and the append fails: two
//! writers of one game cannot both win.

mod failure;
mod folder;
mod lock;
pub(crate) mod private;
mod row;
pub(crate) mod sqlite;

pub(crate) use failure::code_of;
pub use failure::{OpenError, StoreError};
pub use folder::{DataFolder, Opened, database_in, key_in};
pub use lock::Holder;
pub use row::{GameId, GameIdError, GameRow, Logged, Owner, Player};
pub use sqlite::SqliteStore;

use async_trait::async_trait;
use skazka_core::Event;
use std::time::{SystemTime, UNIX_EPOCH};

/// Keeps games for good: what was acknowledged survives the process.
///
/// `tests/it/store_suite.rs` is one suite that every implementation passes.
#[async_trait]
pub trait Store: Send + Sync {
    /// Writes down how a new game begins, together with what happened in it already.
    ///
    /// # Errors
    /// [`StoreError::Taken`] when there is a game of this id; nothing is written then.
    async fn create(&self, game: &GameRow, events: &[Event]) -> Result<(), StoreError>;

    /// How a game began; none when there is no such game.
    ///
    /// # Errors
    /// When the storage fails.
    async fn game(&self, id: &GameId) -> Result<Option<GameRow>, StoreError>;

    /// The log of a game from `seq` on, in order.
    ///
    /// # Errors
    /// When the storage fails or an event in it cannot be read.
    async fn events(&self, id: &GameId, from: u64) -> Result<Vec<Logged>, StoreError>;

    /// Appends `events` with the numbers `seq`, `seq + 1` and so on, all or none; when it returns they are on the disk.
    ///
    /// # Errors
    /// [`StoreError::Taken`] when the log is not exactly `seq` events long, [`StoreError::NoGame`] when there is no
    /// such game.
    async fn append(&self, id: &GameId, seq: u64, events: &[Event]) -> Result<(), StoreError>;

    /// Finds out whether anything can be written, by writing. Everybody who asks within a second gets the same answer, and
    /// nobody waits longer than two.
    ///
    /// # Errors
    /// When nothing can be written.
    async fn probe(&self) -> Result<(), StoreError>;

    /// How the storage is, as far as it is known without asking it.
    fn health(&self) -> Health;

    /// Changes when another storage takes this one's place, so that whatever was read before may not be so any more.
    fn epoch(&self) -> u64;
}

/// How a storage is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Health {
    /// When something was written last, in milliseconds since 1970 UTC; none when nothing was.
    pub last_write: Option<i64>,
    /// Whether it is whole.
    pub integrity: Integrity,
}

/// Whether a storage is whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Integrity {
    /// It has not been looked through yet.
    Unknown,
    /// Nothing is wrong with it.
    Sound,
    /// This is wrong with it.
    Damaged(String),
}

/// The time, in milliseconds since 1970 UTC.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |past| past.as_millis() as i64)
}

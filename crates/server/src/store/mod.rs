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
mod row;
mod sqlite;

pub use failure::{OpenFailure, StoreFailure};
pub use row::{GameId, GameRow, Logged, Owner, Player};
pub use sqlite::SqliteStore;

use async_trait::async_trait;
use skazka_core::Event;

/// Keeps games for good: what was acknowledged survives the process.
///
/// `tests/store.rs` is one suite that every implementation passes.
#[async_trait]
pub trait Store: Send + Sync {
    /// Writes down how a new game begins, together with what happened in it already.
    ///
    /// # Errors
    /// [`StoreFailure::Taken`] when there is a game of this id; nothing is written then.
    async fn create(&self, game: &GameRow, events: &[Event]) -> Result<(), StoreFailure>;

    /// How a game began; none when there is no such game.
    ///
    /// # Errors
    /// When the storage fails.
    async fn game(&self, id: &GameId) -> Result<Option<GameRow>, StoreFailure>;

    /// The log of a game from `seq` on, in order.
    ///
    /// # Errors
    /// When the storage fails or an event in it cannot be read.
    async fn events(&self, id: &GameId, from: u64) -> Result<Vec<Logged>, StoreFailure>;

    /// Appends `events` with the numbers `seq`, `seq + 1` and so on, all or none; when it returns they are on the disk.
    ///
    /// # Errors
    /// [`StoreFailure::Taken`] when the log is not exactly `seq` events long.
    async fn append(&self, id: &GameId, seq: u64, events: &[Event]) -> Result<(), StoreFailure>;
}

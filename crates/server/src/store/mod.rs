//! Where games are kept: a row for how each began, one for each seat, and an append-only log of what happened.
//!
//! ```text
//!   games   id · discipline · settings · start · is_start_chosen · rules · created_at · time_control · secret ·
//!     |     drawn_as · drawn_from · is_over
//!     |
//!     +--- seats   (game, seat) · kind · level · name · holder
//!     |
//!     +--- events  (game, seq) · event · event_version · at         seq 0, 1, 2 ... without gaps
//! ```
//!
//! An append names the `seq` it is to have. When that is taken, somebody else wrote first and the append fails: two
//! writers of one game cannot both win.

mod failure;
mod folder;
mod listing;
mod lock;
mod news;
pub(crate) mod private;
mod row;
pub(crate) mod sqlite;

pub use failure::{OpenError, StoreError};
pub use folder::{DataFolder, Opened, database_in, key_in};
pub use listing::{Cursor, GamePage, Listed, Listing, MOST_LISTED};
pub use lock::Holder;
pub use news::{Followers, Following};
pub use row::{Entries, GameId, GameIdError, GameRow, Logged, Owner, SeatRow};
pub use sqlite::SqliteStore;

use async_trait::async_trait;

/// Keeps games for good: what was acknowledged survives the process.
///
/// `tests/it/store_suite.rs` is one suite that every implementation passes.
#[async_trait]
pub trait Store: Send + Sync {
    /// Writes down how a new game begins, together with what happened in it already.
    ///
    /// # Errors
    /// [`StoreError::Taken`] when there is a game of this id; nothing is written then.
    async fn create(&self, game: &GameRow, entries: &Entries) -> Result<(), StoreError>;

    /// How a game began, and who sits in it; none when there is no such game.
    ///
    /// # Errors
    /// When the storage fails or the row cannot be read.
    async fn game(&self, id: &GameId) -> Result<Option<GameRow>, StoreError>;

    /// The log of a game from `seq` on, in order and without gaps.
    ///
    /// # Errors
    /// When the storage fails or an event in it cannot be read.
    async fn events(&self, id: &GameId, from: u64) -> Result<Vec<Logged>, StoreError>;

    /// Appends events with the numbers `seq`, `seq + 1` and so on, and changes the seats that change with them, all or
    /// nothing; when it returns they are on the disk.
    ///
    /// # Errors
    /// [`StoreError::Taken`] when the log is not exactly `seq` events long, [`StoreError::NoGame`] when there is no
    /// such game.
    async fn append(&self, id: &GameId, seq: u64, entries: &Entries) -> Result<(), StoreError>;

    /// A page of the games there are, newest first; of those that began at the same moment the one with the greater id.
    ///
    /// # Errors
    /// When the storage fails or one of the rows cannot be read.
    async fn list(&self, wanted: &Listing) -> Result<GamePage, StoreError>;

    /// Follows a game: tells from now on how long its log has become, whoever wrote. What is told is committed.
    fn follow(&self, id: &GameId) -> Following;

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

    /// Writes what was asked for before, and then refuses everything with [`StoreError::Closed`]. May be asked for again.
    async fn close(&self);
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

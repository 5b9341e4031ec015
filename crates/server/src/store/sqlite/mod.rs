//! Games in one SQLite file: WAL, every commit on the disk before it is acknowledged, one connection that writes.

mod batch;
mod columns;
mod connection;
pub mod failure;
mod identity;
pub mod integrity;
mod listing;
mod log_gate;
mod probe;
pub mod reader;
pub mod schema;
mod shared;
mod writer;

use super::folder::{database_in, make_writable};
use super::{Entries, Following, GameId, GamePage, GameRow, Health, Listing, Logged, OpenError, Store, StoreError};
use crate::clock::{Clock, SystemClock};
use async_trait::async_trait;
use batch::{Append, NewGame, Write};
use connection::Writable;
use probe::Probe;
use shared::Shared;
use std::path::Path;
use std::sync::Arc;
use writer::{BATCH, Writer};

/// A [`Store`] in one SQLite file.
///
/// SQLite lets one connection write at a time. A thread of its own has that connection and commits what waits together,
/// so that one wait for the disk serves many games. When a transaction fails its connection is thrown away and made again; when
/// the file is removed or replaced nothing is acknowledged until a database is there again, which is then opened.
#[derive(Debug, Clone)]
pub struct SqliteStore {
    writer: Writer,
    shared: Arc<Shared>,
    probe: Arc<Probe>,
}

impl SqliteStore {
    /// Opens `skazka.db` in `folder`, which is made when it is missing. Something is written at once, so that a disk that
    /// can only be read is told.
    ///
    /// # Errors
    /// When the folder cannot be written to, or the file is locked, read-only, damaged, or from a newer version.
    pub async fn open(folder: &Path) -> Result<SqliteStore, OpenError> {
        SqliteStore::open_with_batches_of(folder, BATCH).await
    }

    /// The same, with at most `batch` requests in one transaction; with 1 each waits for the disk by itself.
    ///
    /// # Errors
    /// As [`SqliteStore::open`].
    pub async fn open_with_batches_of(folder: &Path, batch: usize) -> Result<SqliteStore, OpenError> {
        make_writable(folder)?;
        let file = database_in(folder);
        schema::prepare(&file).await?;
        let failed = |why: rusqlite::Error| failure::opening(&file, failure::code_of(&why), why.to_string());
        let mut writable = Writable::open(&file).map_err(failed)?;
        writable.probe(SystemClock.now()).map_err(failed)?;
        let shared = Arc::new(Shared::new(&file));
        shared.wrote(SystemClock.now());
        let writer = Writer::start(writable, shared.clone(), batch)
            .map_err(|why| OpenError::Broken { file: file.clone(), why: why.to_string() })?;
        tokio::spawn(writer.clone().look_now_and_then());
        Ok(SqliteStore { writer, shared, probe: Arc::default() })
    }

    /// Whether there is any game.
    ///
    /// # Errors
    /// When the storage fails.
    pub async fn has_games(&self) -> Result<bool, StoreError> {
        reader::has_games(&self.shared.readers()).await
    }

    async fn write(&self, write: Write) -> Result<(), StoreError> {
        self.shared.log(self.writer.write(write))?.await.unwrap_or(Err(StoreError::Closed))
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn create(&self, game: &GameRow, entries: &Entries) -> Result<(), StoreError> {
        self.write(Write::Create(Box::new(NewGame::new(game, entries)?))).await
    }

    async fn game(&self, id: &GameId) -> Result<Option<GameRow>, StoreError> {
        self.shared.log(reader::game(&self.shared.readers(), id).await)
    }

    async fn events(&self, id: &GameId, from: u64) -> Result<Vec<Logged>, StoreError> {
        self.shared.log(reader::events(&self.shared.readers(), id, from).await)
    }

    async fn append(&self, id: &GameId, seq: u64, entries: &Entries) -> Result<(), StoreError> {
        self.write(Write::Append(Append::new(id, seq, entries)?)).await
    }

    async fn list(&self, wanted: &Listing) -> Result<GamePage, StoreError> {
        self.shared.log(listing::list(&self.shared.readers(), wanted).await)
    }

    fn follow(&self, id: &GameId) -> Following {
        self.shared.followers.follow(id)
    }

    async fn probe(&self) -> Result<(), StoreError> {
        self.probe.ask(&self.writer).await
    }

    fn health(&self) -> Health {
        self.shared.health()
    }

    fn epoch(&self) -> u64 {
        self.shared.epoch()
    }

    /// Everything is written back into the one file.
    async fn close(&self) {
        self.shared.close().await;
        self.writer.close().await;
        self.shared.followers.close();
    }
}

//! Whether what a backup holds are games: every log is played through by the rules, as a room does when it opens.

use super::BackupError;
use crate::room::GameLog;
use crate::store::sqlite::integrity::quick_check;
use crate::store::sqlite::{reader, schema};
use crate::store::{Integrity, StoreError};
use rusqlite::{Connection, OpenFlags};
use skazka_core::{Catalogue, Stop};
use sqlx::sqlite::{SqlitePool, SqlitePoolOptions};
use std::path::Path;

/// What a backup holds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Report {
    /// How many games, broken ones included.
    pub games: usize,
    /// How many events their logs have, those of broken games not included.
    pub events: usize,
    /// The games that cannot be replayed.
    pub broken: Vec<BrokenGame>,
    /// Whether the key is with them, without which nobody can go on with their seats.
    pub has_key: bool,
}

/// A game that cannot be replayed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BrokenGame {
    /// Its id, as it stands there.
    pub id: String,
    /// What is wrong with it.
    pub why: String,
}

/// Looks through a copy of `original` page by page, brings its tables up to date, and replays every game in it.
///
/// # Errors
/// When it is no database, damaged, or from a newer version. Games that do not replay are in the report.
pub async fn verify(copy: &Path, original: &Path, catalogue: &Catalogue) -> Result<Report, BackupError> {
    check_pages(copy, original)?;
    schema::prepare_copy(copy).await.map_err(|why| BackupError::of_copy(original, why))?;
    let games = SqlitePoolOptions::new().max_connections(1).connect_lazy_with(schema::options(copy).read_only(true));
    let report = replay_all(&games, catalogue).await.map_err(|why| BackupError::of_reading(original, &why));
    games.close().await;
    report
}

fn check_pages(copy: &Path, original: &Path) -> Result<(), BackupError> {
    let connection = Connection::open_with_flags(copy, OpenFlags::SQLITE_OPEN_READ_ONLY);
    let connection = connection.map_err(|why| BackupError::unreadable(original, &why))?;
    match quick_check(&connection) {
        Integrity::Damaged(why) => Err(BackupError::Damaged { file: original.to_owned(), why }),
        Integrity::Sound => Ok(()),
        Integrity::Unknown => Err(BackupError::NoBackup(original.to_owned())),
    }
}

async fn replay_all(games: &SqlitePool, catalogue: &Catalogue) -> Result<Report, StoreError> {
    let mut report = Report::default();
    for id in reader::ids(games).await? {
        report.games += 1;
        match replay_one(games, &id, catalogue).await {
            Ok(events) => report.events += events,
            Err(StoreError::Damaged { why, .. }) => report.broken.push(BrokenGame { id, why }),
            Err(why) => return Err(why),
        }
    }
    Ok(report)
}

/// How many events a game has, all of which can happen.
async fn replay_one(games: &SqlitePool, id: &str, catalogue: &Catalogue) -> Result<usize, StoreError> {
    let damaged = |why: String| StoreError::Damaged { game: id.to_owned(), why };
    let known = id.parse().map_err(|why: crate::store::GameIdError| damaged(why.to_string()))?;
    let row = reader::game(games, &known).await?.ok_or_else(|| damaged("its row is gone".to_owned()))?;
    let log = reader::events(games, &known, 0).await?;
    GameLog::replay(catalogue, &row, &log, &Stop::new())?;
    Ok(log.len())
}

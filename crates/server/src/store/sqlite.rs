//! Games in one SQLite file: WAL, every commit on the disk before it is acknowledged, one connection that writes.

use super::{GameId, GameRow, Logged, OpenFailure, Owner, Store, StoreFailure};
use async_trait::async_trait;
use skazka_core::fair::{Promise, Secret};
use skazka_core::{Event, Settings};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Row, Sqlite, Transaction};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// How long to wait for another program that writes to the same file.
const PATIENCE: Duration = Duration::from_secs(5);
const READERS: u32 = 4;

/// A [`Store`] in one SQLite file.
///
/// SQLite lets one connection write at a time; a single one that queues its own work commits several times as much as
/// several that wait for each other.
#[derive(Debug, Clone)]
pub struct SqliteStore {
    writer: SqlitePool,
    readers: SqlitePool,
}

impl SqliteStore {
    /// Opens `skazka.db` in `folder`, which is made when it is missing.
    ///
    /// # Errors
    /// When the folder cannot be written to, or the file is locked, broken, or from a newer version.
    pub async fn open(folder: &Path) -> Result<SqliteStore, OpenFailure> {
        let not_writable = |why| OpenFailure::NotWritable { folder: folder.to_owned(), why };
        std::fs::create_dir_all(folder).map_err(not_writable)?;
        write_a_probe(folder).map_err(not_writable)?;
        let file = folder.join("skazka.db");
        let options = options(&file);
        let told = |why| told(&file, why);
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .acquire_timeout(PATIENCE_AT_OPENING)
            .connect_with(options.clone())
            .await
            .map_err(told)?;
        MIGRATIONS.run(&writer).await.map_err(|why| told_of_migration(&file, why))?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_lazy_with(options.read_only(true));
        Ok(SqliteStore { writer, readers })
    }

    /// Writes everything back into the one file and closes it.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// A transaction that holds the right to write from its beginning.
    async fn begin(&self) -> Result<Transaction<'_, Sqlite>, StoreFailure> {
        Ok(self.writer.begin_with("BEGIN IMMEDIATE").await?)
    }
}

/// How long opening waits for a slow disk: after a crash the log is read back first.
const PATIENCE_AT_OPENING: Duration = Duration::from_secs(120);

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
}

/// Makes and removes a file, since asking for permissions does not tell whether a folder can be written to.
fn write_a_probe(folder: &Path) -> std::io::Result<()> {
    let probe = folder.join(format!(".probe-{}", std::process::id()));
    std::fs::write(&probe, [])?;
    std::fs::remove_file(&probe)
}

fn told(file: &Path, why: sqlx::Error) -> OpenFailure {
    let file = PathBuf::from(file);
    match &why {
        sqlx::Error::Database(database) if is_busy(database.as_ref()) => OpenFailure::Locked { file },
        _ => OpenFailure::Broken { file, why: why.to_string() },
    }
}

fn told_of_migration(file: &Path, why: MigrateError) -> OpenFailure {
    match why {
        MigrateError::VersionMissing(version) => OpenFailure::Newer { file: file.to_owned(), version },
        MigrateError::Execute(why) | MigrateError::ExecuteMigration(why, _) => told(file, why),
        why => OpenFailure::Broken { file: file.to_owned(), why: why.to_string() },
    }
}

/// SQLITE_BUSY (5) and SQLITE_LOCKED (6), with their extended codes.
fn is_busy(error: &dyn sqlx::error::DatabaseError) -> bool {
    let code = error.code().and_then(|code| code.parse::<u32>().ok());
    code.is_some_and(|code| matches!(code & 0xff, 5 | 6))
}

fn taken(why: sqlx::Error) -> StoreFailure {
    match &why {
        sqlx::Error::Database(database) if database.is_unique_violation() => StoreFailure::Taken,
        _ => StoreFailure::Database(why),
    }
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |past| past.as_millis() as i64)
}

#[async_trait]
impl Store for SqliteStore {
    async fn create(&self, game: &GameRow, events: &[Event]) -> Result<(), StoreFailure> {
        let mut transaction = self.begin().await?;
        sqlx::query(
            "INSERT INTO games (id, discipline, settings, start, seats, owner, created_at, secret, drawn_as, drawn_from) \
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(game.id.as_str())
        .bind(&game.discipline)
        .bind(game.settings.write())
        .bind(&game.start)
        .bind(sqlx::types::Json(&game.seats))
        .bind(&game.owner.0[..])
        .bind(game.created_at)
        .bind(game.promise.as_ref().map(|promise| &promise.secret.bytes()[..]))
        .bind(game.promise.as_ref().map(|promise| &promise.game))
        .bind(game.promise.as_ref().map(|promise| promise.from))
        .execute(&mut *transaction)
        .await
        .map_err(taken)?;
        insert(&mut transaction, &game.id, 0, events).await?;
        Ok(transaction.commit().await?)
    }

    async fn game(&self, id: &GameId) -> Result<Option<GameRow>, StoreFailure> {
        let found = sqlx::query("SELECT * FROM games WHERE id = ?").bind(id.as_str());
        found.fetch_optional(&self.readers).await?.map(|row| game_of(&row)).transpose()
    }

    async fn events(&self, id: &GameId, from: u64) -> Result<Vec<Logged>, StoreFailure> {
        let found = sqlx::query("SELECT seq, event, at FROM events WHERE game = ? AND seq >= ? ORDER BY seq")
            .bind(id.as_str())
            .bind(from as i64)
            .fetch_all(&self.readers)
            .await?;
        found.iter().map(|row| logged_of(id, row)).collect()
    }

    async fn append(&self, id: &GameId, seq: u64, events: &[Event]) -> Result<(), StoreFailure> {
        let mut transaction = self.begin().await?;
        let length: i64 = sqlx::query_scalar("SELECT coalesce(max(seq) + 1, 0) FROM events WHERE game = ?")
            .bind(id.as_str())
            .fetch_one(&mut *transaction)
            .await?;
        if length != seq as i64 {
            return Err(StoreFailure::Taken);
        }
        insert(&mut transaction, id, seq, events).await?;
        Ok(transaction.commit().await?)
    }
}

async fn insert(to: &mut SqliteConnection, id: &GameId, first: u64, events: &[Event]) -> Result<(), StoreFailure> {
    for (seq, event) in (first..).zip(events) {
        sqlx::query("INSERT INTO events (game, seq, event, at) VALUES (?, ?, ?, ?)")
            .bind(id.as_str())
            .bind(seq as i64)
            .bind(sqlx::types::Json(event))
            .bind(now())
            .execute(&mut *to)
            .await
            .map_err(taken)?;
    }
    Ok(())
}

fn game_of(row: &SqliteRow) -> Result<GameRow, StoreFailure> {
    let id: String = row.try_get("id")?;
    let damaged = |why: String| StoreFailure::Damaged { game: id.clone(), why };
    let settings: String = row.try_get("settings")?;
    let owner: Vec<u8> = row.try_get("owner")?;
    let seats: sqlx::types::Json<Vec<super::Player>> = row.try_get("seats")?;
    Ok(GameRow {
        id: id.parse().map_err(|why: super::row::NotAnId| damaged(why.to_string()))?,
        discipline: row.try_get("discipline")?,
        settings: Settings::parse(settings.split_whitespace()).map_err(|why| damaged(why.to_string()))?,
        start: row.try_get("start")?,
        seats: seats.0,
        owner: Owner(owner.try_into().map_err(|_| damaged("owner".to_owned()))?),
        created_at: row.try_get("created_at")?,
        promise: promise_of(row)?.map_err(|column| damaged(column.to_owned()))?,
    })
}

/// The promise of a game, if it has one, or the column that is damaged.
fn promise_of(row: &SqliteRow) -> Result<Result<Option<Promise>, &'static str>, sqlx::Error> {
    let secret: Option<Vec<u8>> = row.try_get("secret")?;
    let game: Option<String> = row.try_get("drawn_as")?;
    let from: Option<u32> = row.try_get("drawn_from")?;
    Ok(match (secret.map(<[u8; 32]>::try_from), game, from) {
        (None, None, None) => Ok(None),
        (Some(Ok(secret)), Some(game), Some(from)) => Ok(Some(Promise { secret: Secret::new(secret), game, from })),
        (Some(Err(_)) | None, ..) => Err("secret"),
        (_, None, _) => Err("drawn_as"),
        (.., None) => Err("drawn_from"),
    })
}

fn logged_of(id: &GameId, row: &SqliteRow) -> Result<Logged, StoreFailure> {
    let seq: i64 = row.try_get("seq")?;
    let event: String = row.try_get("event")?;
    let damaged = |why: serde_json::Error| StoreFailure::Damaged { game: id.to_string(), why: format!("{seq}: {why}") };
    Ok(Logged { seq: seq as u64, event: serde_json::from_str(&event).map_err(damaged)?, at: row.try_get("at")? })
}

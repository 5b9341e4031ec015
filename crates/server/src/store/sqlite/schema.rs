//! The database file, made and brought up to date before anything is read from it or written to it.

use super::failure;
use crate::store::{OpenError, private};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use std::time::Duration;

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// How long to wait for another program that writes to the same file.
pub const PATIENCE: Duration = Duration::from_secs(5);

/// The version of the tables that this program writes: that of its last migration.
pub fn version() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or_default()
}

/// How every connection to `file` is made; it is never made when it is missing.
pub fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(file).create_if_missing(false).foreign_keys(true).busy_timeout(PATIENCE)
}

/// Makes the database if it is missing, in WAL mode and for its owner alone, and brings its tables up to date.
///
/// The file is made before SQLite sees it, since SQLite gives its `-wal` and `-shm` the permissions that it has.
///
/// # Errors
/// When the file is locked, read-only, damaged, no database, or from a newer version.
pub async fn prepare(file: &Path) -> Result<(), OpenError> {
    for suffix in ["", "-wal", "-shm"] {
        let path = private::with_suffix(file, suffix);
        if suffix.is_empty() || path.exists() {
            private::ensure(&path)
                .map_err(|why| OpenError::ReadOnly { file: file.to_owned(), why: why.to_string() })?;
        }
    }
    migrate(file, options(file).journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full)).await
}

/// Brings the tables of a copy up to date that nobody else uses; no journal is left beside it, whatever happens.
///
/// # Errors
/// When the file is damaged, no database, or from a newer version.
pub async fn prepare_copy(file: &Path) -> Result<(), OpenError> {
    migrate(file, options(file).journal_mode(SqliteJournalMode::Memory)).await
}

async fn migrate(file: &Path, options: SqliteConnectOptions) -> Result<(), OpenError> {
    let told = |why| told(file, &why);
    let mut connection: SqliteConnection = options.connect().await.map_err(told)?;
    MIGRATIONS.run(&mut connection).await.map_err(|why| told_of_migration(file, why))?;
    connection.close().await.map_err(told)
}

fn told(file: &Path, why: &sqlx::Error) -> OpenError {
    let code = why.as_database_error().and_then(|error| error.code()?.parse().ok()).unwrap_or(0);
    failure::opening(file, code, why.to_string())
}

fn told_of_migration(file: &Path, why: MigrateError) -> OpenError {
    match why {
        MigrateError::VersionMissing(version) => OpenError::Newer { file: file.to_owned(), version },
        MigrateError::Execute(why) | MigrateError::ExecuteMigration(why, _) => told(file, &why),
        why => OpenError::Broken { file: file.to_owned(), why: why.to_string() },
    }
}

#[cfg(test)]
pub mod tests {
    use super::MIGRATIONS;
    use rusqlite::Connection;

    /// An empty database in memory with the tables of this version.
    pub fn database() -> Connection {
        let connection = Connection::open_in_memory().expect("memory");
        for migration in MIGRATIONS.iter() {
            connection.execute_batch(migration.sql.as_str()).expect("a schema");
        }
        connection
    }
}

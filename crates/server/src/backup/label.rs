//! The table `backup`, which makes a database a backup: the key, and when and by what it was made.

use crate::clock::{Clock, SystemClock};
use crate::store::private::with_suffix;
use crate::store::sqlite::schema::PATIENCE;
use rusqlite::{Connection, OpenFlags, OptionalExtension};
use std::path::Path;

/// Adds the table to a copy of the games.
pub fn write(file: &Path, key: Option<&[u8]>) -> Result<(), rusqlite::Error> {
    let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    // The copy is thrown away if anything fails: no journal is to lie beside it.
    connection.pragma_update(None, "journal_mode", "memory")?;
    // A folder whose restore was broken off has a table of its own.
    connection.execute_batch("DROP TABLE IF EXISTS backup")?;
    connection
        .execute_batch("CREATE TABLE backup (key BLOB, made_at INTEGER NOT NULL, program TEXT NOT NULL) STRICT")?;
    let program = env!("CARGO_PKG_VERSION");
    connection
        .execute("INSERT INTO backup (key, made_at, program) VALUES (?, ?, ?)", (key, SystemClock.now(), program))?;
    connection.close().map_err(|(_, why)| why)
}

/// The key that a label holds, if it holds one.
pub type HeldKey = Option<Vec<u8>>;

/// A connection that writes nothing, but for bringing back what a change that was broken off has left half-done.
pub fn to_read(file: &Path) -> Result<Connection, rusqlite::Error> {
    let is_half_done = with_suffix(file, "-journal").exists();
    let access = if is_half_done { OpenFlags::SQLITE_OPEN_READ_WRITE } else { OpenFlags::SQLITE_OPEN_READ_ONLY };
    let connection = Connection::open_with_flags(file, access | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(PATIENCE)?;
    Ok(connection)
}

/// Reads the table; none when there is none, so that it is no backup.
pub fn read(file: &Path) -> Result<Option<HeldKey>, rusqlite::Error> {
    let connection = to_read(file)?;
    let find = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'backup')";
    if !connection.query_row(find, [], |row| row.get(0))? {
        return Ok(None);
    }
    connection.query_row("SELECT key FROM backup", [], |row| row.get(0)).optional()
}

/// Takes the table off a database, and the key out of its pages.
pub fn remove(file: &Path) -> Result<(), rusqlite::Error> {
    let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.pragma_update(None, "secure_delete", true)?;
    connection.execute_batch("DROP TABLE backup")?;
    connection.close().map_err(|(_, why)| why)
}

//! The one connection that writes: made, watched over, thrown away and made again.

use super::batch::{self, BatchError, Write};
use super::failure;
use super::identity::{FileStatus, Identity};
use super::schema::{self, PATIENCE};
use crate::key::aside;
use crate::store::{StoreError, private};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How long to wait before trying again to open what could not be opened, at first and at most.
const FIRST_WAIT: Duration = Duration::from_millis(50);
const LONGEST_WAIT: Duration = Duration::from_secs(2);
/// How long the clearing of a log that was left half-written may wait for those who read.
const CLEARING: Duration = Duration::from_millis(250);
/// A log that grew longer, in bytes, while somebody read for long is cut to this when it begins anew.
const LONGEST_LOG: i64 = 64 << 20;
/// Enough for every statement there is.
const STATEMENTS: usize = 32;

/// The connection that writes, or when to try again to have one.
pub struct Writable {
    file: PathBuf,
    connection: Option<Connection>,
    /// Of the files that are open, or were last.
    identity: Identity,
    retry: Retry,
}

/// What asking for the connection found.
pub enum Found<'a> {
    /// The connection of before, or one to the same files.
    Same(&'a mut Connection),
    /// The files under the names are others than before; they are to be opened with [`Writable::open_others`] when nobody
    /// has the old ones open any more.
    Others,
}

impl Writable {
    /// A connection to `file`, which has been prepared.
    ///
    /// # Errors
    /// When the database cannot be opened.
    pub fn open(file: &Path) -> Result<Writable, rusqlite::Error> {
        let (connection, identity) = open(file)?;
        Ok(Writable { file: file.to_owned(), connection: Some(connection), identity, retry: Retry::default() })
    }

    /// The connection, made again when the last one was thrown away.
    ///
    /// # Errors
    /// When the database is not under its name, or cannot be opened; after a failure one is told so without a new attempt
    /// until some time has passed.
    pub fn connection(&mut self) -> Result<Found<'_>, StoreError> {
        match self.identity.status() {
            FileStatus::Missing => Err(self.gone()),
            FileStatus::Replaced { .. } => Ok(Found::Others),
            // SQLite itself removes the log when the last connection is closed.
            FileStatus::WalMoved if self.connection.is_some() => Ok(Found::Others),
            FileStatus::WalMoved | FileStatus::Same => self.opened().map(Found::Same),
        }
    }

    /// Whether what has been committed is where others will look for it.
    pub fn is_in_place(&self) -> bool {
        self.identity.status() == FileStatus::Same
    }

    /// Writes something and keeps it, to find out whether that is possible.
    ///
    /// # Errors
    /// When it is not.
    pub fn probe(&mut self, at: i64) -> Result<(), rusqlite::Error> {
        let Some(connection) = &mut self.connection else { return Ok(()) };
        match batch::commit(connection, &[Write::Probe(at)]) {
            Ok(_) => Ok(()),
            Err(BatchError::ToBegin(why) | BatchError::Midway(why)) => Err(why),
        }
    }

    /// Throws the connection away: nothing that a failed transaction left in it is of any harm then.
    pub fn discard(&mut self) {
        self.connection = None;
    }

    /// Opens the files that are under the names now, instead of those that were before.
    ///
    /// Our log belongs to our database alone: where the database is still there, what the log holds is brought into it
    /// first, unless another program has begun a log meanwhile, which ours would undo; where another database has the name,
    /// our log is set aside, since SQLite would take it for the other's.
    ///
    /// # Errors
    /// When they cannot be opened.
    pub fn open_others(&mut self) -> Result<&mut Connection, StoreError> {
        let status = self.identity.status();
        if let Some(connection) = self.connection.take() {
            // What has the names now is not ours, and closing must not touch it.
            let kept = connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true);
            kept.map_err(failure::writing)?;
            if status == FileStatus::WalMoved {
                rescue(&connection, &self.file);
            }
        }
        if status == (FileStatus::Replaced { wal: true }) {
            set_log_aside(&self.file).map_err(|why| StoreError::Gone(why.to_string()))?;
        }
        self.opened()
    }

    fn gone(&self) -> StoreError {
        StoreError::Gone(format!("there is no file {:?} any more", self.file))
    }

    fn opened(&mut self) -> Result<&mut Connection, StoreError> {
        if self.connection.is_none() {
            self.reopen()?;
        }
        self.connection.as_mut().ok_or_else(|| self.retry.failure())
    }

    fn reopen(&mut self) -> Result<(), StoreError> {
        if !self.retry.is_due() {
            return Err(self.retry.failure());
        }
        let (connection, identity) = open(&self.file).map_err(|why| self.retry.after(failure::writing(why)))?;
        clear_log(&connection);
        (self.connection, self.identity, self.retry) = (Some(connection), identity, Retry::default());
        Ok(())
    }
}

/// A connection to a database that is there, and which files it has opened.
fn open(file: &Path) -> Result<(Connection, Identity), rusqlite::Error> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    // Before anything is written: what lies there now may be no database of ours.
    check_version(&connection)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "journal_size_limit", LONGEST_LOG)?;
    // Only reading makes the log; both files are to be there when they are looked at.
    connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    Ok((connection, Identity::of(file)))
}

/// A database that was put in place meanwhile may be of another version; only a start brings it up to date.
fn check_version(connection: &Connection) -> Result<(), rusqlite::Error> {
    let newest = "SELECT coalesce(max(version), 0) FROM _sqlx_migrations";
    let version: i64 = connection.query_row(newest, [], |row| row.get(0))?;
    if version == schema::version() {
        return Ok(());
    }
    let why = format!("the database is of version {version}, not {}; start the server again", schema::version());
    Err(rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_SCHEMA), Some(why)))
}

/// After a commit that failed midway the log may end in frames that count for nothing now but would come to life if the
/// process were killed: a log that begins anew makes them void. Where that cannot be done the next commit does it.
fn clear_log(connection: &Connection) {
    let cleared = connection
        .busy_timeout(CLEARING)
        .and_then(|()| connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())))
        .and_then(|()| connection.busy_timeout(PATIENCE));
    if let Err(why) = cleared {
        tracing::debug!(%why, "the log cannot be cleared now");
    }
}

/// The log has lost its name, but for us it is still there: what it holds is brought into the database.
fn rescue(connection: &Connection, file: &Path) {
    let others = std::fs::metadata(private::with_suffix(file, "-wal")).is_ok_and(|log| log.len() > 0);
    if others {
        tracing::error!("another program has begun a new write-ahead log in place of ours; what ours held is lost");
        return;
    }
    let is_unfinished = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, bool>(0));
    match is_unfinished {
        Ok(false) => tracing::warn!("the write-ahead log was removed; all that it held has been saved"),
        Ok(true) => tracing::error!("the write-ahead log was removed, and others keep what it held from being saved"),
        Err(why) => tracing::error!(%why, "the write-ahead log was removed, and what it held is lost"),
    }
}

/// Takes the names of the write-ahead log from what has them, so that no database is read with a foreign log.
fn set_log_aside(file: &Path) -> std::io::Result<()> {
    let [wal, shm] = ["-wal", "-shm"].map(|suffix| private::with_suffix(file, suffix));
    if wal.exists() {
        let kept = aside(&wal);
        tracing::error!(?kept, "a write-ahead log that is not the database's is set aside");
        std::fs::rename(&wal, kept)?;
    }
    if shm.exists() { std::fs::remove_file(shm) } else { Ok(()) }
}

/// When to try again, and why it failed.
struct Retry {
    wait: Duration,
    due: Option<Instant>,
    why: Option<StoreError>,
}

impl Default for Retry {
    fn default() -> Retry {
        Retry { wait: FIRST_WAIT, due: None, why: None }
    }
}

impl Retry {
    fn is_due(&self) -> bool {
        self.due.is_none_or(|due| Instant::now() >= due)
    }

    fn failure(&self) -> StoreError {
        self.why.clone().unwrap_or_else(|| StoreError::Failing("it is not open".to_owned()))
    }

    /// It failed once more; waits twice as long as before.
    fn after(&mut self, why: StoreError) -> StoreError {
        self.due = Some(Instant::now() + self.wait);
        self.wait = (self.wait * 2).min(LONGEST_WAIT);
        self.why = Some(why.clone());
        why
    }
}

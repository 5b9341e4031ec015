//! What a backup holds is put in place.
//!
//! The one moment at which it happens is a rename of the database. The key travels inside until then and is taken out
//! afterwards; where that was broken off, the next opening of the folder does it.

use super::failure::missing_or;
use super::partial::Partial;
use super::verify::verify;
use super::{BackupError, Report, label};
use crate::key::{LENGTH, aside};
use crate::store::sqlite::{failure, reader, schema};
use crate::store::{DataFolder, OpenError, database_in, key_in, private};
use rusqlite::{Connection, OpenFlags};
use skazka_core::Catalogue;
use sqlx::sqlite::SqlitePoolOptions;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Puts the games and the key of a backup into `folder`, in which no server may run. Everything is looked through and
/// replayed before anything that is there is touched; what was there is kept beside it under a name with the date.
///
/// # Errors
/// When a server uses the folder, the file is no whole backup, or — unless `force` is set — there are games already or games of
/// the backup do not replay. Nothing has changed then.
pub async fn restore(file: &Path, folder: &Path, force: bool, catalogue: &Catalogue) -> Result<Report, BackupError> {
    let mut source = File::open(file).map_err(|why| missing_or(file, &why))?;
    let held = DataFolder::take(folder)?;
    let database = database_in(held.path());
    let copy = copied(&mut source, file, &database)?;
    let key = labelled(copy.path(), file)?;
    let report = verify(copy.path(), file, catalogue).await?;
    if !force && !report.broken.is_empty() {
        return Err(BackupError::BrokenGames { file: file.to_owned(), games: report.broken });
    }
    if !force && may_have_games(&database).await {
        return Err(BackupError::GamesThere(folder.to_owned()));
    }
    put_in_place(copy, &database).map_err(|why| BackupError::unwritable(&database, &why))?;
    finish_restore(held.path())?;
    Ok(Report { has_key: key.is_some(), ..report })
}

fn copied(source: &mut File, file: &Path, database: &Path) -> Result<Partial, BackupError> {
    let place = private::with_suffix(database, ".restoring");
    let is_same = |(one, other): (std::path::PathBuf, std::path::PathBuf)| one == other;
    if file.canonicalize().ok().zip(place.canonicalize().ok()).is_some_and(is_same) {
        return Err(BackupError::NoBackup(file.to_owned()));
    }
    let mut copy = Partial::create(&place).map_err(|why| BackupError::unwritable(&place, &why))?;
    copy.fill_from(source).map_err(|why| match why.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => BackupError::unwritable(&place, &why),
        _ => BackupError::unreadable(file, &why),
    })?;
    Ok(copy)
}

/// The key in the label, which every backup has.
fn labelled(copy: &Path, file: &Path) -> Result<label::HeldKey, BackupError> {
    if !has_head_of_backup(copy).map_err(|why| BackupError::unreadable(file, &why))? {
        return Err(BackupError::NoBackup(file.to_owned()));
    }
    match label::read(copy) {
        Ok(Some(key)) if key.as_ref().is_none_or(|key| key.len() == LENGTH) => Ok(key),
        Ok(Some(_)) => Err(BackupError::Damaged { file: file.to_owned(), why: "key".to_owned() }),
        Ok(None) => Err(BackupError::NoBackup(file.to_owned())),
        Err(why) => {
            let code = failure::code_of(&why);
            Err(BackupError::of_copy(file, failure::opening(copy, code, why.to_string())))
        }
    }
}

/// Whether a file begins as a SQLite database does that has no write-ahead log: what is copied off a server's own file lacks
/// what is in the log, and reading it would make a new one.
fn has_head_of_backup(copy: &Path) -> io::Result<bool> {
    let mut head = [0; 20];
    match File::open(copy)?.read_exact(&mut head) {
        Ok(()) => Ok(head.starts_with(b"SQLite format 3\0") && head[18..] == [1, 1]),
        Err(why) if why.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        Err(why) => Err(why),
    }
}

/// Whether there are games in a database, or something that cannot be read and may be games.
async fn may_have_games(database: &Path) -> bool {
    if !std::fs::metadata(database).is_ok_and(|file| file.len() > 0) {
        return false;
    }
    let readers = SqlitePoolOptions::new().max_connections(1);
    let readers = readers.connect_lazy_with(schema::options(database).read_only(true));
    let has_games = reader::has_games(&readers).await.unwrap_or(true);
    readers.close().await;
    has_games
}

/// The old files get second names first, so that there is no moment at which there is neither the old nor the new.
fn put_in_place(copy: Partial, database: &Path) -> io::Result<()> {
    if database.exists() {
        if finish_log(database).is_err() {
            tracing::warn!(?database, "its write-ahead log cannot be brought into it and is kept beside it");
        }
        keep(database)?;
    }
    let key = database.with_file_name(key_in(Path::new("")));
    if key.exists() {
        keep(&key)?;
    }
    set_log_aside(database)?;
    copy.publish(database)
}

/// Brings what the log of a database holds into it and removes the log.
fn finish_log(database: &Path) -> Result<(), rusqlite::Error> {
    let connection = Connection::open_with_flags(database, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.pragma_update(None, "journal_mode", "delete")?;
    connection.close().map_err(|(_, why)| why)
}

/// Gives a file a second name with the date.
fn keep(file: &Path) -> io::Result<()> {
    let name = aside(file);
    // Not every disk has links.
    std::fs::hard_link(file, &name).or_else(|_| std::fs::copy(file, &name).map(drop))
}

/// A log that is left would be taken for that of the new database.
fn set_log_aside(database: &Path) -> io::Result<()> {
    for suffix in ["-wal", "-journal"] {
        let log = private::with_suffix(database, suffix);
        if log.exists() {
            std::fs::rename(&log, aside(&log))?;
        }
    }
    let shm = private::with_suffix(database, "-shm");
    if shm.exists() { std::fs::remove_file(shm) } else { Ok(()) }
}

/// Takes the key out of a database that was a backup, where a restore was just put in place or broken off after that.
///
/// # Errors
/// When the key cannot be written or the database not be changed.
pub fn finish_restore(folder: &Path) -> Result<(), OpenError> {
    let database = database_in(folder);
    if !std::fs::metadata(&database).is_ok_and(|file| file.len() > 0) {
        return Ok(());
    }
    // A database that cannot be read is told by what opens it.
    let Ok(Some(key)) = label::read(&database) else { return Ok(()) };
    if let Some(key) = key {
        let file = key_in(folder);
        private::replace(&file, &key).map_err(|why| OpenError::Key { file, why })?;
    }
    label::remove(&database).map_err(|why| OpenError::Broken { file: database, why: why.to_string() })
}

//! A backup is made, while a server writes or not.

use super::partial::Partial;
use super::verify::verify;
use super::{BackupError, Report, label};
use crate::key;
use crate::store::database_in;
use skazka_core::Catalogue;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Makes a backup of the games in `folder` and their key. A server may go on writing there: the backup holds one state, that
/// of the moment it was begun, and the server waits for nothing.
///
/// # Errors
/// When there are no games, the file is there already and `force` is not set, or the disk fails; there is no new file
/// then. Games that do not replay are kept all the same and are in the report.
pub async fn backup(folder: &Path, file: &Path, force: bool, catalogue: &Catalogue) -> Result<Report, BackupError> {
    if !force && file.exists() {
        return Err(BackupError::Exists(file.to_owned()));
    }
    let database = database_in(folder);
    if !std::fs::metadata(&database).is_ok_and(|file| file.len() > 0) {
        return Err(BackupError::NoGames(folder.to_owned()));
    }
    let copy = partial_of(file)?;
    copy_games(&database, copy.path(), file)?;
    let key = key_of(folder, copy.path());
    label::write(copy.path(), key.as_deref()).map_err(|why| BackupError::unwritable(file, &why))?;
    let report = verify(copy.path(), &database, catalogue).await?;
    let published = if force { copy.publish(file) } else { copy.publish_new(file) };
    published.map_err(|why| match why.kind() {
        ErrorKind::AlreadyExists => BackupError::Exists(file.to_owned()),
        _ => BackupError::unwritable(file, &why),
    })?;
    Ok(Report { has_key: key.is_some(), ..report })
}

/// The key of the games that were copied: where their restore was broken off it is still among them. None when it is lost:
/// games without their key are better than nothing.
fn key_of(folder: &Path, copy: &Path) -> Option<Vec<u8>> {
    label::read(copy).ok().flatten().flatten().or_else(|| key::read(folder).ok().flatten())
}

fn partial_of(file: &Path) -> Result<Partial, BackupError> {
    let Some(name) = file.file_name() else {
        return Err(BackupError::unwritable(file, &std::io::Error::from(ErrorKind::IsADirectory)));
    };
    Partial::create(&beside(file, name)).map_err(|why| match why.kind() {
        ErrorKind::WouldBlock => BackupError::UnderWay(file.to_owned()),
        _ => BackupError::unwritable(file, &why),
    })
}

fn beside(file: &Path, name: &std::ffi::OsStr) -> PathBuf {
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(name);
    hidden.push(".partial");
    file.with_file_name(hidden)
}

/// One state of the database, without the room that removed rows left, in an empty file.
fn copy_games(database: &Path, copy: &Path, file: &Path) -> Result<(), BackupError> {
    let opened = label::to_read(database).and_then(|connection| {
        // Reading the schema first tells a source that cannot be read from a copy that cannot be written.
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
        Ok(connection)
    });
    let connection = opened.map_err(|why| BackupError::unreadable(database, &why))?;
    let Some(name) = copy.to_str() else {
        return Err(BackupError::unwritable(file, &"its name is not UTF-8"));
    };
    match connection.execute("VACUUM INTO ?", [name]) {
        Ok(_) => Ok(()),
        Err(why) if why.sqlite_error_code() == Some(rusqlite::ErrorCode::DatabaseCorrupt) => {
            Err(BackupError::Damaged { file: database.to_owned(), why: why.to_string() })
        }
        Err(why) => Err(BackupError::unwritable(file, &why)),
    }
}

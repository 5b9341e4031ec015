//! The folder of the games: what lies in it, who uses it, and whether it is whole.
//!
//! ```text
//!   skazka.db  skazka.db-wal  skazka.db-shm     the games (SQLite)
//!   key                                         what cookies are signed with: says whose seats are whose
//!   lock                                        held by whoever uses the folder
//! ```

use super::lock::{FolderLock, LockError};
use super::{OpenError, SqliteStore, Store, private};
use crate::{backup, key};
use axum_extra::extract::cookie::Key;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// A folder of games that this process alone uses, until it is dropped.
#[derive(Debug)]
pub struct DataFolder {
    path: PathBuf,
    lock: FolderLock,
}

impl DataFolder {
    /// Makes the folder if it is missing, and takes its lock.
    ///
    /// # Errors
    /// When it cannot be written to, or another process uses it.
    pub fn take(path: &Path) -> Result<DataFolder, OpenError> {
        make_writable(path)?;
        match FolderLock::take(path) {
            Ok(lock) => Ok(DataFolder { path: path.to_owned(), lock }),
            Err(LockError::Held(holder)) => Err(OpenError::InUse { folder: path.to_owned(), holder }),
            Err(LockError::Io(why)) => Err(OpenError::NotWritable { folder: path.to_owned(), why }),
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes down where this process serves, for whoever is refused.
    ///
    /// # Errors
    /// When the system refuses.
    pub fn serves_at(&mut self, address: SocketAddr) -> io::Result<()> {
        self.lock.serves_at(address)
    }

    /// Opens what is in the folder: finishes a restore that was broken off, and makes what is missing where nothing was lost.
    ///
    /// # Errors
    /// When the database or the key is lost, damaged or cannot be used.
    pub async fn open(&self) -> Result<Opened, OpenError> {
        backup::finish_restore(&self.path)?;
        self.check_that_nothing_is_lost()?;
        let store = SqliteStore::open(&self.path).await?;
        let file = database_in(&self.path);
        let has_games = store.has_games().await.map_err(|why| OpenError::Broken { file, why: why.to_string() })?;
        match key::open(&self.path, has_games) {
            Ok(key) => Ok(Opened { store, key }),
            Err(why) => {
                store.close().await;
                Err(why)
            }
        }
    }

    /// That the database has not been lost: a key is made after the first database, so a key alone tells that there was one.
    ///
    /// # Errors
    /// [`OpenError::Emptied`] when it has been.
    fn check_that_nothing_is_lost(&self) -> Result<(), OpenError> {
        let file = database_in(&self.path);
        let has_content = |path: &Path| std::fs::metadata(path).is_ok_and(|file| file.len() > 0);
        let were_games = key_in(&self.path).exists() || has_content(&private::with_suffix(&file, "-wal"));
        if were_games && !has_content(&file) { Err(OpenError::Emptied { file }) } else { Ok(()) }
    }
}

/// What is in a folder of games.
pub struct Opened {
    /// The games.
    pub store: SqliteStore,
    /// What cookies are signed with.
    pub key: Key,
}

/// The database of a folder.
pub fn database_in(folder: &Path) -> PathBuf {
    folder.join("skazka.db")
}

/// The key of a folder.
pub fn key_in(folder: &Path) -> PathBuf {
    folder.join("key")
}

/// Makes a folder if it is missing and finds out whether it can be written to.
///
/// # Errors
/// When it cannot.
pub fn make_writable(folder: &Path) -> Result<(), OpenError> {
    let made = private::create_folder(folder).and_then(|()| write_a_probe(folder));
    made.map_err(|why| OpenError::NotWritable { folder: folder.to_owned(), why })
}

/// Makes and removes a file, since asking for permissions does not tell whether a folder can be written to.
fn write_a_probe(folder: &Path) -> io::Result<()> {
    let probe = folder.join(format!(".probe-{}", std::process::id()));
    private::open(&probe)?;
    std::fs::remove_file(&probe)
}

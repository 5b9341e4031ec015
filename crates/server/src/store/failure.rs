//! What can go wrong with the storage, so that it can be told.

use super::lock::Holder;
use skazka_core::{Text, text};
use std::io;
use std::path::{Path, PathBuf};

/// Why the storage could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenFailure {
    /// There is no folder for a user's data on this system.
    #[error("this system names no folder for a user's data")]
    NoFolder,
    /// The folder cannot be made or written to.
    #[error("cannot write to {folder:?}: {why}")]
    NotWritable {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        why: io::Error,
    },
    /// Another process uses the folder.
    #[error("{folder:?} is used by another process: {holder:?}")]
    InUse {
        /// The folder.
        folder: PathBuf,
        /// The other process.
        holder: Holder,
    },
    /// Another program keeps the database locked.
    #[error("{file:?} is locked by another program")]
    Locked {
        /// The database file.
        file: PathBuf,
    },
    /// The database, its folder or its disk can be read but not written to.
    #[error("{file:?} can only be read: {why}")]
    ReadOnly {
        /// The database file.
        file: PathBuf,
        /// What the system says.
        why: String,
    },
    /// The database was written by a newer version.
    #[error("{file:?} was written by a newer version (migration {version})")]
    Newer {
        /// The database file.
        file: PathBuf,
        /// The migration that is not known here.
        version: i64,
    },
    /// There were games here, and their database is missing or has no content.
    #[error("{file:?} is missing or empty, but there were games here")]
    Emptied {
        /// The database file.
        file: PathBuf,
    },
    /// The file is something else than a database.
    #[error("{file:?} is no database")]
    NoDatabase {
        /// The file.
        file: PathBuf,
    },
    /// The database has lost a part or holds garbage.
    #[error("{file:?} is damaged: {why}")]
    Damaged {
        /// The database file.
        file: PathBuf,
        /// What the database says.
        why: String,
    },
    /// The database cannot be opened for another reason; usually the disk fails.
    #[error("cannot open {file:?}: {why}")]
    Broken {
        /// The database file.
        file: PathBuf,
        /// What the database says.
        why: String,
    },
    /// There are games, but the key that says whose they are is missing.
    #[error("{file:?} is missing, but there are games here")]
    KeyMissing {
        /// The key's file.
        file: PathBuf,
    },
    /// The key does not have its length.
    #[error("{file:?} is damaged: {length} bytes instead of {expected}")]
    KeyDamaged {
        /// The key's file.
        file: PathBuf,
        /// How many bytes it has.
        length: u64,
        /// How many it should have.
        expected: usize,
    },
    /// The key cannot be read or made.
    #[error("cannot use {file:?}: {why}")]
    Key {
        /// The key's file.
        file: PathBuf,
        /// What the system says.
        why: io::Error,
    },
}

impl OpenFailure {
    /// What a failure with one of SQLite's codes means for opening `file`.
    pub(crate) fn of_code(file: &Path, code: i32, why: String) -> OpenFailure {
        let file = file.to_owned();
        match Trouble::of_code(code) {
            Trouble::Busy => OpenFailure::Locked { file },
            Trouble::ReadOnly => OpenFailure::ReadOnly { file, why },
            Trouble::Corrupt => OpenFailure::Damaged { file, why },
            Trouble::NoDatabase => OpenFailure::NoDatabase { file },
            Trouble::Full | Trouble::Other => OpenFailure::Broken { file, why },
        }
    }

    /// The sentence for a person.
    pub fn text(&self) -> Text {
        let name = |path: &PathBuf| path.display().to_string();
        match self {
            OpenFailure::NoFolder => text!("data-no-folder"),
            OpenFailure::NotWritable { folder, why } => {
                text!("data-not-writable", folder = name(folder), why = why.to_string())
            }
            OpenFailure::InUse { folder, holder } => in_use(name(folder), holder),
            OpenFailure::Locked { file } => text!("data-locked", file = name(file)),
            OpenFailure::ReadOnly { file, why } => text!("data-read-only", file = name(file), why = why),
            OpenFailure::Newer { file, version } => text!("data-newer", file = name(file), version = *version),
            OpenFailure::Emptied { file } => text!("data-emptied", file = name(file)),
            OpenFailure::NoDatabase { file } => text!("data-no-database", file = name(file)),
            OpenFailure::Damaged { file, why } => text!("data-damaged", file = name(file), why = why),
            OpenFailure::Broken { file, why } => text!("data-broken", file = name(file), why = why),
            OpenFailure::KeyMissing { file } => text!("data-key-missing", file = name(file)),
            OpenFailure::KeyDamaged { file, length, expected } => {
                text!("data-key-damaged", file = name(file), length = *length as i64, expected = *expected)
            }
            OpenFailure::Key { file, why } => text!("data-key-unusable", file = name(file), why = why.to_string()),
        }
    }
}

fn in_use(folder: String, holder: &Holder) -> Text {
    let Holder { pid: Some(pid), address, since } = holder else {
        return text!("data-in-use", folder = folder);
    };
    let (pid, since) = (pid.to_string(), since.as_deref().unwrap_or("?"));
    match address {
        Some(address) => {
            text!("data-served", folder = folder, pid = pid, address = format!("http://{address}"), since = since)
        }
        None => text!("data-in-use-by", folder = folder, pid = pid, since = since),
    }
}

/// Why something could not be read or written.
#[derive(Debug, Clone, thiserror::Error)]
pub enum StoreFailure {
    /// The id or the place in the log is taken: somebody else wrote first.
    #[error("taken: somebody else wrote first")]
    Taken,
    /// There is no game of this id, so it has no log either.
    #[error("there is no game {game}")]
    NoGame {
        /// The id.
        game: String,
    },
    /// What was read makes no sense.
    #[error("game {game} is damaged: {why}")]
    Damaged {
        /// The game's id.
        game: String,
        /// What is wrong with it.
        why: String,
    },
    /// More waits to be written than is let wait, or another program keeps the database locked.
    #[error("busy: {0}")]
    Busy(String),
    /// There is no room on the disk.
    #[error("the disk is full: {0}")]
    Full(String),
    /// The disk can only be read.
    #[error("the disk can only be read: {0}")]
    ReadOnly(String),
    /// The database is not where it was opened: it was removed, or something else is there.
    #[error("the database is gone: {0}")]
    Gone(String),
    /// The database fails otherwise.
    #[error("the database fails: {0}")]
    Failing(String),
}

impl StoreFailure {
    /// What a failure with one of SQLite's codes means.
    pub(crate) fn of_code(code: i32, why: String) -> StoreFailure {
        match Trouble::of_code(code) {
            Trouble::Busy => StoreFailure::Busy(why),
            Trouble::Full => StoreFailure::Full(why),
            Trouble::ReadOnly => StoreFailure::ReadOnly(why),
            Trouble::Corrupt | Trouble::NoDatabase | Trouble::Other => StoreFailure::Failing(why),
        }
    }

    /// Whether it will go away when something outside this program changes, so that one may ask again later.
    pub fn is_passing(&self) -> bool {
        !matches!(self, StoreFailure::Taken | StoreFailure::NoGame { .. } | StoreFailure::Damaged { .. })
    }

    /// The sentence for a person.
    pub fn text(&self) -> Text {
        match self {
            StoreFailure::Taken => text!("refused-behind"),
            StoreFailure::NoGame { .. } => text!("game-not-found"),
            StoreFailure::Damaged { .. } => text!("server-fails"),
            StoreFailure::Busy(_) => text!("store-busy"),
            StoreFailure::Full(_) => text!("store-full"),
            StoreFailure::ReadOnly(_) => text!("store-read-only"),
            StoreFailure::Gone(_) => text!("store-gone"),
            StoreFailure::Failing(_) => text!("store-fails"),
        }
    }
}

/// Of reading.
impl From<sqlx::Error> for StoreFailure {
    fn from(error: sqlx::Error) -> StoreFailure {
        let code = error.as_database_error().and_then(|error| error.code()?.parse().ok());
        match (&error, code) {
            (_, Some(code)) => StoreFailure::of_code(code, error.to_string()),
            (sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed, None) => StoreFailure::Busy(error.to_string()),
            _ => StoreFailure::Failing(error.to_string()),
        }
    }
}

/// Of writing.
impl From<rusqlite::Error> for StoreFailure {
    fn from(error: rusqlite::Error) -> StoreFailure {
        StoreFailure::of_code(code_of(&error), error.to_string())
    }
}

/// SQLite's extended code of an error, 0 for one that is not SQLite's.
pub(crate) fn code_of(error: &rusqlite::Error) -> i32 {
    error.sqlite_error().map_or(0, |error| error.extended_code)
}

/// What SQLite's codes come down to.
enum Trouble {
    Busy,
    Full,
    ReadOnly,
    Corrupt,
    NoDatabase,
    Other,
}

impl Trouble {
    /// The lowest byte is the primary code, whatever the extended one adds.
    fn of_code(code: i32) -> Trouble {
        use rusqlite::ffi;
        match code & 0xff {
            ffi::SQLITE_BUSY | ffi::SQLITE_LOCKED => Trouble::Busy,
            ffi::SQLITE_FULL => Trouble::Full,
            ffi::SQLITE_READONLY | ffi::SQLITE_PERM => Trouble::ReadOnly,
            ffi::SQLITE_CORRUPT => Trouble::Corrupt,
            ffi::SQLITE_NOTADB => Trouble::NoDatabase,
            _ => Trouble::Other,
        }
    }
}

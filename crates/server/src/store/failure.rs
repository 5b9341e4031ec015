//! What can go wrong with the storage, so that it can be told.

use super::lock::Holder;
use skazka_core::{Text, text};
use std::io;
use std::path::PathBuf;

/// Why the storage could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
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

impl OpenError {
    /// The sentence for a person.
    pub fn text(&self) -> Text {
        let name = |path: &PathBuf| path.display().to_string();
        match self {
            OpenError::NoFolder => text!("data-no-folder"),
            OpenError::NotWritable { folder, why } => {
                text!("data-not-writable", folder = name(folder), why = why.to_string())
            }
            OpenError::InUse { folder, holder } => in_use(name(folder), holder),
            OpenError::Locked { file } => text!("data-locked", file = name(file)),
            OpenError::ReadOnly { file, why } => text!("data-read-only", file = name(file), why = why),
            OpenError::Newer { file, version } => text!("data-newer", file = name(file), version = *version),
            OpenError::Emptied { file } => text!("data-emptied", file = name(file)),
            OpenError::NoDatabase { file } => text!("data-no-database", file = name(file)),
            OpenError::Damaged { file, why } => text!("data-damaged", file = name(file), why = why),
            OpenError::Broken { file, why } => text!("data-broken", file = name(file), why = why),
            OpenError::KeyMissing { file } => text!("data-key-missing", file = name(file)),
            OpenError::KeyDamaged { file, length, expected } => {
                text!("data-key-damaged", file = name(file), length = *length as i64, expected = *expected)
            }
            OpenError::Key { file, why } => text!("data-key-unusable", file = name(file), why = why.to_string()),
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
pub enum StoreError {
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
    /// More waits to be written than is let wait, or another program keeps the storage locked.
    #[error("busy: {0}")]
    Busy(String),
    /// There is no room on the disk.
    #[error("the disk is full: {0}")]
    Full(String),
    /// The disk can only be read.
    #[error("the disk can only be read: {0}")]
    ReadOnly(String),
    /// The storage is not where it was opened: it was removed, or something else is there.
    #[error("the storage is gone: {0}")]
    Gone(String),
    /// The storage was closed and takes nothing any more.
    #[error("the storage is closed")]
    Closed,
    /// The storage fails otherwise.
    #[error("the storage fails: {0}")]
    Failing(String),
}

impl StoreError {
    /// Whether it will go away when something outside this program changes, so that one may ask again later.
    pub fn is_passing(&self) -> bool {
        !matches!(self, StoreError::Taken | StoreError::NoGame { .. } | StoreError::Damaged { .. })
    }

    /// The sentence for a person.
    pub fn text(&self) -> Text {
        match self {
            StoreError::Taken => text!("refused-behind"),
            StoreError::NoGame { .. } => text!("game-not-found"),
            StoreError::Damaged { .. } => text!("server-fails"),
            StoreError::Busy(_) => text!("store-busy"),
            StoreError::Full(_) => text!("store-full"),
            StoreError::ReadOnly(_) => text!("store-read-only"),
            StoreError::Gone(_) => text!("store-gone"),
            StoreError::Closed => text!("store-closed"),
            StoreError::Failing(_) => text!("store-fails"),
        }
    }
}

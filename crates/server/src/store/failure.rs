//! What can go wrong with the storage, so that it can be told.

use skazka_core::{Text, text};
use std::path::PathBuf;

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
        why: std::io::Error,
    },
    /// Another program keeps the database locked.
    #[error("{file:?} is locked by another program")]
    Locked {
        /// The database file.
        file: PathBuf,
    },
    /// The database was written by a newer version.
    #[error("{file:?} was written by a newer version (migration {version})")]
    Newer {
        /// The database file.
        file: PathBuf,
        /// The migration that is not known here.
        version: i64,
    },
    /// The file is no database, or the disk fails.
    #[error("cannot open {file:?}: {why}")]
    Broken {
        /// The database file.
        file: PathBuf,
        /// What the database says.
        why: String,
    },
}

impl OpenFailure {
    /// The sentence for a person.
    pub fn text(&self) -> Text {
        let name = |path: &PathBuf| path.display().to_string();
        match self {
            OpenFailure::NoFolder => text!("data-no-folder"),
            OpenFailure::NotWritable { folder, why } => {
                text!("data-not-writable", folder = name(folder), why = why.to_string())
            }
            OpenFailure::Locked { file } => text!("data-locked", file = name(file)),
            OpenFailure::Newer { file, version } => text!("data-newer", file = name(file), version = *version),
            OpenFailure::Broken { file, why } => text!("data-broken", file = name(file), why = why),
        }
    }
}

/// Why something could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreFailure {
    /// The id or the place in the log is taken: somebody else wrote first.
    #[error("taken: somebody else wrote first")]
    Taken,
    /// What was read makes no sense.
    #[error("game {game} is damaged: {why}")]
    Damaged {
        /// The game's id.
        game: String,
        /// What is wrong with it.
        why: String,
    },
    /// The database fails.
    #[error("the database fails: {0}")]
    Database(#[from] sqlx::Error),
}

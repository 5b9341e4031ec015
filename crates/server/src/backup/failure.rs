//! Why there is no backup, or nothing was restored.

use super::BrokenGame;
use crate::store::{OpenError, StoreError};
use skazka_core::{Text, text};
use std::io;
use std::path::{Path, PathBuf};

/// Why there is no backup, or nothing was restored. What was there before is still there.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is no database to make a backup of.
    #[error("there are no games in {0:?}")]
    NoGames(PathBuf),
    /// The backup's name is taken.
    #[error("{0:?} exists")]
    Exists(PathBuf),
    /// The same backup is being made by another process.
    #[error("{0:?} is being written by another process")]
    UnderWay(PathBuf),
    /// A file cannot be read.
    #[error("cannot read {file:?}: {why}")]
    Unreadable {
        /// The file.
        file: PathBuf,
        /// What the system or the database says.
        why: String,
    },
    /// A file cannot be written.
    #[error("cannot write {file:?}: {why}")]
    Unwritable {
        /// The file.
        file: PathBuf,
        /// What the system or the database says.
        why: String,
    },
    /// There is no such file.
    #[error("there is no {0:?}")]
    Missing(PathBuf),
    /// A file is something else.
    #[error("{0:?} is no backup")]
    NoBackup(PathBuf),
    /// A file has lost a part or holds garbage.
    #[error("{file:?} is damaged: {why}")]
    Damaged {
        /// The file.
        file: PathBuf,
        /// What the database says.
        why: String,
    },
    /// A file was written by a newer version.
    #[error("{file:?} was written by a newer version (migration {version})")]
    Newer {
        /// The file.
        file: PathBuf,
        /// The migration that is not known here.
        version: i64,
    },
    /// Some games cannot be replayed.
    #[error("{file:?}: {} games cannot be replayed", games.len())]
    BrokenGames {
        /// The backup.
        file: PathBuf,
        /// Which, and why.
        games: Vec<BrokenGame>,
    },
    /// Games are where others are to be restored.
    #[error("there are games in {0:?}")]
    GamesThere(PathBuf),
    /// The folder cannot be used.
    #[error(transparent)]
    Folder(#[from] OpenError),
}

impl BackupError {
    /// Of reading `file`.
    pub(super) fn unreadable(file: &Path, why: &dyn std::fmt::Display) -> BackupError {
        BackupError::Unreadable { file: file.to_owned(), why: why.to_string() }
    }

    /// Of writing `file`.
    pub(super) fn unwritable(file: &Path, why: &dyn std::fmt::Display) -> BackupError {
        BackupError::Unwritable { file: file.to_owned(), why: why.to_string() }
    }

    /// Of a copy of `file`: the person knows the original.
    pub(super) fn of_copy(file: &Path, why: OpenError) -> BackupError {
        let file = file.to_owned();
        match why {
            OpenError::Newer { version, .. } => BackupError::Newer { file, version },
            OpenError::NoDatabase { .. } => BackupError::NoBackup(file),
            OpenError::Damaged { why, .. } => BackupError::Damaged { file, why },
            why => BackupError::Unreadable { file, why: why.to_string() },
        }
    }

    /// Of reading games from `file`.
    pub(super) fn of_reading(file: &Path, why: &StoreError) -> BackupError {
        BackupError::Damaged { file: file.to_owned(), why: why.to_string() }
    }

    /// The sentence for a person.
    pub fn text(&self) -> Text {
        let name = |path: &PathBuf| path.display().to_string();
        match self {
            BackupError::NoGames(folder) => text!("backup-no-games", folder = name(folder)),
            BackupError::Exists(file) => text!("backup-exists", file = name(file)),
            BackupError::UnderWay(file) => text!("backup-under-way", file = name(file)),
            BackupError::Unreadable { file, why } => text!("backup-unreadable", file = name(file), why = why),
            BackupError::Unwritable { file, why } => text!("backup-unwritable", file = name(file), why = why),
            BackupError::Missing(file) => text!("backup-missing", file = name(file)),
            BackupError::NoBackup(file) => text!("backup-no-backup", file = name(file)),
            BackupError::Damaged { file, why } => text!("backup-damaged", file = name(file), why = why),
            BackupError::Newer { file, version } => text!("backup-newer", file = name(file), version = *version),
            BackupError::BrokenGames { file, games } => {
                text!("backup-broken-games", file = name(file), count = games.len())
            }
            BackupError::GamesThere(folder) => text!("backup-games-there", folder = name(folder)),
            BackupError::Folder(why) => why.text(),
        }
    }
}

/// Tells a missing file from others, in the sentence that follows.
pub(super) fn missing_or(file: &Path, why: &io::Error) -> BackupError {
    match why.kind() {
        io::ErrorKind::NotFound => BackupError::Missing(file.to_owned()),
        _ => BackupError::unreadable(file, why),
    }
}

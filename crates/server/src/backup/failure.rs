//! Why there is no backup, or nothing was restored.

use super::BrokenGame;
use crate::store::{OpenFailure, StoreFailure};
use skazka_core::{Text, text};
use std::io;
use std::path::{Path, PathBuf};

/// Why there is no backup, or nothing was restored. What was there before is still there.
#[derive(Debug, thiserror::Error)]
pub enum BackupFailure {
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
    Folder(#[from] OpenFailure),
}

impl BackupFailure {
    /// Of reading `file`.
    pub(super) fn unreadable(file: &Path, why: &dyn std::fmt::Display) -> BackupFailure {
        BackupFailure::Unreadable { file: file.to_owned(), why: why.to_string() }
    }

    /// Of writing `file`.
    pub(super) fn unwritable(file: &Path, why: &dyn std::fmt::Display) -> BackupFailure {
        BackupFailure::Unwritable { file: file.to_owned(), why: why.to_string() }
    }

    /// Of a copy of `file`: the person knows the original.
    pub(super) fn of_copy(file: &Path, why: OpenFailure) -> BackupFailure {
        let file = file.to_owned();
        match why {
            OpenFailure::Newer { version, .. } => BackupFailure::Newer { file, version },
            OpenFailure::NoDatabase { .. } => BackupFailure::NoBackup(file),
            OpenFailure::Damaged { why, .. } => BackupFailure::Damaged { file, why },
            why => BackupFailure::Unreadable { file, why: why.to_string() },
        }
    }

    /// Of reading games from `file`.
    pub(super) fn of_reading(file: &Path, why: &StoreFailure) -> BackupFailure {
        BackupFailure::Damaged { file: file.to_owned(), why: why.to_string() }
    }

    /// The sentence for a person.
    pub fn text(&self) -> Text {
        let name = |path: &PathBuf| path.display().to_string();
        match self {
            BackupFailure::NoGames(folder) => text!("backup-no-games", folder = name(folder)),
            BackupFailure::Exists(file) => text!("backup-exists", file = name(file)),
            BackupFailure::UnderWay(file) => text!("backup-under-way", file = name(file)),
            BackupFailure::Unreadable { file, why } => text!("backup-unreadable", file = name(file), why = why),
            BackupFailure::Unwritable { file, why } => text!("backup-unwritable", file = name(file), why = why),
            BackupFailure::Missing(file) => text!("backup-missing", file = name(file)),
            BackupFailure::NoBackup(file) => text!("backup-no-backup", file = name(file)),
            BackupFailure::Damaged { file, why } => text!("backup-damaged", file = name(file), why = why),
            BackupFailure::Newer { file, version } => text!("backup-newer", file = name(file), version = *version),
            BackupFailure::BrokenGames { file, games } => {
                text!("backup-broken-games", file = name(file), count = games.len())
            }
            BackupFailure::GamesThere(folder) => text!("backup-games-there", folder = name(folder)),
            BackupFailure::Folder(why) => why.text(),
        }
    }
}

/// Tells a missing file from others, in the sentence that follows.
pub(super) fn missing_or(file: &Path, why: &io::Error) -> BackupFailure {
    match why.kind() {
        io::ErrorKind::NotFound => BackupFailure::Missing(file.to_owned()),
        _ => BackupFailure::unreadable(file, why),
    }
}

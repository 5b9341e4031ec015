//! Whether the open database is still the one that has its name.
//!
//! A file that is removed lives on for whoever has it open: what is committed to it then is lost with the process. So
//! the names are looked up again around every commit.

use crate::store::private;
use std::path::{Path, PathBuf};

/// Which files were opened under which names.
#[derive(Debug)]
pub struct Identity {
    database: PathBuf,
    wal: PathBuf,
    opened: (Option<FileId>, Option<FileId>),
}

/// What has become of the files that were opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileStatus {
    /// They are where they were.
    Same,
    /// No file has the database's name.
    Missing,
    /// Another file has the database's name; `wal` tells whether our write-ahead log still has its own.
    Replaced {
        /// Our log still lies where SQLite would take it for the other database's.
        wal: bool,
    },
    /// The database is there, but its write-ahead log has been removed or replaced.
    WalMoved,
}

impl Identity {
    /// The files that have the names of `database` and its log now.
    pub fn of(database: &Path) -> Identity {
        let wal = private::with_suffix(database, "-wal");
        Identity { opened: (file_id(database), file_id(&wal)), database: database.to_owned(), wal }
    }

    /// What has become of them. Takes two calls of the system and no reading of the disk.
    pub fn status(&self) -> FileStatus {
        let (database, wal) = (file_id(&self.database), file_id(&self.wal));
        let is_same_wal = wal == self.opened.1;
        match database {
            None => FileStatus::Missing,
            same if same == self.opened.0 && is_same_wal => FileStatus::Same,
            same if same == self.opened.0 => FileStatus::WalMoved,
            _ => FileStatus::Replaced { wal: is_same_wal && wal.is_some() },
        }
    }
}

/// What tells files apart: device and number.
type FileId = (u64, u64);

#[cfg(unix)]
fn file_id(path: &Path) -> Option<FileId> {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(path).ok().map(|file| (file.dev(), file.ino()))
}

/// Elsewhere an open file cannot be removed, so it is enough that there is one.
#[cfg(not(unix))]
fn file_id(path: &Path) -> Option<FileId> {
    path.exists().then_some((0, 0))
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn moving_removing_and_replacing_are_told_apart() {
        let folder = tempfile::tempdir().expect("a folder");
        let [database, wal, away] = ["db", "db-wal", "away"].map(|name| folder.path().join(name));
        fs::write(&database, "1").expect("writable");
        fs::write(&wal, "1").expect("writable");
        let identity = Identity::of(&database);
        assert_eq!(identity.status(), FileStatus::Same);
        fs::rename(&database, &away).expect("movable");
        assert_eq!(identity.status(), FileStatus::Missing);
        fs::write(&database, "2").expect("writable");
        assert_eq!(identity.status(), FileStatus::Replaced { wal: true });
        fs::remove_file(&wal).expect("removable");
        assert_eq!(identity.status(), FileStatus::Replaced { wal: false });
        fs::rename(&away, &database).expect("movable");
        assert_eq!(identity.status(), FileStatus::WalMoved);
    }
}

//! One server per folder: whoever uses a folder of games holds a lock in it.
//!
//! The kernel holds the lock for the process, so it is gone when the process is, however that ended. The file `lock` stays
//! and needs no removing; what is written in it is for whoever is refused.

use super::private;
use std::fmt::Write as _;
use std::fs::{File, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::net::SocketAddr;
use std::path::Path;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// Holds a folder until it is dropped or the process ends.
#[derive(Debug)]
pub struct FolderLock {
    file: File,
    since: String,
}

/// Who holds a folder, as far as it is written down.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Holder {
    /// Its process.
    pub pid: Option<u32>,
    /// Where it serves; none for programs that do not.
    pub address: Option<String>,
    /// When it began, in UTC: `2026-12-01T10:00:00Z`.
    pub since: Option<String>,
}

/// Why a folder cannot be held.
#[derive(Debug)]
pub enum LockError {
    /// Somebody else holds it.
    Held(Holder),
    /// The system refuses.
    Io(io::Error),
}

impl FolderLock {
    /// Takes the lock of a folder and does not wait for it.
    ///
    /// # Errors
    /// When another process holds it, or the system refuses.
    pub fn take(folder: &Path) -> Result<FolderLock, LockError> {
        let mut file = private::open(&folder.join("lock")).map_err(LockError::Io)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(LockError::Held(Holder::read(&mut file))),
            Err(TryLockError::Error(why)) => return Err(LockError::Io(why)),
        }
        let now = OffsetDateTime::now_utc().replace_nanosecond(0).unwrap_or(OffsetDateTime::UNIX_EPOCH);
        let mut lock = FolderLock { file, since: now.format(&Rfc3339).unwrap_or_default() };
        lock.write(None).map_err(LockError::Io)?;
        Ok(lock)
    }

    /// Writes down where the holder serves.
    ///
    /// # Errors
    /// When the system refuses; the lock is held all the same.
    pub fn serves_at(&mut self, address: SocketAddr) -> io::Result<()> {
        self.write(Some(address))
    }

    fn write(&mut self, address: Option<SocketAddr>) -> io::Result<()> {
        let mut words = format!("pid {}\nsince {}\n", std::process::id(), self.since);
        if let Some(address) = address {
            // Writing to a string does not fail.
            let _ = writeln!(words, "address {address}");
        }
        self.file.set_len(0)?;
        self.file.rewind()?;
        self.file.write_all(words.as_bytes())
    }
}

impl Holder {
    /// What a lock's file says; nothing where it cannot be read, as on systems whose locks keep readers out.
    fn read(file: &mut File) -> Holder {
        let mut words = String::new();
        if file.read_to_string(&mut words).is_err() {
            return Holder::default();
        }
        let said = |name: &str| words.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        Holder {
            pid: said("pid").and_then(|pid| pid.parse().ok()),
            address: said("address").map(str::to_owned),
            since: said("since").map(str::to_owned),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_is_told_who_holds_the_folder_until_it_is_let_go() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut first = FolderLock::take(folder.path()).expect("free");
        first.serves_at(SocketAddr::from(([127, 0, 0, 1], 7878))).expect("writable");
        let Err(LockError::Held(holder)) = FolderLock::take(folder.path()) else { panic!("it is held") };
        assert_eq!((holder.pid, holder.address.as_deref()), (Some(std::process::id()), Some("127.0.0.1:7878")));
        assert_eq!(holder.since.map(|since| since.len()), Some("2026-12-01T10:00:00Z".len()));
        drop(first);
        FolderLock::take(folder.path()).expect("free again");
    }
}

//! A file that is written beside its place and is there only when it is whole.

use crate::store::private;
use std::fs::{File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// A file that is not whole yet. It is removed when it is dropped; what a killed process left is written over by the next one.
#[derive(Debug)]
pub struct Partial {
    path: PathBuf,
    /// Holds the lock on it, for as long as it is not whole.
    file: File,
}

impl Partial {
    /// An empty file of this name, for its owner alone.
    ///
    /// # Errors
    /// [`ErrorKind::WouldBlock`] when another process writes it, others when the system refuses.
    pub fn create(path: &Path) -> io::Result<Partial> {
        let file = private::open(path)?;
        file.try_lock().map_err(|why| match why {
            TryLockError::WouldBlock => ErrorKind::WouldBlock.into(),
            TryLockError::Error(why) => why,
        })?;
        if !is_at(&file, path)? {
            // Another process finished it between our opening and locking: it is the other's file, under its final name.
            return Err(ErrorKind::WouldBlock.into());
        }
        file.set_len(0)?;
        Ok(Partial { path: path.to_owned(), file })
    }

    /// Its name for now.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Fills it with what a file holds.
    ///
    /// # Errors
    /// When one cannot be read or the other not written.
    pub fn fill_from(&mut self, source: &mut File) -> io::Result<u64> {
        io::copy(source, &mut self.file)
    }

    /// Gives it its final name, in place of what has that name.
    ///
    /// # Errors
    /// When the disk fails.
    pub fn publish(self, name: &Path) -> io::Result<()> {
        self.file.sync_all()?;
        std::fs::rename(&self.path, name)?;
        private::sync_folder_of(name)
    }

    /// Gives it its final name if nothing has that name.
    ///
    /// # Errors
    /// [`ErrorKind::AlreadyExists`] when something has, others when the disk fails.
    pub fn publish_new(self, name: &Path) -> io::Result<()> {
        self.file.sync_all()?;
        match std::fs::hard_link(&self.path, name) {
            Ok(()) => private::sync_folder_of(name),
            Err(why) if why.kind() == ErrorKind::AlreadyExists || name.exists() => Err(ErrorKind::AlreadyExists.into()),
            // Not every disk has links.
            Err(_) => self.publish(name),
        }
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        if is_at(&self.file, &self.path).unwrap_or(false) {
            // It is written over next time if it cannot be removed.
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

/// Whether an open file has this name.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let open = file.metadata()?;
    match std::fs::metadata(path) {
        Ok(named) => Ok((named.dev(), named.ino()) == (open.dev(), open.ino())),
        Err(why) if why.kind() == ErrorKind::NotFound => Ok(false),
        Err(why) => Err(why),
    }
}

/// Elsewhere open files keep their names.
#[cfg(not(unix))]
fn is_at(_file: &File, path: &Path) -> io::Result<bool> {
    Ok(path.exists())
}

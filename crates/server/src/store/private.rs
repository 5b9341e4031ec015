//! Files and folders that nobody but their owner may read: logs of games hold secrets before they are told.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Makes a folder and what leads to it, for their owner alone (0700); what is there already stays as it is.
///
/// # Errors
/// When the system refuses.
pub fn create_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Opens a file for reading and writing, as it is or new, and leaves it to its owner alone (0600).
///
/// # Errors
/// When the system refuses, because of a read-only disk for instance.
pub fn open(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    tighten(path)?;
    Ok(file)
}

/// Makes an empty file if there is none, and leaves it to its owner alone. One that is there is not opened: closing it
/// would let go of the locks that SQLite may hold on it in this process.
///
/// # Errors
/// When the system refuses.
pub fn ensure(path: &Path) -> io::Result<()> {
    if path.exists() { tighten(path) } else { open(path).map(drop) }
}

/// Leaves an existing file to its owner alone.
///
/// # Errors
/// When the system refuses, which it does when the file is somebody else's.
#[cfg(unix)]
pub fn tighten(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = std::fs::metadata(path)?.permissions().mode();
    if mode & 0o077 == 0 {
        return Ok(());
    }
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode & 0o700))
}

/// Elsewhere folders decide who may read.
///
/// # Errors
/// None.
#[cfg(not(unix))]
pub fn tighten(_path: &Path) -> io::Result<()> {
    Ok(())
}

/// Writes a whole file beside its place and moves it there, so that a half-written one is never found.
///
/// # Errors
/// When the system refuses; what was there before is still there then.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let beside = with_suffix(path, ".new");
    let mut file = open(&beside)?;
    file.set_len(0)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    std::fs::rename(&beside, path)?;
    sync_folder_of(path)
}

/// Brings the names in the folder of `path` to the disk: before that a rename may be undone by a power cut.
///
/// # Errors
/// When the disk fails.
#[cfg(unix)]
pub fn sync_folder_of(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

/// Elsewhere the system does that itself.
///
/// # Errors
/// None.
#[cfg(not(unix))]
pub fn sync_folder_of(_path: &Path) -> io::Result<()> {
    Ok(())
}

/// `skazka.db` and `-wal` make `skazka.db-wal`.
pub fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

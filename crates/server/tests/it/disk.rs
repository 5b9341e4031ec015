//! Disks of a test's own, that are filled or can only be read: the test runs a second time as a process of its own with
//! mounts that nobody else sees. Needs no rights but those of an ordinary user on Linux.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Tells the second run where its folder is.
const FOLDER: &str = "SKAZKA_TEST_DISK";

/// The folder in which `mounts` were made, in the second run of a test; none in the first, which runs the second one and
/// fails if that does, or if nothing can be mounted. `mounts` is a line for a shell, with the folder as `$0`.
pub fn of_its_own(test: &str, mounts: &str) -> Option<PathBuf> {
    if let Some(folder) = std::env::var_os(FOLDER) {
        return Some(folder.into());
    }
    let folder = tempfile::tempdir().expect("a folder");
    let program = std::env::current_exe().expect("this program");
    let again = Command::new("unshare")
        .args(["--user", "--map-root-user", "--mount", "sh", "-c"])
        .arg(format!("set -e; {mounts}; exec \"$1\" --exact --nocapture \"$2\""))
        .args([folder.path().as_os_str(), program.as_os_str()])
        .arg(test)
        .env(FOLDER, folder.path())
        .output()
        .expect("unshare runs");
    let said = String::from_utf8_lossy(&again.stdout).into_owned() + &String::from_utf8_lossy(&again.stderr);
    assert!(again.status.success() && said.contains("1 passed"), "{test}, on a disk of its own: {said}");
    None
}

/// Takes the room that is left on a disk until it is dropped.
pub struct Filler {
    path: PathBuf,
    file: File,
}

impl Filler {
    /// Fills the disk that `folder` is on.
    pub fn of(folder: &Path) -> Filler {
        let path = folder.join("filler");
        let mut filler = Filler { file: File::create(&path).expect("a file"), path };
        filler.take_the_rest();
        filler
    }

    /// Takes what has become free.
    pub fn take_the_rest(&mut self) {
        while self.file.write_all(&[0; 512]).is_ok() {}
    }
}

impl Drop for Filler {
    fn drop(&mut self) {
        std::fs::remove_file(&self.path).expect("removable");
    }
}

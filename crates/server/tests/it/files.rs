//! The files of the games' folder: who may read them, and what is said when they are lost or damaged.

use crate::disk::of_its_own;
use crate::store_suite::{act, log, row};
use skazka_server::store::{DataFolder, Integrity, OpenError, Opened, SqliteStore, Store};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;

async fn open(folder: &Path) -> Result<Opened, OpenError> {
    DataFolder::take(folder)?.open().await
}

async fn failure(folder: &Path) -> OpenError {
    match open(folder).await {
        Ok(_) => panic!("the folder must not open"),
        Err(why) => why,
    }
}

/// A folder in which there was a game.
async fn played_in() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let store = open(folder.path()).await.expect("opens").store;
    for _ in 0..200 {
        store.create(&row(), &log([act(0)])).await.expect("new");
    }
    store.close().await;
    folder
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap_or_else(|why| panic!("{path:?}: {why}")).permissions().mode() & 0o777
}

#[tokio::test]
async fn nobody_else_may_read_what_is_in_the_folder() {
    let outer = tempfile::tempdir().expect("a folder");
    let folder = outer.path().join("made");
    let store = open(&folder).await.expect("opens").store;
    store.create(&row(), &log([])).await.expect("new");
    assert_eq!(mode(&folder), 0o700);
    let names = ["skazka.db", "skazka.db-wal", "skazka.db-shm", "key", "lock"].map(|name| folder.join(name));
    assert_eq!(names.each_ref().map(|name| mode(name)), [0o600; 5]);
    for name in &names {
        fs::set_permissions(name, fs::Permissions::from_mode(0o644)).expect("ours");
    }
    drop(open(&folder).await.expect("opens again"));
    assert_eq!(names.each_ref().map(|name| mode(name)), [0o600; 5], "what was open to all is closed");
    let others = fs::read_dir(&folder).expect("readable").map(|one| one.expect("readable").path());
    assert_eq!(others.filter(|name| !names.contains(name)).collect::<Vec<_>>(), Vec::<std::path::PathBuf>::new());
}

#[tokio::test]
async fn a_database_that_is_lost_beside_its_key_is_told_and_not_made_anew() {
    let folder = played_in().await;
    let file = folder.path().join("skazka.db");
    fs::write(&file, "").expect("writable");
    assert!(matches!(failure(folder.path()).await, OpenError::Emptied { .. }));
    assert_eq!(fs::metadata(&file).expect("there").len(), 0, "nothing was put in its place");
    fs::remove_file(&file).expect("removable");
    assert!(matches!(failure(folder.path()).await, OpenError::Emptied { .. }));
    assert!(!file.exists());
    fs::remove_file(folder.path().join("key")).expect("removable");
    open(folder.path()).await.expect("begins anew, as was told");
}

#[tokio::test]
async fn a_key_that_is_lost_beside_games_is_told_and_not_made_anew() {
    let folder = played_in().await;
    let key = folder.path().join("key");
    fs::write(&key, [7; 63]).expect("writable");
    assert!(matches!(failure(folder.path()).await, OpenError::KeyDamaged { length: 63, expected: 64, .. }));
    fs::remove_file(&key).expect("removable");
    assert!(matches!(failure(folder.path()).await, OpenError::KeyMissing { .. }));
    assert!(!key.exists());
    skazka_server::key::renew_if_lost(folder.path()).expect("free");
    open(folder.path()).await.expect("goes on with a new key");
    let made = fs::read(&key).expect("made");
    skazka_server::key::renew_if_lost(folder.path()).expect("free");
    assert_eq!(fs::read(&key).expect("there"), made, "a good key is never replaced");
}

#[tokio::test]
async fn a_new_folder_needs_no_new_key() {
    let folder = tempfile::tempdir().expect("a folder");
    skazka_server::key::renew_if_lost(folder.path()).expect("free");
    open(folder.path()).await.expect("opens");
}

#[tokio::test]
async fn a_database_that_was_cut_off_is_told_at_once() {
    let folder = played_in().await;
    let file = fs::OpenOptions::new().write(true).open(folder.path().join("skazka.db")).expect("writable");
    file.set_len(2 * 4096).expect("cut");
    assert!(matches!(failure(folder.path()).await, OpenError::Damaged { .. }));
}

#[tokio::test]
async fn garbage_in_the_middle_of_a_database_is_found_without_being_asked_for() {
    let folder = played_in().await;
    let file = folder.path().join("skazka.db");
    let mut bytes = fs::read(&file).expect("readable");
    let from = bytes.len() - 4096;
    bytes[from..].fill(0xa5);
    fs::write(&file, &bytes).expect("writable");
    let store = SqliteStore::open(folder.path()).await.expect("opens");
    let found = async {
        while store.health().integrity == Integrity::Unknown {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        store.health().integrity
    };
    let found = tokio::time::timeout(Duration::from_secs(20), found).await.expect("it is looked through");
    assert!(matches!(found, Integrity::Damaged(_)), "{found:?}");
}

#[test]
fn a_database_that_can_only_be_read_is_told() {
    let test = "files::a_database_that_can_only_be_read_is_told";
    let Some(folder) = of_its_own(test, "mount -t tmpfs none \"$0\"") else { return };
    let mount = |args: &[&str], path: &Path| {
        let status = std::process::Command::new("mount").args(args).arg(path).status().expect("mount runs");
        assert!(status.success());
    };
    tokio::runtime::Runtime::new().expect("a runtime").block_on(async {
        open(&folder).await.expect("opens").store.close().await;
        let file = folder.join("skazka.db");
        mount(&["--bind", file.to_str().expect("a name")], &file);
        mount(&["-o", "remount,bind,ro"], &file);
        assert!(matches!(failure(&folder).await, OpenError::ReadOnly { .. }));
        std::process::Command::new("umount").arg(&file).status().expect("umount runs");
        open(&folder).await.expect("opens").store.close().await;
        mount(&["-o", "remount,bind,ro"], &folder);
        assert!(matches!(failure(&folder).await, OpenError::NotWritable { .. }));
    });
}

//! The storage in a SQLite file, and what it says when the file is not as it should be.

use crate::store_suite::{act, holds_for, log, row};
use skazka_server::store::{OpenError, SqliteStore, Store, StoreError};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection, Executor};
use std::path::Path;

async fn connect(folder: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(folder.join("skazka.db"));
    SqliteConnection::connect_with(&options).await.expect("a database")
}

async fn failure(folder: &Path) -> OpenError {
    match SqliteStore::open(folder).await {
        Ok(_) => panic!("the storage must not open"),
        Err(why) => why,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_a_storage() {
    let folder = tempfile::tempdir().expect("a folder");
    holds_for(&SqliteStore::open(&folder.path().join("made/on the way")).await.expect("opens")).await;
}

#[tokio::test]
async fn what_was_written_is_there_after_opening_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let row = row();
    let store = SqliteStore::open(folder.path()).await.expect("opens");
    store.create(&row, &log([act(0)])).await.expect("new");
    store.close().await;
    let store = SqliteStore::open(folder.path()).await.expect("opens again");
    assert_eq!(store.game(&row.id).await.expect("readable"), Some(row.clone()));
    assert_eq!(store.events(&row.id, 0).await.expect("readable")[0].stamped.event, act(0));
}

#[tokio::test]
async fn every_commit_is_on_the_disk_and_references_are_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SqliteStore::open(folder.path()).await.expect("opens");
    assert!(
        matches!(store.append(&row().id, 0, &log([act(0)])).await, Err(StoreError::NoGame { .. })),
        "foreign keys are on"
    );
    let mut beside = connect(folder.path()).await;
    let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut beside).await.expect("readable");
    assert_eq!(mode, "wal");
}

#[tokio::test]
async fn a_file_in_place_of_the_folder_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    std::fs::write(&file, "not a folder").expect("writable");
    assert!(matches!(failure(&file).await, OpenError::NotWritable { folder, .. } if folder == file));
}

#[tokio::test]
async fn a_file_that_is_no_database_is_told_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("skazka.db");
    std::fs::write(&file, "a letter of more than a few words, and no database").expect("writable");
    assert!(matches!(failure(folder.path()).await, OpenError::NoDatabase { .. }));
    assert!(std::fs::read_to_string(&file).expect("readable").starts_with("a letter"));
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_told_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    SqliteStore::open(folder.path()).await.expect("opens").close().await;
    let newer = "INSERT INTO _sqlx_migrations VALUES (9001, 'newer', CURRENT_TIMESTAMP, TRUE, x'00', 0)";
    connect(folder.path()).await.execute(newer).await.expect("writable");
    assert!(matches!(failure(folder.path()).await, OpenError::Newer { version: 9001, .. }));
}

#[tokio::test]
async fn a_locked_database_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    SqliteStore::open(folder.path()).await.expect("opens").close().await;
    let mut other = connect(folder.path()).await;
    for step in ["PRAGMA locking_mode = EXCLUSIVE", "BEGIN EXCLUSIVE"] {
        other.execute(step).await.expect("it locks");
    }
    let why = failure(folder.path()).await;
    assert!(matches!(why, OpenError::Locked { .. }), "{why:?}");
}

/// What the first version made of a new file, with a game in it.
const FIRST_VERSION: &str = include_str!("../../migrations/sqlite/0001_games_and_events.sql");

#[tokio::test]
async fn a_database_of_an_older_version_is_upgraded_and_its_games_are_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    SqliteStore::open(folder.path()).await.expect("opens").close().await;
    let mut beside = connect(folder.path()).await;
    for step in [
        "DROP TABLE events",
        "DROP TABLE games",
        "DROP TABLE probe",
        "DELETE FROM _sqlx_migrations WHERE version > 1",
        FIRST_VERSION,
        "INSERT INTO games VALUES ('Ab3dE5gH', 'duel/plain', '', NULL, '[{\"kind\":\"human\"}]', zeroblob(32), 7)",
        "INSERT INTO events VALUES ('Ab3dE5gH', 0, '{\"event\":\"resign\",\"by\":1}', 8)",
    ] {
        beside.execute(step).await.expect("writable");
    }
    beside.close().await.expect("closes");
    let store = SqliteStore::open(folder.path()).await.expect("upgrades");
    let id = "Ab3dE5gH".parse().expect("an id");
    let game = store.game(&id).await.expect("readable").expect("kept");
    assert_eq!((game.discipline.as_str(), game.created_at, game.promise), ("duel/plain", 7, None));
    assert_eq!(store.events(&id, 0).await.expect("readable").len(), 1);
}

#[tokio::test]
async fn a_promise_that_is_damaged_is_told_and_not_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SqliteStore::open(folder.path()).await.expect("opens");
    let row = row();
    store.create(&row, &log([])).await.expect("new");
    let mut beside = connect(folder.path()).await;
    for (change, column) in [
        ("UPDATE games SET drawn_from = NULL", "drawn_from"),
        ("UPDATE games SET drawn_as = NULL", "drawn_as"),
        ("UPDATE games SET secret = x'00'", "secret"),
    ] {
        beside.execute(change).await.expect("writable");
        match store.game(&row.id).await {
            Err(StoreError::Damaged { why, .. }) => assert_eq!(why, column),
            other => panic!("{change}: {other:?}"),
        }
    }
}

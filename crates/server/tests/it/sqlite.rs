//! The storage in a SQLite file, and what it says when the file is not as it should be.

use crate::store_suite::{act, browser, holds_for, log, row};
use skazka_core::{Event, Player, Seat, Stamped, TimeControl};
use skazka_server::store::{Listing, Logged, OpenError, SeatRow, SqliteStore, Store, StoreError};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection, Executor};
use std::path::Path;
use tempfile::TempDir;

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

/// The tables of earlier versions, from the first on.
const EARLIER: [&str; 3] = [
    include_str!("../../migrations/sqlite/0001_games_and_events.sql"),
    include_str!("../../migrations/sqlite/0002_promises.sql"),
    include_str!("../../migrations/sqlite/0003_probe.sql"),
];
const HUMAN: &str = r#"{"kind":"human"}"#;
const ANNA: &str = r#"{"kind":"human","name":"Анна"}"#;
const COMPUTER: &str = r#"{"kind":"computer","level":3}"#;

/// A folder with a database as the `version`-th version made it, in which games have these seats.
async fn made_by_version(version: usize, games: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    SqliteStore::open(folder.path()).await.expect("opens").close().await;
    let mut beside = connect(folder.path()).await;
    for table in ["events", "seats", "games", "probe"] {
        sqlx::query(AssertSqlSafe(format!("DROP TABLE {table}"))).execute(&mut beside).await.expect("there");
    }
    let forget = sqlx::query("DELETE FROM _sqlx_migrations WHERE version > ?").bind(version as i64);
    forget.execute(&mut beside).await.expect("writable");
    for migration in &EARLIER[..version] {
        beside.execute(*migration).await.expect("a schema");
    }
    for (id, seats) in games {
        let game = "INSERT INTO games (id, discipline, settings, seats, owner, created_at) VALUES (?, 'duel/plain', '', ?, ?, 7)";
        let owner = browser("token").0.to_vec();
        sqlx::query(game).bind(id).bind(seats).bind(owner).execute(&mut beside).await.expect("writable");
        let event = r#"INSERT INTO events VALUES (?, 0, '{"event":"resign","by":1}', 8)"#;
        sqlx::query(event).bind(id).execute(&mut beside).await.expect("writable");
    }
    beside.close().await.expect("closes");
    folder
}

#[tokio::test]
async fn a_database_of_an_older_version_is_upgraded_and_its_games_are_kept() {
    let seats = format!("[{ANNA},{COMPUTER},{HUMAN}]");
    for version in 1..=EARLIER.len() {
        let folder = made_by_version(version, &[("Ab3dE5gH", &seats), ("Ab3dE5gI", "[]")]).await;
        let store = SqliteStore::open(folder.path()).await.expect("upgrades");
        let id = "Ab3dE5gH".parse().expect("an id");
        let game = store.game(&id).await.expect("readable").expect("kept");
        assert_eq!((game.discipline.as_str(), game.created_at, &game.promise), ("duel/plain", 7, &None));
        let anna = Player::Human { name: Some("Анна".to_owned()) };
        let players = [anna, Player::Computer { level: 3 }, Player::HUMAN];
        assert_eq!(game.seats, players.map(|player| SeatRow::of(player, browser("token"))));
        assert_eq!(game.held_by(Some(browser("token"))), [Seat(0), Seat(2)]);
        assert_eq!(game.time_control, TimeControl::Unlimited);
        let resigned = Stamped { at: 8, event: Event::Resign { by: Seat(1) } };
        assert_eq!(store.events(&id, 0).await.expect("readable"), [Logged { seq: 0, stamped: resigned }]);
        let of = Listing { holder: Some(browser("token")), is_over: Some(false), ..Listing::newest(9) };
        let listed = store.list(&of).await.expect("readable").games;
        assert_eq!(listed.into_iter().map(|one| one.row).collect::<Vec<_>>(), [game], "the other has no seats to hold");
        store.append(&id, 1, &log([act(1)])).await.expect("it goes on");
    }
}

#[tokio::test]
async fn seats_that_an_older_version_left_damaged_keep_no_other_game_from_being_opened() {
    let broken =
        ["", "[{\"kind\":", "{}", "[7]", "[{\"level\":3}]", "[{\"kind\":\"cat\"}]", "[{\"kind\":\"computer\"}]"];
    for seats in broken {
        let folder = made_by_version(3, &[("Ab3dE5gH", seats), ("Ab3dE5gI", &format!("[{HUMAN}]"))]).await;
        let store = SqliteStore::open(folder.path()).await.expect(seats);
        let game = store.game(&"Ab3dE5gH".parse().expect("an id")).await;
        let has_no_seats = matches!(&game, Ok(Some(game)) if game.seats.is_empty());
        assert!(has_no_seats || matches!(game, Err(StoreError::Damaged { .. })), "{seats}: {game:?}");
        let other = store.game(&"Ab3dE5gI".parse().expect("an id")).await.expect("readable").expect("kept");
        assert_eq!(other.seats, [SeatRow::of(Player::HUMAN, browser("token"))]);
    }
}

#[tokio::test]
async fn what_is_wrong_with_a_log_or_a_seat_is_told_with_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SqliteStore::open(folder.path()).await.expect("opens");
    let row = row();
    store.create(&row, &log([act(0), act(1), act(2)])).await.expect("new");
    let mut beside = connect(folder.path()).await;
    for (change, back, told) in [
        (
            "UPDATE events SET event_version = 9 WHERE seq = 1",
            "UPDATE events SET event_version = 1",
            "event 1: version 9 is not known here, only 1",
        ),
        ("UPDATE events SET seq = 7 WHERE seq = 2", "UPDATE events SET seq = 2 WHERE seq = 7", "event 2: missing"),
        (
            "UPDATE seats SET kind = 'cat' WHERE seat = 0",
            "UPDATE seats SET kind = 'human' WHERE seat = 0",
            "seat 0: kind",
        ),
        ("UPDATE seats SET level = 999 WHERE seat = 1", "UPDATE seats SET level = 3 WHERE seat = 1", "seat 1: level"),
        ("UPDATE seats SET holder = x'00'", "UPDATE seats SET holder = NULL", "seat 0: holder"),
        ("UPDATE seats SET seat = 5 WHERE seat = 0", "UPDATE seats SET seat = 0 WHERE seat = 5", "seat 0: missing"),
    ] {
        beside.execute(change).await.expect("writable");
        let found = (store.game(&row.id).await.err(), store.events(&row.id, 0).await.err());
        let ((Some(found), None) | (None, Some(found))) = found else { panic!("{change}: {found:?}") };
        let StoreError::Damaged { why, game } = found else { panic!("{change}: {found:?}") };
        assert_eq!((why.as_str(), game.as_str()), (told, row.id.as_str()));
        beside.execute(back).await.expect("writable");
    }
    assert_eq!(store.events(&row.id, 0).await.expect("mended").len(), 3);
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

//! What keeps the storage from writing passes, and then it writes on by itself: nothing that was acknowledged is lost, and
//! nothing that was refused is there.

use crate::disk::{Filler, of_its_own};
use crate::store_suite::{act, log, row};
use futures_util::future::join_all;
use skazka_server::store::{GameRow, SqliteStore, Store, StoreError};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Executor};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

/// Nothing here takes so long unless it is broken.
const PATIENCE: Duration = Duration::from_secs(20);

struct Folder {
    folder: TempDir,
    store: SqliteStore,
}

impl Folder {
    async fn new() -> Folder {
        let folder = tempfile::tempdir().expect("a folder");
        Folder { store: SqliteStore::open(folder.path()).await.expect("opens"), folder }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    async fn beside(&self) -> SqliteConnection {
        SqliteConnectOptions::new().filename(self.file("skazka.db")).connect().await.expect("a database")
    }

    async fn game(&self) -> GameRow {
        let row = row();
        self.store.create(&row, &log([act(0)])).await.expect("new");
        row
    }

    /// Appends until that works.
    async fn append_at_last(&self, row: &GameRow, seq: usize) {
        let goes_on = async {
            while let Err(why) = self.store.append(&row.id, seq as u64, &log([act(seq)])).await {
                assert!(why.is_passing(), "{why:?}");
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(PATIENCE, goes_on).await.expect("it goes on");
    }

    /// That the log of a game has exactly the first acts, for this store and for one that is opened anew.
    async fn has_exactly(&self, row: &GameRow, length: usize) {
        has_exactly(&self.store, row, length).await;
        self.store.close().await;
        has_exactly(&SqliteStore::open(self.folder.path()).await.expect("opens"), row, length).await;
    }
}

async fn has_exactly(store: &SqliteStore, row: &GameRow, length: usize) {
    let found = store.events(&row.id, 0).await.expect("readable");
    let found: Vec<_> = found.into_iter().map(|one| one.stamped.event).collect();
    assert_eq!(found, (0..length).map(act).collect::<Vec<_>>());
}

/// How many commits a write-ahead log holds: the frames that say how large the database is after them.
fn commits(folder: &Path) -> usize {
    let log = fs::read(folder.join("skazka.db-wal")).expect("a log");
    let number = |at: usize| u32::from_be_bytes(log[at..at + 4].try_into().expect("four bytes"));
    let frame = 24 + number(8) as usize;
    // Frames of before the log began anew have another salt.
    let counts = |at: &usize| log[at + 8..at + 16] == log[16..24] && number(at + 4) > 0;
    (32..log.len() - 23).step_by(frame).filter(counts).count()
}

#[tokio::test]
async fn what_waits_together_is_one_commit() {
    let folder = Folder::new().await;
    let mut other = folder.beside().await;
    let rows: Vec<_> = (0..200).map(|_| row()).collect();
    let events = log([act(0), act(1)]);
    let before = commits(folder.folder.path());
    other.execute("BEGIN IMMEDIATE").await.expect("free");
    let (first, none) = (row(), log([]));
    let asked = rows.iter().map(|row| folder.store.create(row, &events));
    let release = async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        other.execute("ROLLBACK").await.expect("it is begun");
    };
    let first_then_all = async {
        let (first, all) = tokio::join!(folder.store.create(&first, &none), async {
            // The first one is taken up alone, and waits for the other program.
            tokio::time::sleep(Duration::from_millis(50)).await;
            join_all(asked).await
        });
        first.expect("new");
        all.into_iter().for_each(|one| one.expect("new"));
    };
    tokio::join!(release, first_then_all);
    assert_eq!(commits(folder.folder.path()) - before, 2, "one for the first and one for all that came meanwhile");
    for row in &rows {
        has_exactly(&folder.store, row, 2).await;
    }
}

#[tokio::test]
async fn more_than_can_wait_is_refused_at_once_and_the_rest_is_written() {
    let folder = Folder::new().await;
    let mut other = folder.beside().await;
    other.execute("BEGIN IMMEDIATE").await.expect("free");
    let (first, none) = (row(), log([]));
    let rows: Vec<_> = (0..1099).map(|_| row()).collect();
    let all = async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        join_all(rows.iter().map(|row| folder.store.create(row, &none))).await
    };
    let release = async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        other.execute("ROLLBACK").await.expect("it is begun");
    };
    let (first, outcomes, ()) = tokio::join!(folder.store.create(&first, &none), all, release);
    first.expect("new");
    let refused = outcomes.iter().filter(|one| matches!(one, Err(StoreError::Busy(_)))).count();
    // One place of the 1024 may be taken by the storage's own look at its file.
    assert!((75..=76).contains(&refused), "{refused}");
    for (row, outcome) in rows.iter().zip(outcomes) {
        let found = folder.store.game(&row.id).await.expect("readable");
        assert_eq!(found.is_some(), outcome.is_ok(), "{outcome:?}");
    }
}

#[tokio::test]
async fn a_program_that_keeps_the_database_locked_is_waited_for_and_then_told() {
    let folder = Folder::new().await;
    let row = folder.game().await;
    let mut other = folder.beside().await;
    other.execute("BEGIN IMMEDIATE").await.expect("free");
    let refused = folder.store.append(&row.id, 1, &log([act(1)])).await;
    assert!(matches!(refused, Err(StoreError::Busy(_))), "{refused:?}");
    other.execute("ROLLBACK").await.expect("it is begun");
    folder.store.append(&row.id, 1, &log([act(1)])).await.expect("free again");
    drop(other);
    folder.has_exactly(&row, 2).await;
}

#[test]
fn a_full_disk_is_told_and_written_to_again_when_there_is_room() {
    let test = "recovery::a_full_disk_is_told_and_written_to_again_when_there_is_room";
    let Some(folder) = of_its_own(test, "mount -t tmpfs -o size=1m none \"$0\"") else { return };
    tokio::runtime::Runtime::new().expect("a runtime").block_on(async {
        let store = SqliteStore::open(&folder).await.expect("opens");
        let mut games: Vec<_> = (0..30).map(|_| (row(), 0)).collect();
        for (row, _) in &games {
            store.create(row, &log([])).await.expect("new");
        }
        for _ in 0..4 {
            let mut filler = Filler::of(&folder);
            let mut refused = 0;
            while refused == 0 {
                refused = play_a_round(&store, &mut games).await;
            }
            // A log that was begun anew may have made some room.
            filler.take_the_rest();
            assert!(play_a_round(&store, &mut games).await > 0, "it stays full");
            drop(filler);
            assert_eq!(play_a_round(&store, &mut games).await, 0, "there is room again");
        }
        store.close().await;
        let store = SqliteStore::open(&folder).await.expect("opens");
        for (row, length) in &games {
            has_exactly(&store, row, *length).await;
        }
    });
}

/// Everybody moves at once; how many are refused, because the disk is full.
async fn play_a_round(store: &SqliteStore, games: &mut [(GameRow, usize)]) -> usize {
    let moves = games.iter_mut().map(|(row, length)| async {
        match store.append(&row.id, *length as u64, &log([act(*length)])).await {
            Ok(()) => *length += 1,
            Err(StoreError::Full(_)) => return true,
            Err(why) => panic!("{why:?}"),
        }
        false
    });
    join_all(moves).await.into_iter().filter(|is_refused| *is_refused).count()
}

#[test]
fn a_disk_that_fails_is_told_and_written_to_again_when_it_works() {
    let test = "recovery::a_disk_that_fails_is_told_and_written_to_again_when_it_works";
    // No file grows beyond 256 KiB: writing fails, but not for want of room.
    let Some(folder) = of_its_own(test, "trap '' XFSZ; ulimit -S -f 512") else { return };
    tokio::runtime::Runtime::new().expect("a runtime").block_on(async {
        let store = SqliteStore::open(&folder).await.expect("opens");
        let (row, mut length) = (row(), 0);
        store.create(&row, &log([])).await.expect("new");
        let mut failures = 0;
        while failures < 5 {
            match store.append(&row.id, length as u64, &log([act(length)])).await {
                Ok(()) => length += 1,
                Err(StoreError::Failing(_)) => failures += 1,
                Err(why) => panic!("{why:?}"),
            }
        }
        let id = std::process::id().to_string();
        let freed = std::process::Command::new("prlimit").args(["--pid", &id, "--fsize=unlimited"]).status();
        assert!(freed.expect("prlimit runs").success());
        store.append(&row.id, length as u64, &log([act(length)])).await.expect("it works again");
        has_exactly(&store, &row, length + 1).await;
        store.close().await;
        has_exactly(&SqliteStore::open(&folder).await.expect("opens"), &row, length + 1).await;
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_page_harms_the_games_on_it_alone() {
    let folder = Folder::new().await;
    let mut rows = Vec::new();
    // Some thirteen leaves.
    for _ in 0..600 {
        rows.push(folder.game().await);
    }
    folder.store.close().await;
    let file = folder.file("skazka.db");
    let mut bytes = fs::read(&file).expect("readable");
    // A leaf of the logs: no inner page holds what happened.
    let is_leaf = |page: &&mut [u8]| page[0] == 10 && page.windows(4).any(|four| four == b"\"act");
    let leaf = bytes.chunks_mut(4096).skip(1).find(is_leaf).expect("a leaf");
    leaf.fill(0xa5);
    fs::write(&file, bytes).expect("writable");
    let store = SqliteStore::open(folder.folder.path()).await.expect("opens");
    let event = log([act(1)]);
    let outcomes = join_all(rows.iter().map(|row| store.append(&row.id, 1, &event))).await;
    let (mut written, mut failed) = (0, 0);
    for (row, outcome) in rows.iter().zip(outcomes) {
        match outcome {
            Ok(()) => {
                // What happened before may be on the page, where the game lies across its border.
                let found = store.events(&row.id, 1).await.expect("readable");
                assert_eq!(found.into_iter().map(|one| one.stamped).collect::<Vec<_>>(), event.events);
                written += 1;
            }
            Err(StoreError::Failing(_)) => failed += 1,
            Err(why) => panic!("{why:?}"),
        }
    }
    // A leaf that is full is split together with two others beside it, so two on each side may need the damaged one.
    assert!(failed > 0 && written > 300, "{written} written, {failed} failed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_moved_away_is_not_written_to_until_it_is_back() {
    let folder = Folder::new().await;
    let row = folder.game().await;
    let (place, away) = (folder.file("skazka.db"), folder.file("away"));
    fs::rename(&place, &away).expect("movable");
    for _ in 0..3 {
        let refused = folder.store.append(&row.id, 1, &log([act(1)])).await;
        assert!(matches!(refused, Err(StoreError::Gone(_))), "{refused:?}");
    }
    fs::rename(&away, &place).expect("movable");
    folder.store.append(&row.id, 1, &log([act(1)])).await.expect("it is back");
    assert_eq!(folder.store.epoch(), 0, "it is the same");
    folder.has_exactly(&row, 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_removed_database_is_told_and_another_one_in_its_place_is_opened() {
    let folder = Folder::new().await;
    let (kept, lost) = (folder.game().await, row());
    folder
        .beside()
        .await
        .execute(sqlx::query("VACUUM INTO ?").bind(folder.file("copy").to_str()))
        .await
        .expect("copied");
    folder.store.append(&kept.id, 1, &log([act(7)])).await.expect("free");
    folder.store.create(&lost, &log([act(0)])).await.expect("new");
    fs::remove_file(folder.file("skazka.db")).expect("removable");
    let refused = folder.store.append(&lost.id, 1, &log([act(1)])).await;
    assert!(matches!(refused, Err(StoreError::Gone(_))), "{refused:?}");
    assert!(folder.store.probe().await.is_err());
    // Its log still lies there and belongs to the removed one.
    fs::rename(folder.file("copy"), folder.file("skazka.db")).expect("movable");
    let refused = folder.store.append(&lost.id, 1, &log([act(1)])).await;
    assert!(matches!(refused, Err(StoreError::NoGame { .. })), "{refused:?}");
    assert_eq!(folder.store.epoch(), 1, "whoever has read must read again");
    assert_eq!(folder.store.game(&lost.id).await.expect("readable"), None);
    folder.append_at_last(&kept, 1).await;
    folder.has_exactly(&kept, 2).await;
    let set_aside = fs::read_dir(folder.folder.path()).expect("readable").map(|one| one.expect("readable").file_name());
    assert_eq!(set_aside.filter(|name| name.to_string_lossy().starts_with("skazka.db-wal.")).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_removed_write_ahead_log_held_is_saved() {
    let folder = Folder::new().await;
    let row = folder.game().await;
    for seq in 1..20 {
        folder.store.append(&row.id, seq as u64, &log([act(seq)])).await.expect("free");
    }
    fs::remove_file(folder.file("skazka.db-wal")).expect("removable");
    folder.append_at_last(&row, 20).await;
    folder.has_exactly(&row, 21).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_no_database_in_its_place_is_told_and_left_alone() {
    let folder = Folder::new().await;
    let row = folder.game().await;
    let (place, away) = (folder.file("skazka.db"), folder.file("away"));
    fs::rename(&place, &away).expect("movable");
    for found in ["", "a letter of more than a few words, and no database"] {
        fs::write(&place, found).expect("writable");
        for _ in 0..3 {
            let refused = folder.store.append(&row.id, 1, &log([act(1)])).await;
            assert!(refused.as_ref().is_err_and(StoreError::is_passing), "{refused:?}");
        }
        assert_eq!(fs::read_to_string(&place).expect("readable"), found);
    }
}

#[tokio::test]
async fn however_many_ask_whether_it_can_write_one_probe_is_under_way() {
    let folder = Folder::new().await;
    folder.store.probe().await.expect("writable");
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let mut other = folder.beside().await;
    other.execute("BEGIN IMMEDIATE").await.expect("free");
    let before = commits(folder.folder.path());
    for _ in 0..2 {
        let answers = join_all((0..100).map(|_| folder.store.probe())).await;
        assert!(answers.iter().all(|answer| matches!(answer, Err(StoreError::Busy(_)))), "{answers:?}");
    }
    other.execute("ROLLBACK").await.expect("it is begun");
    let again = async {
        while folder.store.probe().await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, again).await.expect("it is writable again");
    // The one that was under way, and at most one that was begun after it.
    let written = commits(folder.folder.path()) - before;
    assert!((1..=2).contains(&written), "{written}");
}

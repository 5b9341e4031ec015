//! Backups of a server that is played on, and what they bring back elsewhere.

use crate::server::{PATIENCE, Server};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Executor};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;

const GAME: &str = "/new/dumaraj/pioneer-1";
const MOVES: [&str; 2] = ["23-34", "53-44"];

/// A folder with a place for backups beside it.
struct Workspace {
    folder: TempDir,
}

impl Workspace {
    fn new() -> Workspace {
        Workspace { folder: tempfile::tempdir().expect("a folder") }
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn command(&self, name: &str, file: &Path, more: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_skazka"));
        command.args(["--lang", "en", name]).arg(file).arg("--data").arg(self.data()).args(more);
        command
    }

    /// The one line of a success.
    fn done(&self, name: &str, file: &Path, more: &[&str]) -> String {
        let Output { status, stdout, stderr } = self.command(name, file, more).output().expect("it runs");
        let said = String::from_utf8_lossy(&stderr);
        assert_eq!((status.code(), said.as_ref()), (Some(0), ""));
        String::from_utf8(stdout).expect("text")
    }

    /// The one line of a refusal.
    fn refused(&self, name: &str, file: &Path, more: &[&str]) -> String {
        let Output { status, stdout, stderr } = self.command(name, file, more).output().expect("it runs");
        let line = String::from_utf8(stderr).expect("text");
        assert_eq!((status.code(), stdout.len(), line.lines().count()), (Some(2), 0, 1), "{line}");
        line
    }

    async fn database(&self) -> SqliteConnection {
        SqliteConnectOptions::new().filename(self.data().join("skazka.db")).connect().await.expect("a database")
    }

    /// Games without a server: so many copies of the one that is played here.
    async fn fill(&self, copies: u32) {
        let server = Server::start(&self.data());
        let mut game = Playing::begin(&server);
        game.go_on(&server);
        server.terminate();
        let mut database = self.database().await;
        let count = "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?1) ";
        let id = "printf('%08d', n)";
        for insert in [
            format!(
                "INSERT INTO games (id, discipline, settings, created_at) {count} SELECT {id}, discipline, settings, created_at FROM n, games"
            ),
            format!(
                "INSERT INTO seats (game, seat, kind, holder) {count} SELECT {id}, seat, kind, holder FROM n, seats"
            ),
            format!("INSERT INTO events (game, seq, event, at) {count} SELECT {id}, seq, event, at FROM n, events"),
        ] {
            database.execute(sqlx::query(sqlx::AssertSqlSafe(insert)).bind(copies - 1)).await.expect("copies");
        }
        database.close().await.expect("closes");
    }
}

/// A game that both sides play from one browser, and how many moves of it are acknowledged.
#[derive(Clone)]
struct Playing {
    id: String,
    cookie: String,
    moves: usize,
}

impl Playing {
    fn begin(server: &Server) -> Playing {
        let (id, cookie) = server.post(GAME, "", "others=here").begun();
        Playing { id, cookie, moves: 0 }
    }

    fn go_on(&mut self, server: &Server) {
        let form = format!("seat={0}&seq={0}&action={1}", self.moves, MOVES[self.moves]);
        let answer = server.post(&format!("/{}/act", self.id), &self.cookie, &form);
        assert_eq!(answer.status(), 303, "{answer:?}");
        self.moves += 1;
    }
}

fn mode(file: &Path) -> u32 {
    fs::metadata(file).expect("there").permissions().mode() & 0o777
}

/// Nothing but these files lie there.
fn names(folder: &Path) -> Vec<String> {
    let name = |one: std::io::Result<fs::DirEntry>| one.expect("readable").file_name().to_string_lossy().into_owned();
    let mut names: Vec<_> = fs::read_dir(folder).expect("readable").map(name).collect();
    names.sort();
    names
}

#[test]
fn a_server_that_is_played_on_is_saved_and_goes_on_elsewhere_with_everybody_in_their_seats() {
    let (here, there) = (Workspace::new(), Workspace::new());
    let server = Server::start(&here.data());
    let mut before: Vec<_> = (0..5).map(|_| Playing::begin(&server)).collect();
    before.iter_mut().for_each(|game| game.go_on(&server));
    let file = here.file("games.backup");
    let saved = AtomicBool::new(false);
    let (said, after) = std::thread::scope(|scope| {
        let playing = scope.spawn(|| {
            let mut games = Vec::new();
            while !saved.load(Ordering::Relaxed) {
                let mut game = Playing::begin(&server);
                game.go_on(&server);
                games.push(game);
            }
            games
        });
        let said = here.done("backup", &file, &[]);
        saved.store(true, Ordering::Relaxed);
        (said, playing.join().expect("it is played"))
    });
    assert!(said.starts_with(&format!("{}: ", file.display())) && said.contains("games: "), "{said}");
    assert!(!after.is_empty(), "it was played meanwhile");
    assert_eq!(mode(&file), 0o600);
    assert_eq!(names(here.folder.path()), ["data", "games.backup"]);
    server.kill();
    let all = format!("games: {},", before.len() + after.len());
    assert!(here.done("backup", &here.file("later"), &[]).contains(&all), "what a killed server left is saved too");

    let brought = there.done("restore", &file, &[]);
    let counted = |said: &str| said.split_once("games: ").map(|(_, counts)| counts.to_owned());
    assert!(counted(&said).is_some_and(|counts| counts.contains("events: ")), "{said}");
    assert_eq!(counted(&brought), counted(&said));
    assert_eq!(names(&there.data()), ["key", "lock", "skazka.db"]);
    assert_eq!(fs::read(there.data().join("key")).expect("there"), fs::read(here.data().join("key")).expect("there"));
    assert_eq!(
        [mode(&there.data()), mode(&there.data().join("skazka.db")), mode(&there.data().join("key"))],
        [0o700, 0o600, 0o600]
    );
    let server = Server::start(&there.data());
    let stranger = server.post(&format!("/{}/act", before[0].id), "", "seat=1&seq=1&action=53-44");
    assert_eq!(stranger.status(), 403);
    before.iter_mut().for_each(|game| game.go_on(&server));
}

#[tokio::test]
async fn a_backup_holds_no_trace_of_the_key_once_it_is_restored() {
    let (here, there) = (Workspace::new(), Workspace::new());
    here.fill(3).await;
    let file = here.file("games.backup");
    here.done("backup", &file, &[]);
    there.done("restore", &file, &[]);
    let key = fs::read(here.data().join("key")).expect("there");
    let holds_key = |file: PathBuf| fs::read(file).expect("there").windows(key.len()).any(|bytes| bytes == key);
    assert!(holds_key(file));
    assert!(!holds_key(there.data().join("skazka.db")));
}

#[tokio::test]
async fn a_restore_that_was_broken_off_before_the_key_was_taken_out_is_finished_by_the_next_server() {
    let (here, there) = (Workspace::new(), Workspace::new());
    here.fill(3).await;
    let file = here.file("games.backup");
    here.done("backup", &file, &[]);
    fs::create_dir(there.data()).expect("a folder");
    // What a rename of the copy has made, and nothing after it.
    fs::copy(&file, there.data().join("skazka.db")).expect("copied");
    there.done("backup", &there.file("again"), &[]);
    let server = Server::start(&there.data());
    assert_eq!(server.get("/readyz").status(), 200);
    let keys = [here.data(), there.data()].map(|data| fs::read(data.join("key")).expect("there"));
    assert_eq!(keys[0], keys[1]);
    server.terminate();
    let tables: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema WHERE name = 'backup'")
        .fetch_one(&mut there.database().await)
        .await
        .expect("readable");
    assert_eq!(tables, 0);
    let third = Workspace::new();
    third.done("restore", &there.file("again"), &[]);
    assert_eq!(
        fs::read(third.data().join("key")).expect("there"),
        keys[0],
        "a backup of such a folder has the key too"
    );
}

#[tokio::test]
async fn a_game_that_does_not_replay_is_named_and_the_backup_kept() {
    let (here, there) = (Workspace::new(), Workspace::new());
    here.fill(3).await;
    let spoil = "UPDATE events SET event = replace(event, '23-34', '23-99') WHERE game = '00000001'";
    assert_eq!(here.database().await.execute(spoil).await.expect("writable").rows_affected(), 1);
    let file = here.file("games.backup");
    let Output { status, stdout, stderr } = here.command("backup", &file, &[]).output().expect("it runs");
    let (output, errors) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert_eq!((status.code(), errors.lines().count()), (Some(2), 2), "{errors}");
    assert!(output.contains("games: 3, events: 2"), "{output}");
    assert!(
        errors.contains("Game 00000001 cannot be replayed: event 0: ") && errors.contains("one game in it"),
        "{errors}"
    );
    let refused = there.command("restore", &file, &[]).output().expect("it runs");
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("--force"), "{refused:?}");
    assert_eq!(names(&there.data()), ["lock"]);
    let forced = there.command("restore", &file, &["--force"]).output().expect("it runs");
    assert_eq!(forced.status.code(), Some(0), "{forced:?}");
    assert_eq!(names(&there.data()), ["key", "lock", "skazka.db"]);
}

#[tokio::test]
async fn nothing_is_written_over_unless_forced_and_then_it_is_kept() {
    let (here, there) = (Workspace::new(), Workspace::new());
    here.fill(3).await;
    there.fill(2).await;
    let file = here.file("games.backup");
    here.done("backup", &file, &[]);
    assert!(here.refused("backup", &file, &[]).contains("exists already"));
    assert!(here.done("backup", &file, &["--force"]).contains("games: 3,"));
    let old =
        [fs::read(there.data().join("skazka.db")), fs::read(there.data().join("key"))].map(|one| one.expect("there"));
    assert!(there.refused("restore", &file, &[]).contains("There are games in"));
    let now =
        [fs::read(there.data().join("skazka.db")), fs::read(there.data().join("key"))].map(|one| one.expect("there"));
    assert_eq!(old, now, "nothing was touched");
    assert!(there.done("restore", &file, &["--force"]).contains("games: 3,"));
    let kept = |prefix: &str| {
        let name = names(&there.data()).into_iter().find(|name| name.starts_with(prefix)).expect("kept");
        fs::read(there.data().join(name)).expect("readable")
    };
    assert_eq!(kept("key.2"), old[1]);
    let again = Workspace::new();
    fs::create_dir(again.data()).expect("a folder");
    fs::write(again.data().join("skazka.db"), kept("skazka.db.2")).expect("writable");
    fs::write(again.data().join("key"), &old[1]).expect("writable");
    assert!(again.done("backup", &again.file("old"), &[]).contains("games: 2,"), "the old games are whole");
}

#[tokio::test]
async fn files_that_are_no_whole_backup_are_refused_and_nothing_is_touched() {
    let (here, there) = (Workspace::new(), Workspace::new());
    here.fill(200).await;
    let file = here.file("games.backup");
    here.done("backup", &file, &[]);
    let whole = fs::read(&file).expect("readable");
    let mut garbled = whole.clone();
    let middle = whole.len() / 4096 / 2 * 4096;
    garbled[middle..middle + 4096].fill(0xa5);
    let bad = here.file("bad");
    for (bytes, words) in [
        (&b""[..], "is no backup"),
        (b"a letter of more than a few words, and no database", "is no backup"),
        (&whole[..whole.len() / 2], "is damaged"),
        (&garbled, "is damaged"),
        (&fs::read(here.data().join("skazka.db")).expect("readable"), "is no backup"),
    ] {
        fs::write(&bad, bytes).expect("writable");
        assert!(there.refused("restore", &bad, &[]).contains(words), "{words}");
        assert!(there.refused("restore", &bad, &["--force"]).contains(words), "{words}");
        assert_eq!(names(&there.data()), ["lock"]);
    }
    assert!(there.refused("restore", &there.file("nothing"), &[]).contains("There is no file"));
    assert!(there.refused("restore", there.folder.path(), &[]).contains("cannot be read"));
    assert!(there.refused("backup", &there.file("made"), &[]).contains("There are no games in"));
    assert!(here.refused("backup", &here.file("no/such/folder"), &[]).contains("cannot be written"));
    assert!(here.refused("backup", here.folder.path(), &["--force"]).contains("cannot be written"));
    assert_eq!(names(here.folder.path()), ["bad", "data", "games.backup"]);
}

#[tokio::test]
async fn games_are_not_restored_under_a_server() {
    let place = Workspace::new();
    place.fill(2).await;
    let file = place.file("games.backup");
    place.done("backup", &file, &[]);
    let server = Server::start(&place.data());
    let line = place.refused("restore", &file, &["--force"]);
    assert!(line.contains("are served already") && line.contains(&server.address), "{line}");
    assert_eq!(server.get("/readyz").status(), 200);
}

/// So often a command is killed at another moment of its run.
const KILLS: usize = 10;

/// Runs a command and kills it at some moment of the `whole` time that it takes; whether it was still running. Where it was
/// not, the time is taken for shorter.
fn is_killed(command: &mut Command, random: &mut fastrand::Rng, whole: &mut Duration) -> bool {
    let wait = whole.mul_f64(random.f64());
    let running = runs_still_after(command, wait);
    if !running {
        *whole = whole.mul_f64(0.9);
    }
    running
}

/// Runs a command and kills it after a while; whether it was still running.
fn runs_still_after(command: &mut Command, wait: Duration) -> bool {
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it runs");
    std::thread::sleep(wait);
    let running = child.try_wait().expect("a status").is_none();
    // It may have ended meanwhile.
    let _ = child.kill();
    child.wait().expect("it is dead");
    running
}

fn duration_of(work: impl FnOnce()) -> Duration {
    let begun = Instant::now();
    work();
    begun.elapsed().min(PATIENCE)
}

#[tokio::test]
async fn a_backup_that_is_killed_leaves_nothing_half() {
    let place = Workspace::new();
    place.fill(400).await;
    let (old, new) = (place.file("old.backup"), place.file("new.backup"));
    let mut whole = duration_of(|| assert!(place.done("backup", &old, &[]).contains("games: 400,")));
    let kept = fs::read(&old).expect("readable");
    let (mut killed, mut random) = (0, fastrand::Rng::with_seed(1));
    while killed < KILLS {
        killed += usize::from(is_killed(&mut place.command("backup", &new, &[]), &mut random, &mut whole));
        if new.exists() {
            let there = Workspace::new();
            assert!(there.done("restore", &new, &[]).contains("games: 400,"), "what has the name is whole");
            fs::remove_file(&new).expect("removable");
        }
    }
    assert_eq!(fs::read(&old).expect("readable"), kept);
    assert!(place.done("backup", &new, &[]).contains("games: 400,"));
    assert_eq!(names(place.folder.path()), ["data", "new.backup", "old.backup"]);
}

#[tokio::test]
async fn a_restore_that_is_killed_leaves_the_old_games_or_the_new_ones() {
    let (here, there) = (Workspace::new(), Workspace::new());
    here.fill(100).await;
    there.fill(7).await;
    let (new, old) = (here.file("new.backup"), there.file("old.backup"));
    here.done("backup", &new, &[]);
    there.done("backup", &old, &[]);
    let keys = [here.data(), there.data()].map(|data| fs::read(data.join("key")).expect("readable"));
    let mut whole = duration_of(|| assert!(there.done("restore", &new, &["--force"]).contains("games: 100,")));
    there.done("restore", &old, &["--force"]);
    let (mut killed, mut random) = (0, fastrand::Rng::with_seed(2));
    while killed < KILLS {
        let mut restore = there.command("restore", &new, &["--force"]);
        killed += usize::from(is_killed(&mut restore, &mut random, &mut whole));
        let count = there.done("backup", &there.file("found"), &["--force"]);
        let is_new = count.contains("games: 100,");
        assert!(is_new || count.contains("games: 7,"), "{count}");
        // A server finishes what was broken off.
        let server = Server::start(&there.data());
        assert_eq!(server.get("/readyz").status(), 200);
        assert_eq!(server.terminate().code(), Some(0));
        assert_eq!(fs::read(there.data().join("key")).expect("there"), keys[usize::from(!is_new)]);
        if is_new {
            there.done("restore", &old, &["--force"]);
        }
    }
}

//! A server goes on answering, and ends when it is asked to, whatever it has to log and whoever reads that.

use crate::server::{PATIENCE, Server, SmallDisk, arguments, serving};
use skazka_core::{Catalogue, FamilyAdapter, Position, Stop, Task, Thinker};
use skazka_testkit::duel::{Duel, DuelGame};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use std::fs::File;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

const GAME: &str = "/new/dumaraj/pioneer-1";
const FORM: &str = "others=here";
/// More threads than serve, each of which would be stopped by its own line.
const TIMES: usize = 12;

/// What a server writes on its error stream, in a file.
struct Log(TempDir);

impl Log {
    fn new() -> Log {
        Log(tempfile::tempdir().expect("a folder"))
    }

    fn take_from(&self, command: &mut Command) {
        command.stderr(File::create(self.0.path().join("log")).expect("a file"));
    }

    /// Waits until it says these words.
    fn says(&self, words: &str) {
        let begun = Instant::now();
        loop {
            let log = std::fs::read_to_string(self.0.path().join("log")).expect("a log");
            if log.contains(words) {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "{words:?} is logged: {log}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// It answers, and ends in good order.
fn is_well(server: Server) {
    for _ in 0..TIMES {
        assert_eq!(server.get("/healthz").status(), 200);
        assert_eq!(server.get("/").status(), 200);
    }
    assert_eq!(server.terminate().code(), Some(0));
}

async fn database(data: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(data.join("skazka.db"));
    options.connect().await.expect("a database")
}

async fn execute(database: &mut SqliteConnection, statement: &'static str) {
    sqlx::query(statement).execute(database).await.expect("a statement");
}

#[test]
fn bad_requests_that_are_logged_stop_nothing() {
    let (data, log) = (folder(), Log::new());
    let mut command = serving(data.path());
    command.env("RUST_LOG", "debug");
    log.take_from(&mut command);
    let server = Server::run(command);
    for _ in 0..TIMES {
        assert!(server.post("/look", "", "back=%2F%00").status() >= 300);
        assert_eq!(server.post(GAME, "", "size=99").status(), 422);
        assert_eq!(server.get("/no-such-page/%00").status(), 404);
    }
    log.says("status=404");
    is_well(server);
}

#[tokio::test]
async fn a_broken_game_stops_nothing() {
    let (data, log) = (folder(), Log::new());
    let mut command = serving(data.path());
    log.take_from(&mut command);
    let server = Server::run(command);
    let (id, _) = server.post(GAME, "", FORM).begun();
    let mut database = database(data.path()).await;
    execute(&mut database, "INSERT INTO events (game, seq, event, at) SELECT id, 0, 'not an event', 0 FROM games")
        .await;
    // The room that is open knows nothing of it: another one is.
    let again = server.post(GAME, "", FORM).begun().0;
    assert_eq!(server.get(&format!("/{again}")).status(), 200);
    server.kill();
    let mut command = serving(data.path());
    log.take_from(&mut command);
    let server = Server::run(command);
    for _ in 0..TIMES {
        assert_eq!(server.get(&format!("/{id}")).status(), 500);
    }
    log.says("is damaged");
    is_well(server);
}

#[tokio::test]
async fn a_busy_database_stops_nothing() {
    let (data, log) = (folder(), Log::new());
    let mut command = serving(data.path());
    log.take_from(&mut command);
    let server = Server::run(command);
    let mut other = database(data.path()).await;
    execute(&mut other, "BEGIN IMMEDIATE").await;
    assert!(server.post(GAME, "", FORM).status() >= 500);
    log.says("locked");
    other.close().await.expect("closed");
    is_well(server);
}

#[test]
fn a_full_disk_stops_nothing() {
    let (data, log) = (folder(), Log::new());
    let disk = SmallDisk::start(data.path(), 1024, |command| log.take_from(command));
    disk.fill();
    for _ in 0..TIMES {
        assert!(disk.server.post(GAME, "", FORM).status() >= 500);
    }
    log.says("full");
    disk.make_room();
    is_well(disk.server);
}

/// Whoever thinks with this panics.
#[derive(Clone)]
struct Panics;

impl Thinker<Duel> for Panics {
    const LEVELS: u8 = 1;

    fn think(&self, _task: Task<Duel>, _stop: &Stop) -> <Duel as Position>::Action {
        panic!("a thinker that panics");
    }
}

/// The variable that makes this test the server that it tests: no game that we have panics.
const SERVES: &str = "SKAZKA_TEST_SERVES";

#[test]
fn a_panic_stops_nothing() {
    if let Some(data) = std::env::var_os(SERVES) {
        let catalogue = Catalogue::new(vec![Box::new(FamilyAdapter::<DuelGame, _>::new(Panics))]);
        let arguments = arguments(Path::new(&data)).map(ToOwned::to_owned);
        let arguments = std::iter::once("skazka".into()).chain(arguments);
        let status = skazka::run_on_standard_streams(catalogue, arguments);
        std::process::exit(i32::from(status != std::process::ExitCode::SUCCESS));
    }
    let (data, log) = (folder(), Log::new());
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    command.args(["--exact", "logged::a_panic_stops_nothing", "--nocapture"]).env(SERVES, data.path());
    log.take_from(&mut command);
    let server = Server::run(command);
    for _ in 0..TIMES {
        server.post("/new/duel/plain", "", "others=1&mine=1").begun();
    }
    log.says("a thinker that panics");
    is_well(server);
}

#[test]
fn an_error_stream_that_nobody_reads_stops_nothing() {
    let data = folder();
    let mut command = serving(data.path());
    // A page is told in some hundred bytes, a pipe holds 64 KiB.
    command.env("RUST_LOG", "trace").stderr(Stdio::piped());
    let server = Server::run(command);
    for _ in 0..200 {
        assert_eq!(server.get("/rules/dumaraj").status(), 200);
    }
    is_well(server);
}

//! One load from beginning to end: so many players of a game, and what came of it.

use super::KIB;
use super::descriptors::fits;
use super::http::{self, Begun};
use super::play::{Game, Pace, SOCKETS, Timing, open};
use super::script::{Kind, Script};
use super::server::Target;
use super::tally::{Quantiles, Tally};
use super::usage::{self, Usage};
use super::wire::{self, Packing};
use anyhow::{Context, Result};
use futures_util::{StreamExt, TryStreamExt, stream};
use serde::Serialize;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

/// So many games take their seats at once.
const AT_ONCE: usize = 64;
/// From the last seat taken to the first move.
const BREATH: Duration = Duration::from_millis(200);

/// What was taken of the machine while moves were measured; processors in percent of one core.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
pub struct Taken {
    /// By the server.
    pub server: Option<f64>,
    /// By the generator, this process.
    pub generator: Option<f64>,
    /// By everything else.
    pub others: Option<f64>,
    /// Transactions that the server committed a second.
    pub commits: Option<f64>,
}

/// What came of the measured moves.
#[derive(Debug, Clone, Serialize)]
pub struct Measured {
    /// Moves a second.
    pub moves: f64,
    /// How long movers waited, in milliseconds.
    pub mover: Quantiles,
    /// How long the others waited.
    pub watcher: Quantiles,
    /// See [`Tally`], also for what follows.
    pub late: u64,
    /// Commands refused.
    pub refused: u64,
    /// Events not shown by themselves.
    pub skipped: u64,
    /// Moves not seen in the end.
    pub unseen: u64,
    /// Games that a broken connection ended.
    pub broken: u64,
    /// The first trouble in words.
    pub trouble: Option<String>,
    /// What was taken of the machine.
    pub taken: Taken,
}

/// What came of one load.
#[derive(Debug, Clone, Serialize)]
pub struct Found {
    /// How many played.
    pub players: usize,
    /// How many games.
    pub games: usize,
    /// Games begun a second.
    pub begun: f64,
    /// Sockets opened a second, what comes before the first move included.
    pub opened: f64,
    /// Memory of the server under load, in bytes.
    pub memory: Option<u64>,
    /// KiB of memory that a game took on average before anybody looked at it.
    pub kib_a_game: Option<f64>,
    /// KiB of memory that a socket took on average, with what its game took for being opened.
    pub kib_a_socket: Option<f64>,
    /// Lines that the server wrote to its error stream.
    pub complaints: usize,
    /// The first of them.
    pub complaint: Option<String>,
    /// What came of the moves.
    #[serde(flatten)]
    pub measured: Measured,
}

/// Has so many players play a game. To be called within a `LocalSet`.
///
/// # Errors
/// When the games do not begin, or more sockets are needed than one process may hold.
pub async fn stage(target: &Target, kind: &Kind, players: usize, timing: &Timing, packing: Packing) -> Result<Found> {
    let games = kind.games(players);
    fits(games * SOCKETS)?;
    let fresh = target.settled_memory().await;
    let (begun, begun_in) = timed(http::begin(target.address, kind, games)).await?;
    let idle = target.settled_memory().await;
    let (seated, seated_in) = timed(seat(target, kind, begun, packing)).await?;
    let full = target.settled_memory().await;
    let (tally, taken) = play(target, seated, kind.interval(timing.period), timing).await?;
    let (complaints, complaint) = target.complaints();
    Ok(Found {
        players,
        games,
        begun: games as f64 / begun_in.as_secs_f64(),
        opened: (games * SOCKETS) as f64 / seated_in.as_secs_f64(),
        memory: target.usage().map(|usage| usage.memory),
        kib_a_game: kib_each(fresh, idle, games),
        kib_a_socket: kib_each(idle, full, games * SOCKETS),
        complaints,
        complaint,
        measured: measured(&tally, timing, taken),
    })
}

/// What something gives, and how long it took.
pub async fn timed<T>(work: impl Future<Output = Result<T>>) -> Result<(T, Duration)> {
    let begun = Instant::now();
    Ok((work.await?, begun.elapsed()))
}

/// How many KiB each of `count` takes, by the memory before and after.
pub fn kib_each(before: Option<u64>, after: Option<u64>, count: usize) -> Option<f64> {
    Some((after? as f64 - before? as f64) / KIB / count as f64)
}

/// Begins the games of so many players and opens their sockets.
///
/// # Errors
/// When a game does not begin, a socket does not open or a move of an opening is refused.
pub async fn prepare(target: &Target, kind: &Kind, players: usize, packing: Packing) -> Result<Vec<Game>> {
    let begun = http::begin(target.address, kind, kind.games(players)).await?;
    seat(target, kind, begun, packing).await
}

/// Opens the sockets of every game and plays its opening.
async fn seat(target: &Target, kind: &Kind, begun: Vec<Begun>, packing: Packing) -> Result<Vec<Game>> {
    let seats = begun.into_iter().enumerate();
    let seats = seats.map(|(number, begun)| sit_down(target, begun, kind.script(number), packing));
    stream::iter(seats).buffered(AT_ONCE).try_collect().await
}

async fn sit_down(target: &Target, begun: Begun, script: Rc<Script>, packing: Packing) -> Result<Game> {
    let mut one = wire::open(target.address, &begun, true, packing).await?;
    let base = open(&mut one, &script).await?;
    let other = wire::open(target.address, &begun, true, packing).await?;
    Game::new([one, other], script, base).await
}

/// Plays all games of this interval between moves, and counts. To be called within a `LocalSet`.
///
/// # Errors
/// When a game's task breaks down.
pub async fn play(target: &Target, games: Vec<Game>, interval: Duration, timing: &Timing) -> Result<(Tally, Taken)> {
    let tally = Rc::new(RefCell::new(Tally::default()));
    let begin = Instant::now() + BREATH;
    let measured_from = begin + timing.warm_up;
    let until = measured_from + timing.window;
    let count = games.len() as u32;
    let mut playing = JoinSet::new();
    for (number, game) in games.into_iter().enumerate() {
        let first = begin + interval * number as u32 / count;
        let pace = Pace { first, interval, measured_from, until, patience: timing.patience };
        playing.spawn_local(game.play(pace, tally.clone()));
    }
    sleep_until(measured_from).await;
    let before = Reading::now(target);
    sleep_until(until).await;
    let taken = before.until(&Reading::now(target));
    while let Some(done) = playing.join_next().await {
        done.context("a game's task broke down")?;
    }
    Ok((tally.take(), taken))
}

/// What came of the moves that were measured.
pub fn measured(tally: &Tally, timing: &Timing, taken: Taken) -> Measured {
    Measured {
        moves: tally.measured as f64 / timing.window.as_secs_f64(),
        mover: tally.mover.quantiles(),
        watcher: tally.watcher.quantiles(),
        late: tally.late,
        refused: tally.refused,
        skipped: tally.skipped,
        unseen: tally.unseen,
        broken: tally.broken,
        trouble: tally.trouble.clone(),
        taken,
    }
}

/// What the kernel tells at one time.
struct Reading {
    at: Instant,
    server: Option<Usage>,
    own: Option<Usage>,
    machine: Option<Duration>,
    commits: Option<u32>,
}

impl Reading {
    fn now(target: &Target) -> Reading {
        let (server, commits) = (target.usage(), target.commits());
        let own = usage::of(std::process::id());
        Reading { at: Instant::now(), server, own, machine: usage::machine(), commits }
    }

    /// What was taken from this reading to a later one.
    fn until(&self, later: &Reading) -> Taken {
        let seconds = (later.at - self.at).as_secs_f64();
        let percent = |before: Option<Duration>, after: Option<Duration>| {
            Some(after?.saturating_sub(before?).as_secs_f64() / seconds * 100.0)
        };
        let cpu = |usage: Option<Usage>| usage.map(|usage| usage.cpu);
        let server = percent(cpu(self.server), cpu(later.server));
        let generator = percent(cpu(self.own), cpu(later.own));
        let all = percent(self.machine, later.machine);
        let others = all.zip(generator).map(|(all, own)| (all - own - server.unwrap_or(0.0)).max(0.0));
        let commits = later.commits.zip(self.commits);
        let commits = commits.map(|(after, before)| f64::from(after.wrapping_sub(before)) / seconds);
        Taken { server, generator, others, commits }
    }
}

//! How many moves a second are brought to the disk: `cargo bench -p skazka-server --bench commits [-- OPTION=N ...]`.
//!
//! Games append one event after the other as fast as they are acknowledged, `games` of them at once, for `seconds`, in a
//! folder on the disk of the working directory. `batch=1` gives every append a transaction of its own; without it both are
//! measured. Told are moves a second, how long one waits for its acknowledgement, and the time of all processors that a
//! move took.

use skazka_core::{Actor, Event, Player, Seat, Settings, Stamped, TimeControl};
use skazka_server::store::{Entries, GameId, GameRow, Owner, SeatRow, SqliteStore, Store};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

type Failure = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    let number = |name: &str| -> Option<usize> { asked.iter().find_map(|one| one.strip_prefix(name)?.parse().ok()) };
    let seconds = Duration::from_secs(number("seconds=").unwrap_or(3) as u64);
    let games = number("games=").map_or(vec![1, 10, 100, 1000], |games| vec![games]);
    let batches = number("batch=").map_or(vec![1, 256], |batch| vec![batch]);
    println!("  games  batch   moves/s      median     99 of 100       longest    CPU/move");
    for games in games {
        for &batch in &batches {
            measure(games, batch, seconds).await?;
        }
    }
    Ok(())
}

async fn measure(games: usize, batch: usize, seconds: Duration) -> Result<(), Failure> {
    let folder = tempfile::tempdir_in(Path::new("."))?;
    let store = Arc::new(SqliteStore::open_with_batches_of(folder.path(), batch).await?);
    let mut rows = Vec::new();
    for _ in 0..games {
        let row = row()?;
        store.create(&row, &Entries::default()).await?;
        rows.push(row);
    }
    let (cpu, begun) = (cpu_time(), Instant::now());
    let playing: Vec<_> = rows.into_iter().map(|row| tokio::spawn(play(store.clone(), row, begun + seconds))).collect();
    let mut waits = Vec::new();
    for one in playing {
        waits.extend(one.await??);
    }
    tell(games, batch, waits, begun.elapsed(), cpu_time() - cpu);
    store.close().await;
    Ok(())
}

/// Appends until it is late; how long each took.
async fn play(store: Arc<SqliteStore>, row: GameRow, until: Instant) -> Result<Vec<Duration>, Failure> {
    let mut waits = Vec::new();
    while Instant::now() < until {
        let seq = waits.len();
        let event = Event::Act { by: Actor::Seat(Seat((seq % 2) as u8)), action: "23-34".to_owned() };
        let entries = Entries::of(vec![Stamped { at: 0, event }]);
        let begun = Instant::now();
        store.append(&row.id, seq as u64, &entries).await?;
        waits.push(begun.elapsed());
    }
    Ok(waits)
}

fn tell(games: usize, batch: usize, mut waits: Vec<Duration>, took: Duration, cpu: Duration) {
    waits.sort_unstable();
    let at = |share: usize| waits[(waits.len() - 1) * share / 100];
    let rate = waits.len() as f64 / took.as_secs_f64();
    let (median, late, longest) = (at(50), at(99), at(100));
    let each = cpu / waits.len().max(1) as u32;
    println!("{games:>7} {batch:>6} {rate:>9.0} {median:>11.2?} {late:>13.2?} {longest:>13.2?} {each:>11.2?}");
}

fn row() -> Result<GameRow, Failure> {
    Ok(GameRow {
        id: GameId::random()?,
        discipline: "dumaraj/pioneer-1".to_owned(),
        settings: Settings::new(),
        start: None,
        is_start_chosen: false,
        rules: None,
        seats: vec![SeatRow::of(Player::HUMAN, Owner::of_token("token")); 2],
        created_at: 0,
        promise: None,
        time_control: TimeControl::Unlimited,
    })
}

/// The processor time of this process so far; zero where the system does not tell in files.
fn cpu_time() -> Duration {
    let told = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<u64> =
        told.rsplit(')').next().unwrap_or("").split(' ').filter_map(|one| one.parse().ok()).collect();
    // utime and stime in hundredths of a second: the state before them is a letter.
    let hundredths = fields.get(10..12).map_or(0, |times| times.iter().sum());
    Duration::from_millis(hundredths * 10)
}

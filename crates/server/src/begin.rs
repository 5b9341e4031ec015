//! The beginning of a game in the storage.

use crate::chance;
use crate::pool::PoolError;
use crate::room::{EnterError, Rooms};
use crate::store::{GameId, GameRow, Owner, Player, StoreError};
use skazka_core::fair::Promise;
use skazka_core::{Catalogue, Event, Fault, Settings, Stop, text};
use std::time::{SystemTime, UNIX_EPOCH};

/// How a game is to begin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wanted {
    /// `family/discipline`.
    pub discipline: String,
    /// What is set; need not be canonical.
    pub settings: Settings,
    /// The position it starts from, when not the discipline's own.
    pub start: Option<String>,
    /// Who decides for each seat.
    pub seats: Vec<Player>,
    /// What its draws came from, where it is over and was told; otherwise a new secret is made.
    pub promise: Option<Promise>,
}

/// Why a game did not begin.
#[derive(Debug, thiserror::Error)]
pub enum BeginError {
    /// What was wanted makes no game.
    #[error("{0}")]
    Fault(#[from] Fault),
    /// It cannot be written down.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The operating system gave no randomness.
    #[error("{0}")]
    Random(#[from] getrandom::Error),
    /// Too many games are begun at once.
    #[error("{0}")]
    Pool(#[from] PoolError),
    /// It cannot be entered.
    #[error("{0}")]
    Enter(#[from] EnterError),
}

/// Begins a game that belongs to `owner`, in which `events` have happened already. The computer begins to think at
/// once where it has to: in a secret set-up it writes first.
///
/// # Errors
/// When what is wanted makes no game, or the game cannot be written down.
pub async fn begin(rooms: &Rooms, wanted: Wanted, owner: Owner, events: Vec<Event>) -> Result<GameId, BeginError> {
    let catalogue = rooms.context().catalogue.clone();
    let play = move |stop: &Stop| beginning(&catalogue, wanted, owner, events, stop);
    let (row, events) = rooms.context().pools.records.run(play).await??;
    rooms.context().store.create(&row, &events).await?;
    rooms.look(&row.id).await?;
    Ok(row.id)
}

/// How the game begins, and what has happened in it by then: the events, and what chance drew after them.
fn beginning(
    catalogue: &Catalogue,
    wanted: Wanted,
    owner: Owner,
    mut events: Vec<Event>,
    stop: &Stop,
) -> Result<(GameRow, Vec<Event>), BeginError> {
    let (family, _) = catalogue.find(&wanted.discipline)?;
    let settings = family.canonical(&wanted.discipline, &wanted.settings)?;
    let mut game = family.open(&wanted.discipline, &settings, wanted.start.as_deref())?;
    for event in &events {
        if stop.is_raised() {
            return Err(Fault(text!("work-cancelled")).into());
        }
        game.accept(event)?;
    }
    let Wanted { discipline, start, seats, promise, .. } = wanted;
    let id = GameId::random()?;
    let promise = match promise {
        None if family.has_chance() => Some(chance::promise(id.as_str(), game.drawn())?),
        kept => kept,
    };
    let row = GameRow { id, discipline, settings, start, seats, owner, created_at: now(), promise };
    while let Some(event) = chance::next(&row, &*game)? {
        game.accept(&event)?;
        events.push(event);
    }
    Ok((row, events))
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |past| past.as_millis() as i64)
}

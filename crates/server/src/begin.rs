//! The beginning of a game in the storage.

use crate::chance;
use crate::pool::PoolError;
use crate::room::{EnterError, Rooms};
use crate::store::{Entries, GameId, GameRow, Owner, SeatRow, StoreError};
use skazka_core::fair::Promise;
use skazka_core::{Catalogue, Event, Fault, Game, Player, Settings, Stamped, Stop, TimeControl, Turn, text};

/// How a game is to begin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wanted {
    /// `family/discipline`.
    pub discipline: String,
    /// What is set; need not be canonical.
    pub settings: Settings,
    /// The position it starts from, when not today's own of the discipline.
    pub start: Option<String>,
    /// Who decides for each seat.
    pub seats: Vec<Player>,
    /// What its draws came from, where it is over and was told; otherwise a new secret is made.
    pub promise: Option<Promise>,
    /// How much time each seat has.
    pub time_control: TimeControl,
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

/// Begins a game whose persons all play at the browser `owner`, in which `events` have happened already. The computer begins
/// to think at once where it has to: in a secret set-up it writes first.
///
/// # Errors
/// When what is wanted makes no game, or the game cannot be written down.
pub async fn begin(rooms: &Rooms, wanted: Wanted, owner: Owner, events: Vec<Event>) -> Result<GameId, BeginError> {
    let (catalogue, now) = (rooms.context().catalogue.clone(), rooms.context().clock.now());
    let play = move |stop: &Stop| beginning(&catalogue, wanted, owner, events, now, stop);
    let (row, entries) = rooms.context().pools.records.run(play).await??;
    rooms.context().store.create(&row, &entries).await?;
    rooms.look(&row.id).await?;
    Ok(row.id)
}

/// How the game begins at `now`, and what has happened in it by then: the events, and what chance drew after them.
fn beginning(
    catalogue: &Catalogue,
    wanted: Wanted,
    owner: Owner,
    mut events: Vec<Event>,
    now: i64,
    stop: &Stop,
) -> Result<(GameRow, Entries), BeginError> {
    let (family, _) = catalogue.find(&wanted.discipline)?;
    let settings = family.canonical(&wanted.discipline, &wanted.settings)?;
    let mut game = family.open(&wanted.discipline, &settings, wanted.start.as_deref())?;
    let rules = Some(family.revision(&wanted.discipline, &settings)?);
    let (start, is_start_chosen) = (Some(game.position(0)), wanted.start.is_some());
    play_on(&mut *game, &events, stop)?;
    let Wanted { discipline, seats, promise, time_control, .. } = wanted;
    let id = GameId::random()?;
    let promise = match promise {
        None if family.has_chance() => Some(chance::promise(id.as_str(), game.drawn())?),
        kept => kept,
    };
    let seats = seats.into_iter().map(|player| SeatRow::of(player, owner)).collect();
    let created_at = now;
    let row =
        GameRow { id, discipline, settings, start, is_start_chosen, rules, seats, created_at, promise, time_control };
    while let Some(event) = chance::next(&row, &*game)? {
        game.accept(&event)?;
        events.push(event);
    }
    let events = events.into_iter().map(|event| Stamped { at: now, event }).collect();
    Ok((row, Entries { is_over: game.turn() == Turn::Over, ..Entries::of(events) }))
}

fn play_on(game: &mut dyn Game, events: &[Event], stop: &Stop) -> Result<(), Fault> {
    for event in events {
        if stop.is_raised() {
            return Err(text!("work-cancelled").into());
        }
        game.accept(event)?;
    }
    Ok(())
}

//! What chance decides in the games of the server: always by the promise that the game began with.
//!
//! The first draw waits until every person has given a seed, possibly an empty one. The computer gives none.

use crate::store::{GameRow, SeatRow};
use skazka_core::fair::{Promise, Secret};
use skazka_core::{Actor, Event, Fault, Game, Seat, Turn, text};

/// A promise for a new game that is called `game` in its draws; `drawn` draws were made before, elsewhere.
///
/// # Errors
/// When the operating system gives no randomness.
pub fn promise(game: &str, drawn: u32) -> Result<Promise, getrandom::Error> {
    let mut secret = [0; 32];
    getrandom::fill(&mut secret)?;
    Ok(Promise { from: drawn + 1, ..Promise::new(Secret::new(secret), game) })
}

/// The seats whose seeds the first draw of the game waits for now.
pub fn awaited(row: &GameRow, game: &dyn Game) -> Vec<Seat> {
    if game.turn() != Turn::Chance || game.drawn() > 0 {
        return Vec::new();
    }
    let given = |seat: usize| game.seeds().get(seat).is_some_and(Option::is_some);
    let waits =
        |(seat, row): (usize, &SeatRow)| (row.player.level().is_none() && !given(seat)).then_some(Seat(seat as u8));
    row.seats.iter().enumerate().filter_map(waits).collect()
}

/// What chance decides now; nothing when it is not its turn, or the first draw waits for seeds.
///
/// # Errors
/// When the game was begun without a promise.
pub fn next(row: &GameRow, game: &dyn Game) -> Result<Option<Event>, Fault> {
    if game.turn() != Turn::Chance || !awaited(row, game).is_empty() {
        return Ok(None);
    }
    let promise = row.promise.as_ref().ok_or_else(|| text!("fair-no-promise"))?;
    Ok(promise.next_draw(game).map(|action| Event::Act { by: Actor::Chance, action }))
}

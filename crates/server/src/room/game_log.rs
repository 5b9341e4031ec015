//! A game as far as its log goes.

use crate::store::{GameRow, Logged, StoreError};
use skazka_core::{Actor, Catalogue, Event, Fault, Game, Seat, Stop, Turn, Viewer};

/// A running game, how many events made it, and which of them are still secret.
pub struct GameLog {
    game: Box<dyn Game>,
    seq: u64,
    /// Whose the events of the secret stage that is not over are.
    hidden: Vec<Seat>,
}

impl GameLog {
    /// A game in which nothing has happened.
    pub fn new(game: Box<dyn Game>) -> GameLog {
        GameLog { game, seq: 0, hidden: Vec::new() }
    }

    /// The game that a log tells.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] when the row or an event makes no game, [`StoreError::Busy`] when `stop` was raised
    /// before the end.
    pub fn replay(catalogue: &Catalogue, row: &GameRow, events: &[Logged], stop: &Stop) -> Result<GameLog, StoreError> {
        let damaged = |why: String| StoreError::Damaged { game: row.id.to_string(), why };
        let (family, _) = catalogue.find(&row.discipline).map_err(|why| damaged(why.to_string()))?;
        let game = family.open(&row.discipline, &row.settings, row.start.as_deref());
        let mut log = GameLog::new(game.map_err(|why| damaged(why.to_string()))?);
        for logged in events {
            if stop.is_raised() {
                return Err(StoreError::Busy("nobody waits for the game any more".to_owned()));
            }
            log.accept(&logged.event).map_err(|why| damaged(format!("event {}: {why}", logged.seq)))?;
        }
        Ok(log)
    }

    /// The game.
    pub fn game(&self) -> &dyn Game {
        &*self.game
    }

    /// How many events there were.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// How many events `viewer` knows of: the others' secret ones are not counted before the reveal, so that nobody
    /// learns how long somebody hesitated.
    pub fn seq_for(&self, viewer: Viewer) -> u64 {
        let unknown = self.hidden.iter().filter(|seat| viewer != Viewer::Seat(**seat)).count();
        self.seq - unknown as u64
    }

    /// A copy to try something on.
    pub fn copy(&self) -> GameLog {
        GameLog { game: self.game.copy(), seq: self.seq, hidden: self.hidden.clone() }
    }

    /// Makes an event happen.
    ///
    /// # Errors
    /// When it cannot happen now; nothing changes then.
    pub fn accept(&mut self, event: &Event) -> Result<(), Fault> {
        let was_secret = matches!(self.game.turn(), Turn::Secret(_));
        let were_open = self.game.open_plies();
        self.game.accept(event)?;
        self.seq += 1;
        if was_secret {
            self.hidden.extend(secret_actor(event));
        }
        if !matches!(self.game.turn(), Turn::Secret(_)) || self.game.open_plies() > were_open {
            self.hidden.clear();
        }
        Ok(())
    }
}

/// Whose secret this event is, should it happen in a secret stage.
fn secret_actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Act { by: Actor::Seat(seat), .. } | Event::Undo { by: seat } => Some(*seat),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use skazka_core::{Position, TypedGame};
    use skazka_testkit::FirstLegal;
    use skazka_testkit::duel::Duel;

    fn act(seat: u8, action: &str) -> Event {
        Event::Act { by: Actor::Seat(Seat(seat)), action: action.to_owned() }
    }

    #[test]
    fn secret_events_are_counted_for_their_seat_alone_until_the_reveal() {
        let mut log = GameLog::new(Box::new(TypedGame::new(Duel::start(&()), FirstLegal)));
        for event in [act(1, "@c3"), Event::Undo { by: Seat(1) }, act(1, "@c4")] {
            log.accept(&event).expect("legal");
        }
        let known =
            |log: &GameLog| [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))].map(|to| log.seq_for(to));
        assert_eq!(known(&log), [0, 0, 3]);
        log.accept(&act(0, "@b2")).expect("legal");
        assert_eq!(known(&log), [4, 4, 4]);
    }
}

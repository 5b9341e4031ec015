//! A game as far as its log goes.

use crate::store::{GameRow, Logged, StoreFailure};
use skazka_core::{Actor, Catalogue, Event, Fault, Seat, Stop, Table, Turn, Viewer};

/// A table, how many events made it, and which of them are still secret.
pub struct Course {
    table: Box<dyn Table>,
    seq: u64,
    /// Whose the events of the secret stage that is not over are.
    hidden: Vec<Seat>,
}

impl Course {
    /// A game in which nothing has happened.
    pub fn new(table: Box<dyn Table>) -> Course {
        Course { table, seq: 0, hidden: Vec::new() }
    }

    /// The game that a log tells.
    ///
    /// # Errors
    /// [`StoreFailure::Damaged`] when the row or an event makes no game, [`StoreFailure::Busy`] when `stop` was raised
    /// before the end.
    pub fn replay(catalogue: &Catalogue, row: &GameRow, log: &[Logged], stop: &Stop) -> Result<Course, StoreFailure> {
        let damaged = |why: String| StoreFailure::Damaged { game: row.id.to_string(), why };
        let (family, _) = catalogue.find(&row.discipline).map_err(|why| damaged(why.to_string()))?;
        let table = family.open(&row.discipline, &row.settings, row.start.as_deref());
        let mut course = Course::new(table.map_err(|why| damaged(why.to_string()))?);
        for logged in log {
            if stop.is_raised() {
                return Err(StoreFailure::Busy("nobody waits for the game any more".to_owned()));
            }
            course.accept(&logged.event).map_err(|why| damaged(format!("event {}: {why}", logged.seq)))?;
        }
        Ok(course)
    }

    /// The table.
    pub fn table(&self) -> &dyn Table {
        &*self.table
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
    pub fn copy(&self) -> Course {
        Course { table: self.table.copy(), seq: self.seq, hidden: self.hidden.clone() }
    }

    /// Makes an event happen.
    ///
    /// # Errors
    /// When it cannot happen now; nothing changes then.
    pub fn accept(&mut self, event: &Event) -> Result<(), Fault> {
        let was_secret = matches!(self.table.turn(), Turn::Secret(_));
        let were_open = self.table.open_plies();
        self.table.accept(event)?;
        self.seq += 1;
        if was_secret {
            self.hidden.extend(secret_actor(event));
        }
        if !matches!(self.table.turn(), Turn::Secret(_)) || self.table.open_plies() > were_open {
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
    use skazka_core::duel::{Duel, FirstLegal};
    use skazka_core::{Board, Position};

    fn act(seat: u8, action: &str) -> Event {
        Event::Act { by: Actor::Seat(Seat(seat)), action: action.to_owned() }
    }

    #[test]
    fn secret_events_are_counted_for_their_seat_alone_until_the_reveal() {
        let mut course = Course::new(Box::new(Board::new(Duel::start(&()), FirstLegal)));
        for event in [act(1, "@c3"), Event::Undo { by: Seat(1) }, act(1, "@c4")] {
            course.accept(&event).expect("legal");
        }
        let known = |course: &Course| {
            [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))].map(|to| course.seq_for(to))
        };
        assert_eq!(known(&course), [0, 0, 3]);
        course.accept(&act(0, "@b2")).expect("legal");
        assert_eq!(known(&course), [4, 4, 4]);
    }
}

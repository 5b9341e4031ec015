//! Somebody who looks at a game, with the seats he may decide for.

use crate::store::{GameRow, Owner};
use skazka_core::{Seat, Seats, Viewer};
use skazka_words::Language;

/// Somebody who looks at a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ViewerSession {
    /// The seats he may decide for.
    pub controlled_seats: Vec<Seat>,
    /// The seat through whose eyes he looks.
    viewpoint: Option<Seat>,
    /// The language he is spoken to in.
    pub language: Language,
}

impl ViewerSession {
    /// The person at a browser. Who holds one seat looks through its eyes; who holds several begins with nobody's, so
    /// that nothing secret is on a shared screen unless it is asked for.
    pub fn new(row: &GameRow, browser: Option<Owner>, language: Language) -> ViewerSession {
        let controlled_seats = row.held_by(browser);
        let viewpoint = if let [only] = controlled_seats[..] { Some(only) } else { None };
        ViewerSession { controlled_seats, viewpoint, language }
    }

    /// Takes in which seats the browser holds by now; who has lost the seat through whose eyes he looked sees what everybody
    /// sees.
    pub fn seat(&mut self, row: &GameRow, browser: Option<Owner>) {
        self.controlled_seats = row.held_by(browser);
        self.viewpoint = self.viewpoint.filter(|seat| self.controlled_seats.contains(seat));
    }

    /// Looks through the eyes of a seat he holds, or of none. Whether he may.
    pub fn sit(&mut self, seat: Option<Seat>) -> bool {
        let may = seat.is_none_or(|seat| self.controlled_seats.contains(&seat));
        if may {
            self.viewpoint = seat;
        }
        may
    }

    /// What he may know.
    pub fn viewer(&self) -> Viewer {
        self.viewpoint.map_or(Viewer::Public, Viewer::Seat)
    }

    /// Whether he only looks on and decides for nobody.
    pub fn is_onlooker(&self) -> bool {
        self.controlled_seats.is_empty()
    }

    /// The seat whose actions he may know and take now, if he decides for one: in secret only the one through whose eyes
    /// he looks, as the free cells of a secret set-up tell which are taken.
    pub fn deciding(&self, seats: Seats, secret: bool) -> Option<Seat> {
        let is_seen = |seat: Seat| !secret || self.viewpoint == Some(seat);
        self.controlled_seats.iter().copied().find(|&seat| seats.contains(seat) && is_seen(seat))
    }
}

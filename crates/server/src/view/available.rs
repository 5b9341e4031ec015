//! Which commands may be given now, decided here for everybody: pages and their script only show it.

use super::state::numbers;
use super::{View, ViewerSession};
use crate::chance;
use crate::state::Available;
use skazka_core::{Actor, Event, Seat, Turn, Viewer};

impl View<'_> {
    /// What may be done for the seats of `session`.
    pub(super) fn available(&self, session: &ViewerSession) -> Available {
        let decided = self.deciding_first(session);
        let held = |may: &dyn Fn(Seat) -> bool| numbers(decided.iter().copied().filter(|seat| may(*seat)));
        let undo = held(&|seat| self.may_undo(seat));
        let answers = held(&|seat| self.may_answer(seat));
        let awaited = chance::awaited(&self.snapshot().row, self.game());
        Available {
            act: numbers(self.deciding(session).into_iter()),
            look_as: held(&|seat| self.has_to_decide_in_secret(seat)),
            // To take back a step of an unfinished turn would be the same as to undo it.
            take_back: if undo.is_empty() { numbers(self.takers_back(session).into_iter()) } else { Vec::new() },
            undo,
            offer_draw: held(&|seat| self.may_offer(seat)),
            accept_draw: answers.clone(),
            decline_draw: answers,
            resign: held(&|seat| self.still_plays(seat)),
            seed: held(&|seat| awaited.contains(&seat)),
        }
    }

    /// The seats of a session, the one that is to decide before the others.
    fn deciding_first(&self, session: &ViewerSession) -> Vec<Seat> {
        let turn = self.game().turn().seats();
        let mut seats = session.controlled_seats.clone();
        seats.sort_by_key(|seat| !turn.contains(*seat));
        seats
    }

    fn is_over(&self) -> bool {
        self.game().turn() == Turn::Over
    }

    fn is_secret(&self) -> bool {
        matches!(self.game().turn(), Turn::Secret(_))
    }

    fn still_plays(&self, seat: Seat) -> bool {
        !self.is_over() && self.game().in_play().contains(seat)
    }

    fn has_to_decide_in_secret(&self, seat: Seat) -> bool {
        self.is_secret() && self.game().turn().seats().contains(seat)
    }

    /// In secret only through the seat's own eyes.
    fn may_undo(&self, seat: Seat) -> bool {
        let may_know = !self.is_secret() || self.viewer() == Viewer::Seat(seat);
        may_know && self.game().copy().accept(&Event::Undo { by: seat }).is_ok()
    }

    fn may_offer(&self, seat: Seat) -> bool {
        self.still_plays(seat) && !self.is_secret() && self.game().offers().is_empty()
    }

    fn may_answer(&self, seat: Seat) -> bool {
        let offers = self.game().offers();
        self.still_plays(seat) && !offers.is_empty() && !offers.contains(seat)
    }

    /// The seats of a session that may take back their last decision, the one that acted last before the others.
    fn takers_back(&self, session: &ViewerSession) -> Vec<Seat> {
        let may = |seat: &Seat| self.game().take_back_to(*seat).is_some();
        let mut seats: Vec<Seat> = session.controlled_seats.iter().copied().filter(may).collect();
        if seats.len() > 1 {
            let last = self.last_to_act(&seats);
            seats.sort_by_key(|seat| Some(*seat) != last);
        }
        seats
    }

    /// Which of these seats acted last.
    fn last_to_act(&self, seats: &[Seat]) -> Option<Seat> {
        let actors = (0..self.plies()).rev().filter_map(|ply| self.known(ply)).map(|one| one.by);
        actors.filter_map(acting_seat).find(|seat| seats.contains(seat))
    }
}

fn acting_seat(by: Actor) -> Option<Seat> {
    match by {
        Actor::Seat(seat) => Some(seat),
        Actor::Chance => None,
    }
}

//! Who sits where, as far as a log tells.
//!
//! A log does not tell who sat down at the beginning: the rows of the seats do. So a seat is known only after somebody took it
//! or left it, and at the end of a log the rows must say the same.

use crate::store::{Owner, SeatRow};
use skazka_core::{Event, Fault, Player, Seat, text};

/// What is known of a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
enum LastKnown {
    /// Nobody took it or left it since the game began.
    Nothing,
    /// It is open.
    Open,
    /// Somebody took it.
    Taken(Player),
}

/// What a log tells of its seats.
#[derive(Debug, Clone)]
pub struct Seating(Vec<LastKnown>);

impl Seating {
    /// A game of so many seats in which nobody has come or gone.
    pub fn new(seats: usize) -> Seating {
        Seating(vec![LastKnown::Nothing; seats])
    }

    /// Whether an event can happen, as far as it is about seats.
    ///
    /// # Errors
    /// When a seat is taken that is not open, or left that is.
    pub fn check(&self, event: &Event) -> Result<(), Fault> {
        let told = |seat: &Seat| self.0.get(seat.index());
        match event {
            Event::Join { seat, .. } if matches!(told(seat), Some(LastKnown::Taken(_))) => {
                Err(text!("seat-taken").into())
            }
            Event::Leave { seat } if matches!(told(seat), Some(LastKnown::Open)) => Err(text!("seat-open").into()),
            _ => Ok(()),
        }
    }

    /// Takes in an event that has happened.
    pub fn note(&mut self, event: &Event) {
        let (seat, told) = match event {
            Event::Join { seat, player } => (seat, LastKnown::Taken(player.clone())),
            Event::Leave { seat } => (seat, LastKnown::Open),
            _ => return,
        };
        if let Some(known) = self.0.get_mut(seat.index()) {
            *known = told;
        }
    }

    /// The first seat, if any, of which the rows say something else, or that only one of both knows.
    pub fn differs_from(&self, rows: &[SeatRow]) -> Option<Seat> {
        let is_same = |(told, row): (&LastKnown, &SeatRow)| match told {
            LastKnown::Nothing => true,
            LastKnown::Open => row.is_open(),
            LastKnown::Taken(player) => row.player == *player && !row.is_open(),
        };
        let known = self.0.iter().zip(rows);
        let longest = self.0.len().max(rows.len());
        let differs = known.map(is_same).chain(std::iter::repeat(false)).take(longest).position(|is_same| !is_same);
        differs.map(|seat| Seat(seat as u8))
    }
}

/// The seats that are others' after these events, which a browser asked for.
pub fn changed_by(events: &[Event], by: Option<Owner>) -> Vec<(Seat, SeatRow)> {
    let changed = |event: &Event| match event {
        Event::Join { seat, player } => {
            let holder = by.filter(|_| player.level().is_none());
            Some((*seat, SeatRow { player: player.clone(), holder }))
        }
        Event::Leave { seat } => Some((*seat, SeatRow::OPEN)),
        _ => None,
    };
    events.iter().filter_map(changed).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const COMPUTER: Player = Player::Computer { level: 2 };

    fn join(seat: u8) -> Event {
        Event::Join { seat: Seat(seat), player: Player::HUMAN }
    }

    fn leave(seat: u8) -> Event {
        Event::Leave { seat: Seat(seat) }
    }

    fn after(events: &[Event]) -> Seating {
        let mut seating = Seating::new(2);
        for event in events {
            seating.check(event).expect("possible");
            seating.note(event);
        }
        seating
    }

    #[test]
    fn seats_are_taken_and_left_by_turns() {
        assert!(after(&[]).check(&join(0)).is_ok() && after(&[]).check(&leave(0)).is_ok(), "nothing is known");
        assert!(after(&[leave(0)]).check(&leave(0)).is_err());
        assert!(after(&[leave(0)]).check(&leave(1)).is_ok());
        assert!(after(&[join(0)]).check(&join(0)).is_err());
        after(&[join(0), leave(0), join(0), leave(0)]);
    }

    #[test]
    fn rows_that_say_something_else_are_found() {
        let held = SeatRow::of(Player::HUMAN, Owner::of_token("one"));
        let computer = SeatRow::of(COMPUTER, Owner::of_token("one"));
        let rows = [held.clone(), SeatRow::OPEN];
        for agreeing in [&[][..], &[join(0)], &[leave(1)], &[leave(0), join(0), leave(1)]] {
            assert_eq!(after(agreeing).differs_from(&rows), None, "{agreeing:?}");
        }
        assert_eq!(after(&[leave(0)]).differs_from(&rows), Some(Seat(0)));
        assert_eq!(after(&[join(1)]).differs_from(&rows), Some(Seat(1)));
        assert_eq!(after(&[join(0)]).differs_from(&[computer, held.clone()]), Some(Seat(0)));
        assert_eq!(after(&[]).differs_from(std::slice::from_ref(&held)), Some(Seat(1)), "a row is missing");
        assert_eq!(after(&[]).differs_from(&[held.clone(), held.clone(), held]), Some(Seat(2)), "a row too many");
    }
}

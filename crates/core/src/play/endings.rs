//! How a game ends otherwise than by its rules: agreement, resignation, time, calling it off, an arbiter.

use super::Match;
use crate::{Actor, Ending, Fault, Outcome, Playable, Seat, Seats, text};

impl<P: Playable> Match<P> {
    pub(super) fn offer_draw(&mut self, by: Seat) -> Result<(), Fault> {
        self.still_running()?;
        self.still_plays(by)?;
        self.offers = self.offers.and(by);
        if self.offers == self.position().in_play() {
            self.ended = Some(self.position().agreed());
        }
        Ok(())
    }

    pub(super) fn decline_draw(&mut self, by: Seat) -> Result<(), Fault> {
        self.still_running()?;
        self.still_plays(by)?;
        if self.offers.without(by).is_empty() {
            return Err(text!("draw-not-offered").into());
        }
        self.offers = Seats::NONE;
        Ok(())
    }

    /// What the others offer stands.
    pub(super) fn withdraw_draw(&mut self, by: Seat) -> Result<(), Fault> {
        self.still_running()?;
        self.still_plays(by)?;
        if !self.offers.contains(by) {
            return Err(text!("draw-not-offered-by-you").into());
        }
        self.offers = self.offers.without(by);
        Ok(())
    }

    pub(super) fn resign(&mut self, by: Seat) -> Result<(), Fault> {
        self.drop_out(by, Ending::Resignation)
    }

    pub(super) fn time_out(&mut self, by: Seat) -> Result<(), Fault> {
        self.drop_out(by, Ending::Timeout)
    }

    /// The seat loses; where others can play on without it, they do.
    fn drop_out(&mut self, by: Seat, ending: Ending) -> Result<(), Fault> {
        self.still_running()?;
        self.still_plays(by)?;
        if let Some(action) = self.position().retiring(by) {
            self.push(Actor::Seat(by), action);
            return Ok(());
        }
        self.ended = Some(Outcome::lost(by, self.position().seats(), ending));
        Ok(())
    }

    pub(super) fn abort(&mut self) -> Result<(), Fault> {
        self.still_running()?;
        let seats = self.position().seats();
        if (0..seats).all(|seat| self.tree.latest(Seat(seat as u8)).is_some()) {
            return Err(text!("abort-too-late").into());
        }
        self.ended = Some(Outcome::ABORTED);
        Ok(())
    }

    pub(super) fn adjudicate(&mut self, places: &[u8]) -> Result<(), Fault> {
        self.still_running()?;
        if places.len() != self.position().seats() || !are_places(places) {
            return Err(text!("adjudicate-places").into());
        }
        self.ended = Some(Outcome { places: places.iter().copied().collect(), ending: Ending::Adjudicated });
        Ok(())
    }
}

/// Whether every place is one more than the number of seats before it: `1 1 3`, but not `1 1 2` or `2 2`.
fn are_places(places: &[u8]) -> bool {
    let before = |place: u8| places.iter().filter(|&&other| other < place).count();
    places.iter().all(|&place| usize::from(place) == before(place) + 1)
}

#[cfg(test)]
mod tests {
    use super::are_places;

    #[test]
    fn places_leave_room_for_those_that_are_shared() {
        assert!(are_places(&[1, 1, 3]) && are_places(&[2, 1, 2]) && !are_places(&[1, 1, 2]));
    }
}

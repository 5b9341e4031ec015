//! Who has won, and draws (`rules/stone-chess.md §7`).

use super::state::{SeatStatus, State};
use skazka_core::{Ending, Outcome, Places};

/// Rounds of those still in after which a game without events is drawn.
pub(crate) const QUIET_ROUNDS: u32 = 50;
/// The repetition of a position that draws.
pub(crate) const REPETITIONS: u32 = 3;

impl State {
    /// Whether only one player is left.
    #[inline(always)]
    pub fn is_over(&self) -> bool {
        self.still_in() < 2
    }

    /// Everybody's place once only one player is left. Draws are not told here.
    pub fn ended(&self) -> Option<Outcome> {
        self.is_over().then(|| self.ended_by(Ending::Rules("last")))
    }

    /// The draw that the rules declare by counting, when this position stands for the `occurrences`-th time (from 1).
    pub fn drawn(&self, occurrences: u32) -> Option<Outcome> {
        if self.is_over() {
            return None;
        }
        if self.quiet >= self.quiet_limit() {
            return Some(self.ended_by(Ending::Rules("quiet")));
        }
        (occurrences >= REPETITIONS).then(|| self.ended_by(Ending::Rules("repetition")))
    }

    /// The number of quiet turns that draws the game now: fifty for each player still in.
    pub fn quiet_limit(&self) -> u32 {
        QUIET_ROUNDS * self.still_in()
    }

    /// The game ended as it stands: those still in share the first place, the others keep theirs.
    pub fn ended_by(&self, ending: Ending) -> Outcome {
        Outcome { places: self.places(), ending }
    }

    /// The place of each seat as things stand: those still in share the first.
    pub fn places(&self) -> Places {
        let place = |seat| match self.seat_status(seat) {
            SeatStatus::Out(place) => place,
            _ => 1,
        };
        self.seats().map(place).collect()
    }
}

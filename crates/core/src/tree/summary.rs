//! What is known of the plies on the way to a node, so that it need not be counted.

use super::Ply;
use crate::{Actor, Effect};

/// The most seats of a game, as [`crate::Seats`] has them.
const MOST_SEATS: usize = 8;

/// A summary of the plies up to and with one of them. Numbers of plies count from the beginning: 0 is none, 3 the third
/// one.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Summary {
    /// How many plies there are.
    pub plies: u32,
    /// How many of them were chance's.
    pub drawn: u32,
    /// How many of the first ones are no part of a secret stage that still runs.
    pub open: u32,
    /// The last one that cannot be taken back.
    pub fixed: u32,
    /// The last one that took something off the board.
    pub capture: u32,
    /// The last one of each seat.
    pub latest: [u32; MOST_SEATS],
}

impl Summary {
    /// The summary with one ply more; `retires` says whether somebody gave up by it while others play on.
    pub fn with<A>(mut self, ply: &Ply<A>, retires: bool) -> Summary {
        self.plies += 1;
        match ply.by {
            Actor::Chance => self.drawn += 1,
            Actor::Seat(seat) => self.latest[seat.index() % MOST_SEATS] = self.plies,
        }
        if ply.reveals || !ply.secret {
            self.open = self.plies;
        }
        if ply.by == Actor::Chance || ply.secret || retires {
            self.fixed = self.plies;
        }
        if ply.effects.iter().any(|effect| matches!(effect, Effect::Take { .. })) {
            self.capture = self.plies;
        }
        self
    }
}

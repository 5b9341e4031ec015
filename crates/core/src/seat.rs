//! Seats, actors and viewers.

use serde::{Deserialize, Serialize};

/// One side of a game, numbered from 0 in the order of first turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of at most eight seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The first `count` seats, at most eight.
    pub fn first(count: usize) -> Seats {
        (0..count.min(8)).fold(Seats::NONE, |seats, index| seats.and(Seat(index as u8)))
    }

    /// The set with `seat` added.
    #[must_use]
    pub fn and(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set with `seat` removed.
    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Whether `seat` is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> seat.0 & 1 == 1
    }

    /// Whether the set has no seat.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

/// Whoever takes a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// A die, a turned disc, the lot: its outcomes are actions with weights.
    Chance,
}

/// Whoever looks at a game; decides what may be known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player: sees what that seat may know.
    Seat(Seat),
    /// Anybody: sees only what is open.
    Public,
    /// Sees everything that is written down already, secret set-ups included.
    Arbiter,
}

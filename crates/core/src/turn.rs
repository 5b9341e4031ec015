//! Whose decision is next.

use crate::{Actor, Seat, Seats};

/// Whose decision is next. How a game that is over ended is told apart, by an [`crate::Outcome`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// One seat decides; it stays with the seat until its whole (compound) turn is over.
    One(Seat),
    /// Several seats decide at the same time, none seeing the others' decisions until all are in.
    Secret(Seats),
    /// A die, a disc or the lot.
    Chance,
    /// Nobody's: the game has ended.
    Over,
}

impl Turn {
    /// The seats that may decide now.
    pub fn seats(self) -> Seats {
        match self {
            Turn::One(seat) => Seats::NONE.and(seat),
            Turn::Secret(seats) => seats,
            Turn::Chance | Turn::Over => Seats::NONE,
        }
    }

    /// Whether `actor` may decide now.
    pub fn is_for(self, actor: Actor) -> bool {
        match actor {
            Actor::Seat(seat) => self.seats().contains(seat),
            Actor::Chance => self == Turn::Chance,
        }
    }

    /// Who is asked first where one after another is: the lowest seat that may decide, or chance; none when the game is
    /// over.
    pub fn next_actor(self) -> Option<Actor> {
        match self {
            Turn::Chance => Some(Actor::Chance),
            _ => self.seats().iter().next().map(Actor::Seat),
        }
    }
}

//! Where mobs other than Piksas can go.

use super::state::State;
use crate::{Mob, TrigonLevel};
use skazka_core::Seat;
use skazka_square::{Bits, Walk};

/// The row of the table of walks by which a mob goes (`rules/dumaraj.md §4`); Piksas go their own way.
#[inline(always)]
const fn walk(mob: Mob, trigon: TrigonLevel) -> Option<Walk> {
    match (mob, trigon) {
        (Mob::Slod, _) => Some(Walk::Bishop),
        (Mob::Lod, _) => Some(Walk::Rook),
        (Mob::Fej, _) => Some(Walk::Queen),
        (Mob::Gon, _) => Some(Walk::Knight),
        (Mob::Raj, _) => Some(Walk::King),
        (Mob::Trigon, TrigonLevel::One) => Some(Walk::Camel),
        (Mob::Trigon, TrigonLevel::Two) => Some(Walk::Gnu),
        (Mob::Trigon, TrigonLevel::Three) => Some(Walk::Buffalo),
        (Mob::Piksa, _) => None,
    }
}

/// The board as one seat's mobs see it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Field<const W: usize> {
    pub seat: Seat,
    pub own: Bits<W>,
    pub enemies: Bits<W>,
    pub occupied: Bits<W>,
    /// Bits of the location without marks and own mobs: where a mob may land.
    pub free: Bits<W>,
    pub trigon: TrigonLevel,
}

impl<const W: usize> Field<W> {
    #[inline(always)]
    pub fn new(state: &State<W>, seat: Seat) -> Self {
        let own = state.of(seat);
        Field {
            seat,
            own,
            enemies: state.of(Seat(seat.0 ^ 1)),
            occupied: state.occupied(),
            free: state.alive.without(own | state.marks),
            trigon: state.terms.trigon,
        }
    }

    /// Bits of the location that are not marked and where nobody stands.
    #[inline(always)]
    pub fn empty(&self) -> Bits<W> {
        self.free.without(self.enemies)
    }

    /// Where a mob on `from` can go. Piksas are in [`super::piksa`]; none of their moves is given here.
    #[inline(always)]
    pub fn targets(&self, mob: Mob, from: u8) -> Bits<W> {
        self.seen(mob, from) & self.free
    }

    /// What a mob on `from` attacks or defends; bits off the location, too.
    #[inline(always)]
    pub fn seen(&self, mob: Mob, from: u8) -> Bits<W> {
        match walk(mob, self.trigon) {
            Some(walk) => walk.reach(from, self.occupied),
            None => Bits::EMPTY,
        }
    }
}

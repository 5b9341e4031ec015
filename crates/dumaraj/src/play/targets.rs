//! Where mobs other than Piksas can go.

use super::state::State;
use crate::{Mob, TrigonLevel};
use skazka_core::Seat;
use skazka_square::{Bits, CAMEL, KING, KNIGHT, Leaper, Rays, ZEBRA};

/// The leapers' tables for one width.
struct Leapers<const W: usize>;

impl<const W: usize> Leapers<W> {
    const GON: &'static Leaper<W> = &Leaper::new(&[&KNIGHT]);
    const RAJ: &'static Leaper<W> = &Leaper::new(&[&KING]);
    const TRIGONS: [&'static Leaper<W>; 3] =
        [&Leaper::new(&[&CAMEL]), &Leaper::new(&[&CAMEL, &KNIGHT]), &Leaper::new(&[&CAMEL, &KNIGHT, &ZEBRA])];
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
        let rays = Rays::TABLE;
        match mob {
            Mob::Slod => rays.diagonal(from, self.occupied),
            Mob::Lod => rays.straight(from, self.occupied),
            Mob::Fej => rays.diagonal(from, self.occupied) | rays.straight(from, self.occupied),
            Mob::Gon => Leapers::GON.from(from),
            Mob::Raj => Leapers::RAJ.from(from),
            Mob::Trigon => Leapers::TRIGONS[self.trigon as usize].from(from),
            Mob::Piksa => Bits::EMPTY,
        }
    }
}

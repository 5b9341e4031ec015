//! Goniki and Hunters before the first move: mobs are put on the location one by one (`rules/dumaraj.md §6`).

use super::action::Move;
use super::state::State;
use super::zones;
use crate::Mob;
use skazka_core::Seat;
use skazka_square::Bits;

impl<const W: usize> State<W> {
    /// How many mobs of a kind a seat has yet to place. Only the first turn knows placements.
    pub fn missing(&self, seat: Seat, mob: Mob) -> u8 {
        if self.turn > 1 {
            return 0;
        }
        let standing = (self.mobs[mob as usize] & self.of(seat)).count() as u8;
        self.terms.kits[seat.index() & 1][mob as usize].saturating_sub(standing)
    }

    fn misses_any(&self, seat: Seat) -> bool {
        Mob::ALL.into_iter().any(|mob| self.missing(seat, mob) > 0)
    }

    /// Whether mobs are still to be placed.
    pub fn is_placing(&self) -> bool {
        self.turn == 1 && [Seat(0), Seat(1)].into_iter().any(|seat| self.misses_any(seat))
    }

    /// Whose turn it is while mobs are placed: Gons by turns, hunters all before the Raj; then the attacker moves.
    pub fn placer(&self) -> Seat {
        let alternating = self.terms.marking;
        let ahead = self.of(Seat(0)).count() > self.of(Seat(1)).count();
        match [Seat(0), Seat(1)].map(|seat| self.misses_any(seat)) {
            [true, _] if !alternating => Seat(0),
            [_, true] if !alternating || ahead => Seat(1),
            _ => Seat(0),
        }
    }

    /// Where the mover may place a mob.
    pub fn placeable(&self) -> Bits<W> {
        let open = self.alive.without(self.occupied() | self.marks);
        if self.terms.marking { open } else { open & zones::zone(self.terms.shape, self.terms.size, self.mover) }
    }

    /// Calls `visit` with every placement of the mover.
    pub fn each_placement(&self, mut visit: impl FnMut(Move)) {
        for mob in Mob::ALL {
            if self.missing(self.mover, mob) > 0 {
                self.placeable().each(|index| visit(Move::placement(mob, Bits::<W>::cell(index))));
            }
        }
    }

    /// Makes a placement.
    pub fn put(&mut self, mob: Mob, to: skazka_square::Cell) {
        self.place(self.mover, mob, to);
        self.set_mover(self.placer());
    }
}

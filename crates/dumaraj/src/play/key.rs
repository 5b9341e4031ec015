//! The hash of what makes two positions the same: mobs, location, side to move, marks (`rules/dumaraj.md §3.6`).

use super::state::State;
use crate::Mob;
use skazka_core::{Seat, scatter};
use skazka_square::{Bits, Cell, Rect};

/// Added when the blocker is to move.
pub(crate) const BLOCKER_TO_MOVE: u64 = scatter(1);

#[inline(always)]
pub(crate) const fn mob(seat: Seat, mob: Mob, cell: Cell) -> u64 {
    scatter(0x1_0000 | (mob as u64) << 12 | (seat.0 as u64) << 8 | cell.code() as u64)
}

#[inline(always)]
pub(crate) const fn mark(cell: Cell) -> u64 {
    scatter(0x2_0000 | cell.code() as u64)
}

#[inline(always)]
pub(crate) const fn location(rect: Rect) -> u64 {
    let lines = [rect.first_row, rect.last_row, rect.first_column, rect.last_column];
    scatter(0x100_0000_0000 | u32::from_le_bytes(lines) as u64)
}

impl<const W: usize> State<W> {
    /// The key computed from nothing.
    pub fn recomputed_key(&self) -> u64 {
        let mut key = location(self.location);
        if self.mover == Seat(1) {
            key ^= BLOCKER_TO_MOVE;
        }
        for kind in Mob::ALL {
            for seat in [Seat(0), Seat(1)] {
                let standing = self.mobs[kind as usize] & self.of(seat);
                standing.each(|index| key ^= mob(seat, kind, Bits::<W>::cell(index)));
            }
        }
        self.marks.each(|index| key ^= mark(Bits::<W>::cell(index)));
        key
    }
}

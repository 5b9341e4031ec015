//! Rajs: how heavily they are attacked, and where they can still go when lines have been cut.
//!
//! ```text
//! . . . . .   nobody stands on row 5 and column 5: both may be cut with the next moves, so only the bits
//! . . + R .   marked + are a refuge for long; the others next to R count half
//! . . + + .
//! ```

use super::reach::{Reach, other};
use crate::play::inside::{Field, State};
use crate::{Editor, Mob};
use skazka_core::Seat;
use skazka_square::{Bits, Rect};

/// What it costs to have this many refuges, two points each; bits that may be cut are one point.
const REFUGES: [i32; 7] = [60, 45, 30, 20, 12, 6, 2];

/// A seat's Raj, and what surrounds it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Court<const W: usize> {
    /// The Raj; no cell when the seat has none, or may lose it.
    pub raj: Bits<W>,
    /// The bits next to it, the location's border not regarded.
    pub ring: Bits<W>,
}

impl<const W: usize> Court<W> {
    #[inline(always)]
    pub fn of(state: &State<W>, field: &Field<W>, seat: Seat) -> Self {
        let raj = state.mobs[Mob::Raj as usize] & state.of(seat);
        let ring = raj.first().map_or(Bits::EMPTY, |index| field.seen(Mob::Raj, index) & state.alive);
        Court { raj, ring }
    }

    /// The Raj and the bits around it: where an attack hurts.
    #[inline(always)]
    pub fn target(&self) -> Bits<W> {
        self.raj | self.ring
    }

    /// What the position of the Raj costs its seat.
    #[inline(always)]
    pub fn danger(&self, field: &Field<W>, enemy: &Reach<W>, cuttable: Bits<W>) -> i32 {
        if self.raj.is_empty() {
            return 0;
        }
        let safe = (self.ring & field.free).without(enemy.attacks);
        let refuges = safe.count() + safe.without(cuttable).count();
        let attack = if enemy.attackers < 2 { 0 } else { (enemy.pressure * enemy.attackers).min(120) };
        REFUGES.get(refuges as usize).copied().unwrap_or(0) + attack
    }
}

/// Bits of border lines that nobody stands on, if lines can be cut at all.
#[inline(always)]
pub(super) fn cuttable<const W: usize>(state: &State<W>, open: [bool; 4], lines: [Bits<W>; 4]) -> Bits<W> {
    if state.terms.editor == Editor::Off {
        return Bits::EMPTY;
    }
    (0..4).filter(|&line| open[line]).fold(Bits::EMPTY, |all, line| all | lines[line])
}

/// What it costs a Raj to be its seat's last mob: the fewer bits it can wander over unattacked, and the nearer the
/// hunters, the more. It counts for less than a mob, and only where the other seat has mobs enough to hunt.
pub(super) fn lonely<const W: usize>(state: &State<W>, seat: Seat, court: &Court<W>, enemy: &Reach<W>) -> i32 {
    let Some(index) = court.raj.first() else { return 0 };
    let field = Field::new(state, seat);
    let wander = region(&field, court.raj, field.free.without(enemy.attacks)) as i32;
    let near: i32 = state.of(other(seat)).into_iter().map(|hunter| 12 - distance::<W>(index, hunter)).sum();
    240 - 6 * wander.min(40) + 2 * near + 3 * off_centre::<W>(state.location, index)
}

/// How many bits a Raj can come to over these.
fn region<const W: usize>(field: &Field<W>, from: Bits<W>, over: Bits<W>) -> u32 {
    let (mut seen, mut edge) = (from, from);
    while !edge.is_empty() {
        let next = edge.into_iter().fold(Bits::EMPTY, |all, index| all | field.seen(Mob::Raj, index));
        edge = (next & over).without(seen);
        seen |= edge;
    }
    seen.count() - 1
}

fn place<const W: usize>(index: u8) -> (i32, i32) {
    let stride = Bits::<W>::STRIDE as u8;
    (i32::from(index / stride), i32::from(index % stride))
}

fn distance<const W: usize>(one: u8, two: u8) -> i32 {
    let ((row, column), (other_row, other_column)) = (place::<W>(one), place::<W>(two));
    (row - other_row).abs().max((column - other_column).abs())
}

/// How far from the middle of the location a bit lies.
fn off_centre<const W: usize>(location: Rect, index: u8) -> i32 {
    let (row, column) = place::<W>(index);
    let middle = |first: u8, last: u8, at: i32| (2 * at - i32::from(first) - i32::from(last)).abs();
    middle(location.first_row, location.last_row, row) + middle(location.first_column, location.last_column, column)
}

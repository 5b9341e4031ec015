//! Piksas (`rules/dumaraj.md §4`), all of a seat's at once: every kind of step moves the whole set of them.
//!
//! ```text
//! square        rhomb, orthogonal   rhomb, diagonal      m moves and jumps, x captures
//! x m x         m x                 x m                  (of the attacker; the blocker's are turned round)
//! . P .         P m                 P x
//! ```

use super::state::State;
use super::targets::Field;
use super::zones;
use crate::{Mob, RhombPiksa, Shape};
use skazka_core::Seat;
use skazka_square::{Bits, Cell};

/// A step of the attacker: so many rows up, so many columns right.
type Leg = (u8, i8);

/// Where Piksas move and where they capture.
pub(crate) struct Walk {
    forward: &'static [Leg],
    captures: &'static [Leg],
}

/// On a square.
pub(crate) const SQUARE: Walk = Walk { forward: &[(1, 0)], captures: &[(1, -1), (1, 1)] };
/// On a rhomb with the option `rhomb_piksa=orthogonal`.
pub(crate) const RHOMB_ORTHOGONAL: Walk = Walk { forward: &[(1, 0), (0, 1)], captures: &[(1, 1)] };
/// On a rhomb with the option `rhomb_piksa=diagonal`.
pub(crate) const RHOMB_DIAGONAL: Walk = Walk { forward: &[(1, 1)], captures: &[(1, 0), (0, 1)] };

impl Walk {
    #[inline(always)]
    fn of(shape: Shape, rhomb_piksa: RhombPiksa) -> &'static Walk {
        match (shape, rhomb_piksa) {
            (Shape::Square, _) => &SQUARE,
            (Shape::Rhomb, RhombPiksa::Orthogonal) => &RHOMB_ORTHOGONAL,
            (Shape::Rhomb, RhombPiksa::Diagonal) => &RHOMB_DIAGONAL,
        }
    }
}

/// Bits that a step sideways reaches only by leaving the board on the other side.
struct Seams<const W: usize>;

impl<const W: usize> Seams<W> {
    const LEFT: Bits<W> = Self::column(0);
    const RIGHT: Bits<W> = Self::column(Bits::<W>::STRIDE as u8 - 1);

    const fn column(column: u8) -> Bits<W> {
        let mut set = Bits::EMPTY;
        let mut row = 0;
        while row < 12 {
            if let Some(cell) = Cell::new(row, column) {
                set.add(cell);
            }
            row += 1;
        }
        set
    }
}

/// Piksas that have all made the same step.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Walked<const W: usize> {
    /// Where they land.
    pub targets: Bits<W>,
    /// Target index minus source index.
    pub offset: i16,
}

/// At most six kinds of steps.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Walks<const W: usize> {
    list: [Walked<W>; 6],
    len: usize,
}

impl<const W: usize> Walks<W> {
    const NONE: Self = Walks { list: [Walked { targets: Bits::EMPTY, offset: 0 }; 6], len: 0 };

    #[inline(always)]
    fn add(&mut self, targets: Bits<W>, offset: i16) {
        self.list[self.len] = Walked { targets, offset };
        self.len += 1;
    }

    #[inline(always)]
    pub fn list(&self) -> &[Walked<W>] {
        &self.list[..self.len]
    }
}

#[inline(always)]
fn offset<const W: usize>(leg: Leg, seat: Seat) -> i16 {
    let forward = i16::from(leg.0) * Bits::<W>::STRIDE as i16 + i16::from(leg.1);
    if seat == Seat(0) { forward } else { -forward }
}

#[inline(always)]
fn moved<const W: usize>(set: Bits<W>, leg: Leg, seat: Seat) -> Bits<W> {
    let by = u32::from(leg.0) * Bits::<W>::STRIDE;
    let by = by.wrapping_add_signed(i32::from(leg.1));
    let attacker = seat == Seat(0);
    let landed = if attacker { set.up(by) } else { set.down(by) };
    match (leg.1, attacker) {
        (0, _) => landed,
        (1, true) | (-1, false) => landed.without(Seams::LEFT),
        _ => landed.without(Seams::RIGHT),
    }
}

impl<const W: usize> State<W> {
    /// Every kind of step that these Piksas of the field's seat can make, promotion in place not among them. No two of
    /// a seat's Piksas reach one target by the same step.
    #[inline(always)]
    pub fn piksa_walks(&self, field: &Field<W>, piksas: Bits<W>) -> Walks<W> {
        self.walks_by(Walk::of(self.terms.shape, self.terms.rhomb_piksa), field, piksas)
    }

    /// The same by a walk that is known when the program is compiled.
    #[inline(always)]
    pub fn walks_by(&self, walk: &Walk, field: &Field<W>, piksas: Bits<W>) -> Walks<W> {
        let empty = field.empty();
        let passable = field.own & self.mobs[Mob::Piksa as usize] | empty;
        let at_home = piksas & zones::zone(self.terms.shape, self.terms.size, field.seat);
        let mut walks = Walks::NONE;
        for &leg in walk.forward {
            let offset = offset::<W>(leg, field.seat);
            walks.add(moved(piksas, leg, field.seat) & empty, offset);
            let over = moved(at_home, leg, field.seat) & passable;
            walks.add(moved(over, leg, field.seat) & empty, 2 * offset);
        }
        for &leg in walk.captures {
            let targets = moved(piksas, leg, field.seat) & field.enemies & field.free;
            walks.add(targets, offset::<W>(leg, field.seat));
        }
        walks
    }

    /// Calls `visit` with every kind of step that these Piksas can make.
    pub fn each_piksa_walk(&self, field: &Field<W>, piksas: Bits<W>, visit: impl FnMut(Walked<W>)) {
        self.piksa_walks(field, piksas).list().iter().copied().for_each(visit);
    }

    /// The bits that these Piksas of a seat attack or defend.
    #[inline(always)]
    pub fn piksa_attacks(&self, seat: Seat, piksas: Bits<W>) -> Bits<W> {
        let walk = Walk::of(self.terms.shape, self.terms.rhomb_piksa);
        walk.captures.iter().fold(Bits::EMPTY, |all, &leg| all | moved(piksas, leg, seat))
    }

    /// Where Piksas of a seat promote on the location as it is now.
    #[inline(always)]
    pub fn finist(&self, seat: Seat) -> Bits<W> {
        zones::far_finist(self.terms.shape, self.location, seat)
    }
}

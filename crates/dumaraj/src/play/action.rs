//! A whole turn as one small number.

use crate::Mob;
use skazka_square::{Border, Cell, Rect};

/// A line that is struck out after a move (`rules/dumaraj.md §3.2`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cut {
    /// A row, counted from 0.
    Row(u8),
    /// A column, counted from 0.
    Column(u8),
}

impl Cut {
    /// The cut of this border line of a location.
    pub(crate) fn of(location: Rect, border: Border) -> Cut {
        let line = location.line(border);
        if border.is_row() { Cut::Row(line) } else { Cut::Column(line) }
    }

    /// Which border line of the location it is, if it is one.
    pub fn border(self, location: Rect) -> Option<Border> {
        Border::ALL.into_iter().find(|&border| Cut::of(location, border) == self)
    }
}

/// A turn: a placement (`S@13`), or a move with what follows from it: capture, promotion, cut.
///
/// ```text
/// bits 0-7 from | 8-15 to | 16-18 promotion or placed mob, 0 for none | 19 captures | 20 placement | 24-31 cut
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u32);

const CAPTURES: u32 = 1 << 19;
const PLACES: u32 = 1 << 20;

impl Move {
    /// A mob is put on an empty bit.
    pub fn placement(mob: Mob, to: Cell) -> Move {
        let code = u32::from(to.code());
        Move(code | code << 8 | (mob as u32 + 1) << 16 | PLACES)
    }

    /// A mob goes from one bit to another, or promotes where it stands when both are the same.
    pub fn step(from: Cell, to: Cell, becomes: Option<Mob>, captures: bool) -> Move {
        let becomes = becomes.map_or(0, |mob| mob as u32 + 1);
        let captures = if captures { CAPTURES } else { 0 };
        Move(u32::from(from.code()) | u32::from(to.code()) << 8 | becomes << 16 | captures)
    }

    /// The same move followed by a cut, or by none.
    #[must_use]
    pub fn cutting(self, cut: Option<Cut>) -> Move {
        let code = match cut {
            None => 0,
            Some(Cut::Row(row)) => 1 + u32::from(row),
            Some(Cut::Column(column)) => 17 + u32::from(column),
        };
        Move(self.0 & 0x00FF_FFFF | code << 24)
    }

    /// Where the mob comes from; for a placement where it is put.
    pub fn from(self) -> Cell {
        Cell::from_code(self.0 as u8).expect("moves are made from cells")
    }

    /// Where the mob goes.
    pub fn to(self) -> Cell {
        Cell::from_code((self.0 >> 8) as u8).expect("moves are made from cells")
    }

    /// What the Piksa becomes.
    pub fn becomes(self) -> Option<Mob> {
        if self.0 & PLACES == 0 { self.mob() } else { None }
    }

    /// The mob that is placed; `None` for a move.
    pub fn placed(self) -> Option<Mob> {
        if self.0 & PLACES == 0 { None } else { self.mob() }
    }

    fn mob(self) -> Option<Mob> {
        let number = self.0 >> 16 & 7;
        if number == 0 { None } else { Mob::ALL.get(number as usize - 1).copied() }
    }

    /// Whether an enemy mob is captured.
    pub fn captures(self) -> bool {
        self.0 & CAPTURES != 0
    }

    /// Whether a Piksa promotes where it stands (`rules/dumaraj.md §4`).
    pub fn is_in_place(self) -> bool {
        self.0 & PLACES == 0 && self.from() == self.to()
    }

    /// The line struck out after the move.
    pub fn cut(self) -> Option<Cut> {
        match (self.0 >> 24) as u8 {
            0 => None,
            code @ 1..=16 => Some(Cut::Row(code - 1)),
            code => Some(Cut::Column(code - 17)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_comes_back() {
        let (from, to) = (Cell::new(11, 3).unwrap(), Cell::new(10, 11).unwrap());
        for becomes in [None, Some(Mob::Slod), Some(Mob::Trigon)] {
            for cut in [None, Some(Cut::Row(0)), Some(Cut::Row(11)), Some(Cut::Column(0)), Some(Cut::Column(11))] {
                let made = Move::step(from, to, becomes, true).cutting(cut);
                assert_eq!((made.from(), made.to(), made.becomes(), made.cut()), (from, to, becomes, cut));
                assert!(made.captures() && made.placed().is_none() && !made.is_in_place());
            }
        }
        let placed = Move::placement(Mob::Trigon, to);
        assert_eq!((placed.placed(), placed.becomes(), placed.to()), (Some(Mob::Trigon), None, to));
    }
}

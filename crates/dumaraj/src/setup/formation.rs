//! A drawn army on its way to the location, and the complications that move it (`rules/dumaraj.md §8`).

use super::army::PlacedMob;
use super::bits::{bit_name, line_name};
use super::constant::Constant;
use super::drawing::{Order, Setup};
use super::frame::Frame;
use super::paper::{Rotation, RowShift, Shift};
use crate::Mob;
use skazka_core::{Fault, text};
use skazka_square::Cell;

/// A mob with the bit it stands on for now; steps may carry it off the location and later steps back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Member {
    pub row: i8,
    pub column: i8,
    pub mob: Mob,
    /// A Piksa of a wedge, which stays where it is when the phalanx inside moves.
    stays: bool,
}

/// The army being set up. Rows and columns count from 0 on the location, as those of a [`Cell`]; the lines a paper names
/// count from 1.
pub(super) struct Formation {
    members: Vec<Member>,
    order: Order,
    /// The lowest row of the drawing.
    finist: i8,
    /// The first column of the drawing, which has `base` of them.
    first: i8,
    base: i8,
}

impl Formation {
    /// The set-up as drawn, at its place on the location: centred, or a bit right of the centre.
    pub fn drawn(setup: &Setup, frame: Frame, right_of_centre: bool) -> Formation {
        let up = signed(frame.low);
        let right = up + i8::from(right_of_centre);
        let stays = |mob| setup.order == Order::PhalanxWedge && mob == Mob::Piksa;
        let member = |one: &PlacedMob| Member {
            row: signed(one.bit.row()) + up,
            column: signed(one.bit.column()) + right,
            mob: one.mob,
            stays: stays(one.mob),
        };
        let members = setup.army.iter().map(member).collect();
        Formation { members, order: setup.order, finist: up, first: right, base: signed(setup.base) }
    }

    pub fn members(&self) -> &[Member] {
        &self.members
    }

    /// Puts the Trigons on two of the columns that offer themselves; in the others the mobs step back and a Piksa
    /// fills the bit that becomes free.
    ///
    /// ```text
    /// . P P .        . P P .
    /// . G S .        . P S .   the left column without,
    /// . L F .   ->   . G F .   the right with a Trigon
    /// . t T .        . L T .
    /// ```
    pub fn place_trigons(&mut self, offered: &[u8], chosen: (u8, u8)) -> Result<(), Fault> {
        let offered: Vec<i8> = offered.iter().map(|&column| signed(column) + self.first).collect();
        let chosen = [line(chosen.0), line(chosen.1)];
        if chosen.iter().any(|column| !offered.contains(column)) {
            let allowed = offered.iter().map(|&column| named(column).to_string()).collect::<Vec<_>>().join(", ");
            return Err(text!("dumaraj-paper-trigons", allowed = allowed).into());
        }
        self.members.retain(|one| one.mob != Mob::Trigon);
        for column in offered {
            match chosen.contains(&column) {
                true => self.members.push(Member { row: self.finist, column, mob: Mob::Trigon, stays: false }),
                false => self.step_back(column),
            }
        }
        Ok(())
    }

    fn step_back(&mut self, column: i8) {
        let mut freed = None;
        for one in self.members.iter_mut().filter(|one| one.column == column && one.mob != Mob::Piksa) {
            freed = freed.max(Some(one.row));
            one.row -= 1;
        }
        if let Some(row) = freed {
            self.members.push(Member { row, column, mob: Mob::Piksa, stays: false });
        }
    }

    /// Rotation: pairs exchange places.
    pub fn rotate(&mut self, rotation: Rotation) {
        for one in &mut self.members {
            one.mob = rotation.seated(one.mob);
        }
    }

    /// Carousel: the rank turns to the right by `bits`; what leaves at the right enters at the left.
    pub fn turn_ring(&mut self, bits: u8) {
        let (first, base) = (self.first, self.base);
        for one in &mut self.members {
            one.column = first + (one.column - first + signed(bits)) % base;
        }
    }

    /// The column of the left one of the Raj-Fej pair, where the two stand side by side.
    pub fn pair(&self) -> Option<i8> {
        let (raj, fej) = (self.find(Mob::Raj)?, self.find(Mob::Fej)?);
        let beside = raj.row == fej.row && (raj.column - fej.column).abs() == 1;
        beside.then(|| raj.column.min(fej.column))
    }

    fn find(&self, mob: Mob) -> Option<Member> {
        self.members.iter().copied().find(|one| one.mob == mob)
    }

    /// Shuttle: the pair moves along the rank so that it begins in `column`; the mobs between close up, Piksas with
    /// them.
    pub fn shuttle(&mut self, column: u8) -> Result<(), Fault> {
        let pair = self.pair().ok_or_else(|| text!("dumaraj-paper-pair-split"))?;
        let place = line(column) - self.first;
        if place < 0 || place > self.base - 2 {
            let (first, last) = (named(self.first), named(self.first + self.base - 2));
            return Err(text!("dumaraj-paper-pair", first = first, last = last).into());
        }
        let mut columns: Vec<i8> = (self.first..self.first + self.base).collect();
        columns.retain(|&one| one != pair && one != pair + 1);
        let place = usize::from(place.unsigned_abs());
        columns.splice(place..place, [pair, pair + 1]);
        for one in &mut self.members {
            if let Some(to) = columns.iter().zip(self.first..).find(|(from, _)| **from == one.column) {
                one.column = to.1;
            }
        }
        Ok(())
    }

    /// Row shift: one row or column moves along itself; in a phalanx-wedge without the Piksas of the wedge.
    pub fn shift_line(&mut self, shift: RowShift) -> Result<(), Fault> {
        let wedge = self.order == Order::Wedge;
        let in_line = |one: &Member| match shift {
            RowShift::Row(row, _) => one.row == line(row) && !one.stays,
            RowShift::Column(column) => one.column == line(column),
        };
        if !self.members.iter().any(|one| in_line(one) && (wedge || one.mob != Mob::Piksa)) {
            return Err(text!("dumaraj-paper-row-empty").into());
        }
        for one in self.members.iter_mut().filter(|one| in_line(one)) {
            match shift {
                RowShift::Row(_, bits) => one.column = one.column.saturating_add(bits),
                RowShift::Column(_) => one.row += 1,
            }
        }
        Ok(())
    }

    /// RF constant: the pair stands in this order, swapped where it stands if need be.
    pub fn order_pair(&mut self, constant: Constant) -> Result<(), Fault> {
        let left = self.pair().ok_or_else(|| text!("dumaraj-paper-constant-split"))?;
        let pair = constant.pair();
        for one in self.members.iter_mut().filter(|one| matches!(one.mob, Mob::Raj | Mob::Fej)) {
            one.mob = if one.column == left { pair[0] } else { pair[1] };
        }
        Ok(())
    }

    /// Order shift: the whole order moves, on a phalanx-wedge inside its Piksas.
    pub fn shift(&mut self, shift: Shift) {
        for one in self.members.iter_mut().filter(|one| !one.stays) {
            match shift {
                Shift::Right(bits) => one.column = one.column.saturating_add(bits),
                Shift::Row => one.row += 1,
                Shift::Column => one.column += 1,
            }
        }
    }

    /// The mobs on the bits of the location.
    pub fn settle(&self, frame: Frame) -> Result<Vec<PlacedMob>, Fault> {
        let mut army: Vec<PlacedMob> = Vec::with_capacity(self.members.len());
        for one in &self.members {
            let standing = on_location(one, frame)?;
            if army.iter().any(|other| other.bit == standing.bit) {
                return Err(text!("dumaraj-paper-crowded", bit = bit_name(standing.bit)).into());
            }
            army.push(standing);
        }
        Ok(army)
    }
}

fn on_location(one: &Member, frame: Frame) -> Result<PlacedMob, Fault> {
    let lines = u8::try_from(one.row).ok().zip(u8::try_from(one.column).ok());
    let bit = lines.and_then(|(row, column)| Cell::new(row, column)).filter(|&bit| frame.holds(bit));
    bit.map(|bit| PlacedMob { bit, mob: one.mob }).ok_or_else(|| {
        let (row, column) = (i32::from(one.row) + 1, i32::from(one.column) + 1);
        text!("dumaraj-paper-outside", mob = one.mob.letter(), row = row, column = column).into()
    })
}

/// The row or column, from 0, of a line that a paper names.
pub(super) fn line(number: u8) -> i8 {
    signed(number) - 1
}

/// The name of a row or column that counts from 0.
fn named(line: i8) -> char {
    line_name(line.unsigned_abs() + 1)
}

/// Lines and bits of a paper are far below 128.
fn signed(number: u8) -> i8 {
    i8::try_from(number).unwrap_or(i8::MAX)
}

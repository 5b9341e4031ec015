//! What many judgements of one position have in common: where the priests stand, where the belt is open.

use super::chart::{Chart, Place};
use super::values;
use crate::play::{Cell, Content, Kind, State, Unit};
use skazka_core::Seat;

/// More columns than any belt has.
const COLUMNS: usize = 130;
/// No gap in this direction.
const NONE: u8 = u8::MAX;

/// One position, prepared for judging where units stand.
pub(super) struct Ground<'s> {
    pub(super) state: &'s State,
    pub(super) chart: &'static Chart,
    /// Where the priests of each seat stand.
    priests: [[Option<Place>; 2]; 2],
    /// For each column of the belt, the nearest open one to the left and to the right, itself included.
    gaps: [[u8; COLUMNS]; 2],
}

impl<'s> Ground<'s> {
    /// Prepares a position.
    pub(super) fn new(state: &'s State) -> Ground<'s> {
        let chart = Chart::of(state.rules().game);
        let mut ground = Ground { state, chart, priests: [[None; 2]; 2], gaps: [[NONE; COLUMNS]; 2] };
        for seat in [0, 1] {
            let standing = state.units(Seat(seat)).filter(|(_, unit)| unit.kind.is_priest());
            for (place, (cell, _)) in ground.priests[usize::from(seat)].iter_mut().zip(standing) {
                *place = Some(chart.place(cell));
            }
        }
        ground.find_gaps();
        ground
    }

    fn find_gaps(&mut self) {
        let open = |column: usize| !matches!(self.state.content(Cell::at(self.chart.belt + column)), Content::Covered(_));
        let (mut left, mut right) = (NONE, NONE);
        for column in 0..self.chart.width {
            left = if open(column) { column as u8 } else { left };
            self.gaps[0][column] = left;
        }
        for column in (0..self.chart.width).rev() {
            right = if open(column) { column as u8 } else { right };
            self.gaps[1][column] = right;
        }
    }

    /// Where a seat's priests stand.
    pub(super) fn places_of_priests(&self, seat: Seat) -> impl Iterator<Item = Place> {
        self.priests[seat.index()].iter().flatten().copied()
    }

    /// How many priests a seat has.
    pub(super) fn priests(&self, seat: Seat) -> u8 {
        self.state.priests[seat.index()]
    }

    /// What a unit is worth, wherever it stands.
    pub(super) fn value(&self, unit: Unit) -> i32 {
        values::unit(unit.kind, self.priests(unit.seat))
    }

    /// What it is worth that a unit stands there: how near it is to the enemy's priests and to its own promotion.
    pub(super) fn standing(&self, seat: Seat, kind: Kind, veteran: bool, at: Place) -> i32 {
        if kind.is_priest() {
            return 0;
        }
        let way = self.way_to_priest(seat, at);
        let near = (values::NEAR - way).max(0);
        let hunt = values::MARCH * i32::from(values::FAR - way) + values::HUNT * i32::from(near);
        let rows = if seat.index() == 0 { self.chart.last - at.row } else { at.row };
        let promotion = if kind == Kind::Single && !veteran { values::promotion(rows) } else { 0 };
        hunt * i32::from(kind.strength()) + promotion
    }

    /// Steps to the nearest enemy priest, round what is covered.
    fn way_to_priest(&self, seat: Seat, at: Place) -> i16 {
        let goals = self.priests[1 - seat.index()].iter().flatten();
        goals.map(|&goal| self.way(at, goal)).min().unwrap_or(values::FAR)
    }

    fn way(&self, from: Place, to: Place) -> i16 {
        let middle = self.chart.middle;
        let direct = from.to(to);
        if (from.row - middle) * (to.row - middle) >= 0 {
            return direct;
        }
        let crossing = i32::from(to.x - from.x) * i32::from(middle - from.row) / i32::from(to.row - from.row);
        let column = ((i32::from(from.x) + crossing) / 2).clamp(0, self.chart.width as i32 - 1) as usize;
        let through = |gap: u8| {
            let gap = Place { x: 2 * i16::from(gap), row: middle };
            from.to(gap) + gap.to(to)
        };
        let [left, right] = [self.gaps[0][column], self.gaps[1][column]];
        let gaps = [left, right].into_iter().filter(|&gap| gap != NONE);
        gaps.map(through).min().map_or(direct + values::CLOSED, |way| way.min(direct + values::CLOSED))
    }
}

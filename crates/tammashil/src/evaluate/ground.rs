//! What many judgements of one position have in common: the priests and the ways to them.

use super::chart::{Chart, Place};
use super::values;
use super::ways::{Belt, Ways};
use crate::play::{Cell, Kind, State, Unit};
use skazka_core::Seat;
use std::rc::Rc;

/// One position, prepared for judging where units stand.
pub(super) struct Ground<'s> {
    pub(super) state: &'s State,
    pub(super) chart: &'static Chart,
    /// The priests of each seat.
    priests: [Vec<Priest>; 2],
}

/// A priest, and how far everything is from it.
pub(super) struct Priest {
    pub(super) cell: Cell,
    pub(super) at: Place,
    pub(super) ways: Rc<Ways>,
}

impl<'s> Ground<'s> {
    /// Prepares a position.
    pub(super) fn new(state: &'s State) -> Ground<'s> {
        let chart = Chart::of(state.rules().game);
        let belt = Belt::of(state, chart);
        let priests = [0, 1].map(|seat| {
            let priests = state.units(Seat(seat)).filter(|(_, unit)| unit.kind.is_priest());
            let there = |cell| Priest { cell, at: chart.place(cell), ways: Ways::to(chart, chart.place(cell), belt) };
            priests.map(|(cell, _)| there(cell)).collect()
        });
        Ground { state, chart, priests }
    }

    /// The priests of a seat.
    pub(super) fn priests(&self, seat: Seat) -> &[Priest] {
        &self.priests[seat.index()]
    }

    /// What a unit is worth, wherever it stands.
    #[inline]
    pub(super) fn value(&self, unit: Unit) -> i32 {
        values::unit(unit.kind, self.priests[unit.seat.index()].len())
    }

    /// What it is worth that a unit stands there: how near it is to the enemy's priests and to its own promotion.
    pub(super) fn standing(&self, seat: Seat, kind: Kind, veteran: bool, at: Cell) -> i32 {
        if kind.is_priest() {
            return 0;
        }
        let prey = &self.priests[1 - seat.index()];
        let way = prey.iter().map(|priest| priest.ways.from(at)).min().unwrap_or(self.chart.last + 1);
        let march = self.chart.march(way);
        let row = self.chart.place(at).row;
        let rows = if seat.index() == 0 { self.chart.last - row } else { row };
        let promotion = if kind == Kind::Single && !veteran { values::promotion(rows) } else { 0 };
        march * i32::from(kind.strength()) + promotion
    }
}

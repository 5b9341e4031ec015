//! How far every cell is from a goal, round what is covered of the belt.

use super::chart::{Chart, Place};
use super::values;
use crate::play::{Cell, State};
use std::cell::{Cell as Slot, RefCell};
use std::rc::Rc;

/// More columns than any belt has.
const COLUMNS: usize = 130;
/// No gap in this direction.
const NONE: u8 = u8::MAX;
/// Not yet found out.
const UNKNOWN: i16 = i16::MIN;
/// Goals remembered between judgements of positions that differ little.
const REMEMBERED: usize = 24;

/// Which columns of the belt are covered: a bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Belt([u64; COLUMNS.div_ceil(64)]);

impl Belt {
    /// The belt of a position.
    pub(super) fn of(state: &State, chart: &Chart) -> Belt {
        let mut belt = Belt([0; COLUMNS.div_ceil(64)]);
        for column in 0..chart.width {
            let covered = state.byte(chart.belt + column).is_covered();
            belt.0[column / 64] |= u64::from(covered) << (column % 64);
        }
        belt
    }

    fn is_open(&self, column: usize) -> bool {
        self.0[column / 64] >> (column % 64) & 1 == 0
    }
}

/// The ways from everywhere to one goal.
pub(super) struct Ways {
    chart: &'static Chart,
    goal: Place,
    belt: Belt,
    /// For each column of the belt, the nearest open one to the left and to the right, itself included.
    gaps: [[u8; COLUMNS]; 2],
    /// Found out when first asked for.
    known: Vec<Slot<i16>>,
}

thread_local! {
    static LATEST: RefCell<Vec<Rc<Ways>>> = const { RefCell::new(Vec::new()) };
}

impl Ways {
    /// The ways to a goal; those asked for last are remembered.
    pub(super) fn to(chart: &'static Chart, goal: Place, belt: Belt) -> Rc<Ways> {
        LATEST.with_borrow_mut(|latest| {
            let same = |ways: &Rc<Ways>| std::ptr::eq(ways.chart, chart) && ways.goal == goal && ways.belt == belt;
            match latest.iter().position(same) {
                Some(place) => Rc::clone(&latest[place]),
                None => {
                    if latest.len() == REMEMBERED {
                        latest.remove(0);
                    }
                    let ways = Rc::new(Ways::new(chart, goal, belt));
                    latest.push(Rc::clone(&ways));
                    ways
                }
            }
        })
    }

    fn new(chart: &'static Chart, goal: Place, belt: Belt) -> Ways {
        let columns = || 0..chart.width;
        let gaps = [gaps(belt, columns()), gaps(belt, columns().rev())];
        Ways { chart, goal, belt, gaps, known: vec![Slot::new(UNKNOWN); chart.count()] }
    }

    /// Steps from a cell to the goal.
    #[inline]
    pub(super) fn from(&self, cell: Cell) -> i16 {
        let known = &self.known[cell.index()];
        if known.get() == UNKNOWN {
            known.set(self.found_from(self.chart.place(cell)));
        }
        known.get()
    }

    fn found_from(&self, from: Place) -> i16 {
        let (middle, to) = (self.chart.middle, self.goal);
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
        let gaps = self.gaps.iter().map(|gaps| gaps[column]).filter(|&gap| gap != NONE);
        gaps.map(through).min().map_or(direct + values::CLOSED, |way| way.min(direct + values::CLOSED))
    }
}

/// For each of some columns the latest open one, itself included.
fn gaps(belt: Belt, columns: impl Iterator<Item = usize>) -> [u8; COLUMNS] {
    let (mut gaps, mut latest) = ([NONE; COLUMNS], NONE);
    for column in columns {
        latest = if belt.is_open(column) { column as u8 } else { latest };
        gaps[column] = latest;
    }
    gaps
}

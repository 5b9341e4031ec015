//! Where cells lie, as numbers that distances are quickly computed from.

use super::values;
use crate::play::{Cell, Geometry};
use crate::rules::Which;
use std::sync::OnceLock;

/// A cell as half cells from the left and the row from below, see [`Geometry::place`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) x: i16,
    pub(super) row: i16,
}

impl Place {
    /// How many steps one place is from another on an empty board.
    #[inline]
    pub(super) fn to(self, other: Place) -> i16 {
        let (across, up) = ((self.x - other.x).abs(), (self.row - other.row).abs());
        up + (across - up).max(0) / 2
    }
}

/// The places of one board.
pub(super) struct Chart {
    places: Vec<Place>,
    /// The row of the belt.
    pub(super) middle: i16,
    /// The last row.
    pub(super) last: i16,
    /// Cells of the middle row.
    pub(super) width: usize,
    /// The number of the first cell of the middle row.
    pub(super) belt: usize,
    /// See [`values::march`], by steps.
    march: Vec<i32>,
    /// See [`values::risk`].
    pub(super) risk: i32,
    /// See [`values::stakes`].
    pub(super) stakes: u8,
    /// Places whose `x` differs only in this many low bits share a bit of a [`Marks`] row.
    coarse: u32,
}

impl Chart {
    /// The chart of a game's board.
    pub(super) fn of(game: Which) -> &'static Chart {
        static TAMMASHIL: OnceLock<Chart> = OnceLock::new();
        static HIVVAYO: OnceLock<Chart> = OnceLock::new();
        let once = match game {
            Which::Tammashil => &TAMMASHIL,
            Which::Hivvayo => &HIVVAYO,
        };
        once.get_or_init(|| Chart::new(Geometry::of(game)))
    }

    fn new(board: &Geometry) -> Chart {
        let place = |cell| {
            let (x, row) = board.place(cell);
            Place { x: x as i16, row: row as i16 }
        };
        let middle = board.middle_row();
        let width = board.width(middle);
        let rows = board.rows() as i16;
        Chart {
            places: board.cells().map(place).collect(),
            middle: middle as i16,
            last: board.rows() as i16 - 1,
            width,
            belt: (0..middle).map(|row| board.width(row)).sum(),
            march: (0..=2 * rows).map(|way| values::march(way, rows)).collect(),
            risk: values::risk(rows),
            stakes: values::stakes(rows),
            coarse: (0..).find(|bits| (2 * width) >> bits < 64).unwrap_or(0),
        }
    }

    /// How many cells there are.
    pub(super) fn count(&self) -> usize {
        self.places.len()
    }

    /// What it is worth for each of its strength that a unit is so many steps from an enemy priest.
    #[inline]
    pub(super) fn march(&self, way: i16) -> i32 {
        self.march[(way.max(0) as usize).min(self.march.len() - 1)]
    }

    /// Where a cell lies.
    #[inline]
    pub(super) fn place(&self, cell: Cell) -> Place {
        self.places[cell.index()]
    }
}

/// Roughly where some units stand: whether any is near a place is quickly said, and never wrongly denied.
pub(super) struct Marks {
    rows: Vec<u64>,
    coarse: u32,
}

impl Marks {
    /// The marks of these places.
    pub(super) fn new(chart: &Chart, places: impl Iterator<Item = Place>) -> Marks {
        let mut marks = Marks { rows: vec![0; chart.last as usize + 1], coarse: chart.coarse };
        places.for_each(|place| marks.rows[place.row as usize] |= 1 << (place.x >> marks.coarse));
        marks
    }

    /// Whether one may be within so many steps of a place.
    #[inline]
    pub(super) fn near(&self, place: Place, steps: i16) -> bool {
        let left = (place.x - 2 * steps).max(0) >> self.coarse;
        let right = ((place.x + 2 * steps) >> self.coarse).min(63);
        let window = u64::MAX >> (63 - (right - left)) << left;
        let rows = (place.row - steps).max(0) as usize..=(place.row + steps).min(self.rows.len() as i16 - 1) as usize;
        self.rows[rows].iter().any(|row| row & window != 0)
    }
}

//! The hexagon of hexagons: cells, names, neighbours, the border (`rules/tammashil.md §1`).
//!
//! ```text
//!    c1 c2 c3      row c: as wide as b or wider by one, then narrower again above the middle row
//!   b1 b2 b3 b4    the middle row of this tiny board
//!    a1 a2 a3      South's rear edge
//! ```

use super::state::SOUTH;
use crate::rules::{Rules, Which};
use skazka_core::Seat;
use std::fmt;
use std::ops::Range;
use std::sync::OnceLock;

/// A cell by its number, counted row by row from `a1`, so that the order of numbers is board order.
///
/// `Option<Cell>` is as small as a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(std::num::NonZeroU16);

impl Cell {
    /// The cell number `index`, from 0.
    pub(crate) const fn at(index: usize) -> Cell {
        match std::num::NonZeroU16::new(index as u16 + 1) {
            Some(number) => Cell(number),
            None => Cell(std::num::NonZeroU16::MAX),
        }
    }

    /// The number, from 0: `a1` is 0.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// Neighbours in board order: below left, below right, left, right, above left, above right.
pub(crate) const DIRECTIONS: usize = 6;

/// What is beside what on one of the two boards. There is one of each.
pub struct Geometry {
    rear: usize,
    rows: usize,
    /// Number of the first cell of each row, and the number of all cells.
    starts: Vec<u16>,
    row_of: Vec<u8>,
    /// By direction; beyond the edge is the number of all cells.
    next: Vec<[u16; DIRECTIONS]>,
    /// The border cells, each beside the one before, round and round.
    ring: Vec<Cell>,
    /// Where a border cell is in the ring.
    place_in_ring: Vec<Option<u16>>,
    corners: [Cell; 6],
}

impl PartialEq for Geometry {
    fn eq(&self, other: &Geometry) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Geometry {}

impl fmt::Debug for Geometry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a board of {} cells", self.count())
    }
}

impl Geometry {
    /// The board of a game.
    pub fn of(game: Which) -> &'static Geometry {
        static TAMMASHIL: OnceLock<Geometry> = OnceLock::new();
        static HIVVAYO: OnceLock<Geometry> = OnceLock::new();
        let (once, rules) = match game {
            Which::Tammashil => (&TAMMASHIL, Rules::TAMMASHIL),
            Which::Hivvayo => (&HIVVAYO, Rules::HIVVAYO),
        };
        once.get_or_init(|| Geometry::new(rules.numbers().rear.into(), rules.numbers().side.into()))
    }

    /// A board with rear edges of `rear` and side edges of `side` cells.
    fn new(rear: usize, side: usize) -> Geometry {
        let rows = 2 * side - 1;
        let mut starts = vec![0];
        let mut row_of = Vec::new();
        for row in 0..rows {
            let width = rear + row.min(rows - 1 - row);
            row_of.extend(std::iter::repeat_n(row as u8, width));
            starts.push(row_of.len() as u16);
        }
        let mut board = Geometry {
            rear,
            rows,
            starts,
            row_of,
            next: Vec::new(),
            ring: Vec::new(),
            place_in_ring: Vec::new(),
            corners: [Cell::at(0); 6],
        };
        board.next = board.cells().map(|cell| board.around(cell)).collect();
        board.ring = board.walk_round();
        board.place_in_ring = vec![None; board.count()];
        for (place, cell) in board.ring.iter().enumerate() {
            board.place_in_ring[cell.index()] = Some(place as u16);
        }
        let ends = |row: usize| [board.row(row).start, board.row(row).end - 1].map(Cell::at);
        let ([a, b], [c, d], [e, f]) = (ends(0), ends(side - 1), ends(rows - 1));
        board.corners = [a, b, c, d, e, f];
        board
    }

    fn around(&self, cell: Cell) -> [u16; DIRECTIONS] {
        let (row, column) = (self.row_of(cell) as isize, self.column_of(cell) as isize);
        let shift = |row: isize| (self.rows / 2) as isize - (row - (self.rows / 2) as isize).abs();
        let widens = |to: isize| if shift(to) > shift(row) { 1 } else { 0 };
        let (below, above) = (column + widens(row - 1), column + widens(row + 1));
        [
            (row - 1, below - 1),
            (row - 1, below),
            (row, column - 1),
            (row, column + 1),
            (row + 1, above - 1),
            (row + 1, above),
        ]
        .map(|(row, column)| self.number(row, column).map_or(self.count(), Cell::index) as u16)
    }

    fn number(&self, row: isize, column: isize) -> Option<Cell> {
        let row = usize::try_from(row).ok().filter(|&row| row < self.rows)?;
        let column = usize::try_from(column).ok().filter(|&column| column < self.width(row))?;
        Some(Cell::at(self.row(row).start + column))
    }

    /// The border from `a1` against the clock: along South's rear edge, up, back along North's, down.
    fn walk_round(&self) -> Vec<Cell> {
        let last = self.rows - 1;
        let right = (1..last).map(|row| self.row(row).end - 1);
        let left = (1..last).rev().map(|row| self.row(row).start);
        self.row(0).chain(right).chain(self.row(last).rev()).chain(left).map(Cell::at).collect()
    }

    fn row(&self, row: usize) -> Range<usize> {
        self.starts[row].into()..self.starts[row + 1].into()
    }

    /// How many cells there are.
    pub fn count(&self) -> usize {
        self.row_of.len()
    }

    /// Every cell in board order.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator {
        (0..self.count()).map(Cell::at)
    }

    /// How many rows there are.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// How many cells a row has, `row` from 0.
    ///
    /// # Panics
    /// When there is no such row.
    pub fn width(&self, row: usize) -> usize {
        self.row(row).len()
    }

    /// The cells of a row from left to right, `row` from 0.
    ///
    /// # Panics
    /// When there is no such row.
    pub fn cells_of_row(&self, row: usize) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator {
        self.row(row).map(Cell::at)
    }

    /// The row of a cell, from 0 at South's rear edge.
    pub fn row_of(&self, cell: Cell) -> usize {
        self.row_of[cell.index()].into()
    }

    /// The place of a cell in its row, from 0 at South's left.
    pub fn column_of(&self, cell: Cell) -> usize {
        cell.index() - usize::from(self.starts[self.row_of(cell)])
    }

    /// The row with the belt.
    pub fn middle_row(&self) -> usize {
        self.rows / 2
    }

    /// The neighbours of a cell, in board order.
    pub fn neighbours(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        let off = self.count();
        self.next[cell.index()].into_iter().map(usize::from).filter(move |&index| index != off).map(Cell::at)
    }

    /// The numbers of the six cells around one by direction; beyond the edge the number of all cells.
    #[inline(always)]
    pub(crate) fn next(&self, index: usize) -> &[u16; DIRECTIONS] {
        &self.next[index]
    }

    /// The border cells, each beside the one before and the last beside the first, from `a1` along South's rear edge.
    pub fn ring(&self) -> &[Cell] {
        &self.ring
    }

    /// The two neighbours along the border of a border cell.
    pub fn along_border(&self, cell: Cell) -> Option<[Cell; 2]> {
        let place = usize::from(self.place_in_ring[cell.index()]?);
        let round = self.ring.len();
        Some([self.ring[(place + round - 1) % round], self.ring[(place + 1) % round]])
    }

    /// The border from a border cell on, without it, in both directions.
    pub(crate) fn both_ways(&self, cell: Cell) -> Option<[impl Iterator<Item = Cell>; 2]> {
        let place = usize::from(self.place_in_ring[cell.index()]?);
        let round = self.ring.len();
        Some([1, round - 1].map(|step| (1..round).map(move |nth| self.ring[(place + nth * step) % round])))
    }

    /// Whether the cell is on the border.
    pub fn is_border(&self, cell: Cell) -> bool {
        self.place_in_ring[cell.index()].is_some()
    }

    /// The six corners in board order.
    pub fn corners(&self) -> [Cell; 6] {
        self.corners
    }

    /// The rear edge of a seat, from South's left.
    pub fn rear_edge(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator {
        self.cells_of_row(if seat == SOUTH { 0 } else { self.rows - 1 })
    }

    /// Whether the cell is on the rear edge of a seat.
    #[inline]
    pub fn is_rear(&self, seat: Seat, cell: Cell) -> bool {
        if seat == SOUTH { cell.index() < self.rear } else { cell.index() >= self.count() - self.rear }
    }

    /// Where to draw a cell: half cells from the left, and the row from below.
    pub fn place(&self, cell: Cell) -> (u16, u16) {
        let row = self.row_of(cell);
        let indent = self.width(self.middle_row()) - self.width(row);
        ((2 * self.column_of(cell) + indent) as u16, row as u16)
    }

    /// How many steps one cell is from another on an empty board.
    pub fn distance(&self, one: Cell, other: Cell) -> u16 {
        let ((x, row), (to_x, to_row)) = (self.place(one), self.place(other));
        let (across, up) = (x.abs_diff(to_x), row.abs_diff(to_row));
        up + across.saturating_sub(up) / 2
    }

    /// The name of a row from 0: `a`..`z`, then `aa`, `ab`...
    pub fn row_name(row: usize) -> String {
        let letter = |number: usize| char::from(b'a' + (number % 26) as u8);
        match row / 26 {
            0 => letter(row).to_string(),
            leading => [letter(leading - 1), letter(row)].into_iter().collect(),
        }
    }

    /// The name of a cell, such as `k12` or `aa17`.
    pub fn name(&self, cell: Cell) -> String {
        format!("{}{}", Geometry::row_name(self.row_of(cell)), self.column_of(cell) + 1)
    }

    /// The cell of a name.
    pub fn named(&self, name: &str) -> Option<Cell> {
        let letters = name.bytes().take_while(u8::is_ascii_lowercase).count();
        let (row, number) = name.split_at(letters);
        let row = match *row.as_bytes() {
            [letter] => usize::from(letter - b'a'),
            [leading, letter] => (usize::from(leading - b'a') + 1) * 26 + usize::from(letter - b'a'),
            _ => return None,
        };
        let plain = number.bytes().all(|byte| byte.is_ascii_digit()) && !number.starts_with('0');
        let column = number.parse::<u16>().ok().filter(|_| plain)?;
        self.number(row as isize, isize::try_from(column).ok()? - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::NORTH;

    fn boards() -> [&'static Geometry; 2] {
        [Geometry::of(Which::Tammashil), Geometry::of(Which::Hivvayo)]
    }

    #[test]
    fn the_boards_are_as_big_as_the_rules_say() {
        let [small, big] = boards();
        assert_eq!((small.rows(), small.count(), small.width(small.middle_row())), (21, 373, 23));
        assert_eq!((big.rows(), big.count(), big.width(big.middle_row())), (119, 11_811, 129));
        assert_eq!((0..21).map(|row| small.width(row)).take(11).collect::<Vec<_>>(), (13..=23).collect::<Vec<_>>());
        assert_eq!(small.ring().len(), 2 * 12 + 4 * 10);
        assert_eq!(small.name(Cell::at(186)), "k12");
    }

    #[test]
    fn names_are_read_as_they_are_written() {
        for board in boards() {
            for cell in board.cells() {
                assert_eq!(board.named(&board.name(cell)), Some(cell));
            }
            for bad in ["", "a", "1", "a0", "a01", "A1", "a99", "zz1", "aaa1", "a1 ", "é1", "a+1", "a99999", "a1a"] {
                assert_eq!(board.named(bad), None, "{bad}");
            }
        }
        let [small, big] = boards();
        assert_eq!(small.corners().map(|cell| small.name(cell)), ["a1", "a13", "k1", "k23", "u1", "u13"]);
        assert_eq!(big.corners().map(|cell| big.name(cell)), ["a1", "a70", "bh1", "bh129", "do1", "do70"]);
        assert_eq!((small.named("v1"), big.name(Cell::at(big.row(26).start))), (None, "aa1".to_owned()));
    }

    #[test]
    fn neighbours_are_the_cells_at_distance_one() {
        let [small, big] = boards();
        for cell in small.cells() {
            let near: Vec<_> = small.cells().filter(|&other| small.distance(cell, other) == 1).collect();
            assert_eq!(small.neighbours(cell).collect::<Vec<_>>(), near, "{}", small.name(cell));
        }
        for cell in big.cells() {
            assert!(big.neighbours(cell).all(|other| big.distance(cell, other) == 1));
        }
        let inner = |board: &Geometry| board.cells().filter(|&cell| board.neighbours(cell).count() == 6).count();
        assert_eq!((inner(small), inner(big)), (373 - 64, 11_811 - big.ring().len()));
        assert!(boards().iter().all(|board| board.corners().iter().all(|&cell| board.neighbours(cell).count() == 3)));
    }

    #[test]
    fn the_border_is_one_ring_of_neighbours() {
        for board in boards() {
            let mut once = board.ring().to_vec();
            once.sort_unstable();
            once.dedup();
            assert_eq!(once.len(), board.ring().len());
            for cell in board.cells() {
                assert_eq!(board.is_border(cell), board.neighbours(cell).count() < 6);
                let Some(beside) = board.along_border(cell) else { continue };
                let mut border: Vec<_> = board.neighbours(cell).filter(|&other| board.is_border(other)).collect();
                border.sort_unstable();
                assert!(beside.iter().all(|other| border.contains(other)) && border.len() == 2, "{}", board.name(cell));
            }
        }
    }

    #[test]
    fn each_seat_has_its_rear_edge() {
        for board in boards() {
            for seat in [SOUTH, NORTH] {
                let edge: Vec<_> = board.rear_edge(seat).collect();
                let told: Vec<_> = board.cells().filter(|&cell| board.is_rear(seat, cell)).collect();
                assert_eq!(edge, told);
            }
        }
    }

    #[test]
    fn rows_are_drawn_centred() {
        let [small, _] = boards();
        let at = |name| small.place(small.named(name).unwrap());
        assert_eq!(
            [at("a1"), at("b1"), at("k1"), at("k12"), at("u13")],
            [(10, 0), (9, 1), (0, 10), (22, 10), (34, 20)]
        );
    }
}

//! Sliders by lines: every row, column and diagonal of a board up to 12x12 as one small number, kept up to date move
//! by move, so that counting what a slider reaches costs a subtraction an axis on a board of any size.
//!
//! ```text
//! one line of one side, 32 bits:   28     27 .. 16       12     11 .. 0
//!                                  stop   the mirrored   stop   the line
//! ```
//!
//! Subtracting twice the slider's bit from what is occupied borrows up to the next occupied bit; the mirrored half
//! does the same for the other direction, and the stops (and cells off the board, which count as occupied by both
//! sides) end the borrow. The low and high halves of a record hold the two sides.

use crate::{Bits, CELLS, Cell, Rect};

/// Records of rows, columns, diagonals and antidiagonals follow each other.
const RECORDS: usize = 12 + 12 + 23 + 23;

/// Every bit of a line, its mirror, and their stops.
const FULL: u32 = 0x1FFF_1FFF;

/// Where a cell is found in the records.
#[derive(Debug, Clone, Copy)]
struct Place {
    /// Row, column, diagonal, antidiagonal.
    records: [u8; 4],
    /// The cell in its column.
    in_column: u32,
    /// The cell in its row and its diagonals.
    in_row: u32,
}

impl Place {
    const fn new(row: u8, column: u8) -> Place {
        Place {
            records: [row, 12 + column, 24 + 11 + row - column, 47 + row + column],
            in_column: both_ways(row),
            in_row: both_ways(column),
        }
    }
}

const fn both_ways(position: u8) -> u32 {
    1 << position | 1 << (27 - position)
}

/// By the index of the cell.
struct Places<const W: usize>;

impl<const W: usize> Places<W> {
    const TABLE: &'static [Place; CELLS] = &{
        let mut places = [Place::new(0, 0); CELLS];
        let mut code = 0;
        while code < CELLS as u8 {
            if let Some(cell) = Cell::from_code(code)
                && let Some(index) = Bits::<W>::index(cell)
            {
                places[index as usize] = Place::new(cell.row(), cell.column());
            }
            code += 1;
        }
        places
    };
}

/// The occupied cells of a board line by line, for two sides (0 and 1). Cells are told by their index in [`Bits`].
#[derive(Debug, Clone)]
pub struct Lines<const W: usize>([u64; RECORDS]);

impl<const W: usize> Lines<W> {
    /// The empty board.
    pub fn new(board: Rect) -> Self {
        let full = u64::from(FULL) << 32 | u64::from(FULL);
        let mut lines = Lines([full; RECORDS]);
        lines.toggle_ground(board);
        lines
    }

    /// Makes cells of the board no longer part of it, or the other way round. No mob may stand on them.
    pub fn toggle_ground(&mut self, cells: Rect) {
        for index in cells.bits::<W>() {
            self.toggle(0, index);
            self.toggle(1, index);
        }
    }

    /// Puts a mob of a side on a cell, or takes it off.
    #[inline(always)]
    pub fn toggle(&mut self, side: usize, index: u8) {
        let place = &Places::<W>::TABLE[index as usize];
        let shift = 32 * (side & 1);
        let in_row = u64::from(place.in_row) << shift;
        self.0[place.records[0] as usize] ^= in_row;
        self.0[place.records[1] as usize] ^= u64::from(place.in_column) << shift;
        self.0[place.records[2] as usize] ^= in_row;
        self.0[place.records[3] as usize] ^= in_row;
    }

    /// How many cells a rook of a side can go to.
    #[inline(always)]
    pub fn straight(&self, side: usize, index: u8) -> u32 {
        let place = &Places::<W>::TABLE[index as usize];
        let row = self.reached(side, place.records[0], place.in_row);
        let column = self.reached(side, place.records[1], place.in_column);
        (u64::from(row) << 32 | u64::from(column)).count_ones()
    }

    /// How many cells a bishop of a side can go to.
    #[inline(always)]
    pub fn diagonal(&self, side: usize, index: u8) -> u32 {
        let place = &Places::<W>::TABLE[index as usize];
        let up = self.reached(side, place.records[2], place.in_row);
        let down = self.reached(side, place.records[3], place.in_row);
        (u64::from(up) << 32 | u64::from(down)).count_ones()
    }

    #[inline(always)]
    fn reached(&self, side: usize, record: u8, slider: u32) -> u32 {
        let line = self.0[record as usize];
        let own = (line >> (32 * (side & 1))) as u32;
        let occupied = (line | line >> 32) as u32;
        (occupied ^ occupied.wrapping_sub(slider << 1)) & !own
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rays;

    #[test]
    fn lines_count_what_rays_see() {
        let ground = Rect { first_row: 1, last_row: 10, first_column: 0, last_column: 11 };
        let mut lines = Lines::<3>::new(ground);
        let mut sides = [Bits::<3>::EMPTY; 2];
        let mut seed = 5_u64;
        for cell in Cell::all(12).filter(|&cell| ground.contains(cell)) {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            if seed >> 62 == 0 {
                let side = (seed >> 61 & 1) as usize;
                sides[side] |= Bits::of(cell);
                lines.toggle(side, Bits::<3>::index(cell).unwrap());
            }
        }
        for (side, own) in sides.into_iter().enumerate() {
            for index in own {
                let seen = Rays::TABLE.straight(index, sides[0] | sides[1]) & ground.bits();
                assert_eq!(lines.straight(side, index), seen.without(own).count());
                let seen = Rays::TABLE.diagonal(index, sides[0] | sides[1]) & ground.bits();
                assert_eq!(lines.diagonal(side, index), seen.without(own).count());
            }
        }
    }
}

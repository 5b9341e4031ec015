//! Sliders by obstruction difference: the nearest mob on either side of a line bounds what can be reached.

use crate::{Bits, CELLS, Cell};

/// A line through a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Axis {
    /// Along the row.
    Row,
    /// Along the column.
    Column,
    /// Rows and columns grow together.
    Diagonal,
    /// Columns grow as rows shrink.
    Antidiagonal,
}

impl Axis {
    /// All four, straight ones first.
    pub const ALL: [Axis; 4] = [Axis::Row, Axis::Column, Axis::Diagonal, Axis::Antidiagonal];

    /// The step to the next higher index.
    const fn step(self) -> (i8, i8) {
        match self {
            Axis::Row => (0, 1),
            Axis::Column => (1, 0),
            Axis::Diagonal => (1, 1),
            Axis::Antidiagonal => (1, -1),
        }
    }
}

/// The two halves of a line without its cell.
#[derive(Debug, Clone, Copy)]
struct Line<const W: usize> {
    below: Bits<W>,
    above: Bits<W>,
}

/// The lines through every cell, for sliders.
#[derive(Debug)]
pub struct Rays<const W: usize>([[Line<W>; 4]; CELLS]);

impl<const W: usize> Rays<W> {
    /// The table, built when the program is.
    pub const TABLE: &'static Rays<W> = &Rays::new();

    const fn new() -> Self {
        let mut table = [[Line { below: Bits::EMPTY, above: Bits::EMPTY }; 4]; CELLS];
        let mut code = 0;
        while code < CELLS as u8 {
            if let Some(cell) = Cell::from_code(code)
                && let Some(index) = Bits::<W>::index(cell)
            {
                let mut axis = 0;
                while axis < 4 {
                    let (rows, columns) = Axis::ALL[axis].step();
                    table[index as usize][axis] =
                        Line { below: ray(cell, -rows, -columns), above: ray(cell, rows, columns) };
                    axis += 1;
                }
            }
            code += 1;
        }
        Rays(table)
    }

    /// What a slider on `index` sees along one axis: empty cells up to and including the first occupied one on
    /// either side.
    ///
    /// ```text
    /// occupied  . x . . s . . x x
    /// seen      . + + + . + + + .
    /// ```
    #[inline(always)]
    pub fn along(&self, axis: Axis, index: u8, occupied: Bits<W>) -> Bits<W> {
        let line = &self.0[index as usize][axis as usize];
        let above = line.above & through_lowest(line.above & occupied);
        let below = line.below & down_to_highest(line.below & occupied);
        above | below
    }

    /// What a rook sees.
    #[inline(always)]
    pub fn straight(&self, index: u8, occupied: Bits<W>) -> Bits<W> {
        self.along(Axis::Row, index, occupied) | self.along(Axis::Column, index, occupied)
    }

    /// What a bishop sees.
    #[inline(always)]
    pub fn diagonal(&self, index: u8, occupied: Bits<W>) -> Bits<W> {
        self.along(Axis::Diagonal, index, occupied) | self.along(Axis::Antidiagonal, index, occupied)
    }
}

const fn ray<const W: usize>(from: Cell, rows: i8, columns: i8) -> Bits<W> {
    let mut set = Bits::EMPTY;
    let mut next = from.offset(rows, columns);
    while let Some(cell) = next {
        set.add(cell);
        next = cell.offset(rows, columns);
    }
    set
}

/// Every bit up to and including the lowest of the set; all bits if the set is empty.
#[inline(always)]
fn through_lowest<const W: usize>(set: Bits<W>) -> Bits<W> {
    let mut words = set.0;
    let mut borrow = true;
    for word in &mut words {
        let (less, borrowed) = word.overflowing_sub(u64::from(borrow));
        borrow = borrowed;
        *word ^= less;
    }
    Bits(words)
}

/// Every bit down to and including the highest of the set; all bits if the set is empty.
#[inline(always)]
fn down_to_highest<const W: usize>(set: Bits<W>) -> Bits<W> {
    let mut words = [0; W];
    let mut open = u64::MAX;
    for word in (0..W).rev() {
        let bits = set.0[word];
        let highest = (1 << 63) >> (bits | 1).leading_zeros();
        words[word] = u64::wrapping_neg(highest) & open;
        open = if bits == 0 { open } else { 0 };
    }
    Bits(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Walks cell by cell, as a person would.
    fn walked<const W: usize>(from: Cell, axis: Axis, occupied: Bits<W>) -> Bits<W> {
        let (rows, columns) = axis.step();
        let mut seen = Bits::EMPTY;
        for sign in [-1, 1] {
            let mut next = from.offset(rows * sign, columns * sign);
            while let Some(cell) = next
                && let Some(index) = Bits::<W>::index(cell)
            {
                seen |= Bits::single(index);
                next = if occupied.has(index) { None } else { cell.offset(rows * sign, columns * sign) };
            }
        }
        seen
    }

    fn rays_agree_with_walking<const W: usize>() {
        let mut seed = 7_u64;
        for _ in 0..60 {
            let mut occupied = Bits::<W>::EMPTY;
            for cell in Cell::all(Bits::<W>::SIDE) {
                seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                if seed >> 62 == 0 {
                    occupied |= Bits::of(cell);
                }
            }
            for cell in Cell::all(Bits::<W>::SIDE) {
                for axis in Axis::ALL {
                    let index = Bits::<W>::index(cell).unwrap();
                    assert_eq!(Rays::TABLE.along(axis, index, occupied), walked(cell, axis, occupied), "{cell:?}");
                }
            }
        }
    }

    #[test]
    fn every_width_sees_what_walking_sees() {
        rays_agree_with_walking::<1>();
        rays_agree_with_walking::<2>();
        rays_agree_with_walking::<3>();
    }
}

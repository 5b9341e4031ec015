//! A rectangle of cells that can lose its border lines.

use crate::{Bits, Cell};

/// One of the four border lines of a rectangle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Border {
    /// The row with the lowest number.
    FirstRow,
    /// The row with the highest number.
    LastRow,
    /// The column with the lowest number.
    FirstColumn,
    /// The column with the highest number.
    LastColumn,
}

impl Border {
    /// All four.
    pub const ALL: [Border; 4] = [Border::FirstRow, Border::LastRow, Border::FirstColumn, Border::LastColumn];

    /// Whether it is a row.
    pub const fn is_row(self) -> bool {
        matches!(self, Border::FirstRow | Border::LastRow)
    }
}

/// A non-empty rectangle of cells; rows and columns are counted from 0 and both ends belong to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rect {
    /// The lowest row.
    pub first_row: u8,
    /// The highest row.
    pub last_row: u8,
    /// The lowest column.
    pub first_column: u8,
    /// The highest column.
    pub last_column: u8,
}

impl Rect {
    /// The whole board of this side (1 to 12).
    pub const fn square(side: u8) -> Rect {
        Rect { first_row: 0, last_row: side - 1, first_column: 0, last_column: side - 1 }
    }

    /// Whether the cell lies inside.
    pub const fn contains(self, cell: Cell) -> bool {
        self.first_row <= cell.row()
            && cell.row() <= self.last_row
            && self.first_column <= cell.column()
            && cell.column() <= self.last_column
    }

    /// The row or column number of a border line.
    #[inline(always)]
    pub const fn line(self, border: Border) -> u8 {
        match border {
            Border::FirstRow => self.first_row,
            Border::LastRow => self.last_row,
            Border::FirstColumn => self.first_column,
            Border::LastColumn => self.last_column,
        }
    }

    /// The cells of a border line, as a rectangle.
    #[inline(always)]
    pub const fn border(self, border: Border) -> Rect {
        match border {
            Border::FirstRow => Rect { last_row: self.first_row, ..self },
            Border::LastRow => Rect { first_row: self.last_row, ..self },
            Border::FirstColumn => Rect { last_column: self.first_column, ..self },
            Border::LastColumn => Rect { first_column: self.last_column, ..self },
        }
    }

    /// The rectangle without a border line; `None` if nothing would be left.
    pub const fn without(self, border: Border) -> Option<Rect> {
        let rect = match border {
            Border::FirstRow => Rect { first_row: self.first_row + 1, ..self },
            Border::LastRow => Rect { last_row: self.last_row.wrapping_sub(1), ..self },
            Border::FirstColumn => Rect { first_column: self.first_column + 1, ..self },
            Border::LastColumn => Rect { last_column: self.last_column.wrapping_sub(1), ..self },
        };
        let alone =
            if border.is_row() { self.first_row == self.last_row } else { self.first_column == self.last_column };
        if alone { None } else { Some(rect) }
    }

    /// The cells as a set. The rectangle must fit the width.
    #[inline(always)]
    pub fn bits<const W: usize>(self) -> Bits<W> {
        let rows = Bands::<W>::ROWS;
        let columns = Bands::<W>::COLUMNS;
        let below_last = rows[self.last_row as usize + 1] & columns[self.last_column as usize + 1];
        below_last.without(rows[self.first_row as usize]).without(columns[self.first_column as usize])
    }
}

/// For every line number, all rows (columns) below it.
struct Bands<const W: usize>;

impl<const W: usize> Bands<W> {
    const ROWS: &'static [Bits<W>; 13] = &Self::below(true);
    const COLUMNS: &'static [Bits<W>; 13] = &Self::below(false);

    const fn below(by_row: bool) -> [Bits<W>; 13] {
        let mut bands = [Bits::EMPTY; 13];
        let mut line = 0;
        while line < 12 {
            let mut band = bands[line as usize];
            let mut across = 0;
            while across < 12 {
                let cell = if by_row { Cell::new(line, across) } else { Cell::new(across, line) };
                if let Some(cell) = cell {
                    band.add(cell);
                }
                across += 1;
            }
            bands[line as usize + 1] = band;
            line += 1;
        }
        bands
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn a_rectangle_holds_its_cells<const W: usize>(rect: Rect) {
        for cell in Cell::all(Bits::<W>::SIDE) {
            assert_eq!(rect.bits::<W>().has(Bits::<W>::index(cell).unwrap()), rect.contains(cell), "{cell:?}");
        }
    }

    #[test]
    fn bits_are_the_cells_inside() {
        let rect = Rect { first_row: 1, last_row: 4, first_column: 2, last_column: 7 };
        a_rectangle_holds_its_cells::<1>(rect);
        a_rectangle_holds_its_cells::<2>(Rect { last_row: 10, ..rect });
        a_rectangle_holds_its_cells::<3>(Rect { last_column: 11, ..rect });
    }

    #[test]
    fn lines_go_until_one_is_left() {
        let rect = Rect { first_row: 0, last_row: 1, first_column: 3, last_column: 3 };
        assert_eq!(rect.without(Border::LastRow), Some(Rect { last_row: 0, ..rect }));
        assert_eq!(rect.without(Border::FirstRow), Some(Rect { first_row: 1, ..rect }));
        assert_eq!(rect.without(Border::FirstColumn), None);
        assert_eq!(rect.without(Border::LastColumn), None);
    }
}

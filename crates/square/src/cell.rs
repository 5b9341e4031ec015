//! One cell of a board.

/// The longest side of a board.
pub const MAX_SIDE: u8 = 12;

/// A cell by its row and column, both counted from 0. It says nothing about the board it lies on.
///
/// ```
/// use skazka_square::Cell;
/// let cell = Cell::new(2, 3).unwrap();
/// assert_eq!((cell.row(), cell.column()), (2, 3));
/// assert_eq!(Cell::new(12, 0), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

impl Cell {
    /// The cell in this row and column, if both are below [`MAX_SIDE`].
    pub const fn new(row: u8, column: u8) -> Option<Cell> {
        if row < MAX_SIDE && column < MAX_SIDE { Some(Cell(row << 4 | column)) } else { None }
    }

    /// The cell written as `row * 16 + column`.
    pub const fn from_code(code: u8) -> Option<Cell> {
        Cell::new(code >> 4, code & 15)
    }

    /// `row * 16 + column`, below 192.
    pub const fn code(self) -> u8 {
        self.0
    }

    /// The row, 0 to 11.
    pub const fn row(self) -> u8 {
        self.0 >> 4
    }

    /// The column, 0 to 11.
    pub const fn column(self) -> u8 {
        self.0 & 15
    }

    /// The cell `(rows, columns)` away, if it is inside 12x12.
    pub const fn offset(self, rows: i8, columns: i8) -> Option<Cell> {
        let row = self.row() as i8 + rows;
        let column = self.column() as i8 + columns;
        if row < 0 || column < 0 { None } else { Cell::new(row as u8, column as u8) }
    }

    /// Every cell of a board of this side, row by row.
    pub fn all(side: u8) -> impl Iterator<Item = Cell> {
        let side = side.min(MAX_SIDE);
        (0..side).flat_map(move |row| (0..side).filter_map(move |column| Cell::new(row, column)))
    }
}

//! The names of bits and lines (`rules/dumaraj.md §2`): rows and columns from 1, lines over 9 as `A`, `B`, `C`.

use skazka_square::Cell;

const LINES: &[u8; 12] = b"123456789ABC";

/// The name of a bit: its row, then its column.
///
/// ```
/// use skazka_dumaraj::setup::bit_name;
/// use skazka_square::Cell;
/// assert_eq!(bit_name(Cell::new(2, 3).unwrap()), "34");
/// assert_eq!(bit_name(Cell::new(11, 9).unwrap()), "CA");
/// ```
pub fn bit_name(bit: Cell) -> String {
    [bit.row(), bit.column()].into_iter().map(|line| line_name(line + 1)).collect()
}

/// The name of a row or a column, numbered from 1; `?` over 12.
pub(super) fn line_name(line: u8) -> char {
    let index = usize::from(line).wrapping_sub(1);
    LINES.get(index).map_or('?', |&byte| char::from(byte))
}

/// The row or column of this name, numbered from 1.
pub(super) fn line_number(name: char) -> Option<u8> {
    (1..=12).find(|&line| line_name(line) == name)
}

/// A mob's bit by the names of its lines.
pub(super) fn bit_named(row: char, column: char) -> Option<Cell> {
    Cell::new(line_number(row)? - 1, line_number(column)? - 1)
}

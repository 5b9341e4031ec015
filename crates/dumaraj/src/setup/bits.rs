//! The names of bits, and of the lines that papers name: rows and columns from 1 (`rules/dumaraj.md §2`).

use crate::play;
use skazka_square::Cell;

/// The name of a bit: its row, then its column, lines over 9 as `A`, `B`, `C`.
///
/// ```
/// use skazka_dumaraj::setup::bit_name;
/// use skazka_square::Cell;
/// assert_eq!(bit_name(Cell::new(2, 3).unwrap()), "34");
/// assert_eq!(bit_name(Cell::new(11, 9).unwrap()), "CA");
/// ```
pub fn bit_name(bit: Cell) -> String {
    play::bit_name(bit)
}

/// The name of a row or a column, numbered from 1; `?` over 12.
pub(super) fn line_name(line: u8) -> char {
    play::line_name(line.wrapping_sub(1))
}

/// The row or column of this name, numbered from 1.
pub(super) fn line_number(name: char) -> Option<u8> {
    play::read_line(u8::try_from(name).ok()?).map(|line| line + 1)
}

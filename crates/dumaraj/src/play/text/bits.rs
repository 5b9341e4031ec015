//! Bits and lines in writing: 1 to 9, then A, B, C (`rules/dumaraj.md §2`).

use skazka_square::Cell;

const DIGITS: &[u8; 12] = b"123456789ABC";

/// The character of a row or column counted from 0.
pub(crate) fn line_name(line: u8) -> char {
    DIGITS.get(usize::from(line)).map_or('?', |&digit| char::from(digit))
}

/// The row or column, counted from 0, that a character names.
pub(crate) fn read_line(name: u8) -> Option<u8> {
    DIGITS.iter().position(|&digit| digit == name).map(|line| line as u8)
}

/// Row, then column.
pub(crate) fn bit_name(bit: Cell) -> String {
    [line_name(bit.row()), line_name(bit.column())].into_iter().collect()
}

/// The bit that two characters name.
pub(crate) fn read_bit(name: &str) -> Option<Cell> {
    match *name.as_bytes() {
        [row, column] => Cell::new(read_line(row)?, read_line(column)?),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_is_read_as_it_is_written() {
        for bit in Cell::all(12) {
            assert_eq!(read_bit(&bit_name(bit)), Some(bit));
        }
        assert_eq!(bit_name(Cell::new(9, 11).unwrap()), "AC");
        for bad in ["", "1", "01", "1D", "1a", "111", "é"] {
            assert_eq!(read_bit(bad), None, "{bad}");
        }
    }
}

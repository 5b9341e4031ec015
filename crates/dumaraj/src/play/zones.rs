//! Zones and finists (`rules/dumaraj.md §1`, `§2`).

use crate::Shape;
use skazka_core::Seat;
use skazka_square::{Bits, Border, Cell, Rect};

/// Whether a cell belongs to a seat's zone on a location of this size before any cut; the rubicon belongs to nobody.
///
/// ```text
/// square, size 5       rhomb, size 5
/// 5 | b b b b b        5 | - b b b b
/// 4 | b b b b b        4 | a - b b b
/// 3 | - - - - -        3 | a a - b b
/// 2 | a a a a a        2 | a a a - b
/// 1 | a a a a a        1 | a a a a -
/// ```
pub(crate) const fn in_zone(shape: Shape, size: u8, seat: usize, cell: Cell) -> bool {
    let (row, column) = (cell.row(), cell.column());
    if row >= size || column >= size {
        return false;
    }
    match (shape, seat) {
        (Shape::Square, 0) => row < size / 2,
        (Shape::Square, _) => row >= size.div_ceil(2),
        (Shape::Rhomb, 0) => row + column + 2 <= size,
        (Shape::Rhomb, _) => row + column >= size,
    }
}

/// By shape, size and seat.
struct Zones<const W: usize>;

impl<const W: usize> Zones<W> {
    const TABLE: &'static [[[Bits<W>; 2]; 13]; 2] = &Self::all();

    const fn all() -> [[[Bits<W>; 2]; 13]; 2] {
        let mut zones = [[[Bits::EMPTY; 2]; 13]; 2];
        let mut entry = 0;
        while entry < 52 {
            let (rhomb, seat, size) = (entry & 1, entry >> 1 & 1, entry >> 2);
            let shape = if rhomb == 1 { Shape::Rhomb } else { Shape::Square };
            zones[rhomb][size][seat] = Self::one(shape, size as u8, seat);
            entry += 1;
        }
        zones
    }

    const fn one(shape: Shape, size: u8, seat: usize) -> Bits<W> {
        let mut zone = Bits::EMPTY;
        let mut bit = 0;
        while bit < size as u16 * size as u16 {
            if let Some(cell) = Cell::new((bit / size as u16) as u8, (bit % size as u16) as u8)
                && in_zone(shape, size, seat, cell)
            {
                zone.add(cell);
            }
            bit += 1;
        }
        zone
    }
}

/// The zone of a seat as it was before any cut.
#[inline(always)]
pub(crate) fn zone<const W: usize>(shape: Shape, size: u8, seat: Seat) -> Bits<W> {
    Zones::TABLE[shape as usize][size as usize][seat.index() & 1]
}

/// The far finist of a seat on the location as it is now: where its Piksas promote.
///
/// ```text
/// square   # # # #     rhomb   # # # #
///          . . . .             . . . #
///          . . . .             . . . #      of the attacker
/// ```
#[inline(always)]
pub(crate) fn far_finist<const W: usize>(shape: Shape, location: Rect, seat: Seat) -> Bits<W> {
    let (row, column) = match seat {
        Seat(0) => (Border::LastRow, Border::LastColumn),
        _ => (Border::FirstRow, Border::FirstColumn),
    };
    match shape {
        Shape::Square => location.border(row).bits(),
        Shape::Rhomb => location.border(row).bits() | location.border(column).bits(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(shape: Shape, size: u8) -> Vec<String> {
        let zones = [0, 1].map(|seat| zone::<2>(shape, size, Seat(seat)));
        let letter = |cell| match zones.map(|zone| zone.has(Bits::<2>::index(cell).unwrap())) {
            [true, false] => 'a',
            [false, true] => 'b',
            [false, false] => '-',
            [true, true] => '!',
        };
        let row = |row| (0..size).map(|column| letter(Cell::new(row, column).unwrap())).collect();
        (0..size).rev().map(row).collect()
    }

    #[test]
    fn zones_are_as_drawn() {
        assert_eq!(drawn(Shape::Square, 5), ["bbbbb", "bbbbb", "-----", "aaaaa", "aaaaa"]);
        assert_eq!(drawn(Shape::Square, 4), ["bbbb", "bbbb", "aaaa", "aaaa"]);
        assert_eq!(drawn(Shape::Rhomb, 5), ["-bbbb", "a-bbb", "aa-bb", "aaa-b", "aaaa-"]);
    }
}

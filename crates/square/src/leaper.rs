//! Pieces that leap by fixed offsets.

use crate::{Bits, CELLS, Cell};

/// So many rows up and columns right.
pub type Offset = (i8, i8);

/// Offsets `(rows, columns)` of one step straight.
pub const WAZIR: [Offset; 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];
/// Offsets of one step diagonally.
pub const FERZ: [Offset; 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
/// Offsets of one step in any of eight directions.
pub const KING: [Offset; 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];
/// Offsets of two cells straight.
pub const DABBABA: [Offset; 4] = [(-2, 0), (0, -2), (0, 2), (2, 0)];
/// Offsets of two cells diagonally.
pub const ALFIL: [Offset; 4] = [(-2, -2), (-2, 2), (2, -2), (2, 2)];
/// Offsets of the (1,2) leaper.
pub const KNIGHT: [Offset; 8] = eight(1, 2);
/// Offsets of the (1,3) leaper.
pub const CAMEL: [Offset; 8] = eight(1, 3);
/// Offsets of the (2,3) leaper.
pub const ZEBRA: [Offset; 8] = eight(2, 3);

const fn eight(a: i8, b: i8) -> [Offset; 8] {
    [(-b, -a), (-b, a), (-a, -b), (-a, b), (a, -b), (a, b), (b, -a), (b, a)]
}

/// Where a leaper goes from every cell, by the index of the cell.
///
/// ```
/// use skazka_square::{Bits, Cell, Leaper, KNIGHT};
/// static GON: Leaper<1> = Leaper::new(&[&KNIGHT]);
/// let corner = Bits::<1>::index(Cell::new(0, 0).unwrap()).unwrap();
/// assert_eq!(GON.from(corner).count(), 2);
/// ```
#[derive(Debug, Clone)]
pub struct Leaper<const W: usize>([Bits<W>; CELLS]);

impl<const W: usize> Leaper<W> {
    /// The table of a leaper that has every offset of every given group. Usable in constants.
    pub const fn new(groups: &[&[Offset]]) -> Self {
        let mut table = [Bits::EMPTY; CELLS];
        let mut code = 0;
        while code < CELLS as u8 {
            if let Some(cell) = Cell::from_code(code)
                && let Some(index) = Bits::<W>::index(cell)
            {
                table[index as usize] = targets(cell, groups);
            }
            code += 1;
        }
        Leaper(table)
    }

    /// The cells a leaper on the cell of this index can reach on an endless board.
    #[inline(always)]
    pub fn from(&self, index: u8) -> Bits<W> {
        self.0[index as usize]
    }
}

const fn targets<const W: usize>(cell: Cell, groups: &[&[Offset]]) -> Bits<W> {
    let mut set = Bits::EMPTY;
    let mut group = 0;
    while group < groups.len() {
        let mut nth = 0;
        while nth < groups[group].len() {
            let (rows, columns) = groups[group][nth];
            if let Some(target) = cell.offset(rows, columns) {
                set.add(target);
            }
            nth += 1;
        }
        group += 1;
    }
    set
}

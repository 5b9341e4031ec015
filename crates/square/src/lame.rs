//! Leapers that are stopped by a piece beside them.

use crate::leaper::Offset;
use crate::{Bits, CELLS, Cell};

/// One leap with its leg, both counted from where the piece stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limp {
    /// The cell that must be empty.
    pub leg: Offset,
    /// Where the leap ends.
    pub landing: Offset,
}

/// The most leaps of one lame leaper.
const MOST: usize = 8;

/// A cell that must be empty, and what can be reached then.
#[derive(Debug, Clone, Copy)]
struct Gate<const W: usize> {
    leg: Bits<W>,
    far: Bits<W>,
}

/// Where a lame leaper goes from every cell, and from where it comes.
#[derive(Debug)]
pub struct Lame<const W: usize> {
    from: [[Gate<W>; MOST]; CELLS],
    onto: [[Gate<W>; MOST]; CELLS],
}

impl<const W: usize> Lame<W> {
    /// The tables of at most eight leaps.
    pub const fn new(limps: &[Limp]) -> Self {
        let shut = [[Gate { leg: Bits::EMPTY, far: Bits::EMPTY }; MOST]; CELLS];
        let mut lame = Lame { from: shut, onto: shut };
        let mut code = 0;
        while code < CELLS as u8 {
            if let Some(cell) = Cell::from_code(code)
                && let Some(index) = Bits::<W>::index(cell)
            {
                let mut nth = 0;
                while nth < limps.len() {
                    let Limp { leg, landing } = limps[nth];
                    lame.from[index as usize][nth] = gate(cell, leg, landing);
                    let (back, source) = ((leg.0 - landing.0, leg.1 - landing.1), (-landing.0, -landing.1));
                    lame.onto[index as usize][nth] = gate(cell, back, source);
                    nth += 1;
                }
            }
            code += 1;
        }
        lame
    }

    /// The cells that a piece on the cell of this index leaps to.
    #[inline(always)]
    pub fn from(&self, index: u8, occupied: Bits<W>) -> Bits<W> {
        open(&self.from[index as usize], occupied)
    }

    /// The cells from which a piece leaps to the cell of this index.
    #[inline(always)]
    pub fn onto(&self, index: u8, occupied: Bits<W>) -> Bits<W> {
        open(&self.onto[index as usize], occupied)
    }
}

#[inline(always)]
fn open<const W: usize>(gates: &[Gate<W>; MOST], occupied: Bits<W>) -> Bits<W> {
    let mut reached = Bits::EMPTY;
    for gate in gates {
        if (gate.leg & occupied).is_empty() {
            reached |= gate.far;
        }
    }
    reached
}

const fn gate<const W: usize>(cell: Cell, leg: Offset, far: Offset) -> Gate<W> {
    Gate { leg: set(cell, leg), far: set(cell, far) }
}

const fn set<const W: usize>(cell: Cell, offset: Offset) -> Bits<W> {
    match cell.offset(offset.0, offset.1) {
        Some(cell) => Bits::of(cell),
        None => Bits::EMPTY,
    }
}

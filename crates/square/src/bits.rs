//! Sets of cells.

// Words of several arrays are taken side by side; by their number that is plainest.
#![allow(clippy::needless_range_loop)]

use crate::Cell;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// The length of every table that is indexed by a bit of the widest set.
pub const CELLS: usize = 192;

/// The width (`W` of [`Bits`]) that boards of this side need.
///
/// ```
/// assert_eq!([8, 9, 11, 12].map(skazka_square::width), [1, 2, 2, 3]);
/// ```
pub const fn width(side: u8) -> usize {
    match side {
        0..=8 => 1,
        9..=11 => 2,
        _ => 3,
    }
}

/// A set of cells in `W` words of 64 bits, `W` from 1 to 3. A bit's index is `row * STRIDE + column`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bits<const W: usize>(pub(crate) [u64; W]);

impl<const W: usize> Bits<W> {
    /// Bits from one row to the next.
    pub const STRIDE: u32 = match W {
        1 => 8,
        2 => 11,
        3 => 16,
        _ => panic!("a set of cells is 1 to 3 words wide"),
    };

    /// The longest side of a board this set holds.
    pub const SIDE: u8 = match W {
        1 => 8,
        2 => 11,
        _ => 12,
    };

    /// No cell.
    pub const EMPTY: Self = Bits([0; W]);

    /// The index of a cell, if the set can hold it.
    #[inline(always)]
    pub const fn index(cell: Cell) -> Option<u8> {
        if cell.row() < Self::SIDE && cell.column() < Self::SIDE {
            Some(cell.row() * Self::STRIDE as u8 + cell.column())
        } else {
            None
        }
    }

    /// The cell of an index that [`Bits::index`] gave.
    #[inline(always)]
    pub fn cell(index: u8) -> Cell {
        let stride = Self::STRIDE as u8;
        Cell::new(index / stride, index % stride).expect("an index of a cell of this set")
    }

    /// The set of one cell by its index.
    #[inline(always)]
    pub const fn single(index: u8) -> Self {
        // Word by word, not by indexing: an indexed store cannot be forwarded to the wider load that follows.
        let mut words = [0; W];
        let mut word = 0;
        while word < W {
            let here = W == 1 || word == (index >> 6) as usize;
            words[word] = (here as u64) << (index & 63);
            word += 1;
        }
        Bits(words)
    }

    /// The set of one cell; empty if the set cannot hold it.
    pub const fn of(cell: Cell) -> Self {
        match Self::index(cell) {
            Some(index) => Self::single(index),
            None => Self::EMPTY,
        }
    }

    /// Adds a cell, if the set can hold it. For building constants.
    pub const fn add(&mut self, cell: Cell) {
        if let Some(index) = Self::index(cell) {
            self.0[(index >> 6) as usize] |= 1 << (index & 63);
        }
    }

    /// Whether the cell of this index belongs to the set.
    #[inline(always)]
    pub const fn has(self, index: u8) -> bool {
        self.0[(index >> 6) as usize] >> (index & 63) & 1 == 1
    }

    /// Whether no cell belongs to the set.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        let mut all = 0;
        for word in self.0 {
            all |= word;
        }
        all == 0
    }

    /// Whether exactly one cell belongs to the set.
    #[inline(always)]
    pub fn is_single(self) -> bool {
        self.count() == 1
    }

    /// How many cells belong to the set.
    #[inline(always)]
    pub fn count(self) -> u32 {
        let mut count = 0;
        for word in self.0 {
            count += word.count_ones();
        }
        count
    }

    /// What belongs to this set and not to the other.
    #[inline(always)]
    pub fn without(self, other: Self) -> Self {
        self & !other
    }

    /// The set moved up by fewer than 64 bits; what leaves the last word is lost.
    #[inline(always)]
    pub fn up(self, by: u32) -> Self {
        let mut words = [0; W];
        for word in 0..W {
            let carry = if word > 0 { self.0[word - 1] >> 1 >> (63 - by) } else { 0 };
            words[word] = self.0[word] << by | carry;
        }
        Bits(words)
    }

    /// The set moved down by fewer than 64 bits; what leaves the first word is lost.
    #[inline(always)]
    pub fn down(self, by: u32) -> Self {
        let mut words = [0; W];
        for word in 0..W {
            let carry = if word + 1 < W { self.0[word + 1] << 1 << (63 - by) } else { 0 };
            words[word] = self.0[word] >> by | carry;
        }
        Bits(words)
    }

    /// The cells of either set. For building constants; elsewhere `|`.
    pub const fn union(self, other: Self) -> Self {
        let mut words = self.0;
        let mut word = 0;
        while word < W {
            words[word] |= other.0[word];
            word += 1;
        }
        Bits(words)
    }

    /// The set with these words.
    #[inline(always)]
    pub const fn from_words(words: [u64; W]) -> Self {
        Bits(words)
    }

    /// One of the words: the cells with indices from `64 * word`.
    #[inline(always)]
    pub const fn word(self, word: usize) -> u64 {
        self.0[word]
    }

    /// Calls `visit` with the index of every cell, in order.
    #[inline(always)]
    pub fn each(self, mut visit: impl FnMut(u8)) {
        for word in 0..W {
            let mut rest = self.0[word];
            while rest != 0 {
                visit((word as u8) << 6 | rest.trailing_zeros() as u8);
                rest &= rest - 1;
            }
        }
    }

    /// The lowest index.
    #[inline(always)]
    pub fn first(self) -> Option<u8> {
        (0..W).find(|&word| self.0[word] != 0).map(|word| (word as u8) << 6 | self.0[word].trailing_zeros() as u8)
    }
}

impl<const W: usize> IntoIterator for Bits<W> {
    type Item = u8;
    type IntoIter = Indices<W>;

    #[inline(always)]
    fn into_iter(self) -> Indices<W> {
        Indices(self)
    }
}

/// The indices of a set, in order.
#[derive(Debug, Clone)]
pub struct Indices<const W: usize>(Bits<W>);

impl<const W: usize> Iterator for Indices<W> {
    type Item = u8;

    #[inline(always)]
    fn next(&mut self) -> Option<u8> {
        for (word, rest) in self.0.0.iter_mut().enumerate() {
            if *rest != 0 {
                let index = (word as u8) << 6 | rest.trailing_zeros() as u8;
                *rest &= *rest - 1;
                return Some(index);
            }
        }
        None
    }
}

/// Runs a block for the index of every cell of a set, in order: `each_bit!(W, set, index => { ... })`.
///
/// As [`Bits::each`], but the block is compiled in place whatever its size, for the processor that the function around
/// it is compiled for; a closure may be compiled apart, for one without bit counting.
#[macro_export]
macro_rules! each_bit {
    ($width:expr, $set:expr, $index:ident => $block:block) => {
        let set = $set;
        for word in 0..$width {
            let mut rest = set.word(word);
            while rest != 0 {
                let $index = (word as u8) << 6 | rest.trailing_zeros() as u8;
                rest &= rest - 1;
                $block
            }
        }
    };
}

macro_rules! word_by_word {
    ($operator:ident, $method:ident, $assign:ident, $assign_method:ident, $op:tt, $op_assign:tt) => {
        impl<const W: usize> $operator for Bits<W> {
            type Output = Self;

            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                let mut words = self.0;
                for word in 0..W {
                    words[word] $op_assign other.0[word];
                }
                Bits(words)
            }
        }

        impl<const W: usize> $assign for Bits<W> {
            #[inline(always)]
            fn $assign_method(&mut self, other: Self) {
                *self = *self $op other;
            }
        }
    };
}

word_by_word!(BitAnd, bitand, BitAndAssign, bitand_assign, &, &=);
word_by_word!(BitOr, bitor, BitOrAssign, bitor_assign, |, |=);
word_by_word!(BitXor, bitxor, BitXorAssign, bitxor_assign, ^, ^=);

impl<const W: usize> Not for Bits<W> {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        let mut words = self.0;
        for word in &mut words {
            *word = !*word;
        }
        Bits(words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn a_cell_keeps_its_index<const W: usize>() {
        for cell in Cell::all(Bits::<W>::SIDE) {
            let index = Bits::<W>::index(cell).unwrap();
            assert_eq!(Bits::<W>::cell(index), cell);
            assert_eq!(Bits::<W>::of(cell).into_iter().collect::<Vec<_>>(), [index]);
        }
    }

    #[test]
    fn cells_and_indices_agree() {
        a_cell_keeps_its_index::<1>();
        a_cell_keeps_its_index::<2>();
        a_cell_keeps_its_index::<3>();
        assert_eq!(Bits::<1>::index(Cell::new(8, 0).unwrap()), None);
    }

    #[test]
    fn moving_crosses_words() {
        let set = Bits::<3>::single(60) | Bits::single(127);
        assert_eq!(set.up(16).into_iter().collect::<Vec<_>>(), [76, 143]);
        assert_eq!(set.up(16).down(16), set);
        assert_eq!(set.up(0), set);
        assert_eq!(Bits::<2>::single(127).up(1), Bits::EMPTY);
        assert_eq!(Bits::<2>::single(3).down(4), Bits::EMPTY);
    }
}

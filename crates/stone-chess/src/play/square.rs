//! Squares, homes, lines: the board as each player sees it (`rules/stone-chess.md §1, §2`).

use skazka_square::{Bits, Cell};
use std::fmt;

/// A set of squares.
pub(crate) type Set = Bits<1>;

/// A square of the chess board, counted from `a1` along the rank: `b1` is 1, `a2` is 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Square(u8);

impl Square {
    /// The square on this file and rank, both 0 to 7.
    ///
    /// ```
    /// use skazka_stone_chess::Square;
    /// assert_eq!(Square::new(4, 2).unwrap().to_string(), "e3");
    /// ```
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < 8 && rank < 8 { Some(Square(rank * 8 + file)) } else { None }
    }

    /// The square with this number, 0 to 63; of higher ones the lowest six bits count.
    #[inline(always)]
    pub const fn at(index: u8) -> Square {
        Square(index & 63)
    }

    /// Its number, 0 to 63.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, 0 for a.
    #[inline(always)]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// The rank, 0 for the first.
    #[inline(always)]
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// Every square, rank by rank from `a1`.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..64).map(Square)
    }

    /// The square with this name; the file in either case.
    pub fn from_name(name: &str) -> Option<Square> {
        let &[file, rank] = name.as_bytes() else { return None };
        Square::new(file.to_ascii_lowercase().wrapping_sub(b'a'), rank.wrapping_sub(b'1'))
    }

    /// The order in which squares are written one after another: by name.
    pub(crate) const fn by_name(self) -> u8 {
        self.file() << 3 | self.rank()
    }

    #[inline(always)]
    pub(crate) const fn set(self) -> Set {
        Set::single(self.0)
    }

    #[inline(always)]
    pub(crate) const fn raw(self) -> u8 {
        self.0
    }

    /// The cell of a board of square cells.
    pub fn cell(self) -> Cell {
        Set::cell(self.0)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), char::from(b'1' + self.rank()))
    }
}

/// A corner of the board, which is somebody's home or may become one, with its quadrant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Corner {
    /// The quadrant a1-d4.
    A1,
    /// The quadrant e1-h4.
    H1,
    /// The quadrant a5-d8.
    A8,
    /// The quadrant e5-h8.
    H8,
}

impl Corner {
    /// All four.
    pub const ALL: [Corner; 4] = [Corner::A1, Corner::H1, Corner::A8, Corner::H8];

    /// The corner square.
    pub const fn square(self) -> Square {
        Square([0, 7, 56, 63][self as usize])
    }

    /// The corner whose quadrant a square lies in.
    pub const fn of(square: Square) -> Corner {
        Corner::ALL[(square.rank() >> 2 << 1 | square.file() >> 2) as usize]
    }

    /// The corner across the board.
    pub const fn opposite(self) -> Corner {
        Corner::ALL[self as usize ^ 3]
    }

    /// File and rank of a square counted from this corner, both 1 to 8 (`x` and `y` of the rules).
    pub const fn frame(self, square: Square) -> (u8, u8) {
        let turned = square.0 ^ self.square().0;
        ((turned & 7) + 1, (turned >> 3) + 1)
    }

    /// The line of a square for the player who is at home here, 1 to 8.
    ///
    /// ```
    /// use skazka_stone_chess::{Corner, Square};
    /// let line = |name| Corner::H8.line(Square::from_name(name).unwrap());
    /// assert_eq!((line("h8"), line("g8"), line("a7"), line("d4")), (1, 2, 8, 5));
    /// ```
    pub const fn line(self, square: Square) -> u8 {
        let (x, y) = self.frame(square);
        if x > y { x } else { y }
    }

    /// The squares of its quadrant.
    pub(crate) const fn quadrant(self) -> Set {
        const FIRST: u64 = 0x0F0F_0F0F;
        Set::from_words([FIRST << [0, 4, 32, 36][self as usize]])
    }

    /// The squares on lines below this one.
    #[inline(always)]
    pub(crate) const fn below_line(self, line: u8) -> Set {
        BELOW[self as usize][line as usize & 15]
    }

    /// The squares on line 8, where pieces promote.
    #[inline(always)]
    pub(crate) fn last_line(self) -> Set {
        !self.below_line(8)
    }
}

/// For every corner and line, the squares on lower lines.
static BELOW: [[Set; 16]; 4] = {
    let mut below = [[Set::EMPTY; 16]; 4];
    let mut corner = 0;
    while corner < 4 {
        let mut line = 0;
        while line < 16 {
            let (mut word, mut index) = (0_u64, 0);
            while index < 64 {
                if Corner::ALL[corner].line(Square(index)) < line {
                    word |= 1 << index;
                }
                index += 1;
            }
            below[corner][line as usize] = Set::from_words([word]);
            line += 1;
        }
        corner += 1;
    }
    below
};

//! Units, discs, and the byte that one cell of the board holds.

use skazka_core::Seat;

/// What a unit is (`rules/tammashil.md §2`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// One fighter.
    Single,
    /// A stack of two.
    Double,
    /// A stack of three.
    Triple,
    /// The priest that began on its owner's left; the Tsar of Hivvayo.
    LeftPriest,
    /// The priest that began on its owner's right.
    RightPriest,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 5] = [Kind::Single, Kind::Double, Kind::Triple, Kind::LeftPriest, Kind::RightPriest];

    /// The letter of the notation: `A B C L R`.
    pub const fn letter(self) -> char {
        match self {
            Kind::Single => 'A',
            Kind::Double => 'B',
            Kind::Triple => 'C',
            Kind::LeftPriest => 'L',
            Kind::RightPriest => 'R',
        }
    }

    /// The kind of an upper case letter of the notation.
    pub fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// Whether it is a priest or the Tsar.
    pub const fn is_priest(self) -> bool {
        matches!(self, Kind::LeftPriest | Kind::RightPriest)
    }

    /// Its strength when it attacks; see [`crate::State::strength_of_target`] for the other side.
    pub const fn strength(self) -> u8 {
        match self {
            Kind::Single => 1,
            Kind::Double | Kind::LeftPriest | Kind::RightPriest => 2,
            Kind::Triple => 3,
        }
    }
}

/// A unit on the board with its marks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Unit {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub kind: Kind,
    /// It, or one it merged with, was promoted in the deep rear (`rules/tammashil.md §8`).
    pub veteran: bool,
    /// It has moved, or may do nothing more this turn.
    pub moved: bool,
    /// It is a fragment of a split made this turn; one that has not `moved` is the one that stayed.
    pub fragment: bool,
}

impl Unit {
    /// A fresh unit without marks.
    pub const fn new(seat: Seat, kind: Kind) -> Unit {
        Unit { seat, kind, veteran: false, moved: false, fragment: false }
    }
}

/// The face of a disc (`rules/tammashil.md §6`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Disc {
    /// The single becomes a double.
    Good,
    /// The single is removed.
    Bad,
    /// Nothing happens.
    Empty,
}

impl Disc {
    /// Every face.
    pub const ALL: [Disc; 3] = [Disc::Good, Disc::Bad, Disc::Empty];

    /// The sign of the notation: `+ x o`.
    pub const fn sign(self) -> char {
        match self {
            Disc::Good => '+',
            Disc::Bad => 'x',
            Disc::Empty => 'o',
        }
    }

    /// The face of a sign.
    pub fn from_sign(sign: char) -> Option<Disc> {
        Disc::ALL.into_iter().find(|disc| disc.sign() == sign)
    }
}

/// How many discs there are of each face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Faces {
    /// Good ones.
    pub good: u8,
    /// Bad ones.
    pub bad: u8,
    /// Empty ones.
    pub empty: u8,
}

impl Faces {
    /// All discs together.
    pub const fn total(self) -> u16 {
        self.good as u16 + self.bad as u16 + self.empty as u16
    }

    /// How many of one face.
    pub const fn of(self, disc: Disc) -> u8 {
        match disc {
            Disc::Good => self.good,
            Disc::Bad => self.bad,
            Disc::Empty => self.empty,
        }
    }

    pub(crate) fn of_mut(&mut self, disc: Disc) -> &mut u8 {
        match disc {
            Disc::Good => &mut self.good,
            Disc::Bad => &mut self.bad,
            Disc::Empty => &mut self.empty,
        }
    }
}

/// What a cell holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Content {
    /// Nothing.
    Empty,
    /// A face-down disc; `None` when the position does not know its face.
    Covered(Option<Disc>),
    /// A unit.
    Unit(Unit),
    /// A single on a disc that is about to be turned by chance.
    Turning(Unit),
}

/// A [`Content`] in one byte.
///
/// ```text
/// bits 0-2: 0 no unit, 1 single, 2 double, 3 triple, 4 left priest, 5 right priest, 6 single on a disc being turned,
///           7 beyond the edge | bit 3: seat | bit 4: veteran | bit 5: moved | bit 6: fragment
/// without a unit, bits 3-5: 0 empty, 1 good, 2 bad, 3 empty disc, 4 unknown disc
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Byte(pub u8);

const KIND: u8 = 0b111;
const TURNING: u8 = 6;
const SEAT: u8 = 1 << 3;
const VETERAN: u8 = 1 << 4;
const MOVED: u8 = 1 << 5;
const FRAGMENT: u8 = 1 << 6;
const UNKNOWN: u8 = 4;

impl Byte {
    pub const EMPTY: Byte = Byte(0);
    /// Beyond the edge of the board.
    pub const WALL: Byte = Byte(7);

    pub const fn covered(disc: Option<Disc>) -> Byte {
        Byte(match disc {
            Some(disc) => (disc as u8 + 1) << 3,
            None => UNKNOWN << 3,
        })
    }

    pub const fn unit(unit: Unit) -> Byte {
        let mut bits = unit.kind as u8 + 1;
        if unit.seat.0 == 1 {
            bits |= SEAT;
        }
        if unit.veteran {
            bits |= VETERAN;
        }
        if unit.moved {
            bits |= MOVED;
        }
        if unit.fragment {
            bits |= FRAGMENT;
        }
        Byte(bits)
    }

    /// The single with its marks, on a disc that is being turned.
    pub const fn turning(single: Unit) -> Byte {
        Byte(Byte::unit(single).0 & !KIND | TURNING)
    }

    pub fn content(self) -> Content {
        match self.0 & KIND {
            0 => match self.0 >> 3 {
                0 => Content::Empty,
                code => Content::Covered(Disc::ALL.get(usize::from(code) - 1).copied()),
            },
            TURNING => Content::Turning(self.as_unit(Kind::Single)),
            code => {
                Kind::ALL.get(usize::from(code) - 1).map_or(Content::Empty, |&kind| Content::Unit(self.as_unit(kind)))
            }
        }
    }

    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    pub const fn is_covered(self) -> bool {
        self.0 & KIND == 0 && self.0 != 0
    }

    /// Whether a single or double stands there: what others may pass over.
    #[inline(always)]
    pub const fn is_light(self) -> bool {
        matches!(self.0 & KIND, 1 | 2)
    }

    /// Whether any unit stands there.
    #[inline(always)]
    pub const fn is_unit(self) -> bool {
        !matches!(self.0 & KIND, 0 | 7)
    }

    /// Whether a unit of this seat stands there.
    #[inline(always)]
    pub const fn is_unit_of(self, seat: Seat) -> bool {
        self.is_unit() && (self.0 & SEAT != 0) == (seat.0 == 1)
    }

    #[inline(always)]
    pub const fn is_fragment(self) -> bool {
        self.0 & FRAGMENT != 0
    }

    #[inline(always)]
    pub const fn has_moved(self) -> bool {
        self.0 & MOVED != 0
    }

    /// The same without the marks that vanish when a turn ends.
    pub const fn rested(self) -> Byte {
        Byte(self.0 & !(MOVED | FRAGMENT))
    }

    /// Whose unit it is, if it is one.
    const fn seat(self) -> Seat {
        Seat((self.0 & SEAT != 0) as u8)
    }

    fn as_unit(self, kind: Kind) -> Unit {
        let has = |bit: u8| self.0 & bit != 0;
        Unit { seat: self.seat(), kind, veteran: has(VETERAN), moved: has(MOVED), fragment: has(FRAGMENT) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_content_comes_back_from_its_byte() {
        let mut seen = vec![Byte::WALL.0];
        let mut check = |byte: Byte, content: Content| {
            assert_eq!(byte.content(), content);
            assert!(!seen.contains(&byte.0), "{content:?} has a byte of its own");
            seen.push(byte.0);
        };
        check(Byte::EMPTY, Content::Empty);
        for disc in [None, Some(Disc::Good), Some(Disc::Bad), Some(Disc::Empty)] {
            check(Byte::covered(disc), Content::Covered(disc));
        }
        for marks in 0..16 {
            let has = |bit: u8| marks >> bit & 1 == 1;
            let (veteran, moved, fragment) = (has(0), has(1), has(2));
            for kind in Kind::ALL {
                let unit = Unit { seat: Seat(u8::from(has(3))), kind, veteran, moved, fragment };
                check(Byte::unit(unit), Content::Unit(unit));
                if kind == Kind::Single {
                    check(Byte::turning(unit), Content::Turning(unit));
                }
            }
        }
    }
}

//! The table of walks: how pieces go, for every game on square cells.
//!
//! A walk is put together from parts. Most pieces have one walk; compound ones have a row of their own, so that what a
//! piece attacks is asked for once.
//!
//! ```text
//! slides   h . + + s + + x .      empty cells up to and including the first occupied one
//! hops     h . . . x s x + + x    over exactly one piece, then cells up to and including the next occupied one
//! shoots   a cannon: slides to empty cells; captures what a hop ends on
//! leaps    straight to the offset, whatever stands between
//! limps    a leap that is taken only while one cell, the leg, is empty
//! ```

use crate::leaper::{ALFIL, CAMEL, DABBABA, FERZ, KING, KNIGHT, Offset, WAZIR, ZEBRA};
use crate::{Bits, Lame, Leaper, Limp, Rays};

/// The lines on which sliders and hoppers go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Compass {
    /// None.
    None,
    /// Rows and columns.
    Straight,
    /// Diagonals.
    Diagonal,
    /// All eight directions.
    All,
}

impl Compass {
    /// What a slider on `from` sees on these lines: empty cells up to and including the first occupied one.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn seen<const W: usize>(self, from: u8, occupied: Bits<W>) -> Bits<W> {
        let rays = Rays::TABLE;
        match self {
            Compass::None => Bits::EMPTY,
            Compass::Straight => rays.straight(from, occupied),
            Compass::Diagonal => rays.diagonal(from, occupied),
            Compass::All => rays.diagonal(from, occupied) | rays.straight(from, occupied),
        }
    }

    /// Cells beyond exactly one piece, up to and including the next occupied one.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn beyond<const W: usize>(self, from: u8, occupied: Bits<W>) -> Bits<W> {
        let seen = self.seen(from, occupied);
        self.seen(from, occupied.without(seen)).without(seen)
    }
}

/// One row of the table.
#[derive(Debug, Clone, Copy)]
pub struct Gait {
    /// What it is called among people who know fairy chess.
    pub name: &'static str,
    /// Slides along these lines.
    pub slides: Compass,
    /// Hops along these lines.
    pub hops: Compass,
    /// Moves as a slider but captures by hopping, along these lines.
    pub shoots: Compass,
    /// Groups of leaps, each offset in rows and columns.
    pub leaps: &'static [&'static [Offset]],
    /// Leaps with a leg.
    pub limps: &'static [Limp],
}

const NOWHERE: Gait =
    Gait { name: "", slides: Compass::None, hops: Compass::None, shoots: Compass::None, leaps: &[], limps: &[] };

impl Gait {
    /// Cells on which this gait captures what stands there, and empty cells to which it goes.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn reach<const W: usize>(&self, leaps: &Leaper<W>, limps: &Lame<W>, from: u8, occupied: Bits<W>) -> Bits<W> {
        let mut reached = self.slides.seen(from, occupied) | self.hops.beyond(from, occupied);
        if !matches!(self.shoots, Compass::None) {
            reached |= self.shoots.seen(from, occupied).without(occupied);
            reached |= self.shoots.beyond(from, occupied) & occupied;
        }
        if !self.leaps.is_empty() {
            reached |= leaps.from(from);
        }
        if !self.limps.is_empty() {
            reached |= limps.from(from, occupied);
        }
        reached
    }

    /// Cells from which this gait captures what stands on `target`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn sources<const W: usize>(&self, leaps: &Leaper<W>, limps: &Lame<W>, target: u8, occupied: Bits<W>) -> Bits<W> {
        let mut found = self.slides.seen(target, occupied) | self.hops.beyond(target, occupied);
        found |= self.shoots.beyond(target, occupied);
        if !self.leaps.is_empty() {
            found |= leaps.from(target);
        }
        if !self.limps.is_empty() {
            found |= limps.onto(target, occupied);
        }
        found
    }
}

/// Writes down the table once, and from it the names, the tables of leaps, and one arm of code for every row: where the
/// walk is known when the program is compiled, nothing of the others is left.
///
/// Unoptimised code keeps the parts apart: all rows in one frame would take more stack than a thread has.
macro_rules! walks {
    ($($(#[$doc:meta])* $walk:ident: $name:literal { $($part:ident: $value:expr),* $(,)? })*) => {
        /// A row of the table of walks.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub enum Walk { $($(#[$doc])* $walk,)* }

        impl Walk {
            /// Every walk, in the order of the table.
            pub const ALL: &'static [Walk] = &[$(Walk::$walk),*];

            /// The row of the table.
            pub const fn gait(self) -> &'static Gait {
                match self {
                    $(Walk::$walk => const { &Gait { name: $name, $($part: $value,)* ..NOWHERE } },)*
                }
            }

            /// Where a piece on the cell of this index goes: empty cells it may move to, and occupied ones on which it
            /// may capture; own pieces are not told from others, nor the ground from what is beyond it.
            #[inline(always)]
            pub fn reach<const W: usize>(self, from: u8, occupied: Bits<W>) -> Bits<W> {
                match self {
                    $(Walk::$walk => Walk::$walk.gait().reach(Rows::<W>::$walk.0, Rows::<W>::$walk.1, from, occupied),)*
                }
            }

            /// The cells from which a piece captures what stands on the cell of this index.
            #[inline(always)]
            pub fn sources<const W: usize>(self, target: u8, occupied: Bits<W>) -> Bits<W> {
                match self {
                    $(Walk::$walk => {
                        Walk::$walk.gait().sources(Rows::<W>::$walk.0, Rows::<W>::$walk.1, target, occupied)
                    })*
                }
            }
        }

        struct Rows<const W: usize>;

        #[allow(non_upper_case_globals)]
        impl<const W: usize> Rows<W> {
            $(const $walk: (&'static Leaper<W>, &'static Lame<W>) =
                (&Leaper::new(Walk::$walk.gait().leaps), &Lame::new(Walk::$walk.gait().limps));)*
        }
    };
}

walks! {
    /// One step straight.
    Wazir: "wazir" { leaps: &[&WAZIR] }
    /// One step diagonally.
    Ferz: "ferz" { leaps: &[&FERZ] }
    /// One step in any direction.
    King: "king" { leaps: &[&KING] }
    /// Two cells straight.
    Dabbaba: "dabbaba" { leaps: &[&DABBABA] }
    /// Two cells diagonally.
    Alfil: "alfil" { leaps: &[&ALFIL] }
    /// Two cells in any direction.
    Alibaba: "alibaba" { leaps: &[&ALFIL, &DABBABA] }
    /// The (1,2) leaper.
    Knight: "knight" { leaps: &[&KNIGHT] }
    /// The (1,3) leaper.
    Camel: "camel" { leaps: &[&CAMEL] }
    /// Camel and knight.
    Gnu: "gnu" { leaps: &[&CAMEL, &KNIGHT] }
    /// Camel, knight and zebra.
    Buffalo: "buffalo" { leaps: &[&CAMEL, &KNIGHT, &ZEBRA] }
    /// Knight, or one step diagonally.
    KnightFerz: "knight-ferz" { leaps: &[&KNIGHT, &FERZ] }
    /// The horse of xiangqi: one step straight to an empty cell, then one diagonally outward.
    Mao: "mao" { limps: &MAO }
    /// A bishop.
    Bishop: "bishop" { slides: Compass::Diagonal }
    /// A rook.
    Rook: "rook" { slides: Compass::Straight }
    /// A queen.
    Queen: "queen" { slides: Compass::All }
    /// Rook, or one step diagonally.
    RookFerz: "rook-ferz" { slides: Compass::Straight, leaps: &[&FERZ] }
    /// Bishop or knight.
    BishopKnight: "bishop-knight" { slides: Compass::Diagonal, leaps: &[&KNIGHT] }
    /// Rook or knight.
    RookKnight: "rook-knight" { slides: Compass::Straight, leaps: &[&KNIGHT] }
    /// The cannon of xiangqi: moves as a rook, captures over exactly one piece.
    Cannon: "cannon" { shoots: Compass::Straight }
    /// A lion that hops: over exactly one piece along the lines of a queen, to any cell beyond it.
    LionHopper: "lion-hopper" { hops: Compass::All }
}

/// Legs and landings of the horse.
///
/// ```text
/// . x . x .
/// x . l . x      l must be empty for the two
/// . l m l .      landings x beyond it
/// x . l . x
/// . x . x .
/// ```
const MAO: [Limp; 8] = [
    Limp { leg: (1, 0), landing: (2, -1) },
    Limp { leg: (1, 0), landing: (2, 1) },
    Limp { leg: (-1, 0), landing: (-2, -1) },
    Limp { leg: (-1, 0), landing: (-2, 1) },
    Limp { leg: (0, 1), landing: (-1, 2) },
    Limp { leg: (0, 1), landing: (1, 2) },
    Limp { leg: (0, -1), landing: (-1, -2) },
    Limp { leg: (0, -1), landing: (1, -2) },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cell;

    /// Reads a drawn board, highest row first: `s` the piece, `x` others, `+` where it may go, `*` both.
    fn drawn(rows: &[&str]) -> (u8, Bits<1>, Bits<1>) {
        let (mut from, mut occupied, mut goes) = (0, Bits::EMPTY, Bits::EMPTY);
        for (row, letters) in rows.iter().rev().enumerate() {
            for (column, letter) in letters.split_whitespace().enumerate() {
                let index = Bits::<1>::index(Cell::new(row as u8, column as u8).unwrap()).unwrap();
                if letter == "s" {
                    from = index;
                }
                if "sx*".contains(letter) {
                    occupied |= Bits::single(index);
                }
                if "+*".contains(letter) {
                    goes |= Bits::single(index);
                }
            }
        }
        (from, occupied, goes)
    }

    fn goes(walk: Walk, rows: &[&str]) {
        let (from, occupied, expected) = drawn(rows);
        let board = rows.len() as u8;
        let ground = crate::Rect::square(board).bits();
        assert_eq!(walk.reach(from, occupied) & ground, expected, "{}", walk.gait().name);
    }

    #[test]
    fn a_cannon_moves_as_a_rook_and_captures_over_one() {
        goes(
            Walk::Cannon,
            &[
                ". . * . . . . .", //
                ". . . . . . . .",
                ". . x . . . . .",
                ". . + . . . . .",
                "+ + s x . * . x",
                ". . x . . . . .",
                ". . . . . . . .",
                ". . * . . . . .",
            ],
        );
    }

    #[test]
    fn a_hopping_lion_lands_anywhere_beyond_one() {
        goes(
            Walk::LionHopper,
            &[
                ". . + . . . . .", //
                ". . + . . * . .",
                "+ . + . + . . .",
                ". x x x . . . .",
                "* x s x + * . x",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . x . .",
            ],
        );
    }

    #[test]
    fn a_horse_is_lamed_by_the_cell_beside_it() {
        goes(
            Walk::Mao,
            &[
                ". . . . . . . .", //
                ". . . . . . . .",
                ". . . . . . . .",
                ". . x . + . . .",
                ". x s . . . . .",
                ". . . . * . . .",
                ". + . + . . . .",
                ". . . . . . . .",
            ],
        );
    }

    #[test]
    fn compound_walks_are_their_parts() {
        let parts: [(Walk, &[Walk]); 8] = [
            (Walk::Queen, &[Walk::Rook, Walk::Bishop]),
            (Walk::King, &[Walk::Wazir, Walk::Ferz]),
            (Walk::Alibaba, &[Walk::Alfil, Walk::Dabbaba]),
            (Walk::KnightFerz, &[Walk::Knight, Walk::Ferz]),
            (Walk::RookFerz, &[Walk::Rook, Walk::Ferz]),
            (Walk::BishopKnight, &[Walk::Bishop, Walk::Knight]),
            (Walk::RookKnight, &[Walk::Rook, Walk::Knight]),
            (Walk::Gnu, &[Walk::Knight, Walk::Camel]),
        ];
        let occupied = Bits::<2>::single(40) | Bits::single(60) | Bits::single(61);
        for (whole, parts) in parts {
            let united = parts.iter().fold(Bits::EMPTY, |all, part| all | part.reach(50, occupied));
            assert_eq!(whole.reach(50, occupied), united, "{}", whole.gait().name);
        }
    }

    fn sources_are_those_that_reach<const W: usize>() {
        let mut seed = 11_u64;
        for _ in 0..12 {
            let mut occupied = Bits::<W>::EMPTY;
            for cell in Cell::all(Bits::<W>::SIDE) {
                seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                if seed >> 62 == 0 {
                    occupied |= Bits::of(cell);
                }
            }
            for &walk in Walk::ALL {
                for target in occupied {
                    let sources = walk.sources(target, occupied);
                    for cell in Cell::all(Bits::<W>::SIDE) {
                        let from = Bits::<W>::index(cell).unwrap();
                        let captures = from != target && walk.reach(from, occupied).has(target);
                        assert_eq!(sources.has(from), captures, "{} {cell:?} {target}", walk.gait().name);
                    }
                }
            }
        }
    }

    #[test]
    fn what_attacks_a_cell_is_what_reaches_it() {
        sources_are_those_that_reach::<1>();
        sources_are_those_that_reach::<3>();
    }
}

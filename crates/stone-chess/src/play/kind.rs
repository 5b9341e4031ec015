//! The eighteen kinds of pieces: one table (`rules/stone-chess.md §4`).

use super::walks::Gait;
use skazka_square::Walk;

/// How much a piece is; captures, promotions and the end of a player depend on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Class {
    /// Pawns and the single-step or short-leaping pieces: they neither keep a player in the game nor bring stones.
    Weak,
    /// Horse to bishop.
    Light,
    /// Arabian horse to prince.
    Heavy,
    /// Arabian tower to queen.
    Superheavy,
    /// The King.
    Royal,
}

/// Writes the table down once: kinds, letters, classes, values, refunds, walks.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident $letters:literal $class:ident $value:literal $refund:literal $gait:expr;)*) => {
        /// A kind of piece. The order is that of the table: by class, then by value.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Kind { $($(#[$doc])* $kind,)* }

        impl Kind {
            /// Every kind, in order.
            pub const ALL: [Kind; 18] = [$(Kind::$kind),*];

            /// The upper-case letters of the notation.
            ///
            /// ```
            /// assert_eq!(skazka_stone_chess::Kind::ArabianHorse.letters(), "NN");
            /// ```
            pub const fn letters(self) -> &'static str {
                const LETTERS: [&str; 18] = [$($letters),*];
                LETTERS[self as usize]
            }

            /// Its class.
            #[inline(always)]
            pub const fn class(self) -> Class {
                const CLASSES: [Class; 18] = [$(Class::$class),*];
                CLASSES[self as usize]
            }

            /// The stones that a drop costs; 0 for the King, who is never dropped.
            #[inline(always)]
            pub const fn value(self) -> u16 {
                const VALUES: [u16; 18] = [$($value),*];
                VALUES[self as usize]
            }

            /// The stones that its owner gets back when it is captured.
            #[inline(always)]
            pub const fn refund(self) -> u16 {
                const REFUNDS: [u16; 18] = [$($refund),*];
                REFUNDS[self as usize]
            }

            /// How it goes.
            #[inline(always)]
            pub(crate) const fn gait(self) -> Gait {
                match self { $(Kind::$kind => $gait,)* }
            }
        }
    };
}

kinds! {
    /// Pawn.
    Pawn         "P"  Weak       2  1  Gait::Pawn;
    /// Vizier: one step diagonally.
    Vizier       "F"  Weak       2  1  Gait::Piece(Walk::Ferz);
    /// General: one step straight.
    General      "W"  Weak       2  1  Gait::Piece(Walk::Wazir);
    /// Alfil: two squares diagonally.
    Alfil        "E"  Weak       3  2  Gait::Piece(Walk::Alfil);
    /// Dabbaba: two squares straight.
    Dabbaba      "D"  Weak       3  2  Gait::Piece(Walk::Dabbaba);
    /// Horse: a knight that a piece beside it can stop.
    Horse        "Z"  Light      5  3  Gait::Piece(Walk::Mao);
    /// Lion: hops or leaps, by the option.
    Lion         "L"  Light      6  4  Gait::Lion;
    /// Knight.
    Knight       "N"  Light      7  4  Gait::Piece(Walk::Knight);
    /// Bishop.
    Bishop       "B"  Light      8  4  Gait::Piece(Walk::Bishop);
    /// Arabian horse: knight, or one step diagonally.
    ArabianHorse "NN" Heavy      10 5  Gait::Piece(Walk::KnightFerz);
    /// Cannon: moves as a rook, captures over one piece.
    Cannon       "C"  Heavy      12 6  Gait::Piece(Walk::Cannon);
    /// Rook.
    Rook         "R"  Heavy      12 6  Gait::Piece(Walk::Rook);
    /// Prince: a King that may be lost.
    Prince       "CH" Heavy      12 6  Gait::Piece(Walk::King);
    /// Arabian tower: rook, or one step diagonally.
    ArabianTower "V"  Superheavy 16 8  Gait::Piece(Walk::RookFerz);
    /// Cardinal: bishop or knight.
    Cardinal     "A"  Superheavy 20 10 Gait::Piece(Walk::BishopKnight);
    /// Marshal: rook or knight.
    Marshal      "M"  Superheavy 22 11 Gait::Piece(Walk::RookKnight);
    /// Queen.
    Queen        "Q"  Superheavy 24 12 Gait::Piece(Walk::Queen);
    /// King.
    King         "K"  Royal      0  0  Gait::Piece(Walk::King);
}

impl Kind {
    /// The kind with these upper-case letters.
    pub fn from_letters(letters: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letters() == letters)
    }

    /// Whether it neither keeps its owner in the game nor brings stones.
    #[inline(always)]
    pub const fn is_weak(self) -> bool {
        Kinds::WEAK.has(self)
    }

    /// Vizier or general, of which a player has at most one.
    #[inline(always)]
    pub const fn is_adviser(self) -> bool {
        matches!(self, Kind::Vizier | Kind::General)
    }

    #[inline(always)]
    pub(crate) const fn from_index(index: u8) -> Kind {
        Kind::ALL[if index < 18 { index as usize } else { 0 }]
    }
}

/// A set of kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Kinds(u32);

impl Kinds {
    /// No kind.
    pub const NONE: Kinds = Kinds(0);
    /// All but the King.
    pub const COMMON: Kinds = Kinds::of_class(Class::Weak).with(Kinds::LIGHT_AND_HEAVY).with(Kinds::SUPERHEAVY);
    /// Pawn, vizier, general, alfil, dabbaba.
    pub const WEAK: Kinds = Kinds::of_class(Class::Weak);
    /// What a pawn may always become.
    pub const LIGHT_AND_HEAVY: Kinds = Kinds::of_class(Class::Light).with(Kinds::of_class(Class::Heavy));
    /// Arabian tower to queen.
    pub const SUPERHEAVY: Kinds = Kinds::of_class(Class::Superheavy);

    const fn of_class(class: Class) -> Kinds {
        let (mut kinds, mut nth) = (Kinds::NONE, 0);
        while nth < Kind::ALL.len() {
            if Kind::ALL[nth].class() as u8 == class as u8 {
                kinds = kinds.with(Kinds::one(Kind::ALL[nth]));
            }
            nth += 1;
        }
        kinds
    }

    /// The set of one kind.
    #[inline(always)]
    pub const fn one(kind: Kind) -> Kinds {
        Kinds(1 << kind as u32)
    }

    /// Both sets together.
    #[inline(always)]
    pub const fn with(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// What belongs to both sets.
    #[inline(always)]
    pub const fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    /// This set without the other.
    #[inline(always)]
    pub const fn without(self, other: Kinds) -> Kinds {
        Kinds(self.0 & !other.0)
    }

    /// Whether a kind belongs to the set.
    #[inline(always)]
    pub const fn has(self, kind: Kind) -> bool {
        self.0 >> kind as u32 & 1 == 1
    }

    /// Whether no kind belongs to the set.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many kinds belong to the set.
    #[inline(always)]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The kinds in order.
    #[inline(always)]
    pub fn iter(self) -> impl Iterator<Item = Kind> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let kind = Kind::from_index(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(kind)
        })
    }

    /// The kinds against their order: what is worth most comes first, as it is offered to a person.
    #[inline(always)]
    pub fn strongest_first(self) -> impl Iterator<Item = Kind> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let highest = rest.checked_ilog2()?;
            rest &= !(1 << highest);
            Some(Kind::from_index(highest as u8))
        })
    }
}

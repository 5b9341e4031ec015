//! The two games with their option, and every number in which they differ.

use crate::play::{Faces, Kind};

/// One of the two games (`rules/tammashil.md §10`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Which {
    /// The game of 373 cells and a die.
    Tammashil,
    /// Its giant sibling of 11,811 cells without one.
    Hivvayo,
}

/// Which cells of the middle row are covered at the start (`rules/tammashil.md §6`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Belt {
    /// All of them.
    Full,
    /// All but the two end cells.
    OpenEnds,
}

/// How many steps a turn has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Steps {
    /// A die with this many faces says.
    Die(u8),
    /// Always so many.
    Fixed(u8),
}

/// Every number of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Numbers {
    /// Cells of a rear edge.
    pub rear: u16,
    /// Cells of a side edge; the board has `2 * side - 1` rows.
    pub side: u16,
    /// Full rows of figures a side has at the start.
    pub army_rows: u16,
    /// Priests a side: one (the Tsar, on its owner's left) or two.
    pub priests: u8,
    /// Cells in one move of a single, double, triple, priest.
    speeds: [u8; 4],
    /// Cells in one flank manoeuvre.
    pub flank: u8,
    /// What a turn may take.
    pub steps: Steps,
    /// Steps that must be taken while any are legal.
    pub least: u8,
}

const TAMMASHIL: Numbers = Numbers {
    rear: 13,
    side: 11,
    army_rows: 3,
    priests: 2,
    speeds: [3, 2, 1, 2],
    flank: 5,
    steps: Steps::Die(6),
    least: 1,
};

const HIVVAYO: Numbers = Numbers {
    rear: 70,
    side: 60,
    army_rows: 3,
    priests: 1,
    speeds: [6, 4, 2, 4],
    flank: 10,
    steps: Steps::Fixed(20),
    least: 2,
};

impl Numbers {
    /// Cells in one move of a unit.
    pub const fn speed(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Single => self.speeds[0],
            Kind::Double => self.speeds[1],
            Kind::Triple => self.speeds[2],
            Kind::LeftPriest | Kind::RightPriest => self.speeds[3],
        }
    }

    /// The most steps that a turn may have.
    pub const fn most_steps(&self) -> u8 {
        match self.steps {
            Steps::Die(most) | Steps::Fixed(most) => most,
        }
    }
}

/// A game with its option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Which game.
    pub game: Which,
    /// Which cells of the middle row are covered; of Hivvayo always [`Belt::OpenEnds`].
    pub belt: Belt,
}

impl Rules {
    /// Tammashil as its author plays it.
    pub const TAMMASHIL: Rules = Rules { game: Which::Tammashil, belt: Belt::Full };
    /// Hivvayo, which has no option.
    pub const HIVVAYO: Rules = Rules { game: Which::Hivvayo, belt: Belt::OpenEnds };

    /// The numbers of the game.
    pub const fn numbers(self) -> &'static Numbers {
        match self.game {
            Which::Tammashil => &TAMMASHIL,
            Which::Hivvayo => &HIVVAYO,
        }
    }

    /// How many discs of each face the belt is made of.
    pub const fn discs(self) -> Faces {
        match (self.game, self.belt) {
            (Which::Tammashil, Belt::Full) => Faces { good: 8, bad: 10, empty: 5 },
            (Which::Tammashil, Belt::OpenEnds) => Faces { good: 7, bad: 9, empty: 5 },
            (Which::Hivvayo, _) => Faces { good: 44, bad: 55, empty: 28 },
        }
    }

    /// Whether the two end cells of the middle row are clear at the start.
    pub const fn has_open_ends(self) -> bool {
        matches!((self.game, self.belt), (Which::Hivvayo, _) | (_, Belt::OpenEnds))
    }
}

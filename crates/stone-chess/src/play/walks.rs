//! How kinds go on a board: pieces by the table of walks that all games share, pawns by their owner's home.

use super::kind::Kind;
use super::square::{Corner, Set, Square};
use crate::Lion;
use skazka_square::Walk;

/// How a kind goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Gait {
    /// As everybody's, by the table.
    Piece(Walk),
    /// By the option.
    Lion,
    /// By the owner's home.
    Pawn,
}

/// The walk of lions.
#[inline(always)]
pub(crate) const fn lion_walk(lion: Lion) -> Walk {
    match lion {
        Lion::Hopper => Walk::LionHopper,
        Lion::Leaper => Walk::Alibaba,
    }
}

/// Where a pawn goes from one square (`rules/stone-chess.md §2`).
///
/// ```text
/// home a1    x x .      above the diagonal only up, below it only to the right,
///   y > x    . P .      on it both ways, with three squares to capture on
/// ```
#[derive(Debug, Clone, Copy)]
pub(crate) struct PawnWalk {
    /// Squares one step ahead.
    pub steps: Set,
    /// From lines 1 and 2: the square passed over and the square two steps ahead, each way.
    pub doubles: [(Set, Set); 2],
    /// Squares it attacks.
    pub attacks: Set,
    /// Squares from which a pawn of this home attacks this one.
    pub sources: Set,
}

impl PawnWalk {
    /// The walk from a square of a pawn at home in this corner.
    #[inline(always)]
    pub fn of(home: Corner, square: Square) -> &'static PawnWalk {
        &PAWNS[home as usize][square.index()]
    }
}

static PAWNS: [[PawnWalk; 64]; 4] = {
    const STILL: PawnWalk = PawnWalk {
        steps: Set::EMPTY,
        doubles: [(Set::EMPTY, Set::EMPTY); 2],
        attacks: Set::EMPTY,
        sources: Set::EMPTY,
    };
    let mut pawns = [[STILL; 64]; 4];
    let mut corner = 0;
    while corner < 4 {
        let mut index = 0;
        while index < 64 {
            let (home, square) = (Corner::ALL[corner], Square::at(index));
            let mut walk = pawn_walk(home, square);
            let mut from = 0;
            while from < 64 {
                if pawn_walk(home, Square::at(from)).attacks.has(index) {
                    walk.sources = walk.sources.union(Set::single(from));
                }
                from += 1;
            }
            pawns[corner][index as usize] = walk;
            index += 1;
        }
        corner += 1;
    }
    pawns
};

const fn pawn_walk(home: Corner, square: Square) -> PawnWalk {
    let (x, y) = home.frame(square);
    let (up, right) = (y >= x, x >= y);
    let mut attacks = ahead(home, x, y, 1, 1);
    let mut steps = Set::EMPTY;
    let mut doubles = [(Set::EMPTY, Set::EMPTY); 2];
    let starts = home.line(square) <= 2;
    if up {
        attacks = attacks.union(ahead(home, x, y, -1, 1));
        steps = steps.union(ahead(home, x, y, 0, 1));
        if starts {
            doubles[0] = (ahead(home, x, y, 0, 1), ahead(home, x, y, 0, 2));
        }
    }
    if right {
        attacks = attacks.union(ahead(home, x, y, 1, -1));
        steps = steps.union(ahead(home, x, y, 1, 0));
        if starts {
            doubles[1] = (ahead(home, x, y, 1, 0), ahead(home, x, y, 2, 0));
        }
    }
    PawnWalk { steps, doubles, attacks, sources: Set::EMPTY }
}

/// The square so far ahead in a player's own frame, if there is one.
const fn ahead(home: Corner, x: u8, y: u8, right: i8, up: i8) -> Set {
    let (x, y) = (x as i8 + right - 1, y as i8 + up - 1);
    if x < 0 || x > 7 || y < 0 || y > 7 {
        return Set::EMPTY;
    }
    Set::single((y as u8 * 8 + x as u8) ^ home.square().raw())
}

/// What a piece needs to know of the board to go.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ground {
    pub occupied: Set,
    pub lion: Lion,
}

impl Ground {
    /// The squares on which a piece of this kind captures what stands there, and for all but pawns the empty ones to
    /// which it goes. Of an empty square that a weak piece reaches it is true that it attacks it.
    #[inline(always)]
    pub fn reach(self, kind: Kind, home: Corner, from: Square) -> Set {
        match kind.gait() {
            Gait::Pawn => PawnWalk::of(home, from).attacks,
            Gait::Lion => lion_walk(self.lion).reach(from.raw(), self.occupied),
            Gait::Piece(walk) => walk.reach(from.raw(), self.occupied),
        }
    }

    /// The squares from which a piece of this kind and home captures what stands on `target`.
    #[inline(always)]
    pub fn sources(self, kind: Kind, home: Corner, target: Square) -> Set {
        match kind.gait() {
            Gait::Pawn => PawnWalk::of(home, target).sources,
            Gait::Lion => lion_walk(self.lion).sources(target.raw(), self.occupied),
            Gait::Piece(walk) => walk.sources(target.raw(), self.occupied),
        }
    }
}

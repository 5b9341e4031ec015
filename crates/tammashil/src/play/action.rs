//! One decision of a seat or of chance.

use super::geometry::Cell;
use super::unit::Disc;
use skazka_core::Seat;

/// One decision. Two decisions are equal exactly when they do the same: earlier attackers and split exits stand in
/// board order, and what is not there is `None`.
///
/// Triples have strength 3 and a priest in a foreign corner has 5, but a corner has only three neighbours and stands
/// differ; so no attack without a superfluous attacker has more than three attackers (`rules/tammashil.md §5`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Chance: the coin says who begins.
    Coin(Seat),
    /// Chance: the die shows so many steps.
    Roll(u8),
    /// Chance: the disc under the single shows its face.
    Turned(Disc),
    /// A unit goes to an empty cell.
    Walk {
        /// Where it stands.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// A single goes onto an own single or double.
    Merge {
        /// Where it stands.
        from: Cell,
        /// The unit that grows.
        to: Cell,
    },
    /// A single goes onto a covered cell.
    Trap {
        /// Where it stands.
        from: Cell,
        /// The covered cell.
        to: Cell,
    },
    /// One to three units remove an enemy.
    Attack {
        /// Who attacks but does not occupy: where each stands, and the stand it attacks from; by board order of the first.
        earlier: [Option<(Cell, Cell)>; 2],
        /// Where the one that occupies the target's cell comes from.
        last: Cell,
        /// The enemy.
        target: Cell,
    },
    /// A stack falls apart.
    Split {
        /// The stack.
        stack: Cell,
        /// Where the leaving singles go, in board order; a double has one.
        exits: [Option<Cell>; 2],
    },
    /// The turn ends.
    End,
}

impl Move {
    /// An attack; earlier attackers may come in any order.
    pub fn attack(earlier: &[(Cell, Cell)], last: Cell, target: Cell) -> Move {
        let mut ordered = [earlier.first().copied(), earlier.get(1).copied()];
        if let [Some(one), Some(other)] = ordered
            && other < one
        {
            ordered.swap(0, 1);
        }
        Move::Attack { earlier: ordered, last, target }
    }

    /// A split; exits may come in any order.
    pub fn split(stack: Cell, exits: &[Cell]) -> Move {
        let mut ordered = [exits.first().copied(), exits.get(1).copied()];
        if let [Some(one), Some(other)] = ordered
            && other < one
        {
            ordered.swap(0, 1);
        }
        Move::Split { stack, exits: ordered }
    }

    /// Whether chance takes it.
    pub const fn is_chance(self) -> bool {
        matches!(self, Move::Coin(_) | Move::Roll(_) | Move::Turned(_))
    }
}

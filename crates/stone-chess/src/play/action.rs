//! What a player can do.

use super::kind::Kind;
use super::square::Square;
use skazka_core::Seat;

/// One turn of a player, or one piece of the placement that is his first (`rules/stone-chess.md §3`).
///
/// Two actions of one position are equal exactly when they do the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// One of the eight pieces of the first turn is put down; the turn ends with the eighth.
    Place {
        /// The piece.
        kind: Kind,
        /// Where to.
        to: Square,
    },
    /// A piece moves, capturing what stands on its target.
    Move {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// Whether it captures the pawn that passed over its target.
        passing: bool,
        /// What it becomes on line 8.
        becomes: Option<Kind>,
    },
    /// A new piece is bought and put on an empty square.
    Drop {
        /// The piece.
        kind: Kind,
        /// Where to.
        to: Square,
    },
    /// An own piece becomes another where it stands.
    Mutate {
        /// Where it stands.
        at: Square,
        /// What it becomes.
        into: Kind,
    },
    /// The King changes places with an own piece.
    Swap {
        /// Where the other piece stands.
        with: Square,
        /// What the other piece becomes, where it comes to line 8.
        becomes: Option<Kind>,
    },
    /// Nothing: only when nothing else is possible.
    Pass,
    /// A player gives up, whoever's turn it is: he is out as if his last piece that is not weak were captured, and nobody
    /// gets stones for it. Our decision; never among [`crate::State::actions`].
    Retire {
        /// Who.
        seat: Seat,
    },
}

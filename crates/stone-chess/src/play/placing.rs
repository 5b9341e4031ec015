//! The first turn of a player: eight pieces inside one free quadrant, the King first (`rules/stone-chess.md §1`).

use super::generate::Group;
use super::kind::Kind;
use super::square::{Corner, Set, Square};
use super::state::{SeatStatus, State};
use skazka_core::Seat;

/// How many pieces are placed.
pub(crate) const KIT: u32 = 8;

/// What is placed, in the order in which it is written.
pub(crate) const KINDS: [(Kind, u8); 4] = [(Kind::King, 1), (Kind::Rook, 1), (Kind::Knight, 2), (Kind::Pawn, 4)];

impl State {
    /// Whether the player to move is placing his pieces.
    #[inline(always)]
    pub fn is_placing(&self) -> bool {
        self.standing[self.mover.index() & 3] == SeatStatus::Placing
    }

    /// How many pieces of a kind a player has in hand: before and during his first turn only.
    pub fn in_hand(&self, seat: Seat, kind: Kind) -> u8 {
        if self.seat_status(seat) != SeatStatus::Placing {
            return 0;
        }
        let all = KINDS.iter().find(|(placed, _)| *placed == kind).map_or(0, |(_, count)| *count);
        let standing = self.of(seat).into_iter().filter(|&square| self.kind_at(Square::at(square)) == kind).count();
        all.saturating_sub(standing as u8)
    }

    /// Where a King may be placed: in any quadrant that is nobody's home.
    pub(super) fn free_quadrants(&self) -> Set {
        let free = |corner: &Corner| !self.standing.contains(&SeatStatus::Home(*corner));
        Corner::ALL.into_iter().filter(free).fold(Set::EMPTY, |all, corner| all | corner.quadrant())
    }

    /// Calls `visit` with every piece in hand and where it may go.
    pub(super) fn each_placement(&self, mut visit: impl FnMut(Group)) {
        let empty = !self.occupied();
        let Some(king) = self.king(self.mover) else {
            return visit(Group::Places { kind: Kind::King, to: self.free_quadrants() & empty });
        };
        let quadrant = Corner::of(king).quadrant() & empty;
        for (kind, _) in KINDS {
            if self.in_hand(self.mover, kind) > 0 {
                visit(Group::Places { kind, to: quadrant });
            }
        }
    }
}

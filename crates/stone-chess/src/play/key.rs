//! The hash of what makes two positions the same (`rules/stone-chess.md §7`): board, turn, stones, rights, passed pawns.

use super::kind::Kind;
use super::square::Square;
use super::state::{SeatStatus, State};
use skazka_core::{Seat, scatter};

/// What a piece on a square adds.
#[inline(always)]
pub(crate) const fn piece(seat: Seat, kind: Kind, square: Square) -> u64 {
    scatter(1 << 16 | (seat.0 as u64) << 12 | (kind as u64) << 6 | square.index() as u64)
}

impl State {
    /// A hash of all that makes two positions the same for repetition. The board's part is kept up to date by every
    /// action; the few words beside it are mixed in here.
    pub fn key(&self) -> u64 {
        self.board_key ^ self.counters()
    }

    /// The same hash computed from nothing.
    pub fn recomputed_key(&self) -> u64 {
        self.pieces().fold(self.counters(), |key, (square, seat, kind)| key ^ piece(seat, kind, square))
    }

    fn counters(&self) -> u64 {
        let (mut stones, mut standing, mut passed) = (0_u64, 0_u64, u64::from(self.mover.0));
        for seat in 0..4 {
            stones = stones << 16 | u64::from(self.stones[seat]);
            let place = match self.standing[seat] {
                SeatStatus::Placing => 0,
                SeatStatus::Home(corner) => 1 + corner as u64,
                SeatStatus::Out(place) => 8 + u64::from(place),
            };
            standing = standing << 16 | place << 8 | u64::from(self.rights[seat].raw());
            let pawn = self.passed[seat].map_or(0, |passed| 1 + (passed.over.index() << 6 | passed.pawn.index()));
            passed = passed << 13 | pawn as u64;
        }
        scatter(stones ^ 0x5105) ^ scatter(scatter(standing ^ 0x57A9)) ^ scatter(scatter(scatter(passed ^ 0xA55E)))
    }
}

//! Who has won (`rules/dumaraj.md §3.4`, `§3.5`, `§6`). Draws by counting are told by whoever keeps the history.

use super::state::State;
use crate::Mob;
use skazka_core::Seat;

/// Why a game was won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The enemy Raj was captured.
    Raj,
    /// The last enemy mob was captured.
    Mobs,
    /// The enemy has no legal move.
    Locked,
}

impl Reason {
    /// The word of the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Reason::Raj => "raj",
            Reason::Mobs => "mobs",
            Reason::Locked => "locked",
        }
    }
}

impl<const W: usize> State<W> {
    /// Whether a seat has lost its Raj, or without Raj its last mob. While mobs are being placed nobody has.
    #[inline(always)]
    pub fn is_beaten(&self, seat: Seat) -> bool {
        if self.terms.with_raj[seat.index() & 1] {
            (self.mobs[Mob::Raj as usize] & self.of(seat)).is_empty()
        } else {
            self.of(seat).is_empty()
        }
    }

    /// Who has won by capturing.
    pub fn captured_all(&self) -> Option<(Seat, Reason)> {
        if self.is_placing() {
            return None;
        }
        let loser = [self.mover, self.opponent()].into_iter().find(|&seat| self.is_beaten(seat))?;
        let reason = if self.terms.with_raj[loser.index()] { Reason::Raj } else { Reason::Mobs };
        Some((Seat(loser.0 ^ 1), reason))
    }

    /// Who has won.
    pub fn ended(&self) -> Option<(Seat, Reason)> {
        self.captured_all().or_else(|| (!self.has_action()).then(|| (self.opponent(), Reason::Locked)))
    }

    /// The bit on which a capture ends the game: the Raj of a seat, or without Raj its last mob.
    #[inline(always)]
    pub fn prize(&self, seat: Seat) -> skazka_square::Bits<W> {
        if self.terms.with_raj[seat.index() & 1] {
            return self.mobs[Mob::Raj as usize] & self.of(seat);
        }
        let mobs = self.of(seat);
        if mobs.count() == 1 { mobs } else { skazka_square::Bits::EMPTY }
    }
}

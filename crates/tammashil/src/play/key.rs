//! The hash of all that the future of a position depends on. No game of Tammashil ends by repetition; searches use it.

use super::geometry::Cell;
use super::state::State;
use super::unit::Byte;
use skazka_core::scatter;

/// What a cell adds; nothing when it is empty.
#[inline(always)]
pub(crate) const fn content(cell: Cell, byte: Byte) -> u64 {
    if byte.0 == 0 { 0 } else { scatter((byte.0 as u64) << 16 | cell.index() as u64) }
}

/// What mover, coin, steps and hidden discs add.
pub(crate) fn counters(state: &State) -> u64 {
    let steps = [state.mover.0 | u8::from(state.tossed) << 1, state.roll, state.left, 1];
    let hidden = [state.hidden.good, state.hidden.bad, state.hidden.empty, 0];
    scatter(u64::from(u32::from_le_bytes(steps)) << 32 | u64::from(u32::from_le_bytes(hidden)))
}

impl State {
    /// The key computed from nothing.
    pub fn recomputed_key(&self) -> u64 {
        let cells = self.geometry.cells().map(|cell| content(cell, self.byte(cell.index())));
        cells.fold(counters(self), |key, cell| key ^ cell)
    }
}

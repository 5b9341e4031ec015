//! Which border lines a move leaves empty (`rules/dumaraj.md §3.2`).
//!
//! A line is empty after a move if the mover does not land on it, and before the move nobody stood on it but perhaps
//! the mover itself. (A captured mob stood where the mover lands.)

use super::state::State;
use skazka_square::{Bits, Border};

/// The border lines of a location and how crowded they are.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Borders<const W: usize> {
    pub lines: [Bits<W>; 4],
    /// Nobody stands there.
    pub empty: [bool; 4],
    /// The one mob that stands there alone; no cell otherwise.
    pub loners: [Bits<W>; 4],
}

impl<const W: usize> Borders<W> {
    #[inline(always)]
    pub fn of(state: &State<W>) -> Self {
        let occupied = state.occupied();
        let lines = Border::ALL.map(|border| state.location.border(border).bits());
        let standing = lines.map(|line| line & occupied);
        let loner = |set: Bits<W>| if set.count() == 1 { set } else { Bits::EMPTY };
        Borders { lines, empty: standing.map(Bits::is_empty), loners: standing.map(loner) }
    }

    /// Whether the move leaves this border line empty.
    #[inline(always)]
    pub fn emptied(&self, border: Border, from: u8, to: u8) -> bool {
        let line = border as usize;
        (self.empty[line] || self.loners[line].has(from)) && !self.lines[line].has(to)
    }
}

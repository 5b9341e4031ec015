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
        let mut borders = Borders { lines: [Bits::EMPTY; 4], empty: [false; 4], loners: [Bits::EMPTY; 4] };
        for border in Border::ALL {
            let line = state.location.border(border).bits();
            let standing = line & occupied;
            borders.lines[border as usize] = line;
            borders.empty[border as usize] = standing.is_empty();
            if standing.is_single() {
                borders.loners[border as usize] = standing;
            }
        }
        borders
    }

    /// The mobs that stand alone on some border line.
    #[inline(always)]
    pub fn all_loners(&self) -> Bits<W> {
        self.loners[0] | self.loners[1] | self.loners[2] | self.loners[3]
    }

    /// Whether one of these mobs may open a border line.
    #[inline(always)]
    pub fn can_open(&self, mobs: Bits<W>) -> bool {
        let [first, second, third, fourth] = self.empty;
        first | second | third | fourth || !(self.all_loners() & mobs).is_empty()
    }

    /// Whether the move leaves this border line empty.
    #[inline(always)]
    pub fn emptied(&self, border: Border, from: u8, to: u8) -> bool {
        let line = border as usize;
        (self.empty[line] || self.loners[line].has(from)) && !self.lines[line].has(to)
    }
}

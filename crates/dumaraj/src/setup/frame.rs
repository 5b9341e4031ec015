//! Where on a location a set-up may stand (`rules/dumaraj.md §7`).

use super::drawing::Setup;
use crate::play::in_zone;
use crate::{Rules, Shape};
use skazka_square::Cell;

/// The square of bits that a set-up stands in: the whole location on its base size N and on N+1, its own N x N square
/// in the middle of anything larger (Stalingrad).
///
/// ```text
/// Pioneer on 7x7: low 0, high 6        Pioneer on 8x8 (Stalingrad): low 1, high 6
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Frame {
    /// Rows and columns of the location.
    pub size: u8,
    /// The outline of the location.
    pub shape: Shape,
    /// The lowest row and column of the square, from 0.
    pub low: u8,
    /// The highest row and column of the square.
    pub high: u8,
}

impl Frame {
    /// The frame of a set-up on the location of these rules.
    pub fn new(rules: &Rules, setup: &Setup) -> Frame {
        let (size, shape) = (rules.size, rules.shape);
        if Frame::is_stalingrad(setup.base, size) {
            let low = (size - setup.base) / 2;
            return Frame { size, shape, low, high: low + setup.base - 1 };
        }
        Frame { size, shape, low: 0, high: size.saturating_sub(1) }
    }

    /// Whether a set-up of this base stands in its own square on a location of this size: on every location over 10,
    /// and on any larger than base + 1.
    pub const fn is_stalingrad(base: u8, size: u8) -> bool {
        size > base && (size > 10 || size > base + 1)
    }

    /// The bit that faces this one across the rubicon: on a square in the same column, on a rhomb on the line between
    /// the players' corners. `None` for a bit outside the frame.
    pub fn facing(self, bit: Cell) -> Option<Cell> {
        let turned = |line| (self.low + self.high).checked_sub(line);
        match self.shape {
            Shape::Square => Cell::new(turned(bit.row())?, bit.column()),
            Shape::Rhomb => Cell::new(turned(bit.column())?, turned(bit.row())?),
        }
    }

    /// Whether an attacker's mob may start on this bit: inside the frame, in the attack zone, and with the facing bit
    /// in the defence zone, so that either player can set up by the same paper.
    pub fn holds(self, bit: Cell) -> bool {
        let inside = |line| (self.low..=self.high).contains(&line);
        let zone = |seat, bit| in_zone(self.shape, self.size, seat, bit);
        inside(bit.row()) && inside(bit.column()) && zone(0, bit) && self.facing(bit).is_some_and(|bit| zone(1, bit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stalingrad_begins_after_n_plus_one_and_at_eleven() {
        let larger = |base| (base..=12).filter(|&size| Frame::is_stalingrad(base, size)).collect::<Vec<_>>();
        assert_eq!(larger(6), [8, 9, 10, 11, 12]);
        assert_eq!(larger(8), [10, 11, 12]);
        assert_eq!(larger(10), [11, 12]);
    }
}

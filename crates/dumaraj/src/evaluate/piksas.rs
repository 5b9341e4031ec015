//! Piksas on their way: what counts is how far it is to the far finist as the location is now.
//!
//! ```text
//! last row empty, editor on:   . . . .     the owner may cut row 4 after moving, so the Piksa on row 2
//!                              . . . .     is rather one step from promotion than two
//!                              . P . .
//! ```

use crate::Shape;
use crate::play::inside::State;
use skazka_core::Seat;
use skazka_square::{Bits, Border, Rect};

/// More than a Piksa's own worth, by steps to the far finist; on it, promotion is the next move.
const AHEAD: [i32; 8] = [450, 190, 100, 55, 30, 15, 7, 0];

/// What all Piksas of a seat are worth beyond the fixed worth of each.
#[inline(always)]
pub(super) fn ahead<const W: usize>(state: &State<W>, seat: Seat, piksas: Bits<W>, open: [bool; 4]) -> i32 {
    let borders = far_borders(state.terms.shape, seat);
    let mut sum = 0;
    piksas.each(|index| {
        let nearest = borders.iter().map(|&border| {
            let steps = steps(state.location, border, index / Bits::<W>::STRIDE as u8, index % Bits::<W>::STRIDE as u8);
            if open[border as usize] { (bonus(steps) + bonus(steps.saturating_sub(1))) / 2 } else { bonus(steps) }
        });
        sum += nearest.max().unwrap_or(0);
    });
    sum
}

fn bonus(steps: u8) -> i32 {
    AHEAD[usize::from(steps).min(AHEAD.len() - 1)]
}

/// The border lines that are the far finist of a seat.
fn far_borders(shape: Shape, seat: Seat) -> &'static [Border] {
    match (shape, seat) {
        (Shape::Square, Seat(0)) => &[Border::LastRow],
        (Shape::Square, _) => &[Border::FirstRow],
        (Shape::Rhomb, Seat(0)) => &[Border::LastRow, Border::LastColumn],
        (Shape::Rhomb, _) => &[Border::FirstRow, Border::FirstColumn],
    }
}

#[inline(always)]
fn steps(location: Rect, border: Border, row: u8, column: u8) -> u8 {
    let line = location.line(border);
    if border.is_row() { line.abs_diff(row) } else { line.abs_diff(column) }
}

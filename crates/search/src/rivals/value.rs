//! What the end of a game is worth for one of many.

use crate::score::{DRAW, WIN};
use skazka_core::{Outcome, Position, Seat, Turn};

/// The score for `seat`, `ply` actions after the root, when the game is over or `seat` is out of it.
///
/// To be out is to lose, and the later the better: whoever stays longer has the better place.
pub(crate) fn ended<P: Position>(position: &P, seat: Seat, ply: usize) -> Option<i32> {
    if !position.in_play().contains(seat) {
        return Some(ply as i32 - WIN);
    }
    match position.turn() {
        Turn::Over(outcome) => Some(of_places(&outcome, seat, ply)),
        _ => None,
    }
}

/// The score of an outcome: only the first place is a win, a shared one is a draw.
pub(crate) fn of_places(outcome: &Outcome, seat: Seat, ply: usize) -> i32 {
    if outcome.places.get(seat.index()) != Some(&1) {
        return ply as i32 - WIN;
    }
    if outcome.winner() == Some(seat) { WIN - ply as i32 } else { DRAW }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_first_place_is_a_win_and_a_shared_one_a_draw() {
        let outcome = |places: &[u8]| Outcome { places: places.to_vec(), reason: "last" };
        assert_eq!(of_places(&outcome(&[3, 1, 2]), Seat(1), 4), WIN - 4);
        assert_eq!(of_places(&outcome(&[3, 1, 2]), Seat(2), 4), 4 - WIN);
        assert_eq!(of_places(&outcome(&[1, 1, 3]), Seat(0), 4), DRAW);
        assert_eq!(of_places(&outcome(&[1, 1, 3]), Seat(2), 4), 4 - WIN);
    }
}

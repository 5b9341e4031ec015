//! What the end of a game is worth for one of many.

use crate::score::{DRAW, WIN};
use skazka_core::{Outcome, Position, Seat};

/// The score for `seat`, `ply` actions after the root, when the game is over or `seat` is out of it.
///
/// To be out is to lose, and the later the better: whoever stays longer has the better place.
pub(crate) fn ended<P: Position>(position: &P, seat: Seat, ply: usize) -> Option<i32> {
    if !position.in_play().contains(seat) {
        return Some(ply as i32 - WIN);
    }
    position.outcome().map(|outcome| of_places(outcome, seat, ply))
}

/// The score of an outcome: only the first place is a win, a shared one is a draw, and so is a game that does not count.
pub(crate) fn of_places(outcome: Outcome, seat: Seat, ply: usize) -> i32 {
    if outcome.winner() == Some(seat) {
        return WIN - ply as i32;
    }
    if outcome.counts() && !outcome.best().any(|best| best == seat) { ply as i32 - WIN } else { DRAW }
}

#[cfg(test)]
mod tests {
    use super::*;
    use skazka_core::Ending;

    #[test]
    fn only_a_first_place_is_a_win_and_a_shared_one_a_draw() {
        let outcome = |places: [u8; 3]| Outcome { places: places.into_iter().collect(), ending: Ending::Rules("last") };
        assert_eq!(of_places(outcome([3, 1, 2]), Seat(1), 4), WIN - 4);
        assert_eq!(of_places(outcome([3, 1, 2]), Seat(2), 4), 4 - WIN);
        assert_eq!(of_places(outcome([1, 1, 3]), Seat(0), 4), DRAW);
        assert_eq!(of_places(outcome([1, 1, 3]), Seat(2), 4), 4 - WIN);
        assert_eq!(of_places(Outcome::ABORTED, Seat(2), 4), DRAW);
    }
}

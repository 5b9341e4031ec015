//! Values that may be averaged over what chance may do.

use skazka_core::{Outcome, Seat};

/// What a game won is worth, in hundredths of the game's unit of material; a game lost is worth as much less than
/// nothing. A tenth of a chance to win weighs as much as a tenth of this.
pub const WON: f64 = 10_000.0;

/// What a draw is worth to whoever thinks: less than an even game, so that two careful players do not settle for one.
pub const DRAWN: f64 = -600.0;

/// Worths up to this are taken as they are; greater ones come closer and closer to [`WON`] and never reach it.
const CLEAR: f64 = 6_000.0;

/// A worth as a value.
pub(crate) fn of_score(score: i32) -> f64 {
    let score = f64::from(score);
    let beyond = score.abs() - CLEAR;
    if beyond <= 0.0 {
        return score;
    }
    let room = WON - CLEAR;
    score.signum() * (CLEAR + room * beyond / (beyond + room))
}

/// The value of the end of a game for `seat`, which thinks.
pub(crate) fn of_outcome(outcome: Outcome, seat: Seat) -> f64 {
    match outcome.winner() {
        None => DRAWN,
        Some(winner) if winner == seat => WON,
        Some(_) => -WON,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_worth_reaches_a_game_won_and_more_is_always_more() {
        let values: Vec<_> = (-60..=60).map(|step| of_score(step * 1_000)).collect();
        assert!(values.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(values.iter().all(|value| value.abs() < WON));
        assert_eq!((of_score(0), of_score(-5_999), of_score(10_000)), (0.0, -5_999.0, 8_000.0));
    }
}

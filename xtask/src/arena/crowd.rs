//! Games of more than two seats: one seat of one level among seats of another, all rotations.
//!
//! ```text
//! game      0      1      2      3      4      5
//! seats   H l l  l H l  l l H  L h h  h L h  h h L
//! ```

use super::bout::Thinking;
use super::choice::choose;
use skazka_core::{Actor, Outcome, Position, Thinker, Turn};
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Actions until a game is broken off as it stands.
const LONGEST: usize = 4_000;

/// How a higher level did against a lower one.
#[derive(Debug, Default)]
pub struct Meeting {
    /// For each game, by how many places the seats of the higher level stood above those of the lower on average.
    better: Vec<f64>,
    /// Actions of all games.
    actions: usize,
    /// Games that nobody won.
    drawn: u32,
    /// How the higher and the lower level thought.
    sides: [Thinking; 2],
}

impl Meeting {
    /// The mean of the differences and how many standard errors it is above nothing.
    fn mean(&self) -> (f64, f64) {
        let games = self.better.len() as f64;
        let mean = self.better.iter().sum::<f64>() / games;
        let spread = self.better.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (games - 1.0);
        (mean, mean / (spread / games).sqrt())
    }
}

impl fmt::Display for Meeting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = self.better.len();
        let (mean, errors) = self.mean();
        let thought = self.sides.map(|side| side.thought / side.turns.max(1));
        write!(
            f,
            "{games} games, {mean:+.2} places ({errors:.1} standard errors), {} drawn, {} actions, {:.1?} {:.1?} for a turn",
            self.drawn,
            self.actions / games.max(1),
            thought[0],
            thought[1]
        )
    }
}

/// Plays `games` games from `start` between two levels, the higher first.
pub fn meet<P: Position, T: Thinker<P>>(
    start: &P,
    thinker: &T,
    levels: [u8; 2],
    games: u64,
    workers: usize,
) -> Meeting {
    let (next, all) = (AtomicU64::new(0), Mutex::new(Meeting::default()));
    let work = || {
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                return;
            }
            let sides = sides(start.seats() as u64, game);
            let (outcome, told) = play(start.clone(), thinker, levels, &sides, game);
            let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
            all.better.push(difference(outcome, &sides));
            all.actions += told.actions;
            all.drawn += u32::from(outcome.winner().is_none());
            all.sides.iter_mut().zip(told.sides).for_each(|(side, other)| side.add(other));
        }
    };
    std::thread::scope(|scope| (0..workers.max(1)).for_each(|_| drop(scope.spawn(work))));
    all.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// For each seat of a game, 0 for the higher level and 1 for the lower.
fn sides(seats: u64, game: u64) -> Vec<usize> {
    let (single, reversed) = (game % seats, game / seats % 2 == 1);
    (0..seats).map(|seat| usize::from((seat == single) == reversed)).collect()
}

/// By how many places the first side stands above the second; a shared place counts as the mean of those shared.
fn difference(outcome: Outcome, sides: &[usize]) -> f64 {
    let place = |seat: usize| {
        let sharing = outcome.places.iter().filter(|place| **place == outcome.places[seat]).count();
        f64::from(outcome.places[seat]) + (sharing as f64 - 1.0) / 2.0
    };
    let mean = |side: usize| {
        let places: Vec<_> = (0..sides.len()).filter(|&seat| sides[seat] == side).map(place).collect();
        places.iter().sum::<f64>() / places.len() as f64
    };
    mean(1) - mean(0)
}

/// What is told of one game.
#[derive(Default)]
struct Played {
    actions: usize,
    sides: [Thinking; 2],
}

/// Plays one game; a long one is broken off as a draw of those still in.
fn play<P: Position, T: Thinker<P>>(
    mut position: P,
    thinker: &T,
    levels: [u8; 2],
    sides: &[usize],
    game: u64,
) -> (Outcome, Played) {
    let (mut past, mut told) = (Vec::new(), Played::default());
    while told.actions < LONGEST {
        past.push(position.key());
        let occurrences = past.iter().filter(|&&key| key == position.key()).count() as u32;
        if let Some(outcome) = position.outcome().or_else(|| position.draw_by_counting(occurrences)) {
            return (outcome, told);
        }
        let seat = match position.turn() {
            Turn::One(seat) => seat,
            Turn::Secret(_) | Turn::Chance | Turn::Over => break,
        };
        let side = sides[seat.index()];
        let begun = Instant::now();
        let chosen = choose(&position, thinker, seat, levels[side], &past, game << 20 | told.actions as u64);
        told.sides[side].add(Thinking { thought: begun.elapsed(), longest: begun.elapsed(), turns: 1 });
        told.actions += 1;
        position.apply(Actor::Seat(seat), chosen);
    }
    (position.agreed(), told)
}

#[cfg(test)]
mod tests {
    use super::*;
    use skazka_core::Ending;

    #[test]
    fn every_seat_is_the_single_one_once_of_each_level() {
        let written: Vec<String> =
            (0..6).map(|game| sides(3, game).iter().map(|side| ["H", "l"][*side]).collect()).collect();
        assert_eq!(written, ["Hll", "lHl", "llH", "lHH", "HlH", "HHl"]);
    }

    #[test]
    fn places_are_compared_on_average_and_shared_ones_halved() {
        let better = |places: &[u8], sides: &[usize]| {
            let places = places.iter().copied().collect();
            difference(Outcome { places, ending: Ending::Rules("last") }, sides)
        };
        assert!((better(&[1, 2, 3], &[0, 1, 1]) - 1.5).abs() < 1e-9);
        assert!((better(&[1, 1, 3], &[0, 1, 1]) - 0.75).abs() < 1e-9);
        assert!((better(&[1, 1, 1, 1], &[0, 0, 1, 0])).abs() < 1e-9);
    }
}

//! What was counted and timed while games were played.

use hdrhistogram::Histogram;
use serde::Serialize;
use std::time::Duration;

/// Waits are kept to three digits.
const DIGITS: u8 = 3;
/// Longer waits, in microseconds, count as so long: ten minutes.
const LONGEST: u64 = 600_000_000;

/// How long some waited, in microseconds to three digits, ten minutes at most.
#[derive(Debug, Clone)]
pub struct Waits(Histogram<u64>);

impl Default for Waits {
    fn default() -> Waits {
        Waits(Histogram::new_with_bounds(1, LONGEST, DIGITS).expect("a histogram may have three digits"))
    }
}

impl Waits {
    /// Adds one.
    pub fn add(&mut self, wait: Duration) {
        self.0.saturating_record(wait.as_micros().try_into().unwrap_or(u64::MAX));
    }

    /// How many there are.
    pub fn len(&self) -> u64 {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Half, 99 of 100 and the longest.
    pub fn quantiles(&self) -> Quantiles {
        let millis = |micros: u64| micros as f64 / 1000.0;
        let at = |share: f64| millis(self.0.value_at_quantile(share));
        Quantiles { p50: at(0.5), p99: at(0.99), max: millis(self.0.max()) }
    }
}

/// Waits in milliseconds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
pub struct Quantiles {
    /// Half waited no longer.
    pub p50: f64,
    /// 99 of 100 waited no longer.
    pub p99: f64,
    /// The longest.
    pub max: f64,
}

/// All that was counted while games were played.
#[derive(Debug, Clone, Default)]
pub struct Tally {
    /// From sending a measured move until its mover saw it, or it was given up: one wait each.
    pub mover: Waits,
    /// From sending a measured move until the other socket of the game saw it, or it was given up: one wait each.
    pub watcher: Waits,
    /// Moves whose wait was measured; the others warmed up.
    pub measured: u64,
    /// All moves that were sent.
    pub sent: u64,
    /// Events that a socket was shown by a state of their own, for both sockets of every game, in order.
    pub shown: u64,
    /// Times of measured moves that had come before the mover saw the board to move on.
    pub late: u64,
    /// Commands refused.
    pub refused: u64,
    /// Events that a socket was only shown together with a later one.
    pub skipped: u64,
    /// States that told a socket nothing new.
    pub repeated: u64,
    /// Moves that were not shown in the end, for both sockets of every game.
    pub unseen: u64,
    /// Games that a broken connection ended.
    pub broken: u64,
    /// The first trouble in words.
    pub trouble: Option<String>,
}

impl Tally {
    /// Keeps the first trouble.
    pub fn note(&mut self, trouble: impl Into<String>) {
        self.trouble.get_or_insert_with(|| trouble.into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_those_of_the_waits_to_three_digits() {
        let mut waits = Waits::default();
        (1..=1000).for_each(|millis| waits.add(Duration::from_millis(millis)));
        let Quantiles { p50, p99, max } = waits.quantiles();
        for (found, expected) in [(p50, 500.0), (p99, 990.0), (max, 1000.0)] {
            assert!((found - expected).abs() <= expected / 500.0, "{found} for {expected}");
        }
        assert_eq!(waits.len(), 1000);
    }

    #[test]
    fn a_wait_of_hours_is_counted_too() {
        let mut waits = Waits::default();
        waits.add(Duration::from_secs(36_000));
        assert_eq!(waits.len(), 1);
        assert!((waits.quantiles().max - 600_000.0).abs() < 600.0);
    }
}

//! How much time a game gives its seats.

use crate::{Fault, plain_number, quote, text};
use std::fmt;
use std::str::FromStr;

/// Seconds of a day, in which days a move are written.
const DAY: u32 = 86_400;
/// The longest base time, in seconds.
const LONGEST_BASE: u32 = 24 * 3600;
/// The longest increment or delay, in seconds.
const LONGEST_STEP: u32 = 3600;
/// The most days a move.
const MOST_DAYS: u32 = 60;

/// How much time each seat has. Written as the tag `TimeControl` of a record has it:
///
/// | written | what it is |
/// |---|---|
/// | `-` | as long as one likes |
/// | `300` | 300 seconds for the game |
/// | `300+5` | the same, and 5 seconds more after each turn (Fischer) |
/// | `300b5` | the same, and after each turn what it took, at most 5 seconds, is given back (Bronstein) |
/// | `300d5` | the same, and in each turn the clock waits 5 seconds before it runs (simple delay) |
/// | `1/259200` | three days for each turn |
///
/// ```
/// use skazka_core::TimeControl;
/// assert_eq!("300+5".parse(), Ok(TimeControl::Fischer { base: 300, increment: 5 }));
/// assert_eq!(TimeControl::Days(3).to_string(), "1/259200");
/// assert!("300+".parse::<TimeControl>().is_err() && "0".parse::<TimeControl>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum TimeControl {
    /// As long as one likes.
    #[default]
    Unlimited,
    /// A base time and an increment after each turn, both in seconds.
    Fischer {
        /// From 1 to 86,400.
        base: u32,
        /// From 0 to 3,600.
        increment: u32,
    },
    /// A base time; after each turn what it took is given back, at most `delay`. Both in seconds.
    Bronstein {
        /// From 1 to 86,400.
        base: u32,
        /// From 1 to 3,600.
        delay: u32,
    },
    /// A base time; in each turn the clock waits for `delay` before it runs. Both in seconds.
    Delay {
        /// From 1 to 86,400.
        base: u32,
        /// From 1 to 3,600.
        delay: u32,
    },
    /// So many days for each turn, from 1 to 60.
    Days(u32),
}

impl TimeControl {
    /// What a seat has before its first turn, in milliseconds; none when it has as long as it likes.
    pub(super) fn first(self) -> Option<i64> {
        match self {
            TimeControl::Unlimited => None,
            TimeControl::Fischer { base, .. }
            | TimeControl::Bronstein { base, .. }
            | TimeControl::Delay { base, .. } => Some(milliseconds(base)),
            TimeControl::Days(days) => Some(milliseconds(days * DAY)),
        }
    }

    /// How much of `spent` milliseconds of one turn goes off the clock while it runs.
    pub(super) fn charged(self, spent: i64) -> i64 {
        match self {
            TimeControl::Delay { delay, .. } => (spent - milliseconds(delay)).max(0),
            _ => spent,
        }
    }

    /// What a seat that had `left` when it ended its turn of `spent` has for the next one; all in milliseconds. An increment
    /// is given once for a turn, not when it `is_again` played after it was taken back.
    pub(super) fn after_turn(self, left: i64, spent: i64, is_again: bool) -> i64 {
        match self {
            TimeControl::Unlimited | TimeControl::Delay { .. } => left,
            TimeControl::Fischer { .. } if is_again => left,
            TimeControl::Fischer { increment, .. } => left + milliseconds(increment),
            TimeControl::Bronstein { delay, .. } => left + spent.min(milliseconds(delay)),
            TimeControl::Days(days) => milliseconds(days * DAY),
        }
    }
}

fn milliseconds(seconds: u32) -> i64 {
    i64::from(seconds) * 1000
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Unlimited => f.write_str("-"),
            TimeControl::Fischer { base, increment: 0 } => write!(f, "{base}"),
            TimeControl::Fischer { base, increment } => write!(f, "{base}+{increment}"),
            TimeControl::Bronstein { base, delay } => write!(f, "{base}b{delay}"),
            TimeControl::Delay { base, delay } => write!(f, "{base}d{delay}"),
            TimeControl::Days(days) => write!(f, "1/{}", days * DAY),
        }
    }
}

impl FromStr for TimeControl {
    type Err = Fault;

    fn from_str(written: &str) -> Result<TimeControl, Fault> {
        read(written).ok_or_else(|| text!("time-control-wrong", written = quote(written)).into())
    }
}

fn read(written: &str) -> Option<TimeControl> {
    if written == "-" {
        return Some(TimeControl::Unlimited);
    }
    if let Some(seconds) = written.strip_prefix("1/") {
        let seconds = number(seconds, DAY, MOST_DAYS * DAY)?;
        return (seconds % DAY == 0).then_some(TimeControl::Days(seconds / DAY));
    }
    let (base, step) = written.split_at(written.find(['+', 'b', 'd']).unwrap_or(written.len()));
    let base = number(base, 1, LONGEST_BASE)?;
    let step_of = |prefix, least| step.strip_prefix(prefix).and_then(|step| number(step, least, LONGEST_STEP));
    if step.is_empty() {
        return Some(TimeControl::Fischer { base, increment: 0 });
    }
    let fischer = step_of('+', 0).map(|increment| TimeControl::Fischer { base, increment });
    let bronstein = || step_of('b', 1).map(|delay| TimeControl::Bronstein { base, delay });
    let delayed = || step_of('d', 1).map(|delay| TimeControl::Delay { base, delay });
    fischer.or_else(bronstein).or_else(delayed)
}

fn number(word: &str, least: u32, most: u32) -> Option<u32> {
    plain_number(word).filter(|number| (least..=most).contains(number))
}

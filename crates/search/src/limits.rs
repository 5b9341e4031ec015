//! How long a search may go on.

use skazka_core::Stop;
use std::time::Duration;

/// What ends a search: whatever is reached first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// The deepest iteration, in actions; at least 1.
    pub depth: u8,
    /// Deeper iterations are begun all the same while fewer positions than this were looked at: where there is little
    /// to choose from, it is easy to look further.
    pub least: u64,
    /// Positions looked at. With `time` unset, or not reached, the same search gives the same answer on any machine.
    pub nodes: u64,
    /// The most time, as [`Stop::passed`] tells it.
    pub time: Option<Duration>,
    /// Entries of the transposition table, rounded up to a power of two; an entry takes some 40 bytes.
    pub entries: usize,
    /// Whether the search may use what makes it strong but inexact.
    pub style: Style,
}

/// How exact a search is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Quiescence beyond the depth, late actions reduced, deeper answers reused.
    Strong,
    /// The value of plain minimax at the depth: what tests compare, and nothing to play with.
    Exact,
}

impl Limits {
    /// Only the depth limits.
    ///
    /// ```
    /// assert_eq!(skazka_search::Limits::depth(5).depth, 5);
    /// ```
    pub fn depth(depth: u8) -> Limits {
        Limits { depth, least: 0, nodes: u64::MAX, time: None, entries: 1 << 16, style: Style::Strong }
    }

    /// Only the number of positions limits, up to depth 60.
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes, ..Limits::depth(60) }
    }

    /// The same limits with a time, too.
    #[must_use]
    pub fn within(self, time: Duration) -> Limits {
        Limits { time: Some(time), ..self }
    }

    /// The same limits for an exact search.
    #[must_use]
    pub fn exact(self) -> Limits {
        Limits { style: Style::Exact, ..self }
    }
}

/// What is left of the limits of one search.
#[derive(Debug)]
pub(crate) struct Budget<'a> {
    stop: &'a Stop,
    nodes: u64,
    spent: u64,
    /// As [`Stop::passed`] tells the time.
    until: Option<Duration>,
}

/// Positions between two looks at the clock.
const CLOCK: u64 = 64;

impl<'a> Budget<'a> {
    pub(crate) fn new(limits: &Limits, stop: &'a Stop) -> Budget<'a> {
        let until = limits.time.map(|time| stop.passed().saturating_add(time));
        Budget { stop, nodes: limits.nodes, spent: 0, until }
    }

    /// Pays for one position; `None` when there is nothing left to pay with.
    pub(crate) fn pay(&mut self) -> Option<()> {
        if self.spent >= self.nodes || self.stop.is_raised() || (self.spent.is_multiple_of(CLOCK) && self.is_late()) {
            return None;
        }
        self.spent += 1;
        Some(())
    }

    /// Positions paid for so far.
    pub(crate) fn spent(&self) -> u64 {
        self.spent
    }

    /// Whether nothing more may be looked at.
    pub(crate) fn is_over(&self) -> bool {
        self.spent >= self.nodes || self.stop.is_raised() || self.is_late()
    }

    /// The time that is left, if it is limited.
    pub(crate) fn left(&self) -> Option<Duration> {
        self.until.map(|until| until.saturating_sub(self.stop.passed()))
    }

    fn is_late(&self) -> bool {
        self.until.is_some_and(|until| self.stop.passed() >= until)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use skazka_core::TimeSource;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};

    /// A clock that goes as the test says, in milliseconds.
    #[derive(Debug, Clone, Default)]
    struct Hand(Arc<AtomicU64>);

    impl TimeSource for Hand {
        fn passed(&self) -> Duration {
            Duration::from_millis(self.0.load(Ordering::Relaxed))
        }
    }

    #[test]
    fn time_is_what_the_given_clock_tells() {
        let hand = Hand::default();
        hand.0.store(40, Ordering::Relaxed);
        let stop = Stop::timed_by(hand.clone());
        let mut budget = Budget::new(&Limits::depth(9).within(Duration::from_millis(100)), &stop);
        hand.0.store(139, Ordering::Relaxed);
        assert_eq!((budget.left(), budget.pay()), (Some(Duration::from_millis(1)), Some(())));
        hand.0.store(140, Ordering::Relaxed);
        assert!(budget.is_over());
        assert_eq!(budget.left(), Some(Duration::ZERO));
    }

    #[test]
    fn a_budget_pays_for_so_many_positions() {
        let stop = Stop::new();
        let mut budget = Budget::new(&Limits::nodes(3), &stop);
        assert_eq!((0..5).filter(|_| budget.pay().is_some()).count(), 3);
        assert!(budget.is_over());
    }

    #[test]
    fn a_raised_stop_or_no_time_ends_it_at_once() {
        let stop = Stop::new();
        let mut late = Budget::new(&Limits::depth(9).within(Duration::ZERO), &stop);
        assert_eq!(late.pay(), None);
        let mut budget = Budget::new(&Limits::depth(9), &stop);
        assert_eq!(budget.pay(), Some(()));
        stop.raise();
        assert_eq!(budget.pay(), None);
    }
}

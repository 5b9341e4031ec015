//! What planning may cost.

use skazka_core::Stop;
use std::time::Duration;

/// What is left of the budget of one decision.
///
/// Effort is counted, not timed, so that the same decision is taken on any machine: weighing an action costs 1, and
/// taking one on trial costs what grows with the number of actions there, as the size of the position does.
#[derive(Debug)]
pub(crate) struct Effort<'a> {
    stop: &'a Stop,
    /// As [`Stop::passed`] tells the time.
    until: Option<Duration>,
    spent: u64,
    most: u64,
    /// The budget now being spent, at most `most`.
    share: u64,
    over: bool,
}

impl<'a> Effort<'a> {
    pub(crate) fn new(most: u64, time: Option<Duration>, stop: &'a Stop) -> Effort<'a> {
        let until = time.map(|time| stop.passed().saturating_add(time));
        Effort { stop, until, spent: 0, most, share: most, over: false }
    }

    /// Pays for weighing so many actions of one position.
    pub(crate) fn weigh(&mut self, actions: usize) {
        self.spent = self.spent.saturating_add(actions as u64);
        self.over = self.over || self.stop.is_raised() || self.until.is_some_and(|until| self.stop.passed() >= until);
    }

    /// Pays for taking one of so many actions on trial.
    pub(crate) fn take(&mut self, actions: usize) {
        self.spent = self.spent.saturating_add(16 + actions as u64 / 16);
        self.over = self.over || self.stop.is_raised();
    }

    /// Whether nothing more may be looked at now.
    pub(crate) fn is_over(&self) -> bool {
        self.over || self.spent >= self.share
    }

    /// What was spent so far.
    pub(crate) fn spent(&self) -> u64 {
        self.spent
    }

    /// What is left of the whole budget.
    pub(crate) fn left(&self) -> u64 {
        if self.over { 0 } else { self.most.saturating_sub(self.spent) }
    }

    /// From here on only this much may be spent.
    pub(crate) fn allow(&mut self, effort: u64) {
        self.share = self.spent.saturating_add(effort).min(self.most);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_ends_before_the_whole() {
        let stop = Stop::new();
        let mut effort = Effort::new(1_000, None, &stop);
        effort.allow(100);
        effort.weigh(99);
        assert!(!effort.is_over());
        effort.weigh(1);
        assert!(effort.is_over() && effort.left() == 900);
        effort.allow(u64::MAX);
        assert!(!effort.is_over());
        effort.take(16_000);
        assert!(effort.is_over() && effort.left() == 0);
    }

    #[test]
    fn a_raised_stop_or_no_time_ends_it_at_once() {
        let stop = Stop::new();
        let mut late = Effort::new(1_000, Some(Duration::ZERO), &stop);
        late.weigh(1);
        assert!(late.is_over());
        let mut stopped = Effort::new(1_000, None, &stop);
        stopped.take(1);
        assert!(!stopped.is_over());
        stop.raise();
        stopped.take(1);
        assert!(stopped.is_over() && stopped.left() == 0);
    }
}

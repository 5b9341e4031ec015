//! What a connection is waiting for, and until when it may.
//!
//! ```text
//!   Idle --first byte--> Head --whole head--> Answering --answer ready--> Idle ...
//! ```
//!
//! Whatever is sent begins the time of the present phase anew, so a long answer is not cut while it is read.

use crate::limits::Limits;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::time::Instant;

/// What a connection is waiting for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// For the next request, or for the answer to be taken.
    Idle,
    /// For the rest of a request's head.
    Head,
    /// For the server itself.
    Answering,
}

#[derive(Debug)]
struct State {
    phase: Phase,
    since: Instant,
    /// Since when the other end takes nothing.
    stuck: Option<Instant>,
}

impl State {
    fn received(&mut self, now: Instant) {
        if self.phase == Phase::Idle {
            (self.phase, self.since) = (Phase::Head, now);
        }
    }

    fn sent(&mut self, now: Instant) {
        (self.since, self.stuck) = (now, None);
    }

    fn answered(&mut self, now: Instant) {
        (self.phase, self.since) = (Phase::Idle, now);
    }

    fn deadline(&self, limits: &Limits) -> Option<(Instant, &'static str)> {
        let waits = match self.phase {
            Phase::Idle => Some((self.since + limits.idle_timeout, "idle")),
            Phase::Head => Some((self.since + limits.header_timeout, "header")),
            Phase::Answering => None,
        };
        let stuck = self.stuck.map(|since| (since + limits.write_timeout, "write"));
        waits.into_iter().chain(stuck).min()
    }
}

/// What a connection is doing, told by its stream and by its service.
#[derive(Debug)]
pub struct Activity(Mutex<State>);

impl Activity {
    /// A connection that was just accepted.
    pub fn new() -> Activity {
        Activity(Mutex::new(State { phase: Phase::Idle, since: Instant::now(), stuck: None }))
    }

    /// Bytes came.
    pub fn received(&self) {
        self.state().received(Instant::now());
    }

    /// Bytes were taken by the other end's system.
    pub fn sent(&self) {
        self.state().sent(Instant::now());
    }

    /// Bytes were not taken.
    pub fn stuck(&self) {
        self.state().stuck.get_or_insert_with(Instant::now);
    }

    /// A request's head is there.
    pub fn asked(&self) {
        self.state().phase = Phase::Answering;
    }

    /// Its answer is there.
    pub fn answered(&self) {
        self.state().answered(Instant::now());
    }

    /// Until when it may go on like this, and what is to blame then: `idle`, `header` or `write`.
    pub fn deadline(&self, limits: &Limits) -> Option<(Instant, &'static str)> {
        self.state().deadline(limits)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn each_phase_has_its_own_time() {
        let begun = Instant::now();
        let at = |seconds| begun + Duration::from_secs(seconds);
        let mut state = State { phase: Phase::Idle, since: begun, stuck: None };
        let deadline = |state: &State| state.deadline(&Limits::default());
        assert_eq!(deadline(&state), Some((at(75), "idle")));
        state.received(at(50));
        assert_eq!(deadline(&state), Some((at(60), "header")));
        state.received(at(54));
        assert_eq!(deadline(&state), Some((at(60), "header")), "bytes that trickle in win no time");
        state.phase = Phase::Answering;
        assert_eq!(deadline(&state), None, "what the server takes is not the client's fault");
        state.stuck = Some(at(56));
        assert_eq!(deadline(&state), Some((at(86), "write")));
        state.answered(at(57));
        assert_eq!(deadline(&state), Some((at(86), "write")));
        state.sent(at(80));
        assert_eq!(deadline(&state), Some((at(155), "idle")));
    }
}

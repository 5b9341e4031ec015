//! What time it is, for whoever decides when something happened.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// Tells the time.
pub trait Clock: Send + Sync {
    /// Milliseconds since 1970, UTC.
    fn now(&self) -> i64;
}

/// The time of the system. It may be set back while the program runs.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> i64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |past| past.as_millis() as i64)
    }
}

/// A clock that stands still unless it is set, for tests.
#[derive(Debug, Default)]
pub struct ManualClock(AtomicI64);

impl ManualClock {
    /// A clock that shows this time, in milliseconds since 1970 UTC.
    pub fn at(now: i64) -> ManualClock {
        ManualClock(AtomicI64::new(now))
    }

    /// Sets it, forward or back.
    pub fn set(&self, now: i64) {
        self.0.store(now, Ordering::SeqCst);
    }
}

impl Clock for ManualClock {
    fn now(&self) -> i64 {
        self.0.load(Ordering::SeqCst)
    }
}

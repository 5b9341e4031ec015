//! The same time on every machine.

use skazka_core::TimeSource;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A clock that goes on by a tenth of a millisecond whenever somebody looks at it.
#[derive(Debug, Default)]
pub struct Looks(AtomicU64);

impl TimeSource for Looks {
    fn passed(&self) -> Duration {
        Duration::from_micros(100 * self.0.fetch_add(1, Ordering::Relaxed))
    }
}

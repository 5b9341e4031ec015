//! Keeps a failure that lasts from filling the log.

use crate::store::StoreError;
use std::time::{Duration, Instant};

/// A failure that lasts is logged so often.
const BETWEEN_LINES: Duration = Duration::from_secs(1);

/// Lets a line through now and then, and counts the others.
#[derive(Debug, Default)]
pub struct LogGate {
    failures: u64,
    logged: Option<Instant>,
}

impl LogGate {
    /// Logs that `what` failed, unless that was said less than a second ago.
    pub fn failed(&mut self, what: &str, why: &StoreError) {
        self.failures += 1;
        if self.logged.is_none_or(|logged| logged.elapsed() >= BETWEEN_LINES) {
            self.logged = Some(Instant::now());
            tracing::error!(%why, failures = self.failures, "{what}");
        }
    }

    /// Logs that it goes on, if it had failed.
    pub fn goes_on(&mut self, what: &str) {
        if self.failures > 0 {
            tracing::warn!(failures = self.failures, "{what}");
            *self = LogGate::default();
        }
    }
}

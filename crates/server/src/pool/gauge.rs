//! How long a kind of work takes, so that what is done in a moment is not handed about.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// Work that takes no longer may be done on a thread that serves. To hand it to another thread and back takes a tenth of
/// this, as long as drawing a small board does.
const MOMENT: Duration = Duration::from_micros(400);

/// How long pieces of one kind of work took lately: the longest counts at once, shorter ones little by little. At first
/// they count as long.
#[derive(Debug)]
pub struct Gauge(AtomicU32);

impl Default for Gauge {
    fn default() -> Gauge {
        Gauge(AtomicU32::new(u32::MAX))
    }
}

impl Gauge {
    /// Whether the next piece will be done in a moment, by all that is known.
    pub fn is_short(&self) -> bool {
        u128::from(self.0.load(Ordering::Relaxed)) <= MOMENT.as_micros()
    }

    /// Notes down how long a piece took.
    pub fn note(&self, took: Duration) {
        let took = u32::try_from(took.as_micros()).unwrap_or(u32::MAX);
        // Of two notes at the same time one may be lost: the next one will count.
        let before = self.0.load(Ordering::Relaxed);
        let now = if before == u32::MAX || took > before { took } else { before - (before - took).div_ceil(8) };
        self.0.store(now, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_work_counts_at_once_and_short_work_little_by_little() {
        let gauge = Gauge::default();
        assert!(!gauge.is_short(), "nothing is known yet");
        gauge.note(MOMENT / 2);
        assert!(gauge.is_short());
        gauge.note(MOMENT * 2);
        assert!(!gauge.is_short());
        let pieces = (1..100).find(|_| {
            gauge.note(MOMENT / 2);
            gauge.is_short()
        });
        assert!(pieces.is_some_and(|pieces| pieces > 3), "{pieces:?}");
    }
}

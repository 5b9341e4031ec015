//! Counting what readers do, so that tests can tell a cost that grows with the input from one that grows with its square.
//!
//! Programs that nobody tests count nothing: without the feature `steps`, which the testkit switches on, these functions are empty.

#[cfg(feature = "steps")]
mod counter {
    use std::cell::Cell;

    thread_local! {
        pub(super) static STEPS: Cell<u64> = const { Cell::new(0) };
    }

    /// How many steps `work` takes on this thread.
    ///
    /// ```
    /// use skazka_core::{record, steps};
    ///
    /// let read = |text: &str| steps::of(|| drop(record::parse(text)));
    /// assert!(read("b2-b3 c3-c2") > read("b2-b3"));
    /// ```
    pub fn of(work: impl FnOnce()) -> u64 {
        let before = STEPS.get();
        work();
        STEPS.get() - before
    }
}

#[cfg(feature = "steps")]
pub use counter::of;

/// Notes that so many characters, lines or plies were looked at.
#[inline]
pub fn count(_steps: usize) {
    #[cfg(feature = "steps")]
    counter::STEPS.set(counter::STEPS.get() + _steps as u64);
}

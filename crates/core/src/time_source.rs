//! Where long work reads how much time has passed.

use std::fmt;
use std::time::Duration;

/// Time since some moment of its own. It never runs backwards; what the moment is does not matter.
pub trait TimeSource: fmt::Debug + Send + Sync + 'static {
    /// How much has passed since then.
    fn passed(&self) -> Duration;
}

#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
mod system {
    use super::{Duration, TimeSource};
    use std::time::Instant;

    /// The monotonic clock of the operating system.
    #[derive(Debug)]
    pub(crate) struct System(Instant);

    impl System {
        pub(crate) fn new() -> System {
            System(Instant::now())
        }
    }

    impl TimeSource for System {
        fn passed(&self) -> Duration {
            self.0.elapsed()
        }
    }
}

/// WebAssembly by itself has no clock, and asking for one would end the program: time stands still.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
mod system {
    use super::{Duration, TimeSource};

    #[derive(Debug)]
    pub(crate) struct System;

    impl System {
        pub(crate) fn new() -> System {
            System
        }
    }

    impl TimeSource for System {
        fn passed(&self) -> Duration {
            Duration::ZERO
        }
    }
}

pub(crate) use system::System;

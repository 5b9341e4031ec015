//! Work that takes longer than a moment, on threads of its own: never on those that serve.
//!
//! ```text
//!   handler, socket, room --- admit ---> waiting ---> running ---> answer
//!                               |           |            |
//!                             full        late      asker gone or late: `Stop` is raised, the work ends early
//!                               +-----------+
//!                                  503, come again
//! ```
//!
//! A [`Pool`] bounds how much of one kind of work runs and waits at once; pictures also share a budget of memory. So what
//! strangers ask for can fill its own pool and no other: while all pictures are taken, moves are made and pages are read.

mod bounded;
mod gauge;

pub use bounded::{Admission, Pool, PoolError, PoolLimits};
pub use gauge::Gauge;

use std::time::Duration;

const MIB: usize = 1 << 20;

/// The pools of a server. Clones are the same pools.
#[derive(Debug, Clone)]
pub struct Pools {
    /// Pages, forms and drawings for one request: some milliseconds each.
    pub pages: Pool,
    /// PNGs, which take memory by their size.
    pub pictures: Pool,
    /// Everything that is played through: imports, checks of draws, exports, logs of games that are opened.
    pub records: Pool,
    /// What those who look at a running game are shown. A game has one of its views drawn at a time, so that one with
    /// many lookers leaves room for the others.
    pub views: Pool,
    /// Moves tried by the rules before they are written down.
    pub moves: Pool,
}

impl Pools {
    /// Pools for this machine: as many threads of each kind as it has cores.
    pub fn of_this_machine() -> Pools {
        let running = std::thread::available_parallelism().map_or(1, usize::from);
        let limits = |waiting, seconds| PoolLimits {
            running,
            waiting,
            patience: Some(Duration::from_secs(seconds)),
            memory: None,
        };
        Pools {
            pages: Pool::new("pages", limits(256, 10)),
            pictures: Pool::new("pictures", PoolLimits { memory: Some(256 * MIB), ..limits(32, 15) }),
            records: Pool::new("records", limits(128, 15)),
            // Sockets and rooms wait here, one piece of work each: they are limited where they are opened.
            views: Pool::new("views", limits(1 << 20, 15)),
            moves: Pool::new("moves", limits(1 << 20, 15)),
        }
    }

    /// All of them, for those who watch the server.
    pub fn all(&self) -> [&Pool; 5] {
        [&self.pages, &self.pictures, &self.records, &self.views, &self.moves]
    }
}

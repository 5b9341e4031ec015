//! A room is a task that holds one open game: the cache of its log, and whoever plays by itself.
//!
//! ```text
//!   command ---> try on a copy ---> append to the log ---> adopt ---> show to everybody who looks
//!                     |                   |
//!                  refused          taken: read the log again
//! ```
//!
//! Nothing is shown before it is committed, and nothing but the log is needed to open a room again.

mod actor;
mod command;
mod computer;
mod game_log;
mod registry;
mod seating;
mod snapshot;
mod thinkers;

pub use actor::RoomContext;
pub use command::{Command, CommandError, Request};
pub use game_log::GameLog;
pub use registry::{EnterError, Rooms, Watching};
pub use snapshot::{Drawing, Snapshot};
pub use thinkers::Thinkers;

use std::time::Duration;

/// How long rooms wait for what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timeouts {
    /// The computer's move comes not sooner, so that a person sees it being made.
    pub think_at_least: Duration,
    /// The computer goes on thinking so long when nobody looks.
    pub think_unseen: Duration,
    /// The room closes when nobody looked for so long.
    pub close_after: Duration,
    /// How often a room looks around.
    pub look_around: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            think_at_least: Duration::from_millis(400),
            think_unseen: Duration::from_secs(5),
            close_after: Duration::from_secs(300),
            look_around: Duration::from_secs(1),
        }
    }
}

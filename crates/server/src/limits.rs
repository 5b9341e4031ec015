//! How much one client may take, and what stands in the way of more.
//!
//! ```text
//!   Limits      the numbers; every one is an option of `skazka serve`
//!     |
//!   Limiter     counts by them: Rate (token buckets), Counter (how many at once)
//!     |
//!   SocketPermit, MessageRate   what one open socket holds
//! ```

mod counter;
mod limiter;
mod rate;
mod refusal;
mod socket;
mod subnet;

pub use counter::{Counted, Counter};
pub use limiter::Limiter;
pub use rate::Rate;
pub use refusal::{LimitError, RetryAfter};
pub use socket::{MessageRate, SocketPermit};
pub use subnet::Subnet;

use std::time::Duration;

/// What the server takes from its clients at most. A number of 0 is no limit, where that is said.
///
/// The defaults are for a club: 60 people behind one address, each with several pages open, play undisturbed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// Connections open at once, sockets included. What the process may open (`RLIMIT_NOFILE`) bounds it further.
    pub max_connections: usize,
    /// Connections of one address open at once (IPv6: of one /64). 0: no limit. 60 people with ten connections each
    /// are 600; the default leaves as much again.
    pub max_connections_per_address: usize,
    /// From the first byte of a request until its head must be there.
    pub header_timeout: Duration,
    /// How long a connection may be silent between requests, or before the first one.
    pub idle_timeout: Duration,
    /// How long an answer may lie unread before its connection is cut. Any byte that is taken begins it anew.
    pub write_timeout: Duration,
    /// Bytes of a request's head, and what is kept of an answer for a slow reader; at least 8192.
    pub max_header_bytes: usize,
    /// Headers of a request.
    pub max_headers: usize,
    /// Games that one address creates in an hour, as many of them at once as it likes. 0: no limit. The default is
    /// five games an hour for each of 60 people; a stranger's script is held to some megabytes a day.
    pub games_per_hour: u32,
    /// Requests a minute from one address that draw, read or check something long. 0: no limit.
    pub heavy_requests_per_minute: u32,
    /// Sockets open at once on one game: its players and those who watch. 0: no limit.
    pub sockets_per_game: usize,
    /// Sockets open at once from one address. 0: no limit.
    pub sockets_per_address: usize,
    /// Messages a second from one socket, over a while; three times as many may come at once. 0: no limit.
    pub messages_per_second: u32,
    /// Bytes a second from one socket, over a while; as many again as the longest message may come at once. 0: no limit.
    pub bytes_per_second: u32,
    /// Bytes of one message, and of one frame of it.
    pub max_message: usize,
}

impl Limits {
    /// The defaults, but nothing is limited in number or rate: for benches and tests, which play faster than people and
    /// from one address. Times and sizes are limited still.
    pub fn unmetered() -> Limits {
        Limits {
            max_connections_per_address: 0,
            games_per_hour: 0,
            heavy_requests_per_minute: 0,
            sockets_per_game: 0,
            sockets_per_address: 0,
            messages_per_second: 0,
            bytes_per_second: 0,
            ..Limits::default()
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            max_connections: 20_000,
            max_connections_per_address: 1_024,
            header_timeout: Duration::from_secs(10),
            idle_timeout: Duration::from_secs(75),
            write_timeout: Duration::from_secs(30),
            max_header_bytes: 65_536,
            max_headers: 100,
            games_per_hour: 300,
            heavy_requests_per_minute: 300,
            sockets_per_game: 500,
            sockets_per_address: 512,
            messages_per_second: 20,
            bytes_per_second: 131_072,
            max_message: 16_384,
        }
    }
}

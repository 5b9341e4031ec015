//! The load generator: many games played over real sockets against a real server, on one thread.
//!
//! ```text
//!   script (random game, by the rules) --+
//!   http   (POST /new/GAME, many) -------+--> play (two sockets a game) --> tally (who waited how long)
//!   wire   (a socket of a game) ---------+
//!   server (the program in a folder of its own), usage (what it takes of the machine)
//!   stage  (all of that once, for so many players); idle, crowd (what else is asked of a server)
//! ```
//!
//! A player makes a move every [`Timing::period`]; games begin spread over it. A move is sent when its time has come and
//! its mover has seen the board it is made on, and its wait lasts until the state that shows it has come, for the mover
//! and for the other socket each. Nothing here knows a game: they come from a catalogue.

mod crowd;
mod descriptors;
mod http;
mod idle;
mod play;
mod script;
mod server;
mod stage;
mod tally;
mod usage;
mod wanderer;
mod wire;

pub use crowd::{Besides, Compared, Counts, Crowd};
pub use descriptors::{fits, raise};
pub use idle::{Idle, idle};
pub use play::Timing;
pub use script::{Kind, Move, Opening, Script, Wanted};
pub use server::{Target, build};
pub use stage::{Found, Measured, Taken, play, prepare, stage};
pub use tally::{Quantiles, Tally, Waits};
pub use wire::Packing;

/// A kibibyte.
const KIB: f64 = 1024.0;

//! Time for a game: what control it is played under, and what is left on each seat's clock.
//!
//! ```text
//!   log   at 0 begun   at 4000 e2 (seat 0)   at 9000 e7 (seat 1)   ...      300+2
//!   clock 0  running   296 s + 2 s           running               ...
//!   clock 1            running               295 s + 2 s
//! ```
//!
//! A clock is made from the times in the log alone, so whoever replays a log has the clock that everybody saw.

mod control;
mod game_clock;
#[cfg(test)]
mod tests;

pub use control::TimeControl;
pub use game_clock::{Decision, GameClock};

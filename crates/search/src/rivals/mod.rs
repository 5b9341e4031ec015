//! The computer player of games in which three or more play, each for himself, and nothing is left to chance.
//!
//! A round goes from one decision of who thinks to his next. In it only one rival gives the reply that is worst for
//! him, whichever of them it is; the others do what promises them most (best-reply search, with moves made up for those
//! who would pass). So it looks two decisions ahead for each round and neither fears that all conspire against it nor
//! leaves anything hanging.
//!
//! ```text
//! thinker.rs    a task becomes an action: levels, blunders
//!   search.rs   rounds: own actions, best replies, what rivals like best
//!     quiet.rs  beyond the depth: forcing actions only
//!   opening.rs  turns of many actions, such as placing all pieces: whole turns are drawn and compared
//!   levels.rs, value.rs
//! ```

mod levels;
mod opening;
mod quiet;
mod search;
mod thinker;
mod value;

pub use levels::{RIVAL_LEVELS, RivalLevel, rival_level};
pub use thinker::{BestReply, reply};

//! The computer player: a search that knows no game.
//!
//! Two seats without chance are searched by alpha-beta ([`analyse`]); what cannot be searched (secret set-ups, chance,
//! more seats) is decided by sampling worlds. [`AlphaBeta`] is both, at [`LEVELS`] of strength.
//!
//! ```text
//! thinker.rs      a task becomes an action: levels, blunders, search or sampling
//!   iterate.rs    deeper and deeper until the limits are spent
//!     alphabeta.rs  one position: its actions in order, each searched with a window
//!       quiescence.rs  beyond the depth: forcing actions only
//!   sampling.rs   worlds drawn at random, each action tried in the same ones
//! ```
//!
//! Where a turn is many actions, with chance before and inside it, [`TurnPlanner`] plans whole turns at
//! [`PLANNER_LEVELS`] of strength; its map is in `planner/mod.rs`. Where more than two seats play against each other
//! without chance, [`BestReply`] searches at [`RIVAL_LEVELS`] of strength; its map is in `rivals/mod.rs`.

#![forbid(unsafe_code)]

mod alphabeta;
mod iterate;
mod levels;
mod limits;
mod order;
mod place;
mod planner;
mod quiescence;
mod random;
mod repetitions;
mod rivals;
mod sampling;
mod score;
mod table;
mod thinker;

pub use iterate::{Analysis, analyse};
pub use levels::{LEVELS, Level, level};
pub use limits::{Limits, Style};
pub use planner::{Breadth, DRAWN, Light, PLANNER_LEVELS, Plan, PlannerLevel, TurnPlanner, WON, plan, planner_level};
pub use rivals::{BestReply, RIVAL_LEVELS, RivalLevel, reply, rival_level};
pub use score::{Verdict, WIN, verdict};
pub use thinker::AlphaBeta;

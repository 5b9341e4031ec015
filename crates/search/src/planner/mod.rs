//! A computer player for games whose turn is many actions of one seat, with chance before and inside it.
//!
//! ```text
//! thinker.rs    a task becomes an action: the level's budget is split between planning and answers
//!   turn.rs     one turn: action by action, the best unfinished turns go on (a beam)
//!   answer.rs   finished turns judged by the best turn of the other seat, over all that chance may do
//!     value.rs  numbers that may be averaged: a game won is worth so much, and nothing is worth more
//!     effort.rs what all this may cost
//! levels.rs     the levels of strength
//! ```

mod answer;
mod effort;
mod levels;
mod thinker;
mod turn;
mod value;

pub use levels::{Breadth, Light, PLANNER_LEVELS, PlannerLevel, planner_level};
pub use thinker::{Plan, TurnPlanner, plan};
pub use value::{DRAWN, WON};

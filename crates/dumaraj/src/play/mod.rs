//! Playing: the board, its moves and cuts, promotion, the end of the game, and counting.
//!
//! A [`Board`] is a plain value without heap. Inside, one of three [`state::State`]s holds it in bit sets as wide as
//! the size needs, and every call chooses among them once; inner loops are compiled for each width.
//!
//! | file | what it knows |
//! |---|---|
//! | `state` | what stands where; the terms a game is played by |
//! | `zones` | zones and far finists |
//! | `targets`, `piksa` | how mobs move |
//! | `step` | one mob's move, listed and made |
//! | `borders` | which border lines a move leaves empty |
//! | `moves` | whole turns: listed and made |
//! | `placement` | Goniki and Hunters before the first move |
//! | `key`, `ended` | the hash; who has won |
//! | `count`, `perft`, `processor` | counting without listing, compiled for what the processor can |
//! | `text` | positions and actions in writing |

mod action;
mod board;
mod borders;
mod count;
mod ended;
mod key;
mod moves;
mod perft;
mod piksa;
mod placement;
mod processor;
mod state;
mod step;
mod targets;
mod text;
mod zones;

pub use action::{Cut, Move};
pub use board::{ATTACKER, BLOCKER, Board};
pub use ended::Reason;
pub use perft::Sliding;
pub use text::{ActionError, ActionErrorKind, Field, PositionError, Problem};
pub(crate) use text::{bit_name, line_name, read_bit, read_line};
pub(crate) use zones::in_zone;

/// The inside of a [`Board`], for judging positions as fast as they are searched.
pub(crate) mod inside {
    pub(crate) use super::borders::Borders;
    pub(crate) use super::state::State;
    pub(crate) use super::step::Step;
    pub(crate) use super::targets::Field;
}

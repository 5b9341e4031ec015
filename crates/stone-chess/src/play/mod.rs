//! Playing: the board, stones, moves, drops, mutations and swaps, the end of players and of the game, and counting.
//!
//! A [`State`] is a plain value without heap. Actions are made in groups (one piece to many squares, one kind dropped on
//! many squares), which are counted or listed.
//!
//! | file | what it knows |
//! |---|---|
//! | `kind` | the eighteen kinds: letters, classes, values, refunds, walks |
//! | `square` | squares, corners, quadrants, lines |
//! | `walks` | how kinds go on a board; pawns |
//! | `state` | what stands where, who has what |
//! | `action` | one turn of a player |
//! | `placing` | the first turn |
//! | `generate` | every action; limits and lines |
//! | `checks` | drops and mutations that give check, and prices |
//! | `ledger` | what an action brings and costs, item by item |
//! | `apply` | taking an action |
//! | `judge`, `refusal` | why an action may not be taken; the shop |
//! | `ended` | places and draws |
//! | `key`, `perft` | the hash; counting |
//! | `text` | positions and turns in writing |

mod action;
mod apply;
mod checks;
mod ended;
mod generate;
mod judge;
mod key;
mod kind;
mod ledger;
mod perft;
mod placing;
mod refusal;
mod square;
mod state;
mod text;
mod walks;

pub use action::Action;
pub use kind::{Class, Kind, Kinds};
pub use ledger::{Cause, Entry, Ledger, Price};
pub use refusal::{ActionError, ActionErrorKind};
pub use square::{Corner, Square};
pub use state::{BLACK, GREEN, Passed, RED, Right, Rights, SeatStatus, State, WHITE};
pub use text::{Field, PositionError, Problem};
pub(crate) use text::{RETIRES, SIDES};

//! The rules of Stone Chess, a game for three or four on a chess board: pieces are bought, changed and refunded with
//! stones.
//!
//! The rule text is `rules/stone-chess.md`.

#![forbid(unsafe_code)]

mod evaluate;
mod forum;
mod game;
mod play;
mod rules;
mod scene;
mod symbols;

pub use forum::{Remark, Thread, ThreadError, ThreadTurn, Trouble, post};
pub use game::StoneChess;
pub use play::{
    Action, ActionError, ActionErrorKind, BLACK, Cause, Class, Corner, Entry, Field, GREEN, Kind, Kinds, Ledger,
    Passed, PositionError, Price, Problem, RED, Right, Rights, SeatStatus, Square, State, WHITE,
};
pub use rules::{Lion, Players, Rules};

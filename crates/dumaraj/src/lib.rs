//! The rules of DumaRaj: locations that players cut smaller, seven kinds of mobs, setups and arbitral complications.
//!
//! The rule text is `rules/dumaraj.md`.

#![deny(unsafe_code)] // But for `play::processor`, which says why.

mod evaluate;
mod game;
mod mob;
pub mod options;
mod play;
mod rules;
mod scene;
pub mod setup;
mod symbols;

pub use game::{Decision, DumaRaj, Seen, Situation};
pub use mob::Mob;
pub use play::{
    ATTACKER, ActionError, ActionErrorKind, BLOCKER, Board, Cut, Field, Move, PositionError, Problem, Reason, Sliding,
};
pub use rules::{Complication, Complications, Editor, Kind, Kit, Level, RhombPiksa, Rules, Shape, TrigonLevel};

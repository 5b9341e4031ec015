//! Stone Chess as the rest of the project knows it.
//!
//! | file | what it knows |
//! |---|---|
//! | `position` | the rules: the [`skazka_core::Position`] of a [`crate::State`] |
//! | `notation` | how it is written and read |
//! | `presentation` | how it is shown and touched |
//! | `steps` | turns as paths of touches |
//! | `touching` | what may be touched after what |
//! | `paths` | all of that as one tree |
//! | `happens` | what a turn does on the board and to the stones |
//! | `words` | items of the ledger for people |
//! | `family` | the game as lists show it |

mod family;
mod happens;
mod notation;
mod paths;
mod position;
mod presentation;
mod steps;
mod touching;
mod words;

pub use family::StoneChess;

//! Positions and turns as text: the public notation (`rules/stone-chess.md §8`, `formats` in the user's manual).

mod parts;
mod position_error;
mod read_action;
mod read_position;
mod write;

pub use position_error::{Field, PositionError, Problem};
pub(crate) use write::{RETIRES, label};

/// The letters of the seats, in turn order.
pub(crate) const SIDES: [char; 4] = ['w', 'b', 'g', 'r'];

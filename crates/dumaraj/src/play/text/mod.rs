//! Positions and actions as text: the public notation (`formats` in the user's manual, `rules/dumaraj.md §2`).

mod action_error;
mod bits;
mod explain;
mod position_error;
mod read_action;
mod read_position;
mod write;

pub use action_error::{ActionError, ActionErrorKind};
pub(crate) use bits::{bit_name, line_name, read_bit, read_line};
pub use position_error::{Field, PositionError, Problem};

//! Positions and actions as text: the public notation (`formats` in the user's manual, `rules/tammashil.md §11`).

mod explain;
mod parse;
mod position_error;
mod read_action;
mod read_position;
mod refusal;
mod write;

pub use position_error::{Field, PositionError, Problem};
pub use refusal::{ActionError, ActionErrorKind};
pub use write::{join, unjoin};

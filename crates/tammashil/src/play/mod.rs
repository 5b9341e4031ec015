//! Playing: the board of hexagons, units and discs on it, actions of a turn, chance, the end, and counting.
//!
//! A [`State`] is one position. What it offers is made on demand: a whole list ([`State::actions`]), a short one for a
//! computer ([`State::candidates`]), or what one cell can do, for a person who touches it.
//!
//! | file | what it knows |
//! |---|---|
//! | `geometry` | cells, their names and neighbours, the border, corners and rear edges |
//! | `unit` | units, discs, and the byte that a cell holds |
//! | `action` | one decision of a seat or of chance |
//! | `state`, `start` | a position; the starting one |
//! | `reach` | where one unit can come: walking, running through, by flank manoeuvre |
//! | `assault` | who can come at a target from which stand, and joint attacks |
//! | `split` | how a stack falls apart |
//! | `generate`, `ask` | lists of actions; answers about one cell |
//! | `prospects` | what every unit can do, and who can be attacked |
//! | `cost`, `route` | what an action costs, and the way it takes |
//! | `apply` | taking an action |
//! | `key`, `perft` | the hash; counting |
//! | `text` | positions and actions in writing |

mod action;
mod apply;
mod ask;
mod assault;
mod cost;
mod generate;
mod geometry;
mod key;
mod perft;
mod prospects;
mod reach;
mod route;
mod start;
mod state;
mod text;
mod unit;

pub use action::Move;
pub(crate) use apply::other;
pub use ask::{Assailant, Exit, Stand, Target};
pub use geometry::{Cell, Geometry};
pub use prospects::{Ability, Prospects};
pub(crate) use reach::flood;
pub use route::{Route, RouteKind};
pub(crate) use state::QUIET_DRAW;
pub use state::{NORTH, Next, SOUTH, State};
pub use text::{ActionError, ActionErrorKind, Field, PositionError, Problem, join, unjoin};
pub use unit::{Content, Disc, Faces, Kind, Unit};

//! The rules of Tammashil and Hivvayo: figures that stack, fall apart and attack together on a hexagon of hexagons.
//!
//! The rule text is `rules/tammashil.md`.

#![forbid(unsafe_code)]

mod evaluate;
mod game;
mod play;
mod rules;
mod scene;
mod symbols;

pub use game::{Seen, Tammashil};
pub use play::{
    Ability, ActionError, ActionErrorKind, Assailant, Cell, Content, Disc, Exit, Faces, Field, Geometry, Kind, Move,
    NORTH, Next, PositionError, Problem, Prospects, Route, RouteKind, SOUTH, Stand, State, Target, Unit, join, unjoin,
};
pub use rules::{Belt, Numbers, Rules, Steps, Which};

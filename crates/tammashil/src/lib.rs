//! The rules of Tammashil and Hivvayo: figures that stack, fall apart and attack together on a hexagon of hexagons.
//!
//! The rule text is `rules/tammashil.md`.

mod play;
mod rules;

pub use play::{
    ActionError, Assailant, Cell, Content, Disc, Exit, Faces, Field, Geometry, Kind, Move, NORTH, Next, PositionError,
    Problem, Refusal, Route, RouteKind, SOUTH, Stand, State, Target, Unit, join,
};
pub use rules::{Belt, Numbers, Rules, Steps, Which};

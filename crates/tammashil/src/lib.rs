//! The rules of Tammashil and Hivvayo: figures that stack, fall apart and attack together on a hexagon of hexagons.
//!
//! The rule text is `rules/tammashil.md`.

mod play;
mod rules;

pub use play::{
    Assailant, Cell, Content, Disc, Exit, Faces, Geometry, Kind, Move, NORTH, Next, Route, RouteKind, SOUTH, Stand,
    State, Target, Unit,
};
pub use rules::{Belt, Numbers, Rules, Steps, Which};

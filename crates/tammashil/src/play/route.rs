//! The way that a unit takes, for drawing.

use super::geometry::Cell;

/// How a unit gets to its goal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RouteKind {
    /// Through empty cells.
    Walk,
    /// A single over own singles and doubles (`rules/tammashil.md §4`).
    Run,
    /// A single along the border, farther or over more than it could otherwise.
    Flank,
}

impl RouteKind {
    /// The word that the page's drawing knows: `walk`, `run`, `flank`.
    pub const fn word(self) -> &'static str {
        match self {
            RouteKind::Walk => "walk",
            RouteKind::Run => "run",
            RouteKind::Flank => "flank",
        }
    }
}

/// A shortest legal way of one unit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Route {
    /// How it goes.
    pub kind: RouteKind,
    /// Its cells with both ends; it costs one step less than it has cells.
    pub cells: Vec<Cell>,
}

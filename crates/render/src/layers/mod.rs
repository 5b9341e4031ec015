//! The layers of a board, from the ground up. Each appends one `<g>` to the drawing.

mod cells;
mod combs;
mod ground;
mod labels;
mod lines;
mod over;
mod overlays;
mod revealed;
mod things;
mod tints;

pub use cells::cells;
pub use ground::ground;
pub use labels::{label_size, labels};
pub use lines::lines;
pub use over::over;
pub use overlays::overlays;
pub use revealed::revealed;
pub use things::things;
pub use tints::tints;

use crate::markup::{Number, put};

/// Where drawings go that may be turned: how upright parts are kept upright.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Turning {
    /// The page's stylesheet turns the board.
    ByStyle,
    /// The board is turned clockwise by this many degrees once and for all.
    Fixed(f32),
}

impl Turning {
    /// Appends the attributes of the group that is turned.
    pub fn plane(self, out: &mut String) {
        if let Turning::Fixed(degrees) = self
            && degrees != 0.0
        {
            put!(out, " transform=\"rotate({})\"", Number(degrees));
        }
    }

    /// Appends the attributes of a group that stays upright.
    pub fn upright(self, out: &mut String) {
        match self {
            Turning::ByStyle => out.push_str(" class=\"upright\""),
            Turning::Fixed(0.0) => {}
            Turning::Fixed(degrees) => put!(out, " transform=\"rotate({})\"", Number(-degrees)),
        }
    }
}

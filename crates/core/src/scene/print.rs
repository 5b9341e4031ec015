//! What is printed on the board: ornaments, arrows, and what is shown only to those who wish to see it.

use super::{Ink, Point};
use crate::Text;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A line printed on the board that tells something and is never touched: a border between zones, a seat's own edge.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Ornament {
    /// Where it begins and ends.
    pub ends: [Point; 2],
    /// What it is drawn with.
    pub stroke: Stroke,
    /// Whether it carries a lozenge in its middle and smaller ones at its ends, as beads lie on a thread.
    #[serde(default, skip_serializing_if = "super::is_usual")]
    pub beaded: bool,
    /// Whose it is; `None` for nobody's. [`Ink::Seat`], [`Ink::Pale`] and [`Ink::Rim`] are those of this seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// How a line is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Stroke {
    /// Its colour.
    pub ink: Ink,
    /// How wide it is, in board units; from 0 to 1 is drawn.
    pub width: f32,
    /// How it ends.
    #[serde(default, skip_serializing_if = "super::is_usual")]
    pub cap: Cap,
    /// How much of what is below it covers, from 0 (nothing) to 1 (all).
    #[serde(default = "covering", skip_serializing_if = "is_covering")]
    pub opacity: f32,
}

/// How a line ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cap {
    /// In a half circle.
    #[default]
    Round,
    /// In half a square, so that lines that meet at a right angle make a corner.
    Square,
}

/// An arrow from cell to cell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrow {
    /// The cell it begins on.
    pub from: String,
    /// The cell it points to.
    pub to: String,
    /// How the way it shows is told from others.
    #[serde(default, skip_serializing_if = "super::is_usual")]
    pub kind: Way,
}

/// How the way of a thing over cells is drawn, so that ways by different rules are told apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Way {
    /// The usual way, a whole line: it is shown when it is asked for.
    #[default]
    Plain,
    /// A dashed line with arrow-heads: shown at once, since nobody expects it.
    Dashed,
    /// A dotted line with lozenges: shown at once, too.
    Dotted,
}

impl Way {
    /// The name of its look in markup and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Way::Plain => "plain",
            Way::Dashed => "dashed",
            Way::Dotted => "dotted",
        }
    }
}

/// Something about the position that helps some and would clutter the board for others: it is switched on and off.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Overlay<T = Text> {
    /// Its name in addresses and commands, lower-case letters, digits and hyphens: `line-8`.
    pub name: Cow<'static, str>,
    /// What is switched on, said.
    pub says: T,
    /// Whether it is drawn over what stands on the board and not below it.
    pub over: bool,
    /// What is drawn.
    pub marks: Vec<Ornament>,
}

impl Stroke {
    /// A line with round ends that covers what is below it; its width is in board units.
    pub const fn new(ink: Ink, width: f32) -> Stroke {
        Stroke { ink, width, cap: Cap::Round, opacity: covering() }
    }
}

const fn covering() -> f32 {
    1.0
}

fn is_covering(opacity: &f32) -> bool {
    *opacity == covering()
}

impl<T> Overlay<T> {
    /// The same with its sentences said.
    pub fn said<U>(&self, say: &dyn Fn(&T) -> U) -> Overlay<U> {
        Overlay { name: self.name.clone(), says: say(&self.says), over: self.over, marks: self.marks.clone() }
    }
}

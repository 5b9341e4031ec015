//! The ground of a board: cells, border lines, coordinates.

use crate::Text;
use serde::{Deserialize, Serialize};

/// A place on the board plane, in board units.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

/// What is known of a cell besides its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CellStatus {
    /// In play.
    #[default]
    Here,
    /// Cut off or never in play any more, still visible as torn ground.
    Gone,
    /// In play, but nothing may ever stand here again.
    Marked,
    /// Covered by something face down.
    Covered,
}

/// One cell of the board.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Cell<T = Text> {
    /// Its name in the game's notation, `34`.
    pub id: String,
    /// Its centre.
    pub at: Point,
    /// Its outline: an index into [`Scene::outlines`](crate::Scene::outlines).
    pub outline: u8,
    /// Which of the calm board tones it has, from 0; at most three are used.
    pub tone: u8,
    /// Whether and how it is in play.
    #[serde(default, skip_serializing_if = "super::is_usual")]
    pub status: CellStatus,
    /// The zone it is shaded for, if it means something now (a seat's set-up zone).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone: Option<u8>,
    /// What a screen reader says of the place (not of the thing on it).
    pub says: T,
}

/// A line at the border that can be touched.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Line<T = Text> {
    /// Its name in the notation, `r6`.
    pub id: String,
    /// Where it begins and ends.
    pub ends: [Point; 2],
    /// The cells that belong to it.
    pub cells: Vec<String>,
    /// What a screen reader says of it.
    pub says: T,
}

/// A coordinate beside the board.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Label {
    /// Its centre.
    pub at: Point,
    /// One or two characters.
    pub words: String,
}

impl<T> Cell<T> {
    pub(super) fn said<U>(&self, say: &dyn Fn(&T) -> U) -> Cell<U> {
        Cell {
            id: self.id.clone(),
            at: self.at,
            outline: self.outline,
            tone: self.tone,
            status: self.status,
            zone: self.zone,
            says: say(&self.says),
        }
    }
}

impl<T> Line<T> {
    pub(super) fn said<U>(&self, say: &dyn Fn(&T) -> U) -> Line<U> {
        Line { id: self.id.clone(), ends: self.ends, cells: self.cells.clone(), says: say(&self.says) }
    }
}

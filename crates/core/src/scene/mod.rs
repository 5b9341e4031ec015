//! A picture of a position that every renderer can draw without knowing the game.
//!
//! Lengths are in board units: neighbouring cells are 1 apart. `x` grows to the right, `y` grows **down**, as on a
//! screen. The seat with number 0 sits at the bottom.
//!
//! | file | what it describes |
//! |---|---|
//! | `board` | cells, border lines, coordinates |
//! | `thing` | what stands on the cells, with its badges |
//! | `print` | ornaments, overlays, arrows, ways |
//! | `tray` | what lies beside the board |
//! | `symbol` | figures, inks, palettes |
//! | `diff` | what changes between two scenes |
//!
//! # As JSON
//!
//! Scenes, symbols, effects and differences are written to JSON and read back as they were, so that a game that was
//! stored with them can be shown without its rules. The form is stable: each struct is an object with the fields that are
//! documented here, enums are lower-case names, a [`Text`] is `{"id":…,"args":{name:value,…}}` in no language. What is
//! as usual is left out: no seat, no zone, a cell that is here, a tray that is not counted, an empty list. New fields will
//! be such that leaving them out means what it meant before.
//!
//! ```
//! use skazka_core::{Ink, Stroke, Thing};
//! let thing = Thing::new("13", "S", Some(0), "Slod".to_owned());
//! let json = serde_json::to_string(&thing).unwrap();
//! assert_eq!(json, r#"{"cell":"13","symbol":"S","seat":0,"height":1,"says":"Slod"}"#);
//! assert_eq!(serde_json::from_str::<Thing<String>>(&json).unwrap(), thing);
//! assert_eq!(serde_json::to_string(&Stroke::new(Ink::Seat, 0.03)).unwrap(), r#"{"ink":"seat","width":0.03}"#);
//! ```

mod board;
mod diff;
mod print;
mod symbol;
mod thing;
mod tray;

pub use board::{Cell, CellStatus, Label, Line, Point};
pub use diff::{ListDiff, SceneDiff};
pub use print::{Arrow, Cap, Ornament, Overlay, Stroke, Way};
pub use symbol::{Ink, LETTERS, Palette, Shape, Symbol, letters};
pub use thing::Thing;
pub use tray::{Item, Tray, TrayLayout};

use crate::{Seat, Text};
use serde::{Deserialize, Serialize};

/// The picture of one position as one viewer may see it.
///
/// `T` is [`Text`] in the libraries and the said sentence where it goes to a client.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Scene<T = Text> {
    /// The outlines that cells refer to, each a polygon around the cell's centre.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub outlines: Vec<Vec<Point>>,
    /// The cells, in reading order.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<Cell<T>>,
    /// What stands on the cells.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub things: Vec<Thing<T>>,
    /// Lines at the border that can be touched.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Line<T>>,
    /// Lines printed on the board that tell something and are never touched.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ornaments: Vec<Ornament>,
    /// Coordinates along the border.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub labels: Vec<Label>,
    /// Arrows that belong to the position itself.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arrows: Vec<Arrow>,
    /// What is shown upon the board only to those who wish to see it: the same names at every point of a game.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub overlays: Vec<Overlay<T>>,
    /// Hands, shops, captured things, counters beside the board.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub trays: Vec<Tray<T>>,
    /// Sentences about the position: whose paper is used, why a start was voided.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<T>,
    /// In how many equal steps the board may be turned to sit before another seat: 2 for two players. Seat `k` sits
    /// `k` steps counter-clockwise from the bottom, unless `sides` says otherwise.
    pub turns: u8,
    /// How many steps from the bottom each seat sits, in games where that is not the seat's number: where homes are
    /// chosen in play. Empty where it is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<u8>,
    /// The colours of the seats.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub palette: Palette,
}

/// Whether a field has the value that is left out of JSON.
fn is_usual<V: Default + PartialEq>(value: &V) -> bool {
    *value == V::default()
}

impl<T> Scene<T> {
    /// A scene of nothing.
    pub fn empty() -> Scene<T> {
        Scene {
            outlines: Vec::new(),
            cells: Vec::new(),
            things: Vec::new(),
            lines: Vec::new(),
            ornaments: Vec::new(),
            labels: Vec::new(),
            arrows: Vec::new(),
            overlays: Vec::new(),
            trays: Vec::new(),
            notes: Vec::new(),
            turns: 1,
            sides: Vec::new(),
            palette: Palette::Usual,
        }
    }

    /// The same scene with its sentences said.
    pub fn said<U>(&self, say: &dyn Fn(&T) -> U) -> Scene<U> {
        Scene {
            outlines: self.outlines.clone(),
            cells: self.cells.iter().map(|cell| cell.said(say)).collect(),
            things: self.things.iter().map(|thing| thing.said(say)).collect(),
            lines: self.lines.iter().map(|line| line.said(say)).collect(),
            ornaments: self.ornaments.clone(),
            labels: self.labels.clone(),
            arrows: self.arrows.clone(),
            overlays: self.overlays.iter().map(|overlay| overlay.said(say)).collect(),
            trays: self.trays.iter().map(|tray| tray.said(say)).collect(),
            notes: self.notes.iter().map(say).collect(),
            turns: self.turns,
            sides: self.sides.clone(),
            palette: self.palette,
        }
    }

    /// By how many steps the board is turned to sit before a seat.
    ///
    /// ```
    /// let mut scene = skazka_core::Scene::<String> { turns: 4, ..skazka_core::Scene::empty() };
    /// assert_eq!(scene.turn_of(skazka_core::Seat(1)), 1);
    /// scene.sides = vec![0, 3];
    /// assert_eq!(scene.turn_of(skazka_core::Seat(1)), 3);
    /// ```
    pub fn turn_of(&self, seat: Seat) -> u8 {
        self.sides.get(usize::from(seat.0)).copied().unwrap_or(seat.0) % self.turns.max(1)
    }

    /// The thing on `cell`.
    pub fn thing_on(&self, cell: &str) -> Option<&Thing<T>> {
        self.things.iter().find(|thing| thing.cell == cell)
    }
}

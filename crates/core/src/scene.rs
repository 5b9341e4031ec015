//! A picture of a position that every renderer can draw without knowing the game.
//!
//! Lengths are in board units: neighbouring cells are 1 apart. `x` grows to the right, `y` grows **down**, as on a
//! screen. The seat with number 0 sits at the bottom.

use crate::{Seat, Text};
use serde::Serialize;

/// A place on the board plane, in board units.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

/// The picture of one position as one viewer may see it.
///
/// `T` is [`Text`] in the libraries and the said sentence where it goes to a client.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Scene<T = Text> {
    /// The outlines that cells refer to, each a polygon around the cell's centre.
    pub outlines: Vec<Vec<Point>>,
    /// The cells, in reading order.
    pub cells: Vec<Cell<T>>,
    /// What stands on the cells.
    pub things: Vec<Thing<T>>,
    /// Lines at the border that can be touched.
    pub lines: Vec<Line<T>>,
    /// Lines printed on the board that tell something and are never touched.
    pub ornaments: Vec<Ornament>,
    /// Coordinates along the border.
    pub labels: Vec<Label>,
    /// Arrows that belong to the position itself.
    pub arrows: Vec<Arrow>,
    /// What is shown upon the board only to those who wish to see it: the same names at every point of a game.
    pub overlays: Vec<Overlay<T>>,
    /// Hands, shops, captured things, counters beside the board.
    pub trays: Vec<Tray<T>>,
    /// Sentences about the position: whose paper is used, why a start was voided.
    pub notes: Vec<T>,
    /// In how many equal steps the board may be turned to sit before another seat: 2 for two players. Seat `k` sits
    /// `k` steps counter-clockwise from the bottom, unless `sides` says otherwise.
    pub turns: u8,
    /// How many steps from the bottom each seat sits, in games where that is not the seat's number: where homes are
    /// chosen in play. Empty where it is.
    pub sides: Vec<u8>,
    /// The colours of the seats: a name that the stylesheet knows, such as `chessmen` for white, black, green and red;
    /// empty for the usual ones.
    pub palette: &'static str,
}

/// What is known of a cell besides its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum CellStatus {
    /// In play.
    Here,
    /// Cut off or never in play any more, still visible as torn ground.
    Gone,
    /// In play, but nothing may ever stand here again.
    Marked,
    /// Covered by something face down.
    Covered,
}

/// One cell of the board.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Cell<T = Text> {
    /// Its name in the game's notation, `34`.
    pub id: String,
    /// Its centre.
    pub at: Point,
    /// Its outline: an index into [`Scene::outlines`].
    pub outline: u8,
    /// Which of the calm board tones it has, from 0; at most three are used.
    pub tone: u8,
    /// Whether and how it is in play.
    pub status: CellStatus,
    /// The zone it is shaded for, if it means something now (a seat's set-up zone).
    pub zone: Option<u8>,
    /// What a screen reader says of the place (not of the thing on it).
    pub says: T,
}

/// One thing standing on a cell.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Thing<T = Text> {
    /// The cell it stands on.
    pub cell: String,
    /// The id of its [`Symbol`].
    pub symbol: String,
    /// Whose it is; `None` for nobody's.
    pub seat: Option<u8>,
    /// How many discs high it stands, from 1.
    pub height: u8,
    /// States worth showing: names that the stylesheet knows (`spent`, `veteran`, `fragment`, `covered`,
    /// `strength-5` of what is stronger here than it looks).
    pub states: Vec<&'static str>,
    /// What a screen reader says of it.
    pub says: T,
}

/// A line at the border that can be touched.
#[derive(Debug, Clone, PartialEq, Serialize)]
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

/// A line printed on the board that tells something and is never touched: a border between zones, a seat's own edge.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Ornament {
    /// Where it begins and ends.
    pub ends: [Point; 2],
    /// A name that the stylesheet knows: `divide` between zones, `home` along a seat's own edge, `casing` below one
    /// whose colour may not stand out from the paper, `corner` around a cell of its own kind; in overlays `stripe` along
    /// cells and `pointer` for the two strokes of an arrow's head, below them `stripe-casing`,
    /// `pointer-casing` and the lighter `pointer-halo`.
    pub kind: &'static str,
    /// Whose it is; `None` for nobody's.
    pub seat: Option<u8>,
}

/// Something about the position that helps some and would clutter the board for others: it is switched on and off.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Overlay<T = Text> {
    /// Its name in addresses and commands, lower-case letters, digits and hyphens: `line-8`.
    pub name: &'static str,
    /// What is switched on, said.
    pub says: T,
    /// Whether it is drawn over what stands on the board and not below it.
    pub over: bool,
    /// What is drawn.
    pub marks: Vec<Ornament>,
}

/// A coordinate beside the board.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Label {
    /// Its centre.
    pub at: Point,
    /// One or two characters.
    pub words: String,
}

/// An arrow from cell to cell.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Arrow {
    /// The cell it begins on.
    pub from: String,
    /// The cell it points to.
    pub to: String,
    /// A name that the stylesheet knows.
    pub kind: &'static str,
}

/// A row of items beside the board.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Tray<T = Text> {
    /// Whose it is.
    pub seat: Option<u8>,
    /// What it is: `hand`, `taken`, or another name the stylesheet may know; see [`Tray::counts`].
    pub kind: &'static str,
    /// What it is and, where that is not plain from it, whose, said.
    pub says: T,
    /// What lies in it.
    pub items: Vec<Item<T>>,
}

/// Equal things in a tray.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Item<T = Text> {
    /// The name by which [`crate::Touch::Item`] touches it.
    pub id: String,
    /// The id of its [`Symbol`].
    pub symbol: String,
    /// Whose it is.
    pub seat: Option<u8>,
    /// How many.
    pub count: u16,
    /// What one costs, in what the game counts.
    pub cost: Option<u16>,
    /// Whether it cannot be taken now; `says` tells why.
    pub closed: bool,
    /// What a screen reader says of it.
    pub says: T,
}

/// The drawing of one kind of thing for one seat, as data that any renderer can place.
///
/// The drawing is inside the square from (-0.5, -0.5) to (0.5, 0.5), `y` down.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Symbol {
    /// Its id, referred to by things: the notation's letters, after which a hyphen and a word tell apart drawings of
    /// what is written alike; or a name longer than [`LETTERS`].
    pub id: String,
    /// The seat it is drawn for, or `None` when all seats share it.
    pub seat: Option<u8>,
    /// The shapes, painted in order.
    pub shapes: Vec<Shape>,
}

/// More characters than this are a name and not letters of a notation.
pub const LETTERS: usize = 2;

/// The letters by which a notation writes what a symbol shows; none for what is never written: a die, a stone.
///
/// ```
/// use skazka_core::letters;
/// assert_eq!([letters("S"), letters("K-crowned"), letters("die-3")], [Some("S"), Some("K"), None]);
/// ```
pub fn letters(symbol: &str) -> Option<&str> {
    let written = match symbol.split_once('-') {
        Some((written, _)) if !written.is_empty() => written,
        _ => symbol,
    };
    (written.chars().count() <= LETTERS).then_some(written)
}

/// One painted outline of a symbol.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Shape {
    /// SVG path data.
    pub path: String,
    /// What it is filled with.
    pub fill: Ink,
    /// What it is outlined with.
    pub stroke: Ink,
    /// The width of the outline in board units.
    pub width: f32,
}

/// A colour by its role; themes decide what it looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Ink {
    /// Nothing is painted.
    None,
    /// The seat's own colour.
    Seat,
    /// The companion of the seat's colour, for what is inside its outline: mostly lighter than it.
    Pale,
    /// What a seat's figure is outlined with where its own colour may not stand out from the board.
    Rim,
    /// The dark line colour of the theme.
    Line,
    /// The paper colour of the theme.
    Paper,
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
            palette: "",
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

impl<T> Cell<T> {
    fn said<U>(&self, say: &dyn Fn(&T) -> U) -> Cell<U> {
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

impl<T> Thing<T> {
    /// The same with its sentences said.
    pub fn said<U>(&self, say: &dyn Fn(&T) -> U) -> Thing<U> {
        Thing {
            cell: self.cell.clone(),
            symbol: self.symbol.clone(),
            seat: self.seat,
            height: self.height,
            states: self.states.clone(),
            says: say(&self.says),
        }
    }
}

impl<T> Line<T> {
    fn said<U>(&self, say: &dyn Fn(&T) -> U) -> Line<U> {
        Line { id: self.id.clone(), ends: self.ends, cells: self.cells.clone(), says: say(&self.says) }
    }
}

impl<T> Overlay<T> {
    /// The same with its sentences said.
    pub fn said<U>(&self, say: &dyn Fn(&T) -> U) -> Overlay<U> {
        Overlay { name: self.name, says: say(&self.says), over: self.over, marks: self.marks.clone() }
    }
}

/// Trays in which things are counted up: the number of each item is written, be it one.
const COUNTED: [&str; 2] = ["taken", "discs"];

impl<T> Tray<T> {
    /// Whether the number of an item is written beside it.
    pub fn counts(&self, item: &Item<T>) -> bool {
        item.count != 1 || COUNTED.contains(&self.kind)
    }

    /// The same with its sentences said.
    pub fn said<U>(&self, say: &dyn Fn(&T) -> U) -> Tray<U> {
        let items = self.items.iter().map(|item| item.said(say)).collect();
        Tray { seat: self.seat, kind: self.kind, says: say(&self.says), items }
    }
}

impl<T> Item<T> {
    fn said<U>(&self, say: &dyn Fn(&T) -> U) -> Item<U> {
        Item {
            id: self.id.clone(),
            symbol: self.symbol.clone(),
            seat: self.seat,
            count: self.count,
            cost: self.cost,
            closed: self.closed,
            says: say(&self.says),
        }
    }
}

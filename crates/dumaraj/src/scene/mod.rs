//! The picture of a board: bits with their two colours, the rubicon, the seats' own edges, the border lines that can be
//! cut, and what is still in hand.
//!
//! ```text
//!    1 2 3 4 5 6      the blocker's edge
//!  6 . . . . . .  l:r6
//!  5 . . . . . .
//!  4 . . . . . .
//!    - - - - - -      the rubicon (rules/dumaraj.md §1)
//!  3 . . . . . .
//!  2 . . . . . .
//!  1 . . . . . .  l:r1
//!    l:c1     l:c6    the attacker's edge
//! ```

mod layout;
#[cfg(test)]
mod tests;

use crate::setup::bit_name;
use crate::{ATTACKER, BLOCKER, Board, Cut, Mob, Shape};
use layout::{outline, place};
use skazka_core::{
    Cell, CellStatus, Ink, Item, Label, Line, Ornament, Palette, Point, Scene, Seat, Stroke, Text, Thing, Tray,
    TrayLayout, text,
};
use skazka_square::{Cell as Bit, Rect};

/// What is drawn.
pub(crate) struct Picture<'a> {
    /// How the location is turned.
    pub shape: Shape,
    /// Mobs, location and marks.
    pub board: &'a Board,
    /// How many mobs of each kind, in the order of [`Mob::ALL`], each seat has yet to place.
    pub hands: [[u8; 7]; 2],
    /// Whether each seat's zone is shaded, because it sets up there now.
    pub zones: [bool; 2],
    /// Whether the border lines can be touched, now or later.
    pub cuts: bool,
    /// Sentences about the position.
    pub notes: Vec<Text>,
}

/// How far beyond the border lie the coordinates, the lines that can be cut, and the seats' own edges.
const LABEL_AWAY: f32 = 0.28;
const LINE_AWAY: f32 = 0.14;
const HOME_AWAY: f32 = 0.07;
/// How much farther lines and edges lie where the ground beyond was torn off, so that the torn edge stays visible.
const TORN_AWAY: f32 = 0.08;

/// The seats' own edges, and the border between their zones.
const HOME: Stroke = Stroke::new(Ink::Seat, 0.03);
const RUBICON: Stroke = Stroke { opacity: 0.85, ..Stroke::new(Ink::Print, 0.016) };

impl Picture<'_> {
    /// The scene.
    pub fn scene(self) -> Scene {
        Scene {
            outlines: vec![outline(self.shape)],
            cells: self.cells(),
            things: self.board.mobs().map(thing).collect(),
            lines: self.lines(),
            ornaments: self.homes().into_iter().chain(self.rubicon()).collect(),
            labels: self.labels(),
            arrows: Vec::new(),
            overlays: Vec::new(),
            trays: self.trays(),
            notes: self.notes,
            turns: 2,
            sides: Vec::new(),
            palette: Palette::Usual,
        }
    }

    fn at(&self, row: f32, column: f32) -> Point {
        place(self.shape, row, column)
    }

    /// Every bit there ever was, from the blocker's first row down.
    fn cells(&self) -> Vec<Cell> {
        let size = self.board.size();
        let bits = (0..size).rev().flat_map(|row| (0..size).filter_map(move |column| Bit::new(row, column)));
        bits.map(|bit| self.cell(bit)).collect()
    }

    fn cell(&self, bit: Bit) -> Cell {
        let name = bit_name(bit);
        let (status, says) = if !self.board.location().contains(bit) {
            (CellStatus::Gone, text!("dumaraj-scene-bit-gone", bit = &name))
        } else if self.board.is_marked(bit) {
            (CellStatus::Marked, text!("dumaraj-scene-bit-marked", bit = &name))
        } else {
            (CellStatus::Here, text!("dumaraj-scene-bit", bit = &name))
        };
        let in_zone = |seat: &Seat| self.zones[seat.index()] && self.board.in_zone(*seat, bit);
        let zone = [ATTACKER, BLOCKER].into_iter().find(in_zone).map(|seat| seat.0);
        let at = self.at(f32::from(bit.row()), f32::from(bit.column()));
        Cell { id: name, at, outline: 0, tone: self.tone(bit), status, zone, says }
    }

    /// Two tones by the colour of the bit. The bits of a rhomb's rubicon, all of one colour, have a third.
    fn tone(&self, bit: Bit) -> u8 {
        let sum = bit.row() + bit.column();
        match self.shape {
            Shape::Rhomb if sum + 1 == self.board.size() => 2,
            _ => (sum + 1) % 2,
        }
    }

    /// Each seat's own edge of the location as it is now: one side of a square, two of a rhomb.
    fn homes(&self) -> Vec<Ornament> {
        let sides: &[_] = match self.shape {
            Shape::Square => &[(Side::Bottom, ATTACKER), (Side::Top, BLOCKER)],
            Shape::Rhomb => {
                &[(Side::Bottom, ATTACKER), (Side::Left, ATTACKER), (Side::Top, BLOCKER), (Side::Right, BLOCKER)]
            }
        };
        sides.iter().map(|&(side, seat)| self.home(side, seat)).collect()
    }

    fn home(&self, side: Side, seat: Seat) -> Ornament {
        Ornament { ends: self.border(side, HOME_AWAY, HOME_AWAY), stroke: HOME, beaded: false, seat: Some(seat.0) }
    }

    /// The rubicon of a square: a line between the zones, or one on each side of the row that belongs to nobody.
    fn rubicon(&self) -> Vec<Ornament> {
        let Rect { first_row, last_row, first_column, last_column } = self.board.location();
        let size = self.board.size();
        let lines = match (self.shape, size % 2) {
            (Shape::Rhomb, _) => vec![],
            (Shape::Square, 0) => vec![size / 2],
            (Shape::Square, _) => vec![size / 2, size / 2 + 1],
        };
        let above = lines.into_iter().filter(|&row| first_row < row && row <= last_row);
        above
            .map(|row| {
                let row = f32::from(row) - 0.5;
                let ends = [self.at(row, f32::from(first_column) - 0.5), self.at(row, f32::from(last_column) + 0.5)];
                Ornament { ends, stroke: RUBICON, beaded: true, seat: None }
            })
            .collect()
    }

    /// One side of the location, `away` from the outermost bits and longer than them by `beyond` at both ends.
    fn border(&self, side: Side, away: f32, beyond: f32) -> [Point; 2] {
        let whole = Rect::square(self.board.size());
        let torn = side.line(whole) != side.line(self.board.location());
        let away = if torn { away + TORN_AWAY } else { away };
        let Rect { first_row, last_row, first_column, last_column } = self.board.location();
        let [bottom, left] = [first_row, first_column].map(|line| f32::from(line) - 0.5);
        let [top, right] = [last_row, last_column].map(|line| f32::from(line) + 0.5);
        let along_row = |row| [self.at(row, left - beyond), self.at(row, right + beyond)];
        let along_column = |column| [self.at(bottom - beyond, column), self.at(top + beyond, column)];
        match side {
            Side::Bottom => along_row(bottom - away),
            Side::Top => along_row(top + away),
            Side::Left => along_column(left - away),
            Side::Right => along_column(right + away),
        }
    }

    /// The border lines of the location as it is now, each once.
    fn lines(&self) -> Vec<Line> {
        if !self.cuts {
            return Vec::new();
        }
        let Rect { first_row, last_row, first_column, last_column } = self.board.location();
        let sides = [
            (Side::Bottom, Cut::Row(first_row)),
            (Side::Top, Cut::Row(last_row)),
            (Side::Left, Cut::Column(first_column)),
            (Side::Right, Cut::Column(last_column)),
        ];
        let mut lines: Vec<Line> = Vec::new();
        for (side, cut) in sides {
            if lines.iter().all(|line| line.id != cut.to_string()) {
                lines.push(self.line(side, cut));
            }
        }
        lines
    }

    fn line(&self, side: Side, cut: Cut) -> Line {
        let location = self.board.location();
        let on_line = |bit: &Bit| match cut {
            Cut::Row(row) => bit.row() == row,
            Cut::Column(column) => bit.column() == column,
        };
        let bits = Bit::all(self.board.size()).filter(|&bit| location.contains(bit)).filter(on_line);
        let cells: Vec<String> = bits.map(bit_name).collect();
        let id = cut.to_string();
        let number = &id[1..];
        let says = match cut {
            Cut::Row(_) => text!("dumaraj-scene-row", line = number, count = cells.len()),
            Cut::Column(_) => text!("dumaraj-scene-column", line = number, count = cells.len()),
        };
        Line { ends: self.border(side, LINE_AWAY, 0.0), cells, says, id }
    }

    /// The numbers of rows and columns, on both sides of the board so that it may be turned. They never change.
    fn labels(&self) -> Vec<Label> {
        let last = f32::from(self.board.size()) - 0.5;
        let beyond = [-0.5 - LABEL_AWAY, last + LABEL_AWAY];
        let numbered = (0..self.board.size()).filter_map(|line| {
            let words = bit_name(Bit::new(line, 0)?).chars().take(1).collect::<String>();
            Some((f32::from(line), words))
        });
        let labels = numbered.flat_map(|(line, words)| {
            let rows = beyond.map(|column| Label { at: self.at(line, column), words: words.clone() });
            let columns = beyond.map(|row| Label { at: self.at(row, line), words: words.clone() });
            rows.into_iter().chain(columns)
        });
        labels.collect()
    }

    /// What each seat has yet to place; a seat with nothing in hand has no tray.
    fn trays(&self) -> Vec<Tray> {
        [ATTACKER, BLOCKER].into_iter().filter_map(|seat| self.tray(seat)).collect()
    }

    fn tray(&self, seat: Seat) -> Option<Tray> {
        let counted = Mob::ALL.into_iter().zip(self.hands[seat.index()]).filter(|&(_, count)| count > 0);
        let items: Vec<Item> = counted.map(|(mob, count)| item(seat, mob, count)).collect();
        let says = match seat {
            ATTACKER => text!("dumaraj-scene-hand-attacker"),
            _ => text!("dumaraj-scene-hand-blocker"),
        };
        (!items.is_empty()).then_some(Tray {
            seat: Some(seat.0),
            layout: TrayLayout::Rack,
            counted: false,
            touchable: true,
            says,
            items,
        })
    }
}

/// A side of the location, as the attacker sees it on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Side {
    Bottom,
    Top,
    Left,
    Right,
}

impl Side {
    /// The number of the line on this side, from 0.
    fn line(self, location: Rect) -> u8 {
        match self {
            Side::Bottom => location.first_row,
            Side::Top => location.last_row,
            Side::Left => location.first_column,
            Side::Right => location.last_column,
        }
    }
}

fn symbol(mob: Mob) -> String {
    mob.letter().to_string()
}

/// A mob's name.
pub(crate) fn mob_name(mob: Mob) -> Text {
    Text::new(format!("symbol-{}", mob.letter()))
}

fn thing((bit, seat, mob): (Bit, Seat, Mob)) -> Thing {
    let says = match seat {
        ATTACKER => text!("dumaraj-scene-attackers", mob = mob_name(mob)),
        _ => text!("dumaraj-scene-blockers", mob = mob_name(mob)),
    };
    Thing::new(bit_name(bit), symbol(mob), Some(seat.0), says)
}

fn item(seat: Seat, mob: Mob, count: u8) -> Item {
    let count = u16::from(count);
    Item {
        id: symbol(mob),
        symbol: symbol(mob),
        seat: Some(seat.0),
        count,
        cost: None,
        closed: false,
        says: mob_name(mob),
    }
}

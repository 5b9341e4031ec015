//! Set-ups read from their drawn files. What the files look like is told in `crates/dumaraj/setups/README.md`.

use super::army::PlacedMob;
use crate::{Complication, Mob, Shape};
use skazka_core::{Fault, Text, quote, text};
use skazka_square::Cell;

/// The formation a set-up stands in (`rules/dumaraj.md §1`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Order {
    /// A block on a square, Piksas and all.
    Phalanx,
    /// A block on a square inside a wedge of Piksas, which stays when the order shifts.
    PhalanxWedge,
    /// One row across the whole base, Piksas before it.
    Rank,
    /// A triangle on a rhomb.
    Wedge,
}

/// A drawn set-up: the attacker's army on its base location, and what players may choose about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// Its name among the disciplines, such as `poltava-2`.
    pub name: &'static str,
    /// Rows and columns of the location it was made for: 6, 8 or 10.
    pub base: u8,
    /// The outline of its locations.
    pub shape: Shape,
    /// The formation.
    pub order: Order,
    /// Whether the blocker's Raj and Fej change places without any constant (Neclassic).
    pub crossed: bool,
    /// The kinds that may exchange places, pair for pair.
    pub rotates: Vec<Mob>,
    /// What may be switched on at the Red level; mirror and the choice of the centre are not listed.
    pub allows: Vec<Complication>,
    /// The same for the Blue level; `None` where the set-up is Red only.
    pub blue: Option<Vec<Complication>>,
    /// The drawn mobs, on the base location.
    pub army: Vec<PlacedMob>,
    /// The columns, from 0, where Trigons may stand by choice, ascending; empty where the drawing fixes them.
    pub trigon_columns: Vec<u8>,
}

impl Setup {
    /// Reads a set-up's file.
    ///
    /// # Errors
    /// With the number of the line and what was expected there.
    pub fn read(name: &'static str, file: &str) -> Result<Setup, Fault> {
        let mut headers = Headers::default();
        let mut lines = numbered(file);
        for (number, line) in lines.by_ref() {
            if line == "drawing:" {
                let drawn: Vec<_> = lines.collect();
                return headers.with_drawing(name, &drawn);
            }
            headers.read(number, line)?;
        }
        Err(text!("dumaraj-drawing-missing", header = "drawing").into())
    }

    /// Whether any mob of this kind is drawn.
    pub fn has(&self, mob: Mob) -> bool {
        self.army.iter().any(|one| one.mob == mob)
    }

    /// Whether the player writes where the Trigons stand (Poltava 2, Borodino 2).
    pub fn chooses_trigons(&self) -> bool {
        !self.trigon_columns.is_empty()
    }
}

/// The lines that say something, trimmed, with their numbers from 1.
fn numbered(file: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = file.lines().zip(1..).map(|(line, number)| (number, line.trim()));
    lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// The headers read so far.
#[derive(Default)]
struct Headers {
    base: Option<u8>,
    shape: Option<Shape>,
    order: Option<Order>,
    crossed: Option<bool>,
    rotates: Option<Vec<Mob>>,
    allows: Option<Vec<Complication>>,
    blue: Option<Option<Vec<Complication>>>,
}

impl Headers {
    fn read(&mut self, number: usize, line: &str) -> Result<(), Fault> {
        let wrong = |expected: &str| Fault(misdrawn(number, line, expected));
        let (key, value) = line.split_once(':').ok_or_else(|| wrong("header: value"))?;
        let value = value.trim();
        match key {
            "base" => {
                self.base = Some(one_of(value, [("6", 6), ("8", 8), ("10", 10)]).ok_or_else(|| wrong("6, 8, 10"))?)
            }
            "shape" => self.shape = Some(one_of(value, SHAPES).ok_or_else(|| wrong("square, rhomb"))?),
            "order" => {
                self.order = Some(one_of(value, ORDERS).ok_or_else(|| wrong("phalanx, phalanx-wedge, rank, wedge"))?);
            }
            "pair" => self.crossed = Some(one_of(value, PAIRS).ok_or_else(|| wrong("parallel, crossed"))?),
            "rotates" => self.rotates = Some(letters(value).ok_or_else(|| wrong("L G S T"))?),
            "allows" => self.allows = Some(complications(value).ok_or_else(|| wrong(COMPLICATIONS))?),
            "blue" if value == "none" => self.blue = Some(None),
            "blue" => self.blue = Some(Some(complications(value).ok_or_else(|| wrong(COMPLICATIONS))?)),
            _ => return Err(wrong("base, shape, order, pair, rotates, allows, blue, drawing")),
        }
        Ok(())
    }

    fn with_drawing(self, name: &'static str, drawn: &[(usize, &str)]) -> Result<Setup, Fault> {
        let missing = |header: &str| Fault(text!("dumaraj-drawing-missing", header = header));
        let shape = self.shape.ok_or_else(|| missing("shape"))?;
        let base = self.base.ok_or_else(|| missing("base"))?;
        let bits = bits(shape, base, drawn)?;
        let army = bits.iter().filter_map(Bit::standing).collect::<Vec<_>>();
        if army.is_empty() {
            return Err(missing("drawing"));
        }
        Ok(Setup {
            name,
            base,
            shape,
            order: self.order.ok_or_else(|| missing("order"))?,
            crossed: self.crossed.ok_or_else(|| missing("pair"))?,
            rotates: self.rotates.ok_or_else(|| missing("rotates"))?,
            allows: self.allows.ok_or_else(|| missing("allows"))?,
            blue: self.blue.ok_or_else(|| missing("blue"))?,
            army,
            trigon_columns: trigon_columns(&bits),
        })
    }
}

const SHAPES: [(&str, Shape); 2] = [("square", Shape::Square), ("rhomb", Shape::Rhomb)];
const ORDERS: [(&str, Order); 4] = [
    ("phalanx", Order::Phalanx),
    ("phalanx-wedge", Order::PhalanxWedge),
    ("rank", Order::Rank),
    ("wedge", Order::Wedge),
];
const PAIRS: [(&str, bool); 2] = [("parallel", false), ("crossed", true)];
const COMPLICATIONS: &str = "rf order_shift row_shift rotation shuttle carousel, nothing, none";

fn one_of<T: Copy, const N: usize>(value: &str, known: [(&str, T); N]) -> Option<T> {
    known.iter().find(|(name, _)| *name == value).map(|&(_, meaning)| meaning)
}

/// The kinds of mobs named one by one.
fn letters(value: &str) -> Option<Vec<Mob>> {
    let letter = |word: &str| Mob::ALL.into_iter().find(|mob| word.chars().eq([mob.letter()]));
    value.split_whitespace().map(letter).collect()
}

/// The complications named one by one, or `nothing`.
fn complications(value: &str) -> Option<Vec<Complication>> {
    match value {
        "" => None,
        "nothing" => Some(Vec::new()),
        named => named.split_whitespace().map(Complication::from_key).collect(),
    }
}

/// One drawn sign and its bit.
struct Bit<'a> {
    bit: Cell,
    sign: &'a str,
}

impl Bit<'_> {
    fn standing(&self) -> Option<PlacedMob> {
        let mob = Mob::ALL.into_iter().find(|mob| self.sign.chars().eq([mob.letter()]))?;
        Some(PlacedMob { bit: self.bit, mob })
    }
}

/// The drawn signs from the attacker's finist up, each with its bit.
fn bits<'a>(shape: Shape, base: u8, drawn: &[(usize, &'a str)]) -> Result<Vec<Bit<'a>>, Fault> {
    let mut bits = Vec::new();
    for (&(number, line), step) in drawn.iter().rev().zip(0..base) {
        let signs: Vec<&str> = line.split_whitespace().collect();
        let length = if shape == Shape::Square { base } else { step + 1 };
        if signs.len() != usize::from(length) {
            return Err(text!("dumaraj-drawing-length", line = number, expected = length, found = signs.len()).into());
        }
        for (sign, index) in signs.into_iter().zip(0..) {
            if !matches!(sign, "S" | "L" | "G" | "R" | "F" | "P" | "T" | "t" | ".") {
                return Err(misdrawn(number, sign, "S L G R F P T t .").into());
            }
            let row = if shape == Shape::Square { step } else { step - index };
            bits.extend(Cell::new(row, index).map(|bit| Bit { bit, sign }));
        }
    }
    match drawn.len() <= usize::from(base) {
        true => Ok(bits),
        false => Err(text!("dumaraj-drawing-high", expected = base, found = drawn.len()).into()),
    }
}

/// The columns of the own finist that hold a Trigon or could, where the drawing offers a choice.
fn trigon_columns(bits: &[Bit]) -> Vec<u8> {
    let choice = bits.iter().any(|bit| bit.sign == "t");
    let may_stand = bits.iter().filter(|bit| choice && bit.bit.row() == 0 && matches!(bit.sign, "T" | "t"));
    may_stand.map(|bit| bit.bit.column()).collect()
}

fn misdrawn(line: usize, found: &str, expected: &str) -> Text {
    text!("dumaraj-drawing-unreadable", line = line, found = quote(found), expected = expected)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str =
        "base: 6\nshape: rhomb\norder: wedge\npair: parallel\nrotates: L G S\nallows: row_shift\nblue: nothing\n";

    fn refused(file: &str) -> String {
        Setup::read("a", file).unwrap_err().to_string()
    }

    #[test]
    fn a_rhomb_rises_from_its_corner() {
        let setup = Setup::read("a", &format!("# a wedge\n{HEAD}\ndrawing:\n  S . G\n   L L\n    R\n")).unwrap();
        let bit = |row: u8, column: u8, mob| PlacedMob { bit: Cell::new(row - 1, column - 1).unwrap(), mob };
        let expected =
            [bit(1, 1, Mob::Raj), bit(2, 1, Mob::Lod), bit(1, 2, Mob::Lod), bit(3, 1, Mob::Slod), bit(1, 3, Mob::Gon)];
        assert_eq!(setup.army, expected);
        assert_eq!(setup.blue, Some(vec![]));
        assert!(!setup.chooses_trigons());
    }

    #[test]
    fn a_slip_is_named_by_its_line() {
        assert_eq!(
            refused("base: 6\nshape: round"),
            r#"dumaraj-drawing-unreadable line=2 found="shape: round" expected="square, rhomb""#
        );
        assert_eq!(refused(&format!("{HEAD}drawing:\n L\n R\n")), "dumaraj-drawing-length line=9 expected=2 found=1");
        assert_eq!(
            refused(&format!("{HEAD}drawing:\n L K\n R\n")),
            r#"dumaraj-drawing-unreadable line=9 found="K" expected="S L G R F P T t .""#
        );
        assert_eq!(refused(HEAD), r#"dumaraj-drawing-missing header="drawing""#);
        assert_eq!(refused("shape: rhomb\ndrawing:\nR"), r#"dumaraj-drawing-missing header="base""#);
        assert_eq!(refused(&format!("{HEAD}drawing:\n")), r#"dumaraj-drawing-missing header="drawing""#);
    }
}

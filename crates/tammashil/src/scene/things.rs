//! What stands and lies on the cells.

use crate::play::{Cell, Content, Disc, Kind, SOUTH, State, Unit};
use crate::rules::Which;
use crate::symbols::{FRAGMENT, SPENT, STRENGTH_5, TSAR, VETERAN};
use skazka_core::{Seat, Text, Thing, text};
use std::borrow::Cow;

/// Everything on the board in board order.
pub(super) fn things(state: &State) -> Vec<Thing> {
    state.geometry().cells().filter_map(|cell| thing(state, cell)).collect()
}

fn thing(state: &State, cell: Cell) -> Option<Thing> {
    match state.content(cell) {
        Content::Empty => None,
        Content::Covered(disc) => Some(covered(state, cell, disc)),
        Content::Unit(unit) => {
            let strength = state.strength_of_target(cell);
            let strong = strength > unit.kind.strength();
            let says = unit_says(state, unit);
            let says = if strong { text!("tammashil-scene-strong", unit = says, strength = strength) } else { says };
            let mut thing = standing(state, cell, unit, says);
            thing.badges.extend(strong.then_some(STRENGTH_5.into()));
            Some(thing)
        }
        Content::Turning(unit) => {
            let says = text!("tammashil-scene-turning", unit = unit_says(state, unit));
            Some(standing(state, cell, unit, says))
        }
    }
}

/// A disc as the position knows it: face down, or with its face.
fn covered(state: &State, cell: Cell, disc: Option<Disc>) -> Thing {
    let (symbol, says) = match disc {
        None => ('?', text!("tammashil-scene-covered")),
        Some(disc) => (disc.sign(), text!("tammashil-scene-covered-known", face = disc_says(disc))),
    };
    Thing::new(state.geometry().name(cell), symbol, None, says)
}

fn standing(state: &State, cell: Cell, unit: Unit, says: Text) -> Thing {
    let symbol = symbol(state.rules().game, unit.kind);
    let thing = Thing::new(state.geometry().name(cell), symbol, Some(unit.seat.0), says);
    Thing { badges: badges(unit), dimmed: unit.moved, ..thing }
}

/// The symbol of a unit: the letter of the notation, but the Tsar has a drawing of his own.
fn symbol(game: Which, kind: Kind) -> String {
    match (game, kind) {
        (Which::Hivvayo, Kind::LeftPriest) => TSAR.to_owned(),
        _ => kind.letter().to_string(),
    }
}

fn badges(unit: Unit) -> Vec<Cow<'static, str>> {
    let marks = [(unit.veteran, VETERAN), (unit.fragment, FRAGMENT), (unit.moved, SPENT)];
    marks.into_iter().filter(|(marked, _)| *marked).map(|(_, badge)| badge.into()).collect()
}

/// "South’s double, veteran, has moved".
fn unit_says(state: &State, unit: Unit) -> Text {
    let what = unit_name(state.rules().game, unit);
    match (unit.veteran, unit.moved, unit.fragment) {
        (false, false, false) => what,
        (true, false, false) => text!("tammashil-scene-unit-veteran", unit = what),
        (false, true, _) => text!("tammashil-scene-unit-moved", unit = what),
        (true, true, _) => text!("tammashil-scene-unit-veteran-moved", unit = what),
        (false, false, true) => text!("tammashil-scene-unit-fragment", unit = what),
        (true, false, true) => text!("tammashil-scene-unit-veteran-fragment", unit = what),
    }
}

fn unit_name(game: Which, unit: Unit) -> Text {
    let of_south = unit.seat == SOUTH;
    match (unit.kind, game) {
        (Kind::Single, _) if of_south => text!("tammashil-scene-south-single"),
        (Kind::Single, _) => text!("tammashil-scene-north-single"),
        (Kind::Double, _) if of_south => text!("tammashil-scene-south-double"),
        (Kind::Double, _) => text!("tammashil-scene-north-double"),
        (Kind::Triple, _) if of_south => text!("tammashil-scene-south-triple"),
        (Kind::Triple, _) => text!("tammashil-scene-north-triple"),
        (Kind::LeftPriest, Which::Hivvayo) if of_south => text!("tammashil-scene-south-tsar"),
        (Kind::LeftPriest, Which::Hivvayo) => text!("tammashil-scene-north-tsar"),
        (Kind::LeftPriest, Which::Tammashil) if of_south => text!("tammashil-scene-south-left-priest"),
        (Kind::LeftPriest, Which::Tammashil) => text!("tammashil-scene-north-left-priest"),
        (Kind::RightPriest, _) if of_south => text!("tammashil-scene-south-right-priest"),
        (Kind::RightPriest, _) => text!("tammashil-scene-north-right-priest"),
    }
}

/// A face of a disc.
pub(super) fn disc_says(disc: Disc) -> Text {
    match disc {
        Disc::Good => text!("tammashil-scene-disc-good"),
        Disc::Bad => text!("tammashil-scene-disc-bad"),
        Disc::Empty => text!("tammashil-scene-disc-empty"),
    }
}

/// A seat's name.
pub(super) fn seat_says(seat: Seat) -> Text {
    if seat == SOUTH { text!("tammashil-scene-south") } else { text!("tammashil-scene-north") }
}

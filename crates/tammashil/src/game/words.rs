//! Names of units, cells and sides for people.

use crate::play::{Kind, Move, SOUTH, State, Unit};
use crate::rules::Which;
use crate::symbols::TSAR;
use skazka_core::{Seat, Text, text};

/// A side's name.
pub(super) fn seat_name(seat: Seat) -> Text {
    if seat == SOUTH { text!("tammashil-south") } else { text!("tammashil-north") }
}

/// What stands somewhere, in one word: the Tsar is the only priest of Hivvayo.
pub(super) fn kind_name(state: &State, kind: Kind) -> Text {
    match (state.rules().game, kind) {
        (Which::Hivvayo, Kind::LeftPriest) => symbol_name(TSAR),
        _ => symbol_name(&kind.letter().to_string()),
    }
}

/// The name of what a symbol of the scene shows.
pub(super) fn symbol_name(symbol: &str) -> Text {
    let word = match symbol {
        "A" => "single",
        "B" => "double",
        "C" => "triple",
        "L" => "left-priest",
        "R" => "right-priest",
        TSAR => "tsar",
        "+" => "good",
        "x" => "bad",
        "o" => "empty",
        _ => "disc",
    };
    Text::new(format!("tammashil-{word}"))
}

/// What chance drew, in a word or two; none for what a seat does.
pub(super) fn drawn(outcome: Move) -> Option<Text> {
    match outcome {
        Move::Coin(seat) => Some(text!("tammashil-drawn-coin", seat = seat_name(seat))),
        Move::Roll(roll) => Some(text!("tammashil-drawn-roll", roll = roll)),
        Move::Turned(disc) => Some(symbol_name(&disc.sign().to_string())),
        _ => None,
    }
}

/// The symbol of the scene that shows a unit.
pub(super) fn symbol_of(state: &State, unit: Unit) -> String {
    symbol_of_kind(state, unit.kind)
}

/// The symbol of the scene that shows a kind of unit.
pub(super) fn symbol_of_kind(state: &State, kind: Kind) -> String {
    match (state.rules().game, kind) {
        (Which::Hivvayo, Kind::LeftPriest) => TSAR.to_owned(),
        _ => kind.letter().to_string(),
    }
}

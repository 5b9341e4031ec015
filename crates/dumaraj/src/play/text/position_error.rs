//! What is wrong with a written position.

use super::bits::{bit_name, line_name};
use crate::Mob;
use crate::play::{ATTACKER, BLOCKER};
use skazka_core::{LineProblem, ReadError, Says, Seat, Text, quote, text};
use skazka_square::Cell;

/// A field of a written position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    /// All of it.
    Whole,
    /// The rows.
    Board,
    /// The side to move.
    Side,
    /// The lines still in play.
    Location,
    /// Marked bits.
    Marks,
    /// Quiet turns.
    Quiet,
    /// The number of the turn.
    Turn,
}

impl Says for Field {
    fn says(&self) -> Text {
        match self {
            Field::Whole => text!("dumaraj-field-whole"),
            Field::Board => text!("dumaraj-field-board"),
            Field::Side => text!("dumaraj-field-side"),
            Field::Location => text!("dumaraj-field-location"),
            Field::Marks => text!("dumaraj-field-marks"),
            Field::Quiet => text!("dumaraj-field-quiet"),
            Field::Turn => text!("dumaraj-field-turn"),
        }
    }
}

/// What a field holds that it must not.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Problem {
    /// What may be wrong in any game.
    Line(LineProblem),
    /// Not six fields.
    FieldCount { found: usize },
    /// Neither a mob's letter nor a number.
    UnknownLetter { found: char },
    /// A mob that this seat cannot have in this discipline.
    NotPlayed { mob: Mob },
    /// More or fewer rows than the size.
    RowCount { found: usize, expected: u8 },
    /// A row of another length than the size.
    RowLength { row: u8, found: usize, expected: u8 },
    /// A run of empty bits that is not 1 to 12.
    Run { found: String },
    /// A mob on a bit that was cut off.
    OutsideLocation { bit: Cell },
    /// A seat has two Rajs.
    SecondRaj { seat: Seat },
    /// A seat has more mobs of a kind than it places.
    TooMany { mob: Mob, most: u8 },
    /// Both seats have lost their Rajs or all their mobs.
    BothBeaten,
    /// Not `a` or `d`.
    Side { found: String },
    /// While mobs are placed the other seat is to move.
    OtherPlaces { expected: Seat },
    /// Not of the form `1-6,1-6`.
    LocationForm { found: String },
    /// A line that the board does not have, or a first line after the last.
    LocationLines { size: u8 },
    /// Marks in a discipline that has none.
    NoMarks { found: String },
    /// Not a bit.
    Bit { found: String },
    /// A marked bit that is not in play.
    MarkOutside { bit: Cell },
    /// A mob stands on a marked bit.
    MarkOccupied { bit: Cell },
    /// A bit marked twice.
    MarkTwice { bit: Cell },
}

impl Says for Problem {
    fn says(&self) -> Text {
        match self {
            Problem::Line(problem) => problem.says(),
            Problem::FieldCount { found } => text!("dumaraj-position-fields", found = *found),
            Problem::UnknownLetter { found } => text!("dumaraj-position-letter", found = found.to_string()),
            Problem::NotPlayed { mob } => text!("dumaraj-position-not-played", mob = mob.letter()),
            Problem::RowCount { found, expected } => {
                text!("dumaraj-position-row-count", found = *found, expected = *expected)
            }
            Problem::RowLength { row, found, expected } => {
                let row = line_name(*row);
                text!("dumaraj-position-row-length", row = row, found = *found, expected = *expected)
            }
            Problem::Run { found } => text!("dumaraj-position-run", found = quote(found)),
            Problem::OutsideLocation { bit } => text!("dumaraj-position-outside", bit = bit_name(*bit)),
            Problem::SecondRaj { seat } => text!("dumaraj-position-second-raj", seat = seat_letter(*seat)),
            Problem::TooMany { mob, most } => {
                text!("dumaraj-position-too-many", mob = mob.letter(), most = *most)
            }
            Problem::BothBeaten => text!("dumaraj-position-both-beaten"),
            Problem::Side { found } => text!("dumaraj-position-side", found = quote(found)),
            Problem::OtherPlaces { expected } => {
                text!("dumaraj-position-other-places", expected = seat_letter(*expected))
            }
            Problem::LocationForm { found } => text!("dumaraj-position-location-form", found = quote(found)),
            Problem::LocationLines { size } => {
                text!("dumaraj-position-location-lines", last = line_name(size.saturating_sub(1)))
            }
            Problem::NoMarks { found } => text!("dumaraj-position-no-marks", found = quote(found)),
            Problem::Bit { found } => text!("dumaraj-position-bit", found = quote(found)),
            Problem::MarkOutside { bit } => text!("dumaraj-position-mark-outside", bit = bit_name(*bit)),
            Problem::MarkOccupied { bit } => text!("dumaraj-position-mark-occupied", bit = bit_name(*bit)),
            Problem::MarkTwice { bit } => text!("dumaraj-position-mark-twice", bit = bit_name(*bit)),
        }
    }
}

fn seat_letter(seat: Seat) -> &'static str {
    match seat {
        ATTACKER => "a",
        BLOCKER => "d",
        _ => "?",
    }
}

impl From<LineProblem> for Problem {
    fn from(problem: LineProblem) -> Problem {
        Problem::Line(problem)
    }
}

/// Why a written position was refused.
pub type PositionError = ReadError<Field, Problem>;

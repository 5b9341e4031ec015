//! What is wrong with a written position.

use crate::play::geometry::Geometry;
use crate::play::unit::Disc;
use skazka_core::{LineProblem, ReadError, Says, Text, quote, text};

/// A field of a written position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    /// All of it.
    Whole,
    /// The rows.
    Board,
    /// The side to move.
    Side,
    /// Steps left and rolled.
    Steps,
    /// Quiet turns.
    Quiet,
    /// The number of the turn.
    Turn,
    /// What is left among unknown discs.
    Discs,
}

impl Says for Field {
    fn says(&self) -> Text {
        match self {
            Field::Whole => text!("tammashil-field-whole"),
            Field::Board => text!("tammashil-field-board"),
            Field::Side => text!("tammashil-field-side"),
            Field::Steps => text!("tammashil-field-steps"),
            Field::Quiet => text!("tammashil-field-quiet"),
            Field::Turn => text!("tammashil-field-turn"),
            Field::Discs => text!("tammashil-field-discs"),
        }
    }
}

/// What a field holds that it must not.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Problem {
    /// What may be wrong in any game.
    Line(LineProblem),
    /// Neither five fields nor six.
    FieldCount { found: usize },
    /// No letter, sign or number of the notation.
    UnknownLetter { found: char },
    /// A mark that does not follow a unit, or not in the order of the notation.
    MarkWithoutUnit { found: char },
    /// A mark that this unit cannot have.
    MarkNotForUnit { mark: char, unit: char },
    /// A mark that vanishes at the end of a turn, on a unit whose turn it is not.
    MarkOfOther { cell: String },
    /// A mark that vanishes at the end of a turn, before the turn has begun.
    MarkBeforeTurn { cell: String },
    /// Hivvayo has one priest a side.
    NotPlayed { unit: char },
    /// A second priest of the same side and seat.
    SecondPriest { unit: char },
    /// A disc that does not lie on the belt.
    OffBelt { cell: String },
    /// More discs of a face than the belt is made of.
    TooManyDiscs { disc: Disc, most: u8 },
    /// Chance turns the disc of one single, or of two that left one stack.
    TurnedTooMany { cell: String },
    /// More or fewer rows than the board has.
    RowCount { found: usize, expected: usize },
    /// A row of another length than the board's.
    RowLength { row: usize, found: usize, expected: usize },
    /// A run of empty cells that is 0, or longer than any row.
    Run { found: String, most: usize },
    /// Neither seat has a priest left.
    BothBeaten,
    /// Not `s`, `n` or `-`.
    Side { found: String },
    /// Before the coin is tossed nothing has happened.
    BeforeCoin { expected: &'static str },
    /// Not of the form `left/roll`.
    StepsForm { found: String },
    /// Not of the form `left/20`, in the game without a die.
    FixedStepsForm { found: String },
    /// A roll that the die does not have.
    Roll { found: u8, least: u8, most: u8 },
    /// More steps left than rolled.
    StepsLeft { left: u8, roll: u8 },
    /// Unknown discs, but nothing says what is left among them.
    DiscsMissing { unknown: u16 },
    /// Not of the form `8+10x5o`.
    DiscsForm { found: String },
    /// Another number of faces than unknown discs.
    DiscsCount { found: u16, unknown: u16 },
}

impl Says for Problem {
    fn says(&self) -> Text {
        match self {
            Problem::Line(problem) => problem.says(),
            Problem::FieldCount { found } => text!("tammashil-position-fields", found = *found),
            Problem::UnknownLetter { found } => text!("tammashil-position-letter", found = *found),
            Problem::MarkWithoutUnit { found } => text!("tammashil-position-mark-alone", mark = *found),
            Problem::MarkNotForUnit { mark, unit } => {
                text!("tammashil-position-mark-not-for", mark = *mark, unit = *unit)
            }
            Problem::MarkOfOther { cell } => text!("tammashil-position-mark-of-other", cell = cell),
            Problem::MarkBeforeTurn { cell } => text!("tammashil-position-mark-before", cell = cell),
            Problem::NotPlayed { unit } => text!("tammashil-position-not-played", unit = *unit),
            Problem::SecondPriest { unit } => text!("tammashil-position-second-priest", unit = *unit),
            Problem::OffBelt { cell } => text!("tammashil-position-off-belt", cell = cell),
            Problem::TooManyDiscs { disc, most } => {
                text!("tammashil-position-too-many-discs", disc = disc.sign(), most = *most)
            }
            Problem::TurnedTooMany { cell } => text!("tammashil-position-turned-too-many", cell = cell),
            Problem::RowCount { found, expected } => {
                text!("tammashil-position-row-count", found = *found, expected = *expected)
            }
            Problem::RowLength { row, found, expected } => {
                let row = Geometry::row_name(*row);
                text!("tammashil-position-row-length", row = row, found = *found, expected = *expected)
            }
            Problem::Run { found, most } => text!("tammashil-position-run", found = quote(found), most = *most),
            _ => self.rest(),
        }
    }
}

impl Problem {
    /// What concerns the fields after the board, and the whole.
    fn rest(&self) -> Text {
        match self {
            Problem::Side { found } => text!("tammashil-position-side", found = quote(found)),
            Problem::BeforeCoin { expected } => text!("tammashil-position-before-coin", expected = *expected),
            Problem::StepsForm { found } => text!("tammashil-position-steps-form", found = quote(found)),
            Problem::FixedStepsForm { found } => text!("tammashil-position-fixed-steps-form", found = quote(found)),
            Problem::Roll { found, least, most } if least == most => {
                text!("tammashil-position-fixed-roll", found = *found, expected = *most)
            }
            Problem::Roll { found, least, most } => {
                text!("tammashil-position-roll", found = *found, least = *least, most = *most)
            }
            Problem::StepsLeft { left, roll } => text!("tammashil-position-steps-left", left = *left, roll = *roll),
            Problem::DiscsMissing { unknown } => text!("tammashil-position-discs-missing", unknown = *unknown),
            Problem::DiscsForm { found } => text!("tammashil-position-discs-form", found = quote(found)),
            Problem::DiscsCount { found, unknown } => {
                text!("tammashil-position-discs-count", found = *found, unknown = *unknown)
            }
            _ => text!("tammashil-position-both-beaten"),
        }
    }
}

impl From<LineProblem> for Problem {
    fn from(problem: LineProblem) -> Problem {
        Problem::Line(problem)
    }
}

/// Why a written position was refused.
pub type PositionError = ReadError<Field, Problem>;

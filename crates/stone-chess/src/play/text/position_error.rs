//! What is wrong with a written position.

use super::SIDES;
use super::write::label;
use crate::play::kind::Kind;
use crate::play::square::Square;
use skazka_core::{LineProblem, ReadError, Says, Seat, Text, quote, text};

/// A field of a written position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    /// All of it.
    Whole,
    /// The ranks.
    Board,
    /// Whose turn it is.
    Mover,
    /// The home corners.
    Homes,
    /// The stones.
    Stones,
    /// The rights for once.
    Rights,
    /// Pawns that may be captured in passing.
    Passed,
    /// Quiet turns.
    Quiet,
    /// The number of the turn.
    Turn,
}

impl Says for Field {
    fn says(&self) -> Text {
        match self {
            Field::Whole => text!("stone-chess-field-whole"),
            Field::Board => text!("stone-chess-field-board"),
            Field::Mover => text!("stone-chess-field-mover"),
            Field::Homes => text!("stone-chess-field-homes"),
            Field::Stones => text!("stone-chess-field-stones"),
            Field::Rights => text!("stone-chess-field-rights"),
            Field::Passed => text!("stone-chess-field-passed"),
            Field::Quiet => text!("stone-chess-field-quiet"),
            Field::Turn => text!("stone-chess-field-turn"),
        }
    }
}

/// What a field holds that it must not.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Problem {
    /// What may be wrong in any game.
    Line(LineProblem),
    /// Not eight fields.
    FieldCount { found: usize },
    /// Neither a piece nor a number of empty squares.
    UnknownLetter { found: char },
    /// Braces around what is no piece, or around a single letter.
    Braces { found: String },
    /// A brace that is not closed.
    OpenBrace,
    /// Not eight ranks.
    RankCount { found: usize },
    /// A rank that has not eight squares.
    RankLength { rank: u8, found: usize },
    /// Two numbers of empty squares side by side, or one that is not 1 to 8.
    Run { found: String },
    /// A piece of a player who does not play.
    NotPlaying { piece: String },
    /// A second King.
    SecondKing { side: char },
    /// More than eight weak pieces.
    TooManyWeak { side: char, found: u32 },
    /// More than one vizier or general.
    TooManyAdvisers { side: char },
    /// A pawn on its line 8.
    PawnOnLastLine { square: Square },
    /// A player in the game without a piece that keeps him in it.
    WouldBeOut { side: char },
    /// A piece of a player who is out.
    OutWithPieces { side: char },
    /// A piece of a player who has not begun to place.
    NotPlacedYet { side: char },
    /// Pieces of a placement that cannot be.
    Placement { side: char },
    /// Not the letter of a player.
    Mover { found: String, expected: String },
    /// The player to move is out.
    MoverOut { side: char },
    /// The players place in turn order, and this one is next.
    PlacesFirst { side: char },
    /// Not `w:...,b:...,g:...`.
    Entries { found: String, expected: String },
    /// Not a corner, `-` or `x` with a place.
    Home { found: String },
    /// Two players at home in one corner.
    HomeTwice { found: String },
    /// Places of those who are out that cannot be.
    Places,
    /// Nobody is still in.
    AllOut,
    /// Not a number of stones.
    StonesNumber { found: String, most: u16 },
    /// Not the letters of rights in their order.
    RightsLetters { found: String },
    /// Not `a3:a4`.
    PassedForm { found: String },
    /// No pawn could have passed over the one square to the other.
    PassedPawn { over: Square, pawn: Square },
    /// The pawn of the player to move is safe already.
    PassedOwn { pawn: Square },
    /// Something stands on the square passed over.
    PassedOccupied { over: Square },
    /// A player has two of them.
    PassedTwice { side: char },
}

impl Says for Problem {
    fn says(&self) -> Text {
        match self {
            Problem::Line(problem) => problem.says(),
            Problem::FieldCount { found } => text!("stone-chess-position-fields", found = *found),
            Problem::UnknownLetter { found } => text!("stone-chess-position-letter", found = *found),
            Problem::Braces { found } => text!("stone-chess-position-braces", found = quote(found)),
            Problem::OpenBrace => text!("stone-chess-position-open-brace"),
            Problem::RankCount { found } => text!("stone-chess-position-rank-count", found = *found),
            Problem::RankLength { rank, found } => {
                text!("stone-chess-position-rank-length", rank = *rank, found = *found)
            }
            Problem::Run { found } => text!("stone-chess-position-run", found = quote(found)),
            Problem::NotPlaying { piece } => text!("stone-chess-position-not-playing", piece = piece.as_str()),
            Problem::SecondKing { side } => text!("stone-chess-position-second-king", side = *side),
            Problem::TooManyWeak { side, found } => {
                text!("stone-chess-position-too-many-weak", side = *side, found = *found)
            }
            Problem::TooManyAdvisers { side } => text!("stone-chess-position-too-many-advisers", side = *side),
            Problem::PawnOnLastLine { square } => {
                text!("stone-chess-position-pawn-on-last-line", square = square.to_string())
            }
            Problem::WouldBeOut { side } => text!("stone-chess-position-would-be-out", side = *side),
            Problem::OutWithPieces { side } => text!("stone-chess-position-out-with-pieces", side = *side),
            Problem::NotPlacedYet { side } => text!("stone-chess-position-not-placed-yet", side = *side),
            Problem::Placement { side } => text!("stone-chess-position-placement", side = *side),
            _ => self.fields(),
        }
    }
}

impl Problem {
    /// What concerns the fields after the board.
    fn fields(&self) -> Text {
        match self {
            Problem::Mover { found, expected } => {
                text!("stone-chess-position-mover", found = quote(found), expected = expected.as_str())
            }
            Problem::MoverOut { side } => text!("stone-chess-position-mover-out", side = *side),
            Problem::PlacesFirst { side } => text!("stone-chess-position-places-first", side = *side),
            Problem::Entries { found, expected } => {
                text!("stone-chess-position-entries", found = quote(found), expected = expected.as_str())
            }
            Problem::Home { found } => text!("stone-chess-position-home", found = quote(found)),
            Problem::HomeTwice { found } => text!("stone-chess-position-home-twice", found = found.as_str()),
            Problem::Places => text!("stone-chess-position-places"),
            Problem::StonesNumber { found, most } => {
                text!("stone-chess-position-stones", found = quote(found), most = *most)
            }
            Problem::RightsLetters { found } => text!("stone-chess-position-rights", found = quote(found)),
            Problem::PassedForm { found } => text!("stone-chess-position-passed-form", found = quote(found)),
            Problem::PassedPawn { over, pawn } => {
                text!("stone-chess-position-passed-pawn", over = over.to_string(), pawn = pawn.to_string())
            }
            Problem::PassedOwn { pawn } => text!("stone-chess-position-passed-own", pawn = pawn.to_string()),
            Problem::PassedOccupied { over } => {
                text!("stone-chess-position-passed-occupied", over = over.to_string())
            }
            Problem::PassedTwice { side } => text!("stone-chess-position-passed-twice", side = *side),
            _ => text!("stone-chess-position-all-out"),
        }
    }

    /// A piece of a player who does not play.
    pub(super) fn not_playing(seat: Seat, kind: Kind) -> Problem {
        Problem::NotPlaying { piece: label(seat, kind) }
    }
}

/// The letter of a seat.
pub(super) fn side(seat: Seat) -> char {
    SIDES[seat.index() & 3]
}

impl From<LineProblem> for Problem {
    fn from(problem: LineProblem) -> Problem {
        Problem::Line(problem)
    }
}

/// Why a written position was refused.
pub type PositionError = ReadError<Field, Problem>;

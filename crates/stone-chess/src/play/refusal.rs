//! Why something was refused.

use super::kind::{Kind, Kinds};
use super::ledger::Price;
use super::square::{Corner, Square};
use super::state::Right;
use super::text::label;
use skazka_core::{Fault, Seat, Text, quote, text};

/// The reason, with what it is about.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum ActionErrorKind {
    /// Nothing is written.
    Empty,
    /// Longer than any turn.
    TooLong { length: usize },
    /// A part that is not notation; `offset` is in bytes from the beginning.
    Unreadable { part: String, offset: usize },
    /// The game has ended.
    Over,
    /// A piece of another player's colour is written.
    WrongColour { found: String, expected: String },
    /// Parts that together are no turn.
    Parts { found: String },
    /// The first turn is the placement.
    PlaceFirst,
    /// All pieces stand already.
    PlacedAll,
    /// Not in the hand of the first turn.
    NotInHand { kind: Kind },
    /// The King is placed first.
    KingFirst { kind: Kind },
    /// A placement as one turn has eight pieces.
    PlacementCount { found: usize },
    /// The King in a quadrant that is somebody's home.
    QuadrantTaken { square: Square },
    /// A piece outside the King's quadrant.
    OutsideQuadrant { square: Square, home: Corner },
    /// A drop or placement where something stands.
    Occupied { square: Square, seat: Seat },
    /// Nothing stands there.
    NoPiece { square: Square },
    /// Another player's piece stands there.
    NotYours { square: Square, seat: Seat, kind: Kind },
    /// Another piece stands there than is named.
    OtherPiece { square: Square, named: Kind, stands: Kind },
    /// An own piece stands on the target.
    OwnPiece { square: Square },
    /// The piece does not go there.
    CannotReach { kind: Kind, from: Square, to: Square },
    /// Only weak pieces capture in passing.
    NotWeak { kind: Kind },
    /// No pawn has just passed over this square.
    NoPassed { square: Square },
    /// A pawn on line 8 must become something.
    MustPromote { square: Square, choices: Kinds },
    /// Nothing promotes there.
    NothingPromotes { kind: Kind, square: Square },
    /// This kind never becomes that.
    NeverBecomes { kind: Kind, becomes: Kind, choices: Kinds },
    /// A right that is for once is used up.
    RightUsed { right: Right },
    /// Without a King no pawn becomes a superheavy piece.
    KingGone { becomes: Kind },
    /// What is written as promoting stands elsewhere.
    PromotionElsewhere { square: Square, expected: Square },
    /// The Kings on the board are all there ever are.
    KingBought,
    /// The King does not mutate.
    KingMutates,
    /// It is that kind already.
    SameKind { kind: Kind },
    /// The last piece that is not weak does not become weak.
    LastStrong,
    /// Eight weak pieces at most.
    WeakLimit,
    /// One vizier or general at most.
    OneAdviser,
    /// Not on this line.
    Line { kind: Kind, square: Square, line: u8 },
    /// The stones do not pay it.
    TooFew { price: Price, stones: u16 },
    /// Every square is occupied or barred.
    NoSquare { kind: Kind },
    /// No King to swap with.
    NoKing,
    /// The King changes places with another piece, not with itself.
    SwapWithItself,
    /// The two squares of a swap are not those of the King and the piece.
    SwapSquares { expected: String },
    /// Nothing but what is captured leaves the board.
    NoRemovals { found: String },
    /// What leaves the board is not what is written.
    Removals { expected: String },
    /// A removal is part of a capture, never a turn.
    RemovalAlone,
    /// A pass while something is possible.
    NotStuck,
}

fn letters(kinds: Kinds) -> String {
    let letters: Vec<_> = kinds.iter().map(Kind::letters).collect();
    if letters.is_empty() { "–".to_owned() } else { letters.join(", ") }
}

fn name(square: &Square) -> String {
    square.to_string()
}

fn side(seat: Seat) -> Text {
    match seat.0 {
        0 => text!("stone-chess-white"),
        1 => text!("stone-chess-black"),
        2 => text!("stone-chess-green"),
        _ => text!("stone-chess-red"),
    }
}

impl Kind {
    /// Its name, for people.
    pub fn name(self) -> Text {
        match self {
            Kind::Pawn => text!("stone-chess-pawn"),
            Kind::Vizier => text!("stone-chess-vizier"),
            Kind::General => text!("stone-chess-general"),
            Kind::Alfil => text!("stone-chess-alfil"),
            Kind::Dabbaba => text!("stone-chess-dabbaba"),
            Kind::Horse => text!("stone-chess-horse"),
            Kind::Lion => text!("stone-chess-lion"),
            Kind::Knight => text!("stone-chess-knight"),
            Kind::Bishop => text!("stone-chess-bishop"),
            Kind::ArabianHorse => text!("stone-chess-arabian-horse"),
            Kind::Cannon => text!("stone-chess-cannon"),
            Kind::Rook => text!("stone-chess-rook"),
            Kind::Prince => text!("stone-chess-prince"),
            Kind::ArabianTower => text!("stone-chess-arabian-tower"),
            Kind::Cardinal => text!("stone-chess-cardinal"),
            Kind::Marshal => text!("stone-chess-marshal"),
            Kind::Queen => text!("stone-chess-queen"),
            Kind::King => text!("stone-chess-king"),
        }
    }
}

impl ActionErrorKind {
    /// The reason as a sentence without its end, for people.
    pub fn text(&self) -> Text {
        match self {
            ActionErrorKind::Empty => text!("stone-chess-action-empty"),
            ActionErrorKind::TooLong { length } => text!("stone-chess-action-too-long", length = *length),
            ActionErrorKind::Unreadable { part, offset } => {
                text!("stone-chess-action-unreadable", part = quote(part), offset = *offset)
            }
            ActionErrorKind::Over => text!("stone-chess-action-over"),
            ActionErrorKind::WrongColour { found, expected } => {
                text!("stone-chess-action-wrong-colour", found = found.as_str(), expected = expected.as_str())
            }
            ActionErrorKind::Parts { found } => text!("stone-chess-action-parts", found = quote(found)),
            ActionErrorKind::PlaceFirst => text!("stone-chess-action-place-first"),
            ActionErrorKind::PlacedAll => text!("stone-chess-action-placed-all"),
            ActionErrorKind::NotInHand { kind } => text!("stone-chess-action-not-in-hand", kind = kind.letters()),
            ActionErrorKind::KingFirst { kind } => text!("stone-chess-action-king-first", kind = kind.letters()),
            ActionErrorKind::PlacementCount { found } => text!("stone-chess-action-placement-count", found = *found),
            ActionErrorKind::QuadrantTaken { square } => {
                text!("stone-chess-action-quadrant-taken", square = name(square))
            }
            ActionErrorKind::OutsideQuadrant { square, home } => {
                text!("stone-chess-action-outside-quadrant", square = name(square), home = home.square().to_string())
            }
            ActionErrorKind::Occupied { square, seat } => {
                text!("stone-chess-action-occupied", square = name(square), side = side(*seat))
            }
            ActionErrorKind::NoPiece { square } => text!("stone-chess-action-no-piece", square = name(square)),
            ActionErrorKind::NotYours { square, seat, kind } => {
                let stands = label(*seat, *kind);
                text!("stone-chess-action-not-yours", square = name(square), stands = stands, side = side(*seat))
            }
            ActionErrorKind::OtherPiece { square, named, stands } => {
                let (named, stands) = (named.letters(), stands.letters());
                text!("stone-chess-action-other-piece", square = name(square), named = named, stands = stands)
            }
            ActionErrorKind::OwnPiece { square } => text!("stone-chess-action-own-piece", square = name(square)),
            ActionErrorKind::CannotReach { kind, from, to } => {
                let (from, to) = (name(from), name(to));
                text!("stone-chess-action-cannot-reach", kind = kind.name(), from = from, to = to)
            }
            ActionErrorKind::NotWeak { kind } => text!("stone-chess-action-not-weak", kind = kind.name()),
            ActionErrorKind::NoPassed { square } => text!("stone-chess-action-no-passed", square = name(square)),
            _ => self.change(),
        }
    }

    /// What concerns promotions, drops and mutations.
    fn change(&self) -> Text {
        match self {
            ActionErrorKind::MustPromote { square, choices } => {
                text!("stone-chess-action-must-promote", square = name(square), choices = letters(*choices))
            }
            ActionErrorKind::NothingPromotes { kind, square } => {
                text!("stone-chess-action-nothing-promotes", kind = kind.name(), square = name(square))
            }
            ActionErrorKind::NeverBecomes { kind, becomes, choices } => {
                let (becomes, choices) = (becomes.letters(), letters(*choices));
                text!("stone-chess-action-never-becomes", kind = kind.name(), becomes = becomes, choices = choices)
            }
            ActionErrorKind::RightUsed { right } => right_used(*right),
            ActionErrorKind::KingGone { becomes } => text!("stone-chess-action-king-gone", becomes = becomes.letters()),
            ActionErrorKind::PromotionElsewhere { square, expected } => {
                text!("stone-chess-action-promotion-elsewhere", square = name(square), expected = name(expected))
            }
            ActionErrorKind::KingBought => text!("stone-chess-action-king-bought"),
            ActionErrorKind::KingMutates => text!("stone-chess-action-king-mutates"),
            ActionErrorKind::SameKind { kind } => text!("stone-chess-action-same-kind", kind = kind.name()),
            ActionErrorKind::LastStrong => text!("stone-chess-action-last-strong"),
            ActionErrorKind::WeakLimit => text!("stone-chess-action-weak-limit"),
            ActionErrorKind::OneAdviser => text!("stone-chess-action-one-adviser"),
            ActionErrorKind::Line { kind, square, line } => {
                text!("stone-chess-action-line", kind = kind.name(), square = name(square), line = *line)
            }
            ActionErrorKind::TooFew { price, stones } => too_few(*price, *stones),
            ActionErrorKind::NoSquare { kind } => text!("stone-chess-action-no-square", kind = kind.name()),
            _ => self.rest(),
        }
    }

    fn rest(&self) -> Text {
        match self {
            ActionErrorKind::NoKing => text!("stone-chess-action-no-king"),
            ActionErrorKind::SwapWithItself => text!("stone-chess-action-swap-with-itself"),
            ActionErrorKind::SwapSquares { expected } => {
                text!("stone-chess-action-swap-squares", expected = expected.as_str())
            }
            ActionErrorKind::NoRemovals { found } => text!("stone-chess-action-no-removals", found = quote(found)),
            ActionErrorKind::Removals { expected } => {
                text!("stone-chess-action-removals", expected = expected.as_str())
            }
            ActionErrorKind::RemovalAlone => text!("stone-chess-action-removal-alone"),
            _ => text!("stone-chess-action-not-stuck"),
        }
    }
}

fn right_used(right: Right) -> Text {
    match right {
        Right::Swap => text!("stone-chess-action-swap-used"),
        Right::Vizier => text!("stone-chess-action-vizier-used"),
        Right::General => text!("stone-chess-action-general-used"),
        Right::Alfil => text!("stone-chess-action-alfil-used"),
        Right::Dabbaba => text!("stone-chess-action-dabbaba-used"),
        Right::Superheavy => text!("stone-chess-action-superheavy-used"),
    }
}

/// How many stones are missing, and whether the surcharge is why.
fn too_few(price: Price, stones: u16) -> Text {
    let missing = price.total().saturating_sub(stones);
    if price.surcharge == 0 {
        text!("stone-chess-action-too-few", cost = price.value, stones = stones, missing = missing)
    } else if price.value > stones {
        let surcharge = price.surcharge;
        text!(
            "stone-chess-action-too-few-checking",
            cost = price.value,
            surcharge = surcharge,
            stones = stones,
            missing = missing
        )
    } else {
        let surcharge = price.surcharge;
        text!(
            "stone-chess-action-surcharge",
            cost = price.value,
            surcharge = surcharge,
            stones = stones,
            missing = missing
        )
    }
}

/// A written action with the reason why it was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ActionError {
    /// What was written, shortened where it is long.
    pub written: String,
    /// Why it was refused.
    pub refusal: ActionErrorKind,
}

impl From<ActionError> for Fault {
    fn from(error: ActionError) -> Fault {
        Fault(text!("stone-chess-action-refused", written = error.written, reason = error.refusal.text()))
    }
}

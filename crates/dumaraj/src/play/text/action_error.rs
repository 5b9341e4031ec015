//! Why a written action was refused.

use super::bits::bit_name;
use crate::play::Cut;
use crate::{Mob, play::Move};
use skazka_core::{Fault, Text, quote, text};
use skazka_square::Cell;

/// The reason, with what it is about.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum ActionErrorKind {
    /// Not notation; `offset` is in bytes.
    Unreadable { offset: usize },
    /// The game has ended.
    Over,
    /// A bit that is not, or no longer, on the location.
    Gone { bit: Cell },
    /// Mobs are placed first.
    PlaceFirst { example: Move },
    /// All mobs stand already.
    PlacedAll,
    /// This mob is not to be placed now.
    NotToPlace { mob: Mob, left: Vec<Mob> },
    /// The bit is not in the own zone.
    OutsideZone { bit: Cell },
    /// Something stands on the bit where a mob is to be placed.
    Occupied { bit: Cell },
    /// Nobody may stand on a marked bit.
    Marked { bit: Cell },
    /// Nobody stands on the bit.
    NoMob { bit: Cell },
    /// The opponent's mob stands on the bit.
    NotYours { bit: Cell },
    /// An own mob stands on the target.
    OwnMob { bit: Cell },
    /// The mob does not go there.
    CannotReach { mob: Mob, from: Cell, to: Cell },
    /// Promotion in place, but it is no Piksa on its far finist.
    NotOnFinist { bit: Cell },
    /// An enemy stands on the target: a capture is written with `x`.
    IsCapture { expected: Move },
    /// Nobody stands on the target: a move is written with `-`.
    IsNoCapture { expected: Move },
    /// The Piksa must promote.
    MustPromote { choices: Vec<Mob> },
    /// Nothing promotes here.
    CannotPromote { mob: Mob, to: Cell },
    /// A Piksa never becomes this.
    NeverBecomes { mob: Mob, choices: Vec<Mob> },
    /// This game has no cuts.
    NoCuts,
    /// The capture ends the game before any cut.
    EndsBeforeCut,
    /// Not a border line of the location.
    NotBorder { cut: Cut, choices: Vec<Cut> },
    /// A mob stands on the line after the move.
    CutOccupied { cut: Cut, choices: Vec<Cut> },
    /// The strict editor obliges to cut.
    MustCut { choices: Vec<Cut> },
}

/// A written action with the reason why it was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ActionError {
    /// What was written, shortened where it is long.
    pub written: String,
    /// Why it was refused.
    pub refusal: ActionErrorKind,
}

impl ActionError {
    pub(crate) fn new(written: &str, refusal: ActionErrorKind) -> ActionError {
        ActionError { written: quote(written), refusal }
    }
}

fn letters(mobs: &[Mob]) -> String {
    mobs.iter().map(|mob| mob.letter().to_string()).collect::<Vec<_>>().join(", ")
}

/// The cuts there are, or a dash.
fn cuts(choices: &[Cut]) -> String {
    let names: Vec<_> = choices.iter().map(|cut| format!("[{cut}]")).collect();
    if names.is_empty() { "–".to_owned() } else { names.join(", ") }
}

impl ActionErrorKind {
    fn text(&self) -> Text {
        match self {
            ActionErrorKind::Unreadable { offset } => text!("dumaraj-action-unreadable", offset = *offset),
            ActionErrorKind::Over => text!("dumaraj-action-over"),
            ActionErrorKind::Gone { bit } => text!("dumaraj-action-gone", bit = bit_name(*bit)),
            ActionErrorKind::PlaceFirst { example } => {
                text!("dumaraj-action-place-first", example = example.to_string())
            }
            ActionErrorKind::PlacedAll => text!("dumaraj-action-placed-all"),
            ActionErrorKind::NotToPlace { mob, left } => {
                text!("dumaraj-action-not-to-place", mob = mob.letter(), left = letters(left))
            }
            ActionErrorKind::OutsideZone { bit } => text!("dumaraj-action-outside-zone", bit = bit_name(*bit)),
            ActionErrorKind::Occupied { bit } => text!("dumaraj-action-occupied", bit = bit_name(*bit)),
            ActionErrorKind::Marked { bit } => text!("dumaraj-action-marked", bit = bit_name(*bit)),
            ActionErrorKind::NoMob { bit } => text!("dumaraj-action-no-mob", bit = bit_name(*bit)),
            ActionErrorKind::NotYours { bit } => text!("dumaraj-action-not-yours", bit = bit_name(*bit)),
            ActionErrorKind::OwnMob { bit } => text!("dumaraj-action-own-mob", bit = bit_name(*bit)),
            ActionErrorKind::CannotReach { mob, from, to } => {
                let (from, to) = (bit_name(*from), bit_name(*to));
                text!("dumaraj-action-cannot-reach", mob = mob.letter(), from = from, to = to)
            }
            ActionErrorKind::NotOnFinist { bit } => text!("dumaraj-action-not-on-finist", bit = bit_name(*bit)),
            ActionErrorKind::IsCapture { expected } => {
                text!("dumaraj-action-is-capture", expected = expected.to_string())
            }
            ActionErrorKind::IsNoCapture { expected } => {
                text!("dumaraj-action-is-no-capture", expected = expected.to_string())
            }
            _ => self.rest(),
        }
    }

    /// What concerns promotions and cuts.
    fn rest(&self) -> Text {
        match self {
            ActionErrorKind::MustPromote { choices } => {
                text!("dumaraj-action-must-promote", choices = letters(choices))
            }
            ActionErrorKind::CannotPromote { mob, to } => {
                text!("dumaraj-action-cannot-promote", mob = mob.letter(), to = bit_name(*to))
            }
            ActionErrorKind::NeverBecomes { mob, choices } => {
                text!("dumaraj-action-never-becomes", mob = mob.letter(), choices = letters(choices))
            }
            ActionErrorKind::NoCuts => text!("dumaraj-action-no-cuts"),
            ActionErrorKind::NotBorder { cut, choices } => {
                text!("dumaraj-action-not-border", cut = cut.to_string(), choices = cuts(choices))
            }
            ActionErrorKind::CutOccupied { cut, choices } => {
                text!("dumaraj-action-cut-occupied", cut = cut.to_string(), choices = cuts(choices))
            }
            ActionErrorKind::MustCut { choices } => text!("dumaraj-action-must-cut", choices = cuts(choices)),
            _ => text!("dumaraj-action-ends-before-cut"),
        }
    }
}

impl From<ActionError> for Fault {
    fn from(error: ActionError) -> Fault {
        Fault(text!("dumaraj-action-refused", written = error.written, reason = error.refusal.text()))
    }
}

//! Why a written action was refused.

use crate::play::unit::{Disc, Kind};
use skazka_core::{Fault, Text, quote, text};

/// The reason, with the names of the cells it is about.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum ActionErrorKind {
    /// Not notation; `offset` is in bytes.
    Unreadable { offset: usize },
    /// The board has no such cell.
    NoCell { cell: String },
    /// The game has ended.
    Over,
    /// The coin comes first: `south` or `north`.
    CoinFirst,
    /// The die comes first.
    RollFirst,
    /// The disc under this single comes first.
    DiscFirst { cell: String },
    /// Chance has nothing to say now.
    NoChance,
    /// The die has no such face.
    NoSuchRoll { most: u8 },
    /// No such disc is left among those that nobody knows.
    NoSuchDisc { disc: Disc },
    /// The turn must not end yet.
    MustStep { made: u8, least: u8 },
    /// No steps are left.
    NoStepsLeft,
    /// No unit stands there.
    NoUnit { cell: String },
    /// The opponent's unit stands there.
    NotYours { cell: String },
    /// It has moved, or was made this turn.
    HasMoved { cell: String },
    /// A move has at least one cell.
    SameCell { cell: String },
    /// An enemy stands on the target: an attack is written with `x`.
    IsAttack { expected: String },
    /// An own unit stands on the target: a merge is written with `+`.
    IsMerge { expected: String },
    /// No own unit stands on the target of a merge.
    NothingToMerge { cell: String },
    /// Only singles merge.
    NeverMerges { unit: Kind },
    /// Nobody merges onto a triple or a priest.
    NotMergedOnto { unit: Kind, cell: String },
    /// Fragments of this turn neither merge nor are merged onto.
    FragmentMerges { cell: String },
    /// Only singles enter covered cells.
    OnlySinglesEnter { unit: Kind, cell: String },
    /// A covered cell is marked.
    MarkMissing { expected: String },
    /// Only a covered cell is marked.
    NotCovered { cell: String },
    /// The disc lies otherwise than told.
    DiscLiesOtherwise { cell: String, told: Disc },
    /// The face is told by chance, not by a player.
    DiscNotKnown { cell: String },
    /// A disc before this one in the same action is not told.
    DiscUntold { cell: String },
    /// The unit has no way there.
    CannotReach { unit: Kind, from: String, to: String, speed: u8 },
    /// It has a way there, but not with the steps left.
    TooFewSteps { cost: u8, left: u8 },
    /// No enemy stands on the target.
    NoEnemy { cell: String },
    /// Fragments of this turn do not attack.
    FragmentAttacks { cell: String },
    /// A unit is named twice.
    AttackerTwice { cell: String },
    /// Four attackers are always too many.
    TooManyAttackers { found: usize },
    /// A stand is not beside the target.
    StandNotBeside { stand: String, target: String },
    /// A stand is not free.
    StandTaken { stand: String },
    /// Two attackers have one stand.
    StandTwice { stand: String },
    /// A unit beside its target attacks from its own cell.
    StandsBeside { from: String, target: String },
    /// The attacker has no way to its stand and onto the target.
    CannotStand { unit: Kind, from: String, stand: String, speed: u8 },
    /// The last attacker has no way onto the target.
    CannotAttack { unit: Kind, from: String, target: String, speed: u8 },
    /// Earlier attackers take every stand of the last one.
    NoStandForLast { from: String, target: String },
    /// The attackers do not suffice.
    TooWeak { force: u8, needed: u8 },
    /// Without this attacker the others suffice.
    Superfluous { cell: String, needed: u8 },
    /// Only doubles and triples fall apart.
    NotStack { unit: Kind, cell: String },
    /// A double has one exit, a triple two.
    ExitCount { found: usize, expected: usize },
    /// Both leave to one cell.
    ExitTwice { cell: String },
    /// An exit is not free.
    ExitTaken { cell: String },
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

/// The name of a kind, for the gap of a sentence; Russian asks for its case.
fn unit_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Single => "single",
        Kind::Double => "double",
        Kind::Triple => "triple",
        Kind::LeftPriest | Kind::RightPriest => "priest",
    }
}

impl ActionErrorKind {
    fn text(&self) -> Text {
        match self {
            ActionErrorKind::Unreadable { offset } => text!("tammashil-action-unreadable", offset = *offset),
            ActionErrorKind::NoCell { cell } => text!("tammashil-action-no-cell", cell = quote(cell)),
            ActionErrorKind::Over => text!("tammashil-action-over"),
            ActionErrorKind::CoinFirst => text!("tammashil-action-coin-first"),
            ActionErrorKind::RollFirst => text!("tammashil-action-roll-first"),
            ActionErrorKind::DiscFirst { cell } => text!("tammashil-action-disc-first", cell = cell),
            ActionErrorKind::NoChance => text!("tammashil-action-no-chance"),
            ActionErrorKind::NoSuchRoll { most } => text!("tammashil-action-no-such-roll", most = *most),
            ActionErrorKind::NoSuchDisc { disc } => text!("tammashil-action-no-such-disc", disc = disc.sign()),
            ActionErrorKind::MustStep { made, least } => {
                text!("tammashil-action-must-step", made = *made, least = *least)
            }
            ActionErrorKind::NoStepsLeft => text!("tammashil-action-no-steps-left"),
            ActionErrorKind::NoUnit { cell } => text!("tammashil-action-no-unit", cell = cell),
            ActionErrorKind::NotYours { cell } => text!("tammashil-action-not-yours", cell = cell),
            ActionErrorKind::HasMoved { cell } => text!("tammashil-action-has-moved", cell = cell),
            ActionErrorKind::SameCell { cell } => text!("tammashil-action-same-cell", cell = cell),
            ActionErrorKind::TooFewSteps { cost, left } => {
                text!("tammashil-action-too-few-steps", cost = *cost, left = *left)
            }
            ActionErrorKind::CannotReach { unit, from, to, speed } => {
                let unit = unit_name(*unit);
                text!("tammashil-action-cannot-reach", unit = unit, from = from, to = to, speed = *speed)
            }
            _ => self.of_one_unit(),
        }
    }

    /// What concerns merges, traps and splits.
    fn of_one_unit(&self) -> Text {
        match self {
            ActionErrorKind::IsAttack { expected } => text!("tammashil-action-is-attack", expected = expected),
            ActionErrorKind::IsMerge { expected } => text!("tammashil-action-is-merge", expected = expected),
            ActionErrorKind::NothingToMerge { cell } => text!("tammashil-action-nothing-to-merge", cell = cell),
            ActionErrorKind::NeverMerges { unit } => text!("tammashil-action-never-merges", unit = unit_name(*unit)),
            ActionErrorKind::NotMergedOnto { unit, cell } => {
                text!("tammashil-action-not-merged-onto", unit = unit_name(*unit), cell = cell)
            }
            ActionErrorKind::FragmentMerges { cell } => text!("tammashil-action-fragment-merges", cell = cell),
            ActionErrorKind::OnlySinglesEnter { unit, cell } => {
                text!("tammashil-action-only-singles", unit = unit_name(*unit), cell = cell)
            }
            ActionErrorKind::MarkMissing { expected } => text!("tammashil-action-mark-missing", expected = expected),
            ActionErrorKind::NotCovered { cell } => text!("tammashil-action-not-covered", cell = cell),
            ActionErrorKind::DiscLiesOtherwise { cell, told } => {
                text!("tammashil-action-disc-otherwise", cell = cell, told = told.sign())
            }
            ActionErrorKind::DiscNotKnown { cell } => text!("tammashil-action-disc-not-known", cell = cell),
            ActionErrorKind::DiscUntold { cell } => text!("tammashil-action-disc-untold", cell = cell),
            ActionErrorKind::NotStack { unit, cell } => {
                text!("tammashil-action-not-stack", unit = unit_name(*unit), cell = cell)
            }
            ActionErrorKind::ExitCount { found, expected } => {
                text!("tammashil-action-exit-count", found = *found, expected = *expected)
            }
            ActionErrorKind::ExitTwice { cell } => text!("tammashil-action-exit-twice", cell = cell),
            ActionErrorKind::ExitTaken { cell } => text!("tammashil-action-exit-taken", cell = cell),
            _ => self.of_attack(),
        }
    }

    fn of_attack(&self) -> Text {
        match self {
            ActionErrorKind::NoEnemy { cell } => text!("tammashil-action-no-enemy", cell = cell),
            ActionErrorKind::FragmentAttacks { cell } => text!("tammashil-action-fragment-attacks", cell = cell),
            ActionErrorKind::AttackerTwice { cell } => text!("tammashil-action-attacker-twice", cell = cell),
            ActionErrorKind::StandNotBeside { stand, target } => {
                text!("tammashil-action-stand-not-beside", stand = stand, target = target)
            }
            ActionErrorKind::StandTaken { stand } => text!("tammashil-action-stand-taken", stand = stand),
            ActionErrorKind::StandTwice { stand } => text!("tammashil-action-stand-twice", stand = stand),
            ActionErrorKind::StandsBeside { from, target } => {
                text!("tammashil-action-stands-beside", from = from, target = target)
            }
            ActionErrorKind::CannotStand { unit, from, stand, speed } => {
                let unit = unit_name(*unit);
                text!("tammashil-action-cannot-stand", unit = unit, from = from, stand = stand, speed = *speed)
            }
            ActionErrorKind::CannotAttack { unit, from, target, speed } => {
                let unit = unit_name(*unit);
                text!("tammashil-action-cannot-attack", unit = unit, from = from, target = target, speed = *speed)
            }
            ActionErrorKind::NoStandForLast { from, target } => {
                text!("tammashil-action-no-stand", from = from, target = target)
            }
            ActionErrorKind::TooWeak { force, needed } => {
                text!("tammashil-action-too-weak", force = *force, needed = *needed)
            }
            ActionErrorKind::Superfluous { cell, needed } => {
                text!("tammashil-action-superfluous", cell = cell, needed = *needed)
            }
            ActionErrorKind::TooManyAttackers { found } => text!("tammashil-action-too-many-attackers", found = *found),
            _ => text!("tammashil-action-over"),
        }
    }
}

impl From<ActionError> for Fault {
    fn from(error: ActionError) -> Fault {
        Fault(text!("tammashil-action-refused", written = error.written, reason = error.refusal.text()))
    }
}

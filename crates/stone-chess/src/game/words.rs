//! Items of the ledger, and names, for people.

use crate::play::{Cause, Entry};
use skazka_core::{Seat, Text, text};

/// A player's name.
pub(super) fn seat_name(seat: Seat) -> Text {
    match seat.0 {
        0 => text!("stone-chess-white"),
        1 => text!("stone-chess-black"),
        2 => text!("stone-chess-green"),
        _ => text!("stone-chess-red"),
    }
}

/// What stones come or go for.
pub(super) fn cause(entry: &Entry) -> Text {
    match entry.cause {
        Cause::Drop { kind } => text!("stone-chess-for-drop", kind = kind.name()),
        Cause::Mutation { from, into } => {
            text!("stone-chess-for-mutation", from = from.name(), into = into.name())
        }
        Cause::Surcharge => text!("stone-chess-for-check"),
        Cause::Capture { victim, kind, of } => {
            text!("stone-chess-for-capture", kind = kind.name(), of = of, whose = seat_name(victim))
        }
        Cause::King { victim } => text!("stone-chess-for-king", whose = seat_name(victim)),
        Cause::Refund { kind, by } => text!("stone-chess-for-refund", kind = kind.name(), by = seat_name(by)),
        Cause::Middle => text!("stone-chess-for-middle"),
    }
}

//! What lies beside the board: everybody's stones, or the place of who is out; what the mover has in hand; the shop.

use super::{piece_says, seat_says};
use crate::play::{ActionErrorKind, Kind, Kinds, SeatStatus, State};
use skazka_core::{Item, Seat, Text, Tray, TrayLayout, text};

pub(super) fn trays(state: &State) -> Vec<Tray> {
    let stones = state.seats().map(|seat| stones(state, seat));
    stones.chain(hand(state)).chain(shop(state)).collect()
}

/// A tray of a seat; stones are not touched.
fn tray(seat: Seat, layout: TrayLayout, says: Text, items: Vec<Item>) -> Tray {
    let touchable = layout != TrayLayout::Sentence;
    Tray { seat: Some(seat.0), layout, counted: false, touchable, says, items }
}

fn stones(state: &State, seat: Seat) -> Tray {
    let (says, item) = match state.seat_status(seat) {
        SeatStatus::Out(place) => {
            let says = text!("stone-chess-scene-out", seat = seat_says(seat), place = place);
            let symbol = format!("place-{place}");
            (says.clone(), Item { symbol, closed: true, ..item("place", seat, 1, says) })
        }
        _ => {
            let count = state.stones(seat);
            let says = text!("stone-chess-scene-stones", seat = seat_says(seat), stones = count);
            (says, item("stone", seat, count, text!("stone-chess-scene-stone")))
        }
    };
    tray(seat, TrayLayout::Sentence, says, vec![item])
}

/// What the mover has still to place (`rules/stone-chess.md §1`); all but the King wait for him.
fn hand(state: &State) -> Option<Tray> {
    let seat = state.mover();
    if !state.is_placing() || state.is_over() {
        return None;
    }
    let held = [Kind::King, Kind::Rook, Kind::Knight, Kind::Pawn].map(|kind| (kind, state.in_hand(seat, kind)));
    let items = held.into_iter().filter(|(_, count)| *count > 0).map(|(kind, count)| {
        let waits = kind != Kind::King && state.king(seat).is_none();
        let says = piece_says(seat, kind);
        let says = if waits { text!("stone-chess-scene-waits", piece = says) } else { says };
        Item { closed: waits, ..item(kind.letters(), seat, count.into(), says) }
    });
    let says = text!("stone-chess-scene-hand", seat = seat_says(seat));
    Some(tray(seat, TrayLayout::Rack, says, items.collect()))
}

/// Every kind that can be bought, in the order of the table, with its value; what is not sold now says why.
fn shop(state: &State) -> Option<Tray> {
    if state.is_placing() || state.is_over() {
        return None;
    }
    let seat = state.mover();
    let items = Kinds::COMMON.iter().map(|kind| ware(state, seat, kind)).collect();
    let says = text!("stone-chess-scene-shop", seat = seat_says(seat), stones = state.stones(seat));
    Some(tray(seat, TrayLayout::Shelf, says, items))
}

fn ware(state: &State, seat: Seat, kind: Kind) -> Item {
    let piece = kind.name();
    let (cost, says) = match state.shop(kind) {
        Ok(price) if price.surcharge > 0 => {
            (price.total(), text!("stone-chess-scene-ware-checking", piece = piece, cost = price.total()))
        }
        Ok(price) => (price.total(), text!("stone-chess-scene-ware", piece = piece, cost = price.total())),
        Err(refusal) => (asked(&refusal, kind), closed(piece, &refusal)),
    };
    let closed = state.shop(kind).is_err();
    Item { cost: Some(cost), closed, ..item(kind.letters(), seat, 1, says) }
}

/// What a ware costs that cannot be had now.
fn asked(refusal: &ActionErrorKind, kind: Kind) -> u16 {
    match refusal {
        ActionErrorKind::TooFew { price, .. } => price.total(),
        _ => kind.value(),
    }
}

fn closed(piece: Text, refusal: &ActionErrorKind) -> Text {
    text!("stone-chess-scene-ware-closed", piece = piece, reason = refusal.text())
}

fn item(id: &str, seat: Seat, count: u16, says: Text) -> Item {
    Item { id: id.to_owned(), symbol: id.to_owned(), seat: Some(seat.0), count, cost: None, closed: false, says }
}

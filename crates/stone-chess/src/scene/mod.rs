//! The picture of a position: the board of squares with its homes and pieces, and beside it everybody's stones, what is
//! still in hand, and the shop.
//!
//! | file | what it draws |
//! |---|---|
//! | `ground` | cells, quadrants, labels, homes, the zone of a placement |
//! | `overlays` | which way pawns go, where each player's line 8 is: shown to those who wish |
//! | `trays` | stones and places, the hand, the shop |

mod ground;
mod overlays;
#[cfg(test)]
mod tests;
mod trays;

use crate::play::{Kind, Square, State};
use skazka_core::{Scene, Seat, Text, Thing, text};

/// From so many quiet turns for each player still in, the picture tells how near the draw is.
const QUIET_ROUNDS_TOLD: u32 = 40;

/// The picture of a position, with sentences about it.
pub(crate) fn scene(state: &State, notes: Vec<Text>) -> Scene {
    let mut scene = ground::ground(state);
    scene.things = state.pieces().map(|(square, seat, kind)| thing(square, seat, kind)).collect();
    scene.trays = trays::trays(state);
    scene.notes = notes;
    scene.notes.extend(to_place(state).or_else(|| quiet(state)));
    scene
}

fn thing(square: Square, seat: Seat, kind: Kind) -> Thing {
    Thing::new(square.to_string(), kind.letters(), Some(seat.0), piece_says(seat, kind))
}

/// Who is to place, and whether he has chosen his quadrant (`rules/stone-chess.md §1`).
fn to_place(state: &State) -> Option<Text> {
    let seat = state.mover();
    (state.is_placing() && !state.is_over()).then(|| match state.king(seat) {
        None => text!("stone-chess-scene-place-king", seat = seat_says(seat)),
        Some(_) => text!("stone-chess-scene-place-rest", seat = seat_says(seat)),
    })
}

/// How near the draw by quiet turns is (`rules/stone-chess.md §7`).
fn quiet(state: &State) -> Option<Text> {
    let told = QUIET_ROUNDS_TOLD * state.still_in() <= state.quiet() && !state.is_over();
    told.then(|| text!("stone-chess-scene-quiet", quiet = state.quiet(), most = state.quiet_limit()))
}

/// A seat's name, to begin a sentence with or to stand alone.
fn seat_says(seat: Seat) -> Text {
    match seat.0 {
        0 => text!("stone-chess-scene-white"),
        1 => text!("stone-chess-scene-black"),
        2 => text!("stone-chess-scene-green"),
        _ => text!("stone-chess-scene-red"),
    }
}

/// A piece with whose it is.
fn piece_says(seat: Seat, kind: Kind) -> Text {
    let piece = kind.name();
    match seat.0 {
        0 => text!("stone-chess-scene-white-piece", piece = piece),
        1 => text!("stone-chess-scene-black-piece", piece = piece),
        2 => text!("stone-chess-scene-green-piece", piece = piece),
        _ => text!("stone-chess-scene-red-piece", piece = piece),
    }
}

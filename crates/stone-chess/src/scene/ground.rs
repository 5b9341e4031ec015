//! The board: squares, quadrants, labels, homes.
//!
//! ```text
//!     a b c d   e f g h
//!  8  . . . . | . . . .  8      | - the borders of the quadrants
//!     ...     |     ...
//!   ----------+----------       a home is an angle around its corner, outside the board, in its seat's tone
//!     ...     |     ...         and of its seat's kind:
//!  1  . . . . | . . . .  1        White: a cased line    Black: a solid one
//!   |_________  _________|        Green: dashes          Red: two lines
//!     a b c d   e f g h
//! ```
//!
//! Turning goes by the sides of the board: each step brings the side to the right down, so that the corner at the lower
//! left is a1, then h1, h8, a8. Homes are chosen in play, so that the scene says for every seat which step brings its home
//! there; before it has one the board stands as it is written. The home of who is out stays, in grey.

use super::overlays::overlays;
use super::seat_says;
use crate::play::{Corner, SeatStatus, Square, State};
use skazka_core::{Cell, CellStatus, Ink, Label, Ornament, Palette, Point, Scene, Seat, Stroke, Text, text};

/// How far outside the board homes and labels lie.
const HOME_AWAY: f32 = 0.13;
const LABEL_AWAY: f32 = 0.36;
/// How far apart Red's two lines are, how long Green's dashes are, and how far apart those.
const TWICE: f32 = 0.11;
const DASH: f32 = 0.3;
const GAP: f32 = 0.14;
/// A home, what lies below it, and a home that was left; the borders of the quadrants.
pub(super) const HOME: Stroke = Stroke::new(Ink::Seat, 0.03);
pub(super) const CASING: Stroke = Stroke::new(Ink::Rim, 0.064);
const LEFT: Stroke = Stroke::new(Ink::Faded, 0.03);
const DIVIDE: Stroke = Stroke { opacity: 0.85, ..Stroke::new(Ink::Print, 0.016) };
/// How much shorter than the side of its quadrant a home's angle is.
const SHORT: f32 = 0.35;

/// By how many steps the board is turned to have a corner at the lower left.
const fn turn_to(home: Corner) -> u8 {
    match home {
        Corner::A1 => 0,
        Corner::H1 => 1,
        Corner::H8 => 2,
        Corner::A8 => 3,
    }
}

/// A scene with everything but what stands and lies.
pub(super) fn ground(state: &State) -> Scene {
    let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)];
    Scene {
        outlines: vec![corners.map(|(x, y)| Point { x, y }).to_vec()],
        cells: reading_order().map(|square| cell(state, square)).collect(),
        ornaments: ornaments(state),
        labels: labels(),
        turns: 4,
        sides: state.seats().map(|seat| corner_of(state, seat).map_or(0, turn_to)).collect(),
        overlays: overlays(state),
        palette: Palette::Tonal,
        ..Scene::empty()
    }
}

fn reading_order() -> impl Iterator<Item = Square> {
    (0..64).map(|nth: u8| Square::at(nth ^ 0b11_1000))
}

pub(super) fn at(file: f32, rank: f32) -> Point {
    Point { x: file, y: 7.0 - rank }
}

fn cell(state: &State, square: Square) -> Cell {
    let (file, rank) = (square.file(), square.rank());
    Cell {
        id: square.to_string(),
        at: at(file.into(), rank.into()),
        outline: 0,
        tone: u8::from((file + rank) % 2 == 0),
        status: CellStatus::Here,
        zone: zone(state, square),
        says: says(state, square),
    }
}

/// The squares on which the mover may place: the free quadrants, then that of his King.
fn zone(state: &State, square: Square) -> Option<u8> {
    let mover = state.mover();
    let quadrant = Corner::of(square);
    let open = match state.king(mover) {
        Some(king) => Corner::of(king) == quadrant,
        None => owner(state, quadrant).is_none(),
    };
    (open && state.is_placing() && !state.is_over()).then_some(mover.0)
}

/// Where a seat is at home, or was before it was out.
fn corner_of(state: &State, seat: Seat) -> Option<Corner> {
    state.home(seat).or_else(|| state.former_home(seat))
}

fn owner(state: &State, corner: Corner) -> Option<Seat> {
    state.seats().find(|&seat| state.seat_status(seat) == SeatStatus::Home(corner))
}

/// The square's name; of a home's corner also whose it is, or was.
fn says(state: &State, square: Square) -> Text {
    let corner = Corner::of(square);
    let name = square.to_string();
    if corner.square() != square {
        return text!("stone-chess-scene-square", square = name);
    }
    let left = state.seats().find(|&seat| state.former_home(seat) == Some(corner));
    match (owner(state, corner).map(|seat| seat.0), left) {
        (None, None) => text!("stone-chess-scene-square", square = name),
        (None, Some(seat)) => text!("stone-chess-scene-corner-left", square = name, seat = seat_says(seat)),
        (Some(0), _) => text!("stone-chess-scene-corner-white", square = name),
        (Some(1), _) => text!("stone-chess-scene-corner-black", square = name),
        (Some(2), _) => text!("stone-chess-scene-corner-green", square = name),
        (Some(_), _) => text!("stone-chess-scene-corner-red", square = name),
    }
}

fn ornaments(state: &State) -> Vec<Ornament> {
    let divides = [[at(3.5, -0.5), at(3.5, 7.5)], [at(-0.5, 3.5), at(7.5, 3.5)]];
    let divides = divides.map(|ends| Ornament { ends, stroke: DIVIDE, beaded: true, seat: None });
    let homes = state.seats().filter_map(|seat| Some(home(state, seat, corner_of(state, seat)?)));
    divides.into_iter().chain(homes.flatten()).collect()
}

/// A home's angle: the lines of both its sides, below each a casing; of who is out nobody's any more, without one.
fn home(state: &State, seat: Seat, corner: Corner) -> Vec<Ornament> {
    let lines: Vec<_> = [side(seat, corner, true), side(seat, corner, false)].concat();
    let drawn = |seat, stroke| lines.iter().map(move |&ends| Ornament { ends, stroke, beaded: false, seat });
    if state.home(seat).is_none() {
        return drawn(None, LEFT).collect();
    }
    [CASING, HOME].into_iter().flat_map(|stroke| drawn(Some(seat.0), stroke)).collect()
}

/// One side of a home, from the corner, in its seat's kind of line.
fn side(seat: Seat, corner: Corner, along_rank: bool) -> Vec<[Point; 2]> {
    let length = 4.0 - SHORT;
    match seat.0 {
        2 => {
            let dashes = (length / (DASH + GAP)).round().max(1.0);
            let step = (length + HOME_AWAY + GAP) / dashes;
            let begins = (0..dashes as u8).map(|nth| f32::from(nth) * step - HOME_AWAY);
            begins.map(|begin| piece(corner, along_rank, HOME_AWAY, [begin, begin + step - GAP])).collect()
        }
        3 => [HOME_AWAY - TWICE / 2.0, HOME_AWAY + TWICE / 2.0]
            .map(|away| piece(corner, along_rank, away, [-away, length]))
            .to_vec(),
        _ => vec![piece(corner, along_rank, HOME_AWAY, [-HOME_AWAY, length])],
    }
}

/// A piece of a line so far outside the board, between two distances from the board's corner.
fn piece(corner: Corner, along_rank: bool, away: f32, reach: [f32; 2]) -> [Point; 2] {
    let square = corner.square();
    let inwards = |line: u8, by: f32| if line == 0 { by - 0.5 } else { 7.5 - by };
    reach.map(|by| match along_rank {
        true => at(inwards(square.file(), by), inwards(square.rank(), -away)),
        false => at(inwards(square.file(), -away), inwards(square.rank(), by)),
    })
}

/// Files below and above, ranks to the left and to the right, so that every seat has them before it.
fn labels() -> Vec<Label> {
    let beyond = [-0.5 - LABEL_AWAY, 7.5 + LABEL_AWAY];
    (0..8_u8)
        .flat_map(|line| {
            let file = char::from(b'a' + line).to_string();
            let files = beyond.map(|rank| Label { at: at(line.into(), rank), words: file.clone() });
            let ranks = beyond.map(|file| Label { at: at(file, line.into()), words: (line + 1).to_string() });
            files.into_iter().chain(ranks)
        })
        .collect()
}

//! What is shown to those who wish to see it: which way every pawn goes, and where each player's line 8 is.
//!
//! ```text
//!   - - - - - - - -        home a1: line 8 is the h-file and the eighth rank (- and |)
//!   P > . . . . . |        a pawn above the diagonal from its home goes up, one below it to the right, one on it
//!   . . . P^. . . |        either way
//! ```
//!
//! Two homes beside each other share a side of line 8: those of h1 and a8 have theirs farther inside than those of a1
//! and h8, so that nobody's stripe covers another's.

use super::ground::at;
use crate::play::{Corner, Kind, Square, State};
use skazka_core::{Cap, Ink, Ornament, Overlay, Point, Seat, Stroke, text};

/// How far inside the board's edge the two stripes lie.
const STRIPES: [f32; 2] = [0.06, 0.17];
/// Where the tip of a pawn's arrow is, counted from the square's centre, and how far back and aside its strokes begin.
const TIP: f32 = 0.5;
const BACK: f32 = 0.09;
const ASIDE: f32 = 0.13;

/// The two lines of a stripe, and the three of an arrow's head, from the lowest.
pub(super) const STRIPE_CASING: Stroke = Stroke { cap: Cap::Square, ..Stroke::new(Ink::Rim, 0.09) };
pub(super) const STRIPE: Stroke = Stroke { cap: Cap::Square, ..Stroke::new(Ink::Seat, 0.06) };
const HALO: Stroke = Stroke::new(Ink::Board, 0.15);
const POINTER_CASING: Stroke = Stroke::new(Ink::Rim, 0.09);
pub(super) const POINTER: Stroke = Stroke::new(Ink::Seat, 0.05);

/// Both overlays; before anybody is at home there is nothing in them.
pub(super) fn overlays(state: &State) -> Vec<Overlay> {
    vec![
        Overlay {
            name: "pawns".into(),
            says: text!("stone-chess-scene-overlay-pawns"),
            over: true,
            marks: pawns(state),
        },
        Overlay {
            name: "line-8".into(),
            says: text!("stone-chess-scene-overlay-line-8"),
            over: false,
            marks: last_lines(state),
        },
    ]
}

fn pawns(state: &State) -> Vec<Ornament> {
    let pawns = state.pieces().filter(|(_, _, kind)| *kind == Kind::Pawn);
    pawns.flat_map(|(square, seat, _)| ways(state, seat, square)).collect()
}

/// The arrow's heads of one pawn, two of one on the diagonal (`rules/stone-chess.md §2`).
fn ways(state: &State, seat: Seat, square: Square) -> Vec<Ornament> {
    let chosen = state.king(seat).filter(|_| state.is_placing()).map(Corner::of);
    let Some(home) = state.home(seat).or(chosen) else { return Vec::new() };
    let (x, y) = home.frame(square);
    let (right, up) = inwards(home);
    let ways = [(y >= x).then_some((0.0, up)), (x >= y).then_some((right, 0.0))];
    ways.into_iter().flatten().flat_map(|way| head(seat, square, way)).collect()
}

/// Which way the files and the ranks count up for who is at home here.
fn inwards(home: Corner) -> (f32, f32) {
    let corner = home.square();
    let sign = |line: u8| if line == 0 { 1.0 } else { -1.0 };
    (sign(corner.file()), sign(corner.rank()))
}

/// An arrow's head at the edge of a square: two strokes to its tip, below both a casing and a halo that tells it from the
/// figure.
fn head(seat: Seat, square: Square, (right, up): (f32, f32)) -> Vec<Ornament> {
    let (file, rank) = (f32::from(square.file()), f32::from(square.rank()));
    let spot = |along: f32, aside: f32| at(file + right * along - up * aside, rank + up * along + right * aside);
    let strokes = [ASIDE, -ASIDE].map(|aside| [spot(TIP - BACK, aside), spot(TIP, 0.0)]);
    cased(seat, &strokes, &[HALO, POINTER_CASING, POINTER])
}

fn last_lines(state: &State) -> Vec<Ornament> {
    let homes = state.seats().filter_map(|seat| Some((seat, state.home(seat)?)));
    homes.flat_map(|(seat, home)| cased(seat, &last_line(home), &[STRIPE_CASING, STRIPE])).collect()
}

/// Line 8 of who is at home here: the two sides of the board away from his corner.
fn last_line(home: Corner) -> [[Point; 2]; 2] {
    let away = STRIPES[usize::from(matches!(home, Corner::H1 | Corner::A8))];
    let (right, up) = inwards(home);
    let far = |sign: f32| 3.5 + sign * (4.0 - away);
    let near = |sign: f32| 3.5 - sign * (4.0 - STRIPES[0]);
    let (file, rank) = (far(right), far(up));
    [[at(near(right), rank), at(file, rank)], [at(file, rank), at(file, near(up))]]
}

/// Lines in a seat's colour, below all of them their casings.
fn cased(seat: Seat, lines: &[[Point; 2]], strokes: &[Stroke]) -> Vec<Ornament> {
    let seat = Some(seat.0);
    let drawn = |&stroke| lines.iter().map(move |&ends| Ornament { ends, stroke, beaded: false, seat });
    strokes.iter().flat_map(drawn).collect()
}

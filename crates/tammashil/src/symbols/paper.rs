//! The paper discs of the belt: a lozenge on the back; underneath a smile, a scowl, or nothing (the source paints a
//! smile on good discs and an angry face on bad ones).

use super::path::{Path, circle, lozenge};
use super::{filled, line, symbol};
use skazka_core::{Ink, Shape, Symbol};

/// Half the width of a disc, and of the ring inside it.
const HALF: f32 = 0.34;
const RING: f32 = 0.27;
const OUTLINE: f32 = 0.035;
const FINE: f32 = 0.018;

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    [("?", back()), ("+", smile()), ("x", scowl()), ("o", blank())]
        .into_iter()
        .map(|(id, shapes)| symbol(id, None, shapes))
}

fn round(fill: Ink) -> Shape {
    Shape { path: circle((0.0, 0.0), HALF), fill, stroke: Ink::Seat, width: OUTLINE }
}

fn back() -> Vec<Shape> {
    vec![
        round(Ink::Pale),
        line(circle((0.0, 0.0), RING), Ink::Seat, FINE),
        line(lozenge((0.0, 0.0), 0.17), Ink::Seat, 0.03),
        filled(lozenge((0.0, 0.0), 0.075), Ink::Seat),
    ]
}

fn eyes(ink: Ink) -> Shape {
    filled(circle((-0.11, -0.06), 0.042) + &circle((0.11, -0.06), 0.042), ink)
}

fn smile() -> Vec<Shape> {
    let mouth = Path::from((-0.16, 0.07)).bend((0.0, 0.25), (0.16, 0.07)).open();
    vec![round(Ink::Paper), eyes(Ink::Seat), line(mouth, Ink::Seat, 0.05)]
}

fn scowl() -> Vec<Shape> {
    let mouth = Path::from((-0.15, 0.18)).bend((0.0, 0.03), (0.15, 0.18)).open();
    let brows =
        Path::from((-0.2, -0.18)).line((-0.05, -0.1)).open() + &Path::from((0.2, -0.18)).line((0.05, -0.1)).open();
    vec![round(Ink::Seat), eyes(Ink::Paper), line(mouth + &brows, Ink::Paper, 0.05)]
}

fn blank() -> Vec<Shape> {
    vec![round(Ink::Paper), line(circle((0.0, 0.0), RING), Ink::Seat, FINE)]
}

//! The die, the coin and a step, in the colour of whoever they lie before.

use super::path::{Path, Spot, circle, ellipse, lozenge, rounded, star};
use super::{filled, line, symbol};
use skazka_core::{Ink, Shape, Symbol};

/// Half the width of a die, how round its corners are, a pip, and how far pips lie from the middle.
const DIE: f32 = 0.34;
const ROUND: f32 = 0.09;
const PIP: f32 = 0.068;
const AWAY: f32 = 0.18;

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    let dice = (1..=6).map(|face| (format!("die-{face}"), die(pips(face))));
    let others = [("die", unrolled()), ("coin", coin()), ("step", step())];
    let others = others.into_iter().map(|(id, shapes)| (id.to_owned(), shapes));
    dice.chain(others).map(|(id, shapes)| symbol(&id, None, shapes))
}

fn die(upon: Shape) -> Vec<Shape> {
    let path = rounded(&[(-DIE, -DIE), (DIE, -DIE), (DIE, DIE), (-DIE, DIE)], ROUND);
    vec![Shape { path, fill: Ink::Pale, stroke: Ink::Seat, width: 0.045 }, upon]
}

fn pips(face: u8) -> Shape {
    let middle: &[Spot] = if face % 2 == 1 { &[(0.0, 0.0)] } else { &[] };
    let rising: &[Spot] = if face >= 2 { &[(-AWAY, AWAY), (AWAY, -AWAY)] } else { &[] };
    let falling: &[Spot] = if face >= 4 { &[(-AWAY, -AWAY), (AWAY, AWAY)] } else { &[] };
    let sides: &[Spot] = if face == 6 { &[(-AWAY, 0.0), (AWAY, 0.0)] } else { &[] };
    let all = [middle, rising, falling, sides].concat();
    filled(all.into_iter().map(|spot| circle(spot, PIP)).collect(), Ink::Seat)
}

/// A die that has not fallen yet.
fn unrolled() -> Vec<Shape> {
    die(line(lozenge((0.0, 0.0), 0.2) + &lozenge((0.0, 0.0), 0.1), Ink::Seat, 0.025))
}

/// A coin with a sun.
fn coin() -> Vec<Shape> {
    vec![
        Shape { path: circle((0.0, 0.0), 0.37), fill: Ink::Pale, stroke: Ink::Seat, width: 0.045 },
        line(circle((0.0, 0.0), 0.29), Ink::Seat, 0.02),
        filled(star((0.0, 0.0), 8, 0.22, 0.1), Ink::Seat),
    ]
}

/// Two footprints.
fn step() -> Vec<Shape> {
    let foot = |x: f32, y: f32| {
        let sole = Path::from((x - 0.07, y + 0.06))
            .bend((x - 0.16, y - 0.22), (x, y - 0.24))
            .bend((x + 0.16, y - 0.22), (x + 0.07, y + 0.06))
            .close();
        sole + &ellipse((x, y + 0.15), (0.072, 0.065))
    };
    vec![filled(foot(-0.15, 0.14) + &foot(0.15, -0.12), Ink::Seat)]
}

//! Signs upon units: at a shoulder that a unit is a veteran, a fragment, or stronger here than it looks; at a foot that it
//! has moved.

use super::symbol;
use skazka_core::{Ink, Shape, Symbol};

/// The badge of a veteran.
pub(crate) const VETERAN: &str = "veteran";
/// The badge of a fragment.
pub(crate) const FRAGMENT: &str = "fragment";
/// The badge of a unit that has moved in this turn.
pub(crate) const SPENT: &str = "spent";
/// The badge of a priest in another's corner.
pub(crate) const STRENGTH_5: &str = "strength-5";

/// A star, the halves of a broken disc, a tick, the figure 5.
const STAR: &str = concat!(
    "M0.34 -0.44L0.378 -0.343L0.483 -0.336L0.402 -0.27L0.428 -0.169L0.34 -",
    "0.225L0.252 -0.169L0.278 -0.27L0.197 -0.336L0.302 -0.343Z"
);
const BROKEN: &str = concat!(
    "M-0.36 -0.41C-0.42075 -0.41 -0.47 -0.36075 -0.47 -0.3C-0.47 -0.23925 -0.42075 -0.19 -0.36 -0.19L-0.32 -0.26L-0.38 -0.32Z",
    "M-0.28 -0.41L-0.3 -0.32L-0.24 -0.26L-0.28 -0.19C-0.21925 -0.19 -0.17 -0.23925 -0.17 -0.3C-0.17 -0.36075 -0.21925 -0.41 -0.28 -0.41Z"
);
const TICK: &str = "M-0.48 0.27L-0.41 0.2L-0.35 0.27L-0.22 0.12L-0.15 0.18L-0.34 0.4Z";
const FIVE: &str = concat!(
    "M-0.43 -0.46H-0.25V-0.385H-0.36V-0.345H-0.33C-0.27753 -0.345 -0.235 -0.30247 -0.235 -0.25C-0.235 -0.19753 -0.27753 -0.155 -0.33 -0.155H-0.43V-0.23H-0.34",
    "C-0.3273 -0.23 -0.317 -0.2403 -0.317 -0.253C-0.317 -0.2657 -0.3273 -0.276 -0.34 -0.276H-0.43Z"
);

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    let bright = |path| vec![badge(path, Ink::Accent, Ink::Line, 0.026)];
    let tick = vec![badge(TICK, Ink::Text, Ink::Page, 0.03)];
    [(VETERAN, bright(STAR)), (FRAGMENT, bright(BROKEN)), (SPENT, tick), (STRENGTH_5, five())]
        .into_iter()
        .map(|(id, shapes)| symbol(id, None, shapes))
}

/// The figure in the colour of words, a rim of the board's tone around it.
fn five() -> Vec<Shape> {
    vec![badge(FIVE, Ink::None, Ink::Board, 0.07), badge(FIVE, Ink::Text, Ink::None, 0.0)]
}

fn badge(path: &str, fill: Ink, stroke: Ink, width: f32) -> Shape {
    Shape { path: path.to_owned(), fill, stroke, width }
}

//! Priests and the Tsar: crowned, on one low disc.
//!
//! ```text
//!   /\            /\       the left priest's mitre leans to the left and carries a moon,
//!  /  \_         _/  \     the right priest's leans to the right and carries a sun
//! (__)__)       (__(__)
//! ```

use super::path::{Path, Spot, circle, lozenge, star};
use super::stack::disc;
use super::{Shape, Treatment};

/// The disc they stand on: half its width, the depth of its face, its lower rim, its thickness.
const FOOT: (f32, f32, f32, f32) = (0.31, 0.11, 0.355, 0.1);
/// The height of a mitre's lower edge, from which it leans, and how far it leans for each unit of height.
const BROW: f32 = 0.25;
const LEAN: f32 = 0.3;

/// The symbols' ids with their drawings.
pub(super) fn all(treatment: Treatment) -> [(&'static str, Vec<Shape>); 3] {
    [("L", priest(treatment, -1.0)), ("R", priest(treatment, 1.0)), ("T", tsar(treatment))]
}

fn foot(treatment: Treatment) -> Shape {
    let (half, depth, low, thick) = FOOT;
    treatment.body(disc(half, depth, low, thick))
}

/// A priest whose mitre leans to the side: -1 left, 1 right.
fn priest(treatment: Treatment, side: f32) -> Vec<Shape> {
    let lean = |(x, y): Spot| (x + side * LEAN * (BROW - y) - side * 0.06, y);
    let mitre = Path::from(lean((-0.2, BROW)))
        .bend(lean((-0.33, -0.06)), lean((0.0, -0.455)))
        .bend(lean((0.33, -0.06)), lean((0.2, BROW)))
        .bend(lean((0.0, BROW + 0.1)), lean((-0.2, BROW)))
        .close();
    let band = Path::from(lean((-0.222, 0.13))).bend(lean((0.0, 0.225)), lean((0.222, 0.13))).open();
    let emblem = lean((0.0, -0.07));
    let sign = if side < 0.0 { moon(emblem) } else { star(emblem, 8, 0.135, 0.07) };
    vec![foot(treatment), treatment.body(mitre), treatment.fine(band), treatment.ornament(sign)]
}

/// A crescent open to the right.
fn moon((x, y): Spot) -> String {
    let (tip, out, inner) = (0.115, 0.215, 0.05);
    Path::from((x + 0.06, y - tip))
        .bend((x - out, y - tip), (x - 0.105, y))
        .bend((x - out + 0.1, y + tip), (x + 0.06, y + tip))
        .bend((x - inner - 0.06, y + 0.02), (x + 0.06, y - tip))
        .close()
}

/// The Tsar: a crown of three great points.
fn tsar(treatment: Treatment) -> Vec<Shape> {
    let crown = Path::from((-0.25, BROW))
        .line((-0.36, -0.22))
        .line((-0.16, 0.0))
        .line((0.0, -0.36))
        .line((0.16, 0.0))
        .line((0.36, -0.22))
        .line((0.25, BROW))
        .bend((0.0, BROW + 0.12), (-0.25, BROW))
        .close();
    let band = Path::from((-0.275, 0.13)).bend((0.0, 0.245), (0.275, 0.13)).open();
    let balls = [(-0.36, -0.25), (0.0, -0.4), (0.36, -0.25)].map(|spot| treatment.body(circle(spot, 0.06)));
    let stone = treatment.ornament(lozenge((0.0, 0.02), 0.075));
    [foot(treatment), treatment.body(crown), treatment.fine(band), stone].into_iter().chain(balls).collect()
}

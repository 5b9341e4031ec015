//! Priests and the Tsar: a disc that wears a mitre or a crown.
//!
//! ```text
//!   /\               /\      the left priest's mitre stands to the left, leans that way and carries a moon,
//!  ( (_)           (_) )     the right priest's the other way, with a sun
//!  |'---'--|    |--'---'|
//!   '-----'      '-----'
//! ```

use super::path::{Path, Spot, circle, lozenge, star};
use super::stack::Disc;
use super::{Shape, Treatment};

/// The disc they stand on, and the height of its lower rim and of its face.
const FOOT: Disc = Disc { half: 0.36, depth: 0.13, thick: 0.12 };
const LOW: f32 = 0.33;
const FACE: f32 = LOW - FOOT.thick;
/// How far a mitre stands from the middle, and how far it leans for each unit of height.
const ASIDE: f32 = 0.07;
const LEAN: f32 = 0.17;

/// The symbols' ids with their drawings.
pub(super) fn all(treatment: Treatment) -> [(&'static str, Vec<Shape>); 3] {
    [("L", priest(treatment, -1.0)), ("R", priest(treatment, 1.0)), (super::TSAR, tsar(treatment))]
}

fn foot(treatment: Treatment) -> [Shape; 2] {
    [treatment.body(FOOT.outline(LOW)), treatment.fine(FOOT.rim(FACE))]
}

/// A priest whose mitre leans to the side: -1 left, 1 right.
fn priest(treatment: Treatment, side: f32) -> Vec<Shape> {
    let lean = |(x, y): Spot| (x + side * (ASIDE + LEAN * (FACE - y)), y);
    let mitre = Path::from(lean((-0.17, FACE)))
        .line(lean((-0.235, -0.12)))
        .bend(lean((-0.17, -0.29)), lean((0.0, -0.43)))
        .bend(lean((0.17, -0.29)), lean((0.235, -0.12)))
        .line(lean((0.17, FACE)))
        .bend(lean((0.0, FACE + 0.09)), lean((-0.17, FACE)))
        .close();
    let band = Path::from(lean((-0.19, 0.1))).bend(lean((0.0, 0.18)), lean((0.19, 0.1))).open();
    let emblem = lean((0.0, -0.1));
    let sign = if side < 0.0 { moon(emblem) } else { star(emblem, 8, 0.14, 0.072) };
    let [disc, rim] = foot(treatment);
    vec![disc, rim, treatment.body(mitre), treatment.fine(band), treatment.ornament(sign)]
}

/// A crescent open to the right.
fn moon((x, y): Spot) -> String {
    let tip = 0.125;
    Path::from((x + 0.06, y - tip))
        .bend((x - 0.11, y - 0.12), (x - 0.11, y))
        .bend((x - 0.11, y + 0.12), (x + 0.06, y + tip))
        .bend((x - 0.09, y), (x + 0.06, y - tip))
        .close()
}

/// The Tsar: a crown of three great points.
fn tsar(treatment: Treatment) -> Vec<Shape> {
    let crown = Path::from((-0.24, FACE))
        .line((-0.35, -0.22))
        .line((-0.16, -0.02))
        .line((0.0, -0.36))
        .line((0.16, -0.02))
        .line((0.35, -0.22))
        .line((0.24, FACE))
        .bend((0.0, FACE + 0.1), (-0.24, FACE))
        .close();
    let band = Path::from((-0.268, 0.1)).bend((0.0, 0.2), (0.268, 0.1)).open();
    let balls = [(-0.36, -0.25), (0.0, -0.4), (0.36, -0.25)].map(|spot| treatment.body(circle(spot, 0.06)));
    let stone = treatment.ornament(lozenge((0.0, -0.01), 0.075));
    foot(treatment).into_iter().chain([treatment.body(crown), treatment.fine(band), stone]).chain(balls).collect()
}

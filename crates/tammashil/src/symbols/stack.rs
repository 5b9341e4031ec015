//! Stacks of wooden discs.
//!
//! ```text
//!    ___        .-.-.     the top face with a pip for each disc
//!   (_o_)       |___|     every disc bulges, so that the outline has a notch between two of them
//!   (___)       (___)
//!   (___)       (___)
//! ```

use super::path::{Path, ellipse};
use super::{Shape, Treatment};

/// Half the width of a disc at its rims, how far it bulges between them, half the depth of its round face as seen
/// slightly from above, and its thickness.
const HALF: f32 = 0.375;
const BULGE: f32 = 0.035;
const DEPTH: f32 = 0.165;
const THICK: f32 = 0.175;
/// Pips on the top face, and how far apart they are.
const PIP: (f32, f32) = (0.058, 0.042);
const APART: f32 = 0.19;

/// A stack of so many discs.
pub(super) fn stack(treatment: Treatment, discs: u8) -> Vec<Shape> {
    let bottom = f32::from(discs) * THICK / 2.0;
    let levels = (0..discs).map(|nth| bottom - THICK * f32::from(nth));
    let top = -bottom;
    let face = treatment.fine(Path::from((-HALF, top)).below((0.0, top), (HALF, DEPTH)).open());
    let pips = (0..discs).map(|nth| APART * (f32::from(nth) - f32::from(discs - 1) / 2.0));
    let pips = pips.map(|x| treatment.ornament(ellipse((x, top), PIP)));
    levels.map(|low| treatment.body(disc(HALF, DEPTH, low, THICK))).chain([face]).chain(pips).collect()
}

/// The outline of one disc whose lower rim lies around a height, with its upper face.
pub(super) fn disc(half: f32, depth: f32, low: f32, thick: f32) -> String {
    let (high, middle, out) = (low - thick, low - thick / 2.0, half + 2.0 * BULGE);
    Path::from((-half, high))
        .bend((-out, middle), (-half, low))
        .below((0.0, low), (half, depth))
        .bend((out, middle), (half, high))
        .above((0.0, high), (half, depth))
        .close()
}

//! Stacks of wooden discs.
//!
//! ```text
//!              .-----.
//!   .-----.   (  o o  )   the top face has a pip for each disc
//!  (   o   )  |'-----'|
//!  |'-----'|  |'-----'|   every disc is outlined, so that one counts them from the side, too
//!   '-----'    '-----'
//! ```

use super::path::{Path, Spot, ellipse};
use super::{Shape, Treatment};

/// A disc seen slightly from above: half its width, half the depth of its round face, its thickness.
#[derive(Debug, Clone, Copy)]
pub(super) struct Disc {
    pub half: f32,
    pub depth: f32,
    pub thick: f32,
}

/// A fighter's.
const FIGHTER: Disc = Disc { half: 0.385, depth: 0.165, thick: 0.175 };
/// Pips on the top face, and how far apart they are.
const PIP: Spot = (0.058, 0.042);
const APART: f32 = 0.19;

/// A stack of so many discs.
pub(super) fn stack(treatment: Treatment, discs: u8) -> Vec<Shape> {
    let bottom = f32::from(discs) * FIGHTER.thick / 2.0;
    let levels = (0..discs).map(|nth| bottom - FIGHTER.thick * f32::from(nth));
    let top = -bottom;
    let pips = (0..discs).map(|nth| APART * (f32::from(nth) - f32::from(discs - 1) / 2.0));
    let pips = pips.map(|x| treatment.ornament(ellipse((x, top), PIP)));
    let bodies = levels.map(|low| treatment.body(FIGHTER.outline(low)));
    bodies.chain([treatment.fine(FIGHTER.rim(top))]).chain(pips).collect()
}

impl Disc {
    /// The outline of a disc whose lower rim lies around a height, with its upper face.
    pub fn outline(self, low: f32) -> String {
        let high = low - self.thick;
        Path::from((-self.half, high))
            .line((-self.half, low))
            .below((0.0, low), (self.half, self.depth))
            .line((self.half, high))
            .above((0.0, high), (self.half, self.depth))
            .close()
    }

    /// The near edge of a face that lies around a height.
    pub fn rim(self, height: f32) -> String {
        Path::from((-self.half, height)).below((0.0, height), (self.half, self.depth)).open()
    }
}

//! Pieces that chess does not know: the horse that can be stopped, the lion, the cannon.

use super::figure::{Figure, around, circle, lobes};
use std::fmt::Write;

/// A wooden horse on its four legs.
pub(super) fn horse() -> Figure {
    Figure::default()
        .body(
            "M-25 31L-21 9C-26 2-24-4-23-8L-30-5C-35-4-38-10-34-14L-26-27L-22-38L-15-29C-7-25-3-18-1-12L14-12\
             C24-13 29-7 31 0C34 8 34 17 32 24L27 23C28 16 27 11 25 8C24 14 25 22 27 31L15 31L12 14C4 17-4 17-9 14\
             L-13 31Z",
        )
        .line("M-3-11C-1 1 10 1 12-10")
        .fine("M-13-24C-8-19-7-14-8-8")
        .inlay(circle((-25.0, -17.0), 2.6))
}

/// A lion's face in its mane.
pub(super) fn lion() -> Figure {
    const FACE: (f32, f32) = (0.0, -7.0);
    Figure::default()
        .body("M-14 12C-14 22-18 27-22 31L22 31C18 27 14 22 14 12Z")
        .body(lobes(FACE, 11, 26.0, 36.0))
        .line(circle(FACE, 19.0))
        .inlay(circle((-7.5, -12.0), 2.6))
        .inlay(circle((7.5, -12.0), 2.6))
        .inlay("M-5-5L5-5L0 1Z")
        .line("M-8 3C-6 7-1 6 0 1C1 6 6 7 8 3")
}

/// A gun on its carriage.
pub(super) fn cannon() -> Figure {
    const AXLE: (f32, f32) = (3.0, 14.0);
    let mut spokes = String::new();
    for nth in 0..6_u8 {
        let turn = f32::from(nth) / 6.0;
        let (near, far) = (around(AXLE, 4.0, turn), around(AXLE, 11.0, turn));
        let _ = write!(spokes, "M{} {}L{} {}", near.0, near.1, far.0, far.1);
    }
    Figure::default()
        .body("M10 8L36 25L33 31L20 31L2 18Z")
        .body("M-36-25L-28-36L-22-32L23-3C30 3 24 16 14 11L-30-19Z")
        .line("M-23-27L-28-20")
        .body(circle(AXLE, 16.5))
        .line(spokes)
        .inlay(circle(AXLE, 3.4))
}

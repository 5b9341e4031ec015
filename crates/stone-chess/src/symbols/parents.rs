//! The pieces of chess, whose lines others take.

use super::figure::{Figure, circle};

/// The edge of the knight's head from behind the ear down its back.
pub(super) const MANE: &str = "M1-34C17-31 28-16 28 7C28 17 24 25 23 31";

/// A horse's head that looks to the left.
pub(super) fn knight() -> Figure {
    head().line("M4-25C15-20 19-7 18 9C17 15 16 19 15 22")
}

/// The head without its mane.
pub(super) fn head() -> Figure {
    Figure::default()
        .body(
            "M-20 31C-20 19-8 13-5 1C-10 7-15 8-19 9L-24 13C-29 15-34 10-32 4C-31-2-26-8-22-16C-19-23-15-28-9-31\
             L-7-43L1-34C17-31 28-16 28 7C28 17 24 25 23 31Z",
        )
        .inlay(circle((-13.0, -15.0), 3.2))
        .inlay(circle((-27.0, 5.0), 2.0))
}

/// A mitre with a slanting cut.
pub(super) fn bishop() -> Figure {
    Figure::default()
        .body(circle((0.0, -38.0), 5.0))
        .body("M-11 17C-25 6-23-13 0-34C23-13 25 6 11 17Z")
        .body("M-11 23C-11 27-17 29-20 31L20 31C17 29 11 27 11 23Z")
        .body("M-15 16L15 16C17 16 17 23 15 23L-15 23C-17 23-17 16-15 16Z")
        .line("M3-17L12-4")
}

/// A tower with a crenellated top.
pub(super) fn rook() -> Figure {
    tower().line("M-17-12L17-12").line("M-18 19L18 19")
}

/// The tower without its courses.
pub(super) fn tower() -> Figure {
    Figure::default().body(
        "M-25-36L-14-36L-14-28L-6-28L-6-36L6-36L6-28L14-28L14-36L25-36L25-19L18-12L18 19L23 31L-23 31L-18 19\
         L-18-12L-25-19Z",
    )
}

/// A crown of five points.
pub(super) fn queen() -> Figure {
    let points = [(-31.0, -25.0), (-16.0, -35.0), (0.0, -39.0), (16.0, -35.0), (31.0, -25.0)];
    let crown = Figure::default()
        .body("M-16 14L-30-22L-19-6L-16-31L-6-9L0-35L6-9L16-31L19-6L30-22L16 14Z")
        .line("M-15 5C-6 8 6 8 15 5");
    points.into_iter().fold(crown, |figure, point| figure.body(circle(point, 4.2))).with(collar())
}

/// A closed crown with a cross.
pub(super) fn king() -> Figure {
    Figure::default().body("M-3-46L3-46L3-41L9-41L9-35L3-35L3-26L-3-26L-3-35L-9-35L-9-41L-3-41Z").with(crown())
}

/// The King's crown without its cross.
pub(super) fn crown() -> Figure {
    Figure::default()
        .body("M0-20C2-33 30-36 30-15C30-3 19 6 16 14L-16 14C-19 6-30-3-30-15C-30-36-2-33 0-20Z")
        .line("M-23-14C-22-6-15 1-11 7")
        .line("M23-14C22-6 15 1 11 7")
        .with(collar())
}

/// What crowns stand on.
fn collar() -> Figure {
    Figure::default()
        .body("M-15 20C-15 26-20 29-23 31L23 31C20 29 15 26 15 20Z")
        .body("M-18 14L18 14C20 14 20 20 18 20L-18 20C-20 20-20 14-18 14Z")
}

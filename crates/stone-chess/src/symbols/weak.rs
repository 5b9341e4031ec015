//! The weak pieces, smaller than the others: pawn, vizier, general, elephant and battering ram.

use super::figure::{Figure, Spot, circle, polygon};

/// A ball on a cone.
pub(super) fn pawn() -> Figure {
    cone().body(circle((0.0, -10.0), 12.0))
}

/// A slanting cross on a cone: he steps diagonally.
pub(super) fn vizier() -> Figure {
    cone().body(slanting((0.0, -15.5), 8.5)).inlay(circle((0.0, -15.5), 3.0))
}

/// An upright cross with broad arms on a cone: he steps straight.
pub(super) fn general() -> Figure {
    cone().body(upright((0.0, -15.0), 6.6)).inlay(circle((0.0, -15.0), 3.0))
}

fn cone() -> Figure {
    Figure::default()
        .body("M-7 5L7 5C8 17 14 26 18 31L-18 31C-14 26-8 17-7 5Z")
        .body("M-12 2L12 2C14 2 14 8 12 8L-12 8C-14 8-14 2-12 2Z")
}

/// A cross whose arms are as wide as `2 * half` and reach `2.6 * half` far.
fn upright((x, y): Spot, half: f32) -> String {
    let arm = half * 2.6;
    let corners = [(half, arm), (half, half), (arm, half)];
    let sides = [(1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0)];
    polygon(sides.into_iter().flat_map(|(right, down)| {
        let outwards = right * down < 0.0;
        let corner = move |nth: usize| corners[if outwards { nth } else { 2 - nth }];
        (0..3).map(move |nth| (x + right * corner(nth).0, y + down * corner(nth).1))
    }))
}

/// A cross that slants: its arms reach into the corners of a square.
pub(super) fn slanting((x, y): Spot, half: f32) -> String {
    let (arm, notch) = (half * 1.9, half * 0.85);
    let tip = arm - notch;
    polygon(
        [
            (0.0, -notch),
            (tip, -arm),
            (arm, -tip),
            (notch, 0.0),
            (arm, tip),
            (tip, arm),
            (0.0, notch),
            (-tip, arm),
            (-arm, tip),
            (-notch, 0.0),
            (-arm, -tip),
            (-tip, -arm),
        ]
        .map(|(right, down)| (x + right, y + down)),
    )
}

/// An elephant's head with its trunk to the left.
pub(super) fn alfil() -> Figure {
    Figure::default()
        .body(
            "M19 31C24 18 25 2 17-8C9-19-9-20-17-10C-23-2-22 8-25 15C-26 19-30 18-30 14L-36 15C-36 28-22 30-18 20\
             C-16 16-15 13-12 12C-9 20-14 26-17 31Z",
        )
        .line("M1-6C15-10 19 4 10 14C2 14-3 4 1-6Z")
        .inlay(circle((-10.0, -4.0), 2.6))
}

/// A battering ram: a roofed waggon on wheels with a beam.
pub(super) fn dabbaba() -> Figure {
    let wheel = |x: f32| Figure::default().body(circle((x, 23.0), 8.0)).inlay(circle((x, 23.0), 2.2));
    Figure::default()
        .body("M-36 4L-14 4L-14 13L-36 13C-39 13-39 4-36 4Z")
        .body("M-22 20L-22 0L2-19L26 0L26 20Z")
        .line("M-20 3L24 3")
        .line("M2 3L2 16")
        .with(wheel(-11.0))
        .with(wheel(15.0))
}

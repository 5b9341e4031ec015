//! Path data for figures: straight lines and curves only, so that every number is a coordinate and no figure reaches
//! farther than its numbers do.

use std::f32::consts::TAU;
use std::fmt::Write;

/// A place in a figure, in board units around the cell's centre.
pub(super) type Spot = (f32, f32);

/// How far the handles of a curve lie that draws a quarter of a circle.
const ROUND: f32 = 0.552_284_8;

/// A path that grows.
#[derive(Debug, Clone, Default)]
pub(super) struct Path(String);

impl Path {
    /// A path that begins at a spot.
    pub fn from(spot: Spot) -> Path {
        Path::default().letter('M', &[spot])
    }

    /// A straight line.
    pub fn line(self, to: Spot) -> Path {
        self.letter('L', &[to])
    }

    /// A curve drawn towards `over`.
    pub fn bend(self, over: Spot, to: Spot) -> Path {
        self.letter('Q', &[over, to])
    }

    /// The lower half of an ellipse, from its left end to its right end.
    pub fn below(self, centre: Spot, size: Spot) -> Path {
        self.half(centre, size)
    }

    /// The upper half of an ellipse, from its right end to its left end.
    pub fn above(self, centre: Spot, (width, height): Spot) -> Path {
        self.half(centre, (-width, -height))
    }

    fn half(self, (x, y): Spot, (width, height): Spot) -> Path {
        let (across, down) = (width * ROUND, height * ROUND);
        let (left, right, low) = (x - width, x + width, y + height);
        self.letter('C', &[(left, y + down), (x - across, low), (x, low)])
            .letter('C', &[(x + across, low), (right, y + down), (right, y)])
    }

    /// The end of a closed outline.
    pub fn close(mut self) -> String {
        self.0.push('Z');
        self.0
    }

    /// The end of an open line.
    pub fn open(self) -> String {
        self.0
    }

    fn letter(mut self, letter: char, spots: &[Spot]) -> Path {
        for (nth, (x, y)) in spots.iter().enumerate() {
            let mark = if nth == 0 { letter } else { ' ' };
            let _ = write!(self.0, "{mark}{} {}", short(*x), short(*y));
        }
        self
    }
}

/// A closed ellipse of half a width and half a height.
pub(super) fn ellipse(centre: Spot, size: Spot) -> String {
    Path::from((centre.0 - size.0, centre.1)).below(centre, size).above(centre, size).close()
}

/// A circle.
pub(super) fn circle(centre: Spot, radius: f32) -> String {
    ellipse(centre, (radius, radius))
}

/// A closed outline with straight sides.
pub(super) fn polygon(corners: &[Spot]) -> String {
    let mut corners = corners.iter();
    let begun = corners.next().map_or_else(Path::default, |&first| Path::from(first));
    corners.fold(begun, |path, &corner| path.line(corner)).close()
}

/// A closed outline whose corners are cut by `radius` and bridged by curves.
pub(super) fn rounded(corners: &[Spot], radius: f32) -> String {
    let count = corners.len();
    let mut path = Path::default();
    for (nth, &corner) in corners.iter().enumerate() {
        let before = towards(corner, corners[(nth + count - 1) % count], radius);
        let after = towards(corner, corners[(nth + 1) % count], radius);
        path = if nth == 0 { Path::from(before) } else { path.line(before) }.bend(corner, after);
    }
    path.close()
}

/// The spot `by` away from `from` in the direction of `to`, but at most half-way.
fn towards(from: Spot, to: Spot, by: f32) -> Spot {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let part = (by / x.hypot(y).max(f32::EPSILON)).min(0.5);
    (from.0 + x * part, from.1 + y * part)
}

/// The spot at a distance from another, in a direction given in turns clockwise from the top.
pub(super) fn around((x, y): Spot, radius: f32, turns: f32) -> Spot {
    let (sin, cos) = (TAU * turns).sin_cos();
    (x + radius * sin, y - radius * cos)
}

/// A star whose points lie `outer` and whose notches lie `inner` away from its centre, the first point on top.
pub(super) fn star(centre: Spot, points: u8, outer: f32, inner: f32) -> String {
    let half_turn = 0.5 / f32::from(points);
    let spots = (0..2 * points).map(|nth| {
        let radius = if nth % 2 == 0 { outer } else { inner };
        around(centre, radius, half_turn * f32::from(nth))
    });
    polygon(&spots.collect::<Vec<_>>())
}

/// A lozenge standing on a corner.
pub(super) fn lozenge((x, y): Spot, half: f32) -> String {
    polygon(&[(x, y - half), (x + half, y), (x, y + half), (x - half, y)])
}

/// A length with at most three decimals.
fn short(length: f32) -> f32 {
    let rounded = (length * 1000.0).round() / 1000.0;
    if rounded == 0.0 { 0.0 } else { rounded }
}

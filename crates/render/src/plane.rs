//! Where everything is: the board's centre lies in the origin, so that turning the board is a plain rotation.

use crate::layers::label_size;
use crate::markup::{Number, UNIT, put};
use skazka_core::{Cell, Point, Scene};

/// The half extents of a drawing around the board's centre, in drawing units.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bounds {
    /// To the left and to the right.
    pub half_width: f32,
    /// Up and down.
    pub half_height: f32,
}

/// The scene's places in drawing units around the centre of its cells.
pub struct Plane<'s> {
    centre: Point,
    outlines: &'s [Vec<Point>],
}

/// Room around the outermost lines, in drawing units.
const ROOM: f32 = 5.0;
/// The farthest a place may lie from the centre, in drawing units: ten times the largest known board.
const FARTHEST: f32 = 150_000.0;

impl<'s> Plane<'s> {
    /// The plane of a scene.
    pub fn new<T>(scene: &'s Scene<T>) -> Plane<'s> {
        let mut least = Point { x: f32::INFINITY, y: f32::INFINITY };
        let mut most = Point { x: f32::NEG_INFINITY, y: f32::NEG_INFINITY };
        for point in scene.cells.iter().flat_map(|cell| corners(&scene.outlines, cell)) {
            least = Point { x: least.x.min(point.x), y: least.y.min(point.y) };
            most = Point { x: most.x.max(point.x), y: most.y.max(point.y) };
        }
        let middle = |a: f32, b: f32| if a.is_finite() && b.is_finite() { (a + b) / 2.0 } else { 0.0 };
        let centre = Point { x: middle(least.x, most.x), y: middle(least.y, most.y) };
        Plane { centre, outlines: &scene.outlines }
    }

    /// The plane around the centre of another one, for drawing upon what is drawn already.
    pub fn around(centre: Point) -> Plane<'static> {
        Plane { centre, outlines: &[] }
    }

    /// The board's centre.
    pub fn centre(&self) -> Point {
        self.centre
    }

    /// A place of the scene in drawing units.
    pub fn place(&self, point: Point) -> Point {
        let near = |length: f32| if length.is_finite() { length.clamp(-FARTHEST, FARTHEST) } else { 0.0 };
        Point { x: near((point.x - self.centre.x) * UNIT), y: near((point.y - self.centre.y) * UNIT) }
    }

    /// The corners of a cell.
    pub fn corners<'a, T>(&'a self, cell: &'a Cell<T>) -> impl Iterator<Item = Point> + 'a {
        corners(self.outlines, cell).map(|point| self.place(point))
    }

    /// Appends the outline of a cell as path data.
    pub fn outline<T>(&self, out: &mut String, cell: &Cell<T>) {
        let mut letter = 'M';
        for point in self.corners(cell) {
            put!(out, "{letter}{} {}", Number(point.x), Number(point.y));
            letter = 'L';
        }
        if letter == 'L' {
            out.push('Z');
        }
    }

    /// Every outline as path data that goes on from a cell's centre, so that equal cells are written alike.
    pub fn outlines(&self) -> Vec<String> {
        self.outlines.iter().map(|corners| relative(corners)).collect()
    }

    /// The room that the board with its labels and lines takes, whichever way it is turned.
    pub fn bounds<T>(&self, scene: &Scene<T>) -> Bounds {
        let mut bounds = Bounds { half_width: UNIT / 2.0, half_height: UNIT / 2.0 };
        let mut include = |point: Point, room: f32| {
            for step in 0..scene.turns.clamp(1, 12) {
                let turned = turned(point, step, scene.turns.clamp(1, 12));
                bounds.half_width = bounds.half_width.max(turned.x.abs() + room);
                bounds.half_height = bounds.half_height.max(turned.y.abs() + room);
            }
        };
        let label_room = label_size(scene.cells.len()).room;
        scene.cells.iter().flat_map(|cell| self.corners(cell)).for_each(|point| include(point, ROOM));
        scene.labels.iter().for_each(|label| include(self.place(label.at), label_room));
        let ends = scene.lines.iter().map(|line| line.ends).chain(scene.ornaments.iter().map(|one| one.ends));
        ends.flatten().for_each(|end| include(self.place(end), ROOM));
        // What lies a rounding error beyond a whole unit does not ask for another one.
        let whole = |length: f32| (length - 0.01).ceil();
        Bounds { half_width: whole(bounds.half_width), half_height: whole(bounds.half_height) }
    }
}

fn corners<'a, T>(outlines: &'a [Vec<Point>], cell: &'a Cell<T>) -> impl Iterator<Item = Point> + 'a {
    let outline = outlines.get(usize::from(cell.outline)).map_or(&[][..], Vec::as_slice);
    outline.iter().map(|corner| Point { x: cell.at.x + corner.x, y: cell.at.y + corner.y })
}

/// An outline that begins with a step from the centre.
fn relative(corners: &[Point]) -> String {
    let mut out = String::new();
    let mut here = (0.0, 0.0);
    for (place, corner) in corners.iter().enumerate() {
        let there = ((corner.x * UNIT * 10.0).round() / 10.0, (corner.y * UNIT * 10.0).round() / 10.0);
        let letter = if place == 0 { 'm' } else { 'l' };
        put!(out, "{letter}{} {}", Number(there.0 - here.0), Number(there.1 - here.1));
        here = there;
    }
    if !out.is_empty() {
        out.push('z');
    }
    out
}

/// The path of an outline of [`Plane::outlines`] around a centre.
pub fn begun_at(at: Point, outline: &str) -> String {
    format!("M{} {}{outline}", Number(at.x), Number(at.y))
}

/// A point turned clockwise around the origin by `step` of `turns` equal steps.
fn turned(point: Point, step: u8, turns: u8) -> Point {
    let (sin, cos) = (std::f32::consts::TAU * f32::from(step) / f32::from(turns)).sin_cos();
    Point { x: point.x * cos - point.y * sin, y: point.x * sin + point.y * cos }
}

/// The angle in degrees by which a scene with `turns` steps is turned clockwise for seat `turn`.
pub fn degrees(turn: u8, turns: u8) -> f32 {
    let turns = turns.max(1);
    360.0 * f32::from(turn % turns) / f32::from(turns)
}

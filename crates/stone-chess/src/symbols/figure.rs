//! A figure as it is drawn by hand: outlines, lines and dots in hundredths of a cell, which can be set smaller and
//! aside, so that compound pieces take their parents' own lines.

use skazka_core::{Ink, Shape};
use std::fmt::Write;

/// A place in hundredths of a cell around its centre, `y` down.
pub(super) type Spot = (f32, f32);

/// Widths of lines, in board units.
const OUTLINE: f32 = 0.032;
const LINE: f32 = 0.03;
const FINE: f32 = 0.022;

/// The floor on which every figure stands: what is set smaller keeps its feet there.
pub(super) const FLOOR: f32 = 31.0;

/// What a path is painted as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Role {
    /// An outlined body in the seat's colour.
    Body,
    /// A line on a body.
    Line,
    /// A thin line on a body.
    Fine,
    /// A filled ornament on a body.
    Inlay,
}

/// TouchTree with their roles, painted in order.
#[derive(Debug, Clone, Default)]
pub(super) struct Figure(Vec<(Role, String)>);

impl Figure {
    /// With an outlined body.
    pub fn body(self, path: impl Into<String>) -> Figure {
        self.and(Role::Body, path)
    }

    /// With a line on what is there.
    pub fn line(self, path: impl Into<String>) -> Figure {
        self.and(Role::Line, path)
    }

    /// With a thin line on what is there.
    pub fn fine(self, path: impl Into<String>) -> Figure {
        self.and(Role::Fine, path)
    }

    /// With a filled ornament on what is there.
    pub fn inlay(self, path: impl Into<String>) -> Figure {
        self.and(Role::Inlay, path)
    }

    /// With another figure before it.
    pub fn with(mut self, other: Figure) -> Figure {
        self.0.extend(other.0);
        self
    }

    /// The same figure so many times as large, its feet on the floor, so far to the right.
    pub fn placed(self, scale: f32, right: f32) -> Figure {
        let place = |(x, y): Spot| (x * scale + right, FLOOR + (y - FLOOR) * scale);
        Figure(self.0.into_iter().map(|(role, path)| (role, mapped(&path, place))).collect())
    }

    fn and(mut self, role: Role, path: impl Into<String>) -> Figure {
        self.0.push((role, path.into()));
        self
    }

    /// As shapes of a symbol, in board units.
    pub fn shapes(self) -> Vec<Shape> {
        self.0.into_iter().map(|(role, path)| role.shape(mapped(&path, |(x, y)| (x / 100.0, y / 100.0)))).collect()
    }
}

impl Role {
    fn shape(self, path: String) -> Shape {
        let (fill, stroke, width) = match self {
            Role::Body => (Ink::Seat, Ink::Rim, OUTLINE),
            Role::Line => (Ink::None, Ink::Pale, LINE),
            Role::Fine => (Ink::None, Ink::Pale, FINE),
            Role::Inlay => (Ink::Pale, Ink::None, 0.0),
        };
        Shape { path, fill, stroke, width }
    }
}

/// The same path with every spot moved. TouchTree have the letters `M L C Q Z` only, each followed by pairs of numbers.
fn mapped(path: &str, place: impl Fn(Spot) -> Spot) -> String {
    let mut out = String::with_capacity(path.len());
    let mut rest = path;
    while let Some(letter) = rest.chars().next() {
        rest = &rest[letter.len_utf8()..];
        let end = rest.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(rest.len());
        let apart = rest[..end].replace('-', " -");
        let numbers: Vec<f32> = apart.split_whitespace().filter_map(|number| number.parse().ok()).collect();
        out.push(letter);
        for (nth, pair) in numbers.chunks_exact(2).enumerate() {
            let (x, y) = place((pair[0], pair[1]));
            let mark = if nth == 0 { "" } else { " " };
            let _ = write!(out, "{mark}{} {}", short(x), short(y));
        }
        rest = &rest[end..];
    }
    out
}

/// A length with at most three decimals.
fn short(length: f32) -> f32 {
    let rounded = (length * 1000.0).round() / 1000.0;
    if rounded == 0.0 { 0.0 } else { rounded }
}

/// How far the handles of a curve lie that draws a quarter of a circle.
const ROUND: f32 = 0.552_284_8;

/// A closed circle.
pub(super) fn circle((x, y): Spot, radius: f32) -> String {
    let handle = radius * ROUND;
    let (left, right, top, bottom) = (x - radius, x + radius, y - radius, y + radius);
    let (near, far, high, low) = (x - handle, x + handle, y - handle, y + handle);
    format!(
        "M{left} {y}C{left} {high} {near} {top} {x} {top}C{far} {top} {right} {high} {right} {y}\
         C{right} {low} {far} {bottom} {x} {bottom}C{near} {bottom} {left} {low} {left} {y}Z"
    )
}

/// A closed outline with straight sides.
pub(super) fn polygon(corners: impl IntoIterator<Item = Spot>) -> String {
    let mut path = String::new();
    for (x, y) in corners {
        let letter = if path.is_empty() { 'M' } else { 'L' };
        let _ = write!(path, "{letter}{x} {y}");
    }
    path + "Z"
}

/// The spot at a distance from another, in a direction given in turns clockwise from the top.
pub(super) fn around((x, y): Spot, radius: f32, turns: f32) -> Spot {
    let (sin, cos) = (std::f32::consts::TAU * turns).sin_cos();
    (x + radius * sin, y - radius * cos)
}

/// A closed outline of so many round lobes: they meet `inner` away from the centre and bulge towards `outer`.
pub(super) fn lobes(centre: Spot, count: u8, inner: f32, outer: f32) -> String {
    let step = 1.0 / f32::from(count);
    let begin = around(centre, inner, step / 2.0);
    let mut path = format!("M{} {}", begin.0, begin.1);
    for nth in 1..=count {
        let middle = step * f32::from(nth);
        let [one, two, end] = [
            around(centre, outer, middle - step * 0.42),
            around(centre, outer, middle + step * 0.42),
            around(centre, inner, middle + step / 2.0),
        ];
        let _ = write!(path, "C{} {} {} {} {} {}", one.0, one.1, two.0, two.1, end.0, end.1);
    }
    path + "Z"
}

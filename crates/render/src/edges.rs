//! The edges of the ground in play: where the board simply ends, and where it was torn off.

use crate::markup::{Number, put};
use crate::plane::Plane;
use skazka_core::{Cell, CellStatus, Point, Scene};
use std::collections::HashMap;

/// The border of the ground in play, as path data.
#[derive(Debug, Default, PartialEq)]
pub struct Border {
    /// Straight edges with nothing beyond them.
    pub frame: String,
    /// The ragged strips along edges with torn-off cells beyond them.
    pub torn: String,
}

/// One side of a cell, and the cells that share it.
struct Edge {
    ends: [Point; 2],
    cells: [Option<usize>; 2],
}

/// The border of everything that is not [`CellStatus::Gone`].
pub fn border<T>(scene: &Scene<T>, plane: &Plane) -> Border {
    let in_play = |index: usize| scene.cells[index].status != CellStatus::Gone;
    let mut border = Border::default();
    for edge in edges(&scene.cells, plane) {
        match edge.cells {
            [Some(only), None] if in_play(only) => straight(&mut border.frame, edge.ends),
            [Some(one), Some(other)] if in_play(one) != in_play(other) => {
                let inner = if in_play(one) { one } else { other };
                ragged(&mut border.torn, edge.ends, plane.place(scene.cells[inner].at));
            }
            _ => {}
        }
    }
    border
}

/// Every edge once, in the order of the cells.
fn edges<T>(cells: &[Cell<T>], plane: &Plane) -> Vec<Edge> {
    let mut edges: Vec<Edge> = Vec::new();
    let mut known: HashMap<(i32, i32), usize> = HashMap::new();
    for (index, cell) in cells.iter().enumerate() {
        let corners: Vec<Point> = plane.corners(cell).collect();
        for (place, &from) in corners.iter().enumerate() {
            let to = corners[(place + 1) % corners.len()];
            let middle = (((from.x + to.x) / 8.0).round() as i32, ((from.y + to.y) / 8.0).round() as i32);
            match find(&known, middle) {
                Some(edge) => edges[edge].cells[1] = Some(index),
                None => {
                    known.insert(middle, edges.len());
                    edges.push(Edge { ends: [from, to], cells: [Some(index), None] });
                }
            }
        }
    }
    edges
}

/// The edge whose middle rounds to this place or, should the rounding have gone the other way, to a neighbouring one.
fn find(known: &HashMap<(i32, i32), usize>, (x, y): (i32, i32)) -> Option<usize> {
    let around = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)];
    around.iter().find_map(|(dx, dy)| known.get(&(x + dx, y + dy)).copied())
}

fn straight(out: &mut String, [from, to]: [Point; 2]) {
    put!(out, "M{} {}L{} {}", Number(from.x), Number(from.y), Number(to.x), Number(to.y));
}

/// A strip from the edge outwards whose far side is ragged like torn paper; the same edge always tears the same way.
fn ragged(out: &mut String, [from, to]: [Point; 2], inner: Point) {
    const PIECES: u32 = 6;
    let middle = Point { x: (from.x + to.x) / 2.0, y: (from.y + to.y) / 2.0 };
    let (dx, dy) = (middle.x - inner.x, middle.y - inner.y);
    let length = dx.hypot(dy).max(1.0);
    let mut noise = (middle.x.round() as i32 as u32).wrapping_mul(0x9E37_79B1)
        ^ (middle.y.round() as i32 as u32).wrapping_mul(0x85EB_CA77);
    put!(out, "M{} {}", Number(from.x), Number(from.y));
    for piece in 0..=PIECES {
        noise = noise.wrapping_mul(0x2C1B_3C6D).wrapping_add(0x297A_2D39);
        noise ^= noise >> 15;
        let along = piece as f32 / PIECES as f32;
        let out_by = if piece == 0 || piece == PIECES { 5.0 } else { 3.0 + (noise % 80) as f32 / 10.0 };
        let x = from.x + (to.x - from.x) * along + dx / length * out_by;
        let y = from.y + (to.y - from.y) * along + dy / length * out_by;
        put!(out, "L{} {}", Number(x), Number(y));
    }
    put!(out, "L{} {}Z", Number(to.x), Number(to.y));
}

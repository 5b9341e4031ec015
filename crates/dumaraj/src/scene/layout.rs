//! Where rows and columns lie on the picture.

use crate::Shape;
use skazka_core::Point;
use std::f32::consts::{FRAC_1_SQRT_2, SQRT_2};

/// The place of a row and a column, both counted from 0; halves are borders of bits.
///
/// ```text
///  square            rhomb       33
///  31 32 33                    32  23
///  21 22 23                  31  22  13
///  11 12 13                    21  12
///                                11
/// ```
pub fn place(shape: Shape, row: f32, column: f32) -> Point {
    match shape {
        Shape::Square => Point { x: column, y: -row },
        Shape::Rhomb => Point { x: (column - row) * FRAC_1_SQRT_2, y: -(row + column) * FRAC_1_SQRT_2 },
    }
}

/// The outline of a bit around its centre.
pub fn outline(shape: Shape) -> Vec<Point> {
    let corners = match shape {
        Shape::Square => [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)],
        Shape::Rhomb => {
            let reach = SQRT_2 / 2.0;
            [(0.0, -reach), (reach, 0.0), (0.0, reach), (-reach, 0.0)]
        }
    };
    corners.map(|(x, y)| Point { x, y }).to_vec()
}

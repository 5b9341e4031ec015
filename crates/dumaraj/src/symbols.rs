//! The figures of the mobs, as the source draws them: triangle, square, cross, octagon, pentagon, circle, snowflake
//! (`rules/dumaraj.md §1`).
//!
//! Every figure is a medallion computed from a few numbers. The attacker's is solid with a fine inner line; the
//! blocker's is ringed, a double outline on a pale ground, so that the two differ in grey print too. Sizes are chosen
//! for equal visual weight, not equal width, and the triangle and the pentagon sit on their centre of mass.

use crate::Mob;
use skazka_core::{Ink, Shape, Symbol};
use std::f32::consts::{FRAC_PI_2, PI, TAU};
use std::fmt::Write;

type Spot = (f32, f32);

/// The drawings of all mobs for both seats.
pub fn symbols() -> Vec<Symbol> {
    let of_seat = |seat: u8| Mob::ALL.into_iter().map(move |mob| symbol(mob, seat));
    [0, 1].into_iter().flat_map(of_seat).collect()
}

fn symbol(mob: Mob, seat: u8) -> Symbol {
    let figure = Figure::of(mob);
    let shapes = if seat == 0 { figure.solid() } else { figure.ringed() };
    Symbol { id: mob.letter().to_string(), seat: Some(seat), shapes }
}

/// The parts of a figure, as path data.
struct Figure {
    /// The whole silhouette.
    outline: String,
    /// Fine lines inside: the silhouette a little smaller, or the spines of arms.
    fine: String,
    /// Small filled ornaments.
    filled: String,
}

/// Widths of lines, in board units.
const OUTLINE: f32 = 0.045;
const FINE: f32 = 0.02;

impl Figure {
    fn of(mob: Mob) -> Figure {
        match mob {
            Mob::Slod => slod(),
            Mob::Lod => lod(),
            Mob::Gon => gon(),
            Mob::Raj => raj(),
            Mob::Fej => fej(),
            Mob::Piksa => piksa(),
            Mob::Trigon => trigon(),
        }
    }

    /// The attacker's treatment.
    fn solid(self) -> Vec<Shape> {
        self.painted(Ink::Seat, Ink::Paper)
    }

    /// The blocker's treatment.
    fn ringed(self) -> Vec<Shape> {
        self.painted(Ink::Pale, Ink::Seat)
    }

    fn painted(self, ground: Ink, ornament: Ink) -> Vec<Shape> {
        let shapes = [
            Shape { path: self.outline, fill: ground, stroke: Ink::Seat, width: OUTLINE },
            Shape { path: self.fine, fill: Ink::None, stroke: ornament, width: FINE },
            Shape { path: self.filled, fill: ornament, stroke: Ink::None, width: 0.0 },
        ];
        shapes.to_vec()
    }
}

/// A triangle with three dots around its middle.
fn slod() -> Figure {
    let spots = |radius| polygon(3, radius, -FRAC_PI_2, 0.065);
    let dots = polygon(3, 0.085, -FRAC_PI_2, 0.065);
    Figure {
        outline: rounded(&spots(0.45), 0.05),
        fine: rounded(&spots(0.29), 0.02),
        filled: dots.iter().map(|&spot| circle(spot, 0.034)).collect(),
    }
}

/// A square with a lozenge, as carved on window frames.
fn lod() -> Figure {
    let square = |half: f32| [(-half, -half), (half, -half), (half, half), (-half, half)];
    Figure {
        outline: rounded(&square(0.305), 0.04),
        fine: rounded(&square(0.228), 0.015) + &rounded(&polygon(4, 0.135, 0.0, 0.0), 0.0),
        filled: rounded(&polygon(4, 0.06, 0.0, 0.0), 0.0),
    }
}

/// A cross with arms that widen outwards.
fn gon() -> Figure {
    let cross = |reach: f32, waist: f32, flare: f32| -> Vec<Spot> {
        let arm = [(waist, -waist), (reach, -flare), (reach, flare)];
        (0..4).flat_map(|turn| arm.map(|spot| turned(spot, FRAC_PI_2 * turn as f32))).collect()
    };
    Figure {
        outline: rounded(&cross(0.37, 0.115, 0.175), 0.035),
        fine: rounded(&cross(0.295, 0.066, 0.108), 0.012),
        filled: circle((0.0, 0.0), 0.036),
    }
}

/// An octagon with an eight-petalled sun.
fn raj() -> Figure {
    let octagon = |radius| polygon(8, radius, PI / 8.0, 0.0);
    let petals = (0..8).map(|petal| petal_at(TAU * petal as f32 / 8.0, 0.055, 0.195, 0.036));
    Figure {
        outline: rounded(&octagon(0.40), 0.03),
        fine: rounded(&octagon(0.315), 0.015),
        filled: petals.chain([circle((0.0, 0.0), 0.032)]).collect(),
    }
}

/// A pentagon with a five-petalled flower.
fn fej() -> Figure {
    let pentagon = |radius| polygon(5, radius, -FRAC_PI_2, 0.025);
    let petals = (0..5).map(|petal| {
        let angle = TAU * petal as f32 / 5.0 - FRAC_PI_2;
        shifted(&petal_spots(angle, 0.04, 0.17, 0.046), 0.025)
    });
    Figure {
        outline: rounded(&pentagon(0.40), 0.035),
        fine: rounded(&pentagon(0.305), 0.015),
        filled: petals.collect(),
    }
}

/// A small circle with a dot.
fn piksa() -> Figure {
    Figure { outline: circle((0.0, 0.0), 0.245), fine: circle((0.0, 0.0), 0.165), filled: circle((0.0, 0.0), 0.052) }
}

/// A snowflake of six arms with a pair of branches each.
fn trigon() -> Figure {
    let arm = snow_arm(0.054, 0.415);
    let flake: Vec<Spot> = (0..6)
        .flat_map(|turn| arm.iter().map(move |&spot| turned(spot, TAU * turn as f32 / 6.0 - FRAC_PI_2)))
        .collect();
    let spine = |turn: i32| {
        let angle = TAU * turn as f32 / 6.0 - FRAC_PI_2;
        line(turned((0.115, 0.0), angle), turned((0.355, 0.0), angle))
    };
    Figure { outline: rounded(&flake, 0.012), fine: (0..6).map(spine).collect(), filled: circle((0.0, 0.0), 0.034) }
}

/// One arm of the snowflake along +x, from the valley before it to the one after it is the next arm's first spot.
fn snow_arm(half: f32, reach: f32) -> Vec<Spot> {
    let (root, length, thick) = (0.208, 0.068, 0.08);
    let along = |from: Spot, angle: f32, by: f32| (from.0 + by * angle.cos(), from.1 + by * angle.sin());
    let sixty = PI / 3.0;
    let inner = (root, half);
    let tip_inner = along(inner, sixty, length);
    let outer = (root + thick / sixty.sin(), half);
    let tip_outer = along(outer, sixty, length);
    let upper = [inner, tip_inner, tip_outer, outer, (reach - half, half), (reach, 0.0)];
    let valley = turned((2.0 * half, 0.0), -PI / 6.0);
    let mirrored = upper.iter().rev().skip(1).map(|&(x, y)| (x, -y));
    let lower: Vec<Spot> = mirrored.collect();
    [valley]
        .into_iter()
        .chain(lower.into_iter().rev())
        .chain([(reach, 0.0)])
        .chain(upper.into_iter().rev().skip(1))
        .collect()
}

fn turned((x, y): Spot, angle: f32) -> Spot {
    let (sin, cos) = angle.sin_cos();
    (x * cos - y * sin, x * sin + y * cos)
}

/// The corners of a regular polygon, the first at `angle`, moved down by `down`.
fn polygon(corners: u32, radius: f32, angle: f32, down: f32) -> Vec<Spot> {
    let corner = |index: u32| turned((radius, 0.0), angle + TAU * index as f32 / corners as f32);
    (0..corners).map(corner).map(|(x, y)| (x, y + down)).collect()
}

/// The four corners of a petal that points along `angle`.
fn petal_spots(angle: f32, from: f32, to: f32, half: f32) -> Vec<Spot> {
    let middle = from + (to - from) * 0.62;
    [(from, 0.0), (middle, half), (to, 0.0), (middle, -half)].map(|spot| turned(spot, angle)).to_vec()
}

fn petal_at(angle: f32, from: f32, to: f32, half: f32) -> String {
    shifted(&petal_spots(angle, from, to, half), 0.0)
}

fn shifted(spots: &[Spot], down: f32) -> String {
    let spots: Vec<Spot> = spots.iter().map(|&(x, y)| (x, y + down)).collect();
    rounded(&spots, 0.012)
}

/// A closed outline whose corners are cut by `radius` and bridged by curves.
fn rounded(corners: &[Spot], radius: f32) -> String {
    let mut path = String::new();
    let count = corners.len();
    for (index, &corner) in corners.iter().enumerate() {
        let before = towards(corner, corners[(index + count - 1) % count], radius);
        let after = towards(corner, corners[(index + 1) % count], radius);
        let letter = if index == 0 { 'M' } else { 'L' };
        write_spot(&mut path, letter, before);
        if radius > 0.0 {
            write_spot(&mut path, 'Q', corner);
            write_spot(&mut path, ' ', after);
        }
    }
    path.push('Z');
    path
}

/// The spot `by` away from `from` in the direction of `to`, but at most half-way.
fn towards(from: Spot, to: Spot, by: f32) -> Spot {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(f32::EPSILON);
    let part = (by / length).min(0.5);
    (from.0 + dx * part, from.1 + dy * part)
}

fn circle((x, y): Spot, radius: f32) -> String {
    let mut path = String::new();
    write_spot(&mut path, 'M', (x - radius, y));
    let (across, radius) = (short(2.0 * radius), short(radius));
    let _ = write!(path, "a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0 -{across} 0Z");
    path
}

fn line(from: Spot, to: Spot) -> String {
    let mut path = String::new();
    write_spot(&mut path, 'M', from);
    write_spot(&mut path, 'L', to);
    path
}

fn write_spot(path: &mut String, letter: char, (x, y): Spot) {
    let _ = write!(path, "{letter}{} {}", short(x), short(y));
}

/// A length with at most three decimals.
fn short(length: f32) -> String {
    let rounded = (length * 1000.0).round() / 1000.0;
    if rounded == 0.0 { "0".to_owned() } else { format!("{rounded}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The corners that a path names; arcs, which are relative, are left out.
    fn corners(path: &str) -> Vec<f32> {
        let absolute = path.split('a').next().unwrap();
        let numbers = absolute.split(|c: char| c.is_alphabetic() || c == ' ').filter(|piece| !piece.is_empty());
        numbers.map(|number| number.parse().unwrap()).collect()
    }

    #[test]
    fn every_mob_has_a_figure_for_each_seat_inside_the_unit_box() {
        let symbols = symbols();
        assert_eq!(symbols.len(), 14);
        for symbol in &symbols {
            for shape in symbol.shapes.iter() {
                let reach = corners(&shape.path).into_iter().fold(0.0, |most: f32, number| most.max(number.abs()));
                assert!(reach + shape.width / 2.0 < 0.5, "{} of {:?} reaches {reach}", symbol.id, symbol.seat);
            }
        }
    }

    #[test]
    fn seats_differ_by_treatment_and_mobs_by_outline() {
        let symbols = symbols();
        let fills: Vec<_> = symbols.iter().map(|symbol| symbol.shapes[0].fill).collect();
        assert!(fills[..7].iter().all(|fill| *fill == Ink::Seat) && fills[7..].iter().all(|fill| *fill == Ink::Pale));
        let outlines: std::collections::BTreeSet<_> = symbols.iter().map(|one| &one.shapes[0].path).collect();
        assert_eq!(outlines.len(), 7);
    }
}

//! What is printed on the ground: zones, marks, covers, torn edges, the frame, ornaments.

use crate::edges::border;
use crate::inks::InkName;
use crate::markup::{Number, SeatName, UNIT, put};
use crate::plane::Plane;
use skazka_core::{Cap, Cell, CellStatus, Ornament, Point, Scene};
use std::collections::BTreeMap;

/// Appends `<g class="ground">`.
pub fn ground(out: &mut String, scene: &Scene<String>, plane: &Plane) {
    out.push_str("<g class=\"ground\" aria-hidden=\"true\">");
    zones(out, scene, plane);
    let on = |status: CellStatus| scene.cells.iter().filter(move |cell| cell.status == status);
    on_each(out, "fibre", on(CellStatus::Gone), plane, fibres);
    on_each(out, "mark-ground", on(CellStatus::Marked), plane, |out, at| lozenge(out, at, 0.36 * UNIT));
    on_each(out, "mark", on(CellStatus::Marked), plane, saltire);
    on_each(out, "cover", on(CellStatus::Covered), plane, |out, at| disc(out, at, 0.36 * UNIT));
    on_each(out, "cover-line", on(CellStatus::Covered), plane, |out, at| lozenge(out, at, 0.2 * UNIT));
    let border = border(scene, plane);
    path(out, "torn", &border.torn);
    path(out, "frame", &border.frame);
    scene.ornaments.iter().for_each(|one| ornament(out, one, plane));
    out.push_str("</g>");
}

fn path(out: &mut String, class: &str, data: &str) {
    if !data.is_empty() {
        put!(out, "<path class=\"{class}\" d=\"{data}\"/>");
    }
}

fn zones(out: &mut String, scene: &Scene<String>, plane: &Plane) {
    let mut zones: BTreeMap<u8, String> = BTreeMap::new();
    for cell in &scene.cells {
        if let Some(zone) = cell.zone {
            plane.outline(zones.entry(zone).or_default(), cell);
        }
    }
    for (zone, data) in zones {
        path(out, &format!("zone zone-{}", SeatName(Some(zone))), &data);
    }
}

fn on_each<'a>(
    out: &mut String,
    class: &str,
    cells: impl Iterator<Item = &'a Cell<String>>,
    plane: &Plane,
    draw: impl Fn(&mut String, Point),
) {
    let mut data = String::new();
    cells.for_each(|cell| draw(&mut data, plane.place(cell.at)));
    path(out, class, &data);
}

fn stroke(out: &mut String, from: Point, to: Point) {
    put!(out, "M{} {}L{} {}", Number(from.x), Number(from.y), Number(to.x), Number(to.y));
}

/// A few short threads of torn ground.
fn fibres(out: &mut String, at: Point) {
    for (x, y, length) in [(-22.0, 8.0, 13.0), (6.0, -20.0, 17.0), (12.0, 22.0, 11.0)] {
        let from = Point { x: at.x + x, y: at.y + y };
        stroke(out, from, Point { x: from.x + length, y: from.y - length });
    }
}

fn lozenge(out: &mut String, at: Point, size: f32) {
    let (x, y) = (at.x, at.y);
    put!(out, "M{} {}L{} {}", Number(x), Number(y - size), Number(x + size), Number(y));
    put!(out, "L{} {}L{} {}Z", Number(x), Number(y + size), Number(x - size), Number(y));
}

/// A cross of two strokes inside a lozenge: nobody stands here any more.
fn saltire(out: &mut String, at: Point) {
    let arm = 0.11 * UNIT;
    for (x, y) in [(arm, arm), (arm, -arm)] {
        stroke(out, Point { x: at.x - x, y: at.y - y }, Point { x: at.x + x, y: at.y + y });
    }
}

fn disc(out: &mut String, at: Point, radius: f32) {
    let (left, top, across) = (Number(at.x - radius), Number(at.y), Number(2.0 * radius));
    let radius = Number(radius);
    put!(out, "M{left} {top}a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0 -{across} 0Z");
}

/// Appends a line, with its beads.
pub(super) fn ornament(out: &mut String, one: &Ornament, plane: &Plane) {
    let [from, to] = one.ends.map(|end| plane.place(end));
    pen(out, one);
    out.push_str(" d=\"");
    stroke(out, from, to);
    if one.beaded {
        beads(out, from, to);
    }
    out.push_str("\"/>");
}

/// Appends the beginning of an element with what a line is drawn with.
fn pen(out: &mut String, Ornament { stroke, beaded, seat, .. }: &Ornament) {
    let ink = InkName(stroke.ink, *seat);
    put!(out, "<path class=\"ornament k-{ink}");
    if *beaded {
        put!(out, " f-{ink}");
    }
    if stroke.cap == Cap::Square {
        out.push_str(" square");
    }
    put!(out, "\" stroke-width=\"{}\"", Number(stroke.width.clamp(0.0, 1.0) * UNIT));
    if stroke.opacity.is_finite() && stroke.opacity < 1.0 {
        put!(out, " opacity=\"{:.2}\"", stroke.opacity.max(0.0));
    }
}

fn beads(out: &mut String, from: Point, to: Point) {
    let middle = Point { x: (from.x + to.x) / 2.0, y: (from.y + to.y) / 2.0 };
    lozenge(out, middle, 7.0);
    [from, to].into_iter().for_each(|end| lozenge(out, end, 5.0));
}

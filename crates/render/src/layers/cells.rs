//! The cells: what is touched, and what a screen reader reads.

use super::combs::combs;
use crate::Look;
use crate::markup::{Escaped, Number, put};
use crate::plane::Plane;
use skazka_core::{Cell, Ground, Scene};

/// Boards of more cells have no element for each of them.
const MOST_ELEMENTS: usize = 1000;

/// Appends `<g class="cells">`.
pub fn cells(out: &mut String, scene: &Scene<String>, plane: &Plane, look: &Look) {
    if scene.cells.len() > MOST_ELEMENTS {
        return combs(out, scene, plane, look);
    }
    out.push_str("<g class=\"cells\">");
    for cell in &scene.cells {
        draw(out, cell, plane);
        if look.touchable {
            touchable(out, cell, plane);
        }
        out.push_str("/>");
    }
    out.push_str("</g>");
}

fn draw(out: &mut String, cell: &Cell<String>, plane: &Plane) {
    put!(out, "<path class=\"cell tone-{} {}", cell.tone.min(2), ground_name(cell.ground));
    if let Some(zone) = cell.zone {
        put!(out, " zoned-{zone}");
    }
    out.push_str("\" d=\"");
    plane.outline(out, cell);
    out.push('"');
}

fn touchable(out: &mut String, cell: &Cell<String>, plane: &Plane) {
    let id = Escaped(&cell.id);
    let at = plane.place(cell.at);
    put!(out, " data-touch=\"c:{id}\" data-cell=\"{id}\"");
    put!(out, " data-x=\"{}\" data-y=\"{}\"", Number(at.x), Number(at.y));
    if cell.ground == Ground::Gone {
        out.push_str(" aria-hidden=\"true\"");
    }
    put!(out, " role=\"img\" aria-label=\"{}\"", Escaped(&cell.says));
}

/// The class name of a ground.
pub(super) fn ground_name(ground: Ground) -> &'static str {
    match ground {
        Ground::Here => "here",
        Ground::Gone => "gone",
        Ground::Marked => "marked",
        Ground::Covered => "covered",
    }
}

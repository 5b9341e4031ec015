//! The cells: what is touched, and what a screen reader reads.

use super::combs::combs;
use crate::RenderOptions;
use crate::markup::{Escaped, Number, put};
use crate::plane::Plane;
use skazka_core::{Cell, CellStatus, Scene};

/// Boards of more cells have no element for each of them.
const MOST_ELEMENTS: usize = 1000;

/// Appends `<g class="cells">`.
pub fn cells(out: &mut String, scene: &Scene<String>, plane: &Plane, look: &RenderOptions) {
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
    put!(out, "<path class=\"cell tone-{} {}", cell.tone.min(2), status_name(cell.status));
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
    if cell.status == CellStatus::Gone {
        out.push_str(" aria-hidden=\"true\"");
    }
    put!(out, " role=\"img\" aria-label=\"{}\"", Escaped(&cell.says));
}

/// The class name of a status.
pub(super) fn status_name(status: CellStatus) -> &'static str {
    match status {
        CellStatus::Here => "here",
        CellStatus::Gone => "gone",
        CellStatus::Marked => "marked",
        CellStatus::Covered => "covered",
    }
}

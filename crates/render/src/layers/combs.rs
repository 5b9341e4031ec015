//! The cells of a huge board: a few paths for all of them, and a list of where each one is.

use super::cells::status_name;
use crate::RenderOptions;
use crate::markup::{Escaped, ListPart, Number, put};
use crate::plane::{Plane, begun_at};
use skazka_core::{Cell, CellStatus, Scene};
use std::collections::BTreeMap;

/// The side of the squares, in board units, whose cells share a path: what is not seen is then not painted.
const BLOCK: f32 = 12.0;
/// How far, in drawing units, a cell may lie from where its run expects it.
const SLACK: f32 = 0.2;

/// Appends `<g class="cells">` with paths of class `comb`, and for touchable boards the list of the cells.
pub fn combs(out: &mut String, scene: &Scene<String>, plane: &Plane, look: &RenderOptions) {
    let outlines = plane.outlines();
    out.push_str("<g class=\"cells\"");
    if look.touchable {
        list(out, &scene.cells, plane, &outlines);
    }
    out.push('>');
    for ((_, class), data) in blocks(&scene.cells, plane, &outlines) {
        put!(out, "<path class=\"{class}\" d=\"{data}\"/>");
    }
    out.push_str("</g>");
}

/// The path data of cells that look alike and lie in the same square.
fn blocks(cells: &[Cell<String>], plane: &Plane, outlines: &[String]) -> BTreeMap<((i32, i32), String), String> {
    let mut blocks: BTreeMap<((i32, i32), String), String> = BTreeMap::new();
    for cell in cells {
        let square = ((cell.at.y / BLOCK).floor() as i32, (cell.at.x / BLOCK).floor() as i32);
        let outline = outlines.get(usize::from(cell.outline)).map_or("", String::as_str);
        *blocks.entry((square, class(cell))).or_default() += &begun_at(plane.place(cell.at), outline);
    }
    blocks
}

fn class(cell: &Cell<String>) -> String {
    let zone = cell.zone.map_or_else(String::new, |zone| format!(" zoned-{zone}"));
    format!("comb tone-{} {}{zone}", cell.tone.min(2), status_name(cell.status))
}

/// Cells at equal distances along a row, told alike.
struct Run<'c> {
    first: &'c Cell<String>,
    /// Where the first one is, and how far it is to the next; 0 while there is only one.
    x: f32,
    y: f32,
    step: f32,
    says: usize,
    ids: Vec<&'c str>,
}

impl Run<'_> {
    fn goes_on_with(&self, cell: &Cell<String>, x: f32, y: f32, says: usize) -> bool {
        let step = if self.ids.len() == 1 { x - self.x } else { self.step };
        let alike = self.says == says && self.first.outline == cell.outline && self.first.status == cell.status;
        alike && (y - self.y).abs() < SLACK && (self.x + step * self.ids.len() as f32 - x).abs() < SLACK
    }
}

/// Appends the attributes `data-outlines`, `data-says` and `data-rows`.
fn list(out: &mut String, cells: &[Cell<String>], plane: &Plane, outlines: &[String]) {
    let mut templates: Vec<String> = Vec::new();
    let mut runs: Vec<Run> = Vec::new();
    for cell in cells {
        let at = plane.place(cell.at);
        let says = told_as(&mut templates, cell);
        match runs.last_mut().filter(|run| run.goes_on_with(cell, at.x, at.y, says)) {
            Some(run) => {
                run.step = if run.ids.len() == 1 { at.x - run.x } else { run.step };
                run.ids.push(&cell.id);
            }
            None => runs.push(Run { first: cell, x: at.x, y: at.y, step: 0.0, says, ids: vec![&cell.id] }),
        }
    }
    put!(out, " data-outlines=\"{}\" data-says=\"", outlines.join("|"));
    join(out, &templates, "|");
    out.push_str("\" data-rows=\"");
    for (place, run) in runs.iter().enumerate() {
        let here = u8::from(run.first.status != CellStatus::Gone);
        let mark = if place == 0 { "" } else { ";" };
        put!(
            out,
            "{mark}{} {} {:.4} ",
            Number(run.x),
            Number(run.y),
            if run.step.is_finite() { run.step } else { 0.0 }
        );
        put!(out, "{} {} {here} ", run.first.outline, run.says);
        join(out, &run.ids, ",");
    }
    out.push('"');
}

/// The number of the sentence that tells of a cell, with `{}` for its name.
fn told_as(templates: &mut Vec<String>, cell: &Cell<String>) -> usize {
    let told = cell.says.replacen(&cell.id, "{}", 1);
    templates.iter().position(|known| *known == told).unwrap_or_else(|| {
        templates.push(told);
        templates.len() - 1
    })
}

fn join(out: &mut String, parts: &[impl AsRef<str>], mark: &str) {
    for (place, part) in parts.iter().enumerate() {
        let mark = if place == 0 { "" } else { mark };
        put!(out, "{mark}{}", Escaped(&ListPart(part.as_ref()).to_string()));
    }
}

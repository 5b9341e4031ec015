//! What the last actions turned up: faces that are seen until others act.

use super::Turning;
use crate::RenderOptions;
use crate::figures::figure_id;
use crate::markup::{Escaped, Number, put};
use crate::places::{CellAnchor, CellAnchors};
use skazka_core::{Effect, Thing};

/// How large a face is beside what stands on its cell, and where it is then, in drawing units.
const BESIDE: (f32, [f32; 2]) = (0.5, [27.0, -28.0]);
/// The same on a cell where nothing stands.
const ALONE: (f32, [f32; 2]) = (0.8, [0.0, 0.0]);

/// Appends a `<g class="revealed">` for each thing that these effects turned up.
pub fn revealed(
    out: &mut String,
    things: &[Thing<String>],
    places: &CellAnchors,
    look: &RenderOptions,
    turning: Turning,
) {
    for effect in look.last {
        let Effect::Reveal { cell, symbol } = effect else { continue };
        let Some(place) = places.get(cell) else { continue };
        let is_alone = things.iter().all(|thing| thing.cell != *cell);
        let figure = figure_id(look, (symbol, None));
        draw(out, (cell, place), &figure, if is_alone { ALONE } else { BESIDE }, turning);
    }
}

fn draw(
    out: &mut String,
    (cell, place): (&str, &CellAnchor),
    figure: &str,
    (size, [x, y]): (f32, [f32; 2]),
    turning: Turning,
) {
    put!(out, "<g class=\"revealed\" data-revealed=\"{}\" aria-hidden=\"true\"", Escaped(cell));
    put!(out, " transform=\"translate({} {})\"><g", Number(place.at.x), Number(place.at.y));
    turning.upright(out);
    put!(out, "><g transform=\"translate({} {}) scale({})\">", Number(x), Number(y), Number(size));
    put!(out, "<use href=\"#{figure}\"/></g></g></g>");
}

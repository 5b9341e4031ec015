//! What stands on the cells.

use super::Turning;
use crate::Look;
use crate::figures::figure_id;
use crate::markup::{Escaped, Number, SeatName, put};
use crate::plane::Plane;
use skazka_core::{Scene, Thing};

/// The highest stack that is drawn.
const HIGHEST: u8 = 8;
/// How much higher each disc of a stack lies, in drawing units.
const STOREY: f32 = 9.0;

/// Appends `<g class="things">`.
pub fn things(out: &mut String, scene: &Scene<String>, plane: &Plane, look: &Look, turning: Turning) {
    out.push_str("<g class=\"things\" aria-hidden=\"true\">");
    scene.things.iter().for_each(|thing| draw(out, thing, plane, look, turning));
    out.push_str("</g>");
}

fn draw(out: &mut String, thing: &Thing<String>, plane: &Plane, look: &Look, turning: Turning) {
    let Some(at) = plane.centre_of(&thing.cell) else { return };
    put!(out, "<g class=\"thing seat-{}", SeatName(thing.seat));
    thing.states.iter().for_each(|state| put!(out, " {}", Escaped(state)));
    put!(out, "\" data-cell=\"{}\" data-symbol=\"{}\"", Escaped(&thing.cell), Escaped(&thing.symbol));
    put!(out, " transform=\"translate({} {})\"><g", Number(at.x), Number(at.y));
    turning.upright(out);
    out.push('>');
    let figure = figure_id(look, (&thing.symbol, thing.seat));
    let height = thing.height.clamp(1, HIGHEST);
    for storey in 0..height {
        let up = STOREY * (f32::from(height - 1) / 2.0 - f32::from(storey));
        put!(out, "<use href=\"#{figure}\"");
        if up != 0.0 {
            put!(out, " y=\"{}\"", Number(up));
        }
        out.push_str("/>");
    }
    out.push_str("</g></g>");
}

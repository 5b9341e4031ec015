//! What stands on the cells.

use super::{Turning, revealed};
use crate::RenderOptions;
use crate::figures::figure_id;
use crate::markup::{Escaped, Number, SeatName, put};
use crate::places::{Place, Places};
use skazka_core::Thing;

/// The highest stack that is drawn.
const HIGHEST: u8 = 8;
/// How much higher each disc of a stack lies, in drawing units.
const STOREY: f32 = 9.0;
/// States that are drawn as a small sign at a figure's shoulder or foot: a star, a broken disc, the figure 5, a tick.
const BADGES: [(&str, &str); 4] = [
    (
        "veteran",
        "M34 -44L37.8 -34.3L48.3 -33.6L40.2 -27L42.8 -16.9L34 -22.5L25.2 -16.9L27.8 -27L19.7 -33.6L30.2 -34.3Z",
    ),
    ("fragment", "M-36 -41A11 11 0 0 0 -36 -19L-32 -26L-38 -32ZM-28 -41L-30 -32L-24 -26L-28 -19A11 11 0 0 0 -28 -41Z"),
    ("strength-5", "M-43 -46H-25V-38.5H-36V-34.5H-33A9.5 9.5 0 0 1 -33 -15.5H-43V-23H-34A2.3 2.3 0 0 0 -34 -27.6H-43Z"),
    ("spent", "M-48 27L-41 20L-35 27L-22 12L-15 18L-34 40Z"),
];

/// Appends `<g class="things">`, with what was turned up lately.
pub fn things(out: &mut String, things: &[Thing<String>], places: &Places, look: &RenderOptions, turning: Turning) {
    out.push_str("<g class=\"things\"");
    if !look.touchable {
        out.push_str(" aria-hidden=\"true\"");
    }
    out.push('>');
    things.iter().for_each(|thing| draw(out, thing, places, look, turning));
    revealed(out, things, places, look, turning);
    out.push_str("</g>");
}

fn draw(out: &mut String, thing: &Thing<String>, places: &Places, look: &RenderOptions, turning: Turning) {
    let Some(Place { at, says, .. }) = places.get(&thing.cell) else { return };
    put!(out, "<g class=\"thing seat-{}", SeatName(thing.seat));
    thing.states.iter().for_each(|state| put!(out, " {}", Escaped(state)));
    put!(out, "\" data-cell=\"{}\" data-symbol=\"{}\"", Escaped(&thing.cell), Escaped(&thing.symbol));
    put!(out, " transform=\"translate({} {})\"", Number(at.x), Number(at.y));
    if look.touchable {
        put!(out, " role=\"img\" aria-label=\"{}, {}\"", Escaped(says), Escaped(&thing.says));
    }
    out.push_str("><g");
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
    for (state, path) in BADGES.iter().filter(|(state, _)| thing.states.contains(state)) {
        put!(out, "<path class=\"badge-{state}\" d=\"{path}\"/>");
    }
    out.push_str("</g></g>");
}

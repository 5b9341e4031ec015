//! What stands on the cells.

use super::{Turning, revealed};
use crate::RenderOptions;
use crate::figures::figure_id;
use crate::markup::{Escaped, Number, SeatName, put};
use crate::places::{CellAnchor, CellAnchors};
use skazka_core::Thing;

/// The highest stack that is drawn.
const HIGHEST: u8 = 8;
/// How much higher each disc of a stack lies, in drawing units.
const STOREY: f32 = 9.0;

/// Appends `<g class="things">`, with what was turned up lately.
pub fn things(
    out: &mut String,
    things: &[Thing<String>],
    places: &CellAnchors,
    look: &RenderOptions,
    turning: Turning,
) {
    out.push_str("<g class=\"things\"");
    if !look.touchable {
        out.push_str(" aria-hidden=\"true\"");
    }
    out.push('>');
    things.iter().for_each(|thing| draw(out, thing, places, look, turning));
    revealed(out, things, places, look, turning);
    out.push_str("</g>");
}

fn draw(out: &mut String, thing: &Thing<String>, places: &CellAnchors, look: &RenderOptions, turning: Turning) {
    let Some(place) = places.get(&thing.cell) else { return };
    begin(out, thing, place, look);
    out.push_str("><g");
    turning.upright(out);
    out.push('>');
    stack(out, thing, look);
    for badge in &thing.badges {
        let figure = figure_id(look, (badge, None));
        put!(out, "<use class=\"badge\" data-badge=\"{}\" href=\"#{figure}\"/>", Escaped(badge));
    }
    out.push_str("</g></g>");
}

/// The beginning of a thing's element: what it is, and where.
fn begin(out: &mut String, thing: &Thing<String>, CellAnchor { at, says, .. }: &CellAnchor, look: &RenderOptions) {
    let dimmed = if thing.dimmed { " dimmed" } else { "" };
    put!(out, "<g class=\"thing seat-{}{dimmed}\"", SeatName(thing.seat));
    put!(out, " data-cell=\"{}\" data-symbol=\"{}\"", Escaped(&thing.cell), Escaped(&thing.symbol));
    put!(out, " transform=\"translate({} {})\"", Number(at.x), Number(at.y));
    if look.touchable {
        put!(out, " role=\"img\" aria-label=\"{}, {}\"", Escaped(says), Escaped(&thing.says));
    }
}

/// Its figure, as often as it is high.
fn stack(out: &mut String, thing: &Thing<String>, look: &RenderOptions) {
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
}

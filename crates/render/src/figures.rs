//! The figures of things: defined once in a drawing, used wherever they stand.

use crate::RenderOptions;
use crate::inks::InkName;
use crate::markup::{Escaped, IdPart, SeatName, UNIT, put};
use skazka_core::{Ink, Shape, Symbol, letters};
use std::collections::BTreeSet;

/// A kind of thing of one seat, as it is drawn.
pub type Kind<'a> = (&'a str, Option<u8>);

/// The id a figure is defined under.
pub fn figure_id(look: &RenderOptions, (symbol, seat): Kind) -> String {
    format!("{}-{}-{}", IdPart(&look.id), IdPart(symbol), SeatName(seat))
}

/// Appends the definitions of these kinds; one without a symbol is drawn as a letter.
pub fn definitions(out: &mut String, kinds: &BTreeSet<Kind>, symbols: &[Symbol], look: &RenderOptions) {
    for &kind in kinds {
        put!(out, "<g id=\"{}\" class=\"figures\" transform=\"scale({UNIT})\">", figure_id(look, kind));
        let letter = look.letters && letters(kind.0).is_some();
        match symbol_of(symbols, kind).filter(|_| !letter) {
            Some(symbol) => symbol.shapes.iter().for_each(|shape| draw_shape(out, shape, kind.1)),
            None => draw_letter(out, kind, plate_of(symbols, kind.1)),
        }
        out.push_str("</g>");
    }
}

/// Every kind that these symbols may be asked for: those that all seats share for each of `seats` and for nobody.
pub fn every_kind(symbols: &[Symbol]) -> BTreeSet<Kind<'_>> {
    let everyone = || (0..crate::theme::SEATS).map(Some).chain([None]);
    let seats = |symbol: &Symbol| symbol.seat.map_or_else(|| everyone().collect(), |seat| vec![Some(seat)]);
    symbols.iter().flat_map(|symbol| seats(symbol).into_iter().map(|seat| (symbol.id.as_str(), seat))).collect()
}

fn symbol_of<'s>(symbols: &'s [Symbol], (id, seat): Kind) -> Option<&'s Symbol> {
    let of_seat = |wanted| symbols.iter().find(|symbol| symbol.id == id && symbol.seat == wanted);
    of_seat(seat).or_else(|| of_seat(None))
}

fn draw_shape(out: &mut String, shape: &Shape, seat: Option<u8>) {
    let path = Escaped(&shape.path);
    put!(out, "<path class=\"f-{} k-{}\"", InkName(shape.fill, seat), InkName(shape.stroke, seat));
    if shape.stroke != Ink::None && shape.width.is_finite() {
        put!(out, " stroke-width=\"{:.3}\"", shape.width.clamp(0.0, 1.0));
    }
    put!(out, " d=\"{path}\"/>");
}

/// The id of the symbol, drawn for a seat, that its letters stand on.
const PLATE: &str = "letter";

fn plate_of(symbols: &[Symbol], seat: Option<u8>) -> Option<&Symbol> {
    symbols.iter().find(|symbol| symbol.id == PLATE && symbol.seat == seat && seat.is_some())
}

/// A letter on the plate of its seat or, where the game has none, on a disc, solid for even seats and ringed for odd
/// ones.
fn draw_letter(out: &mut String, (id, seat): Kind, plate: Option<&Symbol>) {
    let name = SeatName(seat);
    let ink = match (plate, seat) {
        (Some(plate), _) => {
            plate.shapes.iter().for_each(|shape| draw_shape(out, shape, seat));
            format!("f-pale-{name}")
        }
        (None, Some(seat)) if seat % 2 == 0 => {
            disc(out, &format!("f-seat-{name} k-0"));
            "f-paper".to_owned()
        }
        (None, _) => {
            disc(out, &format!("f-pale-{name} k-seat-{name}"));
            format!("f-seat-{name}")
        }
    };
    let id = letters(id).unwrap_or(id);
    let (long, drop) = if id.chars().count() > 1 { (" long", ".14") } else { ("", ".18") };
    put!(out, "<text class=\"letter{long} {ink}\" dy=\"{drop}\">{}</text>", Escaped(id));
}

fn disc(out: &mut String, class: &str) {
    put!(out, "<circle class=\"{class}\" r=\".36\" stroke-width=\".04\"/>");
}

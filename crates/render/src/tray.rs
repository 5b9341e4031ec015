//! Hands and captured things beside the board.

use crate::Look;
use crate::figures::{Kind, definitions, figure_id};
use crate::markup::{Escaped, Number, SeatName, put};
use skazka_core::{Item, Symbol, Tray};
use std::collections::BTreeSet;

/// The room of one figure, of the sign before its count, and of each digit, in drawing units.
pub const FIGURE: f32 = 100.0;
const TIMES: f32 = 34.0;
const DIGIT: f32 = 27.0;

/// The kinds of things that lie in a tray.
pub fn lying(tray: &Tray<String>) -> BTreeSet<Kind<'_>> {
    tray.items.iter().map(|item| (item.symbol.as_str(), item.seat)).collect()
}

/// How wide an item is in drawing units.
pub fn item_width(item: &Item<String>) -> f32 {
    match item.count {
        0 | 1 => FIGURE,
        count => FIGURE + TIMES + DIGIT * (count.ilog10() + 1) as f32,
    }
}

/// A tray for a page.
pub fn inline(tray: &Tray<String>, symbols: &[Symbol], look: &Look) -> String {
    let width: f32 = tray.items.iter().map(item_width).sum::<f32>().max(FIGURE);
    let mut out = String::new();
    put!(out, "<svg class=\"tray {} seat-{}\"", Escaped(tray.kind), SeatName(tray.seat));
    put!(out, " viewBox=\"0 {} {width} {FIGURE}\" data-kind=\"{}\"", -FIGURE / 2.0, Escaped(tray.kind));
    if let Some(seat) = tray.seat {
        put!(out, " data-seat=\"{seat}\"");
    }
    put!(out, " role=\"group\" aria-label=\"{}\">", Escaped(&tray.says));
    let own = Look { id: format!("{}-{}-{}", look.id, tray.kind, SeatName(tray.seat)), ..look.clone() };
    let look = if look.own_symbols { &own } else { look };
    if look.own_symbols {
        out.push_str("<defs>");
        definitions(&mut out, &lying(tray), symbols, look);
        out.push_str("</defs>");
    }
    let mut x = 0.0;
    for item in &tray.items {
        touchable(&mut out, item, x);
        put!(
            out,
            "<rect class=\"hit-item\" x=\"2\" y=\"-48\" width=\"{}\" height=\"96\" rx=\"10\"/>",
            item_width(item) - 4.0
        );
        contents(&mut out, item, look);
        out.push_str("</g>");
        x += item_width(item);
    }
    out.push_str("</svg>");
    out
}

fn touchable(out: &mut String, item: &Item<String>, x: f32) {
    let id = Escaped(&item.id);
    put!(out, "<g class=\"item seat-{}\" data-touch=\"h:{id}\" data-item=\"{id}\"", SeatName(item.seat));
    put!(out, " data-symbol=\"{}\" data-count=\"{}\" role=\"img\"", Escaped(&item.symbol), item.count);
    put!(out, " aria-label=\"{}", Escaped(&item.says));
    if item.count != 1 {
        put!(out, ", {}", item.count);
    }
    put!(out, "\" transform=\"translate({} 0)\">", Number(x));
}

/// The figure of an item and, where there are several, their number.
pub fn contents(out: &mut String, item: &Item<String>, look: &Look) {
    let figure = figure_id(look, (&item.symbol, item.seat));
    put!(out, "<use href=\"#{figure}\" x=\"{}\"/>", FIGURE / 2.0);
    if item.count > 1 {
        put!(out, "<text class=\"count\" x=\"{}\" y=\"15\">×{}</text>", FIGURE - 6.0, item.count);
    }
}

//! Hands and captured things beside the board.

use crate::RenderOptions;
use crate::figures::{Kind, definitions, figure_id};
use crate::markup::{Escaped, Number, SeatName, put};
use skazka_core::{Item, Symbol, Tray};
use std::collections::BTreeSet;

/// The room of one figure, of the sign before its count, and of each digit, in drawing units.
pub const FIGURE: f32 = 100.0;
const TIMES: f32 = 34.0;
const DIGIT: f32 = 27.0;
/// A tray with more items than this is drawn in rows of so many.
const MOST_IN_ROW: usize = 9;
const COLUMNS: usize = 6;

/// The kinds of things that lie in a tray.
pub fn lying(tray: &Tray<String>) -> BTreeSet<Kind<'_>> {
    tray.items.iter().map(|item| (item.symbol.as_str(), item.seat)).collect()
}

/// How wide an item is in drawing units: its figure, its number where it is written, what it costs.
pub fn item_width(tray: &Tray<String>, item: &Item<String>) -> f32 {
    let digits = |number: u16| DIGIT * (number.max(1).ilog10() + 1) as f32;
    let count = if tray.counts(item) { TIMES + digits(item.count) } else { 0.0 };
    FIGURE + count + item.cost.map_or(0.0, digits)
}

/// Where the items of a tray for a page lie, and the room they take.
struct Rows {
    columns: usize,
    /// How wide a column is; without columns every item is as wide as it is.
    column: Option<f32>,
    width: f32,
    height: f32,
}

impl Rows {
    fn of(tray: &Tray<String>) -> Rows {
        let widths = tray.items.iter().map(|item| item_width(tray, item));
        if tray.items.len() <= MOST_IN_ROW {
            let width = widths.sum::<f32>().max(FIGURE);
            return Rows { columns: MOST_IN_ROW, column: None, width, height: FIGURE };
        }
        let column = widths.fold(FIGURE, f32::max);
        let rows = tray.items.len().div_ceil(COLUMNS);
        Rows { columns: COLUMNS, column: Some(column), width: column * COLUMNS as f32, height: FIGURE * rows as f32 }
    }
}

/// A tray for a page.
pub fn inline(tray: &Tray<String>, symbols: &[Symbol], look: &RenderOptions) -> String {
    let rows = Rows::of(tray);
    let mut out = String::new();
    root(&mut out, tray, &rows);
    let name = format!("{}-{}-{}", look.id, tray.layout.name(), SeatName(tray.seat));
    let own = RenderOptions { id: name, ..look.clone() };
    let look = if look.own_symbols { &own } else { look };
    if look.own_symbols {
        out.push_str("<defs>");
        definitions(&mut out, &lying(tray), symbols, look);
        out.push_str("</defs>");
    }
    let mut x = 0.0;
    for (nth, item) in tray.items.iter().enumerate() {
        let (column, row) = (nth % rows.columns, nth / rows.columns);
        let wide = rows.column.unwrap_or_else(|| item_width(tray, item));
        x = if column == 0 { 0.0 } else { x };
        begin(&mut out, tray, item, (x, FIGURE * row as f32));
        if tray.touchable {
            put!(out, "<rect class=\"hit-item\" x=\"2\" y=\"-48\" width=\"{}\" height=\"96\" rx=\"10\"/>", wide - 4.0);
        }
        contents(&mut out, tray, item, look);
        out.push_str("</g>");
        x += wide;
    }
    out.push_str("</svg>");
    out
}

fn root(out: &mut String, tray: &Tray<String>, rows: &Rows) {
    put!(out, "<svg class=\"tray seat-{}\"", SeatName(tray.seat));
    put!(out, " viewBox=\"0 {} {} {}\"", -FIGURE / 2.0, rows.width, rows.height);
    put!(out, " data-layout=\"{}\"", tray.layout.name());
    if let Some(seat) = tray.seat {
        put!(out, " data-seat=\"{seat}\"");
    }
    put!(out, " role=\"group\" aria-label=\"{}\">", Escaped(&tray.says));
}

/// The beginning of an item's element: what it is, where, and how it is touched.
fn begin(out: &mut String, tray: &Tray<String>, item: &Item<String>, (x, y): (f32, f32)) {
    let id = Escaped(&item.id);
    let closed = if item.closed { " closed" } else { "" };
    put!(out, "<g class=\"item seat-{}{closed}\"", SeatName(item.seat));
    if tray.touchable {
        put!(out, " data-touch=\"h:{id}\"");
    }
    put!(out, " data-item=\"{id}\" data-symbol=\"{}\" data-count=\"{}\"", Escaped(&item.symbol), item.count);
    if let Some(cost) = item.cost {
        put!(out, " data-cost=\"{cost}\"");
    }
    put!(out, " role=\"img\" aria-label=\"{}", Escaped(&item.says));
    if item.count != 1 {
        put!(out, ", {}", item.count);
    }
    put!(out, "\" transform=\"translate({} {})\">", Number(x), Number(y));
}

/// The figure of an item, its number where it is written, and what it costs.
pub fn contents(out: &mut String, tray: &Tray<String>, item: &Item<String>, look: &RenderOptions) {
    let figure = figure_id(look, (&item.symbol, item.seat));
    put!(out, "<use href=\"#{figure}\" x=\"{}\"/>", FIGURE / 2.0);
    if tray.counts(item) {
        put!(out, "<text class=\"count\" x=\"{}\" y=\"15\">×{}</text>", FIGURE - 6.0, item.count);
    }
    if let Some(cost) = item.cost {
        let digits = DIGIT * (cost.max(1).ilog10() + 1) as f32;
        put!(out, "<text class=\"count\" x=\"{}\" y=\"15\">{cost}</text>", item_width(tray, item) - digits - 4.0);
    }
}

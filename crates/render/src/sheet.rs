//! Drawings that leave the pages: everything they need is inside.

use crate::figures::definitions;
use crate::layers::{self, Turning};
use crate::markup::{Escaped, Number, put};
use crate::page::{standing, turned_up};
use crate::places::CellAnchors;
use crate::plane::{Bounds, Plane, degrees};
use crate::style::standalone;
use crate::{RenderOptions, tray};
use skazka_core::{Palette, Scene, Symbol, Tray, TrayLayout};
use std::collections::BTreeSet;

/// Room around the drawing, the height of a row of trays and how much smaller their figures are, in drawing units.
const MARGIN: f32 = 22.0;
const TRAY: f32 = 58.0;
const TRAY_SCALE: f32 = 0.5;
/// The room between trays of one row.
const BETWEEN: f32 = 60.0;
/// Letters of a caption: their size, their width as a part of it, the distance between lines, and how many lines fit.
const LETTER: f32 = 34.0;
const LETTER_WIDTH: f32 = 0.56;
const LEADING: f32 = 46.0;
const LINES: usize = 3;
/// How many pixels wide a board unit is when nobody asks for another size.
const PIXELS: f32 = 0.56;

/// A finished drawing and its size in drawing units.
pub struct Sheet {
    /// The SVG document.
    pub svg: String,
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
}

/// The parts of a document, from the top: the board, trays, the caption.
struct Parts<'s> {
    plane: Plane<'s>,
    bounds: Bounds,
    /// Rows of trays: neighbours of one layout share a row.
    trays: Vec<Vec<&'s Tray<String>>>,
    caption: Vec<String>,
}

impl<'s> Parts<'s> {
    fn new(scene: &'s Scene<String>, look: &RenderOptions) -> Parts<'s> {
        let plane = Plane::new(scene);
        let bounds = plane.bounds(scene);
        let told = |tray: &&Tray<String>| look.trays && !tray.items.is_empty() && tray.layout != TrayLayout::Shelf;
        let trays: Vec<&Tray<String>> = scene.trays.iter().filter(told).collect();
        let rows = trays.chunk_by(|one, other| one.layout == other.layout);
        let trays = rows.map(<[&Tray<String>]>::to_vec).collect();
        let caption = wrap(look.caption.as_deref().unwrap_or_default(), 2.0 * bounds.half_width);
        Parts { plane, bounds, trays, caption }
    }

    fn width(&self) -> f32 {
        2.0 * (self.bounds.half_width + MARGIN)
    }

    fn top(&self) -> f32 {
        -self.bounds.half_height - MARGIN
    }

    fn height(&self) -> f32 {
        -2.0 * self.top() + TRAY * self.trays.len() as f32 + LEADING * self.caption.len() as f32
    }
}

/// Draws a scene as a document of its own.
pub fn sheet(scene: &Scene<String>, symbols: &[Symbol], look: &RenderOptions) -> Sheet {
    let parts = Parts::new(scene, look);
    let mut out = String::with_capacity(4096 + 256 * scene.cells.len());
    head(&mut out, &parts, look, scene.palette);
    let mut kinds: BTreeSet<_> = standing(scene).into_iter().chain(turned_up(look)).collect();
    parts.trays.iter().flatten().for_each(|tray| kinds.extend(tray::lying(tray)));
    definitions(&mut out, &kinds, symbols, look);
    out.push_str("</defs>");
    paper(&mut out, &parts);
    board(&mut out, scene, &parts.plane, look);
    beside(&mut out, &parts, look);
    out.push_str("</svg>");
    Sheet { svg: out, width: parts.width(), height: parts.height() }
}

fn head(out: &mut String, parts: &Parts, look: &RenderOptions, palette: Palette) {
    let (width, height, left) = (parts.width(), parts.height(), -parts.width() / 2.0);
    put!(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"board\"");
    put!(out, " viewBox=\"{left} {} {width} {height}\"", parts.top());
    put!(out, " width=\"{}\" height=\"{}\"", Number(width * PIXELS), Number(height * PIXELS));
    put!(out, " role=\"img\"><title>{}</title>", Escaped(title(look)));
    put!(out, "<style>{}</style><defs>", Escaped(&standalone(look.theme, palette)));
}

/// The ground of the whole document, a little larger than it, so that no edge is left by rounding.
fn paper(out: &mut String, parts: &Parts) {
    let (left, top) = (-parts.width() / 2.0 - MARGIN, parts.top() - MARGIN);
    let (width, height) = (parts.width() + 2.0 * MARGIN, parts.height() + 2.0 * MARGIN);
    put!(out, "<rect class=\"ground-paper\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\"/>");
}

/// Trays and the caption, below the board.
fn beside(out: &mut String, parts: &Parts, look: &RenderOptions) {
    let mut y = -parts.top();
    for row in &parts.trays {
        tray_row(out, row, look, y, parts.bounds.half_width);
        y += TRAY;
    }
    for line in &parts.caption {
        put!(out, "<text class=\"caption\" font-size=\"{LETTER}\" y=\"{}\">", Number(y + LETTER * 0.6));
        put!(out, "{}</text>", Escaped(line));
        y += LEADING;
    }
}

fn title<'a>(look: &'a RenderOptions) -> &'a str {
    if look.label.is_empty() { look.caption.as_deref().unwrap_or_default() } else { &look.label }
}

fn board(out: &mut String, scene: &Scene<String>, plane: &Plane, look: &RenderOptions) {
    let turning = Turning::Fixed(degrees(look.turn, scene.turns));
    let still = RenderOptions { touchable: false, ..look.clone() };
    out.push_str("<g class=\"plane\"");
    turning.plane(out);
    out.push('>');
    let places = CellAnchors::new(scene, plane);
    layers::cells(out, scene, plane, &still);
    layers::tints(out, &places, look.last);
    layers::ground(out, scene, plane);
    if !look.names {
        layers::labels(out, scene, plane, look, turning);
    }
    layers::overlays(out, &scene.overlays, plane, &still);
    layers::things(out, &scene.things, &places, &still, turning);
    layers::over(out, &scene.arrows, &scene.overlays, &places, plane, &still);
    if look.names {
        layers::labels(out, scene, plane, look, turning);
    }
    out.push_str("</g>");
}

/// One row of things, drawn closer together where they would not fit.
fn tray_row(out: &mut String, row: &[&Tray<String>], look: &RenderOptions, y: f32, half_width: f32) {
    let items: f32 = row.iter().flat_map(|tray| tray.items.iter().map(|item| tray::item_width(tray, item))).sum();
    let wide = (items + BETWEEN * row.len().saturating_sub(1) as f32).max(1.0);
    let scale = TRAY_SCALE.min(2.0 * half_width / wide);
    put!(out, "<g transform=\"translate({} {}) scale({scale})\">", Number(-wide * scale / 2.0), Number(y + TRAY * 0.3));
    let mut x = 0.0;
    for tray in row {
        for item in &tray.items {
            let closed = if item.closed { " class=\"item closed\"" } else { "" };
            put!(out, "<g{closed} transform=\"translate({} 0)\">", Number(x));
            tray::contents(out, tray, item, look);
            out.push_str("</g>");
            x += tray::item_width(tray, item);
        }
        x += BETWEEN;
    }
    out.push_str("</g>");
}

/// The caption in lines that fit the width; what is longer than three lines ends in dots.
fn wrap(caption: &str, width: f32) -> Vec<String> {
    let fits = ((width / (LETTER * LETTER_WIDTH)) as usize).max(8);
    let mut lines: Vec<String> = Vec::new();
    for word in caption.split_whitespace().take(LINES * fits) {
        let word: String = word.chars().take(fits).collect();
        let room = lines.last().map_or(0, |line| fits.saturating_sub(line.chars().count() + 1));
        let full = lines.len() == LINES;
        match lines.last_mut() {
            Some(line) if word.chars().count() <= room => {
                line.push(' ');
                line.push_str(&word);
            }
            Some(line) if full => {
                line.push('…');
                break;
            }
            _ => lines.push(word),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn captions_are_wrapped_and_end() {
        assert_eq!(wrap("", 900.0), Vec::<String>::new());
        assert_eq!(wrap("Пионер 1 — ход блокера", 900.0), ["Пионер 1 — ход блокера"]);
        let long = wrap(&"слово ".repeat(1000), 900.0);
        assert!(long.len() == LINES && long[2].ends_with('…'));
        assert!(wrap(&"б".repeat(10_000_000), 900.0)[0].chars().count() < 60);
    }
}

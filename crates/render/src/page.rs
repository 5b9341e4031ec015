//! Drawings for pages: coloured by the stylesheet, turned by the stylesheet, touched by the script.

use crate::figures::{Kind, definitions, every_kind};
use crate::layers::{self, Turning};
use crate::markup::{Escaped, IdPart, put};
use crate::plane::Plane;
use crate::{Look, tray};
use skazka_core::{Scene, Symbol, Tray};
use std::collections::BTreeSet;

/// The kinds of things that stand on a board.
pub(crate) fn standing<T>(scene: &Scene<T>) -> BTreeSet<Kind<'_>> {
    scene.things.iter().map(|thing| (thing.symbol.as_str(), thing.seat)).collect()
}

/// A scene as SVG for a page. The markup is described in the [crate documentation](crate).
pub fn inline(scene: &Scene<String>, symbols: &[Symbol], look: &Look) -> String {
    let plane = Plane::new(scene);
    let bounds = plane.bounds(scene);
    let mut out = String::with_capacity(512 * scene.cells.len());
    let (width, height) = (bounds.half_width, bounds.half_height);
    put!(out, "<svg class=\"board\" viewBox=\"{} {} {} {}\"", -width, -height, 2.0 * width, 2.0 * height);
    let turns = scene.turns.max(1);
    put!(out, " data-turns=\"{turns}\" data-turn=\"{}\"", look.turn % turns);
    let role = if look.touchable { "group" } else { "img" };
    put!(out, " role=\"{role}\" aria-label=\"{}\">", Escaped(&look.label));
    if look.own_symbols {
        out.push_str("<defs>");
        definitions(&mut out, &standing(scene), symbols, look);
        out.push_str("</defs>");
    }
    out.push_str("<g class=\"plane\">");
    layers::cells(&mut out, scene, &plane, look);
    layers::ground(&mut out, scene, &plane, look);
    layers::labels(&mut out, scene, &plane, Turning::ByStyle);
    if look.touchable {
        layers::lines(&mut out, scene, &plane);
    }
    out.push_str("<g class=\"under\" aria-hidden=\"true\"></g>");
    layers::things(&mut out, scene, &plane, look, Turning::ByStyle);
    layers::over(&mut out, scene, &plane);
    out.push_str("</g></svg>");
    out
}

/// Only the `<g class="cells">` of [`inline`]: the part that stays while things move.
pub fn cells_layer(scene: &Scene<String>, look: &Look) -> String {
    let mut out = String::new();
    layers::cells(&mut out, scene, &Plane::new(scene), look);
    out
}

/// Only the `<g class="things">` of [`inline`], which refers to figures that are on the page already.
pub fn things_layer(scene: &Scene<String>, look: &Look) -> String {
    let mut out = String::new();
    layers::things(&mut out, scene, &Plane::new(scene), look, Turning::ByStyle);
    out
}

/// One tray as SVG for a page: a row of items, each with its count. The markup is described in the
/// [crate documentation](crate).
pub fn tray_inline(tray: &Tray<String>, symbols: &[Symbol], look: &Look) -> String {
    tray::inline(tray, symbols, look)
}

/// Every figure once, unseen, for pages that show many boards or replace one often; drawings whose
/// [`Look::own_symbols`] is off and that have the same [`Look::id`] refer to it.
pub fn sprite(symbols: &[Symbol], look: &Look) -> String {
    let mut out = String::new();
    let id = IdPart(&look.id);
    put!(out, "<svg class=\"sprite\" id=\"{id}-figures\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>");
    definitions(&mut out, &every_kind(symbols), symbols, look);
    out.push_str("</defs></svg>");
    out
}

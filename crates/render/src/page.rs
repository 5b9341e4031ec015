//! Drawings for pages: coloured by the stylesheet, turned by the stylesheet, touched by the script.

use crate::background::Background;
use crate::figures::{Kind, definitions, every_kind};
use crate::markup::{IdPart, put};
use crate::{RenderOptions, tray};
use skazka_core::{Effect, Scene, Symbol, Tray};
use std::collections::BTreeSet;

/// The kinds of things that stand on a board, and their badges.
pub(crate) fn standing<T>(scene: &Scene<T>) -> BTreeSet<Kind<'_>> {
    let things = scene.things.iter().map(|thing| (thing.symbol.as_str(), thing.seat));
    let badges = scene.things.iter().flat_map(|thing| &thing.badges).map(|badge| (badge.as_ref(), None));
    things.chain(badges).collect()
}

/// The faces that the last actions turned up.
pub(crate) fn turned_up<'a>(look: &RenderOptions<'a>) -> impl Iterator<Item = Kind<'a>> {
    look.last.iter().filter_map(|effect| match effect {
        Effect::Reveal { symbol, .. } => Some((symbol.as_str(), None)),
        _ => None,
    })
}

/// A scene as SVG for a page. The markup is described in the [crate documentation](crate).
pub fn inline(scene: &Scene<String>, symbols: &[Symbol], look: &RenderOptions) -> String {
    let ground = Background::new(String::new(), scene, look);
    let upon = ground.foreground(&scene.things, &scene.arrows, &scene.overlays, look);
    let mut figures = String::new();
    if look.own_symbols {
        figures.push_str("<defs>");
        let kinds = standing(scene).into_iter().chain(turned_up(look)).collect();
        definitions(&mut figures, &kinds, symbols, look);
        figures.push_str("</defs>");
    }
    ground.drawing(&figures, &upon, look.turn)
}

/// One tray as SVG for a page: a row of items, each with its count. The markup is described in the
/// [crate documentation](crate).
pub fn tray_inline(tray: &Tray<String>, symbols: &[Symbol], look: &RenderOptions) -> String {
    tray::inline(tray, symbols, look)
}

/// Every figure once, unseen, for pages that show many boards or replace one often; drawings whose
/// [`RenderOptions::own_symbols`] is off and that have the same [`RenderOptions::id`] refer to it.
pub fn sprite(symbols: &[Symbol], look: &RenderOptions) -> String {
    let mut out = String::new();
    let id = IdPart(&look.id);
    put!(out, "<svg class=\"sprite\" id=\"{id}-figures\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>");
    definitions(&mut out, &every_kind(symbols), symbols, look);
    out.push_str("</defs></svg>");
    out
}

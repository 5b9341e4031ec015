//! What the last action did: tints under everything that stands.

use crate::markup::put;
use crate::places::CellAnchors;
use skazka_core::Effect;
use std::collections::BTreeSet;

/// Appends `<g class="tints">`: the cells that the last action left, entered, changed or lost.
pub fn tints(out: &mut String, places: &CellAnchors, effects: &[Effect<String>]) {
    let (mut touched, mut lost): (BTreeSet<&str>, BTreeSet<&str>) = Default::default();
    for effect in effects {
        match effect {
            Effect::Move { from, to } => touched.extend([from.as_str(), to.as_str()]),
            Effect::Take { cell, .. }
            | Effect::Put { cell, .. }
            | Effect::Become { cell, .. }
            | Effect::Reveal { cell, .. }
            | Effect::Mark { cell } => touched.extend([cell.as_str()]),
            Effect::Lose { cells } => lost.extend(cells.iter().map(String::as_str)),
            Effect::Trace { .. } | Effect::Count { .. } | Effect::Note { .. } => {}
        }
    }
    out.push_str("<g class=\"tints\" aria-hidden=\"true\">");
    for (class, cells) in [("last", touched), ("lost", lost)] {
        let data: String = cells.into_iter().filter_map(|cell| places.outline(cell)).collect();
        if !data.is_empty() {
            put!(out, "<path class=\"{class}\" d=\"{data}\"/>");
        }
    }
    out.push_str("</g>");
}

//! What is shown upon the board only to those who wish to see it.

use super::ground::ornament;
use crate::RenderOptions;
use crate::markup::{Escaped, put};
use crate::plane::Plane;
use skazka_core::Overlay;

/// Appends `<g class="overlays">` with what lies below the things; no layer where it would be empty for ever.
pub fn overlays<T>(out: &mut String, overlays: &[Overlay<T>], plane: &Plane, look: &RenderOptions) {
    let mut below = String::new();
    groups(&mut below, overlays.iter().filter(|one| !one.over), plane, look);
    if look.touchable || !below.is_empty() {
        put!(out, "<g class=\"overlays\" aria-hidden=\"true\">{below}</g>");
    }
}

/// Appends the group of each overlay: on a board that is played on all of them, so that the page can switch them, on any
/// other those that [`RenderOptions::shown`] names.
pub fn groups<'a, T: 'a>(
    out: &mut String,
    overlays: impl Iterator<Item = &'a Overlay<T>>,
    plane: &Plane,
    look: &RenderOptions,
) {
    for overlay in overlays {
        let is_shown = look.shown.iter().any(|name| *name == overlay.name);
        if !look.touchable && !is_shown {
            continue;
        }
        let shown = if is_shown { " shown" } else { "" };
        put!(out, "<g class=\"overlay{shown}\" data-overlay=\"{}\">", Escaped(&overlay.name));
        overlay.marks.iter().for_each(|mark| ornament(out, mark, plane));
        out.push_str("</g>");
    }
}

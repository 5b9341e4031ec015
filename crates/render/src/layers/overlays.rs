//! What is shown upon the board only to those who wish to see it.

use super::ground::ornament;
use crate::Look;
use crate::markup::{Escaped, put};
use crate::plane::Plane;
use skazka_core::Overlay;

/// Appends `<g class="overlays">`: of a board that is played on all of them, so that the page can switch them, of any
/// other those that [`Look::shown`] names; no layer where it would be empty for ever.
pub fn overlays<T>(out: &mut String, overlays: &[Overlay<T>], plane: &Plane, look: &Look) {
    let is_shown = |overlay: &&Overlay<T>| look.shown.iter().any(|name| name == overlay.name);
    let drawn: Vec<_> = overlays.iter().filter(|overlay| look.touchable || is_shown(overlay)).collect();
    if drawn.is_empty() && !look.touchable {
        return;
    }
    out.push_str("<g class=\"overlays\" aria-hidden=\"true\">");
    for overlay in drawn {
        let shown = if is_shown(&overlay) { " shown" } else { "" };
        put!(out, "<g class=\"overlay{shown}\" data-overlay=\"{}\">", Escaped(overlay.name));
        overlay.marks.iter().for_each(|mark| ornament(out, mark, plane));
        out.push_str("</g>");
    }
    out.push_str("</g>");
}

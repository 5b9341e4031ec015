//! Hands, captured things and counters beside the board.

use maud::{Markup, PreEscaped, html};
use skazka_core::{Scene, Symbol};
use skazka_render::{Look, tray_inline};

/// The trays of a scene, each with its name. Empty ones are left out.
pub fn trays(scene: &Scene<String>, symbols: &[Symbol], look: &Look<'_>) -> Markup {
    html! {
        @for tray in scene.trays.iter().filter(|tray| !tray.items.is_empty()) {
            div.tray-row data-kind=(tray.kind) data-seat=[tray.seat] {
                span.tray-name { (tray.says) }
                (PreEscaped(tray_inline(tray, symbols, look)))
            }
        }
    }
}

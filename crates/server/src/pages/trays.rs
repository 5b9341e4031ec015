//! Hands, captured things and counters beside the board.

use maud::{Markup, PreEscaped, html};
use skazka_core::{Symbol, Tray};
use skazka_render::{RenderOptions, tray_inline};

/// These trays, each with its name. Empty ones are left out.
pub fn trays(trays: &[Tray<String>], symbols: &[Symbol], look: &RenderOptions<'_>) -> Markup {
    html! {
        @for tray in trays.iter().filter(|tray| !tray.items.is_empty()) {
            div.tray-row data-layout=(tray.layout.name()) data-seat=[tray.seat] {
                span.tray-name { (tray.says) }
                (PreEscaped(tray_inline(tray, symbols, look)))
            }
        }
    }
}

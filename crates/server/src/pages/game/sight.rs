//! What stands at a board that does not fit the screen: closer, farther, the whole, the next unit, and a small map. The
//! script shows it where it is needed.

use super::super::ornament::{Icon, icon};
use super::PageContext;
use maud::{Markup, html};
use skazka_core::{Text, text};

/// The buttons above the board, hidden.
pub fn lenses(context: &PageContext) -> Markup {
    html! {
        div #viewport.lenses.lively hidden role="group" aria-label=(context.say(&text!("game-sight"))) {
            (lens(context, "next-unit", Icon::Unit, text!("game-next-unit")))
            (lens(context, "zoom-in", Icon::Closer, text!("game-closer")))
            (lens(context, "zoom-out", Icon::Farther, text!("game-farther")))
            (lens(context, "zoom-whole", Icon::Whole, text!("game-whole")))
            (lens(context, "map", Icon::Map, text!("game-map")))
        }
    }
}

/// The map in a corner of the board, hidden.
pub fn minimap() -> Markup {
    html! {
        div #minimap.minimap.lively hidden aria-hidden="true" {
            canvas {}
            div.seen {}
        }
    }
}

/// Where the name of the cell stands that is pointed at; empty. The cells themselves tell screen readers.
pub fn place() -> Markup {
    html! { p #where.where.lively aria-hidden="true" {} }
}

fn lens(context: &PageContext, id: &str, sign: Icon, says: Text) -> Markup {
    let says = context.say(&says);
    html! { button.tool id=(id) type="button" aria-label=(says) title=(says) { (icon(sign)) } }
}

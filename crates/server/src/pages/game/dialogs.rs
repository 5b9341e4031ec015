//! What lies over the page for a moment: the curtain of a secret set-up, the help. Opened by the script.

use super::{GamePage, PageContext};
use maud::{Markup, html};
use skazka_core::{Text, text};

/// The curtain between two set-ups made in secret; the script changes its words to those of each seat.
pub fn curtain(context: &PageContext, page: &GamePage<'_>) -> Markup {
    let seat = page.seat(context, 0);
    html! {
        dialog #curtain.curtain aria-labelledby="curtain-title" {
            div.card {
                (super::super::ornament::rule())
                h2 #curtain-title { (context.say(&text!("client-curtain-title", seat = &seat))) }
                p #curtain-text { (context.say(&text!("client-curtain-text", seat = &seat))) }
                button #curtain-ready.main type="button" {
                    (context.say(&text!("client-curtain-ready", seat = &seat)))
                }
            }
        }
    }
}

/// The keys and gestures.
pub fn help(context: &PageContext) -> Markup {
    html! {
        dialog #help.help aria-labelledby="help-title" {
            form method="dialog" {
                h2 #help-title tabindex="-1" autofocus { (context.say(&text!("game-help"))) }
                dl {
                    @for (keys, says) in keys() {
                        dt { @for key in keys { kbd { (key) } " " } }
                        dd { (context.say(&says)) }
                    }
                }
                p { (context.say(&text!("help-hands"))) }
                button.main { (context.say(&text!("help-close"))) }
            }
        }
    }
}

fn keys() -> Vec<(&'static [&'static str], Text)> {
    vec![
        (&["←", "→", "j", "k"], text!("help-step")),
        (&["↑", "Home"], text!("help-first")),
        (&["↓", "End"], text!("help-last")),
        (&["Enter"], text!("help-enter")),
        (&["Esc"], text!("help-esc")),
        (&["n", "N"], text!("help-unit")),
        (&["u", "Backspace"], text!("help-undo")),
        (&["+", "−", "0"], text!("help-zoom")),
        (&["f"], text!("help-flip")),
        (&["s"], text!("help-sound")),
        (&["?"], text!("help-help")),
        (&["Tab", "← ↑ → ↓", "Space"], text!("help-board")),
    ]
}

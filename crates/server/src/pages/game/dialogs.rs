//! What lies over the page for a moment: the curtain of a secret set-up, the help. Opened by the script.

use super::PageContext;
use maud::{Markup, html};
use skazka_core::{Text, text};

/// The curtain between two set-ups made in secret; its words depend on the seat and are filled by the script.
pub fn curtain() -> Markup {
    html! {
        dialog #curtain.curtain aria-labelledby="curtain-title" {
            div.card {
                (super::super::ornament::rule())
                h2 #curtain-title {}
                p #curtain-text {}
                button #curtain-ready.main type="button" {}
            }
        }
    }
}

/// The keys and gestures.
pub fn help(context: &PageContext) -> Markup {
    html! {
        dialog #help.help aria-labelledby="help-title" {
            form method="dialog" {
                h2 #help-title { (context.say(&text!("game-help"))) }
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
        (&["f"], text!("help-flip")),
        (&["s"], text!("help-sound")),
        (&["?"], text!("help-help")),
        (&["Tab", "← ↑ → ↓", "Space"], text!("help-board")),
    ]
}

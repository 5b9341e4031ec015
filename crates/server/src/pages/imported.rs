//! What was noticed when a pasted text became a game.

use super::PageContext;
use super::layout::{Accent, Page, layout};
use maud::{Markup, html};
use skazka_core::{Text, text};

/// The page: the remarks, and the way to the game.
pub fn imported(context: &PageContext, id: &str, remarks: &[Text]) -> Markup {
    let title = context.say(&text!("import-title"));
    let body = html! {
        main #main {
            article.chapter {
                h1 { (title) }
                p.lead { (context.say(&text!("import-lead", count = remarks.len()))) }
                ul.remarks { @for remark in remarks { li { (context.say(remark)) } } }
                p { a.main href={ "/" (id) } { (context.say(&text!("import-go"))) } }
            }
        }
    };
    layout(
        context,
        Page { title: &title, accent: Accent::Ochre, class: "page-imported", style: None, script: None, body },
    )
}

//! The page of something that went wrong.

use super::layout::{Accent, Page, layout};
use super::{PageContext, ornament};
use maud::{Markup, html};
use skazka_core::{Text, text};

/// A page that says what went wrong; `status` is the status of HTTP.
pub fn error(context: &PageContext, status: u16, says: &Text) -> Markup {
    let title = match status {
        404 => context.say(&text!("error-not-found")),
        400..=499 => context.say(&text!("error-refused")),
        _ => context.say(&text!("error-ours")),
    };
    let body = html! {
        main #main {
            p.status-code { (status) }
            h1 { (title) }
            (ornament::rule())
            p.lead { (context.say(says)) }
            p { a href="/" { (context.say(&text!("error-home"))) } }
        }
    };
    layout(
        context,
        Page { title: &title, accent: Accent::Cinnabar, class: "page-error", style: None, script: None, body },
    )
}

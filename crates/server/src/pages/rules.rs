//! A page of a family's rules, with the way to the other pages.

use super::layout::{Accent, Page, layout};
use super::{PageContext, ornament};
use crate::rules::{Entry, RulesPage};
use maud::{Markup, html};
use skazka_core::{Family, text};

/// A page of the rules of a family; `pages` lists all of them in reading order.
pub fn rules(context: &PageContext, family: &dyn Family, pages: &[Entry], page: &RulesPage) -> Markup {
    let name = context.say(&text!("rules-title", game = family.title()));
    let body = html! {
        main #main {
            (chapters(pages, page.slug, &name))
            article.chapter {
                h1 { (page.title) }
                (anchors(context, page))
                (page.body)
                (ornament::rule())
                (onward(pages, page.slug))
            }
        }
    };
    layout(
        context,
        Page { title: &page.title, accent: Accent::Ochre, class: "page-rules", style: None, script: None, body },
    )
}

fn chapters(pages: &[Entry], slug: &str, name: &str) -> Markup {
    html! {
        nav.chapters aria-label=(name) {
            ol {
                @for one in pages {
                    li { a href=(one.address) aria-current=[(one.slug == slug).then_some("page")] { (one.title) } }
                }
            }
        }
    }
}

fn anchors(context: &PageContext, page: &RulesPage) -> Markup {
    html! {
        @if page.anchors.len() > 2 {
            nav.anchors aria-label=(context.say(&text!("rules-contents"))) {
                ul {
                    @for anchor in &page.anchors {
                        li { a href={ "#" (anchor.id) } { (anchor.title) } }
                    }
                }
            }
        }
    }
}

/// To the page before and the page after.
fn onward(pages: &[Entry], slug: &str) -> Markup {
    let here = pages.iter().position(|one| one.slug == slug);
    let before = here.and_then(|here| here.checked_sub(1)).and_then(|at| pages.get(at));
    let after = here.and_then(|here| pages.get(here + 1));
    html! {
        p.onward {
            @if let Some(one) = before { a rel="prev" href=(one.address) { "← " (one.title) } }
            @if let Some(one) = after { a rel="next" href=(one.address) { (one.title) " →" } }
        }
    }
}

//! What stands around every page: the head, the header with its two switches, the footer.

use super::ornament::{self, Icon};
use super::{PageContext, Theme};
use crate::assets;
use maud::{DOCTYPE, Markup, html};
use skazka_core::text;
use skazka_words::Language;

/// The one strong colour of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Accent {
    /// Red, of the home page and of errors.
    Cinnabar,
    /// Green, of games.
    Malachite,
    /// Blue, of forms.
    Lapis,
    /// Yellow-brown, of rules.
    Ochre,
}

impl Accent {
    const fn code(self) -> &'static str {
        match self {
            Accent::Cinnabar => "cinnabar",
            Accent::Malachite => "malachite",
            Accent::Lapis => "lapis",
            Accent::Ochre => "ochre",
        }
    }
}

/// One page, ready to be put into the layout.
pub struct Page<'a> {
    /// What the browser's tab says, without the product's name.
    pub title: &'a str,
    /// Its colour.
    pub accent: Accent,
    /// Its name for the stylesheet.
    pub class: &'static str,
    /// The stylesheet it needs beside the one of all pages, by file name.
    pub style: Option<&'static str>,
    /// The client's module it needs, by file name.
    pub script: Option<&'static str>,
    /// What stands between header and footer, its own `main` included.
    pub body: Markup,
}

/// A whole page.
pub fn layout(context: &PageContext, page: Page<'_>) -> Markup {
    let name = context.say(&text!("page-name"));
    html! {
        (DOCTYPE)
        html lang=(context.language.code()) data-theme=(context.theme.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                title { (page.title) " · " (name) }
                meta name="description" content=(context.say(&text!("page-description")));
                meta name="theme-color" content="#faf7f0" media="(prefers-color-scheme: light)";
                meta name="theme-color" content="#0f1729" media="(prefers-color-scheme: dark)";
                link rel="icon" href=(assets::url("favicon.svg")) type="image/svg+xml";
                link rel="manifest" href=(assets::url("manifest.webmanifest"));
                link rel="stylesheet" href=(assets::url(assets::BOARD_CSS));
                link rel="stylesheet" href=(assets::url("site.css"));
                @if let Some(style) = page.style {
                    link rel="stylesheet" href=(assets::url(style));
                }
                @if let Some(script) = page.script {
                    script type="module" src=(assets::url(script)) {}
                }
            }
            body class=(page.class) data-accent=(page.accent.code()) {
                a.skip href="#main" { (context.say(&text!("page-skip"))) }
                (header(context, &name))
                (page.body)
                (footer(context))
            }
        }
    }
}

fn header(context: &PageContext, name: &str) -> Markup {
    html! {
        header.site {
            a.wordmark href="/" aria-label=(name) { (ornament::wordmark(context.language)) }
            form.switches method="post" action="/look" {
                input type="hidden" name="back" value=(context.path);
                (languages(context))
                (themes(context))
            }
        }
    }
}

fn languages(context: &PageContext) -> Markup {
    html! {
        fieldset.switch {
            legend.hidden { (context.say(&text!("page-language"))) }
            @for language in Language::ALL {
                button name="language" value=(language.code()) lang=(language.code())
                    aria-pressed=(language == context.language)
                    aria-label=(language.say(&text!("page-language-name"))) {
                    (language.say(&text!("page-language-short")))
                }
            }
        }
    }
}

fn themes(context: &PageContext) -> Markup {
    html! {
        fieldset.switch {
            legend.hidden { (context.say(&text!("page-theme"))) }
            @for theme in Theme::ALL {
                @let (says, icon) = match theme {
                    Theme::Auto => (text!("page-theme-auto"), Icon::Auto),
                    Theme::Light => (text!("page-theme-light"), Icon::Sun),
                    Theme::Dark => (text!("page-theme-dark"), Icon::Moon),
                };
                button name="theme" value=(theme.code()) aria-pressed=(theme == context.theme)
                    aria-label=(context.say(&says)) title=(context.say(&says)) {
                    (ornament::icon(icon))
                }
            }
        }
    }
}

fn footer(context: &PageContext) -> Markup {
    html! {
        footer.site {
            (ornament::rule())
            p { (context.say(&text!("page-footer"))) " " a href="/verify" { (context.say(&text!("fair-footer"))) } }
        }
    }
}

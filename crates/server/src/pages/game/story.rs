//! The right side of a wide screen, the sheet of a narrow one: who plays, the moves, the notes, the downloads.

use super::super::ornament::{self, Icon};
use super::asks;
use super::moves::{ledger, moves};
use super::{GamePage, PageContext};
use maud::{Markup, html};
use skazka_core::{Text, text};

/// Everything that is told beside the board.
pub fn story(context: &PageContext, page: &GamePage<'_>) -> Markup {
    html! {
        section.story aria-label=(context.say(&text!("game-story"))) {
            (bar(context, page))
            div #sheet.sheet {
                (what_is_played(context, page))
                (switches(context, page))
                (moves(context, page))
                (ledger(context, page))
                ul #notes.notes hidden[page.session.opening] { (super::notes(!page.session.opening, page.shown)) }
                (asks::typed(context, page))
                (viewpoint(context, page))
                (super::fair::told(context, page))
                (downloads(context, page))
            }
        }
    }
}

/// Stepping through the game, turning the board, sounds, help, the sheet.
fn bar(context: &PageContext, page: &GamePage<'_>) -> Markup {
    let (ply, end) = (page.shown.ply, page.end());
    html! {
        nav.bar aria-label=(context.say(&text!("game-steps"))) {
            (step(context, page, Icon::First, text!("game-first"), 0))
            (step(context, page, Icon::Back, text!("game-back"), ply.saturating_sub(1)))
            (step(context, page, Icon::On, text!("game-on"), (ply + 1).min(end)))
            (step(context, page, Icon::Last, text!("game-last"), end))
            span.lively {
                (tool(context, "flip", Icon::Flip, text!("game-flip")))
                (tool(context, "sound", Icon::Sound, text!("client-sound-on")))
                (tool(context, "help-open", Icon::Help, text!("game-help")))
                (tool(context, "more", Icon::More, text!("game-more")))
            }
        }
    }
}

fn step(context: &PageContext, page: &GamePage<'_>, icon: Icon, says: Text, ply: usize) -> Markup {
    let says = context.say(&says);
    html! {
        a.tool href=(page.at(ply)) data-step=(format!("{icon:?}").to_lowercase()) aria-label=(says) title=(says) {
            (ornament::icon(icon))
        }
    }
}

fn tool(context: &PageContext, id: &str, icon: Icon, says: Text) -> Markup {
    let says = context.say(&says);
    html! { button.tool id=(id) type="button" aria-label=(says) title=(says) { (ornament::icon(icon)) } }
}

fn what_is_played(context: &PageContext, page: &GamePage<'_>) -> Markup {
    html! {
        header.played {
            h2 {
                a href={ "/new/" (page.discipline.name) } { (context.say(&page.discipline.title)) }
            }
            @if !page.settings.is_empty() { p.options { (options(context, page)) } }
            ul.players {
                @for (seat, player) in page.state().seats.iter().enumerate() {
                    li.out[page.state().out.contains(&(seat as u8))] data-seat=(seat) {
                        b { (page.seat(context, seat as u8)) } " "
                        span { (who(context, player.level)) }
                        (look_from(context, page, seat))
                    }
                }
            }
        }
    }
}

/// The board seen from a seat: a link that the script makes a turn of the board.
fn look_from(context: &PageContext, page: &GamePage<'_>, seat: usize) -> Markup {
    let says = context.say(&text!("game-look-from", seat = page.seat(context, seat as u8)));
    let here = page.from().is_some_and(|from| usize::from(from) == seat);
    html! {
        a.tool.from href={ "/" (page.id) "/" (seat) } data-side=(seat) aria-label=(says) title=(says)
            aria-current=[here.then_some("true")] { (ornament::icon(Icon::Turn)) }
    }
}

/// The switches of what is shown upon the board only to those who wish to see it, and of the set of figures.
fn switches(context: &PageContext, page: &GamePage<'_>) -> Markup {
    html! {
        div #overlays.overlays role="group" aria-label=(context.say(&text!("game-overlays"))) {
            @for (name, says) in page.overlays {
                button.quiet.lively type="button" aria-pressed="false" data-switch=(name) { (says) }
            }
            form method="post" action="/look" {
                input type="hidden" name="back" value=(context.path);
                button.quiet name="figures" value=(context.figures.other().code()) aria-pressed=(context.figures.are_letters()) {
                    (context.say(&text!("game-letters")))
                }
            }
        }
    }
}

/// The options that were chosen, by their names for people.
fn options(context: &PageContext, page: &GamePage<'_>) -> String {
    let said = page.settings.iter().map(|(key, value)| {
        let option = page.discipline.options.iter().find(|option| option.key == key);
        let title = option.map_or_else(|| key.to_owned(), |option| context.say(&option.title));
        format!("{title}: {}", option.map_or_else(|| value.to_owned(), |option| value_said(context, option, value)))
    });
    said.collect::<Vec<_>>().join(" · ")
}

fn value_said(context: &PageContext, option: &skazka_core::OptionSpec, value: &str) -> String {
    match &option.values {
        skazka_core::Values::Choice(values) => {
            values.iter().find(|one| one.value == value).map_or_else(|| value.to_owned(), |one| context.say(&one.title))
        }
        skazka_core::Values::Kit(_) => value.to_owned(),
    }
}

/// Who plays a seat: a person, or the computer at a level.
fn who(context: &PageContext, level: Option<u8>) -> String {
    match level {
        None => context.say(&text!("game-person")),
        Some(level) => context.say(&text!("game-computer", name = super::super::form::level_name(level))),
    }
}

/// Without script a set-up made in secret is begun by choosing whose eyes to look through.
fn viewpoint(context: &PageContext, page: &GamePage<'_>) -> Markup {
    let seats = &page.session.available.look_as;
    html! {
        @if !seats.is_empty() {
            noscript {
                @for seat in seats {
                    form method="post" action={ "/" (page.id) "/sit" } {
                        input type="hidden" name="seat" value=(seat);
                        input type="hidden" name="seq" value=(page.state().seq);
                        button.quiet {
                            (context.say(&text!("client-curtain-ready", seat = page.seat(context, *seat))))
                        }
                    }
                }
            }
        }
    }
}

fn downloads(context: &PageContext, page: &GamePage<'_>) -> Markup {
    let (id, ply) = (page.id, page.shown.ply);
    let letters = if context.figures.are_letters() { "&letters=yes" } else { "" };
    html! {
        p.downloads {
            a href={ "/export/" (id) } download { (context.say(&text!("game-record"))) }
            a href={ "/export/" (id) ".svg?ply=" (ply) (letters) } data-export=".svg" download { "SVG" }
            a href={ "/export/" (id) ".png?ply=" (ply) (letters) } data-export=".png" download { "PNG" }
            @if page.posts {
                a.still href={ "/export/" (id) ".post" } { (context.say(&text!("game-post"))) }
                button #copy-post.link.lively type="button" data-post={ "/export/" (id) ".post" } {
                    (context.say(&text!("game-copy-post")))
                }
            }
            button #copy.link.lively type="button" { (context.say(&text!("game-copy-link"))) }
        }
    }
}

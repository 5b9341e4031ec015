//! The home page: the games, ready to be played.

use super::layout::{Accent, Page, layout};
use super::{Choices, PageContext, ornament};
use maud::{Markup, PreEscaped, html};
use skazka_core::{Discipline, Family, Text, text};

/// One family with its drawn showcase.
pub struct Shelf<'a> {
    /// The family.
    pub family: &'a dyn Family,
    /// The drawn [`Family::showcase`].
    pub diagram: String,
}

/// The home page.
pub fn home(context: &PageContext, shelves: &[Shelf<'_>]) -> Markup {
    let title = context.say(&text!("home-title"));
    let body = html! {
        main #main {
            h1.hidden { (title) }
            @if shelves.len() > 1 { (families(context, shelves)) }
            @for shelf in shelves {
                (family(context, shelf))
            }
            (open(context))
        }
    };
    layout(
        context,
        Page {
            title: &title,
            accent: Accent::Cinnabar,
            class: "page-home",
            style: None,
            script: Some("record.js"),
            body,
        },
    )
}

/// The families by name, so that nobody has to scroll past one to see that there is another.
fn families(context: &PageContext, shelves: &[Shelf<'_>]) -> Markup {
    html! {
        nav.families aria-label=(context.say(&text!("home-families"))) {
            @for shelf in shelves { a href={ "#" (shelf.family.name()) } { (context.say(&shelf.family.title())) } " " }
        }
    }
}

/// A written game is pasted, or by script read from a file, and goes on as a game here.
fn open(context: &PageContext) -> Markup {
    html! {
        details.open-record {
            summary { (context.say(&text!("home-open"))) }
            form #open-record method="post" action="/import" {
                p { (context.say(&text!("home-open-help"))) }
                label.hidden for="record" { (context.say(&text!("home-open-text"))) }
                textarea #record name="record" rows="8" required spellcheck="false" {}
                div.commands {
                    button.main { (context.say(&text!("home-open-go"))) }
                    label.quiet.lively {
                        (context.say(&text!("home-open-file"))) " "
                        input #record-file.hidden type="file";
                    }
                }
            }
        }
    }
}

fn family(context: &PageContext, shelf: &Shelf<'_>) -> Markup {
    let family = shelf.family;
    let name = family.name();
    html! {
        section.family aria-labelledby=(name) {
            div.hero {
                div.pitch {
                    h2 id=(name) { (context.say(&family.title())) }
                    p.lead { (context.say(&family.sentence())) }
                    div.commands {
                        @if let Some(discipline) = family.disciplines().first() {
                            (play_now(context, family, discipline))
                        }
                        a.quiet href={ "/rules/" (name) } { (context.say(&text!("home-rules"))) }
                    }
                }
                div.diagram { (PreEscaped(&shelf.diagram)) }
            }
            (ornament::rule())
            div.groups {
                @for group in groups(family.disciplines()) {
                    (listed(context, group))
                }
            }
        }
    }
}

/// One click into a game of the first discipline against the computer, everything as by default.
fn play_now(context: &PageContext, family: &dyn Family, discipline: &Discipline) -> Markup {
    let choices = Choices::first(family.levels());
    html! {
        form method="post" action={ "/new/" (discipline.name) } {
            input type="hidden" name="mine" value=(choices.mine_word());
            input type="hidden" name="others" value=(choices.others_word());
            button.main { (context.say(&text!("home-play-now"))) }
        }
    }
}

/// The disciplines by the heading they stand under, in order.
fn groups(disciplines: &[Discipline]) -> Vec<&[Discipline]> {
    disciplines.chunk_by(|one, next| one.group == next.group).collect()
}

fn listed(context: &PageContext, group: &[Discipline]) -> Markup {
    let heading = group.first().map_or_else(|| Text::literal(""), |one| one.group.clone());
    html! {
        section.group {
            h3 { (context.say(&heading)) }
            ul {
                @for discipline in group {
                    li {
                        a href={ "/new/" (discipline.name) } { (context.say(&discipline.title)) }
                        p { (context.say(&discipline.sentence)) }
                    }
                }
            }
        }
    }
}

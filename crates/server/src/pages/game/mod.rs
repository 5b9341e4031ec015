//! The page of a game: everything stands here and reads well; the script makes it lively.

mod asks;
mod dialogs;
mod fair;
mod moves;
mod sight;
mod story;

use super::layout::{Accent, Page, layout};
use super::{PageContext, words};
use crate::shown::{Picture, Shown};
use crate::state::{GameState, Move, SessionState};
use maud::{Markup, PreEscaped, html};
use serde_json::json;
use skazka_core::{Discipline, Settings, text};
use std::borrow::Cow;

/// What the page of a game shows.
pub struct GamePage<'a> {
    /// The game's address without slashes.
    pub id: &'a str,
    /// What is played.
    pub discipline: &'a Discipline,
    /// The options that differ from their defaults.
    pub settings: &'a Settings,
    /// The game now, as this viewer may see it.
    pub now: &'a Shown,
    /// What this browser may do.
    pub session: &'a SessionState,
    /// The history, as this viewer may know it.
    pub moves: &'a [Move<String>],
    /// The point of the game that the address asks for with `?ply=`; by default the present one.
    pub shown: &'a Picture,
    /// The figures that the script may put on the board: the `skazka_render::sprite` of the family.
    pub sprite: &'a str,
    /// The seat at the bottom of the board, `/{id}/{seat}`, if the address names one.
    pub side: Option<u8>,
    /// Why the last command of a form was refused.
    pub refused: Option<&'a str>,
    /// The colours of the seats, where they are not the usual ones.
    pub palette: Option<&'static str>,
    /// What can be shown upon the board: the name of each overlay and what its switch says.
    pub overlays: &'a [(Cow<'static, str>, String)],
    /// Whether the game can be had as a post for a forum.
    pub posts: bool,
}

impl<'a> GamePage<'a> {
    /// What a seat is called.
    fn seat(&self, context: &PageContext, seat: u8) -> String {
        self.discipline.seats.get(usize::from(seat)).map_or_else(String::new, |name| context.say(name))
    }

    /// The seat that the board is looked at from: the one that the address names, or the only one that is held.
    fn from(&self) -> Option<u8> {
        let only = if let [only] = self.session.controlled_seats[..] { Some(only) } else { None };
        self.side.or(only)
    }

    /// The address of the game after `ply` actions.
    fn at(&self, ply: usize) -> String {
        format!("/{}?ply={ply}", self.id)
    }

    /// The state that the page shows.
    fn state(&self) -> &'a GameState {
        &self.now.state
    }

    /// Whether the game is over.
    fn is_over(&self) -> bool {
        self.state().outcome.is_some()
    }

    /// The number of the last action.
    fn end(&self) -> usize {
        self.state().ply
    }
}

/// The page of a game.
pub fn game(context: &PageContext, page: &GamePage<'_>) -> Markup {
    let title = context.say(&page.discipline.title);
    let body = html! {
        main #main data-palette=[page.palette] {
            h1.hidden { (title) }
            (banners(context, page))
            (stage(context, page))
            (story::story(context, page))
            (dialogs::curtain(context, page))
            (dialogs::help(context))
            p #said.hidden aria-live="polite" {}
            (PreEscaped(page.sprite))
            (hatch())
            (words::block(context))
            (words::data("game", &facts(context, page)))
        }
    };
    layout(
        context,
        Page {
            title: &title,
            accent: Accent::Malachite,
            class: "page-game",
            style: Some("game.css"),
            script: Some("game.js"),
            body,
        },
    )
}

/// What is said for a while. The script lays it over the page, so that it moves nothing.
fn banners(context: &PageContext, page: &GamePage<'_>) -> Markup {
    html! {
        div.banners {
            p #lost.banner hidden role="alert" { (context.say(&text!("client-lost"))) }
            p #refused.banner.refused hidden[page.refused.is_none()] role="alert" { (page.refused.unwrap_or_default()) }
            p #news.banner hidden role="status" {}
        }
    }
}

/// The status, the board and what is beside it.
fn stage(context: &PageContext, page: &GamePage<'_>) -> Markup {
    let looks_back = page.shown.ply != page.end();
    html! {
        section.stage aria-label=(context.say(&text!("game-board"))) {
            div.head {
                p #status.over[page.is_over()] role="status" { (page.now.status) }
                p #past.banner hidden[!looks_back] {
                    span #past-says { (context.say(&text!("client-past", ply = page.shown.ply))) } " "
                    a #to-game href={ "/" (page.id) } { (context.say(&text!("game-back-to-game"))) }
                }
                (sight::lenses(context))
            }
            ul #brief.notes hidden[!page.session.opening] { (notes(page.session.opening, page.shown)) }
            div #frame.board-frame {
                div #board.board-place { (PreEscaped(page.shown.whole(page.shown.side(page.from())))) }
                (sight::minimap())
                (sight::place())
            }
            (fair::seeds(context, page))
            div #path.path role="group" aria-label=(context.say(&text!("game-choices"))) {}
            div #trays.trays { (PreEscaped(&page.shown.trays)) }
            (asks::row(context, page))
        }
    }
}

/// The sentences about the position, where they are to stand.
fn notes(here: bool, shown: &Picture) -> Markup {
    html! { @for note in shown.notes.iter().filter(|_| here) { li { (note) } } }
}

/// What the script must know and the board does not say.
fn facts(context: &PageContext, page: &GamePage<'_>) -> serde_json::Value {
    let seats: Vec<String> = page.discipline.seats.iter().map(|seat| context.say(seat)).collect();
    let persons: Vec<bool> = page.state().seats.iter().map(|seat| seat.level.is_none()).collect();
    let looked_at = (page.shown.ply != page.end()).then_some(page.shown.ply);
    json!({ "id": page.id, "seats": seats, "persons": persons, "side": page.from(), "ply": looked_at })
}

/// The pattern of ground that would be lost.
fn hatch() -> Markup {
    html! {
        svg.sprite aria-hidden="true" {
            pattern #hatch width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                path.hatch-line d="M0 0V14" {}
            }
        }
    }
}

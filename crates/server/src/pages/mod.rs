//! The pages: plain functions from data to markup. They know no game, no database and no request.
//!
//! Every page reads well without script; the client's modules only attach behaviour to what stands here. No page has
//! inline script or style: the Content-Security-Policy is `default-src 'self'`.
//!
//! ```text
//!   GET  /                        home
//!   GET  /new/{discipline}?…      new_game      the form, filled from the query (see Choices)
//!   GET  /preview/{discipline}?…      preview   its changing part alone
//!   POST /new/{discipline}        begins a game, answers 303 to /{id}
//!   GET  /{id}?ply=               game
//!   GET  /{id}/socket             the socket of `protocol`
//!   POST /{id}/{act|undo|take-back|offer-draw|decline-draw|resign|sit}   forms of the game page without script:
//!                                 fields seat, seq, action; answers 303 to /{id}
//!   POST /{id}/seeds              seeds before the first draw: fields seq, seed-0, seed-1; answers 303 to /{id}
//!   POST /{id}/again              a new game with the same options and seats, answers 303 to /{id}
//!   GET  /export/{id}[.svg|.png|.post]?ply=   downloads
//!   POST /import                  the field record: a record or a forum thread; answers 303 to /{id}, or with remarks
//!   GET  /rules/{family}[/{slug}] rules
//!   GET  /verify[?game=]          how chance is kept fair; POST with the field record checks one
//!   GET  /api/games/{id}/state    the game as data (docs/state.md): viewpoint, told, position=no
//!   POST /api/draws               a record as the body; its draws as JSON
//!   POST /look                    fields language, theme (either), back: sets a cookie, answers 303 to `back`
//! ```

mod choices;
mod error;
mod form;
mod game;
mod home;
mod imported;
mod layout;
mod ornament;
mod rules;
mod trays;
mod verify;
mod words;

pub use choices::{Choices, Others};
pub use error::error;
pub use form::{NewGame, new_game, preview};
pub use game::{GamePage, game};
pub use home::{Shelf, home};
pub use imported::imported;
pub use layout::{Accent, Page, layout};
pub use rules::rules;
pub use trays::trays;
pub use verify::{Checked, verify};

use skazka_core::Text;
use skazka_words::Language;

/// What every page needs to know of the request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageContext {
    /// The language the page speaks.
    pub language: Language,
    /// The theme the reader chose.
    pub theme: Theme,
    /// What the things of games are drawn as.
    pub figures: Figures,
    /// The page's own path and query, to come back to after a switch of language or theme.
    pub path: String,
}

impl PageContext {
    /// Says a text in the page's language.
    pub fn say(&self, text: &Text) -> String {
        self.language.say(text)
    }
}

/// The colours a reader chose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Theme {
    /// As the reader's system wishes.
    #[default]
    Auto,
    /// Paper and ink.
    Light,
    /// Night.
    Dark,
}

impl Theme {
    /// Every choice, in the order of the switch.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// Its word in the cookie and the form of the switch.
    pub const fn code(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme with this word.
    pub fn from_code(code: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.code() == code)
    }
}

/// What the things of games are drawn as.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Figures {
    /// Figures.
    #[default]
    Drawn,
    /// The letters of the notation.
    Letters,
}

impl Figures {
    /// Its word in the cookie and the form of the switch.
    pub const fn code(self) -> &'static str {
        match self {
            Figures::Drawn => "drawn",
            Figures::Letters => "letters",
        }
    }

    /// The set with this word.
    pub fn from_code(code: &str) -> Option<Figures> {
        [Figures::Drawn, Figures::Letters].into_iter().find(|set| set.code() == code)
    }

    /// Whether these are the letters.
    pub fn are_letters(self) -> bool {
        self == Figures::Letters
    }

    /// The other set, which a switch leads to.
    #[must_use]
    pub fn other(self) -> Figures {
        if self.are_letters() { Figures::Drawn } else { Figures::Letters }
    }
}

//! What a page is told of a game as it goes on: what it does not know yet, ready to be sent.
//!
//! A page is told the drawing of a ground once, each action of the history once, and a state only if it is another one
//! than before. What onlookers are told alike is made once and shared; for whoever may decide something his part is made
//! by itself and put beside what all are shown.

use crate::protocol::{BackgroundDrawing, News, ServerMessage, TouchTree};
use crate::shown::{self, MessageKey, Packing, Picture, Shown};
use crate::state::SessionState;
use crate::view::{History, View, ViewerSession};
use serde::Serialize;
use skazka_core::Text;
use std::collections::HashSet;
use tokio_tungstenite::tungstenite::Message;

/// A page need not have more backgrounds than these at once: those it names beyond them are sent again.
const MOST_GROUNDS: usize = 64;

/// What a page knows.
#[derive(Default)]
pub struct Page {
    packing: Packing,
    /// The names of the backgrounds that it has.
    backgrounds: HashSet<String>,
    /// What was told last.
    last: Option<Mark>,
    /// How much of the history it was told.
    history: History,
}

/// What tells one state from another: of what all are shown, and of what the browser may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Mark {
    shown: u64,
    own: u64,
}

/// The part of a state that is one browser's.
#[derive(Serialize)]
struct OwnPart {
    #[serde(flatten)]
    session: SessionState,
    touches: Option<TouchTree>,
}

/// What there is to be told.
pub enum Telling {
    /// Nothing new.
    Nothing,
    /// This.
    Message(Message),
}

impl Page {
    /// A page that has the backgrounds of these names.
    pub fn new(packing: Packing, backgrounds: impl Iterator<Item = String>) -> Page {
        Page { packing, backgrounds: backgrounds.take(MOST_GROUNDS).collect(), ..Page::default() }
    }

    /// Forgets what was told of the game, for whoever looks through other eyes or was behind.
    pub fn forget(&mut self) {
        (self.last, self.history) = (None, History::default());
    }

    /// The game as it is for an onlooker, if all of it has been made already; it costs next to nothing.
    pub fn made_already(&mut self, view: &View<'_>, session: &ViewerSession) -> Option<Telling> {
        let shown = view.snapshot().shared.drawn(view.viewer(), session.language)?;
        if !session.is_onlooker() || !shown.is_written() {
            return None;
        }
        let mark = Mark { shown: shown.digest(), own: 0 };
        let history = view.history();
        if self.knows(mark, &history) {
            return Some(Telling::Nothing);
        }
        let message = view.snapshot().shared.message(&self.key(view, session, &shown, &history))?;
        self.learn(mark, history, &shown.picture);
        Some(Telling::Message(message))
    }

    /// The game as it is.
    pub fn state(&mut self, view: &View<'_>, session: &ViewerSession) -> Telling {
        let shown = view.snapshot().shared.shown(view, session.language);
        let own = own_part(view, session);
        let is_onlooker = session.is_onlooker();
        let mark = Mark { shown: shown.digest(), own: if is_onlooker { 0 } else { shown::hash(&own) } };
        let history = view.history();
        if self.knows(mark, &history) {
            return Telling::Nothing;
        }
        let key = self.key(view, session, &shown, &history);
        let message = self.packing.message(state_json(view, &key, &shown, &own));
        if is_onlooker {
            view.snapshot().shared.keep(key, message.clone());
        }
        self.learn(mark, history, &shown.picture);
        Telling::Message(message)
    }

    fn knows(&self, mark: Mark, history: &History) -> bool {
        self.last == Some(mark) && self.history == *history
    }

    fn learn(&mut self, mark: Mark, history: History, picture: &Picture) {
        (self.last, self.history) = (Some(mark), history);
        self.has(picture);
    }

    fn key(&self, view: &View<'_>, session: &ViewerSession, shown: &Shown, now: &History) -> MessageKey {
        MessageKey {
            viewer: view.viewer(),
            language: session.language,
            packing: self.packing,
            told: view.still_known(&self.history, now),
            brings_ground: !self.backgrounds.contains(shown.picture.background.name()),
        }
    }

    /// The board after `ply` actions.
    pub fn look(&mut self, view: &View<'_>, session: &ViewerSession, ply: usize) -> Message {
        let picture = Picture::new(view, ply, session.language);
        let ground = self.has(&picture).then(|| picture.background.bare());
        let ground = BackgroundDrawing { background_svg: ground };
        self.message(&ServerMessage::ShownPly(Box::new(crate::protocol::ShownPly { picture, ground })))
    }

    /// Anything else, ready to be sent.
    pub fn message(&self, tell: &ServerMessage) -> Message {
        self.packing.message(shown::written(tell))
    }

    /// Notes that the page has the ground of a picture. Whether it had not.
    fn has(&mut self, picture: &Picture) -> bool {
        let name = picture.background.name();
        if self.backgrounds.contains(name) {
            return false;
        }
        if self.backgrounds.len() >= MOST_GROUNDS {
            self.backgrounds.clear();
        }
        self.backgrounds.insert(name.to_owned())
    }
}

fn own_part(view: &View<'_>, session: &ViewerSession) -> String {
    let touches = view.touches(session);
    let state = view.session_state(session, touches.as_ref());
    let say = |text: &Text| session.language.say(text);
    shown::written(&OwnPart { session: state, touches: touches.map(|touches| touches.said(&say)) })
}

/// A [`crate::protocol::State`], put together of its parts.
fn state_json(view: &View<'_>, key: &MessageKey, shown: &Shown, own: &str) -> String {
    let ground = BackgroundDrawing { background_svg: key.brings_ground.then(|| shown.picture.background.bare()) };
    let moves = shown::moves(view, key.told..view.plies(), key.language);
    let news = shown::written(&News { told: key.told, moves, ground });
    shown::joined(&[r#"{"t":"state"}"#, shown.json(), &news, own])
}

#[cfg(test)]
mod tests;

//! What a page is shown of a game as it goes on: worked out on a thread for views, ready to be sent.
//!
//! A page is told what it does not know yet: the drawing of a ground once, each action of the history once, and a state
//! only if it is another one than before.

use super::packing::Packing;
use crate::protocol::{Picture, ServerMessage};
use crate::room::Snapshot;
use crate::view::{History, View};
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
    /// The moment of the game that was told last.
    last: Option<Snapshot>,
    /// How much of the history it was told.
    history: History,
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

    /// The game as it is; nothing when that is what was sent last.
    pub fn state(&mut self, view: &View<'_>) -> Option<Message> {
        if self.last.as_ref().is_some_and(|last| view.tells_the_same_as(last)) {
            return None;
        }
        let history = view.history();
        let mut state = Box::new(view.state(view.still_known(&self.history, &history)));
        (self.last, self.history) = (Some(view.snapshot().clone()), history);
        self.bring_ground(&mut state.picture);
        Some(self.message(&ServerMessage::State(state)))
    }

    /// The board after `ply` actions.
    pub fn look(&mut self, view: &View<'_>, ply: usize) -> Message {
        let mut picture = view.picture(ply);
        self.bring_ground(&mut picture);
        self.message(&ServerMessage::ShownPly(picture))
    }

    /// Anything else, ready to be sent.
    pub fn message(&self, tell: &ServerMessage) -> Message {
        // Every key is a string and nothing refuses to be written.
        self.packing.message(serde_json::to_string(tell).unwrap_or_default())
    }

    /// A ground that the page has not got yet comes along with its picture.
    fn bring_ground(&mut self, picture: &mut Picture) {
        if !self.backgrounds.contains(&picture.background) {
            if self.backgrounds.len() >= MOST_GROUNDS {
                self.backgrounds.clear();
            }
            self.backgrounds.insert(picture.background.clone());
            picture.background_svg = Some(picture.drawn.background.bare());
        }
    }
}

//! What many look at is made once.

use super::{Packing, Shown};
use crate::view::View;
use skazka_core::Viewer;
use skazka_words::Language;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use tokio_tungstenite::tungstenite::Message;

/// So many different messages of one moment are kept; those beyond are made anew. Most are told to pages that have just
/// come.
const MOST_MESSAGES: usize = 32;

/// What is shown of one moment of a game, each made when it is first looked at. All share it who have the snapshot.
#[derive(Debug, Default)]
pub struct SharedViews {
    shown: Mutex<Vec<((Viewer, Language), Slot)>>,
    messages: Mutex<Vec<(MessageKey, Message)>>,
}

/// Where one [`Shown`] stands, or is being made.
type Slot = Arc<OnceLock<Arc<Shown>>>;

/// What tells one message to those who only look on from another of the same moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MessageKey {
    /// Whose eyes are looked through.
    pub viewer: Viewer,
    /// The language it is told in.
    pub language: Language,
    /// How it is packed.
    pub packing: Packing,
    /// How many actions were told before.
    pub told: usize,
    /// Whether it brings the drawing of the ground.
    pub brings_ground: bool,
}

impl SharedViews {
    /// What those are shown who look as `view` does, in a language: drawn now if nobody has looked so before. Whoever comes
    /// while it is being drawn waits.
    pub fn shown(&self, view: &View<'_>, language: Language) -> Arc<Shown> {
        let place = self.place(view.viewer(), language);
        place.get_or_init(|| Arc::new(Shown::new(view, language))).clone()
    }

    /// The same, if it is drawn already.
    pub fn drawn(&self, viewer: Viewer, language: Language) -> Option<Arc<Shown>> {
        self.place(viewer, language).get().cloned()
    }

    fn place(&self, viewer: Viewer, language: Language) -> Slot {
        let mut shown = lock(&self.shown);
        let key = (viewer, language);
        if let Some((_, place)) = shown.iter().find(|(known, _)| *known == key) {
            return place.clone();
        }
        let place = Slot::default();
        shown.push((key, place.clone()));
        place
    }

    /// A message that was told before.
    pub fn message(&self, key: &MessageKey) -> Option<Message> {
        lock(&self.messages).iter().find(|(known, _)| known == key).map(|(_, message)| message.clone())
    }

    /// Keeps a message for others.
    pub fn keep(&self, key: MessageKey, message: Message) {
        let mut messages = lock(&self.messages);
        if messages.len() < MOST_MESSAGES {
            messages.push((key, message));
        }
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

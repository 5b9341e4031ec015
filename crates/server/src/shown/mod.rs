//! From a state to what people see: sentences, pictures, and the bytes that are sent. Made once for all who look through the
//! same eyes and read the same language, and shared by them through the room's snapshot.
//!
//! ```text
//!   state      view says what may be known
//!   picture    the board drawn, trays and notes         status   one sentence
//!   json       both and the state, written once
//!   shared     one of each for each pair of eyes and language; messages that many are told alike
//!   packing    long messages deflated
//! ```

mod json;
mod packing;
mod picture;
mod shared;
mod status;

pub use json::{joined, written};
pub use packing::Packing;
pub use picture::Picture;
pub use shared::{MessageKey, SharedViews};

use crate::metrics;
use crate::state::{GameState, Move};
use crate::view::View;
use serde::Serialize;
use skazka_words::Language;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;
use std::sync::OnceLock;

/// What everybody is shown who looks at one moment of a game through the same eyes, in one language.
#[derive(Debug)]
pub struct Shown {
    /// The state it is made of.
    pub state: GameState,
    /// One sentence: whose turn it is, or how the game ended.
    pub status: String,
    /// The board now.
    pub picture: Picture,
    /// A number for the actions that may still be told otherwise: set-ups in secret, draws of nobody's turn yet.
    open_moves: u64,
    written: OnceLock<Written>,
}

/// It as JSON.
#[derive(Debug)]
struct Written {
    json: String,
    digest: u64,
}

/// The part of a message that is the same for all who are shown it.
#[derive(Serialize)]
struct SharedPart<'a> {
    #[serde(flatten)]
    state: &'a GameState,
    status: &'a str,
    picture: &'a Picture,
}

impl Shown {
    /// Draws a view and says what is to be said of it.
    pub fn new(view: &View<'_>, language: Language) -> Shown {
        metrics::view_drawn();
        let state = view.state();
        let status = status::said(&state, language);
        let picture = Picture::new(view, view.plies(), language);
        let open_moves = hash(&view.moves(view.history().told()..view.plies()));
        Shown { state, status, picture, open_moves, written: OnceLock::new() }
    }

    /// Whether it has been written as JSON, so that what asks for that costs nothing.
    pub fn is_written(&self) -> bool {
        self.written.get().is_some()
    }

    /// It as a JSON object with the fields of the state, `status` and `picture`.
    pub fn json(&self) -> &str {
        &self.written().json
    }

    /// A number that differs between moments that differ in anything there is to see, but for actions told for good.
    pub fn digest(&self) -> u64 {
        self.written().digest
    }

    fn written(&self) -> &Written {
        self.written.get_or_init(|| {
            let Shown { state, status, picture, .. } = self;
            let json = json::written(&SharedPart { state, status, picture });
            let digest = hash(&(&json, self.open_moves));
            Written { json, digest }
        })
    }
}

/// Some of the actions that may be known, their sentences said.
pub fn moves(view: &View<'_>, some: Range<usize>, language: Language) -> Vec<Move<String>> {
    view.moves(some).iter().map(|one| one.said(|text| language.say(text))).collect()
}

/// A number by which one value is told from others.
pub fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

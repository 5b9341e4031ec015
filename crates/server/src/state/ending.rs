//! How a game ended, typed.

use serde::Serialize;
use skazka_core::{Ending, Outcome, Text};

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OutcomeState {
    /// Each seat's place, from 1; seats that share a place are tied. Of nobody in a game that does not count.
    pub places: Vec<u8>,
    /// By what it ended.
    pub ending: EndingKind,
    /// Why, a word of the game's notation: `raj`, `locked`, `agreement`.
    pub reason: String,
    /// Why, as a sentence.
    #[cfg_attr(test, ts(type = "Text"))]
    pub why: Text,
}

/// By what a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum EndingKind {
    /// The rules of the game.
    Rules,
    /// All agreed to a draw.
    Agreement,
    /// A seat gave up.
    Resignation,
    /// A seat used up its time.
    Timeout,
    /// It was called off and does not count.
    Aborted,
    /// An arbiter.
    Adjudicated,
}

impl From<Ending> for EndingKind {
    fn from(ending: Ending) -> EndingKind {
        match ending {
            Ending::Rules(_) => EndingKind::Rules,
            Ending::Agreement => EndingKind::Agreement,
            Ending::Resignation => EndingKind::Resignation,
            Ending::Timeout => EndingKind::Timeout,
            Ending::Aborted => EndingKind::Aborted,
            Ending::Adjudicated => EndingKind::Adjudicated,
        }
    }
}

impl From<Outcome> for OutcomeState {
    fn from(Outcome { places, ending }: Outcome) -> OutcomeState {
        let reason = ending.word().to_owned();
        OutcomeState { places: places.to_vec(), ending: ending.into(), reason, why: ending.because() }
    }
}

impl OutcomeState {
    /// The seats in the first place.
    pub fn best(&self) -> impl Iterator<Item = usize> {
        self.places.iter().enumerate().filter(|(_, place)| **place == 1).map(|(seat, _)| seat)
    }
}

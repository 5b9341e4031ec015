//! How a game ended, typed.

use serde::Serialize;
use skazka_core::{Outcome, Text};

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OutcomeState {
    /// Each seat's place, from 1; seats that share a place are tied.
    pub places: Vec<u8>,
    /// By what it ended.
    pub ending: Ending,
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
pub enum Ending {
    /// The rules of the game.
    Rules,
    /// All agreed to a draw.
    Agreement,
    /// A seat gave up.
    Resignation,
}

impl From<&Outcome> for OutcomeState {
    fn from(outcome: &Outcome) -> OutcomeState {
        let ending = match outcome.reason {
            "agreement" => Ending::Agreement,
            "resignation" => Ending::Resignation,
            _ => Ending::Rules,
        };
        let (places, reason) = (outcome.places.clone(), outcome.reason.to_owned());
        OutcomeState { places, ending, reason, why: outcome.because() }
    }
}

impl OutcomeState {
    /// The seats in the first place.
    pub fn best(&self) -> impl Iterator<Item = usize> {
        self.places.iter().enumerate().filter(|(_, place)| **place == 1).map(|(seat, _)| seat)
    }
}

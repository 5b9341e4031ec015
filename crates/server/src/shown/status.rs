//! The sentence above the board: whose turn it is, or how the game ended.

use crate::state::{GameState, OutcomeState};
use skazka_core::{Text, text};
use skazka_words::Language;

/// It, in a language.
pub fn said(state: &GameState, language: Language) -> String {
    language.say(&Status { state, language }.text())
}

struct Status<'a> {
    state: &'a GameState,
    language: Language,
}

impl Status<'_> {
    fn text(&self) -> Text {
        let GameState { outcome, offers, fair, .. } = self.state;
        let awaits_seeds = fair.as_ref().is_some_and(|fair| !fair.awaits.is_empty());
        match outcome {
            Some(outcome) => self.ended(outcome),
            None if !offers.is_empty() => text!("status-draw-offered", seats = self.names(offers)),
            None if self.state.chance && awaits_seeds => text!("status-seeds"),
            None if self.state.chance => text!("status-chance"),
            None => self.decides(),
        }
    }

    fn decides(&self) -> Text {
        let GameState { turn, secret, viewpoint, .. } = self.state;
        let own = viewpoint.filter(|seat| turn.contains(seat));
        match (self.thinking(), own) {
            (Some(seat), _) => text!("status-thinking", seat = self.name(seat)),
            (None, Some(seat)) if *secret => text!("status-set-up", seat = self.names(&[seat])),
            (None, _) if *secret => text!("status-secret", seats = self.names(turn)),
            (None, _) => text!("status-turn", seat = self.names(turn)),
        }
    }

    /// The seat that the computer thinks for, unless a person has to decide too: then that is what is waited for.
    fn thinking(&self) -> Option<u8> {
        let GameState { turn, seats, thinking, .. } = self.state;
        let is_person = |seat: &u8| seats.get(usize::from(*seat)).is_some_and(|one| one.level.is_none());
        thinking.filter(|_| !turn.iter().any(is_person))
    }

    fn ended(&self, outcome: &OutcomeState) -> Text {
        let why = outcome.why.clone();
        let best: Vec<u8> = outcome.best().map(|seat| seat as u8).collect();
        match best[..] {
            _ if outcome.places.is_empty() => text!("status-uncounted", why = why),
            [seat] => text!("status-won", seat = self.name(seat), why = why),
            _ if best.len() == outcome.places.len() => text!("status-drawn", why = why),
            _ => text!("status-shared", seats = self.names(&best), why = why),
        }
    }

    fn name(&self, seat: u8) -> Text {
        let known = self.state.seats.get(usize::from(seat));
        known.map_or_else(|| Text::literal(seat.to_string()), |one| one.name.clone())
    }

    fn names(&self, seats: &[u8]) -> String {
        seats.iter().map(|seat| self.language.say(&self.name(*seat))).collect::<Vec<_>>().join(", ")
    }
}

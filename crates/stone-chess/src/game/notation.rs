//! The notation, as those who know no game need it.

use crate::play::{Action, State};
use crate::rules::Rules;
use skazka_core::{Actor, Chance, Fault, Notation, Position, Text, Turn, text};

impl Notation for State {
    fn write_action(&self, _by: Actor, action: Action) -> String {
        State::write_action(self, action)
    }

    fn read_action(&self, by: Actor, written: &str) -> Result<Action, Fault> {
        self.is_asked(by)?;
        Ok(self.read_step(written)?)
    }

    /// A whole turn; while pieces are placed also one of them.
    fn read_actions(&self, by: Actor, written: &str) -> Result<Vec<Action>, Fault> {
        self.is_asked(by)?;
        match self.is_placing() && !written.contains(';') {
            true => Ok(vec![self.read_step(written)?]),
            false => Ok(self.read_turn(written)?),
        }
    }

    fn unfinished_turn(&self) -> Option<Text> {
        let standing = self.pieces().filter(|(_, seat, _)| *seat == self.mover()).count();
        let begun = self.is_placing() && standing > 0;
        begun.then(|| text!("stone-chess-action-half-placement", found = standing))
    }

    fn unlisted_turns(&self) -> Option<Text> {
        (self.is_placing() && !self.is_over()).then(|| text!("stone-chess-unlisted-placement"))
    }

    fn write(&self) -> String {
        State::write(self)
    }

    fn read(rules: &Rules, written: &str) -> Result<State, Fault> {
        Ok(State::read(rules, written)?)
    }
}

/// Nothing is left to chance.
impl Chance for State {}

impl State {
    fn is_asked(&self, by: Actor) -> Result<(), Fault> {
        match Position::turn(self) {
            turn if turn.is_for(by) => Ok(()),
            Turn::Over => Err(text!("game-is-over").into()),
            _ => Err(text!("act-not-your-turn").into()),
        }
    }
}

//! The notation, as those who know no game need it.

use super::told;
use crate::play::{Move, State};
use crate::rules::Rules;
use skazka_core::{Actor, Fault, Notation, Position, text};

impl Notation for State {
    fn write_action(&self, _by: Actor, action: Move) -> String {
        State::write_action(self, action)
    }

    fn read_action(&self, by: Actor, written: &str) -> Result<Move, Fault> {
        if !Position::turn(self).is_for(by) {
            return Err(text!("act-not-your-turn").into());
        }
        if by != Actor::Chance {
            told::without_faces(written)?;
        }
        Ok(State::read_action(self, written)?)
    }

    fn write(&self) -> String {
        State::write(self)
    }

    fn read(rules: &Rules, written: &str) -> Result<State, Fault> {
        Ok(State::read(*rules, written)?)
    }
}

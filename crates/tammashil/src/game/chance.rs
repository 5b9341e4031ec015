//! What chance draws in it, and how that is told.

use super::words;
use crate::play::{Move, State};
use crate::rules::Rules;
use skazka_core::{Actor, Chance, Fault, Notation, Position, Text, Turn, Words, text};

impl Chance for State {
    fn deal(rules: &Rules, words: Option<Words>) -> State {
        State::dealt(*rules, words)
    }

    fn read_told(&self, written: &str) -> Result<Vec<(Actor, Move)>, Fault> {
        match Position::turn(self) {
            Turn::Chance => Ok(vec![(Actor::Chance, Notation::read_action(self, Actor::Chance, written)?)]),
            Turn::One(seat) => {
                let told = State::read_told(self, written)?.into_iter();
                let by = |action: &Move| if action.is_chance() { Actor::Chance } else { Actor::Seat(seat) };
                Ok(told.map(|action| (by(&action), action)).collect())
            }
            Turn::Secret(_) | Turn::Over => Err(text!("game-is-over").into()),
        }
    }

    fn read_outcome(&self, written: &str) -> Option<Move> {
        State::read_outcome(self, written)
    }

    fn join(written: &str, outcome: &str) -> Option<String> {
        crate::play::join(written, outcome)
    }

    fn unjoin(written: &str) -> Option<(String, Vec<String>)> {
        crate::play::unjoin(written)
    }

    fn says_drawn(&self, outcome: Move) -> Option<Text> {
        words::drawn(outcome)
    }
}

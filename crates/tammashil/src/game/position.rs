//! The game as the rest of the project knows it.

use super::{told, view::Seen, words};
use crate::play::{Move, Next, State};
use crate::rules::{Rules, Which};
use skazka_core::{
    Actor, Effect, Fault, NextTouches, Outcome, Position, Scene, Seat, Step, Text, Touch, TouchTree, Turn, Viewer,
    Words, text,
};

impl Position for State {
    type Rules = Rules;
    type Action = Move;
    type View = Seen;

    const CHANCE: bool = true;

    fn start(rules: &Rules) -> State {
        State::start(*rules)
    }

    fn deal(rules: &Rules, words: Option<Words>) -> State {
        State::dealt(*rules, words)
    }

    fn preview(rules: &Rules) -> State {
        State::dealt(*rules, None)
    }

    fn rolls(&self) -> bool {
        self.rules().game == Which::Tammashil
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        match self.next() {
            Next::Coin | Next::Roll(_) | Next::Disc(_) => Turn::Chance,
            Next::Seat(seat) => Turn::One(seat),
            Next::Won(seat) => Turn::Over(Outcome::won(seat, 2, "priests")),
        }
    }

    fn turn_number(&self) -> u32 {
        if self.next() == Next::Coin { 0 } else { State::turn(self) }
    }

    fn actions(&self, by: Actor, out: &mut Vec<Move>) {
        if Position::turn(self).is_for(by) {
            State::actions(self, out);
        }
    }

    fn candidates(&self, by: Actor, out: &mut Vec<Move>) {
        if Position::turn(self).is_for(by) {
            State::candidates(self, out);
        }
    }

    fn apply(&mut self, _by: Actor, action: Move) {
        State::apply(self, action);
    }

    fn weight(&self, action: Move) -> u32 {
        State::weight(self, action)
    }

    fn drawn(&self, _occurrences: u32) -> Option<Outcome> {
        State::drawn(self).then(|| Outcome::drawn(2, "quiet"))
    }

    fn key(&self) -> u64 {
        State::key(self)
    }

    fn recomputed_key(&self) -> u64 {
        State::recomputed_key(self)
    }

    fn view(&self, to: Viewer) -> Seen {
        Seen::new(self, to)
    }

    /// Unknown discs stay unknown: chance turns them.
    fn determinize(view: &Seen, _words: Words) -> State {
        view.0.clone()
    }

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

    fn read_told(&self, written: &str) -> Result<Vec<(Actor, Move)>, Fault> {
        match Position::turn(self) {
            Turn::Chance => Ok(vec![(Actor::Chance, Position::read_action(self, Actor::Chance, written)?)]),
            Turn::One(seat) => {
                let told = State::read_told(self, written)?.into_iter();
                let by = |action: &Move| if action.is_chance() { Actor::Chance } else { Actor::Seat(seat) };
                Ok(told.map(|action| (by(&action), action)).collect())
            }
            Turn::Secret(_) | Turn::Over(_) => Err(text!("game-is-over").into()),
        }
    }

    fn join(written: &str, outcome: &str) -> Option<String> {
        crate::play::join(written, outcome)
    }

    fn unjoin(written: &str) -> Option<(String, Vec<String>)> {
        crate::play::unjoin(written)
    }

    fn write(&self) -> String {
        State::write(self)
    }

    fn read(rules: &Rules, written: &str) -> Result<State, Fault> {
        Ok(State::read(*rules, written)?)
    }

    fn scene(view: &Seen) -> Scene {
        crate::scene::scene(&view.0, Vec::new())
    }

    fn symbol_name(symbol: &str) -> Text {
        words::symbol_name(symbol)
    }

    fn steps(&self, by: Seat, action: Move) -> Vec<Step> {
        self.steps_of(by, action)
    }

    fn next_touches(&self, by: Seat, path: &[Touch]) -> NextTouches {
        match Position::turn(self).is_for(Actor::Seat(by)) {
            true => self.continuations_of(path),
            false => NextTouches { action: None, says: None, next: Vec::new() },
        }
    }

    /// The first touches; what follows them is asked for.
    fn touch_tree(&self, by: Seat, _most: usize) -> Option<TouchTree> {
        Some(TouchTree::from(Position::next_touches(self, by, &[])))
    }

    fn effects(&self, by: Actor, action: Move) -> Vec<Effect> {
        match by {
            Actor::Seat(_) => self.happens(action),
            Actor::Chance => self.drawn_by_chance(action),
        }
    }

    fn says_drawn(&self, outcome: Move) -> Option<Text> {
        words::drawn(outcome)
    }

    fn perft(&self, depth: u32, rolls: &[u8]) -> u64 {
        State::perft(self, depth, rolls)
    }

    fn divide(&self, depth: u32, rolls: &[u8]) -> Vec<(String, u64)> {
        let lines = State::divide(self, depth, rolls).into_iter();
        lines.map(|(action, nodes)| (State::write_action(self, action), nodes)).collect()
    }
}

//! The game as the rest of the project knows it.

use crate::play::{Action, Kind, Standing, State};
use crate::rules::Rules;
use skazka_core::{
    Actor, Effect, Fault, NextTouches, Outcome, Position, Scene, Seat, Seats, Step, Text, Touch, TouchTree, Turn,
    Viewer, Words, text,
};

impl Position for State {
    type Rules = Rules;
    type Action = Action;
    type View = State;

    fn start(rules: &Rules) -> State {
        State::new(rules)
    }

    fn seats(&self) -> usize {
        State::seats(self).count()
    }

    fn turn(&self) -> Turn {
        match self.ended() {
            Some(outcome) => Turn::Over(outcome),
            None => Turn::One(self.mover()),
        }
    }

    fn turn_number(&self) -> u32 {
        State::turn(self)
    }

    fn actions(&self, by: Actor, out: &mut Vec<Action>) {
        if Position::turn(self).is_for(by) {
            State::actions(self, out);
        }
    }

    fn candidates(&self, by: Actor, out: &mut Vec<Action>) {
        if Position::turn(self).is_for(by) {
            crate::evaluate::candidates(self, out);
        }
    }

    fn apply(&mut self, _by: Actor, action: Action) {
        State::apply(self, action);
    }

    fn drawn(&self, occurrences: u32) -> Option<Outcome> {
        State::drawn(self, occurrences)
    }

    fn in_play(&self) -> Seats {
        let is_in = |seat: &Seat| !matches!(self.standing(*seat), Standing::Out(_));
        State::seats(self).filter(is_in).fold(Seats::NONE, Seats::and)
    }

    fn agreed(&self) -> Outcome {
        self.draw("agreement")
    }

    fn retiring(&self, seat: Seat) -> Option<Action> {
        Some(Action::Retire { seat })
    }

    fn key(&self) -> u64 {
        State::key(self)
    }

    fn recomputed_key(&self) -> u64 {
        State::recomputed_key(self)
    }

    /// Nothing is hidden.
    fn view(&self, _to: Viewer) -> State {
        *self
    }

    fn determinize(view: &State, _words: Words) -> State {
        *view
    }

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

    fn read_told(&self, written: &str) -> Result<Vec<(Actor, Action)>, Fault> {
        if let Some(seat) = self.retires(written) {
            return match Position::in_play(self).contains(seat) {
                true => Ok(vec![(Actor::Seat(seat), Action::Retire { seat })]),
                false => Err(text!("seat-out").into()),
            };
        }
        let by = Actor::Seat(self.mover());
        Ok(self.read_actions(by, written)?.into_iter().map(|action| (by, action)).collect())
    }

    fn half_turn(&self) -> Option<Text> {
        let standing = self.pieces().filter(|(_, seat, _)| *seat == self.mover()).count();
        let begun = self.is_placing() && standing > 0;
        begun.then(|| text!("stone-chess-action-half-placement", found = standing))
    }

    fn unlisted(&self) -> Option<Text> {
        (self.is_placing() && !self.is_over()).then(|| text!("stone-chess-unlisted-placement"))
    }

    fn write(&self) -> String {
        State::write(self)
    }

    fn read(rules: &Rules, written: &str) -> Result<State, Fault> {
        Ok(State::read(rules, written)?)
    }

    fn scene(view: &State) -> Scene {
        crate::scene::scene(view, Vec::new())
    }

    fn symbol_name(symbol: &str) -> Text {
        Kind::from_letters(symbol).map_or_else(|| Text::literal(symbol), Kind::name)
    }

    fn steps(&self, by: Seat, action: Action) -> Vec<Step> {
        self.steps_of(by, action)
    }

    fn next_touches(&self, by: Seat, path: &[Touch]) -> NextTouches {
        match Position::turn(self).is_for(Actor::Seat(by)) {
            true => self.continuations_of(path),
            false => NextTouches { action: None, says: None, next: Vec::new() },
        }
    }

    fn touch_tree(&self, by: Seat, most: usize) -> Option<TouchTree> {
        match Position::turn(self).is_for(Actor::Seat(by)) {
            true => self.paths_of(most),
            false => Some(TouchTree::none()),
        }
    }

    fn effects(&self, _by: Actor, action: Action) -> Vec<Effect> {
        self.happens(action)
    }

    fn perft(&self, depth: u32, _rolls: &[u8]) -> u64 {
        State::perft(self, depth)
    }
}

impl State {
    fn is_asked(&self, by: Actor) -> Result<(), Fault> {
        match Position::turn(self) {
            turn if turn.is_for(by) => Ok(()),
            Turn::Over(_) => Err(text!("game-is-over").into()),
            _ => Err(text!("act-not-your-turn").into()),
        }
    }

    /// Who gives up by this word: `resign:w`.
    fn retires(&self, written: &str) -> Option<Seat> {
        let side = written.strip_prefix(crate::play::RETIRES)?;
        State::seats(self).find(|seat| crate::play::SIDES[seat.index()].to_string() == side)
    }
}

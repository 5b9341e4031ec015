//! The rules, as a search and the laws need them.

use crate::play::{Action, SeatStatus, State};
use crate::rules::Rules;
use skazka_core::{Actor, Ending, Outcome, Perft, Position, Script, Seat, Seats, Turn, Viewer, Words};

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
        if self.is_over() { Turn::Over } else { Turn::One(self.mover()) }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended()
    }

    fn turn_number(&self) -> u32 {
        State::turn(self)
    }

    fn actions(&self, by: Actor, out: &mut Vec<Action>) {
        if Position::turn(self).is_for(by) {
            State::actions(self, out);
        }
    }

    fn apply(&mut self, _by: Actor, action: Action) {
        State::apply(self, action);
    }

    fn draw_by_counting(&self, occurrences: u32) -> Option<Outcome> {
        State::drawn(self, occurrences)
    }

    fn in_play(&self) -> Seats {
        let is_in = |seat: &Seat| !matches!(self.seat_status(*seat), SeatStatus::Out(_));
        State::seats(self).filter(is_in).fold(Seats::NONE, Seats::and)
    }

    fn agreed(&self) -> Outcome {
        self.ended_by(Ending::Agreement)
    }

    fn retiring(&self, seat: Seat) -> Option<Action> {
        Some(Action::Retire { seat })
    }

    fn key(&self) -> u64 {
        State::key(self)
    }

    /// Nothing is hidden.
    fn view(&self, _to: Viewer) -> State {
        *self
    }

    fn determinize(view: &State, _words: Words) -> State {
        *view
    }
}

impl Perft for State {
    fn perft(&self, depth: u32, _script: Script<Action>) -> u64 {
        State::perft(self, depth)
    }
}

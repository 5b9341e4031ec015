//! The rules, as a search and the laws need them.

use super::view::Seen;
use crate::play::{Move, Next, State};
use crate::rules::Rules;
use skazka_core::{Actor, Ending, Outcome, Perft, Position, Script, Turn, Viewer, Words};

impl Position for State {
    type Rules = Rules;
    type Action = Move;
    type View = Seen;

    const CHANCE: bool = true;

    fn start(rules: &Rules) -> State {
        State::start(*rules)
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        match self.next() {
            Next::Coin | Next::Roll(_) | Next::Disc(_) => Turn::Chance,
            Next::Seat(seat) => Turn::One(seat),
            Next::Won(_) => Turn::Over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner().map(|seat| Outcome::won(seat, 2, Ending::Rules("priests")))
    }

    fn turn_number(&self) -> u32 {
        if self.next() == Next::Coin { 0 } else { State::turn(self) }
    }

    fn actions(&self, by: Actor, out: &mut Vec<Move>) {
        if Position::turn(self).is_for(by) {
            State::actions(self, out);
        }
    }

    fn apply(&mut self, _by: Actor, action: Move) {
        State::apply(self, action);
    }

    fn weight(&self, action: Move) -> u32 {
        State::weight(self, action)
    }

    fn draw_by_counting(&self, _occurrences: u32) -> Option<Outcome> {
        State::drawn(self).then(|| Outcome::drawn(2, Ending::Rules("quiet")))
    }

    fn key(&self) -> u64 {
        State::key(self)
    }

    fn view(&self, to: Viewer) -> Seen {
        Seen::new(self, to)
    }

    /// Unknown discs stay unknown: chance turns them.
    fn determinize(view: &Seen, _words: Words) -> State {
        view.0.clone()
    }
}

impl Perft for State {
    fn perft(&self, depth: u32, script: Script<Move>) -> u64 {
        State::perft(self, depth, script)
    }
}

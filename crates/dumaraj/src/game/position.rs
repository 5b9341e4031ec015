//! The rules, as a search and the laws need them.

use super::decisions::Decision;
use super::desk::Stage;
use super::situation::Situation;
use super::view::Seen;
use crate::{BLOCKER, Rules};
use skazka_core::perft::one_by_one;
use skazka_core::{Actor, Ending, Outcome, Perft, Position, Script, Turn, Viewer, Words};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The quiet turns of both players together that make a draw (`rules/dumaraj.md §3.6`).
const QUIET_DRAW: u32 = 100;
/// How often a position stands when the game is drawn (`rules/dumaraj.md §3.6`).
const REPETITION_DRAW: u32 = 3;

impl Situation {
    /// Adds what is written and not yet revealed to the board's hash.
    fn with_desk(&self, board: u64) -> u64 {
        if !self.is_setting_up() {
            return board;
        }
        let mut hasher = DefaultHasher::new();
        self.desk.hash(&mut hasher);
        board ^ hasher.finish()
    }

    /// [`Position::key`] computed from nothing: the slow oracle beside it.
    pub fn recomputed_key(&self) -> u64 {
        self.with_desk(self.board.recomputed_key())
    }
}

impl Position for Situation {
    type Rules = Rules;
    type Action = Decision;
    type View = Seen;

    fn start(rules: &Rules) -> Situation {
        Situation::new(rules)
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        match self.desk.stage {
            Stage::Naming => Turn::One(BLOCKER),
            Stage::Writing | Stage::Placing => Turn::Secret(self.waiting()),
            Stage::Playing => match self.board.ended() {
                Some(_) => Turn::Over,
                None => Turn::One(self.board.mover()),
            },
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let ended = if self.is_setting_up() { None } else { self.board.ended() };
        ended.map(|(winner, reason)| Outcome::won(winner, 2, Ending::Rules(reason.word())))
    }

    fn turn_number(&self) -> u32 {
        if self.is_setting_up() || self.board.is_placing() { 0 } else { self.board.turn() }
    }

    fn actions(&self, by: Actor, out: &mut Vec<Decision>) {
        self.list(by, out);
    }

    fn apply(&mut self, by: Actor, action: Decision) {
        if let Actor::Seat(seat) = by {
            self.take(seat, action);
        }
    }

    fn draw_by_counting(&self, occurrences: u32) -> Option<Outcome> {
        if self.is_setting_up() || self.board.is_placing() {
            return None;
        }
        let reason = match (occurrences >= REPETITION_DRAW, self.board.quiet() >= QUIET_DRAW) {
            (true, _) => "repetition",
            (false, true) => "quiet",
            (false, false) => return None,
        };
        Some(Outcome::drawn(2, Ending::Rules(reason)))
    }

    fn key(&self) -> u64 {
        self.with_desk(self.board.key())
    }

    fn view(&self, to: Viewer) -> Seen {
        Seen::new(self, to)
    }

    /// What others have written or placed stays open: whatever it is, it changes nothing of the viewer's own choice.
    fn determinize(view: &Seen, _words: Words) -> Situation {
        view.situation
    }
}

impl Perft for Situation {
    fn perft(&self, depth: u32, script: Script<Decision>) -> u64 {
        if self.is_setting_up() { one_by_one(self, depth, script) } else { self.board.perft(depth) }
    }
}

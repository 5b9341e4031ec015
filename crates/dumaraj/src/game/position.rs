//! The game as the rest of the project knows it.

use super::decisions::Decision;
use super::desk::{Desk, Stage};
use super::situation::Situation;
use super::view::Seen;
use crate::{BLOCKER, Board, Kind, Rules};
use skazka_core::{Actor, Fault, Outcome, Position, Scene, Seat, Step, Turn, Viewer, Words};
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

    /// The desk that a written position stands for: set-ups are still to be made when nobody stands on turn 1.
    fn desk_of(rules: &Rules, board: &Board) -> Desk {
        let count = |seat| board.mobs().filter(|&(_, owner, _)| owner == Seat(seat)).count();
        let waiting = match rules.kind {
            Kind::Eralash(_) => count(0) == 0 || count(1) == 0,
            Kind::Setup(_) => count(0) + count(1) == 0,
            Kind::Goniki(_) | Kind::Hunters(_) => false,
        };
        if board.turn() == 1 && waiting { Desk::new(rules) } else { Desk::cleared() }
    }
}

impl Position for Situation {
    type Rules = Rules;
    type Action = Decision;
    type View = Seen;

    fn start(rules: &Rules) -> Situation {
        Situation::new(rules)
    }

    fn preview(rules: &Rules) -> Situation {
        Situation::plain(rules)
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        match self.desk.stage {
            Stage::Naming => Turn::One(BLOCKER),
            Stage::Writing | Stage::Placing => Turn::Secret(self.waiting()),
            Stage::Playing => match self.board.ended() {
                Some((winner, reason)) => Turn::Over(Outcome::won(winner, 2, reason.word())),
                None => Turn::One(self.board.mover()),
            },
        }
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

    fn drawn(&self, occurrences: u32) -> Option<Outcome> {
        if self.is_setting_up() || self.board.is_placing() {
            return None;
        }
        let reason = match (occurrences >= REPETITION_DRAW, self.board.quiet() >= QUIET_DRAW) {
            (true, _) => "repetition",
            (false, true) => "quiet",
            (false, false) => return None,
        };
        Some(Outcome::drawn(2, reason))
    }

    fn key(&self) -> u64 {
        self.with_desk(self.board.key())
    }

    fn recomputed_key(&self) -> u64 {
        self.with_desk(self.board.recomputed_key())
    }

    fn view(&self, to: Viewer) -> Seen {
        Seen::new(self, to)
    }

    /// What others have written or placed stays open: whatever it is, it changes nothing of the viewer's own choice.
    fn determinize(view: &Seen, _words: Words) -> Situation {
        view.situation
    }

    fn write_action(&self, _by: Actor, action: Decision) -> String {
        self.written(action)
    }

    fn read_action(&self, by: Actor, written: &str) -> Result<Decision, Fault> {
        self.read_one(by, written)
    }

    fn read_actions(&self, by: Actor, written: &str) -> Result<Vec<Decision>, Fault> {
        self.read_several(by, written)
    }

    fn write(&self) -> String {
        self.board.to_string()
    }

    fn read(rules: &Rules, written: &str) -> Result<Situation, Fault> {
        let board = Board::read(rules, written)?;
        Ok(Situation { rules: *rules, board, desk: Situation::desk_of(rules, &board) })
    }

    fn scene(view: &Seen) -> Scene {
        view.scene()
    }

    fn steps(&self, by: Seat, action: Decision) -> Vec<Step> {
        self.steps_of(by, action)
    }

    fn perft(&self, depth: u32, _rolls: &[u8]) -> u64 {
        if self.is_setting_up() { skazka_core::perft::perft(self, depth) } else { self.board.perft(depth) }
    }
}

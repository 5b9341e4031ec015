//! The notation, as those who know no game need it.

use super::decisions::Decision;
use super::desk::Desk;
use super::situation::Situation;
use crate::{Board, Kind, Rules};
use skazka_core::{Actor, Chance, Fault, Notation, Seat};

impl Situation {
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

impl Notation for Situation {
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
}

/// Nothing is left to chance.
impl Chance for Situation {}

//! The position of a DumaRaj game.

use super::decisions::Decision;
use super::desk::{Desk, MOST_VOIDS, Stage};
use crate::setup::{Army, army, facing};
use crate::{ATTACKER, BLOCKER, Board, Kind, Kit, Mob, Rules};
use skazka_core::{Fault, Seat, Seats};

/// A position: rules, board, and what was written before play. A plain value without heap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Situation {
    pub(super) rules: Rules,
    pub(super) board: Board,
    pub(super) desk: Desk,
}

impl Situation {
    /// The beginning of a game.
    pub fn new(rules: &Rules) -> Situation {
        let mut situation = Situation { rules: *rules, board: Board::new(rules), desk: Desk::new(rules) };
        if situation.desk.stage == Stage::Playing {
            situation.stand_up();
        }
        situation
    }

    /// The starting position in which nobody has chosen anything.
    pub fn plain(rules: &Rules) -> Situation {
        let mut situation = Situation::new(rules);
        if matches!(rules.kind, Kind::Setup(_)) {
            situation.desk = Desk::cleared();
            situation.stand_up();
        }
        situation
    }

    /// The rules that are played.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The board. During secret stages it shows what the arbiter sees; give others a view.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Whether set-ups are still being written, named or placed in secret.
    pub fn is_setting_up(&self) -> bool {
        self.desk.stage != Stage::Playing
    }

    /// The seats that have not finished their secret part.
    pub(super) fn waiting(&self) -> Seats {
        [ATTACKER, BLOCKER].into_iter().filter(|&seat| self.is_waiting_for(seat)).fold(Seats::NONE, Seats::and)
    }

    fn is_waiting_for(&self, seat: Seat) -> bool {
        match self.desk.stage {
            Stage::Writing => self.desk.papers[seat.index()].is_none(),
            Stage::Placing => Mob::ALL.into_iter().any(|mob| self.in_hand(seat, mob) > 0),
            Stage::Naming | Stage::Playing => false,
        }
    }

    /// How many mobs of a kind a seat has still to place, in whatever stage.
    pub(super) fn in_hand(&self, seat: Seat, mob: Mob) -> u8 {
        match (self.desk.stage, self.rules.kind) {
            (Stage::Placing, Kind::Eralash(kit)) => kit_count(kit, mob).saturating_sub(self.standing(seat, mob)),
            (Stage::Playing, _) => self.board.missing(seat, mob),
            _ => 0,
        }
    }

    fn standing(&self, seat: Seat, mob: Mob) -> u8 {
        self.board.mobs().filter(|&(_, owner, kind)| owner == seat && kind == mob).count() as u8
    }

    /// Takes a decision that is listed.
    pub(super) fn take(&mut self, by: Seat, decision: Decision) {
        match decision {
            Decision::Name(constant) => {
                self.desk.constant = Some(constant);
                self.desk.stage = if crate::setup::needs_papers(&self.rules) { Stage::Writing } else { Stage::Playing };
                if self.desk.stage == Stage::Playing {
                    self.stand_up();
                }
            }
            Decision::Write(paper) => {
                self.desk.papers[by.index()] = Some(paper);
                self.reveal_when_all_are_in();
            }
            Decision::Turn(turn) => match (self.desk.stage, turn.placed()) {
                (Stage::Placing, Some(mob)) => {
                    self.board.place(by, mob, turn.to());
                    self.reveal_when_all_are_in();
                }
                _ => self.board.play(turn),
            },
        }
    }

    fn reveal_when_all_are_in(&mut self) {
        if !self.waiting().is_empty() {
            return;
        }
        let stage = std::mem::replace(&mut self.desk.stage, Stage::Playing);
        if stage == Stage::Writing {
            self.stand_up();
        }
        let voided = self.rules.void_start && self.desk.voids < MOST_VOIDS && self.loses_a_raj_at_once();
        if voided {
            self.board = Board::new(&self.rules);
            self.desk = Desk { stage, papers: [None; 2], voids: self.desk.voids + 1, ..self.desk };
        }
    }

    /// Whether the attacker could take the Raj with the first move (`rules/dumaraj.md §8`).
    fn loses_a_raj_at_once(&self) -> bool {
        let mut turns = Vec::new();
        self.board.actions(&mut turns);
        turns.iter().any(|turn| turn.captures() && self.board.mob_at(turn.to()) == Some((BLOCKER, Mob::Raj)))
    }

    /// Puts both armies on the board by what is written. Papers were checked when they were written.
    fn stand_up(&mut self) {
        for seat in [ATTACKER, BLOCKER] {
            let paper = self.desk.paper_for(seat.index(), self.rules.complications.mirror);
            if let Ok(army) = self.army_by(seat, &paper) {
                place_army(&mut self.board, seat, &army);
            }
        }
    }

    /// Puts the army on a board that a seat has written for itself, or under the mirror for the other.
    pub(super) fn place_written(&self, writer: Seat, board: &mut Board) {
        let seat = if self.rules.complications.mirror { Seat(1 - writer.0) } else { writer };
        if let Some(Ok(army)) = self.desk.papers[writer.index()].map(|paper| self.army_by(seat, &paper)) {
            place_army(board, seat, &army);
        }
    }

    /// Where a seat's army stands by a paper.
    ///
    /// # Errors
    /// When the paper is refused, or the discipline has no set-up.
    pub(super) fn army_by(&self, seat: Seat, paper: &crate::setup::Paper) -> Result<Army, Fault> {
        let as_attacker = army(&self.rules, paper, self.desk.constant)?;
        if seat == ATTACKER { Ok(as_attacker) } else { facing(&self.rules, &as_attacker, self.desk.constant) }
    }
}

fn place_army(board: &mut Board, seat: Seat, army: &Army) {
    for one in army.iter() {
        board.place(seat, one.mob, one.bit);
    }
}

/// How many mobs of a kind are in a kit.
fn kit_count(kit: Kit, mob: Mob) -> u8 {
    match mob {
        Mob::Slod => kit.slods,
        Mob::Lod => kit.lods,
        Mob::Gon => kit.gons,
        Mob::Raj => kit.rajs,
        Mob::Fej | Mob::Piksa | Mob::Trigon => 0,
    }
}

//! The scene of what a viewer may know.

use super::desk::Stage;
use super::situation::Situation;
use super::view::Seen;
use crate::scene::Picture;
use crate::{ATTACKER, BLOCKER, Board, Editor, Kind, Mob};
use skazka_core::{Scene, Seat, Text, Tray, Viewer, text};

impl Seen {
    pub(super) fn scene(&self) -> Scene {
        let situation = &self.situation;
        let board = situation.board_with_written_armies();
        let picture = Picture {
            shape: situation.rules.shape,
            board: &board,
            hands: [ATTACKER, BLOCKER].map(|seat| self.hand(seat)),
            zones: [ATTACKER, BLOCKER].map(|seat| self.sets_up(seat)),
            cuts: situation.rules.editor != Editor::Off && !situation.is_setting_up(),
            notes: situation.notes(),
        };
        let mut scene = picture.scene();
        if let Kind::Hunters(_) = situation.rules.kind {
            scene.trays.iter_mut().for_each(name_hunters);
        }
        scene
    }

    /// Whether this viewer sees a seat set up now: openly, or in secret with its own eyes.
    fn sets_up(&self, seat: Seat) -> bool {
        let own = matches!(self.viewer, Viewer::Arbiter) || self.viewer == Viewer::Seat(seat);
        match self.situation.desk.stage {
            Stage::Writing | Stage::Placing => own && self.situation.waiting().contains(seat),
            Stage::Naming => false,
            Stage::Playing => self.situation.board.is_placing() && self.situation.board.mover() == seat,
        }
    }

    fn hand(&self, seat: Seat) -> [u8; 7] {
        let secret = self.situation.is_setting_up() && !self.sets_up(seat);
        if secret { [0; 7] } else { Mob::ALL.map(|mob| self.situation.in_hand(seat, mob)) }
    }
}

/// In Hunters the seats have names of their own.
fn name_hunters(hand: &mut Tray) {
    hand.says = match hand.seat {
        Some(seat) if seat == ATTACKER.0 => text!("dumaraj-scene-hand-hunters"),
        _ => text!("dumaraj-scene-hand-raj"),
    };
}

impl Situation {
    /// The board with the armies that are written already, which before play only their writers see.
    fn board_with_written_armies(&self) -> Board {
        let mut board = self.board;
        if self.desk.stage == Stage::Writing {
            for writer in [ATTACKER, BLOCKER] {
                self.place_written(writer, &mut board);
            }
        }
        board
    }

    /// What a decision is about, and how the start came to be.
    fn notes(&self) -> Vec<Text> {
        let constant = self.desk.constant.map(|one| text!("dumaraj-note-constant", constant = one.write()));
        let mirror = self.desk.stage == Stage::Writing && self.rules.complications.mirror;
        let mirror = mirror.then(|| text!("dumaraj-note-mirror-writing"));
        let stage = match self.desk.stage {
            Stage::Naming => Some(text!("dumaraj-note-naming")),
            Stage::Writing => Some(text!("dumaraj-note-writing")),
            Stage::Placing => Some(text!("dumaraj-note-placing")),
            Stage::Playing if self.board.is_placing() => Some(text!("dumaraj-note-placing")),
            Stage::Playing => self.papers_note(),
        };
        let voided = (self.is_setting_up() && self.desk.voids > 0)
            .then(|| text!("dumaraj-note-voided", times = self.desk.voids));
        voided.into_iter().chain(constant).chain(mirror).chain(stage).collect()
    }

    /// Whose paper is used, once both are open.
    fn papers_note(&self) -> Option<Text> {
        let [Some(_), Some(_)] = self.desk.papers else { return None };
        let mirror = self.rules.complications.mirror;
        let [attacker, blocker] = [0, 1].map(|seat| self.desk.paper_for(seat, mirror).write());
        Some(match mirror {
            true => text!("dumaraj-note-mirror", attacker = attacker, blocker = blocker),
            false => text!("dumaraj-note-papers", attacker = attacker, blocker = blocker),
        })
    }
}

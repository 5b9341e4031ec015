//! What a viewer may know: the only exit for what is hidden.

use super::desk::Stage;
use super::situation::Situation;
use crate::{ATTACKER, BLOCKER, Board};
use skazka_core::{Seat, Viewer};

/// A position as one viewer may know it: others' papers and placements are blank until all are in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seen {
    pub(super) situation: Situation,
    pub(super) viewer: Viewer,
}

impl Seen {
    pub(super) fn new(situation: &Situation, viewer: Viewer) -> Seen {
        let mut seen = *situation;
        for seat in [ATTACKER, BLOCKER] {
            if viewer != Viewer::Arbiter && viewer != Viewer::Seat(seat) {
                blank(&mut seen, seat);
            }
        }
        Seen { situation: seen, viewer }
    }
}

/// Forgets what a seat has written or placed in secret so far.
fn blank(situation: &mut Situation, seat: Seat) {
    match situation.desk.stage {
        Stage::Writing => situation.desk.papers[seat.index()] = None,
        Stage::Placing => {
            let mut board = Board::new(&situation.rules);
            for (bit, owner, mob) in situation.board.mobs().filter(|&(_, owner, _)| owner != seat) {
                board.place(owner, mob, bit);
            }
            situation.board = board;
        }
        Stage::Naming | Stage::Playing => {}
    }
}

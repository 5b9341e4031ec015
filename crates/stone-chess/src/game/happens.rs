//! What a turn does: on the board, and to the stones.

use super::words::{cause, seat_name};
use crate::play::{Action, Square, State};
use skazka_core::{Effect, Seat, text};

impl State {
    /// Everything a turn does, in the order in which it is seen.
    pub(super) fn happens(&self, action: Action) -> Vec<Effect> {
        let mut after = *self;
        let ledger = after.apply(action);
        let taken = self.pieces().filter(|&(square, seat, _)| !self.stays(&after, action, square, seat));
        let taken = taken.map(|(square, seat, kind)| Effect::Take {
            cell: square.to_string(),
            symbol: kind.letters().to_owned(),
            seat: seat.0,
        });
        let stones =
            ledger.iter().map(|entry| Effect::Count { seat: entry.seat.0, by: entry.stones, says: cause(&entry) });
        let out = self.drops_out(&after).map(|seat| Effect::Note {
            says: text!("stone-chess-drops-out", who = seat_name(seat), place = after.places()[seat.index()]),
        });
        taken.chain(self.goes(action)).chain(stones).chain(out).collect()
    }

    /// Whether a piece is still on the board after a turn, wherever it went; what was captured or left with its owner is
    /// not.
    fn stays(&self, after: &State, action: Action, square: Square, seat: Seat) -> bool {
        let gone = match action {
            Action::Move { from, .. } => square == from,
            Action::Swap { with, .. } => square == with || self.king(seat) == Some(square),
            Action::Retire { seat: who } => return who != seat,
            _ => false,
        };
        gone && seat == self.mover() || after.piece(square).is_some_and(|(now, _)| now == seat)
    }

    /// The own pieces that move, appear or change.
    pub(super) fn goes(&self, action: Action) -> Vec<Effect> {
        let seat = self.mover().0;
        match action {
            Action::Place { kind, to } | Action::Drop { kind, to } => {
                vec![Effect::Put { cell: to.to_string(), symbol: kind.letters().to_owned(), seat }]
            }
            Action::Mutate { at, into } => vec![turns_into(at, into)],
            Action::Move { from, to, becomes, .. } => {
                let goes = Effect::Move { from: from.to_string(), to: to.to_string() };
                [goes].into_iter().chain(becomes.map(|kind| turns_into(to, kind))).collect()
            }
            Action::Swap { with, becomes } => {
                let Some(king) = self.king(self.mover()) else { return Vec::new() };
                let goes = [(king, with), (with, king)];
                let goes = goes.map(|(from, to)| Effect::Move { from: from.to_string(), to: to.to_string() });
                goes.into_iter().chain(becomes.map(|kind| turns_into(king, kind))).collect()
            }
            Action::Pass => Vec::new(),
            Action::Retire { seat } => vec![Effect::Note { says: text!("stone-chess-retires", who = seat_name(seat)) }],
        }
    }

    /// Who is out after a turn and was not before.
    fn drops_out(&self, after: &State) -> Option<Seat> {
        let (before, now) = (self.places(), after.places());
        self.seats().find(|seat| before[seat.index()] == 1 && now[seat.index()] != 1)
    }
}

fn turns_into(at: Square, kind: crate::play::Kind) -> Effect {
    Effect::Become { cell: at.to_string(), symbol: kind.letters().to_owned() }
}

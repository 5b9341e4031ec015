//! What a position of Stone Chess is worth to the computer, and which turns it thinks about.
//!
//! The unit is the hundredth of a stone. A player's strength is what he has on the board and in hand, less what he is
//! about to lose; a position is worth to him what share he has in the strength of all. So a gain of his own weighs more
//! than a loss of one of several rivals, harm to the leader more than harm to the weakest, and whoever gets rid of a
//! rival stands better by itself.
//!
//! | file | what it knows |
//! |---|---|
//! | `sight` | what each player attacks, and what hangs |
//! | `strength` | pieces, pawns on their way, stones in hand, threats |
//! | `promise` | a cheap guess of what each turn gains |
//! | `candidates` | the turns worth thinking about among hundreds of drops and mutations |

mod candidates;
mod order_hint;
mod sight;
mod strength;

use crate::play::{Action, Kind, State};
use order_hint::Promises;
use sight::Sight;
use skazka_core::{Actor, Evaluate, Position, Seat};

/// What the whole strength of the board is worth: about a stone in hundredths is a hundredth of what one of three has.
const WHOLE: i64 = 12_000;

impl Evaluate for State {
    fn evaluate(&self, seat: Seat) -> i32 {
        let sight = Sight::of(self);
        let strengths: [i64; 4] = std::array::from_fn(|index| strength::of(self, Seat(index as u8), &sight).into());
        let all: i64 = strengths.iter().sum();
        let even = WHOLE / self.seats().count() as i64;
        (WHOLE * strengths[seat.index() & 3] / all.max(1) - even) as i32
    }

    fn candidates(&self, by: Actor, out: &mut Vec<Action>) {
        if Position::turn(self).is_for(by) {
            candidates::candidates(self, out);
        }
    }

    fn force(&self, action: Action) -> i32 {
        let Action::Move { from, to, passing, becomes } = action else { return 0 };
        let taken = self.piece(to).map_or(0, |(_, kind)| 10 + i32::from(strength::price(kind)));
        let become_dearer = becomes
            .map_or(0, |kind| i32::from(kind.value()) - self.piece(from).map_or(0, |(_, old)| old.value().into()));
        taken + become_dearer + i32::from(passing)
    }

    /// Captures, and of promotions those to the dearest kind.
    fn forcing(&self, by: Actor, out: &mut Vec<Action>) {
        if !Position::turn(self).is_for(by) || self.is_placing() {
            return;
        }
        let first = out.len();
        self.of(self.mover()).each(|from| self.moves_from(crate::play::Square::at(from), out));
        let mut kept = first;
        for index in first..out.len() {
            let action = out[index];
            if self.force(action) > 0 && !self.is_lesser_promotion(action) {
                out[kept] = action;
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    fn order_hints(&self, by: Seat, actions: &[Action], out: &mut Vec<i32>) {
        let promises = Promises::of(self, by);
        out.extend(actions.iter().map(|&action| promises.of_action(action)));
    }
}

impl State {
    /// A promotion to anything but the dearest kind, or but a rook where only heavy pieces are allowed.
    fn is_lesser_promotion(&self, action: Action) -> bool {
        let Action::Move { from, becomes: Some(kind), .. } = action else { return false };
        match self.piece(from) {
            Some((seat, Kind::Pawn)) if self.may_have_queen(seat) => kind != Kind::Queen,
            Some((_, Kind::Pawn | Kind::Vizier | Kind::General)) => kind != Kind::Rook,
            _ => false,
        }
    }

    /// Whether a pawn of a player may still become a superheavy piece.
    fn may_have_queen(&self, seat: Seat) -> bool {
        self.rights(seat).has(crate::play::Right::Superheavy) && self.king(seat).is_some()
    }
}

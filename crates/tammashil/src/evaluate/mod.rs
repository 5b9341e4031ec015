//! What a computer player thinks of a position, in hundredths of a single.
//!
//! ```text
//! worth.rs    a whole position: force, where it stands, threats, priests
//! promise.rs  a guess of what each action gains, from the cells it touches
//!   hunt.rs     how soon hunters are with a priest, and where it could flee to
//!   ground.rs   the priests, and how far units are from them and from their promotion
//!   ways.rs     ways round what is covered of the belt
//!   reach.rs    in how few steps a seat brings so much force to a cell
//!   chart.rs    distances; who is near at all
//!   values.rs   every number
//! ```

mod chart;
mod ground;
mod hunt;
mod order_hint;
mod reach;
mod score;
#[cfg(test)]
mod tests;
mod values;
mod ways;

use crate::play::{Move, SOUTH, State};
use crate::rules::Steps;
use chart::Chart;
use skazka_core::{Actor, Evaluate, Position, Seat};

impl Evaluate for State {
    /// Quiet turns are worth less and less to both seats.
    fn evaluate(&self, seat: Seat) -> i32 {
        let score = score::for_south(self);
        (if seat == SOUTH { score } else { -score }) - score::impatience(self)
    }

    fn candidates(&self, by: Actor, out: &mut Vec<Move>) {
        if Position::turn(self).is_for(by) {
            State::candidates(self, out);
        }
    }

    fn force(&self, action: Move) -> i32 {
        match action {
            Move::Attack { target, .. } => self.strength_of_target(target).into(),
            _ => 0,
        }
    }

    fn order_hints(&self, by: Seat, actions: &[Move], out: &mut Vec<i32>) {
        order_hint::of_all(self, by, actions, out);
    }

    fn stakes(&self) -> u8 {
        Chart::of(self.rules().game).stakes
    }

    fn end_turn(&self, by: Seat) -> Option<Move> {
        (self.mover() == by && self.may_end()).then_some(Move::End)
    }
}

impl State {
    /// The chance, in hundredths, that the next turn has at least so many steps.
    fn chance_of(&self, steps: u8) -> i32 {
        match self.numbers().steps {
            Steps::Die(faces) => i32::from((faces + 1).saturating_sub(steps.max(1))) * 100 / i32::from(faces),
            Steps::Fixed(all) => 100 * i32::from(steps <= all),
        }
    }
}

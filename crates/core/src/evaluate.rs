//! What a computer player needs to know of a game besides its rules.

use crate::{Actor, Position, Seat};

/// A position that a generic search can judge.
pub trait Evaluate: Position {
    /// How good the position is for `seat`, in hundredths of the game's unit of material.
    fn evaluate(&self, seat: Seat) -> i32;

    /// Appends the actions of `by` that a player who thinks for himself chooses among: all of them, unless they can be too
    /// many; then some of each kind, and never none when there are any.
    fn candidates(&self, by: Actor, out: &mut Vec<Self::Action>) {
        self.actions(by, out);
    }

    /// How forcing an action is: 0 for a quiet one, more for one that a search looks at first and follows to the end
    /// (captures, promotions).
    fn force(&self, action: Self::Action) -> i32;

    /// Appends the actions of `by` that a search must not stop before, by default all that have a force. A game where
    /// one capture is many actions (with each of several endings) appends the plainest of each.
    fn forcing(&self, by: Actor, out: &mut Vec<Self::Action>) {
        let first = out.len();
        self.actions(by, out);
        let mut kept = first;
        for index in first..out.len() {
            if self.force(out[index]) > 0 {
                out.swap(kept, index);
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    /// Appends for each of `actions`, which `by` may take now, a cheap guess of what it gains, in the unit of
    /// [`Evaluate::evaluate`]: what promises most is looked at first. All are asked for together, so that what they have
    /// in common is found out once.
    fn order_hints(&self, _by: Seat, actions: &[Self::Action], out: &mut Vec<i32>) {
        out.extend(actions.iter().map(|&action| self.force(action)));
    }

    /// What one action typically gains or loses, in the unit of [`Evaluate::evaluate`]: 100 for a unit of material or more,
    /// 1 for next to nothing. Little where a turn is many actions of a great many units. A computer player that errs on
    /// purpose judges finer there, lest it see no difference at all; and as one error costs so little, it errs oftener,
    /// and no action is worth long thought.
    fn stakes(&self) -> u8 {
        100
    }

    /// The action that ends the compound turn of `by` as it stands; none where turns end by themselves, or while this
    /// one may not end yet.
    fn end_turn(&self, _by: Seat) -> Option<Self::Action> {
        None
    }
}

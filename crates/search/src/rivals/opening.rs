//! Turns of many actions of one seat, such as placing all pieces: whole turns are drawn at random and compared.

use crate::alphabeta::NoisyEvaluation;
use crate::limits::Budget;
use crate::random::index;
use fastrand::Rng;
use skazka_core::{Actor, Evaluate, Seat, Turn};

/// Actions of one turn, at most.
const LONGEST: usize = 64;

/// Whether the turn stays with `seat` after this action.
pub(crate) fn goes_on<P: Evaluate>(position: &P, seat: Seat, action: P::Action) -> bool {
    let mut after = position.clone();
    after.apply(Actor::Seat(seat), action);
    after.turn() == Turn::One(seat) && after.turn_number() == position.turn_number()
}

/// The first action of the best of so many turns drawn at random; `legal` are the actions it may begin with, at least
/// one.
pub(crate) fn drafted<P: Evaluate>(
    position: &P,
    seat: Seat,
    legal: &[P::Action],
    drafts: u32,
    evaluation: NoisyEvaluation,
    budget: &mut Budget<'_>,
    random: &mut Rng,
) -> P::Action {
    let (mut best, mut most) = (legal[0], i32::MIN);
    for _ in 0..drafts {
        if budget.pay().is_none() {
            break;
        }
        let first = legal[index(random, legal.len())];
        let score = evaluation.judge(&finished(position, seat, first, random), seat);
        if score > most {
            (best, most) = (first, score);
        }
    }
    best
}

/// What stands when the turn that begins so is finished at random.
fn finished<P: Evaluate>(position: &P, seat: Seat, first: P::Action, random: &mut Rng) -> P {
    let mut after = position.clone();
    after.apply(Actor::Seat(seat), first);
    let mut actions = Vec::new();
    for _ in 1..LONGEST {
        if after.turn() != Turn::One(seat) || after.turn_number() != position.turn_number() {
            break;
        }
        actions.clear();
        after.candidates(Actor::Seat(seat), &mut actions);
        let Some(&action) = actions.get(index(random, actions.len())) else { break };
        after.apply(Actor::Seat(seat), action);
    }
    after
}

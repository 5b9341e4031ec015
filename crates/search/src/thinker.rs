//! The computer player as the tables know it.

use crate::alphabeta::{NoisyEvaluation, Search};
use crate::iterate::{analyse, deepen};
use crate::levels::{LEVELS, Level, level};
use crate::limits::Budget;
use crate::limits::Limits;
use crate::random::{index, shuffle};
use crate::sampling;
use crate::score::sign;
use fastrand::Rng;
use skazka_core::{Actor, Evaluate, Seat, Stop, Task, Thinker, Turn};
use std::time::Duration;

/// Positions looked at before a draw is agreed to.
const SHORT_LOOK: u64 = 50_000;
/// A game is young up to this turn: an even one is then played on.
const YOUNG: u32 = 60;
/// How much is clearly worse, in hundredths of the unit of material.
const CLEARLY: i32 = 100;

/// Plays any game that can be judged: by alpha-beta where two seats decide in turn, by sampling worlds elsewhere.
///
/// It sees nothing but the view of its task. Where the view hides something, one world is imagined and searched.
#[derive(Debug, Clone, Copy, Default)]
pub struct AlphaBeta;

impl<P: Evaluate> Thinker<P> for AlphaBeta {
    const LEVELS: u8 = LEVELS;

    fn time(&self, number: u8) -> Duration {
        level(number).limits.time.unwrap_or(Duration::MAX)
    }

    fn candidates(&self, position: &P, seat: Seat, out: &mut Vec<P::Action>) {
        position.candidates(Actor::Seat(seat), out);
    }

    fn think(&self, task: Task<P>, stop: &Stop) -> P::Action {
        let level = level(task.level);
        let mut random = Rng::with_seed(task.seed ^ (task.past.len() as u64) << 32);
        if task.legal.len() == 1 {
            return task.legal[0];
        }
        if random.u8(..100) < level.blunder_rate {
            return task.legal[index(&mut random, task.legal.len())];
        }
        let world = P::determinize(&task.view, &mut || random.u64(..));
        if world.seats() == 2 && world.turn() == Turn::One(task.seat) {
            searched(task, &world, &level, &mut random, stop)
        } else {
            sampling::choose(&task, &level, &mut random, stop)
        }
    }

    /// It agrees when a short look says that it stands clearly worse, or late in a game that it stands no better.
    fn agrees_to_draw(&self, view: P::View, seat: Seat, number: u8, stop: &Stop) -> bool {
        let world = P::determinize(&view, &mut || 0);
        let Turn::One(mover) = world.turn() else { return false };
        let level = level(number);
        let limits = Limits { nodes: level.limits.nodes.min(SHORT_LOOK), ..level.limits };
        let found = analyse(&world, &limits, stop);
        let least = if world.turn_number() > YOUNG { 0 } else { -CLEARLY };
        found.depth > 0 && sign(seat, mover) * found.score <= least
    }
}

fn searched<P: Evaluate>(task: Task<P>, world: &P, level: &Level, random: &mut Rng, stop: &Stop) -> P::Action {
    let evaluation = NoisyEvaluation { noise: level.noise, seed: random.u64(..) };
    let budget = Budget::new(&level.limits, stop);
    let search = Search::new(world, &task.past, &level.limits, evaluation, budget);
    let mut legal = task.legal;
    shuffle(random, &mut legal);
    deepen(search, world, task.seat, legal, &level.limits).line[0]
}

//! The player among rivals as the tables know it.

use crate::alphabeta::NoisyEvaluation;
use crate::iterate::Analysis;
use crate::limits::{Budget, Limits};
use crate::random::shuffle;
use crate::rivals::levels::{RIVAL_LEVELS, RivalLevel, rival_level};
use crate::rivals::opening::{drafted, goes_on};
use crate::rivals::search::Search;
use fastrand::Rng;
use skazka_core::{Actor, Evaluate, Seat, Stop, Task, Thinker, Turn};
use std::time::Duration;

/// A game is young up to this turn: an even one is then played on.
const YOUNG: u32 = 200;
/// How much is clearly worse, in hundredths of the unit of material.
const CLEARLY: i32 = 300;

/// Plays games in which three or more play, each for himself, without chance; with two it is plain alpha-beta.
///
/// It searches rounds: its own decision, then the one reply of any rival that hurts it most, while the other rivals do
/// what promises them most ([`Evaluate::order_hints`]). Positions looked at are counted against the level's budget, so
/// the same task gives the same action on every machine that is not too slow. Turns of many actions are drawn at random
/// and compared as they end.
///
/// It sees nothing but the view of its task. Where the view hides something, one world is imagined.
#[derive(Debug, Clone, Copy, Default)]
pub struct BestReply;

impl<P: Evaluate> Thinker<P> for BestReply {
    const LEVELS: u8 = RIVAL_LEVELS;

    fn time(&self, number: u8) -> Duration {
        rival_level(number).limits.time.unwrap_or(Duration::MAX)
    }

    fn candidates(&self, position: &P, seat: Seat, out: &mut Vec<P::Action>) {
        position.candidates(Actor::Seat(seat), out);
    }

    fn think(&self, task: Task<P>, stop: &Stop) -> P::Action {
        let level = rival_level(task.level);
        self.think_as(task, &level, stop)
    }

    /// It agrees when it stands clearly worse than the average, or late in a game when it stands no better.
    fn agrees_to_draw(&self, view: P::View, seat: Seat, _level: u8, _stop: &Stop) -> bool {
        let world = P::determinize(&view, &mut || 0);
        let least = if world.turn_number() > YOUNG { 0 } else { -CLEARLY };
        world.turn_number() > 0
            && world.in_play().contains(seat)
            && NoisyEvaluation::default().judge(&world, seat) <= least
    }
}

impl BestReply {
    /// Thinks as some level, whatever the level of the task: for finding out what makes a level strong.
    pub fn think_as<P: Evaluate>(&self, task: Task<P>, level: &RivalLevel, stop: &Stop) -> P::Action {
        let Task { view, seat, mut legal, past, seed, .. } = task;
        if let [only] = legal[..] {
            return only;
        }
        let mut random = Rng::with_seed(seed ^ (past.len() as u64) << 32);
        let world = P::determinize(&view, &mut || random.u64(..));
        shuffle(&mut random, &mut legal);
        if random.u8(..100) < level.blunder_rate || world.turn() != Turn::One(seat) {
            return legal[0];
        }
        let evaluation = NoisyEvaluation { noise: level.noise, seed: random.u64(..) };
        let mut budget = Budget::new(&level.limits, stop);
        if goes_on(&world, seat, legal[0]) {
            return drafted(&world, seat, &legal, level.drafts, evaluation, &mut budget, &mut random);
        }
        let search = Search::new(&world, seat, &past, &level.limits, evaluation, budget);
        search.deepen(&world, &legal, &level.limits).line[0]
    }
}

/// Searches a position for the seat that decides, among its rivals, until a limit is reached or `stop` is raised. The
/// line is only its best action. Where no single seat decides, there is no line.
pub fn reply<P: Evaluate>(position: &P, limits: &Limits, stop: &Stop) -> Analysis<P::Action> {
    let mut legal = Vec::new();
    let seat = match position.turn() {
        Turn::One(seat) => seat,
        _ => return Analysis { score: 0, depth: 0, nodes: 0, line: Vec::new() },
    };
    position.candidates(Actor::Seat(seat), &mut legal);
    if legal.is_empty() {
        return Analysis {
            score: NoisyEvaluation::default().judge(position, seat),
            depth: 0,
            nodes: 0,
            line: Vec::new(),
        };
    }
    let search = Search::new(position, seat, &[], limits, NoisyEvaluation::default(), Budget::new(limits, stop));
    search.deepen(position, &legal, limits)
}

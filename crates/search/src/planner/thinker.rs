//! The planning player as the tables know it.

use crate::alphabeta::NoisyEvaluation;
use crate::planner::effort::Effort;
use crate::planner::levels::{Breadth, PLANNER_LEVELS, PlannerLevel, planner_level};
use crate::planner::turn::{Planned, Planner};
use crate::random::index;
use fastrand::Rng;
use skazka_core::{Actor, Evaluate, Seat, Stop, Task, Thinker, Turn};
use std::time::Duration;

/// A game is young up to this turn: an even one is then played on.
const YOUNG: u32 = 150;
/// How much is clearly worse, in hundredths of the unit of material.
const CLEARLY: f64 = 300.0;

/// A turn as it is planned.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan<A> {
    /// What it is worth for the seat whose turn it is, in hundredths of the game's unit of material, at most
    /// [`WON`](crate::WON).
    pub value: f64,
    /// Its actions up to its end or up to a draw inside it; empty when there is nothing to decide.
    pub line: Vec<A>,
    /// What it cost: 1 for each action weighed, more for each taken on trial.
    pub effort: u64,
}

/// Plays games whose turn is many actions of one seat, with chance before and inside it, by planning whole turns.
///
/// At each action it plans the rest of the turn anew: a beam of unfinished turns grows action by action, those that
/// promise most ([`Evaluate::order_hints`]) taken on trial; a draw inside the turn is judged by expectation; the best
/// finished turns are judged by the other seat's best answer over all that chance may give it. Every action is counted
/// against the level's effort, so the same task gives the same action on every machine that is not too slow.
///
/// It sees nothing but the view of its task. Where the view hides something, one world is imagined.
#[derive(Debug, Clone, Copy, Default)]
pub struct TurnPlanner;

impl<P: Evaluate> Thinker<P> for TurnPlanner {
    const LEVELS: u8 = PLANNER_LEVELS;

    fn time(&self, number: u8) -> Duration {
        planner_level(number).time
    }

    fn candidates(&self, position: &P, seat: Seat, out: &mut Vec<P::Action>) {
        position.candidates(Actor::Seat(seat), out);
    }

    fn think(&self, task: Task<P>, stop: &Stop) -> P::Action {
        let level = planner_level(task.level);
        self.think_as(task, &level, stop)
    }

    /// It agrees when it stands clearly worse, or late in a game when it stands no better.
    fn agrees_to_draw(&self, view: P::View, seat: Seat, _level: u8, stop: &Stop) -> bool {
        let world = P::determinize(&view, &mut || 0);
        let value = Planner::new(seat, NoisyEvaluation::default(), Effort::new(0, None, stop)).judge(&world, seat);
        let least = if world.turn_number() > YOUNG { 0.0 } else { -CLEARLY };
        world.turn_number() > 0 && value <= least
    }
}

impl TurnPlanner {
    /// Thinks as some level, whatever the level of the task: for finding out what makes a level strong.
    pub fn think_as<P: Evaluate>(&self, task: Task<P>, level: &PlannerLevel, stop: &Stop) -> P::Action {
        if let [only] = task.legal[..] {
            return only;
        }
        let mut random = Rng::with_seed(task.seed ^ (task.past.len() as u64) << 32);
        let world = P::determinize(&task.view, &mut || random.u64(..));
        let any = task.legal[index(&mut random, task.legal.len())];
        let level = level.clone().at(world.stakes());
        if random.u8(..100) < level.blunder_rate || world.turn() != Turn::One(task.seat) {
            return any;
        }
        let evaluation = NoisyEvaluation { noise: level.noise, seed: random.u64(..) };
        let effort = Effort::new(level.effort, Some(level.time), stop);
        let found = planned(&world, task.seat, level.breadth, Planner::new(task.seat, evaluation, effort));
        let chosen = found.line.first().copied().or_else(|| world.end_turn(task.seat));
        chosen.filter(|action| task.legal.contains(action)).unwrap_or(any)
    }
}

/// Plans the rest of the turn of whoever decides at `position`, as broadly as the effort allows, or until `stop` is
/// raised. Where no single seat decides, or more than two play, it is only judged.
pub fn plan<P: Evaluate>(position: &P, breadth: Breadth, effort: u64, stop: &Stop) -> Plan<P::Action> {
    let thinker = position.turn().seats().iter().next().unwrap_or(Seat(0));
    let planner = Planner::new(thinker, NoisyEvaluation::default(), Effort::new(effort, None, stop));
    match position.turn() {
        Turn::One(seat) => planned(position, seat, breadth, planner),
        _ => Plan { value: planner.judge(position, thinker), line: Vec::new(), effort: 0 },
    }
}

/// First one turn, greedily, to see what planning costs here; then as many side by side as half of the effort allows;
/// then the answers.
fn planned<P: Evaluate>(position: &P, seat: Seat, breadth: Breadth, mut planner: Planner<'_, P>) -> Plan<P::Action> {
    let mut turns = planner.turns(position, seat, breadth.greedy());
    let cost = planner.effort.spent().max(1);
    let for_turns = if breadth.answered > 1 { planner.effort.left() / 2 } else { planner.effort.left() };
    let affordable = usize::try_from(for_turns / cost).unwrap_or(usize::MAX).min(breadth.beam);
    if affordable > 1 {
        planner.effort.allow(for_turns);
        let beam = if breadth.beam == usize::MAX { usize::MAX } else { affordable };
        turns = planner.turns(position, seat, Breadth { beam, ..breadth });
    }
    planner.effort.allow(u64::MAX);
    let best = match breadth.answered {
        0 => turns.into_iter().next(),
        _ => planner.answered(turns, seat, breadth),
    };
    let effort = planner.effort.spent();
    match best {
        Some(Planned { line, value, .. }) => Plan { value, line, effort },
        None => Plan { value: planner.judge(position, seat), line: Vec::new(), effort },
    }
}

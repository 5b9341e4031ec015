//! Decisions that cannot be searched: each choice is tried in the same random worlds, and the better half goes on.
//!
//! A world is a full position that the view could be of. After the choice, everything that is still secret or left to
//! chance is decided at random for all seats; what then stands is looked at for a moment.

use crate::alphabeta::NoisyEvaluation;
use crate::iterate::analyse;
use crate::levels::Level;
use crate::limits::{Budget, Limits};
use crate::random::{index, shuffle};
use crate::score::{of_outcome, sign};
use fastrand::Rng;
use skazka_core::{Actor, Evaluate, Stop, Task, Turn};

/// Random decisions until a world is given up as it stands.
const LONGEST: usize = 300;

/// No world counts for more than this, or one lucky win would hide how the others went.
const MOST: i32 = 2_000;

/// A choice and how it fared.
struct Choice<A> {
    action: A,
    total: i64,
    tries: i64,
}

impl<A> Choice<A> {
    fn mean(&self) -> i64 {
        if self.tries == 0 { i64::MIN } else { self.total / self.tries }
    }
}

/// Chooses one of the legal actions of the task, which are at least one.
pub(crate) fn choose<P: Evaluate>(task: &Task<P>, level: &Level, random: &mut Rng, stop: &Stop) -> P::Action {
    let trial = Trial { task, level, budget: Budget::new(&level.limits, stop), stop };
    let mut pool = drawn(&task.legal, level.choices, random);
    while pool.len() > 1 {
        for _ in 0..level.worlds {
            let seed = random.u64(..);
            for choice in &mut pool {
                if trial.budget.is_over() {
                    return best(pool);
                }
                choice.total += i64::from(trial.evaluate(choice.action, seed));
                choice.tries += 1;
            }
        }
        pool.sort_by_key(|choice| std::cmp::Reverse(choice.mean()));
        pool.truncate(pool.len().div_ceil(2));
    }
    best(pool)
}

/// Some of the legal actions, at most `most` and at least one, in random order.
fn drawn<A: Copy>(legal: &[A], most: usize, random: &mut Rng) -> Vec<Choice<A>> {
    let mut actions = legal.to_vec();
    shuffle(random, &mut actions);
    actions.truncate(most.max(1));
    actions.into_iter().map(|action| Choice { action, total: 0, tries: 0 }).collect()
}

fn best<A: Copy>(pool: Vec<Choice<A>>) -> A {
    let first = pool[0].action;
    pool.into_iter().rev().max_by_key(Choice::mean).map_or(first, |choice| choice.action)
}

/// What one try of a choice needs.
struct Trial<'a, P: Evaluate> {
    task: &'a Task<P>,
    level: &'a Level,
    budget: Budget<'a>,
    stop: &'a Stop,
}

impl<P: Evaluate> Trial<'_, P> {
    /// What comes of an action in the world of this seed, for the seat of the task.
    fn evaluate(&self, action: P::Action, seed: u64) -> i32 {
        let mut random = Rng::with_seed(seed);
        let mut world = P::determinize(&self.task.view, &mut || random.u64(..));
        world.apply(Actor::Seat(self.task.seat), action);
        settle(&mut world, &mut random);
        self.glance(&world).clamp(-MOST, MOST)
    }

    fn glance(&self, world: &P) -> i32 {
        let seat = self.task.seat;
        match (world.outcome(), world.turn()) {
            (Some(outcome), _) => of_outcome(outcome, seat, 0),
            (None, Turn::One(mover)) if world.seats() == 2 => {
                let limits =
                    Limits { nodes: self.level.glance, entries: 1 << 10, time: self.budget.left(), ..Limits::depth(4) };
                sign(seat, mover) * analyse(world, &limits, self.stop).score
            }
            _ => NoisyEvaluation::default().judge(world, seat),
        }
    }
}

/// Decides at random whatever is secret or left to chance.
fn settle<P: Evaluate>(world: &mut P, random: &mut Rng) {
    let mut actions = Vec::new();
    for _ in 0..LONGEST {
        let Some(actor) = anyone(world.turn(), random) else { return };
        actions.clear();
        world.actions(actor, &mut actions);
        match some(world, actor, &actions, random) {
            Some(action) => world.apply(actor, action),
            None => return,
        }
    }
}

fn anyone(turn: Turn, random: &mut Rng) -> Option<Actor> {
    match turn {
        Turn::Secret(seats) => seats.iter().nth(index(random, seats.iter().count())).map(Actor::Seat),
        Turn::Chance => Some(Actor::Chance),
        Turn::One(_) | Turn::Over => None,
    }
}

/// One of the actions, chance's by their weights.
fn some<P: Evaluate>(world: &P, actor: Actor, actions: &[P::Action], random: &mut Rng) -> Option<P::Action> {
    let weight = |action: P::Action| if actor == Actor::Chance { u64::from(world.weight(action)) } else { 1 };
    let all: u64 = actions.iter().map(|&action| weight(action)).sum();
    let mut rest = if all == 0 { return None } else { random.u64(..all) };
    actions.iter().copied().find(|&action| {
        let here = rest < weight(action);
        rest = rest.saturating_sub(weight(action));
        here
    })
}

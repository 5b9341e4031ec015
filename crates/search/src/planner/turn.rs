//! One turn, planned action by action: the best unfinished turns go on.

use crate::alphabeta::NoisyEvaluation;
use crate::planner::effort::Effort;
use crate::planner::levels::Breadth;
use crate::planner::value::{DRAWN, of_outcome, of_score};
use crate::score::sign;
use rustc_hash::FxHashSet;
use skazka_core::{Actor, Evaluate, Seat, Turn};
use std::cmp::Reverse;

/// Actions of one seat in one turn, at most; a longer turn is judged as it stands.
const LONGEST: usize = 64;

/// A turn that was planned, to its end or to a draw inside it.
#[derive(Debug, Clone)]
pub(crate) struct Planned<P: Evaluate> {
    /// Its actions.
    pub(crate) line: Vec<P::Action>,
    /// What then stands.
    pub(crate) position: P,
    /// What it is worth for the seat whose turn it is.
    pub(crate) value: f64,
}

/// A turn not yet finished.
struct Open<P> {
    position: P,
    /// What it is worth, were it ended now.
    value: f64,
    /// Its last action in the trail.
    last: Option<u32>,
}

/// What an action leads to.
enum After {
    /// The turn goes on.
    Open,
    /// Chance draws something, and then the turn goes on.
    Draw,
    /// The turn is over, or the game.
    Ended,
}

/// The actions of all turns planned together, each pointing at the one before it.
struct Trail<A>(Vec<(A, Option<u32>)>);

impl<A: Copy> Trail<A> {
    fn add(&mut self, action: A, before: Option<u32>) -> Option<u32> {
        self.0.push((action, before));
        Some(self.0.len() as u32 - 1)
    }

    fn line(&self, mut last: Option<u32>) -> Vec<A> {
        let mut line = Vec::new();
        while let Some((action, before)) = last.map(|at| self.0[at as usize]) {
            line.push(action);
            last = before;
        }
        line.reverse();
        line
    }
}

/// Plans turns.
pub(crate) struct Planner<'a, P: Evaluate> {
    /// Who thinks: every position is judged as this seat sees it, whoever's turn is planned.
    thinker: Seat,
    evaluation: NoisyEvaluation,
    pub(crate) effort: Effort<'a>,
    /// Kept so that nothing is allocated anew.
    listed: Vec<P::Action>,
    promises: Vec<i32>,
}

/// What is found while one turn is planned.
struct Growth<P: Evaluate> {
    seat: Seat,
    /// The number of the turn.
    number: u32,
    trail: Trail<P::Action>,
    /// The positions met: the same actions in another order lead to the same one.
    met: FxHashSet<u64>,
    /// The unfinished turns after one more action.
    open: Vec<Open<P>>,
    /// Those that come to a draw after one more action.
    draws: Vec<Open<P>>,
    ended: Vec<Planned<P>>,
}

impl<'a, P: Evaluate> Planner<'a, P> {
    pub(crate) fn new(thinker: Seat, evaluation: NoisyEvaluation, effort: Effort<'a>) -> Planner<'a, P> {
        Planner { thinker, evaluation, effort, listed: Vec::new(), promises: Vec::new() }
    }

    /// Turns of `seat`, who decides at `start`: the best first, no two that lead to the same position, and at least one
    /// unless the effort was spent before.
    pub(crate) fn turns(&mut self, start: &P, seat: Seat, breadth: Breadth) -> Vec<Planned<P>> {
        let mut growth = Growth {
            seat,
            number: start.turn_number(),
            trail: Trail(Vec::new()),
            met: FxHashSet::default(),
            open: vec![Open { position: start.clone(), value: self.judge_ended(start, seat), last: None }],
            draws: Vec::new(),
            ended: Vec::new(),
        };
        for _ in 0..LONGEST {
            let open = std::mem::take(&mut growth.open);
            if open.is_empty() {
                break;
            }
            for one in open {
                self.grow(one, &mut growth, breadth);
            }
            keep_best(&mut growth.open, breadth.beam);
            self.keep_draws(&mut growth, breadth);
        }
        best_first(growth.ended)
    }

    /// Ends an unfinished turn, if it may end, and goes on with it by each of its most promising actions.
    fn grow(&mut self, one: Open<P>, growth: &mut Growth<P>, breadth: Breadth) {
        let seat = growth.seat;
        let closing = one.position.end_turn(seat);
        if let Some(closing) = closing {
            let mut position = one.position.clone();
            position.apply(Actor::Seat(seat), closing);
            let last = growth.trail.add(closing, one.last);
            let line = growth.trail.line(last);
            growth.ended.push(Planned { line, position, value: one.value });
        }
        let mut grown = false;
        if !self.effort.is_over() {
            let (chosen, of) = self.promising(&one.position, seat, closing, breadth.tried);
            for action in chosen {
                if grown && self.effort.is_over() {
                    break;
                }
                self.take(&one, action, of, growth);
                grown = true;
            }
        }
        if !grown && closing.is_none() && one.last.is_some() {
            let line = growth.trail.line(one.last);
            growth.ended.push(Planned { line, position: one.position, value: one.value });
        }
    }

    /// The most promising actions but `closing`, and the number of all.
    fn promising(
        &mut self,
        position: &P,
        seat: Seat,
        closing: Option<P::Action>,
        most: usize,
    ) -> (Vec<P::Action>, usize) {
        self.listed.clear();
        position.candidates(Actor::Seat(seat), &mut self.listed);
        let of = self.listed.len();
        self.effort.weigh(of);
        self.listed.retain(|&action| Some(action) != closing);
        self.promises.clear();
        position.order_hints(seat, &self.listed, &mut self.promises);
        let mut order: Vec<(Reverse<i32>, u32)> =
            self.promises.iter().enumerate().map(|(index, &promise)| (Reverse(promise), index as u32)).collect();
        if order.len() > most {
            order.select_nth_unstable(most);
            order.truncate(most);
        }
        order.sort_unstable();
        (order.into_iter().map(|(_, index)| self.listed[index as usize]).collect(), of)
    }

    /// Goes on with an unfinished turn by one of so many actions.
    fn take(&mut self, one: &Open<P>, action: P::Action, of: usize, growth: &mut Growth<P>) {
        let seat = growth.seat;
        let mut position = one.position.clone();
        position.apply(Actor::Seat(seat), action);
        if !growth.met.insert(position.key()) {
            self.effort.weigh(1);
            return;
        }
        self.effort.take(of);
        let last = growth.trail.add(action, one.last);
        match growth.after(&position) {
            After::Open => {
                let value = self.judge_ended(&position, seat);
                growth.open.push(Open { position, value, last });
            }
            After::Draw => {
                let value = over_outcomes(&position, |after| self.judge_ended(after, seat));
                growth.draws.push(Open { position, value, last });
            }
            After::Ended => {
                let value = self.judge(&position, seat);
                growth.ended.push(Planned { line: growth.trail.line(last), position, value });
            }
        }
    }

    /// Keeps the best of the turns that come to a draw, and where the breadth allows plans on after it.
    fn keep_draws(&mut self, growth: &mut Growth<P>, breadth: Breadth) {
        keep_best(&mut growth.draws, breadth.beam);
        let (seat, looked_into) = (growth.seat, breadth.looked_into());
        for (index, one) in std::mem::take(&mut growth.draws).into_iter().enumerate() {
            let mut value = one.value;
            if index < looked_into && !self.effort.is_over() {
                let on = Breadth { answered: 0, ..breadth.after_draw() };
                let found = over_outcomes(&one.position, |after| self.best(after, seat, on));
                value = if self.effort.is_over() { value } else { found };
            }
            growth.ended.push(Planned { line: growth.trail.line(one.last), position: one.position, value });
        }
    }

    /// What a position is worth for `seat`, whose turn it is there, when it makes the best of it.
    pub(crate) fn best(&mut self, position: &P, seat: Seat, breadth: Breadth) -> f64 {
        if position.turn() != Turn::One(seat) {
            return self.judge(position, seat);
        }
        let best = self.turns(position, seat, breadth).into_iter().next();
        best.map_or_else(|| self.judge(position, seat), |best| best.value)
    }

    /// What a position is worth for `seat`, were its turn ended there.
    fn judge_ended(&self, position: &P, seat: Seat) -> f64 {
        match position.end_turn(seat) {
            None => self.judge(position, seat),
            Some(closing) => {
                let mut after = position.clone();
                after.apply(Actor::Seat(seat), closing);
                self.judge(&after, seat)
            }
        }
    }

    /// What a position is worth for `seat` as it stands, in the eyes of who thinks.
    pub(crate) fn judge(&self, position: &P, seat: Seat) -> f64 {
        let value = match position.outcome() {
            Some(outcome) => of_outcome(outcome, self.thinker),
            None if position.draw_by_counting(1).is_some() => DRAWN,
            None => of_score(self.evaluation.judge(position, self.thinker)),
        };
        f64::from(sign(seat, self.thinker)) * value
    }
}

impl<P: Evaluate> Growth<P> {
    fn after(&self, position: &P) -> After {
        let same = position.turn_number() == self.number;
        match position.turn() {
            Turn::One(seat) if same && seat == self.seat => After::Open,
            Turn::Chance if same => After::Draw,
            _ => After::Ended,
        }
    }
}

/// The average over the outcomes of chance at a position, by their weights.
pub(crate) fn over_outcomes<P: Evaluate>(position: &P, mut value: impl FnMut(&P) -> f64) -> f64 {
    let mut outcomes = Vec::new();
    position.actions(Actor::Chance, &mut outcomes);
    let (mut sum, mut weights) = (0.0, 0.0);
    for outcome in outcomes {
        let weight = f64::from(position.weight(outcome));
        if weight > 0.0 {
            let mut after = position.clone();
            after.apply(Actor::Chance, outcome);
            sum += weight * value(&after);
            weights += weight;
        }
    }
    if weights > 0.0 { sum / weights } else { 0.0 }
}

/// The best of these, the best first.
fn keep_best<P>(open: &mut Vec<Open<P>>, most: usize) {
    open.sort_by(|one, other| other.value.total_cmp(&one.value));
    open.truncate(most);
}

fn best_first<P: Evaluate>(mut ended: Vec<Planned<P>>) -> Vec<Planned<P>> {
    ended.sort_by(|one, other| other.value.total_cmp(&one.value));
    let mut seen = FxHashSet::default();
    ended.retain(|one| seen.insert(one.position.key()));
    ended
}

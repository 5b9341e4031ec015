//! Beyond the depth: forcing actions are followed until the position is quiet enough to judge.

use crate::alphabeta::Search;
use crate::limits::Style;
use crate::order::{Ranked, pick};
use crate::score::{LONGEST, Window, of_outcome};
use skazka_core::{Actor, Evaluate, Seat, Turn};

impl<P: Evaluate> Search<'_, P> {
    /// The score, for `from`, of a position at the end of the depth that `from` has just brought about.
    pub(crate) fn quiescence(&mut self, position: &P, from: Seat, window: Window, ply: usize) -> Option<i32> {
        if self.style == Style::Exact || ply >= LONGEST {
            return Some(self.as_it_stands(position, from, ply));
        }
        let mut list = std::mem::take(&mut self.lists[ply]);
        let score = match self.forcing(position, from, &mut list) {
            None => self.as_it_stands(position, from, ply),
            Some(seat) if seat == from => self.follow(position, seat, &mut list, window, ply)?,
            Some(seat) => -self.follow(position, seat, &mut list, window.flipped(), ply)?,
        };
        self.lists[ply] = list;
        Some(score)
    }

    /// The end of the game, or what the position seems worth.
    fn as_it_stands(&self, position: &P, from: Seat, ply: usize) -> i32 {
        match position.outcome() {
            Some(outcome) => of_outcome(outcome, from, ply),
            None => self.evaluation.judge(position, from),
        }
    }

    /// Lists forcing actions and tells whose they are; none if there are none.
    fn forcing(&mut self, position: &P, from: Seat, list: &mut Vec<Ranked<P::Action>>) -> Option<Seat> {
        let other = Seat(1 - from.0);
        self.listed.clear();
        position.forcing(Actor::Seat(other), &mut self.listed);
        let mut seat = other;
        if self.listed.is_empty() {
            match position.turn() {
                Turn::One(again) if again == from => seat = from,
                _ => return None,
            }
            position.forcing(Actor::Seat(seat), &mut self.listed);
        }
        list.clear();
        list.extend(self.listed.iter().map(|&action| Ranked { action, rank: position.force(action) }));
        (!list.is_empty()).then_some(seat)
    }

    /// The best of leaving it as it stands and of the forcing actions listed; all is the seat's.
    fn follow(
        &mut self,
        position: &P,
        seat: Seat,
        list: &mut [Ranked<P::Action>],
        window: Window,
        ply: usize,
    ) -> Option<i32> {
        let mut best = self.evaluation.judge(position, seat);
        let mut alpha = window.alpha.max(best);
        for index in 0..list.len() {
            if alpha >= window.beta {
                break;
            }
            let mut after = position.clone();
            after.apply(Actor::Seat(seat), pick(list, index).action);
            self.budget.pay()?;
            let score = self.quiescence(&after, seat, Window { alpha, beta: window.beta }, ply + 1)?;
            best = best.max(score);
            alpha = alpha.max(score);
        }
        Some(best)
    }
}

//! Finished turns judged by what the other seat makes of them.

use crate::planner::levels::Breadth;
use crate::planner::turn::{Planned, Planner, over_outcomes};
use crate::score::sign;
use skazka_core::{Evaluate, Seat, Turn};

impl<P: Evaluate> Planner<'_, P> {
    /// The best of some planned turns of `seat`, judged by the answers to the first of them, as many as the breadth and
    /// the effort allow; without effort for at least two, the first as it stands.
    pub(crate) fn answered(&mut self, mut turns: Vec<Planned<P>>, seat: Seat, breadth: Breadth) -> Option<Planned<P>> {
        let mut best: Option<Planned<P>> = None;
        let mut most = turns.len().min(breadth.answered);
        let mut index = 0;
        while index < most {
            let before = self.effort.spent();
            let value = self.after_turn(&turns[index], seat, breadth);
            if self.effort.is_over() {
                break;
            }
            if index == 0 {
                let affordable = 1 + self.effort.left() / (self.effort.spent() - before).max(1);
                most = most.min(affordable.try_into().unwrap_or(usize::MAX));
            }
            if best.as_ref().is_none_or(|best| value > best.value) {
                best = Some(Planned { value, ..turns[index].clone() });
            }
            index += 1;
        }
        best.or_else(|| (!turns.is_empty()).then(|| turns.swap_remove(0)))
    }

    /// What a planned turn of `seat` is worth after the best answer, over all that chance may do before it.
    fn after_turn(&mut self, turn: &Planned<P>, seat: Seat, breadth: Breadth) -> f64 {
        if turn.position.turn() != Turn::Chance {
            return self.after_answer(&turn.position, seat, breadth);
        }
        over_outcomes(&turn.position, |after| match after.turn() {
            Turn::One(again) if again == seat => self.on_after_draw(after, seat, breadth.after_draw()),
            _ => self.after_answer(after, seat, breadth),
        })
    }

    /// What a turn of `seat` is worth that goes on after a draw, answer included.
    fn on_after_draw(&mut self, position: &P, seat: Seat, breadth: Breadth) -> f64 {
        let turns = self.turns(position, seat, breadth);
        let mut best: Option<f64> = None;
        for turn in turns.iter().take(breadth.answered) {
            let value = self.after_turn(turn, seat, breadth);
            best = Some(best.map_or(value, |best| best.max(value)));
        }
        best.unwrap_or_else(|| self.judge(position, seat))
    }

    /// What a position is worth for `seat` after the turn of whoever decides there.
    fn after_answer(&mut self, position: &P, seat: Seat, breadth: Breadth) -> f64 {
        match position.turn() {
            Turn::One(other) if position.seats() == 2 && position.draw_by_counting(1).is_none() => {
                f64::from(sign(seat, other)) * self.best(position, other, breadth.answering())
            }
            _ => self.judge(position, seat),
        }
    }
}

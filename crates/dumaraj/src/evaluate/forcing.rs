//! Captures and promotions: what a search follows before it judges a position.

use super::values::value;
use crate::game::{Decision, Situation};
use crate::play::inside::{Borders, Field, State, Step};
use crate::{Board, Mob, Move};
use skazka_core::{Actor, Evaluate, Seat};

/// More than the worth of any mob: the capture that wins.
const WINS: i32 = 1 << 20;

/// An action with a cut comes a little after the same action without.
const CUT: i32 = 1;

impl<const W: usize> State<W> {
    /// Calls `visit` with every capture and every promotion of the mover, each once: without a cut where that is
    /// allowed, else with one of its cuts; a promotion only to a Fej.
    pub fn each_forcing(&self, mut visit: impl FnMut(Move)) {
        if self.is_placing() || self.captured_all().is_some() {
            return;
        }
        let field = Field::new(self, self.mover);
        let borders = Borders::of(self);
        let mut plainest = |step: Step| {
            if step.mob == Mob::Piksa && !matches!(step.becomes, Mob::Piksa | Mob::Fej) {
                return;
            }
            let mut first = true;
            self.each_turn(&field, &borders, step, |turn| {
                if std::mem::take(&mut first) {
                    visit(turn);
                }
            });
        };
        self.each_step(&Field { free: field.free & field.enemies, ..field }, &mut plainest);
        let piksas = self.mobs[Mob::Piksa as usize] & field.own;
        if !piksas.is_empty() {
            let (finist, empty) = (self.finist(field.seat), field.empty());
            self.each_piksa_step(&field, piksas, |step| {
                if empty.has(step.to) && finist.has(step.to) {
                    plainest(step);
                }
            });
        }
    }

    /// How forcing a move is: what it captures, and what it promotes to; the cheaper the mob that captures, the sooner.
    pub fn force(&self, turn: Move) -> i32 {
        let cut = if turn.cut().is_some() { CUT } else { 0 };
        let captured = if turn.captures() { self.mob_at(turn.to()) } else { None };
        let gain = captured.map_or(0, |(seat, mob)| self.prize_or_value(seat, mob)) + self.promoted(turn);
        if gain == 0 {
            return -cut;
        }
        let risk = self.mob_at(turn.from()).map_or(0, |(_, mob)| value(mob, self.location, self.terms.trigon));
        (8 * gain - risk / 2 - cut).max(1)
    }

    fn promoted(&self, turn: Move) -> i32 {
        turn.becomes().map_or(0, |mob| value(mob, self.location, self.terms.trigon))
    }

    fn prize_or_value(&self, seat: Seat, mob: Mob) -> i32 {
        let wins = if mob == Mob::Raj { self.terms.with_raj[seat.index()] } else { false };
        if wins { WINS } else { value(mob, self.location, self.terms.trigon) }
    }
}

impl Board {
    /// The captures and promotions of the mover as a search follows them.
    pub(crate) fn forcing(&self, out: &mut Vec<Decision>) {
        self.each_forcing(|turn| out.push(Decision::Turn(turn)));
    }
}

/// Judged are positions on the board; while set-ups are made in secret nobody stands better.
impl Evaluate for Situation {
    fn evaluate(&self, seat: Seat) -> i32 {
        if self.is_setting_up() { 0 } else { self.board().evaluate(seat) }
    }

    fn force(&self, action: Decision) -> i32 {
        match action {
            Decision::Turn(turn) if turn.placed().is_none() => self.board().force(turn),
            _ => 0,
        }
    }

    fn forcing(&self, by: Actor, out: &mut Vec<Decision>) {
        if !self.is_setting_up() && by == Actor::Seat(self.board().mover()) {
            self.board().forcing(out);
        }
    }
}

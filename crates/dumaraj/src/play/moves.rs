//! Whole turns: a move and what may be cut after it (`rules/dumaraj.md §3`).

use super::action::{Cut, Move};
use super::borders::Borders;
use super::key;
use super::state::State;
use super::step::Step;
use super::targets::Field;
use crate::{Editor, Mob};
use skazka_core::Seat;
use skazka_square::{Bits, Border};

impl<const W: usize> State<W> {
    /// Appends every action of the mover; nothing when the game is over.
    pub fn actions(&self, out: &mut Vec<Move>) {
        if self.is_placing() {
            return self.each_placement(|placement| out.push(placement));
        }
        if self.captured_all().is_some() {
            return;
        }
        let field = Field::new(self, self.mover);
        let borders = Borders::of(self);
        self.each_step(&field, |step| self.each_turn(&field, &borders, step, |turn| out.push(turn)));
    }

    /// Calls `visit` with the turns that begin with a step: without a cut where that is allowed, then with each cut.
    pub fn each_turn(&self, field: &Field<W>, borders: &Borders<W>, step: Step, mut visit: impl FnMut(Move)) {
        let bare = self.as_move(field, step);
        let wins = self.prize(self.opponent()).has(step.to);
        let cuts =
            |border: &Border| !wins && self.terms.editor != Editor::Off && borders.emptied(*border, step.from, step.to);
        if self.terms.editor != Editor::Strict || !Border::ALL.iter().any(cuts) {
            visit(bare);
        }
        for border in Border::ALL.into_iter().filter(cuts) {
            visit(bare.cutting(Some(Cut::of(self.location, border))));
        }
    }

    fn as_move(&self, field: &Field<W>, step: Step) -> Move {
        let becomes = if step.becomes == step.mob { None } else { Some(step.becomes) };
        Move::step(Bits::<W>::cell(step.from), Bits::<W>::cell(step.to), becomes, field.enemies.has(step.to))
    }

    /// The step a move begins with, if a mob stands where it comes from.
    pub fn step_of(&self, action: Move) -> Option<Step> {
        let from = Bits::<W>::index(action.from())?;
        let to = Bits::<W>::index(action.to())?;
        let mob = self.kind_at(from)?;
        Some(Step { mob, from, to, becomes: action.becomes().unwrap_or(mob) })
    }

    /// Whether the mover has an action.
    pub fn has_action(&self) -> bool {
        let mut any = false;
        if self.is_placing() {
            self.each_placement(|_| any = true);
        } else if self.captured_all().is_none() {
            self.each_step(&Field::new(self, self.mover), |_| any = true);
        }
        any
    }

    /// Takes a turn that [`State::actions`] lists. Any other move of a mob leaves a position of which nothing is
    /// promised; a move from an empty bit changes nothing.
    pub fn play(&mut self, action: Move) {
        if let Some(mob) = action.placed() {
            return self.put(mob, action.to());
        }
        let Some(step) = self.step_of(action) else { return };
        let mover = self.mover;
        self.key ^= self.key_change(action, step, mover);
        self.shift(step);
        self.key ^= key::BLOCKER_TO_MOVE;
        if self.terms.marking {
            self.mark(action.from());
        }
        let border = action.cut().and_then(|cut| cut.border(self.location));
        if let Some(location) = border.and_then(|border| self.location.without(border)) {
            self.set_location(location);
        }
        let lively = action.captures() || border.is_some() || step.mob == Mob::Piksa || self.terms.marking;
        self.quiet = if lively { 0 } else { self.quiet.saturating_add(1) };
        self.turn = self.turn.saturating_add(1);
    }

    /// What the mobs that leave, land and are captured change in the key.
    fn key_change(&self, action: Move, step: Step, mover: Seat) -> u64 {
        let captured = match self.mob_at(action.to()) {
            Some((seat, mob)) if seat != mover => key::mob(seat, mob, action.to()),
            _ => 0,
        };
        captured ^ key::mob(mover, step.mob, action.from()) ^ key::mob(mover, step.becomes, action.to())
    }
}

//! A cheap guess of what a turn gains for the mover.

use super::sight::{Danger, Set, Sight, rank};
use super::strength::loss;
use crate::play::{Action, Kind, Square, State};
use skazka_core::Seat;

/// What all turns of a position have in common.
pub(super) struct Promises<'s> {
    state: &'s State,
    seat: Seat,
    danger: Danger,
    enemies: Set,
    /// Enemy pieces that nobody of theirs protects.
    loose: Set,
}

impl<'s> Promises<'s> {
    /// What there is to know before the turns of a seat are weighed.
    pub fn of(state: &'s State, seat: Seat) -> Promises<'s> {
        let sight = Sight::of(state);
        let danger = sight.danger(seat);
        let enemies = state.occupied().without(state.of(seat));
        let mut loose = Set::EMPTY;
        for other in state.seats().filter(|&other| other != seat) {
            loose |= state.of(other).without(sight.all(other));
        }
        Promises { state, seat, danger, enemies, loose }
    }

    /// What an action promises.
    pub fn of_action(&self, action: Action) -> i32 {
        match action {
            Action::Move { from, to, becomes, .. } => self.of_move(action, from, to, becomes),
            Action::Drop { kind, to } => self.of_stand(kind, to, Set::EMPTY) - self.risk(kind, to) + 10,
            Action::Mutate { at, into } => self.of_mutation(at, into),
            Action::Swap { with, .. } => self.of_swap(with),
            Action::Place { .. } | Action::Pass => 0,
            Action::Retire { .. } => i32::MIN / 2,
        }
    }

    fn of_move(&self, action: Action, from: Square, to: Square, becomes: Option<Kind>) -> i32 {
        let kind = self.state.kind_at(from);
        let after = becomes.unwrap_or(kind);
        let mut promise = self.of_capture(action, to) + self.saved(kind, from) - self.risk(after, to);
        promise += 80 * (i32::from(after.value()) - i32::from(kind.value()));
        if kind.is_weak() {
            let home = self.state.frame(self.seat);
            promise += 12 * i32::from(home.line(to)) - 12 * i32::from(home.line(from));
        } else if promise >= 0 {
            promise += self.of_stand(kind, to, self.reach(kind, from)) / 2;
        }
        promise
    }

    /// The stones that a capture brings, and some of what the victim loses.
    fn of_capture(&self, action: Action, to: Square) -> i32 {
        let Some((victim, kind)) = self.state.piece(to) else { return i32::from(self.state.force_of_passing(action)) };
        if kind.is_weak() {
            return 40 + loss(kind) / 2 + 15 * i32::from(self.state.frame(victim).line(to));
        }
        let stones = self.state.ledger(action).sum(self.seat);
        let eliminated = if self.state.strong(victim) == 1 { 800 } else { 0 };
        100 * stones + loss(kind) / 2 + eliminated + 20
    }

    /// What is saved by moving a piece away that hangs.
    fn saved(&self, kind: Kind, from: Square) -> i32 {
        if self.danger.hanging(kind).has(from.index() as u8) { loss(kind) / 2 } else { 0 }
    }

    /// What is risked by having a piece on a square.
    fn risk(&self, kind: Kind, to: Square) -> i32 {
        if self.danger.hanging(kind).has(to.index() as u8) { loss(kind) * 2 / 3 } else { 0 }
    }

    /// What a piece on a square attacks that it did not attack before.
    fn of_stand(&self, kind: Kind, to: Square, before: Set) -> i32 {
        let mut promise = 0;
        (self.reach(kind, to) & self.enemies).without(before).each(|target| promise += self.of_attack(kind, target));
        promise
    }

    /// What it promises to attack what stands on a square.
    fn of_attack(&self, kind: Kind, target: u8) -> i32 {
        let attacked = self.state.kind_at(Square::at(target));
        if attacked == Kind::King {
            260
        } else if self.loose.has(target) || rank(attacked) > rank(kind) {
            loss(attacked) / 4
        } else {
            0
        }
    }

    /// For each thing worth attacking with a piece of this kind, the squares from which it does and what that promises.
    pub fn hits(&self, kind: Kind) -> Vec<(Set, i32)> {
        let (ground, home) = (self.state.ground(), self.state.frame(self.seat));
        let worth_it = self.enemies.into_iter().map(|target| (target, self.of_attack(kind, target)));
        let hits = worth_it.filter(|&(target, gain)| gain > 0 && !self.state.kind_at(Square::at(target)).is_weak());
        hits.map(|(target, gain)| (ground.sources(kind, home, Square::at(target)), gain)).collect()
    }

    /// The squares where a piece of this kind would hang.
    pub fn hanging(&self, kind: Kind) -> Set {
        self.danger.hanging(kind)
    }

    fn of_mutation(&self, at: Square, into: Kind) -> i32 {
        let kind = self.state.kind_at(at);
        let dearer = (i32::from(into.value()) - i32::from(kind.value())).min(0);
        self.of_stand(into, at, self.reach(kind, at)) - self.risk(into, at) + self.saved(kind, at) + 100 * dearer
    }

    fn of_swap(&self, with: Square) -> i32 {
        let Some(king) = self.state.king(self.seat) else { return 0 };
        let kind = self.state.kind_at(with);
        let king_now = self.saved(Kind::King, king) - self.risk(Kind::King, with);
        king_now + self.saved(kind, with) - self.risk(kind, king) - 40
    }

    /// The squares a piece reaches; of pawns those they attack.
    fn reach(&self, kind: Kind, from: Square) -> Set {
        self.state.ground().reach(kind, self.state.frame(self.seat), from)
    }
}

impl State {
    fn force_of_passing(&self, action: Action) -> u8 {
        if matches!(action, Action::Move { passing: true, .. }) { 100 } else { 0 }
    }
}

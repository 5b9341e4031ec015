//! What an action promises, guessed from the cells it touches.

use super::ground::Ground;
use super::reach::Danger;
use super::score::impatience;
use crate::play::{Cell, Disc, Kind, Move, State, Unit, other};
use skazka_core::Seat;
use std::cell::Cell as Slot;

/// What each of some actions of a seat promises.
pub(super) fn of_all(state: &State, seat: Seat, actions: &[Move], out: &mut Vec<i32>) {
    let ground = Ground::new(state);
    let danger = Danger::of(&ground, state.units(other(seat)));
    let known = vec![Slot::new(UNKNOWN); state.geometry().count() * KINDS];
    let outlook = Outlook { ground, danger, seat, known, stir: impatience(state) };
    out.extend(actions.iter().map(|&action| outlook.of(action)));
}

/// Kinds of units that stand on a cell for different worths: veteran singles apart from the others.
const KINDS: usize = 6;
/// Not yet found out.
const UNKNOWN: i32 = i32::MIN;

/// One position, seen by the seat to move.
struct Outlook<'s> {
    ground: Ground<'s>,
    danger: Danger,
    seat: Seat,
    /// What it is worth that something happens at last.
    stir: i32,
    /// What each kind of unit is worth on each cell, found out when first asked for: most actions lead to the same few.
    known: Vec<Slot<i32>>,
}

impl Outlook<'_> {
    fn of(&self, action: Move) -> i32 {
        match action {
            Move::Walk { from, to } => self.moved(from, to),
            Move::Merge { from, to } => self.merge(from, to),
            Move::Trap { from, to } => {
                self.unit(from).map_or(0, |unit| self.stir + self.turn(unit, to) - self.at(unit, from))
            }
            Move::Attack { earlier, last, target } => {
                let stands = earlier.into_iter().flatten().map(|(from, stand)| self.moved(from, stand));
                self.stir + self.gain(target) + self.moved(last, target) + stands.sum::<i32>()
            }
            Move::Split { stack, exits } => self.split(stack, exits),
            Move::End | Move::Coin(_) | Move::Roll(_) | Move::Turned(_) => 0,
        }
    }

    fn unit(&self, cell: Cell) -> Option<Unit> {
        self.ground.state.unit(cell)
    }

    /// What it is worth that a unit stands on a cell, for its value and its prospects, and at what risk.
    #[inline]
    fn at(&self, unit: Unit, cell: Cell) -> i32 {
        let kind = if unit.veteran && unit.kind == Kind::Single { KINDS - 1 } else { unit.kind as usize };
        let known = &self.known[cell.index() * KINDS + kind];
        if known.get() == UNKNOWN {
            known.set(self.found_at(unit, cell));
        }
        known.get()
    }

    fn found_at(&self, unit: Unit, cell: Cell) -> i32 {
        let value = self.ground.value(unit);
        let steps = self.danger.to(cell, unit.kind.strength());
        let risk = value * self.ground.state.chance_of(steps) / 100 * self.ground.chart.risk / 100;
        value - risk + self.ground.standing(self.seat, unit.kind, unit.veteran, cell)
    }

    /// What a unit is worth where it ends its move; in the deep rear it is promoted.
    fn arrived(&self, unit: Unit, cell: Cell) -> i32 {
        let promoted =
            unit.kind == Kind::Single && !unit.veteran && self.ground.state.geometry().is_rear(other(self.seat), cell);
        self.at(if promoted { Unit { kind: Kind::Triple, veteran: true, ..unit } } else { unit }, cell)
    }

    fn moved(&self, from: Cell, to: Cell) -> i32 {
        if from == to {
            return 0;
        }
        self.unit(from).map_or(0, |unit| self.arrived(unit, to) - self.at(unit, from))
    }

    fn merge(&self, from: Cell, to: Cell) -> i32 {
        let (Some(single), Some(stood)) = (self.unit(from), self.unit(to)) else { return 0 };
        let kind = if stood.kind == Kind::Single { Kind::Double } else { Kind::Triple };
        let veteran = single.veteran || stood.veteran;
        self.at(Unit { kind, veteran, ..stood }, to) - self.at(stood, to) - self.at(single, from)
    }

    /// What a single on a disc is worth, by what the disc can be.
    fn turn(&self, single: Unit, cell: Cell) -> i32 {
        let state = self.ground.state;
        let turned = |disc| match disc {
            Disc::Good => self.at(Unit { kind: Kind::Double, ..single }, cell),
            Disc::Bad => 0,
            Disc::Empty => self.at(single, cell),
        };
        if let Some(Some(known)) = state.disc(cell) {
            return turned(known);
        }
        let hidden = state.hidden();
        let expected = Disc::ALL.into_iter().map(|disc| turned(disc) * i32::from(hidden.of(disc))).sum::<i32>();
        expected / i32::from(hidden.total().max(1))
    }

    /// What the removal of an enemy is worth.
    fn gain(&self, target: Cell) -> i32 {
        let Some(enemy) = self.unit(target) else { return 0 };
        self.ground.value(enemy) + self.ground.standing(enemy.seat, enemy.kind, enemy.veteran, target)
    }

    fn split(&self, stack: Cell, exits: [Option<Cell>; 2]) -> i32 {
        let Some(whole) = self.unit(stack) else { return 0 };
        let single = Unit { kind: Kind::Single, ..whole };
        let leaving = exits.into_iter().flatten().map(|exit| match self.ground.state.disc(exit) {
            Some(_) => self.turn(single, exit),
            None => self.arrived(single, exit),
        });
        leaving.sum::<i32>() + self.at(single, stack) - self.at(whole, stack)
    }
}

//! Taking an action.

use super::action::Move;
use super::geometry::Cell;
use super::state::{NORTH, SOUTH, State};
use super::unit::{Byte, Content, Disc, Kind, Unit};
use skazka_core::Seat;

/// The opponent of a seat.
pub(crate) const fn other(seat: Seat) -> Seat {
    if seat.0 == 0 { NORTH } else { SOUTH }
}

impl State {
    /// Takes an action of whoever is next.
    ///
    /// # Panics
    /// When it is not one of [`State::actions`]; what comes from people is read with [`State::read_action`].
    pub fn apply(&mut self, action: Move) {
        let cost = self.cost(action).expect("an action that is legal now");
        self.change(|state| state.left -= cost);
        match action {
            Move::Coin(seat) => {
                self.change(|state| (state.mover, state.tossed) = (seat, true));
                self.begin_turn();
            }
            Move::Roll(steps) => self.change(|state| (state.left, state.roll) = (steps, steps)),
            Move::Turned(disc) => self.turn_disc(disc),
            Move::Walk { from, to } => {
                let unit = self.take(from);
                self.land(to, unit);
            }
            Move::Merge { from, to } => self.merge(from, to),
            Move::Trap { from, to } => {
                let unit = self.take(from);
                self.enter_trap(to, unit);
            }
            Move::Attack { earlier, last, target } => self.attack(earlier, last, target),
            Move::Split { stack, exits } => self.split(stack, exits),
            Move::End => self.end_turn(),
        }
    }

    /// Takes a unit from the board.
    fn take(&mut self, cell: Cell) -> Unit {
        let unit = self.unit(cell).unwrap_or(Unit::new(self.mover, Kind::Single));
        self.put(cell, Byte::EMPTY);
        unit
    }

    /// Puts down a unit at the end of its move; in the deep rear a single is promoted (`rules/tammashil.md §8`).
    fn land(&mut self, cell: Cell, mut unit: Unit) {
        unit.moved = true;
        let deep = unit.kind == Kind::Single && !unit.veteran && self.geometry.is_rear(other(unit.seat), cell);
        if deep {
            (unit.kind, unit.veteran) = (Kind::Triple, true);
            self.quiet = 0;
        }
        self.put(cell, Byte::unit(unit));
    }

    fn merge(&mut self, from: Cell, to: Cell) {
        let (comer, stack) = (self.take(from), self.take(to));
        let kind = if stack.kind == Kind::Single { Kind::Double } else { Kind::Triple };
        let veteran = comer.veteran || stack.veteran;
        self.put(to, Byte::unit(Unit { kind, veteran, moved: true, ..comer }));
    }

    /// A single ends its move on a covered cell: a known disc is turned at once, an unknown one by chance.
    fn enter_trap(&mut self, cell: Cell, single: Unit) {
        let single = Unit { moved: true, ..single };
        match self.disc(cell).flatten() {
            Some(disc) => self.settle(cell, single, disc),
            None => {
                self.put(cell, Byte::turning(single));
                let free = usize::from(self.turning[0].is_some());
                self.turning[free] = Some(cell);
            }
        }
    }

    fn turn_disc(&mut self, disc: Disc) {
        let Some(cell) = self.turning[0] else { return };
        self.turning = [self.turning[1], None];
        self.change(|state| *state.hidden.of_mut(disc) -= 1);
        let single = self.take(cell);
        self.settle(cell, single, disc);
    }

    /// What a turned disc does (`rules/tammashil.md §6`).
    fn settle(&mut self, cell: Cell, single: Unit, disc: Disc) {
        self.quiet = 0;
        let byte = match disc {
            Disc::Good => Byte::unit(Unit { kind: Kind::Double, ..single }),
            Disc::Bad => Byte::EMPTY,
            Disc::Empty => Byte::unit(single),
        };
        self.put(cell, byte);
    }

    fn attack(&mut self, earlier: [Option<(Cell, Cell)>; 2], last: Cell, target: Cell) {
        self.quiet = 0;
        self.put(target, Byte::EMPTY);
        let occupant = self.take(last);
        let standing = earlier.map(|earlier| earlier.map(|(from, stand)| (self.take(from), stand)));
        for (unit, stand) in standing.into_iter().flatten() {
            self.land(stand, unit);
        }
        self.land(target, occupant);
    }

    /// One single stays, the others leave (`rules/tammashil.md §7`).
    fn split(&mut self, stack: Cell, exits: [Option<Cell>; 2]) {
        let fragment = Unit { kind: Kind::Single, fragment: true, ..self.take(stack) };
        self.put(stack, Byte::unit(fragment));
        for exit in exits.into_iter().flatten() {
            if let Content::Covered(_) = self.content(exit) {
                self.enter_trap(exit, fragment);
            } else {
                self.land(exit, fragment);
            }
        }
    }

    fn end_turn(&mut self) {
        self.clear_marks();
        self.quiet = self.quiet.saturating_add(1);
        self.turn = self.turn.saturating_add(1);
        self.change(|state| state.mover = other(state.mover));
        self.begin_turn();
    }

    fn clear_marks(&mut self) {
        let half = self.standing.len() / 2;
        for nth in 0..half {
            let mut word = self.standing[half * self.mover.index() + nth];
            while word != 0 {
                let cell = Cell::at(64 * nth + word.trailing_zeros() as usize);
                word &= word - 1;
                let byte = self.byte(cell.index());
                if byte.rested() != byte {
                    self.put(cell, byte.rested());
                }
            }
        }
    }
}

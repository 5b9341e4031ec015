//! What an action costs; an illegal one costs nothing because it is none.

use super::action::Move;
use super::geometry::Cell;
use super::state::{Next, State};
use super::unit::Kind;

impl State {
    /// The steps that an action of the mover costs, those of its shortest legal way, or 0 for the end of the turn.
    ///
    /// `None` when the action is not legal now; actions of chance cost nothing and are never `None` when they are.
    pub fn cost(&self, action: Move) -> Option<u8> {
        let chance = |legal: bool| legal.then_some(0);
        match (self.next(), action) {
            (Next::Coin, Move::Coin(seat)) => chance(seat.0 < 2),
            (Next::Roll(_), Move::Roll(steps)) => chance(self.rolls().contains(&steps)),
            (Next::Disc(_), Move::Turned(disc)) => chance(self.hidden.of(disc) > 0),
            (Next::Seat(_), Move::End) => chance(self.may_end()),
            (Next::Seat(_), Move::Attack { earlier, last, target }) => self.cost_of_attack(earlier, last, target),
            (Next::Seat(_), Move::Split { stack, exits }) => self.cost_of_split(stack, exits),
            (Next::Seat(_), Move::Walk { from, to } | Move::Merge { from, to } | Move::Trap { from, to }) => {
                self.cost_of_plain_move(from, to).filter(|_| self.plain_move(from, to) == action)
            }
            _ => None,
        }
    }

    /// What a walk, merge or trap costs.
    pub(crate) fn cost_of_plain_move(&self, from: Cell, to: Cell) -> Option<u8> {
        self.landings(from, self.ready(from)?).cost_to(to)
    }

    fn cost_of_split(&self, stack: Cell, exits: [Option<Cell>; 2]) -> Option<u8> {
        let unit = self.ready(stack)?;
        let ways = self.exits(stack, unit);
        let cost = match (unit.kind, exits) {
            (Kind::Double, [Some(exit), None]) => ways.cost_to(exit)?,
            (Kind::Triple, [Some(one), Some(other)]) if one < other => ways.cost_to(one)? + ways.cost_to(other)?,
            _ => return None,
        };
        (cost <= self.left).then_some(cost)
    }

    /// Whether the turn may end: enough steps are made, or no other is legal (`rules/tammashil.md §3`, `§10`).
    pub fn may_end(&self) -> bool {
        matches!(self.next(), Next::Seat(_)) && (self.made() >= self.numbers().least || !self.anyone_can_act())
    }
}

//! Lists of actions: all of them, or those a computer should think about.

use super::action::Move;
use super::assault::{Muster, may_attack, with_room};
use super::geometry::Cell;
use super::reach::{Landing, Landings};
use super::state::{NORTH, Next, SOUTH, State};
use super::unit::{Content, Disc, Kind, Unit};
use crate::rules::Steps;

/// The most attacks on one target that [`State::candidates`] lists.
const ATTACKS_TO_THINK_OF: usize = 64;
/// Where a triple may leave to more cells than these, [`State::candidates`] lists only splits that keep together: two
/// exits make thousands of pairs in Hivvayo. In Tammashil there are never so many.
const EXITS_TO_PAIR: usize = 40;

/// What is listed where a complete list would be long.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    All,
    ToThinkOf,
}

impl State {
    /// Appends every action of whoever is next, chance included; nothing when the game is over.
    ///
    /// Crowds of Hivvayo can have very many joint attacks; whoever needs no complete list asks for
    /// [`State::candidates`], [`State::attackers_on`] and the like.
    pub fn actions(&self, out: &mut Vec<Move>) {
        self.list(out, Extent::All, |room, out| {
            room.each_siege(self, |siege| siege.each_attack(|plan| out.push(siege.action(plan))));
        });
    }

    /// As [`State::actions`], but at most 64 attacks on one target: the cheapest arrangements of sets of attackers and of
    /// who is the last; and where a triple could leave to many cells, only the splits whose two exits touch. Empty only
    /// when the game is over.
    pub fn candidates(&self, out: &mut Vec<Move>) {
        self.list(out, Extent::ToThinkOf, |room, out| {
            room.each_siege(self, |siege| {
                out.extend(siege.cheapest_attacks(ATTACKS_TO_THINK_OF).into_iter().map(|plan| siege.action(plan)));
            });
        });
    }

    fn list(&self, out: &mut Vec<Move>, extent: Extent, attacks: impl FnOnce(&mut Muster, &mut Vec<Move>)) {
        match self.next() {
            Next::Won(_) => {}
            Next::Coin => out.extend([SOUTH, NORTH].map(Move::Coin)),
            Next::Roll(_) => out.extend(self.rolls().map(Move::Roll)),
            Next::Disc(_) => {
                out.extend(Disc::ALL.into_iter().filter(|&disc| self.hidden.of(disc) > 0).map(Move::Turned));
            }
            Next::Seat(_) => self.list_turn(out, extent, attacks),
        }
    }

    /// What the die can show.
    pub(crate) fn rolls(&self) -> std::ops::RangeInclusive<u8> {
        match self.numbers().steps {
            Steps::Die(faces) => 1..=faces,
            Steps::Fixed(steps) => steps..=steps,
        }
    }

    fn list_turn(&self, out: &mut Vec<Move>, extent: Extent, attacks: impl FnOnce(&mut Muster, &mut Vec<Move>)) {
        let begun = out.len();
        if self.left > 0 {
            with_room(|room| {
                for from in self.cells_of(self.mover) {
                    self.list_unit(from, extent, room, out);
                }
                attacks(room, out);
            });
        }
        if self.made() >= self.numbers().least || out.len() == begun {
            out.push(Move::End);
        }
    }

    /// Steps made this turn.
    pub(crate) fn made(&self) -> u8 {
        self.roll - self.left
    }

    /// What one unit does alone; its approaches are added to the room.
    fn list_unit(&self, from: Cell, extent: Extent, room: &mut Muster, out: &mut Vec<Move>) {
        let Some(unit) = self.ready(from) else { return };
        let landings = self.landings(from, unit);
        out.extend(landings.list().iter().map(|landing| self.plain_move(from, landing.cell)));
        if may_attack(unit) {
            room.add(self, from, unit, &landings, None);
            self.list_splits(from, unit, extent, out);
        }
    }

    /// The unit of the mover on a cell, if it may still do something.
    #[inline]
    pub(crate) fn ready(&self, cell: Cell) -> Option<Unit> {
        let byte = self.byte(cell.index());
        if byte.has_moved() || !byte.is_unit_of(self.mover) {
            return None;
        }
        match byte.content() {
            Content::Unit(unit) => Some(unit),
            _ => None,
        }
    }

    /// The walk, merge or trap that leads to one of the landings.
    pub(crate) fn plain_move(&self, from: Cell, to: Cell) -> Move {
        let byte = self.byte(to.index());
        if byte.is_empty() {
            Move::Walk { from, to }
        } else if byte.is_covered() {
            Move::Trap { from, to }
        } else {
            Move::Merge { from, to }
        }
    }

    /// Where a single may leave a stack to (`rules/tammashil.md §7`).
    pub(crate) fn exits(&self, stack: Cell, unit: Unit) -> Landings {
        self.landings(stack, Unit { kind: Kind::Single, fragment: true, ..unit })
    }

    fn list_splits(&self, stack: Cell, unit: Unit, extent: Extent, out: &mut Vec<Move>) {
        match unit.kind {
            Kind::Double if self.left >= 1 => {
                out.extend(self.exits(stack, unit).list().iter().map(|exit| Move::split(stack, &[exit.cell])));
            }
            Kind::Triple if self.left >= 2 => self.list_pairs(stack, self.exits(stack, unit).list(), extent, out),
            _ => {}
        }
    }

    /// The splits of a triple, two exits each.
    fn list_pairs(&self, stack: Cell, exits: &[Landing], extent: Extent, out: &mut Vec<Move>) {
        let every_pair = extent == Extent::All || exits.len() <= EXITS_TO_PAIR;
        for (nth, one) in exits.iter().enumerate() {
            let beside = self.geometry.next(one.cell.index());
            let affordable = |other: &&Landing| {
                let near = every_pair || beside.contains(&(other.cell.index() as u16));
                near && one.cost + other.cost <= self.left
            };
            let others = exits[nth + 1..].iter().filter(affordable);
            out.extend(others.map(|other| Move::split(stack, &[one.cell, other.cell])));
        }
    }
}

//! The history of a game as one viewer may know it, and how much of it he was told already.
//!
//! Histories grow at their end and are cut off there, so what was told for good is told by its length and by the
//! identity of its last action ([`PlyView::id`]).

use super::View;
use crate::state::{Counted, Move};
use skazka_core::{Actor, Effect, Game, PlyView, Turn, Viewer};
use std::ops::Range;

/// The plies of a table that somebody may know of: all of them up to a secret stage that is not over, and his own
/// inside it.
pub(super) struct KnownPlies {
    open: usize,
    own: Vec<usize>,
}

impl KnownPlies {
    pub(super) fn new(game: &dyn Game, viewer: Viewer) -> KnownPlies {
        let open = game.open_plies();
        let is_own = |ply: &usize| game.ply(*ply, viewer).is_some_and(|ply| ply.written.is_some());
        KnownPlies { open, own: (open..game.plies()).filter(is_own).collect() }
    }

    pub(super) fn len(&self) -> usize {
        self.open + self.own.len()
    }

    /// Which ply of the table the one with this number, from 0, is.
    pub(super) fn get(&self, at: usize) -> Option<usize> {
        if at < self.open { Some(at) } else { self.own.get(at - self.open).copied() }
    }
}

/// How much of a history somebody was told for good.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct History {
    told: usize,
    last: u64,
}

impl History {
    /// How many actions.
    pub fn told(&self) -> usize {
        self.told
    }
}

impl View<'_> {
    /// What is told for good when the game as it is now is told: neither a secret stage that is not over, nor draws by
    /// chance of which it is not known yet to whose turn they belong.
    pub fn history(&self) -> History {
        let open = self.plies.open;
        let drawn = (0..open).rev().take_while(|&ply| self.known(ply).is_some_and(|one| one.by == Actor::Chance));
        let told = open - drawn.count();
        let last = told.checked_sub(1).and_then(|last| self.known(last));
        History { told, last: last.map_or(0, |last| last.id) }
    }

    /// How many of the actions that were told for good `before` are the beginning of those that are told for good `now`.
    pub fn still_known(&self, before: &History, now: &History) -> usize {
        let (mut least, mut most) = (0, before.told.min(now.told));
        while least < most {
            let middle = least.midpoint(most);
            match self.known(middle).is_some_and(|one| one.id <= before.last) {
                true => least = middle + 1,
                false => most = middle,
            }
        }
        least
    }

    /// Some of the actions that he may know of.
    pub fn moves(&self, some: Range<usize>) -> Vec<Move> {
        let plies = some.clone().filter_map(|at| self.plies.get(at));
        let seen = plies.filter_map(|ply| Some((ply, self.game().ply(ply, self.viewer())?)));
        let mut moves: Vec<Move> = seen.map(|(at, ply)| Move { counts: self.counts(at), ..told(ply) }).collect();
        // What chance drew belongs to whoever acted upon it, or is to act upon it now.
        let mut next = self.turn_after(some.end);
        for one in moves.iter_mut().rev() {
            let same_turn = next.filter(|(turn, _)| *turn == one.turn && one.turn > 0);
            one.of = one.seat.or(same_turn.and_then(|(_, seat)| seat));
            next = Some((one.turn, one.of));
        }
        moves
    }

    /// Whose turn it was after the first `plies` actions that he may know of, and its number.
    fn turn_after(&self, plies: usize) -> Option<(u32, Option<u8>)> {
        if let Some(next) = self.known(plies) {
            return Some((next.turn, seat_of(next.by)));
        }
        match self.game().turn() {
            Turn::One(seat) => Some((self.game().turn_number(), Some(seat.0))),
            _ => None,
        }
    }

    /// What one action brought and cost in what the game counts.
    fn counts(&self, ply: usize) -> Vec<Counted> {
        let effects = self.game().effects(ply, self.viewer());
        let counted = effects.iter().filter_map(|effect| match effect {
            Effect::Count { seat, by, says } => Some(Counted { seat: *seat, by: *by, says: says.clone() }),
            _ => None,
        });
        counted.collect()
    }
}

fn told(ply: PlyView) -> Move {
    let seat = seat_of(ply.by);
    Move { turn: ply.turn, seat, of: seat, written: ply.written, says: ply.says, counts: Vec::new() }
}

fn seat_of(actor: Actor) -> Option<u8> {
    match actor {
        Actor::Seat(seat) => Some(seat.0),
        Actor::Chance => None,
    }
}

//! The plies of a game and the positions between them, kept so that a copy costs nothing and no question is answered by
//! looking through the game.
//!
//! ```text
//! start ── moment 0 ── moment 1 ── ... ── moment n-1        each moment: a ply, the position after it,
//!                                         └ the last         and a summary of everything up to it
//! ```
//!
//! Plies and counts stand in persistent trees: copies share them, and whoever goes on copies a path of the tree. The
//! price is a factor of some nanoseconds on each look at a ply.

use crate::play::Ply;
use crate::{Actor, Effect, Position, Seat, steps};
use imbl::{OrdMap, Vector};
use std::sync::Arc;

/// The most seats of a game, as [`crate::Seats`] has them.
const MOST_SEATS: usize = 8;

/// What is known of the plies up to and with one of them, so that it need not be counted. Numbers of plies count from
/// the beginning: `0` is none, `3` the third one.
#[derive(Debug, Clone, Copy, Default)]
struct Summary {
    /// How many plies were chance's.
    drawn: u32,
    /// How many of the first plies are no part of a secret stage that still runs.
    open: usize,
    /// The last ply that cannot be taken back.
    fixed: usize,
    /// The last ply that took something off the board.
    capture: usize,
    /// The last ply of each seat.
    latest: [usize; MOST_SEATS],
}

impl Summary {
    /// The summary with one ply more, the `number`-th.
    fn with<A>(mut self, number: usize, ply: &Ply<A>, retires: bool) -> Summary {
        match ply.by {
            Actor::Chance => self.drawn += 1,
            Actor::Seat(seat) => self.latest[seat.index() % MOST_SEATS] = number,
        }
        if ply.reveals || !ply.secret {
            self.open = number;
        }
        if ply.by == Actor::Chance || ply.secret || retires {
            self.fixed = number;
        }
        if ply.effects.iter().any(|effect| matches!(effect, Effect::Take { .. })) {
            self.capture = number;
        }
        self
    }
}

/// One ply with what came of it.
#[derive(Debug)]
struct Moment<P: Position> {
    ply: Ply<P::Action>,
    after: P,
    summary: Summary,
}

/// Every ply of a game with the positions between them.
#[derive(Debug)]
pub(crate) struct History<P: Position> {
    start: Arc<P>,
    moments: Vector<Arc<Moment<P>>>,
    /// How often each key stood on the board.
    seen: OrdMap<u64, u32>,
    /// The identity of the next ply.
    next_id: u64,
}

impl<P: Position> Clone for History<P> {
    fn clone(&self) -> History<P> {
        let (start, moments) = (Arc::clone(&self.start), self.moments.clone());
        History { start, moments, seen: self.seen.clone(), next_id: self.next_id }
    }
}

impl<P: Position> History<P> {
    /// Nothing but the position that the game begins with.
    pub(crate) fn new(start: P) -> History<P> {
        let seen = OrdMap::unit(start.key(), 1);
        History { start: Arc::new(start), moments: Vector::new(), seen, next_id: 1 }
    }

    /// The number of plies.
    pub(crate) fn len(&self) -> usize {
        self.moments.len()
    }

    /// One ply, from 0.
    pub(crate) fn ply(&self, ply: usize) -> Option<&Ply<P::Action>> {
        steps::count(1);
        self.moments.get(ply).map(|moment| &moment.ply)
    }

    /// The last ply.
    pub(crate) fn last(&self) -> Option<&Ply<P::Action>> {
        self.moments.last().map(|moment| &moment.ply)
    }

    /// The position after `plies` of them; the last one when there are fewer.
    pub(crate) fn position(&self, plies: usize) -> &P {
        let index = plies.min(self.len()).checked_sub(1);
        index.and_then(|index| self.moments.get(index)).map_or(&self.start, |moment| &moment.after)
    }

    /// How often the last position stood on the board, now included.
    pub(crate) fn occurrences(&self) -> u32 {
        self.seen.get(&self.position(self.len()).key()).copied().unwrap_or_default()
    }

    /// The keys of all positions in order.
    pub(crate) fn keys(&self) -> Vec<u64> {
        steps::count(self.len());
        let later = self.moments.iter().map(|moment| moment.after.key());
        std::iter::once(self.start.key()).chain(later).collect()
    }

    /// How many plies were chance's.
    pub(crate) fn drawn(&self) -> u32 {
        self.summary().drawn
    }

    /// How many of the first plies are no part of a secret stage that still runs.
    pub(crate) fn open(&self) -> usize {
        self.summary().open
    }

    /// The last ply of a seat, from 0.
    pub(crate) fn latest(&self, seat: Seat) -> Option<usize> {
        self.summary().latest.get(seat.index())?.checked_sub(1)
    }

    /// The last ply of a seat where it can be taken back: nothing fixed came with it or after it.
    pub(crate) fn retractable(&self, seat: Seat) -> Option<usize> {
        self.latest(seat).filter(|&latest| latest >= self.summary().fixed)
    }

    /// The plies among the first `plies` that took something off the board, in order.
    pub(crate) fn captures(&self, plies: usize) -> Vec<usize> {
        let last = |plies: usize| Some(self.moments.get(plies.checked_sub(1)?)?.summary.capture);
        let before = |plies: usize| last(plies).filter(|&capture| capture > 0).map(|capture| capture - 1);
        let mut found: Vec<_> =
            std::iter::successors(before(plies.min(self.len())), |&capture| before(capture)).collect();
        steps::count(found.len());
        found.reverse();
        found
    }

    /// Adds a ply under a new identity; `retires` says whether somebody gave up by it while others play on.
    pub(crate) fn push(&mut self, mut ply: Ply<P::Action>, after: P, retires: bool) {
        steps::count(1);
        ply.id = self.next_id;
        self.next_id += 1;
        let summary = self.summary().with(self.len() + 1, &ply, retires);
        let times = self.seen.entry(after.key()).or_default();
        *times += 1;
        self.moments.push_back(Arc::new(Moment { ply, after, summary }));
    }

    /// Forgets all but the first `plies`, and gives the forgotten ones in order. No later ply bears their identities.
    pub(crate) fn truncate(&mut self, plies: usize) -> Vec<Ply<P::Action>> {
        let mut forgotten = Vec::new();
        while self.len() > plies {
            let Some(moment) = self.moments.pop_back() else { break };
            steps::count(1);
            self.forget(moment.after.key());
            forgotten.push(moment.ply.clone());
        }
        forgotten.reverse();
        forgotten
    }

    fn forget(&mut self, key: u64) {
        match self.seen.get(&key) {
            Some(&times) if times > 1 => drop(self.seen.insert(key, times - 1)),
            _ => drop(self.seen.remove(&key)),
        }
    }

    fn summary(&self) -> Summary {
        self.moments.last().map(|moment| moment.summary).unwrap_or_default()
    }
}

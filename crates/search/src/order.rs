//! Which actions to look at first: the better the order, the less there is to search.

use crate::limits::Style;
use crate::place::place;
use crate::score::LONGEST;
use skazka_core::{Evaluate, Seat};
use std::hash::Hash;

/// An action and how early it comes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ranked<A> {
    pub(crate) action: A,
    pub(crate) rank: i32,
}

/// The rank of the action that was best before.
pub(crate) const KNOWN: i32 = i32::MAX;
/// Added to the force of forcing actions.
pub(crate) const FORCING: i32 = 1 << 24;
/// Ranks of quiet actions that refuted a sibling.
const KILLERS: [i32; 2] = [FORCING - 1, FORCING - 2];
/// History counts stay below this.
const HISTORY: i32 = 1 << 20;
/// Places of the history table for each seat.
const PLACES: usize = 1 << 13;
/// Seats told apart by the history.
const SEATS: usize = 4;
/// How much a promised hundredth weighs beside the history.
const PROMISE: i32 = 256;

/// Whether an action of this rank is neither forcing nor a known refutation.
pub(crate) fn is_late(rank: i32) -> bool {
    rank < KILLERS[1]
}

/// How much shallower the `index`-th action, if it is late and quiet, is looked at first than the `depth` that is left.
pub(crate) fn reduction(style: Style, rank: i32, depth: i32, index: usize) -> i32 {
    if style == Style::Exact || depth < 3 || index < 3 || !is_late(rank) {
        return 0;
    }
    let steps = depth.ilog2() + (index as u32 + 1).ilog2();
    (steps as i32 / 2 - 1).clamp(0, depth - 2)
}

/// What the search has learnt about the order of actions.
#[derive(Debug)]
pub(crate) struct Order<A> {
    killers: Vec<[Option<A>; 2]>,
    /// For each seat, by the action's hash; two actions may share a place, which only costs order.
    history: [Vec<i32>; SEATS],
}

impl<A: Copy + Eq + Hash> Order<A> {
    pub(crate) fn new() -> Order<A> {
        Order { killers: vec![[None; 2]; LONGEST + 1], history: std::array::from_fn(|_| vec![0; PLACES]) }
    }

    /// Ranks the actions of `seat` at a position.
    pub(crate) fn rank<P: Evaluate<Action = A>>(
        &self,
        position: &P,
        seat: Seat,
        known: Option<A>,
        ply: usize,
        list: &mut [Ranked<A>],
    ) {
        for one in list {
            one.rank = self.rank_of(position, seat, known, ply, one.action);
        }
    }

    fn rank_of<P: Evaluate<Action = A>>(
        &self,
        position: &P,
        seat: Seat,
        known: Option<A>,
        ply: usize,
        action: A,
    ) -> i32 {
        if known == Some(action) {
            return KNOWN;
        }
        let force = position.force(action);
        if force > 0 {
            return FORCING.saturating_add(force);
        }
        match self.killers[ply].iter().position(|&killer| killer == Some(action)) {
            Some(nth) => KILLERS[nth],
            None => self.history[seat.index() % SEATS][place(action, PLACES)] + force.max(-HISTORY),
        }
    }

    /// The rank of an action that promises so much; forcing ones come first as far as they promise a gain.
    pub(crate) fn by_promise(&self, seat: Seat, action: A, forcing: bool, promise: i32, ply: usize) -> i32 {
        if forcing && promise > 0 {
            return FORCING.saturating_add(promise);
        }
        match self.killers[ply].iter().position(|&killer| killer == Some(action)) {
            Some(nth) => KILLERS[nth],
            None => {
                let promised = promise.saturating_mul(PROMISE).clamp(-HISTORY, HISTORY);
                self.history[seat.index() % SEATS][place(action, PLACES)] + promised
            }
        }
    }

    /// A quiet action refuted what the other seat tried.
    pub(crate) fn refuted(&mut self, seat: Seat, action: A, depth: i32, ply: usize) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
        self.learn(seat, action, depth * depth);
    }

    /// A quiet action was tried in vain before the one that refuted.
    pub(crate) fn failed(&mut self, seat: Seat, action: A, depth: i32) {
        self.learn(seat, action, -depth * depth);
    }

    /// The further a count is from zero, the less it still moves away.
    fn learn(&mut self, seat: Seat, action: A, by: i32) {
        let by = by.clamp(-1024, 1024);
        let count = &mut self.history[seat.index() % SEATS][place(action, PLACES)];
        *count += by * 32 - (i64::from(*count) * i64::from(by.abs()) * 32 / i64::from(HISTORY)) as i32;
    }
}

/// Brings the earliest of the actions from `index` on to `index`.
pub(crate) fn pick<A: Copy>(list: &mut [Ranked<A>], index: usize) -> Ranked<A> {
    let mut best = index;
    for other in index + 1..list.len() {
        if list[other].rank > list[best].rank {
            best = other;
        }
    }
    list.swap(index, best);
    list[index]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picking_sorts() {
        let mut list: Vec<_> = [3, 9, 1, 7].map(|rank| Ranked { action: rank, rank }).into();
        let picked: Vec<_> = (0..4).map(|index| pick(&mut list, index).action).collect();
        assert_eq!(picked, [9, 7, 3, 1]);
    }

    #[test]
    fn history_counts_stay_bounded() {
        let mut order = Order::new();
        for _ in 0..10_000 {
            order.refuted(Seat(0), 'a', 60, 3);
            order.failed(Seat(0), 'b', 60);
        }
        assert!((1..=HISTORY).contains(&order.history[0][place('a', PLACES)]));
        assert!((-HISTORY..0).contains(&order.history[0][place('b', PLACES)]));
        assert_eq!(order.killers[3], [Some('a'), None]);
    }
}

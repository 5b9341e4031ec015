//! Principal variation search with a transposition table.

use crate::limits::{Budget, Limits, Style};
use crate::order::{Order, Ranked, is_late, pick, reduction};
use crate::repetitions::RepetitionHistory;
use crate::score::{DRAW, INFINITE, LONGEST, Window, from_root, of_outcome, sign, to_root, unclear};
use crate::table::{Bound, Entry, Table};
use skazka_core::{Actor, Evaluate, Seat, Turn};

/// How a position is looked at where the search ends: its worth, blurred for the weaker levels.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct NoisyEvaluation {
    /// A judgement is off by at most this; the same position always by the same.
    pub(crate) noise: i32,
    /// Which way it is off.
    pub(crate) seed: u64,
}

impl NoisyEvaluation {
    /// What the position seems worth for `seat`.
    pub(crate) fn judge<P: Evaluate>(&self, position: &P, seat: Seat) -> i32 {
        unclear(position.evaluate(seat).saturating_add(sign(seat, Seat(0)) * self.error(position.key())))
    }

    fn error(&self, key: u64) -> i32 {
        if self.noise == 0 {
            return 0;
        }
        let word = fastrand::Rng::with_seed(key ^ self.seed).u32(..);
        (word % (2 * self.noise.unsigned_abs() + 1)) as i32 - self.noise
    }
}

/// A position in the tree of a search.
pub(crate) struct Node<'p, P> {
    pub(crate) position: &'p P,
    /// Actions still to be searched from here.
    pub(crate) depth: i32,
    /// Actions from the root to here.
    pub(crate) ply: usize,
}

impl<P> Clone for Node<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> Copy for Node<'_, P> {}

/// What is to be done at a position.
pub(crate) enum NodeKind {
    /// This seat decides, among the actions listed.
    Decides(Seat),
    /// The game is over; the score is for the seat asked for.
    Over(i32),
    /// Secrets or chance: it can only be judged.
    Dark,
}

/// One search. When a method returns `None`, the budget is spent and only the line of the root is of use.
pub(crate) struct Search<'a, P: Evaluate> {
    pub(crate) budget: Budget<'a>,
    pub(crate) evaluation: NoisyEvaluation,
    pub(crate) style: Style,
    pub(crate) table: Table<P::Action>,
    pub(crate) order: Order<P::Action>,
    repetitions: RepetitionHistory,
    /// For each ply, the actions there; kept so that nothing is allocated anew.
    pub(crate) lists: Vec<Vec<Ranked<P::Action>>>,
    pub(crate) listed: Vec<P::Action>,
    /// For each ply, the best line found from there.
    pub(crate) lines: Vec<Vec<P::Action>>,
}

impl<'a, P: Evaluate> Search<'a, P> {
    /// A search from `root`; `past` are the keys of the positions so far, with or without the root's.
    pub(crate) fn new(
        root: &P,
        past: &[u64],
        limits: &Limits,
        evaluation: NoisyEvaluation,
        budget: Budget<'a>,
    ) -> Search<'a, P> {
        Search {
            budget,
            evaluation,
            style: limits.style,
            table: Table::new(limits.entries),
            order: Order::new(),
            repetitions: RepetitionHistory::new(root.key(), past),
            lists: std::iter::repeat_with(Vec::new).take(LONGEST + 1).collect(),
            listed: Vec::new(),
            lines: vec![Vec::new(); LONGEST + 2],
        }
    }

    /// The best score among the listed actions of `seat`; the window and the score are the seat's.
    pub(crate) fn best(
        &mut self,
        at: Node<'_, P>,
        seat: Seat,
        list: &mut [Ranked<P::Action>],
        window: Window,
    ) -> Option<i32> {
        let known = self.table.get(at.position.key()).and_then(|entry| entry.action);
        self.order.rank(at.position, seat, known, at.ply, list);
        self.lines[at.ply].clear();
        let (mut best, mut chosen, mut alpha) = (-INFINITE, None, window.alpha);
        for index in 0..list.len() {
            let one = pick(list, index);
            let score = self.attempt(at, seat, one, index, Window { alpha, ..window })?;
            best = best.max(score);
            if score > alpha {
                alpha = score;
                chosen = Some(one.action);
                self.prepend(one.action, at.ply);
            }
            if alpha >= window.beta {
                self.learn(at, seat, &list[..=index]);
                break;
            }
        }
        self.keep(at, seat, chosen, best, window);
        Some(best)
    }

    /// Takes one action and searches what comes of it: the first with the whole window, later ones by asking first
    /// whether they are better at all.
    fn attempt(
        &mut self,
        at: Node<'_, P>,
        seat: Seat,
        one: Ranked<P::Action>,
        index: usize,
        window: Window,
    ) -> Option<i32> {
        let mut after = at.position.clone();
        after.apply(Actor::Seat(seat), one.action);
        self.repetitions.step(after.key());
        let next = Node { position: &after, depth: at.depth - 1, ply: at.ply + 1 };
        let score = if index == 0 {
            self.child(next, seat, window)?
        } else {
            self.scouted(next, seat, window, reduction(self.style, one.rank, at.depth, index))?
        };
        self.repetitions.back();
        Some(score)
    }

    /// Asks whether a position is better than `window.alpha`, `less` shallower at first, and only if so, how good.
    fn scouted(&mut self, next: Node<'_, P>, seat: Seat, window: Window, less: i32) -> Option<i32> {
        let scout = Window::scout(window.alpha);
        let mut score = self.child(Node { depth: next.depth - less, ..next }, seat, scout)?;
        if score > window.alpha && less > 0 {
            score = self.child(next, seat, scout)?;
        }
        if window.holds(score) {
            score = self.child(next, seat, window)?;
        }
        Some(score)
    }

    /// The score, for `from`, of a position that `from` has just brought about; the window is `from`'s, too.
    fn child(&mut self, at: Node<'_, P>, from: Seat, window: Window) -> Option<i32> {
        self.budget.pay()?;
        self.lines[at.ply].clear();
        if let Some(score) = self.counted_out(at, from) {
            return Some(score);
        }
        if at.depth <= 0 || at.ply >= LONGEST {
            return self.quiescence(at.position, from, window, at.ply);
        }
        if let Some(score) = self.known(at, from, window) {
            return Some(score);
        }
        self.open(at, from, window)
    }

    /// Lists the actions of a position and searches them.
    fn open(&mut self, at: Node<'_, P>, from: Seat, window: Window) -> Option<i32> {
        let mut list = std::mem::take(&mut self.lists[at.ply]);
        let score = match self.stand(at, from, &mut list) {
            NodeKind::Over(score) => score,
            NodeKind::Dark => self.evaluation.judge(at.position, from),
            NodeKind::Decides(seat) if seat == from => self.best(at, seat, &mut list, window)?,
            NodeKind::Decides(seat) => -self.best(at, seat, &mut list, window.flipped())?,
        };
        self.lists[at.ply] = list;
        Some(score)
    }

    /// Whose decision it is, with the actions listed. The seat after `from` is tried first, because asking whose turn
    /// it is may cost as much as listing the actions.
    fn stand(&mut self, at: Node<'_, P>, from: Seat, list: &mut Vec<Ranked<P::Action>>) -> NodeKind {
        let other = Seat(1 - from.0);
        self.list(at.position, other, list);
        if !list.is_empty() {
            return NodeKind::Decides(other);
        }
        match at.position.turn() {
            Turn::One(seat) => {
                self.list(at.position, seat, list);
                if list.is_empty() { NodeKind::Dark } else { NodeKind::Decides(seat) }
            }
            Turn::Over => match at.position.outcome() {
                Some(outcome) => NodeKind::Over(of_outcome(outcome, from, at.ply)),
                None => NodeKind::Dark,
            },
            Turn::Secret(_) | Turn::Chance => NodeKind::Dark,
        }
    }

    fn list(&mut self, position: &P, seat: Seat, list: &mut Vec<Ranked<P::Action>>) {
        self.listed.clear();
        position.actions(Actor::Seat(seat), &mut self.listed);
        list.clear();
        list.extend(self.listed.iter().map(|&action| Ranked { action, rank: 0 }));
    }

    /// A draw by counting, unless the game is over by the position itself.
    fn counted_out(&self, at: Node<'_, P>, from: Seat) -> Option<i32> {
        at.position.draw_by_counting(self.repetitions.occurrences(at.position.key(), at.ply))?;
        Some(at.position.outcome().map_or(DRAW, |outcome| of_outcome(outcome, from, at.ply)))
    }

    /// The score of a position searched before, if it settles the window. All is `from`'s.
    fn known(&self, at: Node<'_, P>, from: Seat, window: Window) -> Option<i32> {
        let entry = self.table.get(at.position.key())?;
        if !entry.serves(self.style, at.depth) {
            return None;
        }
        let score = to_root(entry.score, at.ply);
        let window = if entry.mover == from { window } else { window.flipped() };
        entry.settles(score, window).then_some(sign(from, entry.mover) * score)
    }

    fn keep(&mut self, at: Node<'_, P>, mover: Seat, action: Option<P::Action>, score: i32, window: Window) {
        let (bound, score) = (Bound::of(score, window), from_root(score, at.ply));
        self.table.put(Entry { key: at.position.key(), action, score, depth: at.depth, bound, mover });
    }

    /// The line of this ply becomes the action and the line of the next.
    fn prepend(&mut self, action: P::Action, ply: usize) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(action);
        line.extend_from_slice(&lower[0]);
    }

    /// The last of the tried actions refuted; the quiet ones before it did not.
    fn learn(&mut self, at: Node<'_, P>, seat: Seat, tried: &[Ranked<P::Action>]) {
        let Some((refutation, vain)) = tried.split_last() else { return };
        if at.position.force(refutation.action) <= 0 {
            self.order.refuted(seat, refutation.action, at.depth, at.ply);
        }
        for one in vain.iter().filter(|one| is_late(one.rank)) {
            self.order.failed(seat, one.action, at.depth);
        }
    }
}

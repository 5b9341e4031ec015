//! Best-reply search with a transposition table.

use crate::alphabeta::NoisyEvaluation;
use crate::iterate::Analysis;
use crate::limits::{Budget, Limits, Style};
use crate::order::{FORCING, KNOWN, Order, Ranked, is_late, pick, reduction};
use crate::repetitions::RepetitionHistory;
use crate::rivals::value::{ended, of_places};
use crate::score::{INFINITE, LONGEST, Window, from_root, to_root};
use crate::table::{Bound, Entry, Table};
use skazka_core::{Actor, Evaluate, Seat, Turn};

/// Mixed into the key of positions in rounds whose reply was given already.
const REPLIED: u64 = 0xC3A5_C85C_97CB_3127;

/// A position in the tree.
pub(crate) struct Node<'p, P> {
    pub(crate) position: &'p P,
    /// Decisions still to be searched from here: own ones and replies.
    pub(crate) depth: i32,
    /// Actions from the root to here.
    pub(crate) ply: usize,
    /// Whether a rival has given the reply of this round.
    pub(crate) replied: bool,
}

impl<P> Clone for Node<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> Copy for Node<'_, P> {}

/// What a seat may do: one of its actions, or (a rival) what it likes best, leaving the reply to a later one.
type Choice<A> = Option<A>;

/// The list of what a seat may do.
type Choices<A> = Vec<Ranked<Choice<A>>>;

/// One search; all scores are for `me`. When a method returns `None`, the budget is spent.
pub(crate) struct Search<'a, P: Evaluate> {
    me: Seat,
    pub(crate) budget: Budget<'a>,
    evaluation: NoisyEvaluation,
    pub(crate) style: Style,
    table: Table<P::Action>,
    order: Order<P::Action>,
    repetitions: RepetitionHistory,
    /// For each ply, what there is to do; kept so that nothing is allocated anew.
    pub(crate) lists: Vec<Choices<P::Action>>,
    pub(crate) listed: Vec<P::Action>,
    pub(crate) promises: Vec<i32>,
    /// The best own action at the root.
    best: Option<P::Action>,
}

impl<'a, P: Evaluate> Search<'a, P> {
    /// A search for `me` from `root`; `past` are the keys of the positions so far, with or without the root's.
    pub(crate) fn new(
        root: &P,
        me: Seat,
        past: &[u64],
        limits: &Limits,
        evaluation: NoisyEvaluation,
        budget: Budget<'a>,
    ) -> Search<'a, P> {
        Search {
            me,
            budget,
            evaluation,
            style: limits.style,
            table: Table::new(limits.entries),
            order: Order::new(),
            repetitions: RepetitionHistory::new(root.key(), past),
            lists: std::iter::repeat_with(Vec::new).take(LONGEST + 1).collect(),
            listed: Vec::new(),
            promises: Vec::new(),
            best: None,
        }
    }

    /// Searches the `legal` actions of `me` at `root` deeper and deeper; there is at least one.
    pub(crate) fn deepen(mut self, root: &P, legal: &[P::Action], limits: &Limits) -> Analysis<P::Action> {
        let mut found = Analysis { score: self.judge(root), depth: 0, nodes: 0, line: vec![legal[0]] };
        let mut list = Vec::new();
        self.listed.clear();
        self.listed.extend_from_slice(legal);
        let at = Node { position: root, depth: 1, ply: 0, replied: false };
        self.rank(at, self.me, &mut list);
        for depth in 1..=limits.depth.clamp(1, LONGEST as u8) {
            let before = self.budget.spent();
            self.best = None;
            let at = Node { depth: depth.into(), ..at };
            self.prefer_known(at, &mut list);
            let score = self.choose(at, self.me, &mut list, Window::OPEN);
            if let Some(best) = self.best {
                found.line = vec![best];
            }
            let Some(score) = score else { break };
            (found.score, found.depth) = (score, depth);
            let is_exhausted = self.budget.spent() - before <= list.len() as u64 && depth > 2;
            if is_exhausted || score.abs() >= crate::WIN - i32::from(depth) {
                break;
            }
        }
        found.nodes = self.budget.spent();
        found
    }

    /// What the best of the listed choices is worth for `seat`, whose the window is, too: the opposite of what it is
    /// worth for `me` when it is a rival.
    fn choose(
        &mut self,
        at: Node<'_, P>,
        seat: Seat,
        list: &mut [Ranked<Choice<P::Action>>],
        window: Window,
    ) -> Option<i32> {
        let (mut best, mut chosen, mut alpha) = (-INFINITE, None, window.alpha);
        for index in 0..list.len() {
            let one = pick(list, index);
            let score = self.attempt(at, seat, one, index, Window { alpha, ..window })?;
            best = best.max(score);
            if score > alpha {
                alpha = score;
                chosen = one.action;
                if at.ply == 0 {
                    self.best = one.action;
                }
            }
            if alpha >= window.beta {
                self.learn(at, seat, &list[..=index]);
                break;
            }
        }
        let key = keyed(at);
        let (bound, score) = (Bound::of(best, window), from_root(best, at.ply));
        self.table.put(Entry { key, action: chosen, score, depth: at.depth, bound, mover: seat });
        Some(best)
    }

    /// Takes one choice and searches what comes of it: the first with the whole window, later ones by asking first
    /// whether they are better at all.
    fn attempt(
        &mut self,
        at: Node<'_, P>,
        seat: Seat,
        one: Ranked<Choice<P::Action>>,
        index: usize,
        window: Window,
    ) -> Option<i32> {
        let mut after = at.position.clone();
        let action = one.action.or_else(|| self.liked(at.position, seat))?;
        after.apply(Actor::Seat(seat), action);
        let (replied, depth) = match one.action {
            Some(_) => (seat != self.me, at.depth - 1),
            None => (false, at.depth),
        };
        let next = Node { position: &after, depth, ply: at.ply + 1, replied };
        if index == 0 {
            return self.child(next, seat, window);
        }
        let less = if one.action.is_some() { reduction(self.style, one.rank, at.depth, index) } else { 0 };
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

    /// The score of a position that `from` has just brought about, for it; the window is its own.
    pub(crate) fn child(&mut self, at: Node<'_, P>, from: Seat, window: Window) -> Option<i32> {
        self.repetitions.step(at.position.key());
        let score = if from == self.me { self.visit(at, from, window) } else { self.visited(at, from, window) };
        self.repetitions.back();
        score
    }

    fn visited(&mut self, at: Node<'_, P>, from: Seat, window: Window) -> Option<i32> {
        Some(-self.visit(at, from, window.flipped())?)
    }

    /// The score of a position that `from` has just brought about.
    fn visit(&mut self, at: Node<'_, P>, from: Seat, window: Window) -> Option<i32> {
        self.budget.pay()?;
        if let Some(score) = ended(at.position, self.me, at.ply).or_else(|| self.counted_out(at)) {
            return Some(score);
        }
        let Turn::One(seat) = at.position.turn() else { return Some(self.judge(at.position)) };
        if seat == from || at.ply >= LONGEST {
            return Some(self.judge(at.position));
        }
        let at = Node { replied: at.replied && seat != self.me, ..at };
        if at.depth <= 0 {
            return self.quiescence(at, seat, window);
        }
        if let Some(score) = self.known(at, window) {
            return Some(score);
        }
        self.open(at, seat, window)
    }

    /// Lists what `seat` may do and searches it.
    fn open(&mut self, at: Node<'_, P>, seat: Seat, window: Window) -> Option<i32> {
        if at.replied {
            let Some(action) = self.liked(at.position, seat) else { return Some(self.judge(at.position)) };
            let mut after = at.position.clone();
            after.apply(Actor::Seat(seat), action);
            let next = Node { position: &after, ply: at.ply + 1, ..at };
            return Some(-self.child(next, seat, window.flipped())?);
        }
        let mut list = std::mem::take(&mut self.lists[at.ply]);
        self.listed.clear();
        at.position.candidates(Actor::Seat(seat), &mut self.listed);
        self.rank(at, seat, &mut list);
        let score = if list.is_empty() {
            self.judge(at.position)
        } else {
            if seat != self.me && self.somebody_follows(at.position, seat) {
                list.push(Ranked { action: None, rank: FORCING });
            }
            self.prefer_known(at, &mut list);
            self.chosen(at, seat, &mut list, window)?
        };
        self.lists[at.ply] = list;
        Some(score)
    }

    fn chosen(
        &mut self,
        at: Node<'_, P>,
        seat: Seat,
        list: &mut [Ranked<Choice<P::Action>>],
        window: Window,
    ) -> Option<i32> {
        if seat == self.me {
            self.choose(at, seat, list, window)
        } else {
            Some(-self.choose(at, seat, list, window.flipped())?)
        }
    }

    /// Whether another rival decides between `seat` and `me`.
    fn somebody_follows(&self, position: &P, seat: Seat) -> bool {
        let (seats, playing) = (position.seats() as u8, position.in_play());
        let next = |seat: &Seat| Some(Seat((seat.0 + 1) % seats));
        std::iter::successors(next(&seat), next).take_while(|&seat| seat != self.me).any(|seat| playing.contains(seat))
    }

    /// What `seat` does when nobody looks closely: the first of its actions that promise most.
    fn liked(&mut self, position: &P, seat: Seat) -> Option<P::Action> {
        self.listed.clear();
        position.candidates(Actor::Seat(seat), &mut self.listed);
        self.promises.clear();
        position.order_hints(seat, &self.listed, &mut self.promises);
        let liked =
            self.promises.iter().enumerate().max_by_key(|&(index, &promise)| (promise, std::cmp::Reverse(index)));
        liked.map(|(index, _)| self.listed[index])
    }

    /// The listed actions with the ranks that order them.
    fn rank(&mut self, at: Node<'_, P>, seat: Seat, list: &mut Choices<P::Action>) {
        self.promises.clear();
        at.position.order_hints(seat, &self.listed, &mut self.promises);
        list.clear();
        for (&action, &promise) in self.listed.iter().zip(&self.promises) {
            let forcing = promise > 0 && at.position.force(action) > 0;
            let rank = self.order.by_promise(seat, action, forcing, promise, at.ply);
            list.push(Ranked { action: Some(action), rank });
        }
    }

    /// Puts first what was best when the position was searched before.
    fn prefer_known(&self, at: Node<'_, P>, list: &mut Choices<P::Action>) {
        let Some(known) = self.table.get(keyed(at)).and_then(|entry| entry.action) else { return };
        list.iter_mut().filter(|one| one.rank == KNOWN).for_each(|one| one.rank = FORCING);
        if let Some(one) = list.iter_mut().find(|one| one.action == Some(known)) {
            one.rank = KNOWN;
        }
    }

    /// What a position seems worth.
    pub(crate) fn judge(&self, position: &P) -> i32 {
        self.evaluation.judge(position, self.me)
    }

    /// Who thinks.
    pub(crate) fn me(&self) -> Seat {
        self.me
    }

    /// A draw by counting.
    fn counted_out(&self, at: Node<'_, P>) -> Option<i32> {
        let outcome = at.position.draw_by_counting(self.repetitions.occurrences(at.position.key(), at.ply))?;
        Some(of_places(outcome, self.me, at.ply))
    }

    /// The score of a position searched before, if it settles the window.
    fn known(&self, at: Node<'_, P>, window: Window) -> Option<i32> {
        let entry = self.table.get(keyed(at))?;
        if !entry.serves(self.style, at.depth) {
            return None;
        }
        let score = to_root(entry.score, at.ply);
        let mine = entry.mover == self.me;
        let window = if mine { window } else { window.flipped() };
        entry.settles(score, window).then_some(if mine { score } else { -score })
    }

    /// The last of the tried choices refuted; the quiet ones before it did not.
    fn learn(&mut self, at: Node<'_, P>, seat: Seat, tried: &[Ranked<Choice<P::Action>>]) {
        let Some((refutation, vain)) = tried.split_last() else { return };
        if let Some(action) = refutation.action
            && at.position.force(action) <= 0
        {
            self.order.refuted(seat, action, at.depth, at.ply);
        }
        for one in vain.iter().filter(|one| is_late(one.rank)) {
            if let Some(action) = one.action {
                self.order.failed(seat, action, at.depth);
            }
        }
    }
}

/// The key of a position and of what is still to come in its round.
fn keyed<P: Evaluate>(at: Node<'_, P>) -> u64 {
    if at.replied { at.position.key() ^ REPLIED } else { at.position.key() }
}

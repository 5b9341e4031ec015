//! The turns worth thinking about: all moves and swaps, but of drops and mutations only the best few of each kind.

use super::order_hint::Promises;
use super::sight::Set;
use crate::play::{Action, Kind, Square, State};
use std::cmp::Reverse;

/// Squares that each kind is dropped on, at most.
const SQUARES: usize = 3;
/// Kinds that are not weak and are dropped, at most: the dearest.
const DEAREST: usize = 6;
/// Kinds that each piece mutates into, at most.
const KINDS: usize = 2;
/// Mutations of all pieces, at most.
const MUTATIONS: usize = 10;

/// Appends the turns of the mover that are worth thinking about: never none when there are any.
pub(crate) fn candidates(state: &State, out: &mut Vec<Action>) {
    if state.is_over() {
        return;
    }
    let first = out.len();
    if !state.is_placing() {
        state.of(state.mover()).each(|from| state.moves_from(Square::at(from), out));
        state.swaps(out);
        let promises = Promises::of(state, state.mover());
        drops(state, &promises, out);
        mutations(state, &promises, out);
    }
    if out.len() == first {
        state.actions(out);
    }
}

/// A guess and what it is of.
type Guess = (i32, Action);

fn drops(state: &State, promises: &Promises<'_>, out: &mut Vec<Action>) {
    let mut guesses: Vec<Guess> = Vec::with_capacity(32);
    let mut kinds: Vec<(Kind, Set)> = Vec::with_capacity(18);
    state.drops(|kind, squares| kinds.push((kind, squares)));
    kinds.sort_unstable_by_key(|&(kind, _)| (kind.is_weak(), Reverse(kind.value()), kind));
    let strong = kinds.iter().take_while(|(kind, _)| !kind.is_weak()).count();
    let dearest = &kinds[..strong.min(DEAREST)];
    for &(kind, squares) in dearest.iter().chain(&kinds[strong..]) {
        let safe = squares.without(promises.hanging(kind));
        let pool = if safe.is_empty() { squares } else { safe };
        let hits = promises.hits(kind);
        let squares = pool & hits.iter().fold(quiet_squares(state, kind, pool), |all, (from, _)| all | *from);
        guesses.clear();
        squares.each(|to| {
            let gain: i32 = hits.iter().filter(|(from, _)| from.has(to)).map(|(_, gain)| gain).sum();
            let line = i32::from(state.frame(state.mover()).line(Square::at(to)));
            guesses
                .push((gain + if kind.is_weak() { 20 * line } else { 0 }, Action::Drop { kind, to: Square::at(to) }));
        });
        best(&mut guesses, SQUARES, out);
    }
}

/// A few squares to drop a piece on that attacks nothing: weak ones as far on as may be, others beside the own King or
/// in the middle.
fn quiet_squares(state: &State, kind: Kind, pool: Set) -> Set {
    let home = state.frame(state.mover());
    if kind.is_weak() {
        let from_line = |line| pool.without(home.below_line(line));
        return (2..=7).rev().map(from_line).find(|squares| !squares.is_empty()).unwrap_or(pool);
    }
    let beside = state.king(state.mover()).map_or(Set::EMPTY, |king| state.ground().reach(Kind::King, home, king));
    one_of(pool & beside) | one_of(pool & MIDDLE)
}

/// The four squares in the middle.
const MIDDLE: Set = Set::from_words([0x0000_0018_1800_0000]);

fn one_of(squares: Set) -> Set {
    squares.first().map_or(Set::EMPTY, Set::single)
}

fn mutations(state: &State, promises: &Promises<'_>, out: &mut Vec<Action>) {
    let (mut guesses, mut of_one): (Vec<Guess>, Vec<Guess>) = (Vec::with_capacity(32), Vec::with_capacity(16));
    let mut chosen = Vec::with_capacity(4);
    state.mutable(|at, kinds| {
        let kind = state.kind_at(at);
        of_one.clear();
        for into in kinds.iter().filter(|into| into.value() >= kind.value()) {
            let action = Action::Mutate { at, into };
            of_one.push((promises.of_action(action) + i32::from(into.value()), action));
        }
        chosen.clear();
        best(&mut of_one, KINDS, &mut chosen);
        guesses.extend(chosen.iter().map(|&action| (promises.of_action(action), action)));
    });
    best(&mut guesses, MUTATIONS, out);
}

/// Appends the best of these, the first of equals.
fn best(guesses: &mut Vec<Guess>, most: usize, out: &mut Vec<Action>) {
    for _ in 0..most.min(guesses.len()) {
        let mut best = 0;
        for index in 1..guesses.len() {
            if guesses[index].0 > guesses[best].0 {
                best = index;
            }
        }
        out.push(guesses.swap_remove(best).1);
    }
}

//! Deeper and deeper, until the limits are spent.

use crate::alphabeta::{Node, NoisyEvaluation, Search};
use crate::limits::{Budget, Limits};
use crate::order::Ranked;
use crate::score::{INFINITE, LONGEST, Verdict, Window, of_outcome, verdict};
use skazka_core::{Actor, Evaluate, Seat, Stop, Turn};

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Analysis<A> {
    /// The worth of the position for the seat to decide, in hundredths of the game's unit of material, or a proven end;
    /// see [`verdict`]. For seat 0 where no single seat decides.
    pub score: i32,
    /// The deepest iteration that was finished; 0 when none was.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// The line the search expects, beginning with the best action; empty when there is nothing to decide.
    pub line: Vec<A>,
}

/// Searches a position of two seats without chance until a limit is reached or `stop` is raised.
///
/// Positions that cannot be searched (over, secret, chance, more than two seats) are only judged.
pub fn analyse<P: Evaluate>(position: &P, limits: &Limits, stop: &Stop) -> Analysis<P::Action> {
    let Turn::One(seat) = position.turn() else { return judged(position) };
    let mut legal = Vec::new();
    position.actions(Actor::Seat(seat), &mut legal);
    if position.seats() != 2 || legal.is_empty() {
        return judged(position);
    }
    let budget = Budget::new(limits, stop);
    let search = Search::new(position, &[], limits, NoisyEvaluation::default(), budget);
    deepen(search, position, seat, legal, limits)
}

fn judged<P: Evaluate>(position: &P) -> Analysis<P::Action> {
    let seat = position.turn().seats().iter().next().unwrap_or(Seat(0));
    let score = match position.outcome() {
        Some(outcome) => of_outcome(outcome, seat, 0),
        None => NoisyEvaluation::default().judge(position, seat),
    };
    Analysis { score, depth: 0, nodes: 0, line: Vec::new() }
}

/// Searches the `legal` actions of `seat` at `root`, which are tried in this order at first; there is at least one.
pub(crate) fn deepen<P: Evaluate>(
    mut search: Search<'_, P>,
    root: &P,
    seat: Seat,
    legal: Vec<P::Action>,
    limits: &Limits,
) -> Analysis<P::Action> {
    let mut found = Analysis { score: search.evaluation.judge(root, seat), depth: 0, nodes: 0, line: vec![legal[0]] };
    let mut list: Vec<_> = legal.into_iter().map(|action| Ranked { action, rank: 0 }).collect();
    for depth in 1..=LONGEST as u8 {
        if depth > limits.depth.max(1) && search.budget.spent() >= limits.least {
            break;
        }
        let place = Node { position: root, depth: i32::from(depth), ply: 0 };
        let score = iteration(&mut search, place, seat, &mut list, found.score);
        if !search.lines[0].is_empty() {
            found.line.clone_from(&search.lines[0]);
        }
        let Some(score) = score else { break };
        (found.score, found.depth) = (score, depth);
        if is_proven(score, depth) {
            break;
        }
    }
    found.nodes = search.budget.spent();
    found
}

/// One iteration, first in a window around what the one before found.
fn iteration<P: Evaluate>(
    search: &mut Search<'_, P>,
    place: Node<'_, P>,
    seat: Seat,
    list: &mut [Ranked<P::Action>],
    expected: i32,
) -> Option<i32> {
    let mut margin = if place.depth < 4 { INFINITE } else { 30 };
    loop {
        let window = around(expected, margin);
        let score = search.best(place, seat, list, window)?;
        if window.holds(score) {
            return Some(score);
        }
        margin = if margin > 500 { INFINITE } else { margin * 4 };
    }
}

fn around(score: i32, margin: i32) -> Window {
    if margin == INFINITE { Window::OPEN } else { Window { alpha: score - margin, beta: score + margin } }
}

/// Whether searching deeper cannot find a shorter win or a longer resistance.
fn is_proven(score: i32, depth: u8) -> bool {
    match verdict(score) {
        Verdict::WinsIn(actions) | Verdict::LosesIn(actions) => actions <= u32::from(depth),
        Verdict::Unclear(_) => false,
    }
}

//! Counting action sequences: the yardstick for rules.

use crate::{Actor, Notation, Position};
use std::collections::BTreeMap;

/// What chance draws while sequences are counted: these outcomes in turn, the first again after the last.
///
/// Wherever chance is to act and the next of them is possible, it is what chance draws; elsewhere all outcomes are
/// counted. So a script of rolls leaves discs and the lot to chance.
#[derive(Debug, Clone, Copy)]
pub struct Script<'a, A> {
    outcomes: &'a [A],
    next: usize,
}

impl<'a, A: Copy + Eq> Script<'a, A> {
    /// A script of these outcomes; without any, all that is possible is counted everywhere.
    pub fn new(outcomes: &'a [A]) -> Script<'a, A> {
        Script { outcomes, next: 0 }
    }

    /// Whether nothing is told.
    pub fn is_empty(&self) -> bool {
        self.outcomes.is_empty()
    }

    /// Leaves of `possible` what chance draws there, and goes on in the script.
    #[must_use]
    pub fn choose(mut self, possible: &mut Vec<A>) -> Script<'a, A> {
        if let Some(&told) = self.outcomes.get(self.next).filter(|told| possible.contains(told)) {
            *possible = vec![told];
            self.next = (self.next + 1) % self.outcomes.len();
        }
        self
    }
}

/// A position whose action sequences can be counted. There is nothing to implement where counting one by one is fast
/// enough.
pub trait Perft: Position {
    /// The number of sequences of `depth` actions of seats; shorter ones that end the game do not count, draws by counting
    /// are ignored. What chance draws on the way is told by `script` and is no action of its own. While several seats
    /// decide in secret, the lowest of them goes first.
    fn perft(&self, depth: u32, script: Script<Self::Action>) -> u64 {
        one_by_one(self, depth, script)
    }
}

/// [`Perft::perft`], by taking every action of every position but the last.
pub fn one_by_one<P: Perft>(position: &P, depth: u32, script: Script<P::Action>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Some(Next { by, actions, script }) = next_actions(position, script) else { return 0 };
    let left = depth - u32::from(by != Actor::Chance);
    actions.into_iter().map(|action| after(position, by, action).perft(left, script)).sum()
}

/// Each first action of a seat, written, with the number of sequences of `depth` actions after it; sorted by notation.
/// An action that may be taken after several outcomes of chance stands once.
pub fn divide<P: Perft + Notation>(position: &P, depth: u32, script: Script<P::Action>) -> Vec<(String, u64)> {
    let mut counted = BTreeMap::new();
    divide_into(&mut counted, position, depth, script);
    counted.into_iter().collect()
}

fn divide_into<P: Perft + Notation>(
    counted: &mut BTreeMap<String, u64>,
    position: &P,
    depth: u32,
    script: Script<P::Action>,
) {
    let Some(Next { by, actions, script }) = next_actions(position, script) else { return };
    for action in actions {
        let after = after(position, by, action);
        match by {
            Actor::Chance => divide_into(counted, &after, depth, script),
            Actor::Seat(_) => {
                *counted.entry(position.write_action(by, action)).or_default() += after.perft(depth, script);
            }
        }
    }
}

/// What may be done next, and by whom.
struct Next<'a, P: Position> {
    by: Actor,
    actions: Vec<P::Action>,
    /// The script as it goes on from there.
    script: Script<'a, P::Action>,
}

/// What may be done next; none when the game is over.
fn next_actions<'a, P: Position>(position: &P, mut script: Script<'a, P::Action>) -> Option<Next<'a, P>> {
    let by = position.turn().next_actor()?;
    let mut actions = Vec::new();
    position.actions(by, &mut actions);
    if by == Actor::Chance {
        script = script.choose(&mut actions);
    }
    Some(Next { by, actions, script })
}

fn after<P: Position>(position: &P, by: Actor, action: P::Action) -> P {
    let mut after = position.clone();
    after.apply(by, action);
    after
}

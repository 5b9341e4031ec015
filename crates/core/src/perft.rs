//! Counting action sequences: the yardstick for rules.

use crate::{Actor, Position, Turn};

/// The number of action sequences of length `depth` from `position`, outcomes of chance counted like actions.
///
/// Sequences that end the game earlier do not count; draws by counting are ignored. While several seats decide in
/// secret, the lowest of them goes first.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let children = divide(position, depth - 1);
    children.into_iter().map(|(_, nodes)| nodes).sum()
}

/// Each action of `position` with the number of sequences of length `depth` after it.
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(P::Action, u64)> {
    let Some(actor) = actor_of(&position.turn()) else {
        return Vec::new();
    };
    let mut actions = Vec::new();
    position.actions(actor, &mut actions);
    let count = |action| {
        let mut after = position.clone();
        after.apply(actor, action);
        (action, after.perft(depth, &[]))
    };
    actions.into_iter().map(count).collect()
}

/// Who acts next when one after another is asked: the lowest seat, or chance.
pub fn actor_of(turn: &Turn) -> Option<Actor> {
    match turn {
        Turn::Chance => Some(Actor::Chance),
        _ => turn.seats().iter().next().map(Actor::Seat),
    }
}

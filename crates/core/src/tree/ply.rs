//! One action of a game with what is told of it.

use super::NodeId;
use crate::game::{ChanceOutcome, chance_outcomes};
use crate::{Actor, Effect, Playable, Text, Turn};
use std::sync::Arc;

/// One action of a game. It keeps what is asked of it time and again, so that nobody needs the position it was taken in.
#[derive(Debug, Clone)]
pub struct Ply<A> {
    /// The node that it leads to.
    pub id: NodeId,
    /// Who took it.
    pub by: Actor,
    /// The action.
    pub action: A,
    /// The action in the game's notation.
    pub written: String,
    /// What chance drew, for people, where they are not to read its notation; see [`crate::Chance::says_drawn`].
    pub says: Option<Text>,
    /// What chance could have drawn instead, itself included, in the order in which draws count it; nothing where a seat
    /// acted.
    pub chances: Arc<[ChanceOutcome]>,
    /// The turn's number when it was taken; 0 for set-ups.
    pub turn: u32,
    /// Whether it was taken in secret.
    pub secret: bool,
    /// Whether it ended a secret stage and so showed everybody's choices.
    pub reveals: bool,
    /// What it did on the board.
    pub effects: Vec<Effect>,
}

impl<A: Copy> Ply<A> {
    /// An action that `before` allows and that is not taken yet.
    pub(super) fn new<P: Playable<Action = A>>(id: NodeId, before: &P, by: Actor, action: A) -> Ply<A> {
        let drawn = by == Actor::Chance;
        Ply {
            id,
            by,
            action,
            written: before.write_action(by, action),
            says: drawn.then(|| before.says_drawn(action)).flatten(),
            chances: chance_outcomes(before).filter(|_| drawn).unwrap_or_default().into(),
            turn: before.turn_number(),
            secret: matches!(before.turn(), Turn::Secret(_)),
            reveals: false,
            effects: before.effects(by, action),
        }
    }
}

/// Whether everybody's secret choices were shown between these two turns: the stage is over, or begins anew for a
/// seat that had decided.
pub(super) fn ends_secret_stage(before: Turn, after: Turn) -> bool {
    match (before, after) {
        (Turn::Secret(before), Turn::Secret(after)) => after.iter().any(|seat| !before.contains(seat)),
        (Turn::Secret(_), _) => true,
        _ => false,
    }
}

//! The state as programs read it.

use super::{GameState, Move, PositionState, SessionState};
use serde::Serialize;

/// Everything that a program is told of a game.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ApiState {
    /// The game.
    #[serde(flatten)]
    pub game: GameState,
    /// What who asks may do.
    #[serde(flatten)]
    pub session: SessionState,
    /// How many actions of the history are left out at its beginning, as was asked for.
    pub told: usize,
    /// The history after them.
    pub moves: Vec<Move>,
    /// The present point of the game; none when it was asked to be left out.
    pub position: Option<PositionState>,
}
